#pragma once

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

} // namespace elgrande
