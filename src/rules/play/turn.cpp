// A turn: from its beginning through recruiting and the choice of an action card to its end.
#include "rules/cards/own_cards.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/play/transition.hpp"

#include <algorithm>

namespace elgrande
{

namespace
{

/// The dummy takes the card with the most caballeros of those left, and does not use it (2023, "2-player game").
void take_card_for_dummy(const Transition& transition)
{
    State& state = transition.state;
    int most = 0;
    int taken = 0;
    for (int stack = 1; stack <= stack_count; ++stack)
    {
        const CardId id = offered(state, stack);
        if (id != no_card && state.taken_by[static_cast<std::size_t>(stack - 1)] == nobody && card(id).stack > most)
        {
            most = card(id).stack;
            taken = stack;
        }
    }
    const Seat dummy = state.active();
    state.taken_by[static_cast<std::size_t>(taken - 1)] = dummy;
    transition.emit({.kind = EventKind::CardTaken,
                     .seat = dummy,
                     .count = static_cast<std::uint8_t>(taken),
                     .card = offered(state, taken)});
}

/// Takes the card of the active player in Intrigue & the King: the own card, or the one that comes with the first or
/// last turn. There is a choice only in games of 2 or 3, and with the colonies, which offer two more (classic and
/// expansions, lines 170, 171, 175 and 273). A player without a choice is not asked.
void offer_own_cards(const Transition& transition)
{
    const State& state = transition.state;
    int count = 0;
    int last = own_card_stack;
    for (int stack = 1; stack <= stack_count && !own_card_is_used(state); ++stack)
    {
        if (offered(state, stack) != no_card && state.taken_by[static_cast<std::size_t>(stack - 1)] == nobody)
        {
            ++count;
            last = stack;
        }
    }
    if (count > 1)
    {
        transition.ask(Question::TakeCard, state.active());
    }
    else
    {
        take_card(transition, with(ActionKind::TakeCard, last));
    }
}

/// Ends the use of the own card out of turn, as its player takes another card.
void give_up_own_card(const Transition& transition, Seat seat)
{
    State& state = transition.state;
    // Not a Veto of the seventh stack, which lasts until the end of the next round.
    if (may_use_own_card(state) && is_early_veto(own_card(state.setup, state.bid[seat])) && state.old_vetoes[seat] > 0)
    {
        --state.old_vetoes[seat];
        transition.emit({.kind = EventKind::VetoExpired, .seat = seat});
    }
    if (scoring_joiner(state) == seat)
    {
        state.lasting.scoring_joined = true;
    }
}

} // namespace

void begin_turn(const Transition& transition)
{
    State& state = transition.state;
    const Seat seat = state.active();
    if (seat >= state.players())
    {
        take_card_for_dummy(transition);
        end_turn(transition);
        return;
    }
    if (!ask_for_gift(transition))
    {
        begin_after_gifts(transition);
    }
}

void begin_after_gifts(const Transition& transition)
{
    if (!begin_voyage(transition))
    {
        begin_recruiting(transition);
    }
}

/// The Inquisitor in the court brings one more, unless it is to be placed later (classic and
/// expansions, line 247).
int max_recruits(const State& state)
{
    const Seat seat = state.active();
    return recruits(state.setup, state.bid[seat]) + (state.colonies.inquisitor == seat ? 1 : 0);
}

void begin_recruiting(const Transition& transition)
{
    State& state = transition.state;
    const Seat seat = state.active();
    if (std::min<int>(max_recruits(state), state.province[seat]) > 0)
    {
        transition.ask(Question::Recruit, seat);
        return;
    }
    recruit(transition, 0);
}

void recruit(const Transition& transition, int count)
{
    State& state = transition.state;
    const Seat seat = state.active();
    if (count > 0)
    {
        state.province[seat] = static_cast<std::uint8_t>(state.province[seat] - count);
        state.court[seat] = static_cast<std::uint8_t>(state.court[seat] + count);
        transition.emit({.kind = EventKind::Recruited,
                         .seat = seat,
                         .from = Place::Province,
                         .to = Place::Court,
                         .count = static_cast<std::uint8_t>(count)});
    }
    const int of_the_card = recruits(state.setup, state.bid[seat]);
    state.turn.extra_recruited = count > of_the_card;
    // Caballeros can be recalled from the board only if the province is empty.
    if (state.province[seat] == 0)
    {
        state.turn.recalls_left = static_cast<std::uint8_t>(std::max(0, of_the_card - count));
    }
    continue_recalling(transition);
}

void recall_one(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.active();
    const Place region = action.place;
    take_away(transition, seat, region, space_of(action));
    ++state.court[seat];
    transition.emit({.kind = EventKind::Recalled, .seat = seat, .from = region, .to = Place::Court, .count = 1});
    bearer_leaves(transition, seat, region, Place::Court, takes_bearer(action));
}

void continue_recalling(const Transition& transition)
{
    State& state = transition.state;
    if (ask_for_bearer(transition))
    {
        return;
    }
    const Seat seat = state.active();
    if (state.turn.recalls_left > 0 && in_open_regions(state, seat) > 0)
    {
        transition.ask(Question::Recall, seat);
        return;
    }
    state.turn.recalls_left = 0;
    if (ask_to_fill_table(transition))
    {
        return;
    }
    if (has_own_cards(state.setup))
    {
        offer_own_cards(transition);
        return;
    }
    transition.ask(state.turn.ability_over || !ability_possible(state) ? Question::TakeCard : Question::UseAbility,
                   seat);
}

void continue_after_interruption(const Transition& transition)
{
    if (transition.state.progress.running)
    {
        continue_special_action(transition);
    }
    else if (transition.state.turn.card == no_card)
    {
        continue_recalling(transition);
    }
    else
    {
        continue_turn(transition);
    }
}

void take_card(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.active();
    const int stack = action.a;
    const CardId id = offered(state, stack);
    state.turn = {.card = id, .extra_recruited = state.turn.extra_recruited};
    state.turn.extra_to_place = state.colonies.inquisitor == seat && !state.turn.extra_recruited;
    state.turn.symbols = symbols_of(state.setup, id);
    transition.emit({.kind = EventKind::CardTaken, .seat = seat, .count = action.a, .card = id});
    const bool own_or_common = has_own_cards(state.setup) && stack <= common_card_stack;
    if (!own_or_common)
    {
        state.taken_by[static_cast<std::size_t>(stack - 1)] = seat;
    }
    if (has_own_cards(state.setup) && stack != own_card_stack)
    {
        give_up_own_card(transition, seat);
    }
    continue_turn(transition);
}

bool may_leave_out(const State& state)
{
    return state.progress.source == EffectSource::Modifier || state.turn.card == no_card || !card(state.turn.card).must;
}

void continue_turn(const Transition& transition)
{
    State& state = transition.state;
    if (ask_for_bearer(transition) || ask_to_fill_table(transition) || ask_for_claims(transition))
    {
        return;
    }
    const Seat seat = state.active();
    Turn& turn = state.turn;
    const bool may_place =
        !turn.placing_over && turn.placed < placing_limit(state.setup, turn, state.turns_done) && state.court[seat] > 0;
    const bool may_act = !turn.acting_over && special_action_possible(state, turn.card);
    if (may_place)
    {
        // With the first caballero placed, placing comes first: neither part may be split.
        transition.ask(may_act && turn.placed == 0 ? Question::PlaceOrAct : Question::Place, seat);
        return;
    }
    // With an empty court placing has not begun: a card that refills the court still lets the player place afterwards.
    turn.placing_over = turn.placing_over || turn.placed > 0;
    if (may_act)
    {
        transition.ask(Question::ActOrSkip, seat);
        return;
    }
    if (any_extra_possible(state))
    {
        transition.ask(Question::UseExtra, seat);
        return;
    }
    end_turn(transition);
}

} // namespace elgrande
