#include "table/story.hpp"

#include "table/points.hpp"

#include <algorithm>

namespace elgrande::table
{

namespace
{

PerSeat<int> scores(const State& state)
{
    PerSeat<int> result{};
    for (const Seat seat : state.seats())
    {
        result[seat] = state.score[seat];
    }
    return result;
}

void add_gain(ChartPoint& point, const Gain& gain)
{
    point.score[gain.seat] += gain.points;
}

/// A round of the game. `end`: the first moment of the next round, or the current moment.
struct RoundSpan
{
    std::uint8_t round = 0;
    Moment end = 0;
};

/// Returns the rounds up to the moment `now`; `round_at` returns the round at a moment.
template <class RoundAt>
std::vector<RoundSpan> rounds_of(Moment now, RoundAt round_at)
{
    std::vector<RoundSpan> rounds{{round_at(0), 0}};
    for (Moment moment = 1; moment <= now; ++moment)
    {
        rounds.back().end = moment;
        const std::uint8_t round = round_at(moment);
        if (round != rounds.back().round)
        {
            rounds.push_back({round, moment});
        }
    }
    return rounds;
}

/// `start`: the scores before all gains but those of Source::Before.
std::vector<ChartPoint> chart_points_of(const PerSeat<int>& start, const std::vector<RoundSpan>& rounds,
                                        const std::vector<Gain>& gains)
{
    ChartPoint point{.score = start};
    std::vector<ChartPoint> points{point};
    // Gains are in order, so one pass over rounds and gains is enough.
    auto gain = std::find_if(gains.begin(), gains.end(), [](const Gain& one) { return one.source != Source::Before; });
    for (const auto& [round, end] : rounds)
    {
        point.round = round;
        point.general = 0;
        point.moment = end;
        for (; gain != gains.end() && gain->moment <= end && gain->general == 0; ++gain)
        {
            add_gain(point, *gain);
        }
        const bool scored = gain != gains.end() && gain->moment <= end;
        if (scored)
        {
            point.moment = gain->moment - 1;
        }
        points.push_back(point);
        if (!scored)
        {
            continue;
        }
        point.general = gain->general;
        point.moment = end;
        for (; gain != gains.end() && gain->moment <= end; ++gain)
        {
            add_gain(point, *gain);
        }
        points.push_back(point);
    }
    return points;
}

std::optional<BestTurn> best_turn_of(const History& history, const std::vector<Gain>& gains)
{
    std::optional<BestTurn> best;
    BestTurn turn;
    for (const Gain& gain : gains)
    {
        if (gain.source == Source::Before || gain.general != 0)
        {
            continue;
        }
        const State& before = history.state_at(gain.moment - 1);
        if (gain.seat != before.active())
        {
            continue;
        }
        if (turn.seat != gain.seat || turn.round != before.round)
        {
            turn = {.seat = gain.seat, .round = before.round, .card = gain.card, .moment = gain.moment - 1};
        }
        turn.points += gain.points;
        if (!best || turn.points > best->points)
        {
            best = turn;
        }
    }
    return best;
}

std::optional<BestScoring> best_scoring_of(const std::vector<Gain>& gains)
{
    std::array<PerSeat<int>, 4> sums{};
    std::array<Moment, 4> before{};
    for (const Gain& gain : gains)
    {
        before[gain.general] = gain.moment - 1;
        sums[gain.general][gain.seat] += gain.points;
    }
    std::optional<BestScoring> best;
    for (std::size_t general = 1; general < sums.size(); ++general)
    {
        for (Seat seat = 0; seat < max_players; ++seat)
        {
            const int points = sums[general][seat];
            if (points > (best ? best->points : 0))
            {
                best = BestScoring{seat, static_cast<std::uint8_t>(general), points, before[general]};
            }
        }
    }
    return best;
}

std::optional<Lead> longest_lead_of(const std::vector<ChartPoint>& points, int players)
{
    std::optional<Lead> longest;
    Lead lead;
    for (std::size_t i = 0; i < points.size(); ++i)
    {
        const Seat leader = sole_leader(points[i].score, players);
        lead = leader == lead.seat ? Lead{leader, lead.first, i} : Lead{leader, i, i};
        if (leader != nobody && (!longest || lead.length() > longest->length()))
        {
            longest = lead;
        }
    }
    return longest;
}

} // namespace

Seat sole_leader(const PerSeat<int>& score, int players)
{
    const auto end = score.begin() + players;
    const auto best = std::max_element(score.begin(), end);
    return std::count(score.begin(), end, *best) == 1 ? static_cast<Seat>(best - score.begin()) : nobody;
}

Story story(const History& history)
{
    const std::vector<Gain> all = gains(history);
    Story result;
    const auto round_at = [&history](Moment moment) { return history.state_at(moment).round; };
    result.points = chart_points_of(scores(history.state_at(0)), rounds_of(history.cursor(), round_at), all);
    result.best_turn = best_turn_of(history, all);
    result.best_scoring = best_scoring_of(all);
    result.longest_lead = longest_lead_of(result.points, history.state().players());
    return result;
}

Story story(std::span<const LogLine> log, const State& now)
{
    std::vector<Gain> all;
    PerSeat<int> start = scores(now);
    std::uint8_t general = 0;
    for (const LogLine& line : log)
    {
        for (const auto& [event, secret] : line.events)
        {
            if (event.kind == EventKind::GeneralScoringBegan)
            {
                general = general_after(event.count);
            }
            else if (event.kind == EventKind::RoundBegan)
            {
                general = 0;
            }
            else if (pays(event) && event.seat < now.players())
            {
                all.push_back({.moment = line.moment,
                               .seat = event.seat,
                               .source = Source::Special,
                               .general = general,
                               .points = event.points});
                start[event.seat] -= event.points;
            }
        }
    }
    const auto round_at = [&](Moment moment) { return moment < log.size() ? log[moment].round : now.round; };
    Story result;
    result.points = chart_points_of(start, rounds_of(log.size(), round_at), all);
    result.best_scoring = best_scoring_of(all);
    result.longest_lead = longest_lead_of(result.points, now.players());
    return result;
}

} // namespace elgrande::table
