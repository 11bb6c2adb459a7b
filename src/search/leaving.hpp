#pragma once

#include "rules/state.hpp"
#include "search/known_payouts.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>

/// Internal to the search: a general scoring step by step, with the pieces that leave the Castillo for each region.
namespace elgrande::search
{

/// Higher than any lead; −impossible is lower than any lead.
inline constexpr int impossible = std::numeric_limits<int>::max() / 4;

/// Returns what a place pays in a general scoring. `known` may be null.
inline PerSeat<std::uint8_t> paid(const State& state, Place place, KnownPayouts* known)
{
    const auto points = [&] { return points_in_general(state, place); };
    return known != nullptr ? known->at(state, place, points) : points();
}

template <class Points>
void add(PerSeat<int>& sum, const PerSeat<Points>& points)
{
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        sum[seat] += points[seat];
    }
}

/// True if a Grande that stands at `home` goes to the region that its player's disk shows: from the Castillo, and from
/// a region that is not taboo while Grandes follow the disks (State::lasting).
inline bool grande_moves(const State& state, Place home)
{
    const bool follows = state.lasting.grandes_follow && is_region(state.setup, home);
    return home == Place::Castillo || (follows && !is_taboo(state, home));
}

/// The Limit table as it was before anybody left the Castillo. All caballeros that arrive in its region go onto it, or
/// none if there is not room for all (classic and expansions, line 256). But if somebody has the Inquisitor and has no
/// choice between owners, as many as fit go onto it.
class TableBefore
{
public:
    explicit TableBefore(const State& state)
        : region_(state.colonies.table == Place::Nowhere || !is_region(state.colonies.table) ? Place::Nowhere
                                                                                             : state.colonies.table)
    {
        if (region_ != Place::Nowhere)
        {
            there_ = state.caballeros[index(region_)];
            on_table_ = state.colonies.on_table.front();
            free_ = free_table_spaces(state);
            is_filled_ = state.colonies.inquisitor != nobody;
        }
    }

    /// The region of the table, or Nowhere if nobody can come there from the Castillo.
    Place region() const { return region_; }

    /// Puts the caballeros that have arrived in the region by now onto the table. region() must not be Nowhere.
    void seat(State& state) const
    {
        const auto& now = state.caballeros[index(region_)];
        const int arrived =
            std::accumulate(now.begin(), now.end(), 0) - std::accumulate(there_.begin(), there_.end(), 0);
        int owners_beside = 0;
        for (std::size_t owner = 0; owner < max_owners; ++owner)
        {
            owners_beside += now[owner] > on_table_[owner] ? 1 : 0;
        }
        const bool has_no_choice = is_filled_ && owners_beside == 1;
        for (std::size_t owner = 0; owner < max_owners; ++owner)
        {
            const int come = arrived <= free_                                 ? now[owner] - there_[owner]
                             : has_no_choice && now[owner] > on_table_[owner] ? free_
                                                                              : 0;
            state.colonies.on_table.front()[owner] = static_cast<std::uint8_t>(on_table_[owner] + come);
        }
    }

private:
    Place region_;
    PerOwner<std::uint8_t> there_{};
    PerOwner<std::uint8_t> on_table_{};
    int free_ = 0;
    bool is_filled_ = false; ///< somebody has the Inquisitor, and fills the table from the caballeros beside it
};

/// A general scoring between two of its steps: the Castillo has paid and is empty, and the caballeros that were inside
/// wait for their owners' disks. land() plays one disk, take_back() undoes it.
class Leaving
{
public:
    explicit Leaving(const State& state, KnownPayouts* known = nullptr) : state_(state), table_(state)
    {
        const auto& castillo = state.caballeros[index(Place::Castillo)];
        add(score_, paid(state, Place::Castillo, known));
        for (const Seat seat : state.seats())
        {
            score_[seat] += state.score[seat];
            inside_[seat] = castillo[seat];
            black_[seat] = state.colonies.inquisitor == seat ? castillo[neutral] : std::uint8_t{0};
            leaves_[seat] = state.king != Place::Castillo
                            && (inside_[seat] + black_[seat] > 0 || grande_moves(state, state.grande[seat]));
        }
        // The King beside the Castillo keeps everything inside (2023, "Rebellion").
        if (state.king != Place::Castillo)
        {
            state_.caballeros[index(Place::Castillo)] = {};
        }
    }

    /// Continues the scoring of `state` from `later`, the state after some disks.
    Leaving(const State& state, const State& later) : Leaving(state) { state_ = later; }

    /// Returns the state after the disks that land() has played.
    const State& state() const { return state_; }

    /// True if the seat has a piece that its disk moves.
    bool leaves(Seat seat) const { return leaves_[seat]; }

    /// Returns the scores, including what the Castillo paid.
    const PerSeat<int>& score() const { return score_; }

    /// What land() has changed, as it was before.
    struct Before
    {
        std::uint8_t there = 0; ///< caballeros of the seat in the region
        std::uint8_t black = 0; ///< black caballeros in the region
        Place grande{};         ///< of the seat
        Place bearer{};         ///< of the seat
    };

    /// Undoes land(seat, region), which has returned `before`.
    void take_back(Seat seat, Place region, const Before& before)
    {
        state_.caballeros[index(region)][seat] = before.there;
        state_.caballeros[index(region)][neutral] = before.black;
        state_.grande[seat] = before.grande;
        state_.bearers.at[seat] = before.bearer;
        seat_on_table(region);
    }

    /// Moves the pieces of `seat` to the region that the disk shows. The King's region means the court: caballeros
    /// leave the board, a Grande stays where it is.
    Before land(Seat seat, Place region)
    {
        auto& there = state_.caballeros[index(region)];
        const Before before{there[seat], there[neutral], state_.grande[seat], state_.bearers.at[seat]};
        if (is_taboo(state_, region))
        {
            return before;
        }
        there[seat] = static_cast<std::uint8_t>(there[seat] + inside_[seat]);
        there[neutral] = static_cast<std::uint8_t>(there[neutral] + black_[seat]);
        seat_on_table(region);
        if (grande_moves(state_, state_.grande[seat]))
        {
            state_.grande[seat] = region;
        }
        const bool uses_bearers = state_.setup.modules.contains(Module::StandardBearers);
        if (uses_bearers && inside_[seat] > 0 && state_.bearers.at[seat] == Place::Nowhere)
        {
            state_.bearers.at[seat] = region;
        }
        return before;
    }

private:
    void seat_on_table(Place region)
    {
        if (region == table_.region())
        {
            table_.seat(state_);
        }
    }

    State state_;
    TableBefore table_;
    PerSeat<int> score_{};
    PerSeat<std::uint8_t> inside_{};
    PerSeat<std::uint8_t> black_{}; ///< black caballeros that leave by the disk of the seat with the Inquisitor
    PerSeat<bool> leaves_{};
};

/// Returns the region that an opponent's disk is assumed to show: that of the Grande, or Galicia if the Grande is in no
/// region of Spain.
inline Place home_disk(const State& state, Seat seat)
{
    return is_region(state.grande[seat]) ? state.grande[seat] : Place::Galicia;
}

/// Returns a general scoring in which all opponents have left the Castillo for their homes, but not the player. `known`
/// may be null.
inline Leaving opponents_landed(const State& state, Seat player, KnownPayouts* known = nullptr)
{
    Leaving leaving(state, known);
    for (const Seat seat : state.seats())
    {
        if (seat != player && leaving.leaves(seat))
        {
            leaving.land(seat, home_disk(state, seat));
        }
    }
    return leaving;
}

} // namespace elgrande::search
