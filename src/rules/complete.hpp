#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace elgrande
{

/// True if the member `kind` of each row i is the i-th value of its enum. For a static_assert that a table has a row
/// for each value: in a std::array of the right size, a missing row would have the first value.
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

/// True if no two rows have the same number for saves and links, `wire`.
template <class Rows>
constexpr bool has_unique_wire_numbers(const Rows& rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
    {
        for (std::size_t j = 0; j < i; ++j)
        {
            if (rows[i].wire == rows[j].wire)
            {
                return false;
            }
        }
    }
    return true;
}

/// Returns the row with this number in saves and links, or nullptr.
template <class Rows>
constexpr const typename Rows::value_type* row_of_wire(const Rows& rows, std::uint64_t number)
{
    for (const auto& row : rows)
    {
        if (row.wire == number)
        {
            return &row;
        }
    }
    return nullptr;
}

/// Returns a table of `count` rows. Fails to compile if there are fewer or more; std::array would fill up with zeros.
template <class Row, std::size_t count, class... Rows>
constexpr std::array<Row, count> table_of(const Rows&... rows)
{
    static_assert(sizeof...(rows) == count, "the table needs one row for each value");
    return {Row(rows)...};
}

} // namespace elgrande
