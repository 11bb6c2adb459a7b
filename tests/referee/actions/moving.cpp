// Special actions in which the active player moves or places caballeros. Line numbers refer to the rules "classic and
// expansions".
#include "referee/game.hpp"

#include <algorithm>

namespace elgrande::referee
{

bool Moves::allows(const Game& game, const Caballero& one) const
{
    return any > 0 || (game.is_mine(one) ? own : foreign) > 0 || (one.owner == neutral && black > 0);
}

void Moves::use_up(const Game& game, const Caballero& one)
{
    --(any > 0 ? any : black > 0 ? black : game.is_mine(one) ? own : foreign);
    region = from_one_region ? one.place : Place::Nowhere;
    must = false;
}

namespace
{

constexpr int all = 99; ///< more than a player has

constexpr Moves own_from_one{.own = all, .from_one_region = true};
constexpr Moves five_from_one{.any = 5, .from_one_region = true};
constexpr Moves three_foreign{.foreign = 3};
constexpr Moves three_any{.any = 3};
constexpr Moves two_and_two{.own = 2, .foreign = 2};
constexpr Moves four_own{.own = 4};
constexpr Moves four_any{.any = 4};
constexpr Moves four_own_overseas{.own = 4, .from_overseas = true};

/// Returns the legal answers to Question::Lift but Done: none from the King's region (line 97) or the Castillo (line
/// 91).
std::set<Action> lifts(const Game& game, const Moves& moves)
{
    std::set<Action> answers;
    for (const Caballero& one : game.table.caballeros)
    {
        const bool stands = is_on_board(one.place) && one.place != Place::Castillo && !game.table.is_taboo(one.place);
        const bool leaves = moves.region == Place::Nowhere || moves.region == one.place;
        const bool is_hindered = is_spain(one.place) ? moves.from_overseas : moves.from_spain;
        if (stands && leaves && !is_hindered && moves.allows(game, one))
        {
            answers.insert(game.table.named(ActionKind::Lift, one));
        }
    }
    return answers;
}

/// Returns the legal answers to Question::Drop (lines 102 to 111 and 258 to 261): a caballero may go to the Castillo
/// and to open regions, or to another space of its region.
std::vector<Action> drops(const Game& game, const Caballero& lifted)
{
    const Table& table = game.table;
    std::set<Action> answers;
    for (const Place region : table.open_regions())
    {
        for (const Space space : table.spaces_for(region, lifted.load))
        {
            answers.insert(at_space(at(ActionKind::Drop, region), space));
        }
    }
    if (lifted.on_table)
    {
        // It may leave the Limit table and stay in the region (line 259).
        Caballero beside = lifted;
        beside.on_table = false;
        answers.insert(at_space(at(ActionKind::Drop, lifted.place), table.kind_of(beside)));
    }
    answers.erase(at_space(at(ActionKind::Drop, lifted.place), table.kind_of(lifted)));
    if (lifted.load == Load::Nothing || game.is_mine(lifted) || !table.holds(Law::DiscsProtect))
    {
        // An opponent's caballero with a disc cannot go to the Castillo (lines 91 and 239).
        answers.insert(at(ActionKind::Drop, Place::Castillo));
    }
    return {answers.begin(), answers.end()};
}

} // namespace

void move(Game& game, Moves moves)
{
    // A disc that a move brings to Spain lies beside the board again, so that the card can then bring it.
    while (bring_discs(game))
    {
        std::set<Action> answers = lifts(game, moves);
        const Action take = with(ActionKind::TakeInquisitor, 0);
        if (moves.takes_inquisitor && game.table.inquisitor != game.turn.seat)
        {
            answers.insert(take);
        }
        if (answers.empty())
        {
            return;
        }
        if (!moves.must)
        {
            answers.insert(done);
        }
        const Action lifted = game.ask(Question::Lift, {answers.begin(), answers.end()});
        if (lifted == done)
        {
            return;
        }
        if (lifted == take)
        {
            if (!announce(game, take))
            {
                return;
            }
            game.table.inquisitor = game.turn.seat;
            if (game.turn.placed > 0 || game.turn.placing_over)
            {
                // After placing, only the extra caballero of line 247 can still be placed (line 45).
                game.turn.placed = game.turn.places;
                game.turn.placing_over = false;
            }
            continue;
        }
        Caballero& one = game.table.named_by(lifted, owner_of(lifted));
        const auto drop = decide(game, Question::Drop, drops(game, one));
        if (!drop)
        {
            return;
        }
        moves.use_up(game, one);
        game.table.move(one, drop->place, space_of(*drop));
    }
}

bool can_move(const Game& game, const Moves& moves)
{
    return !lifts(game, moves).empty();
}

void place_anywhere(Game& game, int most, const std::vector<Place>& places)
{
    for (int i = 0; i < most && game.table.count(game.turn.seat, Place::Court) > 0; ++i)
    {
        std::vector<Action> answers = for_each_space(game.table, ActionKind::Place, places);
        answers.push_back(done);
        const Action answer = game.ask(Question::PlaceAnywhere, answers);
        if (answer == done || !announce(game, answer))
        {
            return;
        }
        Caballero& one = game.table.named_by(at(ActionKind::Place, Place::Court), game.turn.seat);
        game.table.move(one, answer.place, space_of(answer));
    }
}

namespace
{

bool has_caballeros_in_court(const Game& game)
{
    return game.table.count(game.turn.seat, Place::Court) > 0;
}

/// Places up to two caballeros of the court in any regions (line 103).
void place_two_anywhere(Game& game)
{
    place_anywhere(game, 2, within_reach_of_court(game.table));
}

/// The player chooses: places two in any regions, or moves own caballeros from one region (line 104).
void place_or_move(Game& game)
{
    std::vector<Action> answers;
    if (has_caballeros_in_court(game))
    {
        answers.push_back(with(ActionKind::ChooseEffect, 0));
    }
    if (can_move(game, own_from_one))
    {
        answers.push_back(with(ActionKind::ChooseEffect, 1));
    }
    if (game.ask(Question::ChooseEffect, answers).a == 0)
    {
        return place_two_anywhere(game);
    }
    move(game, own_from_one);
}

/// Returns the moves of a card that moves black caballeros and lets the player take the Inquisitor.
constexpr Moves inquisitor_and(int black)
{
    return {.black = black, .takes_inquisitor = true};
}

/// Returns the rule of a card that only moves caballeros.
template <const Moves& moves>
constexpr CardRule moving(std::string_view card)
{
    return {card, [](const Game& game) { return can_move(game, moves); }, [](Game& game) { move(game, moves); }};
}

} // namespace

bool can_use_inquisitor(const Game& game)
{
    return game.table.inquisitor != game.turn.seat || can_move(game, inquisitor_and(1));
}

void use_inquisitor(Game& game, int black)
{
    move(game, inquisitor_and(black));
}

std::span<const CardRule> moving_cards()
{
    static constexpr std::array rules{
        moving<own_from_one>("move-own-from-one"),
        moving<five_from_one>("move-five-from-one"),
        moving<three_foreign>("move-three-foreign"),
        moving<three_any>("move-three-any"),
        moving<two_and_two>("move-two-own-two-foreign"),
        moving<four_own>("move-four-own"),
        moving<four_any>("move-four-any"),
        moving<four_own_overseas>("move-four-own-overseas"),
        CardRule{"place-two-anywhere", has_caballeros_in_court, place_two_anywhere},
        CardRule{"place-two-or-move-own",
                 [](const Game& game) { return has_caballeros_in_court(game) || can_move(game, own_from_one); },
                 place_or_move},
        CardRule{"inquisitor", can_use_inquisitor, [](Game& game) { use_inquisitor(game, 2); }},
        CardRule{"move-black-one", can_use_inquisitor, [](Game& game) { use_inquisitor(game, 1); }},
    };
    return rules;
}

} // namespace elgrande::referee
