#include "rules/round_start.hpp"

#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"
#include "rules/play/transition.hpp"

#include <algorithm>
#include <bit>

namespace elgrande
{
namespace
{

std::string of_seat(const char* field, Seat seat)
{
    return std::string(field) + " of seat " + std::to_string(seat + 1);
}

ValidationError put_pieces(const RoundStart& start, State& state)
{
    for (const Seat seat : state.seats())
    {
        if (!grande_can_be(start.setup, start.home[seat]))
        {
            return of_seat("home", seat) + ": not a region";
        }
        state.grande[seat] = start.home[seat];
        int rest = caballeros_per_player;
        const auto take = [&](int count, std::uint8_t& target)
        {
            if (count < 0 || count > rest)
            {
                return false;
            }
            rest -= count;
            target = static_cast<std::uint8_t>(count);
            return true;
        };
        bool fits = take(start.court[seat], state.court[seat]);
        for (std::size_t place = 0; place < place_count; ++place)
        {
            const int at_home = index(start.home[seat]) == place ? 2 : 0;
            const int count = start.caballeros ? (*start.caballeros)[place][seat] : at_home;
            fits = fits && take(count, state.caballeros[place][seat]);
        }
        if (!fits)
        {
            return of_seat("caballeros", seat) + ": court and board hold 0 to 30 together";
        }
        state.province[seat] = static_cast<std::uint8_t>(rest);
    }
    return std::nullopt;
}

/// The dummy has on the board what is stated for the seat behind the players, and the rest in its supply.
ValidationError put_dummy(const RoundStart& start, State& state)
{
    const Seat seat = dummy_seat(state.setup);
    int rest = caballeros_per_player;
    for (std::size_t place = 0; place < place_count; ++place)
    {
        const int count = start.caballeros ? (*start.caballeros)[place][seat] : 0;
        if (count < 0 || count > rest)
        {
            return "caballeros of the dummy: 0 to 30 together";
        }
        rest -= count;
        state.caballeros[place][seat] = static_cast<std::uint8_t>(count);
    }
    state.province[seat] = static_cast<std::uint8_t>(rest);
    // The cards of the rounds before lie on its pile.
    PowerCards played = 0;
    for (std::size_t i = 0; i < state.rounds_begun; ++i)
    {
        played |= bit_of_power_card(state.dummy.power[i]);
    }
    state.played[seat] = played;
    state.hand[seat] = full_hand & ~played;
    state.bid[seat] = state.rounds_begun == 0 ? 0 : state.dummy.power[state.rounds_begun - 1U];
    state.dummy.regions_drawn = 0;
    return std::nullopt;
}

ValidationError give_power_cards(const RoundStart& start, State& state)
{
    for (const Seat seat : state.seats())
    {
        const PowerCards hand =
            start.hand[seat] == 0 ? lowest_cards(every_power_card(start.setup), power_card_count) : start.hand[seat];
        if ((hand & ~every_power_card(start.setup)) != 0)
        {
            return of_seat("power cards", seat) + ": numbers are 1 to " + std::to_string(power_cards(start.setup));
        }
        state.hand[seat] = hand;
        // Which own cards have left the game is not stated.
        state.played[seat] = has_own_cards(start.setup) ? PowerCards{0} : full_hand & ~hand;
        if (start.score[seat] < 0 || start.score[seat] > 1000)
        {
            return of_seat("score", seat) + ": 0 to 1000";
        }
        state.score[seat] = static_cast<std::uint16_t>(start.score[seat]);
    }
    return std::nullopt;
}

/// A copy of `id` that nobody has stated yet: among the cards to come, in the box, or among the cards of the rounds
/// before. One from the box changes places with a card that may lie there. The end if there is none.
std::span<CardId>::iterator find_unstated(std::span<CardId> cards, std::size_t size, std::size_t target,
                                          std::size_t rounds_before, CardId id)
{
    const auto begin = cards.begin();
    const auto box = begin + static_cast<std::ptrdiff_t>(size);
    const auto found = std::find(begin + static_cast<std::ptrdiff_t>(target), cards.end(), id);
    if (found < box)
    {
        return found;
    }
    if (found != cards.end())
    {
        for (auto other = box - 1; other >= begin + static_cast<std::ptrdiff_t>(target); --other)
        {
            if (card(*other).stack == card(id).stack && card(*other).modules.empty())
            {
                std::iter_swap(other, found);
                return other;
            }
        }
    }
    const auto before = begin + static_cast<std::ptrdiff_t>(rounds_before);
    const auto earlier = std::find(begin, before, id);
    return earlier == before ? cards.end() : earlier;
}

/// Puts the stated cards where they come up; the shuffled rest fills the other places of the stacks.
ValidationError arrange_stacks(const RoundStart& start, State& state, int rounds_begun)
{
    const auto rounds_before = static_cast<std::size_t>(rounds_begun - 1);
    for (const int stack : shuffled_stacks(start.setup))
    {
        const std::span<CardId> cards = deck(state, stack);
        const auto size = static_cast<std::size_t>(stack_shape(state.setup, stack).size);
        for (std::size_t i = 0; i < start.cards.size(); ++i)
        {
            const CardId stated = start.cards[i][static_cast<std::size_t>(stack - 1)];
            const std::size_t target = rounds_before + i;
            if (cards.empty() && stated == no_card)
            {
                continue; // stacks are shuffled together
            }
            if (target >= size)
            {
                return "cards: more than come up in this game";
            }
            const auto found = find_unstated(cards, size, target, rounds_before, stated);
            if (found == cards.end())
            {
                return "cards: stack " + std::to_string(stack) + " does not hold this card (so often)";
            }
            std::iter_swap(cards.begin() + static_cast<std::ptrdiff_t>(target), found);
        }
    }
    return std::nullopt;
}

/// The fields that are wrong or right by themselves.
ValidationError check_fields(const RoundStart& start)
{
    if (const auto wrong = validate_setup(start.setup))
    {
        return std::string(*wrong);
    }
    if (has_colonies(start.setup) || is_grandissimo(start.setup))
    {
        return "edition: a stated position cannot have the colonies or Grandissimo";
    }
    if (has_own_cards(start.setup) && !start.cards.empty())
    {
        return "cards: there are no stacks in this edition";
    }
    if (rounds_until(start.setup, start.round) == 0)
    {
        return "round: not played in this game";
    }
    if (!king_can_be(start.setup, start.king))
    {
        return "king: not a region";
    }
    if (start.first_bidder != nobody && start.first_bidder >= start.setup.players)
    {
        return "first bidder: no such seat";
    }
    return std::nullopt;
}

/// What stands and lies on the table before the round begins, in a game that has just been made.
ValidationError put_on_table(const RoundStart& start, int rounds_begun, State& state)
{
    if (auto wrong = put_pieces(start, state))
    {
        return wrong;
    }
    if (has_dummy(state.setup))
    {
        if (auto wrong = put_dummy(start, state))
        {
            return wrong;
        }
    }
    if (auto wrong = give_power_cards(start, state))
    {
        return wrong;
    }
    return arrange_stacks(start, state, rounds_begun);
}

void put_modifiers_and_bearers(const RoundStart& start, State& state)
{
    if (start.modifiers != PerSeat<std::uint16_t>{})
    {
        state.shift.hand = start.modifiers;
        state.sealed.clear();
    }
    set_out_bearers(state);
    for (const Seat seat : state.seats())
    {
        const Place stated = start.bearer[seat];
        state.bearers.at[seat] = stated == Place::Nowhere ? state.bearers.at[seat] : stated;
    }
}

} // namespace

ValidationError set_up(const RoundStart& start, State& state)
{
    if (auto wrong = check_fields(start))
    {
        return wrong;
    }
    const int rounds_begun = rounds_until(start.setup, start.round);
    State made = new_game(start.setup); // shuffles the stacks
    made.caballeros = {};
    made.king = start.king;
    made.board_at = start.board_at;
    made.round = static_cast<std::uint8_t>(start.round);
    made.rounds_begun = static_cast<std::uint8_t>(rounds_begun - 1);
    made.first_bidder = start.first_bidder;
    if (auto wrong = put_on_table(start, rounds_begun, made))
    {
        return wrong;
    }
    if (has_own_cards(start.setup))
    {
        made.sealed.clear();
    }
    put_modifiers_and_bearers(start, made);
    begin_play({made, {}});
    if (auto wrong = validate_state(made))
    {
        return wrong;
    }
    state = made;
    return std::nullopt;
}

} // namespace elgrande
