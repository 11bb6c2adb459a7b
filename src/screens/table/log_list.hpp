#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "ui/text.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace elgrande::screens
{

/// The log: the newest line at the bottom. A touched line leads to its moment. A turn that is over is one line, which
/// opens and closes.
class LogList
{
public:
    /// `least`: height of a row. Only rows that were told since the last frame are measured. So much of the box is
    /// `covered` at its lower edge: the log ends above.
    std::optional<Intent> draw(Ui& ui, Box box, float scale, const TableModel& shown, float least = 0,
                               float covered = 0);

    /// Signs that lead to the round before and after what is in sight, at the right end of `box`.
    void draw_rounds(Ui& ui, const Box& box, const TableModel& shown);
    /// The width that they need.
    static float rounds_width(const Ui& ui) { return 2 * std::max(26.0F, ui.least_touch()); }

    /// On a phone: the last lines, newest first; true when they are touched. Then the whole log should open.
    static bool draw_short(Ui& ui, Box box, const TableModel& shown);
    static float short_length(float width, const TableModel& shown);

    /// Another game's log is drawn from now on.
    void forget() { *this = {}; }

private:
    /// The width and rows for which the tops were measured.
    struct Measured
    {
        float width = 0;
        float size = 0;
        float step = 0; ///< height of a row of one line
        words::Language language{};

        bool operator==(const Measured&) const = default;
    };

    /// The height of a row that was told under this number.
    struct Height
    {
        std::uint64_t serial = 0;
        float height = 0;
    };

    bool is_shown(const LogRow& row) const
    {
        return row.turn == 0 || (row.sums_up ? row.turn != going_ : row.turn == going_ || open_.contains(row.turn));
    }
    static void draw_ground(Ui& ui, const Box& row, bool pointed, bool current, float scale);
    void draw_row(Ui& ui, const LogRow& row, const Box& box, const Letters& how, float scale) const;
    void toggle(int turn);
    void reveal_opened(Ui& ui, float room, const TableModel& shown);
    void reveal_moment(Ui& ui, const TableModel& shown);
    void measure(const Letters& how, float width, float step, const TableModel& shown);

    std::vector<float> tops_; ///< of each row, and the end of the last
    std::vector<Height> heights_;
    Measured measured_;
    std::uint64_t changes_ = 0;             ///< TableModel::log_changes, when that was
    std::set<int> open_;                    ///< turns of which all rows are shown
    bool folded_ = false;                   ///< one of them is new, or gone
    int opened_ = 0;                        ///< the one that was opened since the last frame
    int going_ = 0;                         ///< the turn that is not over, see turn_going()
    float offset_ = 0;                      ///< of the scrolled list, when it was drawn last
    float covered_ = 0;                     ///< so much of its box was not to be seen then
    table::Moment revealed_ = table::never; ///< the past moment whose rows were brought into sight
};

} // namespace elgrande::screens
