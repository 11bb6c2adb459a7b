// Checks the cards of a State.
#include "rules/cards/own_cards.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/validation/checks.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

/// True if a deck holds exactly the cards of its stack.
bool deck_is_whole(const State& state, int stack)
{
    const std::span<const CardId> cards = deck(state, stack);
    const std::span<const CardId> wanted = cards_in(state.setup, stack);
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](CardId id)
                       { return std::count(cards.begin(), cards.end(), id) == copies(state.setup, card(id)); });
}

/// True if the cards in the box belong to the stack, and to no module.
bool box_fits(const State& state, int stack)
{
    const std::span<const CardId> cards = deck(state, stack);
    const auto size = static_cast<std::size_t>(stack_shape(state.setup, stack).size);
    for (int printed = 1; printed < king_stack; ++printed)
    {
        const auto boxed = std::count_if(cards.begin() + static_cast<std::ptrdiff_t>(size), cards.end(),
                                         [=](CardId id) { return card(id).stack == printed; });
        const auto added =
            std::count_if(cards.begin(), cards.end(),
                          [=](CardId id) { return card(id).stack == printed && !card(id).modules.empty(); });
        if (boxed != added)
        {
            return false;
        }
    }
    return std::all_of(cards.begin() + static_cast<std::ptrdiff_t>(size), cards.end(),
                       [](CardId id) { return card(id).modules.empty(); });
}

/// True if slots that no stack uses are empty.
bool rest_is_empty(const State& state)
{
    std::ptrdiff_t cards = 0;
    for (const int stack : shuffled_stacks(state.setup))
    {
        cards += static_cast<std::ptrdiff_t>(deck(state, stack).size());
    }
    return std::count(state.decks.begin(), state.decks.end(), no_card)
           == static_cast<std::ptrdiff_t>(state.decks.size()) - cards;
}

/// Returns the power cards that the dummy has turned over by now.
unsigned turned_values(const State& state)
{
    unsigned turned = 0;
    for (std::size_t i = 0; i < state.rounds_begun; ++i)
    {
        turned |= 1U << state.dummy.power[i];
    }
    return turned;
}

ValidationError check_dummys_cards(const State& state)
{
    const Seat seat = dummy_seat(state.setup);
    const Dummy& dummy = state.dummy;
    unsigned values = 0;
    for (const std::uint8_t value : dummy.power)
    {
        values |= value <= power_card_count ? 1U << value : 0U;
    }
    const std::uint8_t turned = state.rounds_begun == 0 ? 0 : dummy.power[state.rounds_begun - 1U];
    if (values != full_hand || state.played[seat] != turned_values(state)
        || state.hand[seat] != (full_hand & ~turned_values(state)) || state.bid[seat] != turned)
    {
        return "dummy: its power cards do not fit the round";
    }
    PlaceSet regions;
    for (const Place place : dummy.regions)
    {
        if (!is_region(place))
        {
            return "dummy: not its region cards";
        }
        regions.insert(place);
    }
    // Two in each round since the last general scoring, after which they were shuffled.
    const bool reset = state.decision.question == Question::GameOver;
    const int most = reset ? 0 : 2 * ((state.round - 1) % 3 + 1);
    return regions == every_region && dummy.regions_drawn <= most ? ValidationError{} : "dummy: not its region cards";
}

int veto_cards_come_up(const State& state)
{
    if (!has_colonies(state.setup))
    {
        return 0;
    }
    const auto stack = deck(state, colonies_stack);
    return static_cast<int>(std::count_if(stack.begin(), stack.begin() + state.rounds_begun,
                                          [](CardId id) { return card(id).effects[0].verb == Verb::RemoveCard; }));
}

/// With own cards: checks that each Veto is one that its player has bid and may use, or a card of the seventh stack
/// that has come up.
ValidationError check_own_vetoes(const State& state)
{
    const bool in_turn = state.turns_done < state.players() && state.bids_made == state.players();
    int others = 0;
    for (const Seat seat : state.seats())
    {
        if (state.vetoes[seat] + state.old_vetoes[seat] == 0)
        {
            continue;
        }
        State turn = state;
        turn.turns_done = 0;
        while (in_turn && turn.turns_done < state.players() - 1 && turn.active() != seat)
        {
            ++turn.turns_done;
        }
        const bool bid = state.bid[seat] != 0 && state.bid[seat] <= power_cards(state.setup)
                         && is_early_veto(own_card(state.setup, state.bid[seat]));
        const bool own = in_turn && turn.active() == seat && may_use_own_card(turn) && bid;
        const int by_stack = state.vetoes[seat] + std::max(0, state.old_vetoes[seat] - (own ? 1 : 0));
        others += by_stack;
        if (by_stack > 0 && !has_colonies(state.setup))
        {
            return "vetoes: more than players have bid";
        }
    }
    // In The King & the Colonies a card of the seventh stack is a Veto (classic and expansions, line 275).
    return others <= veto_cards_come_up(state) ? ValidationError{} : "vetoes: more than came up";
}

} // namespace

ValidationError check_cards(const State& state)
{
    for (const int stack : shuffled_stacks(state.setup))
    {
        if (!deck_is_whole(state, stack) || !box_fits(state, stack))
        {
            return "action cards: stack " + std::to_string(stack) + " is not whole";
        }
    }
    if (!rest_is_empty(state))
    {
        return "action cards: some lie in unused slots";
    }
    if (has_own_cards(state.setup))
    {
        return check_own_vetoes(state);
    }
    int vetoes = 0;
    for (const Seat seat : state.seats())
    {
        vetoes += state.vetoes[seat] + state.old_vetoes[seat];
    }
    const auto second = deck(state, 2);
    const auto come_up = std::count_if(second.begin(), second.begin() + state.rounds_begun,
                                       [](CardId id) { return card(id).effects[0].verb == Verb::KeepVeto; });
    return vetoes > come_up ? ValidationError("vetoes: more than came up") : std::nullopt;
}

namespace
{

/// True if the player takes another card with this one.
bool takes_second_card(const State& state, int stack)
{
    return is_grandissimo(state.setup) && card(offered(state, stack)).effects[0].verb == Verb::SecondCard;
}

bool taken_twice(const State& state, Seat seat)
{
    return std::count(state.taken_by.begin(), state.taken_by.end(), seat) == 2;
}

} // namespace

bool taken_cards_fit(const State& state)
{
    if (has_own_cards(state.setup))
    {
        return used_own_card_fits(state);
    }
    unsigned takers = 0;
    int taken = 0;
    for (int stack = 1; stack <= stack_count; ++stack)
    {
        const Seat seat = state.taken_by[static_cast<std::size_t>(stack - 1)];
        if (seat == nobody)
        {
            continue;
        }
        if (seat >= state.owner_count() || offered(state, stack) == no_card)
        {
            return false;
        }
        const bool second = takes_second_card(state, stack) && taken_twice(state, seat);
        takers |= 1U << seat;
        taken += second ? 0 : 1;
        if (seat == state.active() && !second && offered(state, stack) != state.turn.card)
        {
            return false;
        }
    }
    unsigned expected = 0;
    const int turns = state.turns_done + (state.turn.card != no_card ? 1 : 0);
    for (int turn = 0; turn < turns; ++turn)
    {
        expected |= 1U << state.turn_order[static_cast<std::size_t>(turn)];
    }
    return taken == turns && takers == expected;
}

ValidationError check_dummy(const State& state)
{
    const Seat seat = dummy_seat(state.setup);
    const bool owns_nothing = state.court[seat] == 0 && state.score[seat] == 0 && state.grande[seat] == Place::Nowhere
                              && state.vetoes[seat] + state.old_vetoes[seat] == 0;
    if (!owns_nothing || all_caballeros(state, seat) != caballeros_per_player)
    {
        return "dummy: 30 caballeros and nothing else";
    }
    return check_dummys_cards(state);
}

} // namespace elgrande
