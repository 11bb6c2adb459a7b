#include "search/counts/options.hpp"

#include "search/counts/payer.hpp"
#include "search/general_scoring.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <tuple>
#include <utility>

namespace elgrande::search
{
namespace
{

/// Calls `visit` with every change that a place allows by itself.
template <class Visit>
void for_each_change(const PerOwner<std::uint8_t>& there, Place place, const Reach& reach, Visit visit)
{
    Change change{};
    const auto from_owner = [&](auto self, Seat owner, int out, int in, int others_out, int others_in) -> void
    {
        if (owner == reach.owner_count())
        {
            visit(change);
            return;
        }
        const bool own = owner == reach.player();
        const int stay = place == Place::Castillo ? 0 : there[owner]; // nothing leaves the Castillo
        const int most_out =
            std::min({stay, reach.most_out() - out, own ? reach.most_own_out() : reach.most_others_out() - others_out});
        const int most_in =
            std::min(reach.most_in() - in, own ? reach.most_own_in() : reach.most_others_in() - others_in);
        for (int more = -most_out; more <= most_in; ++more)
        {
            change[owner] = static_cast<std::int16_t>(more);
            const int gone = std::max(-more, 0);
            const int come = std::max(more, 0);
            self(self, static_cast<Seat>(owner + 1), out + gone, in + come, others_out + (own ? 0 : gone),
                 others_in + (own ? 0 : come));
        }
        change[owner] = 0;
    };
    from_owner(from_owner, 0, 0, 0, 0, 0);
}

void add_to(Sums& sums, const Sums& more)
{
    for (std::size_t i = 0; i < sums.size(); ++i)
    {
        sums[i] = static_cast<std::int16_t>(sums[i] + more[i]);
    }
}

void group_by_flow(PlaceOptions& options)
{
    std::sort(options.options.begin(), options.options.end(),
              [](const Option& a, const Option& b) { return a.flow < b.flow; });
    for (std::uint32_t i = 0; i < options.options.size(); ++i)
    {
        const Flow& flow = options.options[i].flow;
        if (options.groups.empty() || options.groups.back().flow != flow)
        {
            options.groups.push_back({flow, i, i, {}});
        }
        options.groups.back().last = i + 1;
    }
}

std::vector<Mixture> mixtures_of(int sums, const Reach& reach)
{
    std::vector<Mixture> mixtures;
    for (int sum = 0; sum < sums; ++sum)
    {
        mixtures.emplace_back().weights[static_cast<std::size_t>(sum)] = Mixture::weight;
    }
    if (sums > 1)
    {
        Mixture& all = mixtures.emplace_back();
        for (int part = 0; part < Mixture::weight; ++part)
        {
            ++all.weights[static_cast<std::size_t>(part % sums)];
        }
    }
    for (Mixture& mixture : mixtures)
    {
        mixture.others_share_moves = reach.shares_moves();
        mixture.moves = reach.shares_moves() ? std::max(reach.most_out(), reach.most_far()) : reach.most_far();
    }
    return mixtures;
}

/// What each place of the reach can change to and pays then.
Problem whole_problem(const State& state, const Reach& reach, Objective objective)
{
    Payer payer(state, objective);
    Problem problem{.sums = payer.sums(), .fixed = payer.sums_of([&](Seat seat) { return state.score[seat]; })};
    for (int i = 0; i < place_count; ++i)
    {
        const auto place = static_cast<Place>(i);
        if (std::find(reach.places().begin(), reach.places().end(), place) == reach.places().end())
        {
            add_to(problem.fixed, payer.paid(place, {}));
        }
    }
    for (const Place place : reach.places())
    {
        PlaceOptions options{.place = place};
        for_each_change(state.caballeros[index(place)], place, reach,
                        [&](const Change& change)
                        {
                            Option option{.change = change, .flow = flow_of(change, reach.player())};
                            option.tally = reach.tally_of(place, change);
                            if (reach.may_become_allowed(option.tally))
                            {
                                option.paid = payer.paid(place, change);
                                options.options.push_back(option);
                            }
                        });
        problem.places.push_back(std::move(options));
    }
    return problem;
}

/// A general scoring after so many more own caballeros have gone into the Castillo; nothing if they cannot.
std::optional<Problem> scoring_problem(const State& state, const Reach& reach, int more)
{
    const Seat player = reach.player();
    State filled = state;
    std::uint8_t& inside = filled.caballeros[index(Place::Castillo)][player];
    inside = static_cast<std::uint8_t>(inside + more);
    Payer payer(state, Objective::Lead);
    OthersAtHome at_home = others_at_home(filled, player);
    Problem problem{.sums = payer.sums(), .fixed = payer.sums_of([&](Seat seat) { return at_home.score[seat]; })};
    problem.castillo[player] = static_cast<std::int16_t>(more);
    problem.start = reach.tally_of(Place::Castillo, problem.castillo);
    problem.start_flow = flow_of(problem.castillo, player);
    problem.lands = at_home.player_leaves;
    if (!reach.may_become_allowed(problem.start))
    {
        return std::nullopt;
    }
    for (const Place region : all_regions)
    {
        State landed = problem.lands ? with_disk(filled, at_home, player, region) : at_home.state;
        const auto more_by_disk = [&](const Change& change, const Sums& without)
        {
            Sums sums = payer.paid_at(landed, region, change);
            for (std::size_t i = 0; i < sums.size(); ++i)
            {
                sums[i] = static_cast<std::int16_t>(sums[i] - without[i]);
            }
            return sums;
        };
        if (std::find(reach.places().begin(), reach.places().end(), region) == reach.places().end())
        {
            const Sums paid = payer.paid_at(at_home.state, region, {});
            add_to(problem.fixed, paid);
            problem.landed_elsewhere.push_back(more_by_disk({}, paid));
            continue;
        }
        PlaceOptions options{.place = region};
        for_each_change(state.caballeros[index(region)], region, reach,
                        [&](const Change& change)
                        {
                            Option option{.change = change, .flow = flow_of(change, player)};
                            option.tally = reach.tally_of(region, change);
                            if (reach.may_become_allowed(sum(problem.start, option.tally)))
                            {
                                option.paid = payer.paid_at(at_home.state, region, change);
                                option.landed = more_by_disk(change, option.paid);
                                options.options.push_back(option);
                            }
                        });
        problem.places.push_back(std::move(options));
    }
    return problem;
}

std::vector<Problem> whole_problems(const State& state, const Reach& reach, Objective objective)
{
    if (is_paid_by_places(objective))
    {
        return {whole_problem(state, reach, objective)};
    }
    std::vector<Problem> problems;
    const bool is_scoring = objective == Objective::LeadAfterScoring && !needs_trying(state);
    const bool others_stay_out = reach.most_others_in() == 0;
    const bool can_enter = reach.places().front() == Place::Castillo;
    for (int more = 0; is_scoring && others_stay_out && more <= (can_enter ? reach.most_own_in() : 0); ++more)
    {
        if (std::optional<Problem> problem = scoring_problem(state, reach, more))
        {
            problems.push_back(std::move(*problem));
        }
    }
    return problems;
}

/// Only `source` is left by anybody; Nowhere: no place is.
Problem with_source(const Problem& whole, Place source)
{
    Problem part = whole;
    for (PlaceOptions& place : part.places)
    {
        const bool leaves = place.place == source;
        place.options.erase(std::remove_if(place.options.begin(), place.options.end(),
                                           [&](const Option& option)
                                           { return (option.tally.own_out + option.tally.others_out > 0) != leaves; }),
                            place.options.end());
    }
    std::stable_partition(part.places.begin(), part.places.end(),
                          [&](const PlaceOptions& place) { return place.place == source; });
    return part;
}

} // namespace

Flow flow_of(const Change& change, Seat player)
{
    Flow flow;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        const int more = change[owner];
        std::uint8_t& out = owner == player ? flow.own_out : flow.others_out;
        std::uint8_t& in = owner == player ? flow.own_in : flow.others_in;
        std::uint8_t& count = more < 0 ? out : in;
        count = static_cast<std::uint8_t>(count + std::abs(more));
    }
    return flow;
}

std::vector<Problem> problems_of(const State& state, const Reach& reach, Objective objective)
{
    std::vector<Problem> problems = whole_problems(state, reach, objective);
    if (reach.has_one_source())
    {
        const std::vector<Problem> whole = std::move(problems);
        problems.clear();
        for (const Problem& problem : whole)
        {
            problems.push_back(with_source(problem, Place::Nowhere));
            for (const PlaceOptions& place : problem.places)
            {
                const bool can_leave = std::any_of(place.options.begin(), place.options.end(),
                                                   [](const Option& option)
                                                   { return option.tally.own_out + option.tally.others_out > 0; });
                if (can_leave)
                {
                    problems.push_back(with_source(problem, place.place));
                }
            }
        }
    }
    for (Problem& problem : problems)
    {
        problem.mixtures = mixtures_of(problem.sums, reach);
        std::for_each(problem.places.begin(), problem.places.end(), group_by_flow);
    }
    return problems;
}

void mix_options(Problem& problem)
{
    const std::size_t last = problem.mixtures.size() - 1;
    for (PlaceOptions& place : problem.places)
    {
        for (Option& option : place.options)
        {
            option.mixed = problem.mixed(option.paid, option.tally);
            Sums with_disk = option.paid;
            add_to(with_disk, option.landed);
            option.mixed_landed = problem.mixed(with_disk, option.tally);
        }
        for (PlaceOptions::Group& group : place.groups)
        {
            const auto first = place.options.begin() + group.first;
            const auto end = place.options.begin() + group.last;
            std::sort(first, end, [last](const Option& a, const Option& b) { return a.mixed[last] > b.mixed[last]; });
            group.most = first->mixed;
            group.most_landed = first->mixed_landed;
            for (auto option = first; option != end; ++option)
            {
                for (std::size_t i = 0; i < group.most.size(); ++i)
                {
                    group.most[i] = std::max(group.most[i], option->mixed[i]);
                    group.most_landed[i] = std::max(group.most_landed[i], option->mixed_landed[i]);
                }
            }
        }
    }
}

} // namespace elgrande::search
