#include "referee/table.hpp"

#include <algorithm>
#include <initializer_list>

namespace elgrande::referee
{
namespace
{

/// The map: every border once (lines 48 and 49 and the board).
constexpr std::array<std::pair<Place, Place>, 15> borders{{
    {Place::Galicia, Place::BasqueCountry},
    {Place::Galicia, Place::OldCastile},
    {Place::BasqueCountry, Place::Aragon},
    {Place::BasqueCountry, Place::OldCastile},
    {Place::Aragon, Place::Catalonia},
    {Place::Aragon, Place::OldCastile},
    {Place::Aragon, Place::NewCastile},
    {Place::Aragon, Place::Valencia},
    {Place::Catalonia, Place::Valencia},
    {Place::OldCastile, Place::NewCastile},
    {Place::NewCastile, Place::Seville},
    {Place::NewCastile, Place::Granada},
    {Place::NewCastile, Place::Valencia},
    {Place::Seville, Place::Granada},
    {Place::Granada, Place::Valencia},
}};

/// The scoreboards on the board (lines 127, 133 and 134), in the order of the scoring track, and that of the Castillo.
constexpr std::array<std::array<int, 3>, place_count> printed{
    {{4, 2, 0}, {5, 3, 1}, {5, 4, 1}, {4, 2, 1}, {6, 4, 2}, {7, 4, 2}, {4, 3, 1}, {6, 3, 1}, {5, 3, 2}, {5, 3, 1}}};

constexpr std::array<std::array<int, 3>, mobile_board_count> mobile{{{8, 4, 0}, {4, 0, 0}}};

} // namespace

std::vector<Seat> Table::clockwise_from(Seat first) const
{
    std::vector<Seat> seats;
    for (int i = 0; i < size(); ++i)
    {
        seats.push_back(static_cast<Seat>((first + i) % size()));
    }
    return seats;
}

bool Table::adjacent(Place one, Place other) const
{
    const std::pair<Place, Place> border = std::minmax(one, other);
    return (bridge == border && holds(Law::BridgeJoins))
           || std::find(borders.begin(), borders.end(), border) != borders.end();
}

std::vector<Place> Table::near_king() const
{
    std::vector<Place> places = open_regions([this](Place region) { return adjacent(king, region); });
    places.push_back(Place::Castillo);
    return places;
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
    return printed.at(index(place));
}

int Table::caballeros_of_all(Place place) const
{
    int sum = 0;
    for (const Player& player : players)
    {
        sum += player.in(place);
    }
    return sum;
}

Table prepared(const Setup& setup, Place king, const PerSeat<Place>& homes)
{
    Table table;
    table.king = king;
    table.first_deck = setup.first_deck;
    for (Seat seat = 0; seat < setup.players; ++seat)
    {
        // Line 25: two stand at home, and seven are at the court.
        Player player;
        player.home = homes.at(seat);
        player.in(player.home) = 2;
        player.court = 7;
        player.provinces = caballeros_each - 2 - 7;
        table.players.push_back(player);
    }
    return table;
}

std::vector<int> payment(const Table& table, Place place, bool first_only)
{
    std::vector<int> points(table.players.size(), 0);
    const std::array<int, 3> board = table.scoreboard(place);
    // With 2 players the first number counts, with 3 the first two (lines 76 and 77).
    const int counting = first_only ? 1 : std::min(table.size() - 1, 3);
    int rank = 1;
    for (int most = caballeros_each; most > 0; --most)
    {
        std::vector<Seat> tied;
        for (const Seat seat : table.clockwise_from(0))
        {
            if (table.at(seat).in(place) == most)
            {
                tied.push_back(seat);
            }
        }
        if (tied.empty())
        {
            continue;
        }
        // Who tie for a rank get the points of the next one, and that is taken then, too (lines 78 to 82).
        rank += tied.size() > 1 && table.holds(Law::TiesMoveDown) ? 1 : 0;
        for (const Seat seat : tied)
        {
            points[seat] += rank <= counting ? board.at(static_cast<std::size_t>(rank - 1)) : 0;
        }
        if (rank == 1)
        {
            points[tied.front()] += place == table.king ? 2 : 0; // line 84
            points[tied.front()] +=
                place == table.at(tied.front()).home && table.holds(Law::HomeBonus) ? 2 : 0; // line 85
        }
        ++rank;
    }
    return points;
}

} // namespace elgrande::referee
