#pragma once

#include "search/budget.hpp"
#include "search/counts/best_changes.hpp"
#include "search/counts/reach.hpp"
#include "search/counts/scoring/refutations.hpp"
#include "search/counts/scoring/scoring_problems.hpp"
#include "search/disks/landings.hpp"
#include "search/disks/worst_disks.hpp"
#include "search/known_payouts.hpp"
#include "search/podium.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace elgrande::search
{

/// Ends of a turn whose leads against the worst of the others' disks are known, and which others are still wanted.
class JudgedEnds
{
public:
    JudgedEnds(const RegionTables& tables, const Limits& limits, int unwanted);

    /// A lead up to this is neither the best nor the second.
    int unwanted() const { return std::max(unwanted_, leads_.floor()); }
    /// The next one, or no more than any end is worth.
    int lowest_wanted() const { return std::max(unwanted(), lowest_lead) + 1; }

    /// As Judgement says it.
    int worth(const NetChange& change, int floor);

    /// The same without a floor; refutations() are of this end then.
    int worth(const NetChange& change);

    /// What an end pays, by the player's disks or by one.
    Landings landings(const NetChange& change, std::optional<Place> only = std::nullopt);

    /// What it is worth with a disk; refutations() of this disk are of it then.
    int worth_with(const Landings& landings, Place disk) { return worst_.lead_with(landings, disk); }

    /// What is worst against a disk of the player, for each opponent.
    std::vector<Refutation> refutations(Place disk) const;

    std::size_t size() const { return judged_.size(); }
    BestChanges best() const;

    /// Allocated, about.
    std::size_t bytes() const;

private:
    static constexpr int lowest_lead = -10'000; ///< no end is worth less

    struct InSomeOrder
    {
        bool operator()(const NetChange& a, const NetChange& b) const;
    };

    void note(int lead);

    const RegionTables& tables_;
    const Limits& limits_;
    int unwanted_;
    WorstDisks worst_;
    KnownPayouts known_;
    std::map<NetChange, int, InSomeOrder> judged_;
    Podium<NetChange> leads_{0}; ///< of all that is judged; one may count twice
};

} // namespace elgrande::search
