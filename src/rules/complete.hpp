#pragma once

#include <cstddef>

namespace elgrande
{

/// Has each value of an enum its row, in the order of the enum, with what it must have? For static_assert beside tables
/// that have one row for every question or kind of action: one that is missing does not compile.
template <class Rows, class Row, class Kind, class Needed>
constexpr bool is_complete(const Rows& rows, Kind Row::*kind, Needed Row::*needed)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
    {
        if (rows[i].*kind != static_cast<Kind>(i) || rows[i].*needed == Needed{})
        {
            return false;
        }
    }
    return true;
}

} // namespace elgrande
