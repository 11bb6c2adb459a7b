// Rounds and turns.
#include "referee/cards.hpp"
#include "referee/game.hpp"
#include "referee/special_action.hpp"

#include <algorithm>

namespace elgrande::referee
{
namespace
{

/// Cards 40 and 75 can be used out of turn (lines 180 and 183), by who may use the special action of the own card: not
/// by the players with the King card and the Intrigue card (line 170) unless there are 2 or 3 players (line 175).
void lay_out_cards(Table& table)
{
    for (const Seat seat : table.order)
    {
        const bool extreme = seat == table.order.front() || seat == table.order.back();
        const bool may_use_it = !extreme || table.size() <= 3;
        table.at(seat).veto = table.at(seat).card == 40 && may_use_it;
        table.at(seat).late = table.at(seat).card == 75 && may_use_it;
    }
}

/// Line 166: clockwise, and no card that has been played in this round.
void play_cards(Game& game, Seat first)
{
    Table& table = game.table;
    table.order.clear();
    std::set<int> taken;
    for (Player& player : table.players)
    {
        player.card = 0;
    }
    for (const Seat seat : table.clockwise_from(first))
    {
        Player& player = table.at(seat);
        std::vector<Action> bids;
        for (const int value : player.hand)
        {
            if (!taken.contains(value) || !table.holds(Law::NoValueTwice))
            {
                bids.push_back(with(ActionKind::Bid, number_of(value)));
            }
        }
        player.card = value_of(game.ask(seat, Question::Bid, bids).a);
        player.hand.erase(player.card);
        player.played.insert(player.card); // line 173: it does not come back
        taken.insert(player.card);
    }
    // The highest card first (line 168).
    table.order = table.clockwise_from(0);
    std::sort(table.order.begin(), table.order.end(),
              [&](Seat one, Seat other) { return table.at(one).card > table.at(other).card; });
    lay_out_cards(table);
}

/// What the provinces lack may come from the board, but not from taboo regions (line 42).
void recall(Game& game, int missing)
{
    Player& player = game.active();
    while (player.provinces == 0 && missing > 0)
    {
        const auto regions = game.table.open_regions([&](Place region) { return player.in(region) > 0; });
        std::vector<Action> answers = for_each_place(ActionKind::Recall, regions);
        answers.push_back(done);
        const Action answer = regions.empty() ? done : game.ask(Question::Recall, answers);
        if (answer == done)
        {
            return;
        }
        --player.in(answer.place);
        ++player.court;
        --missing;
    }
}

/// Lines 42 and 172: fewer will do.
void recruit(Game& game, int caballeros)
{
    Player& player = game.active();
    const int most = std::min(caballeros, player.provinces);
    std::vector<Action> answers;
    for (int count = 0; count <= most; ++count)
    {
        answers.push_back(with(ActionKind::Recruit, count));
    }
    const int count = most == 0 ? 0 : game.ask(Question::Recruit, answers).a;
    player.provinces -= count;
    player.court += count;
    recall(game, caballeros - count);
}

/// Lines 170 and 175. A card 40 or 75 that has been used before the turn is the card of that turn.
void choose_card(Game& game)
{
    constexpr int own = 1;
    constexpr int common = 5;
    Player& player = game.active();
    const std::vector<Seat>& order = game.table.order;
    const bool is_king = game.turn.seat == order.front();
    bool uses_own = !is_king && game.turn.seat != order.back();
    if (!uses_own && (game.table.size() <= 3 || !game.table.holds(Law::ExtremesUseTheirs)))
    {
        const bool has_used_it = (player.card == 40 && !player.veto) || (player.card == 75 && !player.late);
        const std::vector<Action> choice{with(ActionKind::TakeCard, own), with(ActionKind::TakeCard, common)};
        uses_own = has_used_it || game.ask(Question::TakeCard, choice).a == own;
    }
    game.turn.card = uses_own ? player.card : is_king ? king_card : intrigue_card;
    player.veto = player.veto && uses_own;
    player.late = player.late && uses_own;
}

bool can_place(const Game& game)
{
    return !game.turn.placing_over && game.turn.placed < game.turn.limit && game.active().court > 0;
}

std::vector<Action> placings(const Game& game)
{
    std::vector<Place> places = game.table.near_king();
    if (game.turn.far)
    {
        places = game.table.open_regions(); // line 177
        places.push_back(Place::Castillo);
    }
    std::vector<Action> answers = for_each_place(ActionKind::Place, places);
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
    --game.active().court;
    ++game.active().in(answer.place);
    ++game.turn.placed;
}

void place_on(Game& game)
{
    while (can_place(game))
    {
        place(game, game.ask(Question::Place, placings(game)));
    }
}

void perform(Game& game)
{
    game.turn.acting_over = true;
    special_action(game).perform(game);
}

/// Neither part has begun, and there is something to place. The game calls it Place where there is nothing to choose.
void place_or_act(Game& game)
{
    std::vector<Action> answers = placings(game);
    const bool can_act = special_action(game).is_possible(game);
    if (can_act)
    {
        answers.push_back(act);
    }
    const Action answer = game.ask(can_act ? Question::PlaceOrAct : Question::Place, answers);
    if (answer == act)
    {
        return perform(game);
    }
    place(game, answer);
    place_on(game);
    game.turn.placing_over = true;
}

/// A duty unless the card says "You may…" (lines 170 and 171); what could change nothing is neither.
void act_or_skip(Game& game)
{
    if (game.turn.acting_over || !special_action(game).is_possible(game))
    {
        return;
    }
    std::vector<Action> answers{act};
    if (may_be_left_out(game))
    {
        answers.push_back(skip);
    }
    if (game.ask(Question::ActOrSkip, answers) == act)
    {
        perform(game);
    }
}

/// Line 168. Both parts in either order, and neither is split (lines 92 to 95).
void take_turn(Game& game, std::size_t number)
{
    game.turn = {.seat = game.table.order.at(number), .limit = caballero_cards(game.table.size()).at(number)};
    recruit(game, own_card(game.active().card)->caballeros);
    choose_card(game);
    if (can_place(game))
    {
        place_or_act(game);
    }
    act_or_skip(game);
    place_on(game);
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
    choose_hands(game);
    std::vector<Action> starters;
    for (const Seat seat : table.clockwise_from(0))
    {
        starters.push_back(with(ActionKind::FirstBidder, seat));
    }
    // The players choose a starting player (line 166); the first seat says whom.
    Seat first = game.ask(0, Question::FirstBidder, starters).a;
    for (const int round : rounds)
    {
        table.round = round;
        play_cards(game, first);
        for (std::size_t number = 0; number < table.order.size(); ++number)
        {
            take_turn(game, number);
        }
        // Whoever has played the lowest card (line 166).
        first = table.holds(Law::LowestBegins) ? table.order.back() : table.order.front();
        for (Player& player : table.players)
        {
            player.veto = false; // the card is discarded with all others (line 173)
        }
        game.turn = {};
        if (round % 3 == 0)
        {
            general_scoring(game, first);
        }
    }
}

} // namespace elgrande::referee
