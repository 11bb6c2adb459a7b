#include "editor/change.hpp"

#include "editor/fields.hpp"
#include "editor/phases.hpp"
#include "rules/cards/card.hpp"
#include "rules/game.hpp"
#include "rules/validation/repair_question.hpp"
#include "rules/validation/validate_state.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace elgrande::editor
{
namespace
{

bool set_field(State& state, const Edit& edit)
{
    const Field field{static_cast<Item>(edit.a), edit.b, edit.c};
    if (!values_of(state, field).contains(edit.value))
    {
        return false;
    }
    set_value(state, field, edit.value);
    return true;
}

bool move_caballero(State& state, const Edit& edit)
{
    const auto from = place_of_wire(edit.b);
    const auto to = place_of_wire(edit.c);
    if (!from || !to || *from == *to)
    {
        return false;
    }
    std::uint8_t* const source = caballeros_at(state, *from, edit.a);
    std::uint8_t* const target = caballeros_at(state, *to, edit.a);
    if (source == nullptr || target == nullptr || *source == 0 || *target == 255)
    {
        return false;
    }
    --*source;
    ++*target;
    if (*to == Place::Castillo)
    {
        state.castillo_seen = false;
    }
    tidy(state);
    return true;
}

bool play_answer(State& state, const Edit& edit)
{
    const auto place = place_of_wire(edit.c);
    const auto kind = action_kind_of_wire(edit.a);
    if (!place || !kind || validate_state(state) || is_over(state))
    {
        return false;
    }
    const Action action{*kind, edit.b, *place};
    if (!legal(state).contains(action))
    {
        return false;
    }
    apply(state, action);
    return true;
}

bool replace_state(State& state, const std::optional<State>& other)
{
    if (other)
    {
        state = *other;
    }
    return other.has_value();
}

/// Changes an option of the setup and goes to the same phase, or to the next round that the short game has.
bool change_rules(State& state, const Edit& edit)
{
    if (edit.a >= setup_option_count)
    {
        return false;
    }
    const std::optional<Setup> setup = with_option(state.setup, static_cast<SetupOption>(edit.a), edit.b, edit.value);
    if (!setup || *setup == state.setup)
    {
        return false;
    }
    Phase phase = phase_of(state);
    phase.seat = std::min<Seat>(phase.seat, static_cast<Seat>(setup->players - 1));
    phase.round = rounds_until(*setup, phase.round) > 0 ? phase.round : static_cast<std::uint8_t>(phase.round + 1);
    const bool only_valid = !validate_state(state).has_value();
    auto other = state_at(state, *setup, phase, only_valid);
    if (!other)
    {
        phase.stage = Stage::Bidding;
        other = state_at(state, *setup, phase, only_valid);
    }
    return replace_state(state, other);
}

bool go_to_phase(State& state, const Edit& edit)
{
    if (edit.a >= stage_count)
    {
        return false;
    }
    const bool only_valid = !validate_state(state).has_value();
    return replace_state(state, state_at(state, state.setup, {static_cast<Stage>(edit.a), edit.b, edit.c}, only_valid));
}

bool rebuild(State& state)
{
    Phase phase = phase_of(state);
    phase.stage = Stage::Bidding;
    return replace_state(state, state_at(state, state.setup, phase, true));
}

/// Removes `excess` caballeros from the province, then from the court, then from the places that hold most of them.
void take_excess(State& state, Seat owner, int excess)
{
    for (; excess > 0; --excess)
    {
        std::uint8_t* largest = nullptr;
        for (const Place place : places(state.setup))
        {
            std::uint8_t* const there = caballeros_at(state, place, owner);
            largest = largest == nullptr || *there > *largest ? there : largest;
        }
        std::uint8_t* const court = caballeros_at(state, Place::Court, owner);
        std::uint8_t* const province = caballeros_at(state, Place::Province, owner);
        largest = court != nullptr && *court > 0 ? court : largest;
        largest = province != nullptr && *province > 0 ? province : largest;
        if (largest == nullptr || *largest == 0)
        {
            return; // the rest is in prison or given away
        }
        --*largest;
    }
}

bool balance(State& state, Seat owner)
{
    std::uint8_t* province = caballeros_at(state, Place::Province, owner);
    std::uint8_t* const supply = province != nullptr ? province : caballeros_at(state, Place::Galicia, owner);
    if (supply == nullptr)
    {
        return false;
    }
    const int wanted = owner == neutral ? black_of(state.setup) : caballeros_each(state.setup);
    const int missing = wanted - all_caballeros(state, owner);
    if (missing > 0)
    {
        *supply = static_cast<std::uint8_t>(*supply + missing);
    }
    take_excess(state, owner, -missing);
    tidy(state);
    return missing != 0;
}

/// With own cards, first corrects their number. Then takes back the lowest used cards that do not lie open in this
/// round.
bool take_back(State& state, Seat seat)
{
    if (seat >= state.players())
    {
        return false;
    }
    const PowerCards top = state.bid[seat] != 0 ? bit_of_power_card(state.bid[seat]) : 0;
    const bool own = has_own_cards(state.setup);
    PowerCards& hand = state.hand[seat];
    PowerCards& played = state.played[seat];
    const int surplus = std::popcount(hand | played) - power_card_count;
    for (int number = 1; own && number <= power_cards(state.setup); ++number)
    {
        const PowerCards bit = bit_of_power_card(number) & every_power_card(state.setup);
        const int cards = std::popcount(hand | played);
        if (surplus < 0 && cards < power_card_count)
        {
            hand |= bit & ~played;
        }
        else if (surplus > 0 && cards > power_card_count && bit != top)
        {
            hand &= ~bit;
            played &= ~bit;
        }
    }
    for (int number = 1; number <= power_cards(state.setup) && std::popcount(hand) < cards_to_hold(state, seat);
         ++number)
    {
        const PowerCards back = played & bit_of_power_card(number) & ~top;
        hand |= back;
        played &= ~back;
    }
    return true;
}

/// Applies an edit to `state`. Returns false if it is impossible; the state may then be half changed.
bool apply_edit(State& state, const Edit& edit)
{
    switch (edit.kind)
    {
    case EditKind::Set:
        return set_field(state, edit);
    case EditKind::Put:
        return move_caballero(state, edit);
    case EditKind::Answer:
        return play_answer(state, edit);
    case EditKind::Rules:
        return change_rules(state, edit);
    case EditKind::GoTo:
        return go_to_phase(state, edit);
    case EditKind::Balance:
        return balance(state, edit.a);
    case EditKind::TakeBack:
        return take_back(state, edit.a);
    case EditKind::Rebuild:
        return rebuild(state);
    }
    return false;
}

} // namespace

bool change(State& state, const Edit& edit)
{
    State next = state;
    if (!apply_edit(next, edit) || next == state)
    {
        return false;
    }
    repair_question(next);
    state = next;
    return true;
}

int cards_to_hold(const State& state, Seat seat)
{
    const bool has_hand = state.hand[seat] != 0 || state.played[seat] != 0;
    return has_hand ? min_hand_size(state, seat) : 0;
}

} // namespace elgrande::editor
