#pragma once

#include "platform/platform.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// A question or a message over the screen: a title, a text, and buttons of which one is pressed.
struct Message
{
    std::string title;
    std::string text;
    std::vector<std::string> buttons; ///< the last one is the most likely
};

/// The number of the pressed button; the first for Escape. Nothing while the player reads.
std::optional<int> draw_message(Ui& ui, const Message& message);

/// The other commands of the table; `home` is what the way to the start page is called, `of_puzzle` whether a puzzle
/// is on it. Closing is ReturnToNow.
std::optional<Intent> draw_menu(Ui& ui, const words::Localizer& localizer, words::Key home, bool of_puzzle);

/// The screen is handed over. `may_undo`: the player before may take back their last action instead.
std::optional<Intent> draw_curtain(Ui& ui, const words::Localizer& localizer, const TableModel& shown, Seat seat,
                                   Question question, bool may_undo);

/// The choices of the sharing dialog.
struct Sharing
{
    int what = 0; ///< 0: this position, 1: the whole game
    bool everything = false;
    bool fixed = false; ///< there is one link, and nothing to be chosen: of a puzzle
    bool makes_puzzle = true;
    std::string said; ///< what became of the copy
};

enum class ShareWish : std::uint8_t
{
    Copy,
    Download,
    Pass,    ///< to the next player
    Picture, ///< of the position
    Puzzle,  ///< made of it
    Close
};

/// `link` is the whole address for the present choices. `cards_to_come`: who opens the whole game can find them out.
std::optional<ShareWish> draw_share(Ui& ui, const words::Localizer& localizer, Sharing& sharing,
                                    const std::string& link, bool cards_to_come);

/// Asks for a name. Nothing while the player types; empty: given up. Enter keeps what was typed and so does a touch
/// beside the dialog, Escape gives it up. `begins`: it has just opened, and its field takes the keyboard.
std::optional<std::string> draw_rename(Ui& ui, platform::Platform& platform, const words::Localizer& localizer,
                                       std::string& name, bool& begins);

} // namespace elgrande::screens
