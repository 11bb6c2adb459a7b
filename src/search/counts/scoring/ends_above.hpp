#pragma once

#include "search/budget.hpp"
#include "search/counts/bounds/owner_states.hpp"
#include "search/counts/bounds/state_steps.hpp"
#include "search/counts/scoring/refutations.hpp"
#include "search/counts/scoring/scoring_problems.hpp"
#include "search/disks/leaving.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace elgrande::search
{

/// What all disks and all numbers of own caballeros in the Castillo have in common.
class EndsOfReach
{
public:
    EndsOfReach(RegionTables& tables, OwnerStates& states);

    /// Are there too many options for EndsAbove?
    bool are_too_many() const { return too_many_; }
    std::size_t bytes() const { return bytes_; }

private:
    friend class EndsAbove;

    /// From place to place.
    struct Ways
    {
        std::vector<std::size_t> order{};                          ///< those that pay in several ways first
        std::vector<std::vector<OwnerStates::Number>> reachable{}; ///< states, by depth
    };

    RegionTables& tables_;
    OwnerStates& states_;
    std::vector<Ways> ways_;        ///< by own caballeros in the Castillo, once they are needed
    std::vector<Place> places_;     ///< that can change, but for the Castillo
    std::vector<StateSteps> steps_; ///< of each of them
    std::vector<Option> castillo_;  ///< what can go there
    bool too_many_ = false;
    std::size_t bytes_ = 0;
};

/// The ends with so many more own caballeros in the Castillo that are worth much with one disk of the player, against a
/// mean of refutations. The lead with this disk is the least against any disks of the others, so it is never more than
/// a mean. A mean is a sum over the regions, and its highest is known from each state of OwnerStates on: exactly but
/// for disks that bring different numbers out of the Castillo, of which the best for the player is taken for each
/// region.
class EndsAbove
{
public:
    EndsAbove(EndsOfReach& all, Place disk, int more, Budget& budget);

    /// Can so many go into the Castillo? Nothing else may be asked if not.
    bool has_starts() const { return !starts_.empty(); }

    /// How often each refutation counts, and in how many points all together are one of the mean.
    void mix(const std::vector<Refutation>& refutations, const std::vector<int>& times);

    /// No end is worth more; in whole points.
    int highest() const;

    struct Found
    {
        std::vector<NetChange> ends; ///< worth the floor or more against each of the refutations that count
        bool all = false;            ///< are these all of them?
        /// Some that are worth so much against the mean, and whether the reach allows them.
        std::vector<std::pair<NetChange, bool>> likely;
    };

    /// As many as are asked for, if no more than so many need be looked at that are worth the floor against the mean.
    Found ends(int floor, std::size_t most, std::size_t most_visited) const;

private:
    using Payouts = RegionTables::Payouts;
    /// Of seats: bit s is seat s.
    using SeatSet = unsigned;

    struct Start
    {
        Change castillo{};
        Tally tally;
        Leaving leaving;
        SeatSet leavers = 0;           ///< of the others
        std::vector<std::size_t> rows; ///< by region: which of its rows says what it pays
        std::vector<int> fixed;        ///< by refutation: the lead without the regions that can change
        int fixed_of_mean = 0;
        /// By region and by who of the others lands there, as far as they were looked up; the player lands at the disk.
        std::vector<std::array<const Payouts*, 1U << max_players>> tables;
    };

    /// Who the refutations let land in a region: they have few such sets.
    struct Landed
    {
        std::vector<SeatSet> sets;
        std::vector<PerSeat<int>> weights; ///< by set: how often what a seat is paid counts in the mean
        std::vector<std::size_t> of;       ///< by refutation: the number of its set
    };

    /// What a region pays by option, and the tables that it is made from, by the number of the set.
    struct Row
    {
        std::vector<const Payouts*> tables;
        std::vector<int> paid;
    };

    class Walk;

    OwnerStates::Number state_of(const Start& start) const { return all_.states_.after(start.tally); }
    Landed landed_in(Place region) const;
    const Payouts& payouts(Start& start, std::size_t region, SeatSet who) const;
    void land(Leaving& leaving, Place region, SeatSet who) const;
    int lead_of_rest(const Start& start, const Refutation& refutation) const;
    void add_row(std::size_t region, Start& start);
    void pay(const Landed& landed, Row& row) const;
    void find_ways();
    void bound();
    std::size_t region_at(std::size_t depth) const { return ways_.order[depth]; }

    EndsOfReach& all_;
    Seat player_;
    std::size_t generation_;
    EndsOfReach::Ways& ways_;
    Place disk_;
    Budget& budget_;
    std::vector<Refutation> refutations_; ///< that count
    std::vector<int> times_;
    int unit_ = 1;
    std::vector<Start> starts_;
    std::vector<Landed> landed_;         ///< by region
    std::vector<std::vector<Row>> rows_; ///< by region
    std::vector<std::vector<int>> most_; ///< by depth and reachable state: that the regions from there on can pay
};

} // namespace elgrande::search
