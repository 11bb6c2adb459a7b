#pragma once

#include "record/archive/ranged.hpp"
#include "record/format.hpp"
#include "rules/state.hpp"

#include <cstddef>
#include <cstdint>
#include <variant>

/// Fields that many structures share: seats, owners of caballeros, places, sets and variants. See fields.hpp.
namespace elgrande::record
{

/// A seat of 0 … players − 1, or `nobody`, which is coded as the number after the last seat.
template <class Archive>
void seat_field(Archive& archive, const char* what, Seat& seat, int players)
{
    std::uint8_t code = seat == nobody ? static_cast<std::uint8_t>(players) : seat;
    archive(below(what, code, static_cast<std::uint64_t>(players) + 1));
    seat = code == players ? nobody : code;
}

/// The owner of a caballero; `nobody` is coded as the number after the last owner.
template <class Archive>
void owner_field(Archive& archive, const char* what, Seat& owner)
{
    std::uint8_t code = owner == nobody ? std::uint8_t{max_owners} : owner;
    archive(below(what, code, max_owners + 1));
    owner = code == max_owners ? nobody : code;
}

/// A place, written as its wire_number(), which must be less than `count`.
template <class Archive>
void place_field(Archive& archive, const char* what, Place& place, std::uint64_t count = reserved_places)
{
    std::uint8_t number = wire_number(place);
    archive(below(what, number, count));
    const auto known = place_of_wire(number);
    if (!known)
    {
        refuse(what, "a place of a newer version of this program", ErrorKind::Newer);
    }
    place = *known;
}

/// A flag that is set if `value` equals `default_value`. If it is not set, the value follows, which `fields` writes or
/// reads; reading a set flag assigns `default_value`.
template <class Archive, class T, class Fields>
void field_or_default(Archive& archive, const char* what, T& value, const T& default_value, Fields fields)
{
    bool is_default = value == default_value;
    archive(below(what, is_default, 2));
    if (!is_default)
    {
        fields();
    }
    else if (Archive::is_loading::value)
    {
        value = default_value;
    }
}

/// The index of the alternative that a variant holds. Reading constructs that alternative. Its fields must follow.
template <class Archive, class... Alternative>
void alternative_field(Archive& archive, const char* what, std::variant<Alternative...>& held)
{
    std::size_t number = held.index();
    archive(below(what, number, sizeof...(Alternative)));
    if (Archive::is_loading::value)
    {
        std::size_t i = 0;
        ((i++ == number ? static_cast<void>(held.template emplace<Alternative>()) : void()), ...);
    }
}

/// A set, written as a number: bit i stands for the value whose row has the wire number i. `kind`: the member of a row
/// that holds the value.
template <class Archive, class Set, class Rows, class Row, class Kind>
void set_field(Archive& archive, const char* what, Set& set, const Rows& rows, Kind Row::*kind)
{
    std::uint32_t bits = 0;
    for (const Row& row : rows)
    {
        bits |= set.contains(row.*kind) ? std::uint32_t{1} << row.wire : 0U;
    }
    small_number(archive, what, bits);
    Set found;
    for (const Row& row : rows)
    {
        if ((bits >> row.wire & 1U) != 0)
        {
            found.insert(row.*kind);
            bits &= ~(std::uint32_t{1} << row.wire);
        }
    }
    if (bits != 0)
    {
        refuse(what, "of a newer version of this program", ErrorKind::Newer);
    }
    set = found;
}

template <class Archive>
void place_set_field(Archive& archive, const char* what, PlaceSet& places)
{
    field_or_default(archive, what, places, PlaceSet(),
                     [&] { set_field(archive, what, places, place_rows, &PlaceRow::place); });
}

template <class Archive>
void module_set_field(Archive& archive, const char* what, Modules& modules)
{
    field_or_default(archive, what, modules, Modules(),
                     [&] { set_field(archive, what, modules, module_rows, &ModuleRow::module); });
}

} // namespace elgrande::record
