// Rounds and turns. Line numbers refer to the rules "classic and expansions".
#include "referee/game.hpp"
#include "referee/own_cards.hpp"
#include "referee/stack_cards.hpp"

#include <algorithm>

namespace elgrande::referee
{
namespace
{

/// Players play power cards clockwise, no value twice in a round (line 38).
void play_power_cards(Game& game, Seat first)
{
    Table& table = game.table;
    table.order.clear();
    std::set<int> taken;
    for (Player& player : table.players)
    {
        player.card = 0;
        player.took_it_back = false;
    }
    for (const Seat seat : table.clockwise_from(first))
    {
        Player& player = table.at(seat);
        std::vector<Action> bids;
        for (const int value : player.hand)
        {
            if (!taken.contains(value) || !table.holds(Law::NoValueTwice))
            {
                bids.push_back(with(ActionKind::Bid, table.own_cards ? number_of(value) : value));
            }
        }
        const int named = game.ask(seat, Question::Bid, bids).a;
        player.card = table.own_cards ? value_of(named) : named;
        player.hand.erase(player.card);
        player.played.insert(player.card);
        taken.insert(player.card);
    }
    table.order = table.clockwise_from(0);
    std::sort(table.order.begin(), table.order.end(),
              [&](Seat one, Seat other) { return table.at(one).card > table.at(other).card; });
    lay_out_own_cards(table);
}

/// If the province is empty caballeros may be recalled from the board, except from the King's region (line 42).
void recall(Game& game, int missing)
{
    Table& table = game.table;
    const Seat seat = game.turn.seat;
    while (missing > 0 && table.count(seat, Place::Province) == 0)
    {
        std::set<Action> answers;
        for (const Caballero* one : table.those(
                 [&](const Caballero& piece)
                 {
                     return piece.owner == seat && is_on_board(piece.place) && piece.place != Place::Castillo
                            && !table.is_taboo(piece.place);
                 }))
        {
            answers.insert(at_space(at(ActionKind::Recall, one->place), table.kind_of(*one)));
        }
        if (answers.empty())
        {
            return;
        }
        answers.insert(done);
        const Action answer = game.ask(Question::Recall, {answers.begin(), answers.end()});
        if (answer == done)
        {
            return;
        }
        table.move(table.named_by(answer, seat), Place::Court, Space::Region);
        --missing;
    }
}

/// True if the active player has one more caballero in the turn, by the Inquisitor in the court (line 247).
bool has_extra(const Game& game)
{
    return game.table.inquisitor == game.turn.seat && game.table.holds(Law::OneMoreCaballero);
}

/// Asks how many caballeros come from the province to the court: up to the number on the power card (line 42), one more
/// with the Inquisitor in the court (line 247).
void recruit(Game& game)
{
    Table& table = game.table;
    const int brought =
        table.own_cards ? own_card(game.active().card)->caballeros : caballeros_of_power_card(game.active().card);
    const int provinces = table.count(game.turn.seat, Place::Province);
    const int most = std::min(brought + (has_extra(game) ? 1 : 0), provinces);
    std::vector<Action> answers;
    for (int count = 0; count <= most; ++count)
    {
        answers.push_back(with(ActionKind::Recruit, count));
    }
    const int count = most == 0 ? 0 : game.ask(Question::Recruit, answers).a;
    for (int i = 0; i < count; ++i)
    {
        table.named_by(at(ActionKind::Recruit, Place::Province), game.turn.seat).place = Place::Court;
    }
    game.turn.extra_recruited = count > brought;
    recall(game, brought - count);
    fill_free_spaces(game, game.turn.seat);
}

void take_card(Game& game)
{
    std::vector<Action> answers;
    for (int stack = 1; stack <= (game.table.has_colonies ? 7 : 5); ++stack)
    {
        if (!game.table.gone.contains(stack))
        {
            answers.push_back(with(ActionKind::TakeCard, stack));
        }
    }
    const int stack = game.ask(Question::TakeCard, answers).a;
    game.table.gone.insert(stack);
    // The King's card and the Inquisitor's card never change (lines 53 and 200).
    game.turn.card = stack == 5   ? "king"
                     : stack == 6 ? "inquisitor"
                                  : stack_card(game.table.stacks.at(static_cast<std::size_t>(stack))
                                                   .at(static_cast<std::size_t>(game.table.turned_up - 1)))
                                        .name;
    game.turn.places = stack_card(game.turn.card).places;
}

/// True if the card, with the extra caballero of line 247, lets the player place one more.
bool can_place(const Game& game)
{
    const bool extra = has_extra(game) && !game.turn.extra_recruited;
    return !game.turn.placing_over && game.turn.placed < game.turn.places + (extra ? 1 : 0)
           && game.table.count(game.turn.seat, Place::Court) > 0;
}

std::vector<Action> placings(const Game& game)
{
    std::vector<Action> answers = for_each_space(
        game.table, ActionKind::Place, game.turn.far ? within_reach_of_court(game.table) : near_king(game.table));
    answers.push_back(done);
    return answers;
}

void place(Game& game, Action answer)
{
    if (answer == done)
    {
        game.turn.placing_over = true;
        return;
    }
    Caballero& one = game.table.named_by(at(ActionKind::Place, Place::Court), game.turn.seat);
    game.table.move(one, answer.place, space_of(answer));
    ++game.turn.placed;
}

void place_on(Game& game)
{
    while (can_place(game))
    {
        place(game, game.ask(Question::Place, placings(game)));
    }
}

/// A card of stack 7 can be used for its discs alone.
bool can_act(const Game& game)
{
    return brings_discs(game) || special_action(game).is_possible(game);
}

void perform(Game& game)
{
    game.turn.acting_over = true;
    const CardRule& rule = special_action(game);
    if (rule.choose != nullptr)
    {
        rule.choose(game);
    }
    if (bring_discs(game) && rule.is_possible(game))
    {
        rule.perform(game);
    }
    fill_free_spaces(game, game.turn.seat);
    claim_discs(game); // claiming is voluntary, so no Veto prevents it (line 227)
}

/// Asks for the first part of the card, while neither has begun and there is something to place. If the player cannot
/// act, the question is Place.
void place_or_act(Game& game)
{
    std::vector<Action> answers = placings(game);
    const bool may_act = can_act(game);
    if (may_act)
    {
        answers.push_back(act);
    }
    const Action answer = game.ask(may_act ? Question::PlaceOrAct : Question::Place, answers);
    if (answer == act)
    {
        return perform(game);
    }
    place(game, answer);
    place_on(game);
    game.turn.placing_over = true;
}

/// Asks whether the special action is used, which is optional (line 98).
void act_or_skip(Game& game)
{
    if (game.turn.acting_over || !can_act(game))
    {
        return;
    }
    std::vector<Action> answers{act};
    if (!game.turn.is_duty)
    {
        answers.push_back(skip);
    }
    if (game.ask(Question::ActOrSkip, answers) == act)
    {
        perform(game);
    }
}

/// Plays a turn (lines 41 to 50): the two parts of the card come in either order, and neither is split (line 95).
void take_turn(Game& game, Seat seat)
{
    game.turn = {};
    game.turn.seat = seat;
    sail(game);
    recruit(game);
    game.table.own_cards ? take_own_or_new(game) : take_card(game);
    if (can_place(game))
    {
        place_or_act(game);
    }
    act_or_skip(game);
    place_on(game);
}

void play_round(Game& game, Seat first)
{
    Table& table = game.table;
    ++table.turned_up;
    table.gone.clear();
    play_power_cards(game, first);
    const std::vector<Seat> order = table.order;
    for (const Seat seat : order)
    {
        take_turn(game, seat);
    }
    game.turn = {};
    for (Player& player : table.players)
    {
        player.old_vetoes = std::exchange(player.vetoes, 0); // line 114
        player.early_veto = false;                           // line 173
    }
}

} // namespace

std::vector<Action> for_each_place(ActionKind kind, const std::vector<Place>& places)
{
    std::vector<Action> actions;
    for (const Place place : places)
    {
        actions.push_back(at(kind, place));
    }
    return actions;
}

Action Game::ask(Seat seat, Question question, const std::vector<Action>& answers) const
{
    return answer(table, turn, {.seat = seat, .question = question, .answers = answers, .announced = {}});
}

Action Game::ask(Question question, const std::vector<Action>& answers) const
{
    return ask(turn.seat, question, answers);
}

Disks Game::set_disks(const std::vector<Seat>& seats) const
{
    Disks disks(table.players.size());
    const std::vector<Place> shown(all_regions.begin(), all_regions.end());
    for (const Seat seat : seats)
    {
        disks[seat] = ask(seat, Question::SetDisk, for_each_place(ActionKind::SetDisk, shown)).place;
    }
    return disks;
}

void Game::score(Place place, bool first_only)
{
    const std::vector<int> points = payment(table, place, first_only);
    for (const Seat seat : table.clockwise_from(0))
    {
        table.at(seat).points += points[seat];
    }
}

void play(Game& game, const std::vector<int>& rounds)
{
    Table& table = game.table;
    table.round = rounds.front();
    place_first_caballeros(game);
    if (table.own_cards)
    {
        choose_hands(game);
    }
    std::vector<Action> starters;
    for (const Seat seat : table.clockwise_from(0))
    {
        starters.push_back(with(ActionKind::FirstBidder, seat));
    }
    // The players agree who begins (line 38); the first seat answers.
    Seat first = game.ask(0, Question::FirstBidder, starters).a;
    for (const int round : rounds)
    {
        table.round = round;
        play_round(game, first);
        // The player of the last turn (line 38), or of the lowest card (line 166).
        first = table.holds(Law::LowestBegins) ? table.order.back() : table.order.front();
        if (round % 3 == 0)
        {
            general_scoring(game, first);
        }
    }
}

} // namespace elgrande::referee
