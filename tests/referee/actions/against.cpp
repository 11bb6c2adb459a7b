// What opponents must do or lose. They are asked clockwise from the left of the active player (line 117).
// Line numbers refer to the rules "classic and expansions".
#include "referee/game.hpp"

#include <algorithm>

namespace elgrande::referee
{
namespace
{

bool stands_open(const Table& table, const Caballero& one)
{
    return is_on_board(one.place) && one.place != Place::Castillo && !table.is_taboo(one.place);
}

/// Returns the regions of Spain that are not taboo where the player has at least `at_least` caballeros: those that a
/// disk can name. Black caballeros do not leave the board (line 261).
std::vector<Place> disk_regions(const Table& table, Seat seat, int at_least)
{
    return table.open_regions([&](Place region) { return is_spain(region) && table.count(seat, region) >= at_least; });
}

/// Sends caballeros home; their player would let those that do not count go first (line 253).
void send_home(Table& table, Seat seat, Place from, int most)
{
    auto going = table.those([&](const Caballero& piece) { return piece.owner == seat && piece.place == from; });
    std::stable_partition(going.begin(), going.end(), [](const Caballero* one) { return !one->on_table; });
    for (Caballero* one : going)
    {
        if (most-- > 0)
        {
            table.move(*one, Place::Province, Space::Region);
        }
    }
}

std::vector<Seat> with_court(const Game& game)
{
    return game.table.others(game.turn.seat, [&](Seat seat) { return game.table.count(seat, Place::Court) > 0; });
}

/// Opponents return up to `most` caballeros from the court to the province (lines 114 to 116).
void return_court(Game& game, int most)
{
    for (const Seat seat : with_court(game))
    {
        if (!announce(game, {ActionKind::SendBack, seat, Place::Court}))
        {
            return;
        }
        send_home(game.table, seat, Place::Court, most);
    }
}

std::vector<Seat> with_disk_regions(const Game& game)
{
    return game.table.others(game.turn.seat, [&](Seat seat) { return !disk_regions(game.table, seat, 1).empty(); });
}

/// Opponents return up to `most` caballeros from the region on their disk (lines 121 and 122). If two must be returned,
/// the region must hold two if any does.
void return_by_disk(Game& game, int most)
{
    if (!announce(game, with(ActionKind::CallDisks, 0)))
    {
        return;
    }
    Disks disks(game.table.players.size());
    const std::vector<Seat> seats = with_disk_regions(game);
    for (const Seat seat : seats)
    {
        std::vector<Place> shown = most == 2 ? disk_regions(game.table, seat, 2) : std::vector<Place>{};
        if (shown.empty())
        {
            shown = disk_regions(game.table, seat, 1);
        }
        disks[seat] = game.ask(seat, Question::SetDisk, for_each_place(ActionKind::SetDisk, shown)).place;
    }
    for (const Seat seat : seats)
    {
        if (!announce(game, {ActionKind::SendBack, seat, *disks[seat]}))
        {
            return;
        }
        send_home(game.table, seat, *disks[seat], most);
    }
}

/// Returns the legal dismissals of players who are not spared: no black caballeros, and none of opponents with a disc
/// (lines 119, 239 and 261).
std::set<Action> dismissals(const Game& game, const std::set<Seat>& spared)
{
    std::set<Action> answers;
    for (const Caballero& one : game.table.caballeros)
    {
        const bool goes = one.load == Load::Nothing || one.owner == game.turn.seat;
        if (one.owner != neutral && stands_open(game.table, one) && goes && !spared.contains(one.owner))
        {
            answers.insert(game.table.named(ActionKind::Dismiss, one));
        }
    }
    return answers;
}

} // namespace

bool can_dismiss(const Game& game, bool spares_own)
{
    return !dismissals(game, spares_own ? std::set{game.turn.seat} : std::set<Seat>{}).empty();
}

void dismiss_one_each(Game& game, bool spares_own)
{
    std::set<Seat> spared;
    if (spares_own)
    {
        spared.insert(game.turn.seat);
    }
    while (true)
    {
        const std::set<Action> answers = dismissals(game, spared);
        if (answers.empty())
        {
            return;
        }
        const auto answer = decide(game, Question::Dismiss, {answers.begin(), answers.end()});
        if (!answer)
        {
            return;
        }
        game.table.move(game.table.named_by(*answer, owner_of(*answer)), Place::Province, Space::Region);
        spared.insert(owner_of(*answer));
    }
}

namespace
{

/// True if an eviction from the region moves the caballero: those of opponents, and black ones with the Inquisitor's
/// player, if that is an opponent (line 248).
bool is_evicted(const Game& game, const Caballero& one, Place region)
{
    const Seat player = game.table.player_of(one);
    return one.place == region && player != nobody && player != game.turn.seat;
}

std::vector<Place> regions_to_leave(const Game& game)
{
    return game.table.open_regions(
        [&](Place region)
        { return game.table.any([&](const Caballero& one) { return is_evicted(game, one, region); }); });
}

/// Opponents leave a region for those on their disks (lines 144 and 145).
void evict(Game& game)
{
    const auto answer =
        decide(game, Question::EvictFrom, for_each_place(ActionKind::EvictFrom, regions_to_leave(game)));
    if (!answer)
    {
        return;
    }
    Table& table = game.table;
    const Place left = answer->place;
    const auto goes = [&](const Caballero& one, Seat seat)
    { return is_evicted(game, one, left) && table.player_of(one) == seat; };
    const auto leaving = table.others(game.turn.seat, [&](Seat seat)
                                      { return table.any([&](const Caballero& one) { return goes(one, seat); }); });
    const Disks disks = game.set_disks(leaving);
    for (const Seat seat : leaving)
    {
        const bool to_court = table.is_taboo(*disks[seat]) || *disks[seat] == left;
        if (!announce(game, {ActionKind::MoveAway, seat, to_court ? Place::Court : *disks[seat]}))
        {
            return;
        }
        for (Caballero* one : table.those([&](const Caballero& piece) { return goes(piece, seat); }))
        {
            if (!to_court)
            {
                table.move(*one, *disks[seat]);
            }
            else if (one->owner != neutral)
            {
                table.move(*one, Place::Court, Space::Region);
            }
        }
    }
}

std::set<Action> returns(const Table& table, Seat seat)
{
    std::set<Action> answers;
    for (const Caballero& one : table.caballeros)
    {
        if (one.owner == seat && (one.place == Place::Court || stands_open(table, one)))
        {
            answers.insert(at_space(at(ActionKind::Return, one.place), table.kind_of(one)));
        }
    }
    return answers;
}

int returnable(const Table& table, Seat seat)
{
    int count = 0;
    for (const Caballero& one : table.caballeros)
    {
        count += one.owner == seat && (one.place == Place::Court || stands_open(table, one)) ? 1 : 0;
    }
    return count;
}

std::vector<Seat> who_can_return(const Game& game)
{
    return game.table.others(game.turn.seat, [&](Seat seat) { return returnable(game.table, seat) > 0; });
}

/// Opponents return three caballeros of their choice (lines 116 and 117). A player who has no more is not asked.
void return_three_any(Game& game)
{
    for (const Seat seat : who_can_return(game))
    {
        if (!announce(game, with(ActionKind::CallReturn, seat)))
        {
            return;
        }
        const int has = returnable(game.table, seat);
        for (int i = 0; i < std::min(3, has); ++i)
        {
            const std::set<Action> from = returns(game.table, seat);
            const Action answer =
                has <= 3 ? *from.begin() : game.ask(seat, Question::Return, {from.begin(), from.end()});
            game.table.move(game.table.named_by(answer, seat), Place::Province, Space::Region);
        }
    }
}

} // namespace

std::span<const CardRule> against_others()
{
    constexpr auto anybody_at_court = [](const Game& game) { return !with_court(game).empty(); };
    constexpr auto anybody_on_disk = [](const Game& game) { return !with_disk_regions(game).empty(); };
    static constexpr std::array rules{
        CardRule{"return-court-all", anybody_at_court, [](Game& game) { return_court(game, 99); }},
        CardRule{"return-court-three", anybody_at_court, [](Game& game) { return_court(game, 3); }},
        CardRule{"return-three-any", [](const Game& game) { return !who_can_return(game).empty(); }, return_three_any},
        CardRule{"dismiss-one-each", [](const Game& game) { return can_dismiss(game, game.table.spares_own); },
                 [](Game& game) { dismiss_one_each(game, game.table.spares_own); }},
        CardRule{"disk-return-two", anybody_on_disk, [](Game& game) { return_by_disk(game, 2); }},
        CardRule{"disk-return-all", anybody_on_disk, [](Game& game) { return_by_disk(game, 99); }},
        CardRule{"evict", [](const Game& game) { return !regions_to_leave(game).empty(); }, evict},
    };
    return rules;
}

} // namespace elgrande::referee
