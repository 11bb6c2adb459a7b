#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "ui/text.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace elgrande::screens
{

/// The log, with the newest line at the bottom. Touching a line shows its moment. A completed turn is folded into one
/// line; touching that unfolds or folds the turn.
class LogList
{
public:
    /// Draws the log with letters of this scale. The log ends `covered_height` above the lower edge of the box, because
    /// something else covers the part below. Measures only rows that are new since the last frame. Returns LookAt for a
    /// touched row that has a moment and does not sum up a turn; nothing otherwise.
    std::optional<Intent> draw(Ui& ui, Box box, float scale, const TableModel& shown, float min_row_height = 0,
                               float covered_height = 0);

    /// Draws two buttons at the right end of `box` that scroll the log, as it was last drawn by draw(), to the previous
    /// and to the next round.
    void draw_rounds(Ui& ui, const Box& box, const TableModel& shown);
    /// Returns the width of the buttons of draw_rounds().
    static float rounds_width(const Ui& ui) { return 2 * std::max(26.0F, ui.min_touch_size()); }

    /// Draws the last lines for a phone, newest first. Returns true if they were touched; the caller then opens the
    /// whole log.
    static bool draw_latest(Ui& ui, Box box, const TableModel& shown);
    /// Returns the height that draw_latest() needs for its lines in a box of this width.
    static float latest_height(float width, const TableModel& shown);

    /// Call it when another game's log is drawn from now on.
    void forget() { *this = {}; }

private:
    /// The values on which the measured heights of rows depend, besides their texts.
    struct Measured
    {
        float width = 0;
        float size = 0;
        float step = 0; ///< height of a row of one line
        words::Language language{};

        bool operator==(const Measured&) const = default;
    };

    /// The height of the row with this LogRow::serial.
    struct Height
    {
        std::uint64_t serial = 0;
        float height = 0;
    };

    bool is_shown(const LogRow& row) const
    {
        return row.turn == 0
               || (row.sums_up ? row.turn != unfinished_turn_
                               : row.turn == unfinished_turn_ || open_.contains(row.turn));
    }
    static void draw_ground(Ui& ui, const Box& row, bool pointed, bool current, float scale);
    void draw_row(Ui& ui, const LogRow& row, const Box& box, const Letters& style) const;
    void toggle(int turn);
    void reveal_opened(Ui& ui, float room, const TableModel& shown);
    void reveal_moment(Ui& ui, const TableModel& shown);
    void measure(const Letters& style, float width, float step, const TableModel& shown);
    void stay_at_end(Ui& ui, const Letters& style, ImVec2 room, float step, const TableModel& shown);

    std::vector<float> tops_; ///< the upper edge of each row, and the lower edge of the last
    std::vector<Height> heights_;
    Measured measured_;
    std::uint64_t changes_ = 0;             ///< TableModel::log_changes when the rows were measured
    std::set<int> open_;                    ///< turns that are unfolded
    bool folded_ = false;                   ///< a turn was folded or unfolded since the rows were measured
    int opened_turn_ = 0;                   ///< the turn that was unfolded since the last frame; or 0
    int unfinished_turn_ = 0;               ///< the turn that is not over; or 0
    float offset_ = 0;                      ///< how far the list was scrolled when it was last drawn
    float height_ = 0;                      ///< of its box when it was last drawn
    table::Moment revealed_ = table::never; ///< the past moment whose rows were last scrolled into view
};

} // namespace elgrande::screens
