#include "referee/compare.hpp"

#include "referee/differences.hpp"
#include "referee/own_cards.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"

#include <algorithm>

// Line numbers refer to the rules "classic and expansions".
namespace elgrande::referee
{
namespace
{

std::set<int> values_of(const Table& table, PowerCards cards)
{
    std::set<int> values;
    for (int number = 1; number <= (table.own_cards ? highest_number() : power_card_count); ++number)
    {
        if ((cards & bit_of_power_card(number)) != 0)
        {
            values.insert(table.own_cards ? value_of(number) : number);
        }
    }
    return values;
}

void compare_player(Differences& found, const State& game, const Table& table, Seat seat)
{
    const Player& player = table.at(seat);
    found.compare("court of seat", int{game.court[seat]}, table.count(seat, Place::Court), seat);
    found.compare("provinces of seat", int{game.province[seat]}, table.count(seat, Place::Province), seat);
    found.compare("points of seat", int{game.score[seat]}, player.points, seat);
    found.compare("home of seat", game.grande[seat], player.home, seat);
    found.compare("hand of seat", values_of(table, game.hand[seat]), player.hand, seat);
    // The card taken back need not be shown (line 147), and the game remembers what was seen.
    found.compare("played cards of seat", values_of(table, game.played[seat] & ~game.hand[seat]), player.played, seat);
    if (player.card != 0) // until then the game keeps that of the last round
    {
        const int bid = table.own_cards ? value_of(game.bid[seat]) : int{game.bid[seat]};
        found.compare("card of seat", bid, player.took_it_back ? 0 : player.card, seat);
    }
    found.compare("Vetoes of seat", game.vetoes[seat] + game.old_vetoes[seat],
                  player.vetoes + player.old_vetoes + (player.early_veto ? 1 : 0), seat);
}

/// Counts of pieces by place and owner, discs at sea, and pieces on the Limit table.
struct Tally
{
    std::array<PerOwner<int>, board_place_count> standing{};
    std::array<std::array<PerOwner<int>, loads>, board_place_count> carrying{};
    std::array<PerOwner<int>, loads> on_table{};
    std::array<std::array<int, 4>, board_place_count> figures{};
};

Tally tally(const Table& table)
{
    Tally sums;
    for (const Caballero& one : table.caballeros)
    {
        if (!is_on_board(one.place))
        {
            continue;
        }
        const auto load = static_cast<std::size_t>(one.load);
        ++sums.standing[index(one.place)][one.owner];
        sums.carrying[index(one.place)][load][one.owner] += one.figure == 0 ? 1 : 0;
        sums.on_table[load][one.owner] += one.on_table ? 1 : 0;
        // Adds one to the owner, and the load, so that nothing is 0.
        sums.figures[index(one.place)][static_cast<std::size_t>(one.figure)] =
            1 + one.owner + 10 * static_cast<int>(load);
    }
    return sums;
}

int figure(Seat owner, Disc disc)
{
    return owner == nobody ? 0 : 1 + owner + 10 * static_cast<int>(disc);
}

void compare_figures(Differences& found, const State& game, const Tally& sums)
{
    for (std::size_t space = 0; space < french_spaces; ++space)
    {
        found.compare("space of France", figure(game.colonies.french[space], game.colonies.french_disc[space]),
                      sums.figures[index(Place::France)][space + 1], space);
    }
    found.compare("Captain", figure(game.colonies.captain, Disc::None), sums.figures[index(Place::Ship)][1]);
    found.compare("Viceroy", figure(game.colonies.viceroy, Disc::None), sums.figures[index(Place::America)][1]);
}

void compare_pieces(Differences& found, const State& game, const Table& table)
{
    const Tally sums = tally(table);
    std::vector<Seat> owners = table.clockwise_from(0);
    owners.push_back(neutral);
    for (const Seat owner : owners)
    {
        for (std::size_t place = 0; place < board_place_count; ++place)
        {
            found.compare("caballeros by owner and place", int{game.caballeros[place][owner]},
                          sums.standing[place][owner], owner, static_cast<Place>(place));
        }
        for (std::size_t load = 0; load < loads; ++load)
        {
            found.compare("those on the Limit table by owner and load", int{game.colonies.on_table[load][owner]},
                          sums.on_table[load][owner], owner, load);
        }
        for (std::size_t sea = 0; sea < sea_places; ++sea)
        {
            for (std::size_t load = 1; load < loads; ++load)
            {
                const std::size_t place = index(Place::Ship) + sea;
                found.compare("those with discs by owner, place and load",
                              int{game.colonies.carriers[sea][load - 1][owner]}, sums.carrying[place][load][owner],
                              owner, static_cast<Place>(place), load);
            }
        }
    }
    compare_figures(found, game, sums);
}

void compare_table(Differences& found, const State& game, const Table& table)
{
    for (const Seat seat : table.clockwise_from(0))
    {
        compare_player(found, game, table, seat);
    }
    compare_pieces(found, game, table);
    const auto has_played = [](const Player& player) { return player.card != 0; };
    found.compare("cards played in this round", int{game.bids_made},
                  static_cast<int>(std::count_if(table.players.begin(), table.players.end(), has_played)));
    found.compare("King", game.king, table.king);
    for (std::size_t i = 0; i < mobile_board_count; ++i)
    {
        found.compare("scoreboard", game.board_at[i], table.scoreboards[i], i);
    }
    found.compare("quarantine", game.lasting.quarantine, table.quarantine);
    const auto bridge = table.bridge.value_or(std::pair{Place::Nowhere, Place::Nowhere});
    found.compare("bridge from", game.lasting.bridge[0], bridge.first);
    found.compare("bridge to", game.lasting.bridge[1], bridge.second);
    found.compare("Limit table", game.colonies.table, table.limit_table);
    found.compare("Inquisitor", int{game.colonies.inquisitor}, int{table.inquisitor});
    for (std::size_t load = 1; load < loads; ++load)
    {
        found.compare("unclaimed discs by load", int{game.colonies.unclaimed[load - 1]}, table.unclaimed_discs[load],
                      load);
    }
    found.compare("Grandes follow", int{game.lasting.grandes_follow}, int{table.grandes_follow});
    found.compare("round", int{game.round}, table.round);
    for (std::size_t turn = 0; turn < max_players; ++turn)
    {
        const Seat seat = turn < table.order.size() ? table.order[turn] : nobody;
        found.compare("turn", int{game.turn_order[turn]}, int{seat}, turn);
    }
}

void compare_turn(Differences& found, const State& game, const Turn& turn)
{
    found.compare("whose turn it is", int{game.active()}, int{turn.seat});
    const CardId card_in_use = game.turn.card;
    found.compare("card in use", std::string(card_in_use == no_card ? "" : card(card_in_use).id),
                  std::string(turn.card));
    found.compare("placed caballeros", int{game.turn.placed}, turn.placed);
}

} // namespace

Table set_up_table(const State& start)
{
    Table table;
    table.king = start.king;
    const Edition edition = start.setup.edition;
    table.has_colonies = edition == Edition::Colonies || edition == Edition::KingColonies;
    table.own_cards = edition == Edition::Intrigue || edition == Edition::KingColonies;
    if (table.has_colonies)
    {
        table.limit_table = start.colonies.table;
        table.unclaimed_discs = {0, 1, 2}; // line 205
        table.aside = {0, 4, 4};           // 11 discs: data/cards/README.md
    }
    table.first_deck = start.setup.first_deck;
    table.spares_own = start.setup.spares_own;
    for (Seat seat = 0; seat < start.players(); ++seat)
    {
        Player player;
        player.home = start.grande[seat];
        for (int value = 1; value <= power_card_count && !table.own_cards; ++value)
        {
            player.hand.insert(value);
        }
        table.players.push_back(player);
        // Line 25: two at home and seven in the court; 30 in addition to the one that scores (line 20). Line 203: of
        // twelve one scores, two are at home, and the rest is in the court. The box has 36 of a colour in addition to
        // that one; the rest is in the provinces.
        const int taken = table.has_colonies ? 11 : 9;
        for (int i = 0; i < (table.has_colonies ? 36 : 30); ++i)
        {
            const Place place = i < 2 ? player.home : i < taken ? Place::Court : Place::Province;
            table.caballeros.push_back({.owner = seat, .place = place});
        }
    }
    // Line 198: the drawn regions are those where the caballeros stand.
    for (const Place region : all_regions)
    {
        for (int i = 0; i < start.caballeros[index(region)][neutral]; ++i)
        {
            table.caballeros.push_back({.owner = neutral, .place = region});
        }
    }
    for (const int stack : shuffled_stacks(start.setup))
    {
        for (const CardId id : deck(start, stack))
        {
            table.stacks.at(static_cast<std::size_t>(stack)).emplace_back(card(id).id);
        }
    }
    return table;
}

std::string differences(const State& game, const Table& table, const Turn& turn, const OpenQuestion& asked)
{
    Differences found;
    compare_question(found, game, asked);
    compare_table(found, game, table);
    compare_turn(found, game, turn);
    return found.report();
}

} // namespace elgrande::referee
