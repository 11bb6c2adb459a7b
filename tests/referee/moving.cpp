// What the player in turn moves alone.
#include "referee/cards.hpp"
#include "referee/special_action.hpp"

#include <algorithm>

namespace elgrande::referee
{
namespace
{

/// Caballeros that may still be moved.
struct Moves
{
    int own = 0;
    int foreign = 0;
    bool from_one_region = false;
    Place region = Place::Nowhere; ///< the one region, once it is known
};

constexpr Moves one_foreign{.foreign = 1};
constexpr Moves own_from_one{.own = caballeros_each, .from_one_region = true};
constexpr Moves four_own{.own = 4};
constexpr Moves two_and_two{.own = 2, .foreign = 2};

/// Never out of the King's region (line 97) nor out of the Castillo (line 91).
std::vector<Action> lifts(const Game& game, const Moves& moves)
{
    std::vector<Action> answers;
    for (const Place region : game.table.open_regions())
    {
        for (const Seat seat : game.table.clockwise_from(0))
        {
            const int left = seat == game.turn.seat ? moves.own : moves.foreign;
            const bool leaves = moves.region == Place::Nowhere || moves.region == region;
            if (left > 0 && leaves && game.table.at(seat).in(region) > 0)
            {
                answers.push_back({ActionKind::Lift, seat, region});
            }
        }
    }
    return answers;
}

/// Lines 102 to 111. A duty is done with one move.
void move(Game& game, Moves moves)
{
    bool may_stop = may_be_left_out(game);
    while (!lifts(game, moves).empty())
    {
        std::vector<Action> answers = lifts(game, moves);
        if (may_stop)
        {
            answers.push_back(done);
        }
        const Action lifted = game.ask(Question::Lift, answers);
        if (lifted == done)
        {
            return;
        }
        std::vector<Place> goals = game.table.open_regions([&](Place region) { return region != lifted.place; });
        goals.push_back(Place::Castillo); // line 91
        const auto drop = decide(game, Question::Drop, for_each_place(ActionKind::Drop, goals));
        if (!drop)
        {
            return;
        }
        --game.table.at(lifted.a).in(lifted.place);
        ++game.table.at(lifted.a).in(drop->place);
        --(lifted.a == game.turn.seat ? moves.own : moves.foreign);
        moves.region = moves.from_one_region ? lifted.place : Place::Nowhere;
        may_stop = true;
    }
}

/// The Intrigue card: one caballero of an opponent, or own ones out of one region.
void intrigue(Game& game)
{
    std::vector<Action> answers;
    for (const int choice : {0, 1})
    {
        if (!lifts(game, choice == 0 ? one_foreign : own_from_one).empty())
        {
            answers.push_back(with(ActionKind::ChooseEffect, choice));
        }
    }
    move(game, game.ask(Question::ChooseEffect, answers).a == 0 ? one_foreign : own_from_one);
}

/// Before anything is placed, or it comes too late (cards 15 and 20).
bool can_change_placing(const Game& game)
{
    return game.turn.placed == 0 && !game.turn.placing_over && game.active().court > 0;
}

/// Line 178; data/texts: "into any regions", so not into the Castillo.
void place_three_anywhere(Game& game)
{
    for (int i = 0; i < 3 && game.active().court > 0; ++i)
    {
        std::vector<Action> answers = for_each_place(ActionKind::Place, game.table.open_regions());
        answers.push_back(done);
        const Action answer = game.ask(Question::PlaceAnywhere, answers);
        if (answer == done || !announce(game, answer))
        {
            return;
        }
        --game.active().court;
        ++game.active().in(answer.place);
    }
}

/// Line 147.
void reinforce_court(Game& game)
{
    if (announce(game, with(ActionKind::ReinforceCourt, 0)))
    {
        const int count = std::min(2, game.active().provinces);
        game.active().provinces -= count;
        game.active().court += count;
    }
}

/// Lines 146 and 184.
std::vector<Action> grande_moves(const Game& game)
{
    const Place home = game.active().home;
    const auto goals =
        game.table.open_regions([&](Place region) { return region != home && !game.table.is_taboo(home); });
    return for_each_place(ActionKind::MoveGrande, goals);
}

/// Line 184: own caballeros of the region that the Grande leaves may come along.
void move_grande(Game& game)
{
    Player& player = game.active();
    const auto moved = decide(game, Question::MoveGrande, grande_moves(game));
    if (!moved)
    {
        return;
    }
    const Action lift{ActionKind::Lift, game.turn.seat, player.home};
    player.home = moved->place;
    while (player.in(lift.place) > 0 && game.ask(Question::Lift, {lift, done}) == lift && announce(game, lift))
    {
        --player.in(lift.place);
        ++player.in(player.home);
    }
}

/// These scoreboards to these places, but not on top of one another (line 185).
std::vector<Action> scoreboards_to(const Game& game, const std::vector<std::uint8_t>& boards,
                                   const std::vector<Place>& goals)
{
    std::vector<Action> answers;
    for (const std::uint8_t board : boards)
    {
        for (const Place goal : goals)
        {
            if (!game.table.has_scoreboard(goal))
            {
                answers.push_back({ActionKind::MoveBoard, board, goal});
            }
        }
    }
    return answers;
}

template <class Test>
std::vector<std::uint8_t> scoreboards(const Game& game, Test test)
{
    std::vector<std::uint8_t> boards{0, 1};
    std::erase_if(boards, [&](std::uint8_t board) { return !test(game.table.scoreboards.at(board)); });
    return boards;
}

/// Lines 142 and 186: not into a taboo region, and not out of one.
std::vector<Action> scoreboard_moves(const Game& game)
{
    std::vector<Place> goals = game.table.open_regions();
    goals.push_back(Place::Castillo);
    return scoreboards_to(game, scoreboards(game, [&](Place place) { return !game.table.is_taboo(place); }), goals);
}

/// Line 186: the scoreboard of the old quarantine, else one from beside the board, else one from the board.
std::vector<Action> quarantines(const Game& game)
{
    const Table& table = game.table;
    const Place source = table.quarantine == Place::Nowhere ? Place::Aside : table.quarantine;
    std::vector<std::uint8_t> boards = scoreboards(game, [&](Place place) { return place == source; });
    if (boards.empty())
    {
        boards = scoreboards(game, [&](Place place) { return place != table.king; });
    }
    return scoreboards_to(game, boards, table.open_regions());
}

/// Two regions that are no neighbours yet.
std::vector<Action> bridges(const Game& game)
{
    std::vector<Action> answers;
    for (const Place one : all_regions)
    {
        for (const Place other : game.table.regions([&](Place region) { return one < region; }))
        {
            if (!game.table.adjacent(one, other))
            {
                answers.push_back({ActionKind::BuildBridge, static_cast<std::uint8_t>(one), other});
            }
        }
    }
    return answers;
}

void move_scoreboard(Game& game)
{
    if (const auto moved = decide(game, Question::MoveBoard, scoreboard_moves(game)))
    {
        game.table.scoreboards.at(moved->a) = moved->place;
    }
}

void quarantine(Game& game)
{
    if (const auto moved = decide(game, Question::MoveBoard, quarantines(game)))
    {
        game.table.scoreboards.at(moved->a) = moved->place;
        game.table.quarantine = moved->place;
    }
}

/// Line 181: the old bridge is gone, wherever it was.
void build_bridge(Game& game)
{
    if (const auto built = decide(game, Question::BuildBridge, bridges(game)))
    {
        game.table.bridge = {static_cast<Place>(built->a), built->place};
    }
}

/// Line 153. Nothing enters a region in quarantine; where he is, he may stay.
void move_king(Game& game)
{
    const auto goals = game.table.regions([&](Place region) { return region != game.table.quarantine; });
    if (const auto moved = decide(game, Question::MoveKing, for_each_place(ActionKind::MoveKing, goals)))
    {
        game.table.king = moved->place;
    }
}

void empty_castillo(Game& game)
{
    const auto goals = for_each_place(ActionKind::EmptyCastillo, game.table.open_regions());
    if (const auto emptied = decide(game, Question::EmptyCastillo, goals))
    {
        for (Player& one : game.table.players)
        {
            one.in(emptied->place) += std::exchange(one.in(Place::Castillo), 0);
        }
    }
}

} // namespace

std::span<const CardRule> moving_cards()
{
    static constexpr auto always = [](const Game&) { return true; };
    static constexpr Action opened = with(ActionKind::OpenKingsRegion, 0);
    static constexpr std::array rules{
        CardRule{king_card, always, move_king}, // he may also stay
        CardRule{intrigue_card,
                 [](const Game& game) { return !lifts(game, {.own = caballeros_each, .foreign = 1}).empty(); },
                 intrigue},
        CardRule{10, [](const Game& game) { return !lifts(game, four_own).empty(); },
                 [](Game& game) { move(game, four_own); }},
        CardRule{15, can_change_placing,
                 [](Game& game) { game.turn.limit = announce(game, opened) ? 5 : game.turn.limit; }},
        CardRule{20, can_change_placing, [](Game& game) { game.turn.far = announce(game, opened); }},
        CardRule{23, [](const Game& game) { return game.table.caballeros_of_all(Place::Castillo) > 0; },
                 empty_castillo},
        CardRule{25, [](const Game& game) { return game.active().court > 0; }, place_three_anywhere},
        CardRule{30, [](const Game& game) { return !lifts(game, two_and_two).empty(); },
                 [](Game& game) { move(game, two_and_two); }},
        CardRule{40, [](const Game&) { return false; }, nullptr}, // it lies before its player already
        CardRule{75, [](const Game&) { return false; }, nullptr}, // it acts at a scoring
        CardRule{53, [](const Game& game) { return game.active().provinces > 0; }, reinforce_court},
        CardRule{63, always, build_bridge},
        CardRule{80, [](const Game& game) { return !grande_moves(game).empty(); }, move_grande},
        CardRule{90, [](const Game& game) { return !scoreboard_moves(game).empty(); }, move_scoreboard},
        CardRule{93, [](const Game& game) { return !quarantines(game).empty(); }, quarantine},
    };
    return rules;
}

} // namespace elgrande::referee
