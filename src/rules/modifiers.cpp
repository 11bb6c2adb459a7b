// Modifiers of power cards (2023, "Power Shift"): players are dealt three, pass one to the left, and may add one to
// each power card. Its ability is a special action that is not announced, so no Veto can prevent it.
#include "rules/modifiers.hpp"

#include "rules/cards/bits.hpp"
#include "rules/play/transition.hpp"
#include "rules/sealed/purposes.hpp"

#include <array>
#include <numeric>

namespace elgrande
{
namespace
{

constexpr std::uint16_t bit_of_modifier(ModifierId id)
{
    return static_cast<std::uint16_t>(1U << id);
}

/// Gives each player the modifier that the seat on their right has passed.
void hand_over(State& state)
{
    PowerShift& shift = state.shift;
    for (const Seat seat : state.seats())
    {
        const std::uint16_t card = bit_of_modifier(state.sealed.modifier(seat));
        shift.hand[seat] = static_cast<std::uint16_t>(shift.hand[seat] & ~card);
    }
    for (const Seat seat : state.seats())
    {
        std::uint16_t& receiver = shift.hand[left_of(seat, state.players())];
        receiver = static_cast<std::uint16_t>(receiver | bit_of_modifier(state.sealed.modifier(seat)));
    }
    state.sealed.clear();
}

} // namespace

int bid_sum(const State& state, Seat seat)
{
    const ModifierId added = state.shift.added[seat];
    return state.bid[seat] + (added < no_modifier ? modifier(added).value : 0);
}

BidSums taken_sums(const State& state)
{
    BidSums sums;
    for (int i = 0; i < state.bids_made; ++i)
    {
        sums.insert(bid_sum(state, static_cast<Seat>((state.first_bidder + i) % state.players())));
    }
    if (has_dummy(state.setup))
    {
        sums.insert(state.bid[dummy_seat(state.setup)]);
    }
    return sums;
}

unsigned fitting_modifiers(const BidSums& taken, unsigned modifiers, int value)
{
    unsigned fitting = 0;
    for (const int id : Bits(modifiers))
    {
        fitting |= taken.contains(value + modifier(static_cast<ModifierId>(id)).value) ? 0U : 1U << id;
    }
    return fitting;
}

PowerCards possible_bids(const State& state, Seat seat)
{
    const BidSums taken = taken_sums(state);
    PowerCards cards = 0;
    for (const int value : Bits(state.hand[seat]))
    {
        const bool fits = !taken.contains(value) || fitting_modifiers(taken, state.shift.hand[seat], value) != 0;
        cards |= fits ? bit_of_power_card(value) : 0U;
    }
    return cards;
}

bool has_ability(const State& state)
{
    const ModifierId added = state.shift.added[state.active()];
    return added < no_modifier && modifier(added).has_ability;
}

void deal_modifiers(State& state)
{
    std::array<ModifierId, modifier_count> cards{};
    std::iota(cards.begin(), cards.end(), ModifierId{0});
    state.random.shuffle(std::span<ModifierId>(cards));
    std::size_t next = 0;
    for (const Seat seat : state.seats())
    {
        for (int i = 0; i < modifiers_each; ++i)
        {
            state.shift.hand[seat] =
                static_cast<std::uint16_t>(state.shift.hand[seat] | bit_of_modifier(cards[next++]));
        }
    }
    state.sealed.call(SealedPurpose::PassModifier, every_seat(state));
}

void pass_modifier(const Transition& transition, Seat seat, ModifierId id)
{
    transition.state.sealed.answer(seat, id);
    transition.emit({.kind = EventKind::ModifierPassed, .seat = seat, .count = static_cast<std::uint8_t>(id + 1)});
    continue_sealed(transition);
}

void continue_passing(const Transition& transition)
{
    if (!ask_for_sealed(transition))
    {
        hand_over(transition.state);
        begin_play(transition);
    }
}

void legal_passes(const State& state, ActionList& list)
{
    for (ModifierId id = 0; id < no_modifier; ++id)
    {
        if ((state.shift.hand[state.decision.seat] >> id & 1U) != 0)
        {
            list.add(with(ActionKind::PassModifier, id));
        }
    }
}

void legal_modifiers(const State& state, ActionList& list)
{
    const Seat seat = state.decision.seat;
    const BidSums taken = taken_sums(state);
    const unsigned fitting = fitting_modifiers(taken, state.shift.hand[seat], state.bid[seat]);
    for (ModifierId id = 0; id < no_modifier; ++id)
    {
        if ((fitting >> id & 1U) != 0)
        {
            list.add(with(ActionKind::AddModifier, id));
        }
    }
    if (!taken.contains(state.bid[seat]))
    {
        list.add(with(ActionKind::Skip, 0));
    }
}

void add_modifier(const Transition& transition, Seat seat, ModifierId id)
{
    PowerShift& shift = transition.state.shift;
    shift.hand[seat] = static_cast<std::uint16_t>(shift.hand[seat] & ~bit_of_modifier(id));
    shift.played[seat] = static_cast<std::uint16_t>(shift.played[seat] | bit_of_modifier(id));
    shift.added[seat] = id;
    transition.emit({.kind = EventKind::ModifierAdded, .seat = seat, .count = static_cast<std::uint8_t>(id + 1)});
}

void take_modifier_back(const Transition& transition, ModifierId id)
{
    PowerShift& shift = transition.state.shift;
    const Seat seat = transition.state.active();
    const bool was_on_top = shift.added[seat] == id;
    shift.hand[seat] = static_cast<std::uint16_t>(shift.hand[seat] | bit_of_modifier(id));
    if (was_on_top)
    {
        shift.added[seat] = no_modifier;
        shift.played[seat] = static_cast<std::uint16_t>(shift.played[seat] & ~bit_of_modifier(id));
    }
    transition.emit({.kind = EventKind::ModifierTakenBack,
                     .seat = seat,
                     .count = static_cast<std::uint8_t>(id + 1),
                     .rank = was_on_top ? std::uint8_t{1} : std::uint8_t{0}});
}

bool ability_possible(const State& state)
{
    return has_ability(state) && effect_possible(state, modifier(state.shift.added[state.active()]).ability);
}

void begin_ability(const Transition& transition)
{
    Progress& progress = transition.state.progress;
    progress = {};
    progress.running = true;
    progress.source = EffectSource::Modifier;
    progress.past_veto = true;
    begin_effect(transition, running_effect(transition.state));
    continue_special_action(transition);
}

void end_ability(const Transition& transition)
{
    transition.state.turn.ability_over = true;
    continue_recalling(transition);
}

} // namespace elgrande
