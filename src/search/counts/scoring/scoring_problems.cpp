#include "search/counts/scoring/scoring_problems.hpp"

#include "search/counts/payer.hpp"
#include "search/disks/leaving.hpp"
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
        for (const Place place : reach_.places())
        {
            if (place != Place::Castillo)
            {
                problem_.places.push_back({.place = place, .tables = {}, .shows_disk = is_region(place)});
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
    OptionTable table(const State& filled, const std::vector<OthersLanded>& landed, const PlaceOptions& place) const;

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
            points.push_back(shown ? points_in_general(with_disk(filled, there, reach_.player(), region), region)
                                   : points_in_general(there.state, region));
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
    for (std::size_t place = 0; place < problem_.places.size(); ++place)
    {
        PlaceOptions& options = problem_.places[place];
        std::vector<PerOwner<std::uint8_t>> row;
        row.reserve(landed.size());
        for (const OthersLanded& there : landed)
        {
            row.push_back(there.state.caballeros[index(options.place)]);
        }
        auto& rows = rows_[place];
        const auto known = std::find(rows.begin(), rows.end(), row);
        options.table_of_start.push_back(static_cast<std::uint16_t>(known - rows.begin()));
        if (known == rows.end())
        {
            rows.push_back(std::move(row));
            options.tables.push_back(table(filled, landed, options));
        }
    }
    for (const Place region : regions(state_.setup))
    {
        if (!reach_.changes(region))
        {
            const Sums paid = paid_at(filled, landed, region, false);
            start.paid = sum(start.paid, paid);
            if (is_region(region))
            {
                problem_.landed_elsewhere.push_back(difference(paid_at(filled, landed, region, problem_.lands), paid));
            }
        }
    }
    problem_.starts.push_back(start);
}

OptionTable ScoringProblem::table(const State& filled, const std::vector<OthersLanded>& landed,
                                  const PlaceOptions& place) const
{
    OptionTable table = tables_.options(place.place);
    const bool may_land = problem_.lands && place.shows_disk;
    std::vector<const RegionTables::Payouts*> without;
    std::vector<const RegionTables::Payouts*> with;
    for (const OthersLanded& there : landed)
    {
        without.push_back(&tables_.payouts(there.state, place.place));
        if (may_land)
        {
            with.push_back(&tables_.payouts(with_disk(filled, there, reach_.player(), place.place), place.place));
        }
    }
    for (std::size_t i = 0; i < table.options.size(); ++i)
    {
        Option& option = table.options[i];
        option.paid = by_disks([&](std::size_t disks, Seat seat) { return (*without[disks])[i][seat]; });
        if (may_land)
        {
            const Sums shown = by_disks([&](std::size_t disks, Seat seat) { return (*with[disks])[i][seat]; });
            option.landed = difference(shown, option.paid);
        }
    }
    return table;
}

} // namespace

namespace
{

void add_to(PerOwner<std::uint8_t>& counts, const Change& change)
{
    for (std::size_t owner = 0; owner < max_owners; ++owner)
    {
        counts[owner] = static_cast<std::uint8_t>(counts[owner] + change[owner]);
    }
}

} // namespace

const OptionTable& RegionTables::options(Place place)
{
    std::optional<OptionTable>& known = options_[index(place)];
    if (!known)
    {
        known = grouped(options_of(state_, reach_, place));
        bytes_of_options_ += known->options.capacity() * sizeof(Option);
    }
    return *known;
}

State RegionTables::end_of(const NetChange& change) const
{
    State end = state_;
    for (const Place place : reach_.places())
    {
        add_to(end.caballeros[index(place)], change.by_place[index(place)]);
    }
    return end;
}

RegionTables::Payouts RegionTables::payouts_of(const State& landed, Place place, std::uint64_t key)
{
    const bool is_known_by_key = has_payout_key(state_, place);
    const std::vector<Option>& all_options = options(place).options;
    State board = landed;
    Payouts all;
    all.reserve(all_options.size());
    for (const Option& option : all_options)
    {
        const auto points = [&]
        {
            PerOwner<std::uint8_t>& there = board.caballeros[index(place)];
            there = landed.caballeros[index(place)];
            add_to(there, option.change);
            return points_in_general(board, place);
        };
        all.push_back(is_known_by_key ? known_.at(place, key + payout_key_change(state_, option.change), points)
                                      : points());
    }
    return all;
}

const RegionTables::Payouts& RegionTables::payouts(const State& landed, Place place)
{
    const std::uint64_t key = payout_key(landed, place);
    const auto [known, fresh] = payouts_[index(place)].try_emplace(key);
    if (fresh)
    {
        known->second = payouts_of(landed, place, key);
        bytes_of_payouts_ += known->second.size() * sizeof(Payouts::value_type);
    }
    return known->second;
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
    const bool can_enter = reach.changes(Place::Castillo);
    std::vector<Option> castillo(1);
    if (can_enter)
    {
        castillo = options_of(tables.state(), reach, Place::Castillo);
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
