#pragma once

#include <array>
#include <cstddef>

namespace elgrande
{

/// Has each value of an enum its row, in the order of the enum? For static_assert beside tables that have one row for
/// every question or kind of action: one that is missing does not compile. (A row that is not written has the first
/// value of the enum.)
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

/// A table with one row for each of `count` values of an enum, in its order. One row too few or too many does not
/// compile, where std::array would fill up with zeros.
template <class Row, std::size_t count, class... Rows>
constexpr std::array<Row, count> table_of(const Rows&... rows)
{
    static_assert(sizeof...(rows) == count, "the table needs one row for each value");
    return {Row(rows)...};
}

} // namespace elgrande
