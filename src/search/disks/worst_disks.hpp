#pragma once

#include "rules/state.hpp"
#include "search/budget.hpp"
#include "search/known_payouts.hpp"
#include "search/podium.hpp"

#include <array>
#include <vector>

namespace elgrande::search
{

class Landings;

/// Must the others' disks be tried one by one, as what they bring depends on one another? So it does where Grandes
/// leave regions to which others come.
bool tries_worst_disks(const State& state);

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

    /// The same with one disk of the player, where no disk depends on others.
    int lead_with(const Landings& landings, Place disk);

    /// Of the last state whose lead was asked for without a floor, or with this disk: the others' disks that are worst
    /// against a disk of the player, by the opponent whom they bring nearest, in order of seats. Only where no disk
    /// depends on others.
    const std::vector<PerSeat<Place>>& refutations(Place disk) const { return last_refutations_[index(disk)]; }

private:
    int lead_by_regions(const State& state, int floor);
    int lead_against(const Landings& landings, Place first, Place last, int floor);
    int lead_by_trying(const State& state, int floor);
    bool is_refuted(const State& state, int floor);
    int lead_after(const State& state, const PerSeat<Place>& disks);
    void worst_of(const State& state, PerSeat<Place>& disks, Seat seat, int floor, int& worst);

    Seat player_;
    Budget* budget_;
    KnownPayouts known_;
    /// The others' disks that were worst the last time: likely to be so again.
    PerSeat<Place> refutation_ = for_each_seat(Place::Galicia);
    /// The same against each disk of the player, where no disk depends on others.
    std::array<PerSeat<Place>, region_count> refutations_{};
    std::array<std::vector<PerSeat<Place>>, region_count> last_refutations_;
};

} // namespace elgrande::search
