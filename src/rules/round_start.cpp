#include "rules/round_start.hpp"

#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"
#include "rules/play/transition.hpp"

#include <algorithm>
#include <utility>

namespace elgrande
{
namespace
{

constexpr int max_vetoes = 2; ///< the most that a player can have

std::string of_seat(const char* field, Seat seat)
{
    return std::string(field) + " of seat " + std::to_string(seat + 1);
}

/// Returns the number of caballeros of an owner in a place, as stated or by default. `fresh`: the game at its set-up.
int stated_count(const RoundStart& start, const State& fresh, Place place, Seat owner)
{
    if (place == Place::France && has_colonies(start.setup))
    {
        const auto& spaces = start.colonies.french;
        return static_cast<int>(std::count(spaces.begin(), spaces.end(), owner));
    }
    if (start.caballeros)
    {
        return (*start.caballeros)[index(place)][owner];
    }
    if (owner == neutral)
    {
        return fresh.caballeros[index(place)][neutral];
    }
    return owner < start.setup.players && start.home[owner] == place ? 2 : 0;
}

/// Checks that no caballeros are stated for places or owners that the game does not have, nor for France, whose spaces
/// state them.
ValidationError check_caballeros(const RoundStart& start, const State& fresh)
{
    const auto here = places(start.setup);
    for (std::size_t place = 0; start.caballeros && place < board_place_count; ++place)
    {
        const PerOwner<int>& there = (*start.caballeros)[place];
        if (index(Place::France) == place && has_colonies(start.setup) && there != PerOwner<int>{})
        {
            return "caballeros in France: state its three spaces instead";
        }
        const bool exists = std::find(here.begin(), here.end(), static_cast<Place>(place)) != here.end();
        for (Seat owner = 0; owner < max_owners; ++owner)
        {
            const bool takes_part = owner < fresh.owner_count() || (owner == neutral && has_black(start.setup));
            if (there[owner] != 0 && !(exists && takes_part))
            {
                return "caballeros: an owner or a place does not exist in this game";
            }
        }
    }
    return std::nullopt;
}

/// Puts the stated caballeros of an owner on the board. Returns how many of `supply` are left; negative if there are
/// too many, or a number is invalid.
int put_on_board(const RoundStart& start, const State& fresh, Seat owner, int supply, State& state)
{
    int rest = supply;
    for (const Place place : places(start.setup))
    {
        const int count = stated_count(start, fresh, place, owner);
        if (count < 0 || count > rest)
        {
            return -1;
        }
        rest -= count;
        state.caballeros[index(place)][owner] = static_cast<std::uint8_t>(count);
    }
    return rest;
}

/// Returns the number of caballeros of the seat in prison or given away (Grandissimo); 0 in other games.
int count_off_board(const Grandissimo& grand, Seat seat)
{
    int count = grand.prison[seat];
    for (const PerSeat<std::uint8_t>& gifts : grand.gifts)
    {
        count += gifts[seat];
    }
    return count;
}

ValidationError put_pieces(const RoundStart& start, const State& fresh, State& state)
{
    for (const Seat seat : state.seats())
    {
        if (!grande_can_be(start.setup, start.home[seat]))
        {
            return of_seat("home", seat) + ": not a region";
        }
        state.grande[seat] = start.home[seat];
        const int all = caballeros_each(start.setup);
        const int court = start.court[seat] == RoundStart::default_court ? first_court(start.setup) : start.court[seat];
        const bool possible = court >= 0 && court <= all;
        const int rest =
            possible ? put_on_board(start, fresh, seat, all - court - count_off_board(start.grand, seat), state) : -1;
        if (rest < 0)
        {
            return of_seat("caballeros", seat) + ": court and board hold 0 to " + std::to_string(all) + " together";
        }
        state.court[seat] = static_cast<std::uint8_t>(court);
        state.province[seat] = static_cast<std::uint8_t>(rest);
    }
    const int black = black_of(start.setup);
    if (has_black(start.setup) && put_on_board(start, fresh, neutral, black, state) != 0)
    {
        return "caballeros: the Inquisitor has " + std::to_string(black);
    }
    return std::nullopt;
}

/// Moves the stated items to the front, in their order. Returns false if one of them is missing or stated twice.
template <class Item, std::size_t size>
bool bring_forward(const std::vector<Item>& stated, std::array<Item, size>& order)
{
    for (std::size_t i = 0; i < stated.size(); ++i)
    {
        const auto found =
            std::find(order.begin() + static_cast<std::ptrdiff_t>(std::min(i, size)), order.end(), stated[i]);
        if (found == order.end())
        {
            return false;
        }
        std::iter_swap(order.begin() + static_cast<std::ptrdiff_t>(i), found);
    }
    return true;
}

/// Puts the stated caballeros of the dummy on the board, and the rest into its supply.
ValidationError put_dummy(const RoundStart& start, const State& fresh, State& state)
{
    const Seat seat = dummy_seat(state.setup);
    const int rest = put_on_board(start, fresh, seat, caballeros_per_player, state);
    if (rest < 0)
    {
        return "caballeros of the dummy: 0 to 30 together";
    }
    state.province[seat] = static_cast<std::uint8_t>(rest);
    if (!bring_forward(start.dummy.power, state.dummy.power))
    {
        return "power cards of the dummy: 1 to 13, each once";
    }
    // Two in each round since the last general scoring.
    const int most = 2 * ((start.round - 1) % 3);
    const int drawn = start.dummy.regions_drawn;
    if (drawn < 0 || drawn > most || static_cast<std::size_t>(drawn) > start.dummy.regions.size()
        || !bring_forward(start.dummy.regions, state.dummy.regions))
    {
        return "region cards of the dummy: each once, and up to " + std::to_string(most) + " of them drawn";
    }
    state.dummy.regions_drawn = static_cast<std::uint8_t>(drawn);
    // It has played the cards of the earlier rounds.
    PowerCards played = 0;
    for (std::size_t i = 0; i < state.rounds_begun; ++i)
    {
        played |= bit_of_power_card(state.dummy.power[i]);
    }
    state.played[seat] = played;
    state.hand[seat] = full_hand & ~played;
    state.bid[seat] = state.rounds_begun == 0 ? 0 : state.dummy.power[state.rounds_begun - 1U];
    return std::nullopt;
}

ValidationError give_power_cards(const RoundStart& start, State& state)
{
    for (const Seat seat : state.seats())
    {
        const PowerCards hand =
            start.hand[seat] == 0 ? lowest_cards(every_power_card(start.setup), power_card_count) : start.hand[seat];
        const PowerCards default_used = has_own_cards(start.setup) ? PowerCards{0} : full_hand & ~hand;
        const PowerCards used = start.used[seat] == 0 ? default_used : start.used[seat];
        if (((hand | used) & ~every_power_card(start.setup)) != 0)
        {
            return of_seat("power cards", seat) + ": numbers are 1 to " + std::to_string(power_cards(start.setup));
        }
        state.hand[seat] = hand;
        state.played[seat] = used;
        state.bid[seat] = start.bid[seat];
        state.old_vetoes[seat] = start.vetoes[seat];
        if (start.vetoes[seat] > max_vetoes)
        {
            return of_seat("vetoes", seat) + ": 0 to " + std::to_string(max_vetoes);
        }
        if (start.score[seat] < 0 || start.score[seat] > highest_start_score)
        {
            return of_seat("score", seat) + ": 0 to " + std::to_string(highest_start_score);
        }
        state.score[seat] = static_cast<std::uint16_t>(start.score[seat]);
    }
    return std::nullopt;
}

/// Returns a copy of `id` that has not been stated yet: among the cards to come, in the box, or among the cards of the
/// rounds before the `first` stated one. A copy from the box swaps places with a card that may be there. Returns the
/// end if there is no copy.
std::span<CardId>::iterator find_unstated(std::span<CardId> cards, std::size_t size, std::size_t target,
                                          std::size_t first, CardId id)
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
    const auto before = begin + static_cast<std::ptrdiff_t>(first);
    const auto earlier = std::find(begin, before, id);
    return earlier == before ? cards.end() : earlier;
}

/// Puts the stated cards into their rounds; the shuffled rest fills the stacks.
ValidationError arrange_stacks(const RoundStart& start, State& state, int rounds_begun)
{
    auto rounds = start.cards_before;
    rounds.insert(rounds.end(), start.cards.begin(), start.cards.end());
    const auto rounds_before = static_cast<std::size_t>(rounds_begun - 1);
    if (start.cards_before.size() > rounds_before)
    {
        return "cards: of more rounds than were played";
    }
    const std::size_t first = rounds_before - start.cards_before.size();
    for (const int stack : shuffled_stacks(start.setup))
    {
        const std::span<CardId> cards = deck(state, stack);
        const auto size = static_cast<std::size_t>(stack_shape(state.setup, stack).size);
        for (std::size_t i = 0; i < rounds.size(); ++i)
        {
            const CardId stated = rounds[i][static_cast<std::size_t>(stack - 1)];
            const std::size_t target = first + i;
            if (cards.empty() && stated == no_card)
            {
                continue; // the stack is part of another one, or not in the game
            }
            if (target >= size)
            {
                return "cards: of more rounds than the game has";
            }
            const auto found = find_unstated(cards, size, target, first, stated);
            if (found == cards.end())
            {
                return "cards: stack " + std::to_string(stack) + " does not hold this card, or not often enough";
            }
            std::iter_swap(cards.begin() + static_cast<std::ptrdiff_t>(target), found);
        }
    }
    return std::nullopt;
}

/// Checks the fields that do not depend on others.
ValidationError check_fields(const RoundStart& start)
{
    if (const auto wrong = validate_setup(start.setup))
    {
        return std::string(*wrong);
    }
    const bool stated = !start.cards.empty() || !start.cards_before.empty();
    if (start.setup.edition == Edition::Intrigue && stated)
    {
        return "cards: there are no stacks in this edition";
    }
    if (!has_dummy(start.setup) && start.dummy != StatedDummy{})
    {
        return "dummy: not part of this game";
    }
    if (!has_colonies(start.setup) && (start.colonies != RoundStart{}.colonies || start.on_table))
    {
        return "colonies: not part of this game";
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

/// Returns the default for the Limit table: all caballeros of its region.
std::array<PerOwner<std::uint8_t>, disc_count> everybody_on_table(State state)
{
    std::array<PerOwner<std::uint8_t>, disc_count> all{};
    const Place region = std::exchange(state.colonies.table, Place::Nowhere);
    for (const Disc disc : {Disc::None, Disc::Gold, Disc::Wares})
    {
        for (const Seat owner : state.owners_on_board())
        {
            const int count = on_space(state, region, owner, ordinary_space(disc, false));
            all[static_cast<std::size_t>(disc)][owner] = static_cast<std::uint8_t>(std::max(0, count));
        }
    }
    return all;
}

/// Sets up spaces, discs and the Limit table. The caballeros are on the board already.
ValidationError put_colonies(const RoundStart& start, const State& fresh, State& state)
{
    state.colonies = start.colonies;
    Colonies& colonies = state.colonies;
    if (colonies.table == Place::Nowhere)
    {
        colonies.table = fresh.colonies.table;
    }
    if (colonies.table == Place::France || !is_region(start.setup, colonies.table))
    {
        return "Limit table: not in a region where it can lie";
    }
    colonies.on_table = start.on_table ? *start.on_table : everybody_on_table(state);
    if (!start.on_table && free_table_spaces(state) < 0)
    {
        return "Limit table: its region holds more caballeros than it has spaces, so those on it must be stated";
    }
    return std::nullopt;
}

/// Changes `state`, a new game, to the stated position before its round begins.
ValidationError set_up_table(const RoundStart& start, int rounds_begun, State& state)
{
    const State fresh = state;
    state.caballeros = {};
    if (auto wrong = check_caballeros(start, fresh))
    {
        return wrong;
    }
    if (auto wrong = put_pieces(start, fresh, state))
    {
        return wrong;
    }
    if (has_dummy(state.setup))
    {
        if (auto wrong = put_dummy(start, fresh, state))
        {
            return wrong;
        }
    }
    if (has_colonies(state.setup))
    {
        if (auto wrong = put_colonies(start, fresh, state))
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

bool states_modifiers(const RoundStart& start)
{
    const RoundStart none;
    return start.modifiers != none.modifiers || start.used_modifiers != none.used_modifiers
           || start.modifier != none.modifier;
}

void put_modifiers_and_bearers(const RoundStart& start, State& state)
{
    if (states_modifiers(start))
    {
        state.shift = {start.modifiers, start.used_modifiers, start.modifier};
        state.sealed.clear();
    }
    set_out_bearers(state);
    for (const Seat seat : state.seats())
    {
        Place& at = state.bearers.at[seat];
        const Place stated = start.bearer[seat];
        at = stated == RoundStart::no_bearer ? Place::Nowhere : stated == Place::Nowhere ? at : stated;
    }
}

} // namespace

ValidationError set_up(const RoundStart& start, State& state, Observer observer)
{
    if (auto wrong = check_fields(start))
    {
        return wrong;
    }
    const int rounds_begun = rounds_until(start.setup, start.round);
    State made = new_game(start.setup); // shuffles the stacks
    made.king = start.king;
    made.board_at = start.board_at;
    made.castillo_seen = start.castillo_seen;
    made.round = static_cast<std::uint8_t>(start.round);
    made.rounds_begun = static_cast<std::uint8_t>(rounds_begun - 1);
    made.first_bidder = start.first_bidder;
    made.lasting = start.lasting;
    made.grand = start.grand;
    if (auto wrong = set_up_table(start, rounds_begun, made))
    {
        return wrong;
    }
    if (!modifiers_are_passed(made))
    {
        made.sealed.clear();
    }
    put_modifiers_and_bearers(start, made);
    begin_play({made, observer});
    if (auto wrong = validate_state(made))
    {
        return wrong;
    }
    state = made;
    return std::nullopt;
}

} // namespace elgrande
