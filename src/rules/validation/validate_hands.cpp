// Could the hands of this State be chosen so, and is what comes before the first round asked for as it is in a game
// (Intrigue & the King)?
#include "rules/play/transition.hpp"
#include "rules/sealed/purposes.hpp"
#include "rules/validation/checks.hpp"

#include <bit>

namespace elgrande
{

bool own_cards_fit(const State& state, Seat seat)
{
    const PowerCards hand = state.hand[seat];
    const PowerCards played = state.played[seat];
    if (((hand | played) & ~every_power_card(state.setup)) != 0 || (hand & played) != 0
        || std::popcount(hand | played) > power_card_count)
    {
        return false;
    }
    if (hands_are_chosen(state))
    {
        return played == 0 && state.bid[seat] == 0 && hand_is_chosen(state, seat) == state.sealed.is_given(seat);
    }
    return !is_before_play(state) || (hand | played) == 0;
}

ValidationError check_hands(const State& state)
{
    const SealedPurpose purpose = state.sealed.purpose;
    const bool choosing = purpose == SealedPurpose::FirstCaballero || purpose == SealedPurpose::ChooseHand;
    if (!choosing)
    {
        return state.decision.question == Question::ChooseHand ? ValidationError("hands: nothing is to be chosen")
                                                               : std::nullopt;
    }
    const bool begins = state.round == first_round(state.setup) && state.rounds_begun == 0 && state.bids_made == 0
                        && state.turns_done == 0 && state.first_bidder == nobody;
    return has_own_cards(state.setup) && begins && state.sealed.due != 0
                   && sealed_fits(state, purpose, every_seat(state))
               ? ValidationError{}
               : "hands: they are chosen before the first round";
}

} // namespace elgrande
