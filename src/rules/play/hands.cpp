// Before the first round, with Intrigue & the King or the colonies, each player sets a disk for one caballero (line
// 162) or two (colonies, line 204). With own cards each then secretly chooses 13 of their 31 cards (line 163), one at a
// time. An own card doubles as a power card: a hand is a set of PowerCards. Line numbers refer to the rules "classic
// and expansions".
#include "rules/play/transition.hpp"
#include "rules/play/why_not.hpp"
#include "rules/sealed/purposes.hpp"

#include <bit>

namespace elgrande
{

bool hand_is_chosen(const State& state, Seat seat)
{
    return std::popcount(state.hand[seat]) == power_card_count;
}

void prepare_hands(const Transition& transition)
{
    call_disks(transition, SealedPurpose::FirstCaballero, every_seat(transition.state));
}

/// "If the King's region is specified, the Caballero remains in the player's court."
void place_first_caballeros(const Transition& transition)
{
    State& state = transition.state;
    if (ask_for_sealed(transition))
    {
        return;
    }
    reveal_disks(transition);
    for (const Seat seat : state.seats())
    {
        if (const Place region = state.sealed.place(seat); !is_taboo(state, region))
        {
            // "2 of their caballeros" with the colonies (line 204).
            const std::uint8_t count = has_colonies(state.setup) ? 2 : 1;
            state.court[seat] = static_cast<std::uint8_t>(state.court[seat] - count);
            for (int i = 0; i < count; ++i)
            {
                put_on_any_space(transition, seat, region);
            }
            transition.emit(
                {.kind = EventKind::Placed, .seat = seat, .from = Place::Court, .to = region, .count = count});
        }
    }
    put_disks_away(transition);
    if (!has_own_cards(state.setup))
    {
        begin_play(transition);
        return;
    }
    state.sealed.call(SealedPurpose::ChooseHand, every_seat(state));
    continue_choosing(transition);
}

void continue_choosing(const Transition& transition)
{
    if (!ask_for_sealed(transition))
    {
        transition.state.sealed.clear();
        begin_play(transition);
    }
}

void legal_own_cards(const State& state, ActionList& list)
{
    const PowerCards left = every_power_card(state.setup) & ~state.hand[state.decision.seat];
    for (int number = 1; number <= power_cards(state.setup); ++number)
    {
        if ((left & bit_of_power_card(number)) != 0)
        {
            list.add(with(ActionKind::ChooseCard, number));
        }
    }
}

Rule why_no_own_card(const State& state, Action action)
{
    const bool exists = action.a >= 1 && action.a <= power_cards(state.setup)
                        && (every_power_card(state.setup) & bit_of_power_card(action.a)) != 0;
    return exists ? Rule::CardNotUsed : Rule::NoSuchValue;
}

void choose_own_card(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.decision.seat;
    state.hand[seat] |= bit_of_power_card(action.a);
    if (hand_is_chosen(state, seat))
    {
        state.sealed.answer_hand(seat);
    }
    continue_sealed(transition);
}

} // namespace elgrande
