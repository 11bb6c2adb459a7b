// What the game itself asks, not a verb of a card: for each question its legal answers and what an answer does.
#include "rules/play/questions.hpp"

#include "rules/cards/stacks.hpp"
#include "rules/modifiers.hpp"

#include <algorithm>
#include <array>

namespace elgrande
{
namespace
{

void take_card(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.active();
    state.taken_by[static_cast<std::size_t>(action.a - 1)] = seat;
    state.turn = {};
    state.turn.card = offered(state, action.a);
    transition.emit({.kind = EventKind::CardTaken, .seat = seat, .count = action.a, .card = state.turn.card});
    continue_turn(transition);
}

void end_bid(const Transition& transition)
{
    ++transition.state.bids_made;
    continue_bidding(transition);
}

void bid(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.decision.seat;
    const int value = action.a;
    const auto card_bit = static_cast<std::uint16_t>(1U << value);
    state.hand[seat] = static_cast<std::uint16_t>(state.hand[seat] & ~card_bit);
    state.played[seat] = static_cast<std::uint16_t>(state.played[seat] | card_bit);
    state.bid[seat] = static_cast<std::uint8_t>(value);
    state.shift.added[seat] = no_modifier;
    transition.emit({.kind = EventKind::Bid, .seat = seat, .count = static_cast<std::uint8_t>(value)});
    if (state.shift.hand[seat] != 0)
    {
        // Asked even if none would fit: what a hidden hand holds must not show.
        transition.ask(Question::AddModifier, seat);
        return;
    }
    end_bid(transition);
}

void place_from_court(const Transition& transition, Place place)
{
    State& state = transition.state;
    const Seat seat = state.active();
    --state.court[seat];
    transition.arrive(seat, place);
    ++state.turn.placed;
    transition.emit({.kind = EventKind::Placed, .seat = seat, .from = Place::Court, .to = place, .count = 1});
    continue_turn(transition);
}

void answer_placing(const Transition& transition, Action action)
{
    State& state = transition.state;
    if (action.kind == ActionKind::Place)
    {
        place_from_court(transition, action.place);
    }
    else if (action.kind == ActionKind::Act)
    {
        begin_special_action(transition);
    }
    else if (action.kind == ActionKind::Skip)
    {
        state.turn.acting_over = true;
        transition.emit({.kind = EventKind::Skipped, .seat = state.active(), .card = state.turn.card});
        continue_turn(transition);
    }
    else
    {
        state.turn.placing_over = true;
        continue_turn(transition);
    }
}

void set_disk(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.decision.seat;
    const Place region = action.place;
    state.bearers.returning |= takes_bearer(action) ? bit_of(seat) : std::uint8_t{0};
    state.disk[seat] = region;
    state.disks_due = static_cast<std::uint8_t>(state.disks_due & ~bit_of(seat));
    transition.emit({.kind = EventKind::DiskSet, .seat = seat, .to = region});
    if (state.disk_purpose == DiskPurpose::GeneralScoring)
    {
        continue_general_scoring(transition);
    }
    else
    {
        continue_special_action(transition);
    }
}

void answer_veto(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.decision.seat;
    if (action.kind != ActionKind::Veto)
    {
        std::uint8_t& passed =
            action.kind == ActionKind::Allow ? state.progress.allowed_step : state.progress.allowed_all;
        passed = static_cast<std::uint8_t>(passed | bit_of(seat));
        continue_special_action(transition);
        return;
    }
    // The Veto that would be lost sooner goes first.
    --(state.old_vetoes[seat] > 0 ? state.old_vetoes[seat] : state.vetoes[seat]);
    transition.emit({.kind = EventKind::VetoUsed, .seat = seat, .by = state.active(), .card = state.turn.card});
    end_special_action(transition);
}

void choose_first_bidder(const Transition& transition, Action action)
{
    transition.state.first_bidder = action.a;
    transition.emit({.kind = EventKind::FirstBidder, .seat = action.a});
    continue_bidding(transition);
}

void recruit_from_province(const Transition& transition, Action action)
{
    recruit(transition, action.a);
}

void answer_recall(const Transition& transition, Action action)
{
    Turn& turn = transition.state.turn;
    if (action.kind == ActionKind::Recall)
    {
        --turn.recalls_left;
        recall_one(transition, action);
    }
    else
    {
        turn.recalls_left = 0;
    }
    continue_recalling(transition);
}

void answer_effect(const Transition& transition, Action action)
{
    choose_effect(transition, action.a);
}

void answer_pass(const Transition& transition, Action action)
{
    pass_modifier(transition, transition.state.decision.seat, action.a);
}

void answer_modifier(const Transition& transition, Action action)
{
    if (action.kind == ActionKind::AddModifier)
    {
        add_modifier(transition, transition.state.decision.seat, action.a);
    }
    end_bid(transition);
}

void answer_ability(const Transition& transition, Action action)
{
    (action.kind == ActionKind::Act ? begin_ability : end_ability)(transition);
}

void name_bearer(const Transition& transition, Action action)
{
    answer_bearer(transition, transition.state.decision.seat, action.place);
}

void legal_first_bidders(const State& state, ActionList& list)
{
    for (int seat = 0; seat < state.players(); ++seat)
    {
        list.add(with(ActionKind::FirstBidder, seat));
    }
}

void legal_bids(const State& state, ActionList& list)
{
    const unsigned values = bids(state, state.decision.seat);
    for (int value = 1; value <= power_card_count; ++value)
    {
        if ((values >> value & 1U) != 0)
        {
            list.add(with(ActionKind::Bid, value));
        }
    }
}

void legal_recruits(const State& state, ActionList& list)
{
    const Seat seat = state.decision.seat;
    const int most = std::min<int>(recruits(state.bid[seat]), state.province[seat]);
    for (int count = most; count >= 0; --count)
    {
        list.add(with(ActionKind::Recruit, count));
    }
}

void legal_recalls(const State& state, ActionList& list)
{
    for (const Place region : all_regions)
    {
        if (may_leave(state, state.decision.seat, region))
        {
            add_with_bearer(state, list, at(ActionKind::Recall, region), state.decision.seat, 1);
        }
    }
    list.add(with(ActionKind::Done, 0));
}

void legal_cards(const State& state, ActionList& list)
{
    for (int stack = 1; stack <= stack_count; ++stack)
    {
        if (state.taken_by[static_cast<std::size_t>(stack - 1)] == nobody && offered(state, stack) != no_card)
        {
            list.add(with(ActionKind::TakeCard, stack));
        }
    }
}

/// From the court to where the King's presence allows it.
void legal_places(const State& state, ActionList& list)
{
    PlaceSet open = near_king(state);
    if (state.turn.kings_region_open)
    {
        open.insert(state.king);
    }
    for (int i = 0; i < place_count; ++i)
    {
        if (const auto place = static_cast<Place>(i); open.contains(place))
        {
            list.add(at(ActionKind::Place, place));
        }
    }
    if (state.decision.question == Question::PlaceOrAct)
    {
        list.add(with(ActionKind::Act, 0));
    }
    list.add(with(ActionKind::Done, 0));
}

void legal_effects(const State& state, ActionList& list)
{
    for (int effect = 0; effect < 2; ++effect)
    {
        if (effect_possible(state, card(state.turn.card).effects[static_cast<std::size_t>(effect)]))
        {
            list.add(with(ActionKind::ChooseEffect, effect));
        }
    }
}

void legal_disks(const State& state, ActionList& list)
{
    const PlaceSet choices = disk_choices(state, state.decision.seat);
    const int returned = state.disk_purpose == DiskPurpose::Return ? running_effect(state).count : all_of_them;
    for (const Place region : all_regions)
    {
        if (choices.contains(region))
        {
            add_with_bearer(state, list, at(ActionKind::SetDisk, region), state.decision.seat, returned);
        }
    }
}

/// Use it or not: a special action, or the ability of a modifier.
void legal_acts(const State& /*state*/, ActionList& list)
{
    list.add(with(ActionKind::Act, 0));
    list.add(with(ActionKind::Skip, 0));
}

void legal_vetoes(const State& state, ActionList& list)
{
    list.add(with(ActionKind::Veto, 0));
    list.add(with(ActionKind::Allow, 0));
    if (state.progress.step.kind != ActionKind::Act)
    {
        list.add(with(ActionKind::AllowAll, 0));
    }
}

/// In the order of Question. Those of verbs have no row of their own, and a game that is over asks nothing.
constexpr auto all_rules = []
{
    std::array<QuestionRules, static_cast<std::size_t>(last_question) + 1> rules{};
    rules.fill({[](const State&, ActionList&) {}, [](const Transition&, Action) {}});
    const auto row = [&](Question question) -> QuestionRules& { return rules[static_cast<std::size_t>(question)]; };
    row(Question::FirstBidder) = {legal_first_bidders, choose_first_bidder};
    row(Question::Bid) = {legal_bids, bid};
    row(Question::Recruit) = {legal_recruits, recruit_from_province};
    row(Question::Recall) = {legal_recalls, answer_recall};
    row(Question::TakeCard) = {legal_cards, take_card};
    row(Question::PlaceOrAct) = {legal_places, answer_placing};
    row(Question::Place) = {legal_places, answer_placing};
    row(Question::ActOrSkip) = {legal_acts, answer_placing};
    row(Question::ChooseEffect) = {legal_effects, answer_effect};
    row(Question::SetDisk) = {legal_disks, set_disk};
    row(Question::Veto) = {legal_vetoes, answer_veto};
    row(Question::PassModifier) = {legal_passes, answer_pass};
    row(Question::AddModifier) = {legal_modifiers, answer_modifier};
    row(Question::UseAbility) = {legal_acts, answer_ability};
    row(Question::NameBearer) = {legal_bearers, name_bearer};
    return rules;
}();

} // namespace

const QuestionRules& rules_of(Question question)
{
    return all_rules[static_cast<std::size_t>(question)];
}

} // namespace elgrande
