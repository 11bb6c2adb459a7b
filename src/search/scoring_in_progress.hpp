#pragma once

#include "rules/state.hpp"
#include "search/payout_table.hpp"

#include <cstddef>
#include <cstdint>
#include <numeric>

/// Internal to the search: a general scoring disk by disk.
namespace elgrande::search
{

/// Returns what a place pays in a general scoring. `cache` may be null.
inline PerSeat<std::uint8_t> general_points(const State& state, Place place, ScoringCache* cache)
{
    const auto points = [&] { return points_in_general_scoring(state, place); };
    return cache != nullptr ? cache->at(state, place, points) : points();
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

/// The Limit table before the Castillo is emptied, to find out who is on it afterwards. All caballeros that arrive in
/// its region go onto the table, or none if there is not room for all (classic and expansions, line 256). Exception: if
/// a player has the Inquisitor and all candidates belong to one owner, as many as fit go onto it.
class LimitTableBefore
{
public:
    explicit LimitTableBefore(const State& state)
        : region_(state.colonies.table == Place::Nowhere || !is_region(state.colonies.table) ? Place::Nowhere
                                                                                             : state.colonies.table)
    {
        if (region_ != Place::Nowhere)
        {
            there_ = state.caballeros[index(region_)];
            on_table_ = state.colonies.on_table.front();
            free_ = free_table_spaces(state);
            inquisitor_fills_ = state.colonies.inquisitor != nobody;
        }
    }

    /// Returns the region of the table; Nowhere if no disk can send caballeros there.
    Place region() const { return region_; }

    /// Sets the caballeros on the table of `state`, given those that have arrived in its region. region() must not be
    /// Nowhere.
    void fill(State& state) const
    {
        const auto& now = state.caballeros[index(region_)];
        const int arrived =
            std::accumulate(now.begin(), now.end(), 0) - std::accumulate(there_.begin(), there_.end(), 0);
        int owners_beside_table = 0;
        for (std::size_t owner = 0; owner < max_owners; ++owner)
        {
            owners_beside_table += now[owner] > on_table_[owner] ? 1 : 0;
        }
        const bool has_no_choice = inquisitor_fills_ && owners_beside_table == 1;
        for (std::size_t owner = 0; owner < max_owners; ++owner)
        {
            const int added = arrived <= free_                                 ? now[owner] - there_[owner]
                              : has_no_choice && now[owner] > on_table_[owner] ? free_
                                                                               : 0;
            state.colonies.on_table.front()[owner] = static_cast<std::uint8_t>(on_table_[owner] + added);
        }
    }

private:
    Place region_;
    PerOwner<std::uint8_t> there_{};
    PerOwner<std::uint8_t> on_table_{};
    int free_ = 0;
    bool inquisitor_fills_ = false; ///< a player has the Inquisitor, and fills the table from the caballeros beside it
};

/// A general scoring in progress: the Castillo has paid, and the caballeros that were inside wait for their owners'
/// disks. play_disk() moves the pieces of one seat, undo_disk() moves them back. If the King stands beside the
/// Castillo, the caballeros stay inside, and no disk moves a piece.
class ScoringInProgress
{
public:
    explicit ScoringInProgress(const State& state, ScoringCache* cache = nullptr) : state_(state), table_(state)
    {
        const auto& castillo = state.caballeros[index(Place::Castillo)];
        add(score_, general_points(state, Place::Castillo, cache));
        for (const Seat seat : state.seats())
        {
            score_[seat] += state.score[seat];
            inside_[seat] = castillo[seat];
            black_[seat] = state.colonies.inquisitor == seat ? castillo[neutral] : std::uint8_t{0};
            disk_moves_piece_[seat] = state.king != Place::Castillo
                                      && (inside_[seat] + black_[seat] > 0 || grande_moves(state, state.grande[seat]));
        }
        // The King beside the Castillo keeps everything inside (2023, "Rebellion").
        if (state.king != Place::Castillo)
        {
            state_.caballeros[index(Place::Castillo)] = {};
        }
    }

    /// Continues the scoring of `state` from `later`, the state after some disks.
    ScoringInProgress(const State& state, const State& later) : ScoringInProgress(state) { state_ = later; }

    /// Returns the state after the disks that play_disk() has played.
    const State& state() const { return state_; }

    /// True if the disk of the seat moves a piece.
    bool disk_moves_piece(Seat seat) const { return disk_moves_piece_[seat]; }

    /// Returns the scores, including what the Castillo paid.
    const PerSeat<int>& score() const { return score_; }

    /// The part of the state that play_disk() changes, as it was before.
    struct Undo
    {
        std::uint8_t there = 0; ///< caballeros of the seat in the region
        std::uint8_t black = 0; ///< black caballeros in the region
        Place grande{};         ///< of the seat
        Place bearer{};         ///< of the seat
    };

    /// Undoes play_disk(seat, region), which must be the latest call and have returned `undo`.
    void undo_disk(Seat seat, Place region, const Undo& undo)
    {
        state_.caballeros[index(region)][seat] = undo.there;
        state_.caballeros[index(region)][neutral] = undo.black;
        state_.grande[seat] = undo.grande;
        state_.bearers.at[seat] = undo.bearer;
        fill_limit_table(region);
    }

    /// Moves the pieces of `seat` to the region that the disk shows. A region that is taboo means the court: caballeros
    /// leave the board, a Grande stays where it is. Returns what undo_disk() needs. Call it only if
    /// disk_moves_piece(seat), and once for each seat unless it is undone.
    Undo play_disk(Seat seat, Place region)
    {
        auto& there = state_.caballeros[index(region)];
        const Undo undo{there[seat], there[neutral], state_.grande[seat], state_.bearers.at[seat]};
        if (is_taboo(state_, region))
        {
            return undo;
        }
        there[seat] = static_cast<std::uint8_t>(there[seat] + inside_[seat]);
        there[neutral] = static_cast<std::uint8_t>(there[neutral] + black_[seat]);
        fill_limit_table(region);
        if (grande_moves(state_, state_.grande[seat]))
        {
            state_.grande[seat] = region;
        }
        const bool uses_bearers = state_.setup.modules.contains(Module::StandardBearers);
        if (uses_bearers && inside_[seat] > 0 && state_.bearers.at[seat] == Place::Nowhere)
        {
            state_.bearers.at[seat] = region;
        }
        return undo;
    }

private:
    void fill_limit_table(Place region)
    {
        if (region == table_.region())
        {
            table_.fill(state_);
        }
    }

    State state_;
    LimitTableBefore table_;
    PerSeat<int> score_{};
    PerSeat<std::uint8_t> inside_{};
    PerSeat<std::uint8_t> black_{}; ///< black caballeros that leave by the disk of the seat with the Inquisitor
    PerSeat<bool> disk_moves_piece_{};
};

/// Returns the general scoring of `state` after the disks of all opponents, which show their homes (Galicia if the
/// Grande is in no region of Spain), and before that of `player`. `cache` may be null.
inline ScoringInProgress scoring_after_opponents(const State& state, Seat player, ScoringCache* cache = nullptr)
{
    ScoringInProgress scoring(state, cache);
    for (const Seat seat : state.seats())
    {
        if (seat != player && scoring.disk_moves_piece(seat))
        {
            scoring.play_disk(seat, is_region(state.grande[seat]) ? state.grande[seat] : Place::Galicia);
        }
    }
    return scoring;
}

} // namespace elgrande::search
