#include "opponents/policy.hpp"

#include "rules/order.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

namespace elgrande::opponents
{

namespace
{

constexpr int unit = 64 * point; ///< one own point, as worth_of() counts

constexpr int veto_worth = 2 * unit; ///< it could be of more use later

/// The options of one decision: the best is kept.
struct Best
{
    Action action;
    int value = std::numeric_limits<int>::min();

    void offer(Action offered, int worth)
    {
        if (worth > value)
        {
            value = worth;
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

/// What one caballero more or less in a place is worth, found when it is asked for first.
class Policy::Gains
{
public:
    Gains(const State& state, Payouts& payouts, const View& view) : state_(state), payouts_(payouts), view_(view)
    {
        now_.fill(unknown);
        for (auto& of_owner : more_)
        {
            of_owner.fill(unknown);
        }
    }

    int more(Place place, Seat owner)
    {
        int& known = more_[owner][index(place)];
        if (known == unknown)
        {
            known = found(place, owner, 1);
        }
        return known;
    }

    int less(Place place, Seat owner) { return found(place, owner, -1); }

    /// The most that a lifted caballero can bring where it comes to. What the rules forbid there is found out later.
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
    int found(Place place, Seat owner, int more)
    {
        PerOwner<std::uint8_t> counts = state_.caballeros[index(place)];
        int& before = now_[index(place)];
        if (before == unknown)
        {
            before = worth(place, counts);
        }
        counts[owner] = static_cast<std::uint8_t>(counts[owner] + more);
        const bool inside = place == Place::Castillo && owner < max_players;
        return worth(place, counts) - before + (inside ? more * view_.season.castillo * view_.weights[owner] : 0);
    }

    int worth(Place place, const PerOwner<std::uint8_t>& counts)
    {
        return weighed(payouts_.with(state_, place, counts), view_.weights, state_.players(), view_.season);
    }

    const State& state_;
    Payouts& payouts_;
    const View& view_;
    std::array<int, board_place_count> now_{};
    PerOwner<std::array<int, board_place_count>> more_{};
};

Policy::View Policy::view_of(const State& state)
{
    if (depth_ > 0 && kept_.seat == state.decision.seat)
    {
        return kept_;
    }
    View view;
    view.seat = state.decision.seat;
    view.season = season_of(state, taste_.judgement);
    view.weights =
        weights_for(view.seat, state.players(), prospects(state, payouts_, view.season), taste_.judgement.rivals);
    return view;
}

/// Adding such noise to each option is to draw from a softmax: quantiles of Gumbel's distribution.
int Policy::noise()
{
    if (taste_.heat == 0)
    {
        return 0;
    }
    constexpr std::array<int, 32> quantiles{-91, -71, -60, -52, -45, -38, -33, -27, -22, -17, -12,
                                            -7,  -2,  3,   8,   13,  19,  24,  30,  36,  42,  49,
                                            57,  65,  74,  84,  96,  110, 127, 150, 183, 266};
    return quantiles[random_.below(32)] * taste_.heat;
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
        return options[static_cast<int>(random_.below(static_cast<std::uint32_t>(options.size())))];
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

/// The card that brings what the court lacks; among those the lowest, but the highest before a general scoring.
Action Policy::bid(const State& state)
{
    const Seat seat = state.decision.seat;
    const int wanted = std::max(0, taste_.judgement.court_wanted - state.court[seat]);
    const int upwards = scoring_follows(state.round) ? 1 : -1;
    Best best;
    for (const Action action : legal(state))
    {
        const int lacks = std::abs(recruits(state.setup, action.a) - wanted);
        best.offer(action, -lacks * unit + upwards * bid_value(state.setup, action.a) * unit / 32 + noise());
    }
    return best.action;
}

Action Policy::place(const State& state)
{
    const View view = view_of(state);
    Gains gains(state, payouts_, view);
    Best best;
    for (const Action action : legal(state))
    {
        if (action.kind == ActionKind::Place)
        {
            best.offer(action, gains.more(action.place, view.seat) - view.season.court * 64 + noise());
        }
        else if (is_idle(action))
        {
            best.offer(action, 0);
        }
    }
    return best.action;
}

/// What an answer to Question::Lift can bring.
int Policy::lifting(Gains& gains, Action action) const
{
    if (action.kind != ActionKind::Lift)
    {
        return taste_.judgement.least_move * 64;
    }
    const Seat owner = owner_of(action);
    return gains.less(action.place, owner) + gains.best_arrival(owner, action.place);
}

Action Policy::lift(const State& state)
{
    const View view = view_of(state);
    Gains gains(state, payouts_, view);
    Best best;
    for (const Action action : legal(state))
    {
        best.offer(action, lifting(gains, action) + (is_idle(action) ? 0 : noise()));
    }
    return best.action;
}

std::vector<Action> Policy::best_lifts(const State& state, int most)
{
    const View view = view_of(state);
    Gains gains(state, payouts_, view);
    std::vector<std::pair<int, Action>> lifts;
    for (const Action action : legal(state))
    {
        lifts.emplace_back(lifting(gains, action), action);
    }
    put_in_order(lifts, [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Action> best;
    for (const auto& [worth, action] : lifts)
    {
        if (std::cmp_less(best.size(), most) || is_idle(action))
        {
            best.push_back(action);
        }
    }
    return best;
}

Action Policy::drop(const State& state)
{
    const View view = view_of(state);
    Gains gains(state, payouts_, view);
    Best best;
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

/// One of the hands that are suggested: that of strong actions, which won three times as many games as that of many
/// caballeros. Who does not look ahead takes either, and goes on with the one that has been begun.
Action Policy::choose_hand(const State& state)
{
    const ActionList options = legal(state);
    const auto& suggested = edition_row(state.setup.edition).suggested_hands[state.setup.first_deck ? 0 : 1];
    const PowerCards chosen = state.hand[state.decision.seat];
    PowerCards hand = taste_.judgement.foresees
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
    return options[static_cast<int>(random_.below(static_cast<std::uint32_t>(options.size())))];
}

/// Whoever has still to set a disk sets any, so that what they do is seen.
void Policy::settle_disks(State& state, bool& ended)
{
    while (!ended && !is_over(state) && state.sealed.is_called() && !state.sealed.is_open()
           && state.decision.question == Question::SetDisk)
    {
        const ActionList options = legal(state);
        ended = apply_within_turn(state,
                                  options[static_cast<int>(random_.below(static_cast<std::uint32_t>(options.size())))]);
    }
}

/// What an answer is worth once it has happened.
int Policy::after(const State& state, const View& view, Action action)
{
    State next = state;
    bool ended = apply_within_turn(next, action);
    settle_disks(next, ended);
    for (int steps = 0; steps < 3 && depth_ < 2 && !ended && next.progress.running && next.decision.seat == view.seat;
         ++steps)
    {
        ++depth_;
        const Action follows = answer(next);
        --depth_;
        ended = apply_within_turn(next, follows);
    }
    return worth(next, view);
}

Action Policy::best_by_trial(const State& state)
{
    const View view = view_of(state);
    Best best;
    const Random before = random_;
    for (const Action action : legal(state))
    {
        random_ = before; // the same chances for all
        best.offer(action, after(state, view, action) - (is_idle(action) ? 1 : 0));
    }
    if (taste_.heat > 0 && depth_ == 0)
    {
        random_.next();
    }
    return best.action;
}

void Policy::end_turn(State& state)
{
    ++depth_;
    while (!apply_within_turn(state, answer(state)))
    {
    }
    --depth_;
}

/// Plays the turn to its end with each way to go on, and returns the best end.
State Policy::best_turn(const State& state, Action& first)
{
    const View view = view_of(state);
    const ActionList options = legal(state);
    const bool cards = state.decision.question == Question::TakeCard;
    const int tried = cards ? std::min(taste_.most_cards, options.size()) : options.size();
    std::array<Action, ActionList::capacity> order{};
    std::copy(options.begin(), options.end(), order.begin());
    if (tried < options.size())
    {
        random_.shuffle(std::span(order.data(), static_cast<std::size_t>(options.size())));
    }
    const bool acted_first = act_first_;
    const View kept = std::exchange(kept_, view);
    int most = std::numeric_limits<int>::min();
    State best = state;
    for (int i = 0; i < tried; ++i)
    {
        const bool either = cards && !taste_.both_orders && random_.below(3) == 0;
        for (int turn = 0; turn < (cards && taste_.both_orders ? 2 : 1); ++turn)
        {
            act_first_ = turn == 1 || either;
            State end = state;
            ++depth_;
            if (!apply_within_turn(end, order[static_cast<std::size_t>(i)]))
            {
                end_turn(end);
            }
            --depth_;
            const bool spends = order[static_cast<std::size_t>(i)].kind == ActionKind::Veto;
            const int value = worth(end, view) + noise() - (spends ? veto_worth : 0);
            if (value > most)
            {
                most = value;
                best = end;
                first = order[static_cast<std::size_t>(i)];
            }
        }
    }
    act_first_ = acted_first;
    kept_ = kept;
    return best;
}

Action Policy::best_of_turn(const State& state)
{
    const ActionList options = legal(state);
    if (state.decision.question == Question::Veto ? doubts_ : depth_ > 0)
    {
        // Within a trial nobody doubts: Act stands before Skip, and AllowAll behind Veto.
        return state.decision.question == Question::Veto ? options[options.size() - 1] : options[0];
    }
    const bool doubted = doubts_;
    doubts_ = doubts_ || state.decision.question == Question::Veto;
    Action first;
    ++depth_;
    best_turn(state, first);
    --depth_;
    doubts_ = doubted;
    return first;
}

void Policy::go_on(State& state)
{
    if (state.decision.question == Question::TakeCard && depth_ == 0)
    {
        Action first;
        state = best_turn(state, first);
        continue_after_turn(state);
        return;
    }
    apply(state, answer(state));
}

} // namespace elgrande::opponents
