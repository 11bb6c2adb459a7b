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

/// A third of what a search may take.
constexpr std::size_t most_bytes_of_options = 10'000'000;

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
        const int stay = Reach::lets_go(place) ? there[owner] : 0;
        const int most_out =
            std::min({stay, reach.most_out() - out, own ? reach.most_own_out() : reach.most_others_out() - others_out});
        const int most_in = std::min(reach.most_in() - in, reach.most_in(place, own) - (own ? 0 : others_in));
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

void group_by_flow(OptionTable& options)
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
    Problem problem{.sums = payer.sums()};
    Start& start = problem.starts.emplace_back();
    start.paid = payer.sums_of([&](Seat seat) { return state.score[seat]; });
    for (const Place place : places(state.setup))
    {
        if (std::find(reach.places().begin(), reach.places().end(), place) == reach.places().end())
        {
            add_to(start.paid, payer.paid(place, {}));
        }
    }
    for (const Place place : reach.places())
    {
        OptionTable table;
        for_each_change(state.caballeros[index(place)], place, reach,
                        [&](const Change& change)
                        {
                            Option option{.change = change, .flow = flow_of(change, reach.player())};
                            option.tally = reach.tally_of(place, change);
                            if (reach.may_become_allowed(option.tally))
                            {
                                option.paid = payer.paid(place, change);
                                table.options.push_back(option);
                            }
                        });
        problem.places.push_back({.place = place, .tables = {std::move(table)}});
    }
    return problem;
}

/// A general scoring after so many more own caballeros have gone into the Castillo, and any of others.
class ScoringProblem
{
public:
    ScoringProblem(const State& state, const Reach& reach, const DisksSet& disks, int more)
        : state_(state), reach_(reach), disks_(disks), payer_(state, Objective::Lead), problem_{.sums = payer_.sums()}
    {
        for (const Place region : all_regions)
        {
            if (std::find(reach.places().begin(), reach.places().end(), region) != reach.places().end())
            {
                problem_.places.push_back({.place = region, .tables = {}});
            }
        }
        rows_.resize(problem_.places.size());
        const auto add = [&](const Change& castillo)
        {
            if (castillo[reach.player()] == more && reach.may_become_allowed(reach.tally_of(Place::Castillo, castillo)))
            {
                add_start(castillo);
            }
        };
        if (reach.places().front() == Place::Castillo)
        {
            for_each_change(state.caballeros[index(Place::Castillo)], Place::Castillo, reach, add);
        }
        else
        {
            add({});
        }
        std::stable_partition(problem_.places.begin(), problem_.places.end(),
                              [](const PlaceOptions& place) { return place.tables.size() > 1; });
        for (PlaceOptions& place : problem_.places)
        {
            if (place.tables.size() == 1)
            {
                place.table_of_start.clear();
            }
        }
    }

    /// There is no start if so many cannot go there.
    Problem problem() && { return std::move(problem_); }

private:
    void add_start(const Change& castillo);
    OptionTable table(const State& filled, std::vector<OthersLanded>& landed, Place region);

    /// Of each sum what it is by the disks that go with it.
    template <class OfDisks>
    Sums by_disks(OfDisks of) const
    {
        Sums sums = of(std::size_t{0});
        for (std::size_t i = 1; i < disks_.by_sum.size(); ++i)
        {
            sums[i] = of(i)[i];
        }
        return sums;
    }

    static Sums difference(Sums sums, const Sums& less)
    {
        for (std::size_t i = 0; i < sums.size(); ++i)
        {
            sums[i] = static_cast<std::int16_t>(sums[i] - less[i]);
        }
        return sums;
    }

    const State& state_;
    const Reach& reach_;
    const DisksSet& disks_;
    Payer payer_;
    Problem problem_;
    std::vector<std::vector<std::vector<PerOwner<std::uint8_t>>>> rows_; ///< by place and table: who has landed there
};

void ScoringProblem::add_start(const Change& castillo)
{
    const Seat player = reach_.player();
    State filled = state_;
    auto& inside = filled.caballeros[index(Place::Castillo)];
    for (std::size_t owner = 0; owner < inside.size(); ++owner)
    {
        inside[owner] = static_cast<std::uint8_t>(inside[owner] + castillo[owner]);
    }
    std::vector<OthersLanded> landed;
    landed.reserve(disks_.by_sum.size());
    for (const PerSeat<Place>& set : disks_.by_sum)
    {
        landed.push_back(others_landed(filled, player, set));
        OthersLanded& last = landed.back();
        last.state = disks_.with_own ? with_disk(filled, last, player, set[player]) : last.state;
    }
    Start start{castillo, reach_.tally_of(Place::Castillo, castillo), flow_of(castillo, player),
                payer_.sums_of([&](Seat seat) { return landed.front().score[seat]; })};
    problem_.lands = landed.front().player_leaves && !disks_.with_own;
    problem_.landed_elsewhere.clear();
    std::size_t place = 0;
    for (const Place region : all_regions)
    {
        if (place < problem_.places.size() && problem_.places[place].place == region)
        {
            auto& rows = rows_[place];
            PlaceOptions& options = problem_.places[place];
            std::vector<PerOwner<std::uint8_t>> row;
            row.reserve(landed.size());
            for (const OthersLanded& there : landed)
            {
                row.push_back(there.state.caballeros[index(region)]);
            }
            const auto known = std::find(rows.begin(), rows.end(), row);
            options.table_of_start.push_back(static_cast<std::uint16_t>(known - rows.begin()));
            if (known == rows.end())
            {
                rows.push_back(std::move(row));
                options.tables.push_back(table(filled, landed, region));
            }
            ++place;
            continue;
        }
        const Sums paid = by_disks([&](std::size_t i) { return payer_.paid_at(landed[i].state, region, {}); });
        const Sums with = by_disks(
            [&](std::size_t i)
            {
                State shown = problem_.lands ? with_disk(filled, landed[i], player, region) : landed[i].state;
                return payer_.paid_at(shown, region, {});
            });
        problem_.landed_elsewhere.push_back(difference(with, paid));
        add_to(start.paid, paid);
    }
    problem_.starts.push_back(start);
}

OptionTable ScoringProblem::table(const State& filled, std::vector<OthersLanded>& landed, Place region)
{
    OptionTable table;
    std::vector<State> shown;
    shown.reserve(landed.size());
    for (const OthersLanded& there : landed)
    {
        shown.push_back(problem_.lands ? with_disk(filled, there, reach_.player(), region) : there.state);
    }
    const auto add = [&](const Change& change)
    {
        Option option{.change = change, .flow = flow_of(change, reach_.player())};
        option.tally = reach_.tally_of(region, change);
        if (reach_.may_become_allowed(option.tally))
        {
            option.paid = by_disks([&](std::size_t i) { return payer_.paid_at(landed[i].state, region, change); });
            const Sums with = by_disks([&](std::size_t i) { return payer_.paid_at(shown[i], region, change); });
            option.landed = difference(with, option.paid);
            table.options.push_back(option);
        }
    };
    for_each_change(state_.caballeros[index(region)], region, reach_, add);
    return table;
}

std::vector<Problem> scoring_problems(const State& state, const Reach& reach, const DisksSet& disks)
{
    std::vector<Problem> problems;
    std::size_t bytes = 0;
    const bool can_enter = reach.places().front() == Place::Castillo;
    for (int more = 0; more <= (can_enter ? reach.most_own_in() : 0); ++more)
    {
        Problem problem = ScoringProblem(state, reach, disks, more).problem();
        bytes += bytes_of(problem);
        if (bytes > most_bytes_of_options)
        {
            return {};
        }
        if (!problem.starts.empty())
        {
            problems.push_back(std::move(problem));
        }
    }
    return problems;
}

std::vector<Problem> whole_problems(const State& state, const Reach& reach, Objective objective)
{
    if (is_paid_by_places(objective))
    {
        return {whole_problem(state, reach, objective)};
    }
    const bool is_scoring = objective == Objective::LeadAfterScoring && !needs_trying(state);
    return is_scoring ? scoring_problems(state, reach, {.by_sum = {homes(state)}}) : std::vector<Problem>{};
}

std::vector<Problem> prepared(std::vector<Problem> problems, const Reach& reach)
{
    for (Problem& problem : problems)
    {
        problem.mixtures = mixtures_of(problem.sums, reach);
        for (PlaceOptions& place : problem.places)
        {
            std::for_each(place.tables.begin(), place.tables.end(), group_by_flow);
        }
    }
    return problems;
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
    return prepared(whole_problems(state, reach, objective), reach);
}

std::vector<Problem> problems_against(const State& state, const Reach& reach, const DisksSet& disks)
{
    return prepared(scoring_problems(state, reach, disks), reach);
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
        Sums with_disk = option.paid;
        add_to(with_disk, option.landed);
        option.mixed_landed = problem.mixed(with_disk, option.tally);
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
