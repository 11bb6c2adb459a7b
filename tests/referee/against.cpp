// What the others must do and lose. They are taken clockwise from the left of the player in turn (line 117).
#include "referee/special_action.hpp"

#include <algorithm>

namespace elgrande::referee
{
namespace
{

/// Regions that are not taboo, where the player has so many caballeros.
std::vector<Place> places_of(const Table& table, const Player& player, int at_least)
{
    return table.open_regions([&](Place region) { return player.in(region) >= at_least; });
}

/// Others who have a caballero in a region that is not taboo.
std::vector<Seat> with_open_caballeros(const Game& game)
{
    return game.table.others(game.turn.seat, [&](const Player& one) { return !places_of(game.table, one, 1).empty(); });
}

std::vector<Seat> with_court(const Game& game)
{
    return game.table.others(game.turn.seat, [](const Player& one) { return one.court > 0; });
}

void send_home(Player& player, int& from, int most)
{
    const int count = std::min(most, from);
    from -= count;
    player.provinces += count;
}

/// Line 116.
void return_court_three(Game& game)
{
    for (const Seat seat : with_court(game))
    {
        if (!announce(game, {ActionKind::SendBack, seat, Place::Court}))
        {
            return;
        }
        send_home(game.table.at(seat), game.table.at(seat).court, 3);
    }
}

/// Line 121: from a region with two, or with one where there is no such region.
void disk_return_two(Game& game)
{
    if (!announce(game, with(ActionKind::CallDisks, 0)))
    {
        return;
    }
    Disks disks(game.table.players.size());
    for (const Seat seat : with_open_caballeros(game))
    {
        const std::vector<Place> two = places_of(game.table, game.table.at(seat), 2);
        const std::vector<Place> shown = two.empty() ? places_of(game.table, game.table.at(seat), 1) : two;
        disks[seat] = game.ask(seat, Question::SetDisk, for_each_place(ActionKind::SetDisk, shown)).place;
    }
    for (const Seat seat : with_open_caballeros(game))
    {
        if (!announce(game, {ActionKind::SendBack, seat, *disks[seat]}))
        {
            return;
        }
        send_home(game.table.at(seat), game.table.at(seat).in(*disks[seat]), 2);
    }
}

/// Lines 119 and 182, of opponents only.
std::vector<Action> dismissals(const Game& game, const std::vector<Seat>& losers)
{
    std::vector<Action> answers;
    for (const Seat seat : losers)
    {
        for (const Place region : places_of(game.table, game.table.at(seat), 1))
        {
            answers.push_back({ActionKind::Dismiss, seat, region});
        }
    }
    return answers;
}

void dismiss_one_each(Game& game)
{
    std::vector<Seat> losers = with_open_caballeros(game);
    while (!losers.empty())
    {
        const auto answer = decide(game, Question::Dismiss, dismissals(game, losers));
        if (!answer)
        {
            return;
        }
        send_home(game.table.at(answer->a), game.table.at(answer->a).in(answer->place), 1);
        std::erase(losers, answer->a);
    }
}

std::vector<Place> regions_to_leave(const Game& game)
{
    return game.table.open_regions([&](Place region)
                                   { return game.table.caballeros_of_all(region) > game.active().in(region); });
}

/// Lines 144 and 145; a region in quarantine takes them as little as the King's.
void evict(Game& game)
{
    const auto answer =
        decide(game, Question::EvictFrom, for_each_place(ActionKind::EvictFrom, regions_to_leave(game)));
    if (!answer)
    {
        return;
    }
    const Place left = answer->place;
    const auto leaving = game.table.others(game.turn.seat, [&](const Player& one) { return one.in(left) > 0; });
    const Disks disks = game.set_disks(leaving);
    for (const Seat seat : leaving)
    {
        const bool to_court = game.table.is_taboo(*disks[seat]) || *disks[seat] == left;
        if (!announce(game, {ActionKind::MoveAway, seat, to_court ? Place::Court : *disks[seat]}))
        {
            return;
        }
        Player& one = game.table.at(seat);
        (to_court ? one.court : one.in(*disks[seat])) += std::exchange(one.in(left), 0);
    }
}

/// Caballeros that can be returned: those of the court and of regions that are not taboo.
int returnable(const Table& table, const Player& player)
{
    int count = player.court;
    for (const Place region : table.open_regions())
    {
        count += player.in(region);
    }
    return count;
}

std::vector<Seat> who_can_return(const Game& game)
{
    return game.table.others(game.turn.seat, [&](const Player& one) { return returnable(game.table, one) > 0; });
}

/// Lines 116 and 117. Where all must go there is nothing to ask.
void return_three_any(Game& game)
{
    for (const Seat seat : who_can_return(game))
    {
        if (!announce(game, with(ActionKind::CallReturn, seat)))
        {
            return;
        }
        Player& loser = game.table.at(seat);
        const int count = std::min(3, returnable(game.table, loser));
        const bool all_go = count == returnable(game.table, loser);
        for (int i = 0; i < count; ++i)
        {
            std::vector<Place> from = places_of(game.table, loser, 1);
            if (loser.court > 0)
            {
                from.push_back(Place::Court);
            }
            const Place place = all_go
                                    ? from.front()
                                    : game.ask(seat, Question::Return, for_each_place(ActionKind::Return, from)).place;
            send_home(loser, place == Place::Court ? loser.court : loser.in(place), 1);
        }
    }
}

std::vector<Seat> with_free_grande(const Game& game)
{
    return game.table.others(game.turn.seat, [&](const Player& one) { return !game.table.is_taboo(one.home); });
}

/// Where nothing may come to, the Grande stays where it is.
void send_grandes(Game& game)
{
    if (!announce(game, with(ActionKind::CallDisks, 0)))
    {
        return;
    }
    const std::vector<Seat> sent = with_free_grande(game);
    const Disks disks = game.set_disks(sent);
    for (const Seat seat : sent)
    {
        Place& home = game.table.at(seat).home;
        const Place goal = game.table.is_taboo(*disks[seat]) ? home : *disks[seat];
        if (!announce(game, {ActionKind::SendGrande, seat, goal}))
        {
            return;
        }
        home = goal;
    }
}

void let_grandes_follow(Game& game)
{
    game.table.grandes_follow = announce(game, {ActionKind::SendGrande, nobody, Place{}});
}

} // namespace

std::span<const CardRule> against_others()
{
    static constexpr std::array rules{
        CardRule{13, [](const Game& game) { return !with_free_grande(game).empty(); }, send_grandes},
        CardRule{35, [](const Game& game) { return !game.table.grandes_follow; }, let_grandes_follow},
        CardRule{50, [](const Game& game) { return !with_court(game).empty(); }, return_court_three},
        CardRule{60, [](const Game& game) { return !with_open_caballeros(game).empty(); }, disk_return_two},
        CardRule{70, [](const Game& game) { return !with_open_caballeros(game).empty(); }, dismiss_one_each},
        CardRule{160, [](const Game& game) { return !regions_to_leave(game).empty(); }, evict},
        CardRule{165, [](const Game& game) { return !who_can_return(game).empty(); }, return_three_any},
    };
    return rules;
}

} // namespace elgrande::referee
