// What places pay. Line numbers refer to the rules "classic and expansions".
#include "referee/table.hpp"

#include <algorithm>

namespace elgrande::referee
{
namespace
{

/// The scoreboards on the board (lines 127, 133 and 134) in the order of the scoring track, that of the Castillo, and
/// those of the new regions (data/editions/colonies.json).
std::array<int, 3> printed(Place place)
{
    switch (place)
    {
    case Place::France:
        return {3, 1, 0};
    case Place::Ship:
        return {3, 0, 0};
    case Place::America:
        return {4, 0, 0};
    case Place::Mediterranean:
        return {4, 2, 1};
    default:
        constexpr std::array<std::array<int, 3>, place_count> old{{{4, 2, 0},
                                                                   {5, 3, 1},
                                                                   {5, 4, 1},
                                                                   {4, 2, 1},
                                                                   {6, 4, 2},
                                                                   {7, 4, 2},
                                                                   {4, 3, 1},
                                                                   {6, 3, 1},
                                                                   {5, 3, 2},
                                                                   {5, 3, 1}}};
        return old.at(index(place));
    }
}

constexpr std::array<std::array<int, 3>, mobile_board_count> mobile{{{8, 4, 0}, {4, 0, 0}}};

/// Returns the player whose piece stands on the figure's space.
Seat who_is(const Table& table, Place place, int figure)
{
    for (const Caballero& one : table.caballeros)
    {
        if (one.place == place && one.figure == figure)
        {
            return table.player_of(one);
        }
    }
    return nobody;
}

} // namespace

std::array<int, max_players + 1> counted(const Table& table, Place place)
{
    std::array<int, max_players + 1> counts{};
    for (const Caballero& one : table.caballeros)
    {
        // Line 219.
        const bool is_viceroy = place == Place::America && one.figure == 1 && table.holds(Law::ViceroyStandsApart);
        // Line 253.
        const bool is_off_table = place == table.limit_table && !one.on_table && table.holds(Law::OnlyTheTableCounts);
        const Seat player = table.player_of(one);
        const bool is_seen = player != nobody || table.holds(Law::InvisiblePlayer);
        if (one.place == place && !is_viceroy && !is_off_table && is_seen)
        {
            ++counts.at(player == nobody ? std::size_t{max_players} : player);
        }
    }
    return counts;
}

std::vector<Seat> Table::clockwise_from(Seat first) const
{
    std::vector<Seat> seats;
    for (int i = 0; i < size(); ++i)
    {
        seats.push_back(static_cast<Seat>((first + i) % size()));
    }
    return seats;
}

std::vector<Place> Table::regions() const
{
    std::vector<Place> all(all_regions.begin(), all_regions.end());
    if (has_colonies)
    {
        all.insert(all.end(), {Place::France, Place::Ship, Place::America, Place::Mediterranean});
    }
    return all;
}

bool Table::has_scoreboard(Place place) const
{
    return std::find(scoreboards.begin(), scoreboards.end(), place) != scoreboards.end();
}

std::array<int, 3> Table::scoreboard(Place place) const
{
    for (std::size_t i = 0; i < mobile.size(); ++i)
    {
        if (scoreboards[i] == place)
        {
            return mobile[i];
        }
    }
    return printed(place);
}

int Table::count(Seat owner, Place place) const
{
    return static_cast<int>(std::count_if(caballeros.begin(), caballeros.end(),
                                          [&](const Caballero& one)
                                          { return one.owner == owner && one.place == place; }));
}

int Table::count_all(Place place) const
{
    return static_cast<int>(
        std::count_if(caballeros.begin(), caballeros.end(), [&](const Caballero& one) { return one.place == place; }));
}

int Table::free_table_spaces() const
{
    return table_spaces()
           - static_cast<int>(
               std::count_if(caballeros.begin(), caballeros.end(), [](const Caballero& one) { return one.on_table; }));
}

std::vector<int> payment(const Table& table, Place place, bool first_only)
{
    std::vector<int> points(static_cast<std::size_t>(max_players) + 1, 0);
    const std::array<int, 3> board = table.scoreboard(place);
    const auto pay = [&](Seat seat, int amount)
    { points.at(seat == nobody ? std::size_t{max_players} : seat) += amount; };
    if (place == Place::Ship)
    {
        // Line 214, and 264: the Captain does not count where only first places do.
        pay(who_is(table, place, 1), first_only && table.holds(Law::FirstPlacesOnly) ? 0 : board[0]);
        points.resize(table.players.size());
        return points;
    }
    const auto counts = counted(table, place);
    // With 2 players the first number counts, with 3 the first two (lines 76 and 77).
    const int counting = first_only ? 1 : std::min(table.size() - 1, 3);
    Seat first = nobody;
    int rank = 1;
    for (int most = *std::max_element(counts.begin(), counts.end()); most > 0; --most)
    {
        std::vector<Seat> tied;
        for (Seat seat = 0; seat <= max_players; ++seat)
        {
            if (counts.at(seat) == most)
            {
                tied.push_back(seat);
            }
        }
        if (tied.empty())
        {
            continue;
        }
        // Players tied for a rank get the points of the next one, which is then taken, too (lines 78 to 82).
        rank += tied.size() > 1 && table.holds(Law::TiesMoveDown) ? 1 : 0;
        for (const Seat seat : tied)
        {
            points[seat] += rank <= counting ? board.at(static_cast<std::size_t>(rank - 1)) : 0;
        }
        first = rank == 1 ? tied.front() : first;
        ++rank;
    }
    if (first < table.size())
    {
        points[first] += place == table.king ? 2 : 0;                                          // line 84
        points[first] += place == table.at(first).home && table.holds(Law::HomeBonus) ? 2 : 0; // line 85
    }
    if (place == Place::America && (!first_only || !table.holds(Law::FirstPlacesOnly)))
    {
        pay(who_is(table, place, 1), 5); // lines 219 and 264
    }
    for (const int figure : {1, 2})
    {
        const Seat seat =
            place == Place::France && table.holds(Law::FiguresOfFrance) ? who_is(table, place, figure) : nobody;
        if (seat != nobody && (!first_only || seat == first))
        {
            pay(seat, figure == 1 ? 2 : 1); // lines 209 and 264
        }
    }
    points.resize(table.players.size());
    return points;
}

} // namespace elgrande::referee
