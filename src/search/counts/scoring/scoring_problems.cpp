#include "search/counts/scoring/scoring_problems.hpp"

#include "search/counts/payer.hpp"
#include "search/general_scoring.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::search
{
namespace
{

/// A third of what a search may take.
constexpr std::size_t most_bytes_of_options = 10'000'000;
/// Of payouts that are kept.
constexpr std::size_t most_bytes_of_payouts = 3'000'000;

Sums difference(Sums sums, const Sums& less)
{
    for (std::size_t i = 0; i < sums.size(); ++i)
    {
        sums[i] = static_cast<std::int16_t>(sums[i] - less[i]);
    }
    return sums;
}

/// A general scoring after so many more own caballeros have gone into the Castillo, and any of others.
class ScoringProblem
{
public:
    ScoringProblem(RegionTables& tables, const std::vector<Option>& castillo, const DisksSet& disks, int more)
        : tables_(tables), state_(tables.state()), reach_(tables.reach()), disks_(disks),
          payer_(disks.rivals.empty() ? Payer(state_, Objective::Lead) : Payer(state_, disks.rivals)),
          problem_{.sums = payer_.sums()}
    {
        for (const Place region : all_regions)
        {
            if (std::find(reach_.places().begin(), reach_.places().end(), region) != reach_.places().end())
            {
                problem_.places.push_back({.place = region, .tables = {}});
            }
        }
        rows_.resize(problem_.places.size());
        for (const Option& option : castillo)
        {
            if (option.change[reach_.player()] == more)
            {
                add_start(option);
            }
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
    void add_start(const Option& castillo);
    OptionTable table(const State& filled, const std::vector<OthersLanded>& landed, Place region) const;

    /// Of each sum what it is by the disks that go with it: `points` says what a seat is paid by which disks.
    template <class Points>
    Sums by_disks(Points points) const
    {
        Sums sums{};
        for (std::size_t i = 0; i < static_cast<std::size_t>(problem_.sums); ++i)
        {
            const std::size_t disks = std::min(i, disks_.by_sum.size() - 1);
            sums[i] = static_cast<std::int16_t>(payer_.sum_of(i, [&](Seat seat) { return int{points(disks, seat)}; }));
        }
        return sums;
    }

    /// The same of one region that does not change, and where the player's disk may show it.
    Sums paid_at(const State& filled, const std::vector<OthersLanded>& landed, Place region, bool shown) const
    {
        std::vector<PerSeat<std::uint8_t>> points;
        points.reserve(landed.size());
        for (const OthersLanded& there : landed)
        {
            points.push_back(shown ? points_at(with_disk(filled, there, reach_.player(), region), region)
                                   : points_at(there.state, region));
        }
        return by_disks([&](std::size_t disks, Seat seat) { return points[disks][seat]; });
    }

    RegionTables& tables_;
    const State& state_;
    const Reach& reach_;
    const DisksSet& disks_;
    Payer payer_;
    Problem problem_;
    std::vector<std::vector<std::vector<PerOwner<std::uint8_t>>>> rows_; ///< by place and table: who has landed there
};

void ScoringProblem::add_start(const Option& castillo)
{
    const Seat player = reach_.player();
    State filled = state_;
    auto& inside = filled.caballeros[index(Place::Castillo)];
    for (std::size_t owner = 0; owner < inside.size(); ++owner)
    {
        inside[owner] = static_cast<std::uint8_t>(inside[owner] + castillo.change[owner]);
    }
    std::vector<OthersLanded> landed;
    landed.reserve(disks_.by_sum.size());
    for (const PerSeat<Place>& set : disks_.by_sum)
    {
        landed.push_back(others_landed(filled, player, set));
        OthersLanded& last = landed.back();
        last.state = disks_.with_own && last.player_leaves ? with_disk(filled, last, player, set[player]) : last.state;
    }
    Start start{castillo.change, castillo.tally, castillo.flow,
                by_disks([&](std::size_t, Seat seat) { return landed.front().score[seat]; })};
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
        const Sums paid = paid_at(filled, landed, region, false);
        const Sums with = paid_at(filled, landed, region, problem_.lands);
        problem_.landed_elsewhere.push_back(difference(with, paid));
        start.paid = sum(start.paid, paid);
    }
    problem_.starts.push_back(start);
}

OptionTable ScoringProblem::table(const State& filled, const std::vector<OthersLanded>& landed, Place region) const
{
    OptionTable table = tables_.options(region);
    std::vector<const RegionTables::Payouts*> without;
    std::vector<const RegionTables::Payouts*> with;
    for (const OthersLanded& there : landed)
    {
        without.push_back(&tables_.payouts(there.state, region));
        if (problem_.lands)
        {
            with.push_back(&tables_.payouts(with_disk(filled, there, reach_.player(), region), region));
        }
    }
    for (std::size_t i = 0; i < table.options.size(); ++i)
    {
        Option& option = table.options[i];
        option.paid = by_disks([&](std::size_t disks, Seat seat) { return (*without[disks])[i][seat]; });
        if (problem_.lands)
        {
            const Sums shown = by_disks([&](std::size_t disks, Seat seat) { return (*with[disks])[i][seat]; });
            option.landed = difference(shown, option.paid);
        }
    }
    return table;
}

} // namespace

const OptionTable& RegionTables::options(Place region)
{
    std::optional<OptionTable>& known = options_[index(region)];
    if (!known)
    {
        known = grouped(options_of(state_, reach_, region));
        bytes_of_options_ += known->options.capacity() * sizeof(Option);
    }
    return *known;
}

const RegionTables::Payouts& RegionTables::payouts(const State& landed, Place region)
{
    const auto [known, fresh] = payouts_[index(region)].try_emplace(payout_key(landed, region));
    Payouts& all = known->second;
    if (fresh)
    {
        State board = landed;
        PerOwner<std::uint8_t>& there = board.caballeros[index(region)];
        const PerOwner<std::uint8_t> before = there;
        const std::vector<Option>& all_options = options(region).options;
        all.reserve(all_options.size());
        for (const Option& option : all_options)
        {
            const auto points = [&]
            {
                for (std::size_t owner = 0; owner < max_owners; ++owner)
                {
                    there[owner] = static_cast<std::uint8_t>(before[owner] + option.change[owner]);
                }
                return points_at(board, region);
            };
            all.push_back(known_.at(region, known->first + payout_key_change(option.change), points));
        }
        bytes_of_payouts_ += all.size() * sizeof(Payouts::value_type);
    }
    return all;
}

void RegionTables::forget_some()
{
    if (bytes_of_payouts_ > most_bytes_of_payouts)
    {
        payouts_ = {};
        ++generation_;
        bytes_of_payouts_ = 0;
    }
}

std::vector<Problem> scoring_problems(RegionTables& tables, const DisksSet& disks)
{
    const Reach& reach = tables.reach();
    const bool can_enter = reach.places().front() == Place::Castillo;
    std::vector<Option> castillo(1);
    if (can_enter)
    {
        castillo = options_of(tables.state(), reach, Place::Castillo);
    }
    else if (!reach.may_become_allowed({}))
    {
        castillo.clear();
    }
    std::vector<Problem> problems;
    std::size_t bytes = 0;
    for (int more = 0; more <= (can_enter ? reach.most_own_in() : 0); ++more)
    {
        tables.forget_some();
        Problem problem = ScoringProblem(tables, castillo, disks, more).problem();
        bytes += bytes_of(problem);
        if (bytes > most_bytes_of_options)
        {
            return {};
        }
        if (!problem.starts.empty())
        {
            set_mixtures(problem, reach);
            problems.push_back(std::move(problem));
        }
    }
    return problems;
}

} // namespace elgrande::search
