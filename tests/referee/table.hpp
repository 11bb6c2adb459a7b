#pragma once

#include "rules/place.hpp"
#include "rules/seat.hpp"
#include "rules/setup.hpp"

#include <array>
#include <optional>
#include <set>
#include <utility>
#include <vector>

/// The referee of Intrigue & the King: the rules once more, written from the booklet and by nothing that src/rules
/// does. It shares with the game how places, seats, questions and answers are named, and what the cards are called.
/// Lines in comments are those of the rules "classic and expansions".
namespace elgrande::referee
{

/// Rules that a referee can be told to forget, so that a test sees whether anybody would notice.
enum class Law
{
    TiesMoveDown,      ///< to the points of the next rank (line 78)
    HomeBonus,         ///< two points where the Grande stands (line 85)
    NoValueTwice,      ///< in a round (line 166)
    LowestBegins,      ///< the next round (line 166)
    ExtremesUseTheirs, ///< the King card and the Intrigue card, with 4 or 5 players (lines 170 and 175)
    Duty,              ///< unless the card says "You may…" (line 171)
    BridgeJoins,       ///< two regions (line 181)
    QuarantineCloses   ///< a region (line 186)
};

inline constexpr std::array every_law{Law::TiesMoveDown,      Law::HomeBonus, Law::NoValueTwice, Law::LowestBegins,
                                      Law::ExtremesUseTheirs, Law::Duty,      Law::BridgeJoins,  Law::QuarantineCloses};

inline constexpr int caballeros_each = 30; ///< beside the one on the success track (lines 20 and 25)

/// What a player has.
struct Player
{
    std::array<int, place_count> caballeros{}; ///< in each region and in the Castillo
    int court = 0;
    int provinces = 0;
    Place home = Place::Nowhere; ///< where the Grande stands
    int points = 0;
    std::set<int> hand;   ///< values
    std::set<int> played; ///< values; they are out of the game
    int card = 0;         ///< that this player has played in this round, 0 before
    bool late = false;    ///< can still join a scoring of this round (card 75)
    bool veto = false;    ///< card 40 can be used

    int& in(Place place) { return caballeros.at(index(place)); }
    int in(Place place) const { return caballeros.at(index(place)); }
};

/// Everything that lies on the table.
struct Table
{
    std::vector<Player> players; ///< clockwise
    Place king = Place::Nowhere;
    std::array<Place, mobile_board_count> scoreboards{Place::Aside, Place::Aside}; ///< 8/4/0 and 4/0/0
    Place quarantine = Place::Nowhere;
    std::optional<std::pair<Place, Place>> bridge; ///< the one that comes first on the scoring track is named first
    bool grandes_follow = false;                   ///< card 35 waits for the next general scoring
    int round = 0;                                 ///< space of the round track
    bool first_deck = false;                       ///< hands are chosen from the 18 tens (line 163)
    std::vector<Seat> order; ///< of the turns, from the last card that is played to the next round

    std::optional<Law> forgotten; ///< nothing but in the test of the referee itself

    bool holds(Law law) const { return forgotten != law; }

    int size() const { return static_cast<int>(players.size()); }
    Player& at(Seat seat) { return players.at(seat); }
    const Player& at(Seat seat) const { return players.at(seat); }

    /// All seats clockwise, from this one on.
    std::vector<Seat> clockwise_from(Seat first) const;

    /// All others of whom `test` holds, clockwise from the left neighbour on.
    template <class Test>
    std::vector<Seat> others(Seat seat, Test test) const
    {
        std::vector<Seat> seats = clockwise_from(seat);
        std::erase_if(seats, [&](Seat other) { return other == seat || !test(at(other)); });
        return seats;
    }

    /// Nothing may change there: the King's region (line 55) and one in quarantine (line 186).
    bool is_taboo(Place place) const { return place == king || (place == quarantine && holds(Law::QuarantineCloses)); }

    /// Do the two regions share a border or a bridge?
    bool adjacent(Place one, Place other) const;

    /// Where the court may send caballeros: the Castillo and what is next to the King's region (line 47).
    std::vector<Place> near_king() const;

    /// All regions but those that are taboo, in which `test` holds.
    template <class Test>
    std::vector<Place> open_regions(Test test) const
    {
        return regions([&](Place region) { return !is_taboo(region) && test(region); });
    }

    std::vector<Place> open_regions() const
    {
        return open_regions([](Place) { return true; });
    }

    /// The regions in which `test` holds, in the order of the scoring track.
    template <class Test>
    std::vector<Place> regions(Test test) const
    {
        std::vector<Place> found(all_regions.begin(), all_regions.end());
        std::erase_if(found, [&](Place region) { return !test(region); });
        return found;
    }

    /// Is a mobile scoreboard there?
    bool has_scoreboard(Place place) const;

    /// What the scoreboard pays that counts at a place.
    std::array<int, 3> scoreboard(Place place) const;

    int caballeros_of_all(Place place) const;
};

/// The table after the first preparations (lines 23 to 29): what was drawn is where the King and the Grandes stand.
Table prepared(const Setup& setup, Place king, const PerSeat<Place>& homes);

/// What a scored place pays to each player, bonuses included (lines 75 to 85). `first_only`: card 180.
std::vector<int> payment(const Table& table, Place place, bool first_only = false);

} // namespace elgrande::referee
