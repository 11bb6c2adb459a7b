#include "opponents/policy.hpp"

#include "rules/order.hpp"
#include "rules/playout.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

namespace elgrande::opponents
{

namespace
{

constexpr int unit = 64 * point; ///< one own point, in the unit of evaluate()

constexpr int veto_value = 2 * unit; ///< of a Veto that is kept for later

/// The best of the options so far.
struct BestOption
{
    Action action;
    int value = std::numeric_limits<int>::min();

    void offer(Action offered, int offered_value)
    {
        if (offered_value > value)
        {
            value = offered_value;
            action = offered;
        }
    }
};

bool is_idle(Action action)
{
    return action.kind == ActionKind::Done || action.kind == ActionKind::Skip;
}

constexpr int unknown = std::numeric_limits<int>::min();

} // namespace

/// The changes in value by one caballero more or less in a place. Computes them on demand.
class Policy::Gains
{
public:
    Gains(const State& state, PayoutCache& payouts, const Perspective& perspective)
        : state_(state), payout_cache_(payouts), perspective_(perspective)
    {
        now_.fill(unknown);
        for (auto& of_owner : more_)
        {
            of_owner.fill(unknown);
        }
    }

    /// Returns the value of one more caballero.
    int more(Place place, Seat owner)
    {
        int& known = more_[owner][index(place)];
        if (known == unknown)
        {
            known = change(place, owner, 1);
        }
        return known;
    }

    /// Returns the value of one caballero less, which must be there.
    int less(Place place, Seat owner) { return change(place, owner, -1); }

    /// Returns the highest value of a lifted caballero at another place than `from`. May return the value at a place
    /// that the card does not allow.
    int best_arrival(Seat owner, Place from)
    {
        int most = unknown;
        for (const Place to : places(state_.setup))
        {
            if (to != from && !is_taboo(state_, to))
            {
                most = std::max(most, more(to, owner));
            }
        }
        return most;
    }

private:
    /// Returns the value of `more` caballeros: 1 or −1.
    int change(Place place, Seat owner, int more)
    {
        PerOwner<std::uint8_t> counts = state_.caballeros[index(place)];
        int& before = now_[index(place)];
        if (before == unknown)
        {
            before = value_of(place, counts);
        }
        counts[owner] = static_cast<std::uint8_t>(counts[owner] + more);
        const bool inside = place == Place::Castillo && owner < max_players;
        return value_of(place, counts) - before
               + (inside ? more * perspective_.terms.castillo * perspective_.weights[owner] : 0);
    }

    int value_of(Place place, const PerOwner<std::uint8_t>& counts)
    {
        return weighted_value(payout_cache_.with(state_, place, counts), perspective_.weights, state_.players(),
                              perspective_.terms);
    }

    const State& state_;
    PayoutCache& payout_cache_;
    const Perspective& perspective_;
    std::array<int, board_place_count> now_{};
    PerOwner<std::array<int, board_place_count>> more_{};
};

Policy::Perspective Policy::perspective_of(const State& state)
{
    if (depth_ > 0 && turn_perspective_.seat == state.decision.seat)
    {
        return turn_perspective_;
    }
    Perspective perspective;
    perspective.seat = state.decision.seat;
    perspective.terms = term_weights(state, parameters_.evaluation);
    perspective.weights =
        seat_weights(perspective.seat, state.players(), expected_scores(state, payout_cache_, perspective.terms),
                     parameters_.evaluation.rivals);
    return perspective;
}

/// Returns noise to add to the value of an option. The option with the highest sum is then a draw from a softmax: the
/// numbers are quantiles of Gumbel's distribution.
int Policy::noise()
{
    if (parameters_.temperature == 0)
    {
        return 0;
    }
    constexpr std::array<int, 32> quantiles{-91, -71, -60, -52, -45, -38, -33, -27, -22, -17, -12,
                                            -7,  -2,  3,   8,   13,  19,  24,  30,  36,  42,  49,
                                            57,  65,  74,  84,  96,  110, 127, 150, 183, 266};
    return quantiles[random_.below(32)] * parameters_.temperature;
}

Action Policy::answer(const State& state)
{
    const ActionList options = legal(state);
    if (options.size() == 1)
    {
        return options[0];
    }
    switch (state.decision.question)
    {
    case Question::Bid:
        return bid(state);
    case Question::Recruit:
        return options[0]; // as many as possible come first
    case Question::FirstBidder:
    case Question::PassModifier:
    case Question::AddModifier:
        return random_action(options, random_);
    case Question::ChooseHand:
        return choose_hand(state);
    case Question::TakeCard:
    case Question::Veto:
    case Question::ActOrSkip:
    case Question::UseAbility:
        return best_of_turn(state);
    case Question::PlaceOrAct:
        if (depth_ == 0)
        {
            return best_of_turn(state);
        }
        return act_first_ ? with(ActionKind::Act, 0) : place(state);
    case Question::Place:
    case Question::PlaceAnywhere:
    case Question::JoinScoring:
        return place(state);
    case Question::Lift:
        return lift(state);
    case Question::Drop:
        return drop(state);
    default:
        return best_by_trial(state);
    }
}

/// Bids the card that recruits the number of caballeros that the court lacks: the lowest of several such cards, but the
/// highest before a general scoring.
Action Policy::bid(const State& state)
{
    const Seat seat = state.decision.seat;
    const int wanted = std::max(0, parameters_.evaluation.target_court - state.court[seat]);
    const int upwards = scoring_follows(state.round) ? 1 : -1;
    BestOption best;
    for (const Action action : legal(state))
    {
        const int lacks = std::abs(recruits(state.setup, action.a) - wanted);
        best.offer(action, -lacks * unit + upwards * bid_value(state.setup, action.a) * unit / 32 + noise());
    }
    return best.action;
}

/// Answers a question about where to place a caballero, from the court or elsewhere: by the gain there.
Action Policy::place(const State& state)
{
    const Perspective perspective = perspective_of(state);
    Gains gains(state, payout_cache_, perspective);
    BestOption best;
    for (const Action action : legal(state))
    {
        if (action.kind == ActionKind::Place)
        {
            best.offer(action, gains.more(action.place, perspective.seat) - perspective.terms.court * 64 + noise());
        }
        else if (is_idle(action))
        {
            best.offer(action, 0);
        }
    }
    return best.action;
}

/// Returns the highest value that an answer to Question::Lift can gain; for Done and Skip, what a move must gain.
int Policy::lift_value(Gains& gains, Action action) const
{
    if (action.kind != ActionKind::Lift)
    {
        return parameters_.evaluation.min_move_gain * 64;
    }
    const Seat owner = owner_of(action);
    return gains.less(action.place, owner) + gains.best_arrival(owner, action.place);
}

Action Policy::lift(const State& state)
{
    const Perspective perspective = perspective_of(state);
    Gains gains(state, payout_cache_, perspective);
    BestOption best;
    for (const Action action : legal(state))
    {
        best.offer(action, lift_value(gains, action) + (is_idle(action) ? 0 : noise()));
    }
    return best.action;
}

std::vector<Action> Policy::best_lifts(const State& state, int max_count)
{
    const Perspective perspective = perspective_of(state);
    Gains gains(state, payout_cache_, perspective);
    std::vector<std::pair<int, Action>> lifts;
    for (const Action action : legal(state))
    {
        lifts.emplace_back(lift_value(gains, action), action);
    }
    put_in_order(lifts, [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Action> best;
    for (const auto& [value, action] : lifts)
    {
        if (std::cmp_less(best.size(), max_count) || is_idle(action))
        {
            best.push_back(action);
        }
    }
    return best;
}

Action Policy::drop(const State& state)
{
    const Perspective perspective = perspective_of(state);
    Gains gains(state, payout_cache_, perspective);
    BestOption best;
    for (const Action action : legal(state))
    {
        if (action.kind == ActionKind::Drop)
        {
            best.offer(action, gains.more(action.place, state.progress.lifted_seat) + noise());
        }
        else
        {
            best.offer(action, 0);
        }
    }
    return best.action;
}

/// Chooses a card of the hands that the rules suggest. Prefers the hand of strong actions, which won three times as
/// many games as that of many caballeros. A policy that does not look ahead picks one at random and keeps to it.
Action Policy::choose_hand(const State& state)
{
    const ActionList options = legal(state);
    const auto& suggested = edition_row(state.setup.edition).suggested_hands[state.setup.first_deck ? 0 : 1];
    const PowerCards chosen = state.hand[state.decision.seat];
    PowerCards hand = parameters_.evaluation.looks_ahead
                          ? suggested.back()
                          : suggested[random_.below(static_cast<std::uint32_t>(suggested.size()))];
    for (const PowerCards other : suggested)
    {
        hand = std::popcount(chosen & other) > std::popcount(chosen & hand) ? other : hand;
    }
    for (const Action action : options)
    {
        if ((hand & bit_of_power_card(action.a)) != 0)
        {
            return action;
        }
    }
    return random_action(options, random_);
}

/// Sets random disks for all seats that have yet to set one, so that the disks take effect. Returns true if that ends
/// the turn.
bool Policy::set_random_disks(State& state)
{
    bool ended = false;
    while (!ended && !is_over(state) && state.sealed.is_called() && !state.sealed.is_open()
           && state.decision.question == Question::SetDisk)
    {
        ended = apply_within_turn(state, random_action(state, random_));
    }
    return ended;
}

/// Returns the value for `perspective` of the position after the answer has taken effect, with up to three more answers
/// of the same seat.
int Policy::value_after(const State& state, const Perspective& perspective, Action action)
{
    State next = state;
    bool ended = apply_within_turn(next, action) || set_random_disks(next);
    for (int steps = 0;
         steps < 3 && depth_ < 2 && !ended && next.progress.running && next.decision.seat == perspective.seat; ++steps)
    {
        ++depth_;
        const Action follows = answer(next);
        --depth_;
        ended = apply_within_turn(next, follows);
    }
    return evaluate_for(perspective, next);
}

/// Returns the answer that leads to the best position. In a tie, prefers an answer that does something.
Action Policy::best_by_trial(const State& state)
{
    const Perspective perspective = perspective_of(state);
    BestOption best;
    const Random before = random_;
    for (const Action action : legal(state))
    {
        random_ = before; // the same random numbers for each option
        best.offer(action, value_after(state, perspective, action) - (is_idle(action) ? 1 : 0));
    }
    if (parameters_.temperature > 0 && depth_ == 0)
    {
        random_.next();
    }
    return best.action;
}

/// Plays the turn to its end by apply_within_turn(), including the answers of other seats. continue_after_turn() must
/// come next.
void Policy::finish_turn(State& state)
{
    ++depth_;
    while (!apply_within_turn(state, answer(state)))
    {
    }
    --depth_;
}

/// Plays the turn to its end for each legal answer, or for some of the action cards, and returns the best of these
/// turns.
Policy::TriedTurn Policy::best_turn(const State& state)
{
    const Perspective perspective = perspective_of(state);
    const ActionList options = legal(state);
    const bool cards = state.decision.question == Question::TakeCard;
    const int tried = cards ? std::min(parameters_.max_cards, options.size()) : options.size();
    std::array<Action, ActionList::capacity> order{};
    std::copy(options.begin(), options.end(), order.begin());
    if (tried < options.size())
    {
        random_.shuffle(std::span(order.data(), static_cast<std::size_t>(options.size())));
    }
    const bool outer_act_first = act_first_;
    const Perspective outer_perspective = std::exchange(turn_perspective_, perspective);
    int most = std::numeric_limits<int>::min();
    TriedTurn best{{}, state};
    for (int i = 0; i < tried; ++i)
    {
        const bool acts_first = cards && !parameters_.both_orders && random_.below(3) == 0;
        for (int turn = 0; turn < (cards && parameters_.both_orders ? 2 : 1); ++turn)
        {
            act_first_ = turn == 1 || acts_first;
            State end = state;
            ++depth_;
            if (!apply_within_turn(end, order[static_cast<std::size_t>(i)]))
            {
                finish_turn(end);
            }
            --depth_;
            const bool uses_veto = order[static_cast<std::size_t>(i)].kind == ActionKind::Veto;
            const int value = evaluate_for(perspective, end) + noise() - (uses_veto ? veto_value : 0);
            if (value > most)
            {
                most = value;
                best = {order[static_cast<std::size_t>(i)], end};
            }
        }
    }
    act_first_ = outer_act_first;
    turn_perspective_ = outer_perspective;
    return best;
}

/// Returns the first answer of best_turn(). Within a trial, where trials are not nested, returns a fixed answer.
Action Policy::best_of_turn(const State& state)
{
    const ActionList options = legal(state);
    if (state.decision.question == Question::Veto ? considers_veto_ : depth_ > 0)
    {
        // Act rather than skip, and use no Veto: Act stands first in the list, AllowAll last.
        return state.decision.question == Question::Veto ? options[options.size() - 1] : options[0];
    }
    const bool outer_considers_veto = considers_veto_;
    considers_veto_ = considers_veto_ || state.decision.question == Question::Veto;
    ++depth_;
    const Action first = best_turn(state).first;
    --depth_;
    considers_veto_ = outer_considers_veto;
    return first;
}

void Policy::advance(State& state)
{
    if (state.decision.question == Question::TakeCard && depth_ == 0)
    {
        state = best_turn(state).end;
        continue_after_turn(state);
        return;
    }
    apply(state, answer(state));
}

} // namespace elgrande::opponents
