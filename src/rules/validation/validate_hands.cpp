// Checks the hands of a State, and the questions before the first round (Intrigue & the King).
#include "rules/cards/own_cards.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/play/transition.hpp"
#include "rules/sealed/purposes.hpp"
#include "rules/validation/checks.hpp"

#include <algorithm>
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
    const bool asked =
        has_own_cards(state.setup) || (purpose == SealedPurpose::FirstCaballero && has_colonies(state.setup));
    return asked && begins && state.sealed.due != 0 && sealed_fits(state, purpose, every_seat(state))
               ? ValidationError{}
               : "hands: they are chosen before the first round";
}

bool used_own_card_fits(const State& state)
{
    const CardId used = state.turn.card;
    const bool nothing_taken = std::all_of(state.taken_by.begin(), state.taken_by.begin() + king_stack,
                                           [](Seat seat) { return seat == nobody; });
    // Or one of the two cards that are offered to all (The King & the Colonies; classic and expansions, line
    // 273).
    Seat user = nobody;
    for (int stack = inquisitor_stack; stack <= stack_count; ++stack)
    {
        const Seat taker = state.taken_by[static_cast<std::size_t>(stack - 1)];
        if (taker == nobody)
        {
            continue;
        }
        const bool has_had_turn =
            std::find(state.turn_order.begin(), state.turn_order.begin() + state.turns_done, taker)
            != state.turn_order.begin() + state.turns_done;
        const bool uses = taker == state.active() && used == offered(state, stack) && used != no_card;
        if (!has_colonies(state.setup) || taker == user || (!has_had_turn && !uses))
        {
            return false;
        }
        user = taker;
        if (uses)
        {
            return nothing_taken;
        }
    }
    return nothing_taken
           && (used == no_card || used == offered(state, own_card_stack) || used == offered(state, common_card_stack));
}

ValidationError check_lasting(const State& state)
{
    const Lasting& lasting = state.lasting;
    if (!has_own_cards(state.setup))
    {
        Lasting none;
        none.grandes_follow = has_colonies(state.setup) && lasting.grandes_follow;
        return lasting == none ? ValidationError{} : "lasting effects: not part of this game";
    }
    // The King cannot be in a region in quarantine, and its scoreboard stays there.
    if (lasting.quarantine != Place::Nowhere
        && (!is_region(state.setup, lasting.quarantine) || lasting.quarantine == state.king
            || mobile_board_on(state, lasting.quarantine) < 0))
    {
        return "quarantine: its region has no mobile scoreboard";
    }
    const bool can_join =
        state.bids_made == state.players()
        && std::any_of(state.bid.begin(), state.bid.begin() + state.players(),
                       [&](int number) { return number != 0 && joins_scorings(own_card(state.setup, number)); });
    if (lasting.scoring_joined && !can_join)
    {
        return "scorings: no player has a card to join one";
    }
    const auto& [one, other] = lasting.bridge;
    const bool none = one == Place::Nowhere && other == Place::Nowhere;
    return none || (is_region(one) && is_region(other) && one < other && !neighbours(one).contains(other))
               ? ValidationError{}
               : "bridge: must join two regions that are not neighbours";
}

} // namespace elgrande
