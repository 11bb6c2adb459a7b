#include "search/counts/options.hpp"

#include "search/counts/payer.hpp"
#include "search/counts/scoring/scoring_problems.hpp"
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
Problem whole_problem(const State& state, const Reach& reach, const Payer& payer)
{
    State board = state;
    Problem problem{.sums = payer.sums()};
    Start& start = problem.starts.emplace_back();
    start.paid = payer.sums_of([&](Seat seat) { return state.score[seat]; });
    for (const Place place : places(state.setup))
    {
        if (!reach.changes(place))
        {
            start.paid = sum(start.paid, payer.paid_at(board, place, {}));
        }
    }
    for (const Place place : reach.places())
    {
        std::vector<Option> options = options_of(state, reach, place);
        for (Option& option : options)
        {
            option.paid = payer.paid_at(board, place, option.change);
        }
        problem.places.push_back({.place = place, .tables = {grouped(std::move(options))}});
    }
    return problem;
}

/// Calls `visit` with every change that a place where `there` stand allows by itself.
template <class Visit>
void for_each_change(const PerOwner<std::uint8_t>& there, Place place, const Reach& reach, Visit visit)
{
    Change change{};
    const Owners owners = reach.owners();
    const auto from_owner = [&](auto self, Owners::Iterator next, Flow flow) -> void
    {
        if (!(next != owners.end()))
        {
            visit(change);
            return;
        }
        const Seat owner = *next;
        ++next;
        const bool own = owner == reach.player();
        const int stay = reach.lets_go(place) ? there[owner] : 0;
        const int out = flow.own_out + flow.others_out;
        const int in = flow.own_in + flow.others_in;
        const int most_out =
            std::min({stay, reach.most_out() - out,
                      own ? reach.most_own_out() - flow.own_out : reach.most_others_out() - flow.others_out});
        const int most_in =
            std::min(reach.most_in() - in, reach.most_in(place, own) - (own ? flow.own_in : flow.others_in));
        for (int more = -most_out; more <= most_in; ++more)
        {
            change[owner] = static_cast<std::int16_t>(more);
            Flow then = flow;
            std::uint8_t& counted =
                more < 0 ? (own ? then.own_out : then.others_out) : (own ? then.own_in : then.others_in);
            counted = static_cast<std::uint8_t>(counted + (more < 0 ? -more : more));
            self(self, next, then);
        }
        change[owner] = 0;
    };
    from_owner(from_owner, owners.begin(), {});
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

Flow together(const Flow& a, const Flow& b)
{
    const auto add = [](int x, int y) { return static_cast<std::uint8_t>(x + y); };
    return {add(a.own_out, b.own_out), add(a.own_in, b.own_in), add(a.others_out, b.others_out),
            add(a.others_in, b.others_in)};
}

std::vector<Option> options_of(const State& state, const Reach& reach, Place place)
{
    std::vector<Option> options;
    for_each_change(state.caballeros[index(place)], place, reach,
                    [&](const Change& change)
                    {
                        Option option{.change = change, .flow = flow_of(change, reach.player())};
                        option.tally = reach.tally_of(place, change);
                        if (reach.may_become_allowed(option.tally))
                        {
                            options.push_back(option);
                        }
                    });
    return options;
}

OptionTable grouped(std::vector<Option> options)
{
    OptionTable table{.options = std::move(options), .groups = {}};
    std::sort(table.options.begin(), table.options.end(),
              [](const Option& a, const Option& b) { return a.flow < b.flow; });
    for (std::uint32_t i = 0; i < table.options.size(); ++i)
    {
        const Flow& flow = table.options[i].flow;
        if (table.groups.empty() || table.groups.back().flow != flow)
        {
            table.groups.push_back({flow, i, i, {}});
        }
        table.groups.back().last = i + 1;
    }
    return table;
}

void set_mixtures(Problem& problem, const Reach& reach)
{
    problem.mixtures = mixtures_of(problem.sums, reach);
}

std::vector<Problem> problems_of(const State& state, const Reach& reach, Objective objective)
{
    if (is_paid_by_places(objective))
    {
        std::vector<Problem> all{whole_problem(state, reach, Payer(state, objective))};
        set_mixtures(all.front(), reach);
        return all;
    }
    if (objective != Objective::LeadAfterScoring)
    {
        return {};
    }
    RegionTables tables(state, reach);
    return scoring_problems(tables, {.by_sum = {homes(state)}});
}

std::size_t bytes_of(const Problem& problem)
{
    std::size_t bytes = 0;
    for (const PlaceOptions& place : problem.places)
    {
        for (const OptionTable& table : place.tables)
        {
            bytes += table.options.size() * sizeof(Option);
        }
    }
    return bytes;
}

namespace
{

void mix(const Problem& problem, OptionTable& table)
{
    const std::size_t last = problem.mixtures.size() - 1;
    for (Option& option : table.options)
    {
        option.mixed = problem.mixed(option.paid, option.tally);
        option.mixed_landed = problem.mixed(sum(option.paid, option.landed), option.tally);
    }
    for (OptionTable::Group& group : table.groups)
    {
        const auto first = table.options.begin() + group.first;
        const auto end = table.options.begin() + group.last;
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

} // namespace

void mix_options(Problem& problem)
{
    for (PlaceOptions& place : problem.places)
    {
        for (OptionTable& table : place.tables)
        {
            mix(problem, table);
        }
    }
}

} // namespace elgrande::search
