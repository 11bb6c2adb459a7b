// Checks the modifiers of a State (2023, "Power Shift").
#include "rules/game.hpp"
#include "rules/modifiers.hpp"
#include "rules/sealed/purposes.hpp"
#include "rules/validation/checks.hpp"

#include <bit>

namespace elgrande
{
namespace
{

bool has(unsigned modifiers, ModifierId id)
{
    return id < no_modifier && (modifiers >> id & 1U) != 0;
}

/// True if the seat has three modifiers, and the one beside its last power card has been played.
bool modifiers_fit(const State& state, Seat seat)
{
    const PowerShift& shift = state.shift;
    const unsigned hand = shift.hand[seat];
    const unsigned played = shift.played[seat];
    const ModifierId added = shift.added[seat];
    return std::popcount(hand | played) == modifiers_each
           && (added == no_modifier || (has(played, added) && !has(hand, added)))
           && (!modifiers_are_passed(state) || played == 0);
}

} // namespace

ValidationError check_modifiers(const State& state)
{
    const PowerShift& shift = state.shift;
    const bool in_play = state.setup.modules.contains(Module::PowerShift);
    unsigned owned = 0;
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        const unsigned own = shift.hand[seat] | shift.played[seat];
        const bool none = own == 0 && shift.added[seat] == no_modifier;
        if ((owned & own) != 0 || !(in_play && seat < state.players() ? modifiers_fit(state, seat) : none))
        {
            return "modifiers: a player does not have three";
        }
        owned |= own;
    }
    const bool passing = modifiers_are_passed(state);
    if (passing != (state.decision.question == Question::PassModifier)
        || (passing
            && (!in_play || state.bids_made > 0
                || !sealed_fits(state, SealedPurpose::PassModifier, every_seat(state)))))
    {
        return "modifiers: they are passed before the first round";
    }
    return std::nullopt;
}

bool adding_modifier_fits(const State& state)
{
    const Seat seat = state.decision.seat;
    return state.first_bidder < state.players() && state.bids_made < state.players()
           && seat == (state.first_bidder + state.bids_made) % state.players() && state.bid[seat] != 0
           && state.shift.added[seat] == no_modifier && state.shift.hand[seat] != 0 && !legal(state).empty();
}

} // namespace elgrande
