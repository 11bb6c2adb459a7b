#pragma once

#include "search/budget.hpp"
#include "search/counts/scoring/ends_above.hpp"
#include "search/counts/scoring/refutations.hpp"
#include "search/counts/scoring/scoring_problems.hpp"
#include "search/counts/worst/judged_ends.hpp"
#include "search/disks/landings.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace elgrande::search
{

/// Finds the ends that are wanted by means of refutations: for each of the player's disks, and each number of own
/// caballeros that go into the Castillo, a mean is sought that no end is worth much against. It is made lower for ends
/// that it leaves over, which say what to add to it, until those that are left over are few enough to be judged.
class MeanSearch
{
public:
    MeanSearch(RegionTables& tables, OwnerStates& states, JudgedEnds& judged, Budget& budget);

    /// Are there too many options? Nothing else may be asked then.
    bool are_too_many() const { return ends_.are_too_many(); }

    /// False if not all of the ends that are wanted were found, as they are too many.
    bool run();

    /// Allocated, about.
    std::size_t bytes() const;

private:
    struct Mean
    {
        std::vector<Refutation> refutations;
        std::vector<int> times; ///< that they count
    };

    /// One disk of the player, and so many more own caballeros in the Castillo.
    struct Part
    {
        Place disk{};
        int more = 0;
        std::vector<Landings> rows{}; ///< ends that means should be low for
        Mean lowest{};                ///< the mean whose highest end is the lowest so far
        int highest = impossible;     ///< that end
    };

    const Reach& reach() const { return tables_.reach(); }
    std::vector<Part> parts() const;
    bool search(Part& part, int tries, std::size_t most_ends, std::size_t most_visited);
    void mix(EndsAbove& ends, Part& part);
    void learn(const NetChange& change, bool is_allowed, Part& part);
    void forget_rows(Part& part, std::size_t most);
    bool judge_rest(std::vector<Part> left);
    void judge(const std::vector<NetChange>& ends, Place disk);

    RegionTables& tables_;
    JudgedEnds& judged_;
    Budget& budget_;
    EndsOfReach ends_;
    std::array<Mean, region_count> means_; ///< by disk: the one that was looked at last
    std::size_t rows_ = 0;                 ///< of all parts
    std::size_t bytes_of_row_ = 0;
};

} // namespace elgrande::search
