#include "search/counts/problem.hpp"

#include "search/counts/scoring_problem.hpp"

#include <algorithm>

namespace elgrande::search
{
namespace
{

/// Returns the problem of an objective for which is_paid_by_places().
Problem problem_of_places(const State& state, const Reach& reach, Objective objective)
{
    const PayoutSums payout_sums(state, objective);
    State board = state;
    Problem problem{.sums = payout_sums.sum_count()};
    Start& start = problem.starts.emplace_back();
    start.paid = payout_sums.sums_of([&](Seat seat) { return state.score[seat]; });
    for (const Place place : places(state.setup))
    {
        if (!reach.changes(place))
        {
            start.paid = sum(start.paid, payout_sums.paid_at(board, place, {}));
        }
    }
    for (const Place place : reach.places())
    {
        Options options = options_of(state, reach, place);
        for (Option& option : options)
        {
            option.paid = payout_sums.paid_at(board, place, option.change);
        }
        problem.places.push_back({.place = place, .tables = {std::move(options)}});
    }
    return problem;
}

/// Lists the options of one place, owner by owner.
class OptionList
{
public:
    OptionList(const State& state, const Reach& reach, Place place)
        : there_(state.caballeros[index(place)]), reach_(reach), place_(place)
    {
        const Owners owners = reach.owners();
        add_from(owners.begin(), owners.end(), {}, {});
    }

    Options options() && { return std::move(options_); }

private:
    /// A number of caballeros: of the player, and of all others.
    struct Count
    {
        int own = 0;
        int others = 0;
    };

    void add_from(Owners::Iterator owner, Owners::Iterator end, Count out, Count in)
    {
        if (!(owner != end))
        {
            Option option{.change = change_};
            option.tally = reach_.tally_of(place_, change_);
            if (reach_.may_become_allowed(option.tally))
            {
                options_.push_back(option);
            }
            return;
        }
        const Seat seat = *owner;
        ++owner;
        const bool own = seat == reach_.player();
        const int there = reach_.can_lose(place_) ? there_[seat] : 0;
        const int left_to_go = own ? reach_.max_own_out() - out.own : reach_.max_others_out() - out.others;
        const int max_out = std::min({there, reach_.max_out() - out.own - out.others, left_to_go});
        const int left_to_come = reach_.max_in(place_, own) - (own ? in.own : in.others);
        const int max_in = std::min(reach_.max_in() - in.own - in.others, left_to_come);
        for (int more = -max_out; more <= max_in; ++more)
        {
            change_[seat] = static_cast<std::int16_t>(more);
            Count then_out = out;
            Count then_in = in;
            (own ? then_out.own : then_out.others) += std::max(-more, 0);
            (own ? then_in.own : then_in.others) += std::max(more, 0);
            add_from(owner, end, then_out, then_in);
        }
        change_[seat] = 0;
    }

    const PerOwner<std::uint8_t>& there_;
    const Reach& reach_;
    Place place_;
    Change change_{};
    Options options_;
};

} // namespace

Options options_of(const State& state, const Reach& reach, Place place)
{
    return OptionList(state, reach, place).options();
}

void for_each_problem(const State& state, const Reach& reach, Objective objective,
                      const std::function<void(const Problem&)>& solve)
{
    if (is_paid_by_places(objective))
    {
        solve(problem_of_places(state, reach, objective));
    }
    if (objective != Objective::LeadAfterScoring)
    {
        return;
    }
    ScoringProblems scoring(state, reach);
    for (int more = 0; more <= scoring.most(); ++more)
    {
        const Problem problem = scoring.problem(more);
        if (!problem.starts.empty())
        {
            solve(problem);
        }
    }
}

} // namespace elgrande::search
