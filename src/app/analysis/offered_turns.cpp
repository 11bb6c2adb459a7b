#include "app/analysis/offered_turns.hpp"

#include "rules/game.hpp"
#include "rules/outlook/breakdown.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

namespace
{

/// The properties that distinguish the turns on offer.
struct TurnOutcome
{
    CardId card = no_card;
    Breakdown points;

    bool operator==(const TurnOutcome&) const = default;
};

/// Returns the outcome of the player's answers, played from `position` until the turn ends, an opponent must answer, or
/// one of them is not legal.
TurnOutcome outcome_of(const State& position, Objective objective, const std::vector<Action>& turn)
{
    State state = position;
    std::vector<Event> events;
    auto keep = [&events](const Event& event) { events.push_back(event); };
    for (const Action answer : turn)
    {
        const bool is_asked = state.decision.seat == position.active();
        if (!is_asked || !legal(state).contains(answer) || apply_within_turn(state, answer, keep))
        {
            break;
        }
    }
    TurnOutcome outcome{no_card, breakdown_of(state, position.active(), objective, events)};
    const auto taken = std::find_if(events.begin(), events.end(),
                                    [](const Event& event) { return event.kind == EventKind::CardTaken; });
    outcome.card = taken == events.end() ? no_card : taken->card;
    return outcome;
}

} // namespace

std::vector<OfferedTurn> offered_turns(const State& position, Objective objective, const brains::TurnAnswer& answer,
                                       std::size_t most)
{
    std::vector<OfferedTurn> offered;
    std::vector<TurnOutcome> outcomes;
    for (const std::vector<Action>& turn : answer.turns)
    {
        TurnOutcome outcome = outcome_of(position, objective, turn);
        const auto same = std::find(outcomes.begin(), outcomes.end(), outcome);
        if (same != outcomes.end())
        {
            ++offered[static_cast<std::size_t>(same - outcomes.begin())].ways;
        }
        else if (offered.size() < most)
        {
            offered.push_back({turn, answer.value, 1});
            outcomes.push_back(std::move(outcome));
        }
    }
    for (const brains::TurnWithCard& other : answer.other_cards)
    {
        offered.push_back({other.turn, other.value, 1});
    }
    return offered;
}

} // namespace elgrande::screens
