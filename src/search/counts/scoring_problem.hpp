#pragma once

#include "rules/state.hpp"
#include "search/counts/payout_sums.hpp"
#include "search/counts/problem.hpp"
#include "search/counts/reach.hpp"
#include "search/general_scoring.hpp"
#include "search/payout_table.hpp"

#include <array>
#include <vector>

namespace elgrande::search
{

/// The problems of Objective::LeadAfterScoring: the lead after a general scoring at the end of the turn, where the
/// opponents' disks show their homes. What the regions pay depends on who moves there from the Castillo.
class ScoringProblems
{
public:
    /// `reach` must be a reach of `state`, and outlive the object.
    ScoringProblems(const State& state, const Reach& reach);

    /// Returns the problem in which the player adds this number of caballeros, 0 … most(), to the Castillo. It has no
    /// start if that is impossible.
    Problem problem(int added);

    /// Returns the highest `added` for which a problem can have a start.
    int most() const { return can_enter() ? reach_.max_own_in() : 0; }

private:
    bool can_enter() const { return reach_.changes(Place::Castillo); }
    void add_start(Problem& problem, const Option& castillo);
    Options options(const State& filled, const BeforeOwnDisk& landed, const PlaceOptions& place);
    Sums paid_at(const State& board, Place place);

    State state_;
    const Reach& reach_;
    PayoutSums payout_sums_;
    Options castillo_;                                 ///< all changes of the Castillo
    std::array<Options, board_place_count> options_{}; ///< by place, with nothing paid; empty if not yet asked for
    /// By place, for each table of the current problem: the counts there after all opponents have landed.
    std::vector<std::vector<PerOwner<std::uint8_t>>> counts_of_tables_;
    PayoutTable<11> cache_;
};

} // namespace elgrande::search
