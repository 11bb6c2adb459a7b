#include "screens/model/round_cards.hpp"

#include "rules/cards/own_cards.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

/// True if this card of the active player is in use, also while another seat is asked about its special action. While
/// a seat may join a scoring, the card that it joins with is in use instead.
bool is_in_use(const PlayerView& view, CardId id)
{
    return id != no_card && view.turn.card == id && view.decision.question != Question::JoinScoring;
}

/// Returns the card of a stack, taken or not.
RoundCard of_stack(const PlayerView& view, int stack)
{
    const auto i = static_cast<std::size_t>(stack - 1);
    const CardId id = view.offered[i];
    const Seat taker = view.taken_by[i];
    return {.card = id,
            .owner = taker,
            .number = static_cast<std::uint8_t>(stack),
            .over = taker != nobody && view.turn.card != id,
            .in_use = taker != nobody && is_in_use(view, id)};
}

/// Adds the cards of the sixth and the seventh stack, if the game has them.
void add_cards_of_expansions(const PlayerView& view, std::vector<RoundCard>& cards)
{
    const bool there = has_colonies(view.setup) || is_grandissimo(view.setup);
    for (int stack = inquisitor_stack; stack <= stack_count && there; ++stack)
    {
        cards.push_back(of_stack(view, stack));
    }
}

std::vector<RoundCard> of_stacks(const PlayerView& view)
{
    std::vector<RoundCard> cards;
    cards.reserve(stack_count);
    for (int stack = 1; stack <= king_stack; ++stack)
    {
        cards.push_back(of_stack(view, stack));
    }
    add_cards_of_expansions(view, cards);
    return cards;
}

/// Returns the seat in position `i`: in the order of turns, or before all have bid in the order of bids.
Seat seat_at(const PlayerView& view, int i)
{
    if (view.bids_made == view.players())
    {
        return view.turn_order[static_cast<std::size_t>(i)];
    }
    return i < view.bids_made ? static_cast<Seat>((view.first_bidder + i) % view.players()) : nobody;
}

RoundCard own_card_of(const PlayerView& view, int turn)
{
    RoundCard card{.owner = seat_at(view, turn)};
    if (card.owner == nobody || view.bid[card.owner] == 0)
    {
        return card;
    }
    card.card = own_card(view.setup, view.bid[card.owner]);
    card.bid = bid_value(view.setup, view.bid[card.owner]);
    const bool all = view.bids_made == view.players();
    const bool joins = view.decision == Decision{Question::JoinScoring, card.owner} && joins_scorings(card.card);
    card.over = all && turn < view.turns_done && !joins;
    card.number = all && turn == view.turns_done ? own_card_stack : 0;
    card.in_use = joins || (all && turn == view.turns_done && is_in_use(view, card.card));
    return card;
}

/// Returns the King card or the Intrigue card, which belongs to turn `turn`.
RoundCard common_card_of(const PlayerView& view, int turn)
{
    const EditionRow& edition = edition_row(view.setup.edition);
    RoundCard card = own_card_of(view, turn);
    const bool now = card.number == own_card_stack;
    card.card = turn == 0 ? edition.king_card : edition.intrigue_card;
    card.number = now ? common_card_stack : 0;
    card.in_use = now && is_in_use(view, card.card);
    if (view.bids_made < view.players())
    {
        card.owner = nobody; // not known yet
        card.bid = 0;
    }
    return card;
}

std::vector<RoundCard> of_players(const PlayerView& view)
{
    const int players = view.players();
    const int last = players - 1;
    const bool all = view.bids_made == players;
    std::vector<RoundCard> cards;
    if (players <= max_players_with_both_cards)
    {
        cards.push_back(common_card_of(view, 0));
    }
    for (int turn = 0; turn < players; ++turn)
    {
        const bool common = players > max_players_with_both_cards && all && (turn == 0 || turn == last);
        cards.push_back(common ? common_card_of(view, turn) : own_card_of(view, turn));
    }
    if (players <= max_players_with_both_cards)
    {
        cards.push_back(common_card_of(view, last));
    }
    // A player who may choose between two cards uses only one of them. The turn of the other one is then over.
    for (RoundCard& card : cards)
    {
        const bool used_other = std::any_of(cards.begin(), cards.end(),
                                            [&](const RoundCard& other)
                                            { return other.in_use && other.owner == card.owner && other != card; });
        card.over = card.over || used_other;
    }
    add_cards_of_expansions(view, cards);
    return cards;
}

} // namespace

std::vector<RoundCard> round_cards(const PlayerView& view)
{
    return has_own_cards(view.setup) ? of_players(view) : of_stacks(view);
}

std::vector<int> card_numbers(PowerCards cards)
{
    std::vector<int> numbers;
    for (int number = 1; number <= max_power_cards; ++number)
    {
        if ((cards & bit_of_power_card(number)) != 0)
        {
            numbers.push_back(number);
        }
    }
    return numbers;
}

PowerCards cards_of_hand(const PlayerView& view, Seat seat)
{
    return has_own_cards(view.setup) ? *view.hand[seat] | view.played[seat] : every_power_card(view.setup);
}

} // namespace elgrande::screens
