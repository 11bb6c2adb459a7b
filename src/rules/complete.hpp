#pragma once

#include <array>
#include <cstddef>

namespace elgrande
{

/// True if `rows` has one row for each value of an enum, in the order of the enum. For static_assert beside tables with
/// a row for each question, kind of action or kind of event. (A row that is missing has the first value of the enum.)
template <class Rows, class Row, class Kind>
constexpr bool is_complete(const Rows& rows, Kind Row::*kind)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
    {
        if (rows[i].*kind != static_cast<Kind>(i))
        {
            return false;
        }
    }
    return true;
}

/// Returns a table of `count` rows. Does not compile if a row is missing, where std::array would add zeros.
template <class Row, std::size_t count, class... Rows>
constexpr std::array<Row, count> table_of(const Rows&... rows)
{
    static_assert(sizeof...(rows) == count, "the table needs one row for each value");
    return {Row(rows)...};
}

} // namespace elgrande
