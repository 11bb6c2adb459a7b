#include "search/counts/options.hpp"

#include "search/counts/overseas/changes.hpp"
#include "search/counts/overseas/limits.hpp"
#include "search/counts/overseas/table_options.hpp"
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
    State board = without_table(state, reach);
    Problem problem{.sums = payer.sums()};
    problem.linked = reach.can_link() ? reach.linked_places() : 0;
    Start& start = problem.starts.emplace_back();
    start.paid = payer.sums_of([&](Seat seat) { return state.score[seat]; });
    start.tally = reach.start();
    start.flow = {start.tally.own_out, 0, start.tally.others_out, reach.others_in_at_start()};
    for (const Place place : places(state.setup))
    {
        if (!reach.changes(place))
        {
            start.paid = sum(start.paid, payer.paid_at(board, place, {}));
        }
    }
    problem.lands = reach.ending() == Ending::QuestionBeforePlacing;
    problem.landed_elsewhere.resize(problem.lands ? 1 : 0);
    for (const Place place : reach.places())
    {
        if (reach.has_table(place))
        {
            problem.places.push_back(table_options(board, reach, payer));
            continue;
        }
        std::vector<Option> options = options_of(state, reach, place);
        for (Option& option : options)
        {
            option.paid = paid_after(payer, board, reach, place, option);
            option.landed = problem.lands ? placed_after(payer, board, reach, place, option) : Sums{};
        }
        problem.places.push_back({.place = place, .tables = {grouped(std::move(options))}});
    }
    return problem;
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
    if (reach.has_colonies() && !is_region(place) && place != Place::Castillo)
    {
        for_each_overseas_option(state, reach, place, [&](const Option& option) { options.push_back(option); });
        return options;
    }
    for_each_change(state.caballeros[index(place)], place, reach, {},
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

std::vector<Problem> problems_of(const State& before, const Reach& reach, Objective objective)
{
    const State state = with_fate(before, reach.fate());
    if (is_paid_by_places(objective))
    {
        const Payer payer(without_table(state, reach), objective);
        if (!is_question_told(state, reach, payer))
        {
            return {};
        }
        std::vector<Problem> all{whole_problem(state, reach, payer)};
        set_mixtures(all.front(), reach);
        return all;
    }
    if (objective != Objective::LeadAfterScoring || reach.ending() != Ending::OfTurn)
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
