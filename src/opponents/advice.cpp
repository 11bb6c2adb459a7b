#include "opponents/advice.hpp"

#include "opponents/playout.hpp"
#include "rules/majority.hpp"
#include "rules/order.hpp"

#include <optional>

namespace elgrande::opponents
{

namespace
{

/// Returns the state after the plan, where apply_within_turn() may have stopped; nothing if the plan cannot be played.
std::optional<State> play_plan(const PlayerView& seen, State state, const std::vector<Action>& plan, Policy& policy)
{
    bool ended = false;
    for (const Action action : plan)
    {
        while (!ended && state.decision.seat != seen.viewer)
        {
            ended = apply_within_turn(state, policy.answer(state));
        }
        if (ended || !legal(state).contains(action))
        {
            return std::nullopt;
        }
        ended = apply_within_turn(state, action);
    }
    return state;
}

PlaceChange change_of(const State& before, const State& after, Place place, Seat viewer)
{
    PlaceChange change;
    change.place = place;
    const Payout old = payout(before, place);
    const Payout now = payout(after, place);
    int others = 0;
    for (const Seat seat : before.seats())
    {
        change.points[seat] = now.total(seat) - old.total(seat);
        others += seat == viewer ? 0 : change.points[seat];
    }
    for (const Seat owner : before.owner_seats())
    {
        change.caballeros[owner] = after.caballeros[index(place)][owner] - before.caballeros[index(place)][owner];
    }
    change.for_viewer = change.points[viewer] - others / (before.players() - 1);
    return change;
}

/// Sets the members of `advice` that compare the states before and after the plan. `castillo`: the viewer knows who is
/// in the Castillo.
void compare(const State& before, const State& after, Seat viewer, bool castillo, Advice& advice)
{
    for (const Place place : places(before.setup))
    {
        if (place == Place::Castillo && !castillo)
        {
            continue;
        }
        const PlaceChange change = change_of(before, after, place, viewer);
        for (const Seat seat : before.seats())
        {
            advice.standing[seat] += change.points[seat];
        }
        if (change.points != PerSeat<int>{})
        {
            advice.changes.push_back(change);
        }
    }
    put_in_order(advice.changes,
                 [](const PlaceChange& a, const PlaceChange& b) { return a.for_viewer > b.for_viewer; });
    for (const Seat seat : before.seats())
    {
        advice.scored[seat] = after.score[seat] - before.score[seat];
        const int most = advice.loser == nobody ? 0 : advice.standing[advice.loser];
        advice.loser = seat != viewer && advice.standing[seat] < most ? seat : advice.loser;
    }
}

/// Predicts when the viewer takes an action card after this bid, and which: sets Advice::order and Advice::aim.
void follow_bid(State state, Seat viewer, Action bid, Policy& policy, Advice& advice)
{
    const int round = state.round;
    apply(state, bid);
    constexpr int max_answers = 400; // in one round
    for (int i = 0; i < max_answers && !is_over(state) && state.round == round; ++i)
    {
        const bool takes = state.decision == Decision{Question::TakeCard, viewer};
        const int order = state.turns_done + 1;
        apply(state, policy.answer(state));
        if (takes)
        {
            advice.order = order;
            advice.aim = state.turn.card;
            return;
        }
    }
}

} // namespace

Advice explain(const PlayerView& seen, const std::vector<Action>& plan)
{
    Advice advice;
    advice.action = plan[0];
    advice.plan = plan;
    advice.court = seen.court[seen.viewer];
    if (advice.action.kind == ActionKind::Bid)
    {
        advice.recruits = recruits(seen.setup, advice.action.a);
    }
    PayoutCache payouts;
    Random random(hash(determinize(seen, Random(0))));
    Policy policy(payouts, random, sound);
    const State before = sample_state(seen, random, policy);
    if (!asks_same_question(before, seen))
    {
        return advice;
    }
    if (const std::optional<State> after = play_plan(seen, before, plan, policy))
    {
        advice.foreseen = true;
        compare(before, *after, seen.viewer, seen.castillo.has_value(), advice);
        if (advice.action.kind == ActionKind::Bid)
        {
            follow_bid(before, seen.viewer, advice.action, policy, advice);
        }
    }
    return advice;
}

Advice advise(const PlayerView& seen, Level level, std::uint64_t seed, Budget budget)
{
    Opponent opponent(level, seed, budget);
    opponent.begin(seen);
    while (!opponent.think())
    {
    }
    return explain(seen, opponent.planned_line());
}

} // namespace elgrande::opponents
