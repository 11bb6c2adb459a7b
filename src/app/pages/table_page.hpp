#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/table/table_screen.hpp"

namespace elgrande::screens
{

/// The table of the open game, with the curtain before a secret question.
class TablePage final : public Page
{
public:
    TablePage(const PageContext& context, board::Painter& painter) : context_(context), screen_(painter) {}

    TableScreen& screen() { return screen_; }

    /// Tells whether no dialog lies over the table: only then the curtain is drawn.
    void lies_free(bool free) { free_ = free; }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;
    bool handle(const Intent& intent) override;

private:
    Seat asking_curtain() const;
    bool has_sheet() const;
    Intent way_back() const;
    PuzzleShown sheet() const;
    TableModel model();
    void describe_puzzle(Mirror& mirror) const;

    const PageContext& context_;
    TableScreen screen_;
    bool free_ = true;
    LessonShown lesson_; ///< while there is one
    PuzzleShown puzzle_; ///< the same, also of an analysis
    PlayerView silent_;  ///< without answers, where a lesson or puzzle asks nothing
};

/// Tells a pinned note to the mirror, as its notice.
void describe_note(const PageContext& context, const Explainer& explainer, Mirror& mirror);
/// Closes a pinned note if `intent` ends it. Returns true if that is all that it does.
bool close_note(const Intent& intent, Explainer& explainer);

} // namespace elgrande::screens
