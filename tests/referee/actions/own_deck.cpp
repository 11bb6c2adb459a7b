// Own cards without a counterpart in the stacks, or with other rules than the stack card of that name. Line numbers
// refer to the rules "classic and expansions".
#include "referee/game.hpp"

#include <algorithm>

namespace elgrande::referee
{
namespace
{

constexpr int all = 99; ///< more than a player has
constexpr Action opened = with(ActionKind::OpenKingsRegion, 0);

/// The Intrigue card: one caballero of an opponent, or own caballeros from one region (line 276).
Moves intrigue(const Game& game, int choice)
{
    Moves moves = choice == 0 ? Moves{.foreign = 1} : Moves{.own = all, .from_one_region = true};
    moves.from_spain = !game.table.holds(Law::IntrigueReachesTheSea);
    moves.must = game.table.holds(Law::Duty); // at least one move
    return moves;
}

void perform_intrigue(Game& game)
{
    std::vector<Action> answers;
    for (const int choice : {0, 1})
    {
        if (can_move(game, intrigue(game, choice)))
        {
            answers.push_back(with(ActionKind::ChooseEffect, choice));
        }
    }
    move(game, intrigue(game, game.ask(Question::ChooseEffect, answers).a));
}

/// True before anything is placed (cards 15 and 20).
bool can_change_placing(const Game& game)
{
    return game.turn.placed == 0 && !game.turn.placing_over && game.table.count(game.turn.seat, Place::Court) > 0;
}

/// Places up to three caballeros in any regions (line 178), or in the Castillo (lines 91 and 97).
void place_three_anywhere(Game& game)
{
    place_anywhere(game, 3, within_reach_of_court(game.table));
}

std::vector<Seat> with_free_grande(const Game& game)
{
    return game.table.others(game.turn.seat, [&](Seat seat) { return !game.table.is_taboo(game.table.at(seat).home); });
}

/// Opponents' Grandes move by disks (card 13): each must move, so the disk names another region that is not taboo.
void send_grandes(Game& game)
{
    if (!announce(game, with(ActionKind::CallDisks, 0)))
    {
        return;
    }
    const std::vector<Seat> sent = with_free_grande(game);
    Disks disks(game.table.players.size());
    for (const Seat seat : sent)
    {
        const Place home = game.table.at(seat).home;
        const auto others = game.table.open_regions([&](Place region) { return is_spain(region) && region != home; });
        disks[seat] = game.ask(seat, Question::SetDisk, for_each_place(ActionKind::SetDisk, others)).place;
    }
    for (const Seat seat : sent)
    {
        if (!announce(game, {ActionKind::SendGrande, seat, *disks[seat]}))
        {
            return;
        }
        game.table.at(seat).home = *disks[seat];
    }
}

/// Returns the regions that the Castillo can be pushed to, which are in Spain (data/cards/README.md, card 23).
std::vector<Place> regions_for_castillo(const Game& game)
{
    return game.table.open_regions(is_spain);
}

/// The Castillo is pushed to a region, and all caballeros there enter it.
void push_castillo(Game& game)
{
    const auto pushed =
        decide(game, Question::PushCastillo, for_each_place(ActionKind::PushCastillo, regions_for_castillo(game)));
    if (!pushed)
    {
        return;
    }
    for (Caballero* one : game.table.those([&](const Caballero& piece) { return piece.place == pushed->place; }))
    {
        game.table.move(*one, Place::Castillo, Space::Region);
    }
}

/// Returns pairs of regions that are not neighbours yet.
std::vector<Action> bridges(const Game& game)
{
    std::vector<Action> answers;
    for (const Place one : game.table.regions())
    {
        for (const Place other : game.table.regions())
        {
            if (one < other && is_spain(one) && is_spain(other) && !adjacent(game.table, one, other))
            {
                answers.push_back({ActionKind::BuildBridge, static_cast<std::uint8_t>(one), other});
            }
        }
    }
    return answers;
}

/// Builds a bridge, which removes the old one (line 181).
void build_bridge(Game& game)
{
    if (const auto built = decide(game, Question::BuildBridge, bridges(game)))
    {
        game.table.bridge = {static_cast<Place>(built->a), built->place};
    }
}

std::vector<Place> new_homes(const Game& game)
{
    const Place home = game.active().home;
    return game.table.open_regions([&](Place region) { return region != home && !game.table.is_taboo(home); });
}

/// The Grande moves, and up to three own caballeros follow from any regions that they may leave (line 184).
void move_grande(Game& game)
{
    const auto moved = decide(game, Question::MoveGrande, for_each_place(ActionKind::MoveGrande, new_homes(game)));
    if (!moved)
    {
        return;
    }
    Table& table = game.table;
    game.active().home = moved->place;
    for (int i = 0; i < 3; ++i)
    {
        const auto regions = table.open_regions([&](Place region) { return region != moved->place; });
        std::set<Action> answers;
        for (const Caballero* one : table.those([&](const Caballero& piece) { return game.is_mine(piece); }))
        {
            const bool may_leave = std::find(regions.begin(), regions.end(), one->place) != regions.end();
            if (may_leave && !table.spaces_for(moved->place, one->load).empty())
            {
                answers.insert(table.named(ActionKind::Lift, *one));
            }
        }
        if (answers.empty())
        {
            return;
        }
        answers.insert(done);
        const Action lift = game.ask(Question::Lift, {answers.begin(), answers.end()});
        if (lift == done || !announce(game, lift))
        {
            return;
        }
        Caballero& one = table.named_by(lift, owner_of(lift));
        table.move(one, moved->place, table.spaces_for(moved->place, one.load).front());
    }
}

/// Returns the legal moves of a scoreboard to a new quarantine (line 186): of the one at the old quarantine, else of
/// one beside the board, else of one on the board.
std::vector<Action> quarantines(const Game& game)
{
    const Table& table = game.table;
    const std::vector<Place> goals = table.open_regions();
    const Place source = table.quarantine == Place::Nowhere ? Place::Aside : table.quarantine;
    if (table.has_scoreboard(source))
    {
        return scoreboards_to(game, goals, [&](Place place) { return place == source; });
    }
    return scoreboards_to(game, goals, [&](Place place) { return place != table.king; });
}

void quarantine(Game& game)
{
    if (const auto moved = decide(game, Question::MoveBoard, quarantines(game)))
    {
        game.table.scoreboards.at(moved->a) = moved->place;
        game.table.quarantine = moved->place;
    }
}

bool is_captain(const Game& game)
{
    return game.table.any([&](const Caballero& one)
                          { return one.place == Place::Ship && one.figure == 1 && game.is_mine(one); });
}

/// Returns the regions where the active player has exactly two caballeros and nobody has more (card 135, line 190).
/// Counts only caballeros that a scoring counts; the ship pays only the Captain's player (line 214).
std::vector<Place> with_two_of_mine(const Game& game)
{
    std::vector<Place> found = game.table.regions();
    std::erase_if(found,
                  [&](Place region)
                  {
                      const auto counts = counted(game.table, region);
                      const bool pays = region != Place::Ship || is_captain(game);
                      return !pays || counts.at(game.turn.seat) != 2
                             || std::any_of(counts.begin(), counts.end(), [](int count) { return count > 2; });
                  });
    return found;
}

/// Returns what card 135 pays for a region: the points of the first place, and the bonuses that the player gets there
/// (lines 84, 85, 209 and 219).
int points_of_own_two(const Game& game, Place place)
{
    const Table& table = game.table;
    const auto counts = counted(table, place);
    const bool is_alone = std::count(counts.begin(), counts.end(), 2) == 1;
    int points = table.scoreboard(place)[0];
    points += is_alone && place == table.king ? 2 : 0;
    points += is_alone && place == game.active().home && table.holds(Law::HomeBonus) ? 2 : 0;
    const auto has_figure = [&](Place where, int figure)
    {
        return place == where
               && table.any([&](const Caballero& one)
                            { return one.place == where && one.figure == figure && game.is_mine(one); });
    };
    points += has_figure(Place::France, 1) && table.holds(Law::FiguresOfFrance) ? 2 : 0;
    points += has_figure(Place::France, 2) && table.holds(Law::FiguresOfFrance) ? 1 : 0;
    return points + (has_figure(Place::America, 1) ? 5 : 0);
}

/// Scores a region of card 135. Pays nothing if a player who joined the scoring now has more there (lines 183 and 190).
void score_own_two(Game& game)
{
    const auto answers = for_each_place(ActionKind::ScorePlace, with_two_of_mine(game));
    const Action answer = game.ask(Question::ScorePlace, answers);
    join_scoring(game, {answer.place});
    if (!announce(game, answer))
    {
        return;
    }
    const std::vector<Place> left = with_two_of_mine(game);
    if (std::find(left.begin(), left.end(), answer.place) != left.end())
    {
        game.active().points += points_of_own_two(game, answer.place);
    }
}

/// Scores one region of the player's choice but the King's, and not the Castillo (line 190).
void score_outside(Game& game)
{
    std::vector<Place> choice = game.table.regions();
    std::erase(choice, game.table.king);
    const Action answer = game.ask(Question::ScorePlace, for_each_place(ActionKind::ScorePlace, choice));
    score_all(game, {answer.place});
}

/// With own cards, "Turn over action card" is a Veto (line 275).
void keep_veto(Game& game)
{
    if (announce(game, with(ActionKind::KeepVeto, 0)))
    {
        game.active().vetoes += game.table.holds(Law::TurnedOverIsVeto) ? 1 : 0;
    }
}

} // namespace

std::span<const CardRule> own_deck_cards()
{
    static constexpr auto always = [](const Game&) { return true; };
    static constexpr auto never = [](const Game&) { return false; };
    static constexpr std::array rules{
        CardRule{"intrigue",
                 [](const Game& game)
                 { return can_move(game, intrigue(game, 0)) || can_move(game, intrigue(game, 1)); },
                 perform_intrigue},
        CardRule{"send-grandes", [](const Game& game) { return !with_free_grande(game).empty(); }, send_grandes},
        CardRule{"place-five", can_change_placing,
                 [](Game& game) { game.turn.places = announce(game, opened) ? 5 : game.turn.places; }},
        CardRule{"place-far", can_change_placing, [](Game& game) { game.turn.far = announce(game, opened); }},
        CardRule{"push-castillo", always, push_castillo},
        CardRule{"place-three-anywhere",
                 [](const Game& game) { return game.table.count(game.turn.seat, Place::Court) > 0; },
                 place_three_anywhere},
        CardRule{"grandes-follow", [](const Game& game) { return !game.table.grandes_follow; },
                 [](Game& game) {
                     game.table.grandes_follow = announce(game, {ActionKind::SendGrande, nobody, Place{}});
                 }},
        CardRule{"veto", never, nullptr},         // it lies before its player already
        CardRule{"join-scoring", never, nullptr}, // it is used at a scoring
        CardRule{"build-bridge", always, build_bridge},
        CardRule{"dismiss-one-each", [](const Game& game) { return can_dismiss(game, true); },
                 [](Game& game) { dismiss_one_each(game, true); }},
        CardRule{"move-grande", [](const Game& game) { return !new_homes(game).empty(); }, move_grande},
        CardRule{"quarantine", [](const Game& game) { return !quarantines(game).empty(); }, quarantine},
        CardRule{"score-own-two", [](const Game& game) { return !with_two_of_mine(game).empty(); }, score_own_two},
        CardRule{"score-outside", always, score_outside},
        CardRule{"remove-card", always, keep_veto},
    };
    return rules;
}

} // namespace elgrande::referee
