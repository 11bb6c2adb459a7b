#include "search/counts/scoring_problem.hpp"

#include "search/general_scoring.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::search
{
namespace
{

Sums difference(Sums sums, const Sums& less)
{
    for (std::size_t i = 0; i < sums.size(); ++i)
    {
        sums[i] = static_cast<std::int16_t>(sums[i] - less[i]);
    }
    return sums;
}

} // namespace

ScoringProblems::ScoringProblems(const State& state, const Reach& reach)
    : state_(state), reach_(reach), payout_sums_(state, Objective::Lead), castillo_(1)
{
    if (can_enter())
    {
        castillo_ = options_of(state, reach, Place::Castillo);
    }
}

Problem ScoringProblems::problem(int added)
{
    Problem problem{.sums = payout_sums_.sum_count()};
    for (const Place place : reach_.places())
    {
        if (place != Place::Castillo)
        {
            problem.places.push_back({.place = place, .disk_can_show = is_region(place)});
        }
    }
    counts_of_tables_.assign(board_place_count, {});
    for (const Option& option : castillo_)
    {
        if (option.change[reach_.player()] == added)
        {
            add_start(problem, option);
        }
    }
    std::stable_partition(problem.places.begin(), problem.places.end(),
                          [](const PlaceOptions& place) { return place.tables.size() > 1; });
    for (PlaceOptions& place : problem.places)
    {
        if (place.tables.size() == 1)
        {
            place.table_of_start.clear();
        }
    }
    return problem;
}

void ScoringProblems::add_start(Problem& problem, const Option& castillo)
{
    State filled = state_;
    add_to(filled.caballeros[index(Place::Castillo)], castillo.change);
    const BeforeOwnDisk landed = scoring_before_own_disk(filled, reach_.player());
    problem.uses_disk = landed.disk_moves_piece;
    for (PlaceOptions& place : problem.places)
    {
        const PerOwner<std::uint8_t>& there = landed.state.caballeros[index(place.place)];
        auto& known = counts_of_tables_[index(place.place)];
        const auto found = std::find(known.begin(), known.end(), there);
        place.table_of_start.push_back(static_cast<std::uint16_t>(found - known.begin()));
        if (found == known.end())
        {
            known.push_back(there);
            place.tables.push_back(options(filled, landed, place));
        }
    }
    Start start{castillo.change, castillo.tally, payout_sums_.sums_of([&](Seat seat) { return landed.score[seat]; })};
    problem.disk_gains_elsewhere.clear();
    for (const Place region : regions(state_.setup))
    {
        if (!reach_.changes(region))
        {
            const Sums paid = paid_at(landed.state, region);
            start.paid = sum(start.paid, paid);
            if (is_region(region))
            {
                const State shown = with_disk(filled, landed, reach_.player(), region);
                problem.disk_gains_elsewhere.push_back(problem.uses_disk ? difference(paid_at(shown, region), paid)
                                                                         : Sums{});
            }
        }
    }
    problem.starts.push_back(start);
}

Options ScoringProblems::options(const State& filled, const BeforeOwnDisk& landed, const PlaceOptions& place)
{
    Options& unpaid = options_[index(place.place)];
    if (unpaid.empty())
    {
        unpaid = options_of(state_, reach_, place.place);
    }
    Options options = unpaid;
    const auto paid_after = [&](State& board, const Change& change)
    {
        PerOwner<std::uint8_t>& there = board.caballeros[index(place.place)];
        const PerOwner<std::uint8_t> before = there;
        add_to(there, change);
        const Sums paid = paid_at(board, place.place);
        there = before;
        return paid;
    };
    State board = landed.state;
    for (Option& option : options)
    {
        option.paid = paid_after(board, option.change);
    }
    if (landed.disk_moves_piece && place.disk_can_show)
    {
        board = with_disk(filled, landed, reach_.player(), place.place);
        for (Option& option : options)
        {
            option.disk_gain = difference(paid_after(board, option.change), option.paid);
        }
    }
    return options;
}

Sums ScoringProblems::paid_at(const State& board, Place place)
{
    const auto points = [&] { return points_in_general_scoring(board, place); };
    const PerSeat<std::uint8_t> paid = cache_.at(board, place, points);
    return payout_sums_.sums_of([&](Seat seat) { return int{paid[seat]}; });
}

} // namespace elgrande::search
