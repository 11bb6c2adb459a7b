// Checks the figures of the court, the ship tokens, the prison and the effects on the next scoring (Grandissimo).
#include "rules/cards/stacks.hpp"
#include "rules/play/transition.hpp"
#include "rules/sealed/purposes.hpp"
#include "rules/validation/checks.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

namespace elgrande
{
namespace
{

bool seat_fits(const State& state, Seat seat)
{
    return seat == nobody || seat < state.players();
}

bool is_unused(const PerSeat<std::uint8_t>& counts)
{
    return std::all_of(counts.begin(), counts.end(), [](int count) { return count == 0; });
}

ValidationError check_figures(const State& state)
{
    const Grandissimo& grand = state.grand;
    const bool inquisitor = grand.inquisitor == nobody || has_part(state.setup, Part::Inquisitor);
    if (!seat_fits(state, grand.characters[queen]) || !seat_fits(state, grand.characters[jester])
        || !seat_fits(state, grand.inquisitor) || !inquisitor)
    {
        return "figures: their seat does not exist";
    }
    const bool ships = grand.tokens == 0 || has_part(state.setup, Part::Ships);
    if (!ships || grand.tokens >= 1U << static_cast<unsigned>(state.players())
        || std::popcount(grand.tokens) > ship_tokens)
    {
        return "ship tokens: too many";
    }
    if (!is_unused(grand.prison) && !has_part(state.setup, Part::Prison))
    {
        return "prison: not part of this game";
    }
    return std::nullopt;
}

/// Returns the number of the seat's turn in this round; a number after all turns before all have bid.
int turn_of(const State& state, Seat seat)
{
    const bool bid = state.bids_made == state.players();
    const auto& order = state.turn_order;
    const auto turn = std::distance(order.begin(), std::find(order.begin(), order.end(), seat));
    return bid ? static_cast<int>(turn) : max_players;
}

/// True if the seat has to place its gifts in this round.
bool still_places(const State& state, Seat seat)
{
    const int turn = turn_of(state, seat);
    return turn > state.turns_done || (turn == state.turns_done && state.decision.question == Question::PlaceGift);
}

/// True if the seat can have given a caballero in this round.
bool can_have_given(const State& state, Seat seat)
{
    const int turn = turn_of(state, seat);
    return turn < state.turns_done || (turn == state.turns_done && (state.turn.used & bit_of(Extra::Jester)) != 0);
}

ValidationError check_gifts(const State& state)
{
    for (Seat receiver = 0; receiver < max_players; ++receiver)
    {
        for (Seat giver = 0; giver < max_players; ++giver)
        {
            const int due = state.grand.gifts[receiver][giver];
            if (due > 0 && due > max_gifts(state, receiver, giver))
            {
                return "gifts: more than the jester can have given";
            }
        }
    }
    return std::nullopt;
}

/// Checks that there are two black caballeros, in one or two regions.
ValidationError check_black(const State& state)
{
    int black = 0;
    for (const Place region : regions(state.setup))
    {
        black += state.caballeros[index(region)][neutral];
    }
    const bool elsewhere =
        state.caballeros[index(Place::Castillo)][neutral] != 0 || state.caballeros[index(Place::Ship)][neutral] != 0;
    if (black != black_of(state.setup) || elsewhere)
    {
        return "caballeros: the Inquisitor must have two, in regions";
    }
    for (const Place place : {Place::France, Place::Ship, Place::America, Place::Mediterranean})
    {
        const auto& there = state.caballeros[index(place)];
        const bool ship = place == Place::Ship && has_ship(state.setup);
        if (!ship && !std::all_of(there.begin(), there.end(), [](int count) { return count == 0; }))
        {
            return "caballeros: in a place that this game does not have";
        }
    }
    return std::nullopt;
}

/// Checks the effects on the next general scoring.
ValidationError check_next_scoring(const State& state)
{
    const Grandissimo& grand = state.grand;
    if (!seat_fits(state, grand.rebel) || (grand.rebel != nobody && state.grande[grand.rebel] != state.king))
    {
        return "king: not in the region of the rebel's Grande";
    }
    for (std::size_t i = 0; i < grand.region_card.size(); ++i)
    {
        const Place region = grand.region_card[i];
        const bool none = grand.region_card_of[i] == nobody && region == Place::Nowhere;
        if (!none && (grand.region_card_of[i] >= state.players() || !is_region(region)))
        {
            return "region cards: without a region or owner";
        }
    }
    if (grand.region_card[0] == grand.region_card[1] && grand.region_card[0] != Place::Nowhere)
    {
        return "region cards: both are of the same region";
    }
    const Question question = state.decision.question;
    const bool moving = question == Question::FreeLift || question == Question::FreeDrop;
    const bool kept = grand.free_mover == nobody
                          ? grand.free_left == 0
                          : grand.free_mover < state.players() && grand.free_left >= 1 && grand.free_left <= free_moves
                                && (moving || grand.free_left == free_moves);
    const bool lifted = grand.free_from != Place::Nowhere;
    const bool lifts = !lifted
                       || (is_region(state.setup, grand.free_from) && grand.free_mover < state.players()
                           && may_leave(state, grand.free_mover, grand.free_from));
    return kept && lifts && lifted == (question == Question::FreeDrop)
               ? ValidationError{}
               : "moves: those saved for the general scoring do not fit";
}

} // namespace

int max_gifts(const State& state, Seat receiver, Seat giver)
{
    if (!is_grandissimo(state.setup) || std::max(receiver, giver) >= state.players() || receiver == giver)
    {
        return 0;
    }
    const int given_now = can_have_given(state, giver) ? 1 : 0;
    const bool waits = still_places(state, receiver);
    bool others_wait = waits;
    int of_others = 0;       // gifts of the giver that other seats have to place
    int of_others_later = 0; // those that will be placed in the next round
    for (const Seat other : state.seats())
    {
        const bool counts = other != receiver && other != giver;
        const int due = counts ? state.grand.gifts[other][giver] : 0;
        others_wait = others_wait || (counts && still_places(state, other));
        of_others += due;
        of_others_later += still_places(state, other) ? 0 : due;
    }
    const bool has_last = state.rounds_begun > 1;
    const int of_all = given_now + (has_last && others_wait ? 1 : 0) - of_others;
    const bool later = waits || turn_of(state, giver) > turn_of(state, receiver);
    const int of_pair = waits ? given_now + (has_last ? 1 : 0) : (later ? given_now : 0) - of_others_later;
    return std::max(0, std::min(of_all, of_pair));
}

bool extra_fits(const State& state)
{
    const auto extra = static_cast<Extra>(state.progress.effect);
    return is_grandissimo(state.setup) && state.progress.effect < extra_count && is_granted(state, extra)
           && (state.turn.used & bit_of(extra)) != 0 && (state.turn.placed == 0 || state.turn.placing_over);
}

bool free_moves_fit(const State& state)
{
    const Question question = state.decision.question;
    if ((question != Question::FreeLift && question != Question::FreeDrop) || !scoring_follows(state.round)
        || !sealed_fits(state, SealedPurpose::None, 0) || state.grand.inquisitor != nobody)
    {
        return false;
    }
    const auto& castillo = state.caballeros[index(Place::Castillo)];
    State again = state;
    finish_general_scoring({again, {}});
    return again == state && !state.castillo_seen
           && std::all_of(castillo.begin(), castillo.end(), [](int count) { return count == 0; });
}

ValidationError check_grandissimo(const State& state)
{
    if (!is_grandissimo(state.setup))
    {
        const Turn& turn = state.turn;
        const bool plain = state.grand == Grandissimo{} && turn.symbols == 0 && turn.used == 0 && turn.saved == 0
                           && !turn.second && state.progress.source != EffectSource::Extra;
        return plain ? ValidationError{} : "figures: no part of this game";
    }
    for (auto* check : {check_figures, check_gifts, check_black, check_next_scoring})
    {
        if (auto wrong = check(state))
        {
            return wrong;
        }
    }
    return std::nullopt;
}

ValidationError check_grandissimo_turn(const State& state)
{
    if (!is_grandissimo(state.setup))
    {
        return std::nullopt;
    }
    const Turn& turn = state.turn;
    if (turn.card == no_card)
    {
        const bool plain = turn.symbols == 0 && turn.used == 0 && turn.saved == 0 && !turn.second;
        return plain ? ValidationError{} : "turn: no card is in use yet";
    }
    const CardId first = offered(state, sixth_stack);
    const bool two = card(first).effects[0].verb == Verb::SecondCard && turn.card != first
                     && state.taken_by[sixth_stack - 1] == state.active();
    const unsigned symbols =
        symbols_of(state.setup, turn.card) | (turn.second ? symbols_of(state.setup, first) : std::uint8_t{0});
    constexpr unsigned by_symbol = bit_of(Extra::Token) | bit_of(Extra::Prison) | bit_of(Extra::Pardon);
    const bool used = turn.used < 1U << extra_count && (turn.used & by_symbol & ~symbols) == 0;
    if (turn.second != two || turn.saved > (turn.second ? card(first).places : 0) || turn.symbols != symbols || !used)
    {
        return "turn: does not fit the cards in use";
    }
    return std::nullopt;
}

} // namespace elgrande
