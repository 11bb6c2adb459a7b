// Hands of own cards, and the card used in a turn. Line numbers refer to the rules "classic and expansions".
#include "referee/game.hpp"
#include "referee/own_cards.hpp"
#include "referee/stack_cards.hpp"

#include <algorithm>

namespace elgrande::referee
{
namespace
{

// The numbers of stacks in ActionKind::TakeCard.
constexpr int own_hand = 1;    ///< the own card
constexpr int common = 5;      ///< the King card or the Intrigue card
constexpr int inquisitors = 6; ///< the Inquisitor's card
constexpr int seventh = 7;

/// True if the seat has the first or the last turn of the round.
bool is_extreme(const Table& table, Seat seat)
{
    return seat == table.order.front() || seat == table.order.back();
}

/// With 4 or 5 players, the first and the last player must use the King card or the Intrigue card (lines 170 and 175;
/// 273 with the colonies).
bool may_use_own_card(const Table& table, Seat seat)
{
    return !is_extreme(table, seat) || table.size() <= 3 || !table.holds(Law::ExtremesUseTheirs);
}

bool has_used_own_card(const Game& game)
{
    const Player& player = game.active();
    const bool has_vetoed = player.card == 40 && !player.early_veto;
    const bool has_joined = player.card == 75 && !player.may_join_scoring;
    return may_use_own_card(game.table, game.turn.seat) && (has_vetoed || has_joined);
}

/// Returns the cards that the active player can choose (lines 170, 175 and 273). A player who has used the own card out
/// of turn can use no other.
std::vector<Action> cards_to_take(const Game& game)
{
    std::vector<Action> answers;
    if (has_used_own_card(game))
    {
        return {with(ActionKind::TakeCard, own_hand)};
    }
    if (may_use_own_card(game.table, game.turn.seat))
    {
        answers.push_back(with(ActionKind::TakeCard, own_hand));
    }
    if (is_extreme(game.table, game.turn.seat))
    {
        answers.push_back(with(ActionKind::TakeCard, common));
    }
    for (const int stack : {inquisitors, seventh})
    {
        const bool is_there = !game.table.gone.contains(stack) || !game.table.holds(Law::NewCardsOnceEach);
        if (game.table.has_colonies && is_there)
        {
            answers.push_back(with(ActionKind::TakeCard, stack));
        }
    }
    return answers;
}

/// The card of stack 7 among those offered in this round.
const std::string& seventh_card(const Table& table)
{
    return table.stacks.at(seventh).at(static_cast<std::size_t>(table.turned_up - 1));
}

} // namespace

/// Hands are chosen from all cards, or from those that can be divided by 10 (line 163).
void choose_hands(Game& game)
{
    for (const Seat seat : game.table.clockwise_from(0))
    {
        std::set<int>& hand = game.table.at(seat).hand;
        while (hand.size() < 13)
        {
            std::vector<Action> answers;
            for (int number = 1; number <= highest_number(); ++number)
            {
                const int value = value_of(number);
                if (!hand.contains(value) && (!game.table.first_deck || value % 10 == 0))
                {
                    answers.push_back(with(ActionKind::ChooseCard, number));
                }
            }
            hand.insert(value_of(game.ask(seat, Question::ChooseHand, answers).a));
        }
    }
}

void lay_out_own_cards(Table& table)
{
    for (const Seat seat : table.order)
    {
        Player& player = table.at(seat);
        const bool may_use_it = table.own_cards && may_use_own_card(table, seat);
        player.early_veto = player.card == 40 && may_use_it;
        player.may_join_scoring = player.card == 75 && may_use_it;
    }
}

void take_own_or_new(Game& game)
{
    Table& table = game.table;
    Player& player = game.active();
    const auto number = std::find(table.order.begin(), table.order.end(), game.turn.seat) - table.order.begin();
    const std::vector<Action> answers = cards_to_take(game);
    const int taken = answers.size() > 1 ? game.ask(Question::TakeCard, answers).a : answers.front().a;
    game.turn.is_own = taken == own_hand;
    game.turn.places = caballero_cards(table.size()).at(static_cast<std::size_t>(number));
    if (taken > common)
    {
        table.gone.insert(taken);
        game.turn.card = stack_card(taken == inquisitors ? "inquisitor" : seventh_card(table)).name;
        // These cards place their own number (line 274).
        game.turn.places = table.holds(Law::NewCardsPlaceTheirs) ? stack_card(game.turn.card).places : game.turn.places;
    }
    else
    {
        game.turn.card = number == 0 ? "king" : "intrigue";
        if (game.turn.is_own)
        {
            game.turn.card = own_card(player.card)->name;
        }
        // The action is a duty unless the card says "You may…" (line 171).
        game.turn.is_duty = table.holds(Law::Duty) && (!game.turn.is_own || !own_card(player.card)->you_may);
    }
    player.early_veto = player.early_veto && game.turn.is_own;
    player.may_join_scoring = player.may_join_scoring && game.turn.is_own;
}

void join_scoring(Game& game, const std::vector<Place>& places)
{
    Table& table = game.table;
    for (const Seat seat : table.clockwise_from(0))
    {
        // The caballero comes from the court, so only places in its reach (line 216).
        std::vector<Place> open = within_reach_of_court(table);
        std::erase_if(open,
                      [&](Place place) { return std::find(places.begin(), places.end(), place) == places.end(); });
        std::vector<Action> answers = for_each_space(table, ActionKind::Place, open);
        if (!table.at(seat).may_join_scoring || table.count(seat, Place::Court) == 0 || answers.empty())
        {
            continue;
        }
        answers.push_back(skip);
        const Action answer = game.ask(seat, Question::JoinScoring, answers);
        if (answer != skip)
        {
            table.move(table.named_by(at(ActionKind::Place, Place::Court), seat), answer.place, space_of(answer));
            table.at(seat).may_join_scoring = false;
        }
    }
}

} // namespace elgrande::referee
