#include "rules/position.hpp"

#include "rules/game.hpp"
#include "rules/play.hpp"

#include <algorithm>
#include <bit>

namespace elgrande
{
namespace
{

using Problem = std::optional<std::string>;

/// Rounds that have begun when the marker stands on `round`, or 0 if it never does in this game.
int rounds_until(const Setup& setup, int round)
{
    int begun = 1;
    for (int at = first_round(setup); at <= last_round; at = round_after(setup, at), ++begun)
    {
        if (at == round)
        {
            return begun;
        }
    }
    return 0;
}

std::string of_seat(const char* field, Seat seat)
{
    return std::string(field) + " of seat " + std::to_string(seat + 1);
}

Problem put_pieces(const Position& position, State& state)
{
    for (const Seat seat : state.seats())
    {
        if (!is_region(position.home[seat]))
        {
            return of_seat("home", seat) + ": not a region";
        }
        state.grande[seat] = position.home[seat];
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
        bool fits = take(position.court[seat], state.court[seat]);
        for (std::size_t place = 0; place < place_count; ++place)
        {
            const int at_home = index(position.home[seat]) == place ? 2 : 0;
            const int count = position.caballeros ? (*position.caballeros)[place][seat] : at_home;
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

Problem give_power_cards(const Position& position, State& state)
{
    for (const Seat seat : state.seats())
    {
        const std::uint16_t hand = position.hand[seat] == 0 ? full_hand : position.hand[seat];
        if ((hand & ~static_cast<unsigned>(full_hand)) != 0)
        {
            return of_seat("power cards", seat) + ": values are 1 to 13";
        }
        state.hand[seat] = hand;
        state.played[seat] = static_cast<std::uint16_t>(full_hand & ~static_cast<unsigned>(hand));
        if (position.score[seat] < 0 || position.score[seat] > 1000)
        {
            return of_seat("score", seat) + ": 0 to 1000";
        }
        state.score[seat] = static_cast<std::uint16_t>(position.score[seat]);
    }
    return std::nullopt;
}

/// Puts the stated cards where they come up; the shuffled rest fills the other places of the stacks.
Problem arrange_stacks(const Position& position, State& state, int rounds_begun)
{
    for (std::size_t stack = 0; stack < shuffled_stacks; ++stack)
    {
        auto& deck = state.decks[stack];
        const auto size = static_cast<std::size_t>(stack_size(state.setup, static_cast<int>(stack) + 1));
        for (std::size_t i = 0; i < position.cards.size(); ++i)
        {
            const std::size_t target = static_cast<std::size_t>(rounds_begun - 1) + i;
            if (target >= size)
            {
                return "cards: more than come up in this game";
            }
            const auto end = deck.begin() + static_cast<std::ptrdiff_t>(size);
            const auto free_from = deck.begin() + static_cast<std::ptrdiff_t>(target);
            auto found = std::find(free_from, end, position.cards[i][stack]);
            if (found == end)
            {
                // It may lie among the cards of the rounds before, which nobody stated.
                const auto before = deck.begin() + rounds_begun - 1;
                found = std::find(deck.begin(), before, position.cards[i][stack]);
                if (found == before)
                {
                    return "cards: stack " + std::to_string(stack + 1) + " does not hold this card (so often)";
                }
            }
            std::iter_swap(free_from, found);
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> set_up(const Position& position, State& state)
{
    if (const auto wrong = problem(position.setup))
    {
        return std::string(*wrong);
    }
    const int rounds_begun = rounds_until(position.setup, position.round);
    if (rounds_begun == 0)
    {
        return "round: not played in this game";
    }
    if (!is_region(position.king))
    {
        return "king: not a region";
    }
    if (position.first_bidder != nobody && position.first_bidder >= position.setup.players)
    {
        return "first bidder: no such seat";
    }
    State made = new_game(position.setup); // shuffles the stacks
    made.caballeros = {};
    made.king = position.king;
    made.board_at = position.board_at;
    made.round = static_cast<std::uint8_t>(position.round);
    made.rounds_begun = static_cast<std::uint8_t>(rounds_begun - 1);
    made.first_bidder = position.first_bidder;
    if (auto wrong = put_pieces(position, made))
    {
        return wrong;
    }
    if (auto wrong = give_power_cards(position, made))
    {
        return wrong;
    }
    if (auto wrong = arrange_stacks(position, made, rounds_begun))
    {
        return wrong;
    }
    begin_round({made, {}});
    if (auto wrong = problem(made))
    {
        return wrong;
    }
    state = made;
    return std::nullopt;
}

} // namespace elgrande
