#pragma once

#include "app/pages/page_context.hpp"
#include "app/puzzle/calendar.hpp"
#include "app/puzzle/puzzle_list.hpp"
#include "screens/model/intent.hpp"
#include "ui/ui.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The calendar of the puzzle of the day: a month with the days on which it was solved, and the number of such days in
/// a row. Pressing a day from first_day to today opens its puzzle.
class PuzzleCalendar
{
public:
    /// Shows the month of today. `context` must outlive this object; `list` is as for daily_puzzle().
    PuzzleCalendar(const PageContext& context, std::vector<ListedPuzzle> list);

    /// Draws the calendar at the top of `rest`, and removes its area from `rest`. Returns OpenPuzzle with the puzzle of
    /// the day that was pressed; nothing if none was.
    std::optional<Intent> draw(Ui& ui, Box& rest, float scale);

private:
    bool is_solved(std::int64_t day) const;
    std::string month_text() const;
    std::string streak_line() const;
    void draw_header(Ui& ui, Box line, float scale);
    void draw_weekdays(Ui& ui, const Box& line, float scale) const;
    std::optional<Intent> draw_day(Ui& ui, std::int64_t day, const Box& box, float scale) const;

    const PageContext& context_;
    std::vector<ListedPuzzle> list_;
    std::int64_t today_;
    std::vector<std::int64_t> solved_; ///< as solved_days()
    std::chrono::year_month month_;    ///< the month that is shown
};

} // namespace elgrande::screens
