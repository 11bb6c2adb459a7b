#pragma once

#include "record/archive/ranged.hpp"
#include "rules/state.hpp"

/// Fields that many parts of a game have: seats, owners of caballeros and places. See fields.hpp.
namespace elgrande::record
{

/// The places that every game can name have the lowest numbers, and those of a module come behind them.
inline constexpr std::uint64_t every_place = wire_number(Place::Nowhere) + 1U;
inline constexpr std::uint64_t every_place_and_abroad = wire_number(Place::Portugal) + 1U;
inline constexpr std::uint64_t every_place_and_ship = wire_number(Place::Ship) + 1U;
inline constexpr std::uint64_t every_place_and_overseas = wire_number(Place::Mediterranean) + 1U;

/// The numbers of places that a game with this set-up can name. A wider range costs more, and old links have none.
inline std::uint64_t places_of(const Setup& setup)
{
    return has_colonies(setup)                          ? every_place_and_overseas
           : is_grandissimo(setup)                      ? every_place_and_ship
           : setup.modules.contains(Module::NewRegency) ? every_place_and_abroad
                                                        : every_place;
}

/// The same of places where anything but the King can be.
inline std::uint64_t board_places_of(const Setup& setup)
{
    return has_colonies(setup) ? every_place_and_overseas : is_grandissimo(setup) ? every_place_and_ship : every_place;
}

template <class Archive>
void seat_field(Archive& archive, const char* what, Seat& seat, int players)
{
    // `nobody` is coded as the number behind the last seat.
    std::uint8_t code = seat == nobody ? static_cast<std::uint8_t>(players) : seat;
    archive(below(what, code, static_cast<std::uint64_t>(players) + 1));
    seat = code == players ? nobody : code;
}

template <class Archive>
void place_field(Archive& archive, const char* what, Place& place, std::uint64_t places = every_place)
{
    std::uint8_t number = wire_number(place);
    archive(below(what, number, places));
    place = place_of_wire(number).value_or(Place::Nowhere); // every number in the range is one
}

/// One flag when `value` is as it was made; `fields` otherwise.
template <class Archive, class T, class Fields>
void usually_plain(Archive& archive, const char* what, T& value, const T& plain, Fields fields)
{
    bool is_plain = value == plain;
    archive(below(what, is_plain, 2));
    if (!is_plain)
    {
        fields();
    }
    else if (Archive::is_loading::value)
    {
        value = plain;
    }
}

/// Whose caballero it is; `nobody` is coded as the number behind the last owner.
template <class Archive>
void owner_field(Archive& archive, const char* what, Seat& owner)
{
    std::uint8_t code = owner == nobody ? std::uint8_t{max_owners} : owner;
    archive(below(what, code, max_owners + 1));
    owner = code == max_owners ? nobody : code;
}

} // namespace elgrande::record
