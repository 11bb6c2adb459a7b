#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/dialogs/dialogs.hpp"
#include "screens/table/table_screen.hpp"

#include <optional>
#include <vector>

namespace elgrande::screens
{

/// The table of the open game, and the curtain that hides secret questions.
class TablePage final : public Page
{
public:
    /// Both arguments must outlive this object.
    TablePage(const PageContext& context, board::Painter& painter) : context_(context), screen_(painter) {}

    TableScreen& screen() { return screen_; }

    /// Sets whether the table is free of dialogs. The curtain is drawn only while it is.
    void set_uncovered(bool uncovered) { uncovered_ = uncovered; }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;
    bool handle(const Intent& intent) override;

private:
    /// Returns the hand-over behind the curtain that is down or about to fall; nothing if there is none.
    std::optional<HandOver> hand_over() const;
    bool has_sheet() const;
    Intent way_back() const;
    PuzzleShown sheet() const; ///< has_sheet() must be true
    /// Returns the contents of the table. The model refers to members of this page; it is valid until the next call.
    TableModel model();
    /// Returns `table` without answers and undo.
    TableModel silenced(TableModel table);
    void describe_sheet(Mirror& mirror) const;
    bool may_offer_full_screen(const Ui& ui, const TableModel& table) const;
    /// Draws the offer to fill the screen. Returns the intent to do so if it was accepted.
    std::optional<Intent> draw_full_screen_offer(Ui& ui) const;

    const PageContext& context_;
    TableScreen screen_;
    bool uncovered_ = true;
    LessonShown lesson_;             ///< filled in while a lesson is open
    PuzzleShown sheet_;              ///< filled in while a puzzle or an analysed turn is shown
    std::vector<std::string> signs_; ///< by seat: the sign that its player shows; empty in a game without a room
    PlayerView silent_;              ///< the view without answers, while a lesson or puzzle asks nothing
};

/// Sets the mirror's notice to the pinned note of `explainer`, if there is one. A game must be open.
void describe_note(const PageContext& context, const Explainer& explainer, Mirror& mirror);
/// Closes a pinned note if `intent` ends it: Close, or opening the rules at its topic. Returns true for Close, even if
/// no note is pinned; opening the rules is still to be carried out.
bool close_note(const Intent& intent, Explainer& explainer);

} // namespace elgrande::screens
