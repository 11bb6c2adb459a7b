#pragma once

#include "rules/table.hpp"

/// Helpers for the worked examples of the rule books, in addition to table.hpp.
namespace elgrande::test
{

/// Returns the places scored, in order.
inline std::vector<Place> scored(const std::vector<Event>& events)
{
    std::vector<Place> places;
    for (const Event& event : events)
    {
        if (event.kind == EventKind::ScoringBegan)
        {
            places.push_back(event.to);
        }
    }
    return places;
}

/// Returns the points of each seat at one place, bonuses included.
inline PerSeat<int> points_at(const std::vector<Event>& events, Place place)
{
    std::vector<Event> there;
    for (const Event& event : events)
    {
        if (event.to == place)
        {
            there.push_back(event);
        }
    }
    return points(there);
}

/// Everybody takes the first available card and does nothing with it, until the round is over or disks are asked for.
inline std::vector<Event> pass_turns(State& state)
{
    std::vector<Event> events;
    const int round = state.round;
    while (state.round == round && state.decision.question != Question::SetDisk && !is_over(state))
    {
        const ActionList list = legal(state);
        Action action = list[0];
        for (const Action quiet : {with(ActionKind::Recruit, 0), done, skip})
        {
            action = list.contains(quiet) ? quiet : action;
        }
        const std::vector<Event> more = play(state, action);
        events.insert(events.end(), more.begin(), more.end());
    }
    return events;
}

/// Returns the points of a region, scored by the card whose player chooses one.
inline PerSeat<int> points_of_region(Start start, Place region)
{
    start.cards[1] = "score-chosen-2";
    State state = after_taking(start, 2);
    play(state, act);
    return points(play(state, at(ActionKind::ScorePlace, region)));
}

} // namespace elgrande::test
