// The King, Grandes, scoreboards, the Limit table and cards. Line numbers refer to the rules "classic and expansions".
#include "referee/game.hpp"

#include <algorithm>

namespace elgrande::referee
{
namespace
{

/// Returns the regions that the King may enter: Spain and France (line 208), but not a region in quarantine.
std::vector<Place> royal_regions(const Table& table)
{
    std::vector<Place> places(all_regions.begin(), all_regions.end());
    if (table.has_colonies)
    {
        places.push_back(Place::France);
    }
    std::erase(places, table.quarantine);
    return places;
}

void move_king(Game& game, const std::vector<Place>& goals)
{
    if (const auto moved = decide(game, Question::MoveKing, for_each_place(ActionKind::MoveKing, goals)))
    {
        game.table.king = moved->place;
    }
}

/// The King moves to a neighbouring region (line 144).
void move_king_next(Game& game)
{
    std::vector<Place> goals = royal_regions(game.table);
    std::erase_if(goals, [&](Place region) { return !adjacent(game.table, game.table.king, region); });
    move_king(game, goals);
}

/// Returns the regions that the active player's Grande can move to (line 146); none if its own is taboo.
std::vector<Place> new_homes(const Game& game)
{
    const Place home = game.active().home;
    return game.table.open_regions([&](Place region) { return region != home && !game.table.is_taboo(home); });
}

void move_grande(Game& game)
{
    const auto moved = decide(game, Question::MoveGrande, for_each_place(ActionKind::MoveGrande, new_homes(game)));
    if (moved)
    {
        game.active().home = moved->place;
    }
}

/// Returns the legal moves of scoreboards: not into the King's region, not out of it, and not on top of one another
/// (lines 142 and 241).
std::vector<Action> scoreboard_moves(const Game& game)
{
    std::vector<Place> goals = game.table.open_regions();
    goals.push_back(Place::Castillo);
    return scoreboards_to(game, goals, [&](Place place) { return !game.table.is_taboo(place); });
}

void move_scoreboard(Game& game)
{
    if (const auto moved = decide(game, Question::MoveBoard, scoreboard_moves(game)))
    {
        game.table.scoreboards.at(moved->a) = moved->place;
    }
}

/// The player takes a used power card back into the hand (line 147).
void take_back_power(Game& game)
{
    std::vector<Action> answers;
    for (const int value : game.active().played)
    {
        answers.push_back(with(ActionKind::TakeBack, value));
    }
    if (const auto taken = decide(game, Question::TakeBack, answers))
    {
        game.active().played.erase(taken->a);
        game.active().hand.insert(taken->a);
        game.active().took_it_back = taken->a == game.active().card; // the card of this turn may be taken (line 147)
    }
}

/// Up to two caballeros come from the province to the court (line 147).
void reinforce_court(Game& game)
{
    if (!announce(game, with(ActionKind::ReinforceCourt, 0)))
    {
        return;
    }
    for (int i = 0; i < 2 && game.table.count(game.turn.seat, Place::Province) > 0; ++i)
    {
        game.table.named_by(at(ActionKind::Recruit, Place::Province), game.turn.seat).place = Place::Court;
    }
}

void keep_veto(Game& game)
{
    if (announce(game, with(ActionKind::KeepVeto, 0)))
    {
        ++game.active().vetoes;
    }
}

void conspire(Game& game)
{
    game.table.grandes_follow = announce(game, {ActionKind::SendGrande, nobody, Place{}});
}

/// Returns the removals of cards that are still on offer (line 267).
std::vector<Action> removals(const Game& game)
{
    std::vector<Action> answers;
    for (int stack = 1; stack <= 7; ++stack)
    {
        if (!game.table.gone.contains(stack))
        {
            answers.push_back(with(ActionKind::RemoveCard, stack));
        }
    }
    return answers;
}

void remove_card(Game& game)
{
    if (const auto removed = decide(game, Question::RemoveCard, removals(game)))
    {
        game.table.gone.insert(removed->a);
    }
}

/// Asks whether the Limit table or the Inquisitor is used.
void choose_table_or_inquisitor(Game& game)
{
    std::vector<Action> answers{with(ActionKind::ChooseEffect, 0)};
    if (can_use_inquisitor(game))
    {
        answers.push_back(with(ActionKind::ChooseEffect, 1));
    }
    game.turn.choice = game.ask(Question::ChooseEffect, answers).a;
}

void table_or_inquisitor(Game& game)
{
    if (game.turn.choice == 1)
    {
        return use_inquisitor(game, 1);
    }
    move_table(game, true);
}

} // namespace

bool can_move_table(const Game& game)
{
    return !game.table.is_taboo(game.table.limit_table); // line 254
}

namespace
{

/// Moves the Limit table. The mover decides which caballeros get onto it if there is not room for all (line 254).
/// Returns false if a Veto prevents the move.
bool lay_table(Game& game)
{
    Table& table = game.table;
    const auto goals =
        table.open_regions([&](Place region) { return region != Place::France && region != table.limit_table; });
    const auto moved = decide(game, Question::MoveTable, for_each_place(ActionKind::MoveTable, goals));
    if (!moved)
    {
        return false;
    }
    for (Caballero& one : table.caballeros)
    {
        one.on_table = false;
    }
    table.limit_table = moved->place;
    const auto waiting = table.those([&](const Caballero& one) { return table.belongs_to_table(one); });
    if (static_cast<int>(waiting.size()) > table.free_table_spaces())
    {
        choose_for_table(game, game.turn.seat, waiting);
        return true;
    }
    for (Caballero* one : waiting)
    {
        one->on_table = true;
    }
    return true;
}

} // namespace

/// If the table cannot move as its region is taboo, that region is scored all the same (data/cards/README.md).
void move_table(Game& game, bool scores)
{
    if ((!can_move_table(game) || lay_table(game)) && scores)
    {
        score_all(game, {game.table.limit_table});
    }
}

std::span<const CardRule> other_cards()
{
    static constexpr auto always = [](const Game&) { return true; };
    static constexpr std::array rules{
        CardRule{"king", always,
                 [](Game& game) { move_king(game, royal_regions(game.table)); }}, // the King may also stay
        CardRule{"royal-adviser", always, move_king_next},
        CardRule{"move-grande", [](const Game& game) { return !new_homes(game).empty(); }, move_grande},
        CardRule{"move-board", [](const Game& game) { return !scoreboard_moves(game).empty(); }, move_scoreboard},
        CardRule{"take-back-power", always, take_back_power},
        CardRule{"reinforce-court",
                 [](const Game& game) { return game.table.count(game.turn.seat, Place::Province) > 0; },
                 reinforce_court},
        CardRule{"veto", always, keep_veto},
        CardRule{"grandes-by-disk-later", [](const Game& game) { return !game.table.grandes_follow; }, conspire},
        CardRule{"remove-card", [](const Game& game) { return !removals(game).empty(); }, remove_card},
        CardRule{"move-table", can_move_table, [](Game& game) { move_table(game, false); }},
        CardRule{"move-table-and-score", always, [](Game& game) { move_table(game, true); }},
        CardRule{"table-or-inquisitor",
                 [](const Game& game) { return can_move_table(game) || can_use_inquisitor(game); }, table_or_inquisitor,
                 choose_table_or_inquisitor},
    };
    return rules;
}

} // namespace elgrande::referee
