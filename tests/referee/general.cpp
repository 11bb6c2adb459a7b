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
        const int most = game.table.has_colonies ? 2 : 1;
        for (int i = 0; i < most && *disks[seat] != game.table.king; ++i)
        {
            game.table.move(game.table.named_by(at(ActionKind::Place, Place::Court), seat), *disks[seat]);
        }
    }
}

/// The pieces get onto the Limit table if there is room for all of them (line 256). Otherwise the Inquisitor's player
/// decides among all beside the table, as when spaces become free.
void arrive_from_castillo(Game& game, const std::vector<Caballero*>& coming)
{
    Table& table = game.table;
    if (static_cast<int>(coming.size()) <= table.free_table_spaces())
    {
        for (Caballero* one : coming)
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

namespace
{

void empty_castillo(Game& game, const std::vector<Seat>& setting, const Disks& disks)
{
    Table& table = game.table;
    std::vector<Caballero*> onto_table;
    for (const Seat seat : setting)
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
                onto_table.push_back(one);
            }
        }
    }
    arrive_from_castillo(game, onto_table);
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
    std::vector<Seat> setting = table.clockwise_from(first);
    std::erase_if(setting,
                  [&](Seat seat)
                  {
                      const bool inside =
                          table.any([&](const Caballero& one)
                                    { return one.place == Place::Castillo && table.player_of(one) == seat; });
                      return !inside && !grande_goes(seat);
                  });
    const Disks disks = game.set_disks(setting);
    game.score(Place::Castillo);
    for (const Seat seat : setting)
    {
        if (grande_goes(seat) && !table.is_taboo(*disks[seat]))
        {
            table.at(seat).home = *disks[seat];
        }
    }
    empty_castillo(game, setting, disks);
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
