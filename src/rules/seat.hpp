#pragma once

#include <array>
#include <cstdint>

namespace elgrande
{

/// A player's place at the table, 0 … players − 1; the next seat clockwise is one higher.
using Seat = std::uint8_t;

inline constexpr int max_players = 5;
inline constexpr Seat nobody = 15; ///< stands for no seat and no owner

/// One value for each seat. Unused seats keep the default value of their field, usually zero.
template <class T>
using PerSeat = std::array<T, max_players>;

/// The owner of a caballero is given as a Seat, too: a player's seat, the seat after the players for the dummy, or
/// `neutral` for the black caballeros of the Inquisitor.
inline constexpr int max_owners = max_players + 1;
inline constexpr Seat neutral = max_players;

/// One value for each owner of caballeros; unused owners have zero.
template <class T>
using PerOwner = std::array<T, max_owners>;

/// Returns an array with the same value for each seat, including unused ones.
template <class T>
constexpr PerSeat<T> for_each_seat(T value)
{
    return {value, value, value, value, value};
}

/// The seats 0 … players − 1, for range-based loops.
class Seats
{
public:
    struct Iterator
    {
        Seat seat;

        constexpr Seat operator*() const { return seat; }
        constexpr Iterator& operator++()
        {
            ++seat;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return seat != other.seat; }
    };

    constexpr explicit Seats(int players) : end_(static_cast<Seat>(players)) {}
    constexpr Iterator begin() const { return {0}; }
    constexpr Iterator end() const { return {end_}; }

private:
    Seat end_;
};

/// The owners of caballeros, for range-based loops: 0 … seats − 1, then `neutral` if there are black caballeros.
class Owners
{
public:
    struct Iterator
    {
        Seat owner;
        Seat seats_end;
        Seat after; ///< follows the seats

        constexpr Seat operator*() const { return owner; }
        constexpr Iterator& operator++()
        {
            const auto next = static_cast<Seat>(owner + 1);
            owner = next == seats_end ? after : next;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return owner != other.owner; }
    };

    constexpr Owners(int seats, bool has_neutral)
        : seats_(static_cast<Seat>(seats)), after_(has_neutral ? neutral : seats_),
          end_(has_neutral ? static_cast<Seat>(max_owners) : seats_)
    {
    }
    constexpr Iterator begin() const { return {0, seats_, after_}; }
    constexpr Iterator end() const { return {end_, seats_, after_}; }

private:
    Seat seats_;
    Seat after_;
    Seat end_;
};

/// Returns the seat to the left of `seat`, which is the next one clockwise. After the last of `players` seats comes 0.
constexpr Seat left_of(Seat seat, int players)
{
    return static_cast<Seat>(seat + 1 == players ? 0 : seat + 1);
}

} // namespace elgrande
