#pragma once

#include "platform/platform.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <cstdint>
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
    std::vector<std::string> buttons; ///< at least one; the last one is the default
};

/// Draws a message. Returns the index of the button pressed in this frame; nothing if none was. Escape presses the
/// first button.
std::optional<int> draw_message(Ui& ui, const Message& message);

/// The conditions on which the entries of the table's menu depend.
struct MenuOptions
{
    words::Key home{};      ///< label of the last entry; if it is Key::EmbedOpen, the editor has no entry
    bool of_puzzle = false; ///< a puzzle is on the table, so the menu offers no advice
    bool of_guest = false;  ///< the game belongs to another table, whose screen offers most entries
    bool has_rooms = false; ///< the game can be played on several screens
    bool has_signs = false; ///< players at this screen can show signs to other screens
    bool of_editor = false; ///< the position comes from the editor, to which an entry leads back
    platform::FullScreen full_screen = platform::FullScreen::Impossible; ///< no entry if it is impossible
};

/// Draws the menu of the table. Returns the intent of the entry or the language that was chosen in this frame, or
/// PageCommand::Close for Escape; nothing otherwise.
std::optional<Intent> draw_menu(Ui& ui, const words::Localizer& localizer, const MenuOptions& options);

/// A secret question, and the seat that takes over the screen to answer it.
struct HandOver
{
    Seat seat = nobody;
    Question question{};
    std::vector<Seat> round{}; ///< all seats of a round of secret answers, in order: Sitting::hand_overs()

    /// Returns the position of the seat in the round, from 1; 0 if the round has fewer than two seats or not this one.
    int place() const;
};

/// Draws the curtain before a secret question. Read from afar, it is large and has a head in the colour of the player
/// who takes over the screen; a large screen has a frame in that colour. `may_undo`: the previous player may undo the
/// last action instead. Returns GameCommand::Lift or Undo, or PageCommand::OpenMenu for Escape; nothing otherwise.
std::optional<Intent> draw_curtain(Ui& ui, const words::Localizer& localizer, const TableModel& shown,
                                   const HandOver& next, bool may_undo);

/// Returns the text on the curtain, with style marks: the next question and, in a round of secret answers, the seat's
/// position in it and who follows.
std::string curtain_text(const words::Localizer& localizer, const TableModel& shown, const HandOver& next);

/// The choices of the sharing dialog, which draw_share() changes.
struct Sharing
{
    int what = 0;             ///< 0: this position; 1: the whole game
    bool everything = false;  ///< the link of the position includes the stacks and all hands
    bool fixed = false;       ///< there is nothing to choose, because there is only the link of a puzzle
    bool makes_puzzle = true; ///< offers to make a puzzle of the position
    std::string said;         ///< the result of copying the link; emptied when a choice changes
};

enum class ShareWish : std::uint8_t
{
    Copy,
    Download,
    Pass,    ///< to the next player
    Picture, ///< of the position
    Puzzle,  ///< makes a puzzle of the position
    Code,    ///< shows the link as a QR code
    Close
};

/// Draws the sharing dialog. `link` is the address for the current choices. With `cards_to_come`, the dialog warns that
/// the link of the whole game reveals the cards of later rounds. Returns what was pressed; nothing otherwise.
std::optional<ShareWish> draw_share(Ui& ui, const words::Localizer& localizer, Sharing& sharing,
                                    const std::string& link, bool cards_to_come);

/// Draws a dialog that edits `name`. Returns the name once it is confirmed by a button, Enter or a touch outside; an
/// empty name once the dialog is cancelled by a button, Escape, or a touch outside while the name is not valid; nothing
/// otherwise. Set `begins` to true when the dialog opens: its field takes the focus, and `begins` becomes false.
std::optional<std::string> draw_rename(Ui& ui, platform::Platform& platform, const words::Localizer& localizer,
                                       std::string& name, bool& begins);

} // namespace elgrande::screens
