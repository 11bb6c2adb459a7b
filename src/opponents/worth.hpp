#pragma once

#include "rules/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// Inside the computer players: what a position is worth. Everything is a whole number, so that every compiler and
/// platform finds the same: points are counted in 64ths.
namespace elgrande::opponents
{

inline constexpr int point = 64; ///< one point of the game

/// What one place pays each player.
struct PlaceWorth
{
    PerSeat<std::int16_t> now{};  ///< if it was scored now
    PerSeat<std::int16_t> soon{}; ///< the mean over each owner getting one caballero more there
};

/// What places pay, kept by what lies there. All that payout() looks at is in the key; a rule that looks at more makes
/// this less exact, and nothing else.
class Payouts
{
public:
    Payouts() : slots_(slot_count) {}

    PlaceWorth at(const State& state, Place place) { return with(state, place, state.caballeros[index(place)]); }

    /// If these caballeros stood there.
    PlaceWorth with(const State& state, Place place, const PerOwner<std::uint8_t>& counts);

private:
    static constexpr std::size_t slot_count = 4096; // 2 to the power of twelve bits of a key

    struct Slot
    {
        std::uint64_t key = 0; ///< 0: nothing is kept here
        PlaceWorth worth;
    };

    std::vector<Slot> slots_;
};

/// How much what lies on the board counts, at this time of the game.
struct Season
{
    int softness = 0; ///< 0 … 16: how much may still change until the next general scoring
    int board = 16;   ///< in 16ths of what the next general scoring would bring: there may be later ones
    int court = 0;    ///< in 64ths of a point: a caballero in court
    int castillo = 0; ///< the same: one in the Castillo, besides what it gets there
    int scorings = 1; ///< general scorings to come
};

/// How somebody judges a position, in 64ths of a point where nothing else is said.
struct Judgement
{
    int rivals = 64;      ///< how much the points of others count against own ones, in 64ths
    bool foresees = true; ///< what may change until the next scoring, and what comes after it
    int soft_at_once = 2; ///< 16ths that are uncertain in the last turn before a scoring
    int soft_a_turn = 2;  ///< 16ths more for each turn to come
    int softest = 16;
    int later = 5;        ///< 16ths that the board counts more for each scoring after the next one
    int court = 32;       ///< a caballero in court
    int castillo = 20;    ///< one in the Castillo, besides what it gets there
    int court_wanted = 5; ///< caballeros that the court should hold before placing
    int least_move = 8;   ///< what a moved caballero has to bring
};

Season season_of(const State& state, const Judgement& judgement);

/// What a point of each seat is worth to one of them, in 64ths.
using Weights = PerSeat<int>;

/// What everybody can expect to have at the end, in 64ths of a point.
PerSeat<int> prospects(const State& state, Payouts& payouts, const Season& season);

/// Own points count, and those of rivals against it: `rivals` 64ths, half of it by the mean of them, half of it by the
/// one who has the best prospects.
Weights weights_for(Seat seat, int players, const PerSeat<int>& expected, int rivals);

/// What a place is worth by these weights, in 64ths of a point times 64.
int weighed(const PlaceWorth& worth, const Weights& weights, int players, const Season& season);

/// The whole position by these weights, in the same unit.
int worth_of(const State& state, Payouts& payouts, const Weights& weights, const Season& season);

/// The chance that `seat` wins, in 2^16ths, by what everybody can expect. All seats together have 2^16 of it, but for
/// rounding.
int chance_of(Seat seat, int players, const PerSeat<int>& expected, int scorings);

} // namespace elgrande::opponents
