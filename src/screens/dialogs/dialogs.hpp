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

/// A question or a message: a title, a text and buttons.
struct Message
{
    std::string title;
    std::string text;
    std::vector<std::string> buttons; ///< the last one is the default
};

/// Draws a message. Returns the number of the pressed button; Escape presses the first one.
std::optional<int> draw_message(Ui& ui, const Message& message);

/// The menu of the table. `home` is the label of the way to the start page, `of_puzzle` whether a puzzle is on the
/// table.
std::optional<Intent> draw_menu(Ui& ui, const words::Localizer& localizer, words::Key home, bool of_puzzle);

/// The curtain before a secret question. `may_undo`: the previous player may take back the last action instead.
std::optional<Intent> draw_curtain(Ui& ui, const words::Localizer& localizer, const TableModel& shown, Seat seat,
                                   Question question, bool may_undo);

/// The choices of the sharing dialog.
struct Sharing
{
    int what = 0; ///< 0: this position, 1: the whole game
    bool everything = false;
    bool fixed = false; ///< there is only one link, that of a puzzle
    bool makes_puzzle = true;
    std::string said; ///< the outcome of copying the link
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

/// `link` is the address for the present choices. `cards_to_come`: whoever opens the whole game can find out which
/// cards are still to come.
std::optional<ShareWish> draw_share(Ui& ui, const words::Localizer& localizer, Sharing& sharing,
                                    const std::string& link, bool cards_to_come);

/// Asks for a name. Returns the name when it is confirmed, by Enter or by a touch beside the dialog; an empty one if it
/// is cancelled, by Escape; else nothing. `begins`: the dialog has just opened and its field takes the focus.
std::optional<std::string> draw_rename(Ui& ui, platform::Platform& platform, const words::Localizer& localizer,
                                       std::string& name, bool& begins);

} // namespace elgrande::screens
