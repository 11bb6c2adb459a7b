#pragma once

#include "rules/state.hpp"
#include "search/budget.hpp"
#include "search/known_payouts.hpp"
#include "search/podium.hpp"

/// Inside the search: what scorings at the end of a turn would come to.
namespace elgrande::search
{

/// Everybody's score if the Castillo and all regions were scored now, and nobody left the Castillo. `known`, if there
/// is one, saves time, here and below.
PerSeat<int> scores_as_it_stands(const State& state, KnownPayouts* known = nullptr);

/// The score of `player` less the highest of another player.
int lead_of(const State& state, Seat player, const PerSeat<int>& scores);

/// The lead after a general scoring now: opponents set their homes, the player what is best against that.
int lead_with_disks_at_home(const State& state, Seat player, KnownPayouts* known = nullptr);

/// A general scoring that waits for the player's disk: the Castillo has paid, and opponents have gone home.
struct OthersAtHome
{
    State state;
    PerSeat<int> score{};       ///< with what the Castillo paid
    bool player_leaves = false; ///< else the player's disk moves nobody
};

/// Of a state without colonies, not in Grandissimo, and without Grandes that follow disks.
OthersAtHome others_at_home(const State& state, Seat player);

/// The same when the player's disk shows a region.
State with_disk(const State& state, const OthersAtHome& at_home, Seat player, Place disk);

/// Does what one disk brings depend on others, or on more than who is inside the Castillo?
bool needs_trying(const State& state);

/// The lead after a general scoring now that the player can make sure of: the best of their disks, each with those of
/// the opponents that are worst together. One for all the ends of a turn.
class WorstDisks
{
public:
    /// Without a budget it is never ended.
    explicit WorstDisks(Seat player, Budget* budget = nullptr) : player_(player), budget_(budget) {}

    /// The lead if it is above `floor`, otherwise any number from the lead to `floor`. Means nothing if the budget is
    /// over.
    int lead(const State& state, int floor = any_value);

private:
    int lead_by_trying(const State& state, int floor);
    int lead_after(const State& state, const PerSeat<Place>& disks);
    void worst_of(const State& state, PerSeat<Place>& disks, Seat seat, int floor, int& worst);

    Seat player_;
    Budget* budget_;
    KnownPayouts known_;
    /// The others' disks that were worst the last time: likely to be so again.
    PerSeat<Place> refutation_ = for_each_seat(Place::Galicia);
};

} // namespace elgrande::search
