#include "search/counts/options.hpp"

#include "search/counts/payer.hpp"

#include <algorithm>
#include <cstdlib>
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
    if (!is_paid_by_places(objective))
    {
        return {};
    }
    std::vector<Problem> problems{whole_problem(state, reach, objective)};
    if (reach.has_one_source())
    {
        const Problem whole = std::move(problems.front());
        problems = {with_source(whole, Place::Nowhere)};
        for (const PlaceOptions& place : whole.places)
        {
            const bool can_leave =
                std::any_of(place.options.begin(), place.options.end(),
                            [](const Option& option) { return option.tally.own_out + option.tally.others_out > 0; });
            if (can_leave)
            {
                problems.push_back(with_source(whole, place.place));
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
        }
        for (PlaceOptions::Group& group : place.groups)
        {
            const auto first = place.options.begin() + group.first;
            const auto end = place.options.begin() + group.last;
            std::sort(first, end, [last](const Option& a, const Option& b) { return a.mixed[last] > b.mixed[last]; });
            group.most = first->mixed;
            for (auto option = first; option != end; ++option)
            {
                for (std::size_t i = 0; i < group.most.size(); ++i)
                {
                    group.most[i] = std::max(group.most[i], option->mixed[i]);
                }
            }
        }
    }
}

} // namespace elgrande::search
