#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "ui/text.hpp"

#include <optional>
#include <vector>

namespace elgrande::screens
{

/// The log: the newest line at the bottom. A touched line leads to its moment.
class LogList
{
public:
    /// `least`: height of a row.
    std::optional<Intent> draw(Ui& ui, const Box& box, float scale, const TableModel& shown, float least = 0);

    /// On a phone: the last lines, newest first; true when they are touched. Then the whole log should open.
    static bool draw_short(Ui& ui, Box box, const TableModel& shown);
    static float short_length(float width, const TableModel& shown);

private:
    /// What the tops of the rows were measured for.
    struct Measured
    {
        float width = 0;
        float size = 0;
        float step = 0; ///< height of a row of one line
        const LogRow* first = nullptr;
        std::size_t rows = 0;
        words::Language language{};

        bool operator==(const Measured&) const = default;
    };

    void measure(const Letters& how, float width, float step, const TableModel& shown);

    std::vector<float> tops_; ///< of each row, and the end of the last
    Measured measured_;
};

} // namespace elgrande::screens
