// Preparations before the first round, and general scorings. Line numbers refer to the rules "classic and expansions".
#include "referee/game.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::referee
{

/// Caballeros whose disk shows the King's region stay in the court (lines 162 and 204).
void place_first_caballeros(Game& game)
{
    if (!game.table.has_colonies && !game.table.own_cards)
    {
        return; // the basic game starts without them
    }
    const Disks disks = game.set_disks(game.table.clockwise_from(0));
    for (const Seat seat : game.table.clockwise_from(0))
    {
        const int caballeros = game.table.has_colonies ? 2 : 1;
        for (int i = 0; i < caballeros && *disks[seat] != game.table.king; ++i)
        {
            game.table.move(game.table.named_by(at(ActionKind::Place, Place::Court), seat), *disks[seat]);
        }
    }
}

namespace
{

/// Pieces from the Castillo get onto the Limit table if there is room for all of them (line 256). Otherwise the
/// Inquisitor's player decides among all beside the table, as when spaces become free; without that player, they stay
/// beside it.
void arrive_from_castillo(Game& game, const std::vector<Caballero*>& arriving)
{
    Table& table = game.table;
    if (static_cast<int>(arriving.size()) <= table.free_table_spaces())
    {
        for (Caballero* one : arriving)
        {
            one->on_table = true;
        }
    }
    else if (table.inquisitor != nobody)
    {
        choose_for_table(
            game, table.inquisitor,
            table.those([&](const Caballero& one) { return table.belongs_to_table(one) && !one.on_table; }));
    }
}

/// Moves the caballeros in the Castillo to the region on their player's disk, or to the court if that is taboo.
void empty_castillo(Game& game, const std::vector<Seat>& seats_with_disk, const Disks& disks)
{
    Table& table = game.table;
    std::vector<Caballero*> at_limit_table;
    for (const Seat seat : seats_with_disk)
    {
        const Place goal = *disks[seat];
        const bool to_court = table.is_taboo(goal); // line 73
        for (Caballero* one : table.those([&](const Caballero& piece)
                                          { return piece.place == Place::Castillo && table.player_of(piece) == seat; }))
        {
            if (to_court && one->owner == neutral)
            {
                continue; // black caballeros have no court and stay
            }
            one->place = to_court ? Place::Court : goal;
            if (one->place == table.limit_table)
            {
                at_limit_table.push_back(one);
            }
        }
    }
    arrive_from_castillo(game, at_limit_table);
}

} // namespace

/// A player with nothing to send sets no disk (lines 62 to 85 and 266).
void general_scoring(Game& game, Seat first)
{
    Table& table = game.table;
    const auto grande_goes = [&](Seat seat) { return table.grandes_follow && !table.is_taboo(table.at(seat).home); };
    std::vector<Place> all = table.regions();
    all.push_back(Place::Castillo);
    join_scoring(game, all);
    std::vector<Seat> seats_with_disk = table.clockwise_from(first);
    std::erase_if(seats_with_disk,
                  [&](Seat seat)
                  {
                      const bool inside =
                          table.any([&](const Caballero& one)
                                    { return one.place == Place::Castillo && table.player_of(one) == seat; });
                      return !inside && !grande_goes(seat);
                  });
    const Disks disks = game.set_disks(seats_with_disk);
    game.score(Place::Castillo);
    for (const Seat seat : seats_with_disk)
    {
        if (grande_goes(seat) && !table.is_taboo(*disks[seat]))
        {
            table.at(seat).home = *disks[seat];
        }
    }
    empty_castillo(game, seats_with_disk, disks);
    for (const Place region : table.regions())
    {
        game.score(region);
    }
    table.grandes_follow = false;
    // Line 186: after the scoring its scoreboard goes beside the board.
    const Place closed = std::exchange(table.quarantine, Place::Nowhere);
    std::replace(table.scoreboards.begin(), table.scoreboards.end(), closed, Place::Aside);
}

} // namespace elgrande::referee
