#pragma once

#include "rules/action.hpp"
#include "rules/place.hpp"
#include "rules/seat.hpp"

#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// The referee of the classic game, of Intrigue & the King, of Grand Inquisitor & the Colonies, and of The King & the
/// Colonies, which is both together: the rules once more, written from the booklet and by nothing that src/rules does.
/// Where the game counts caballeros, every one of them is a piece here. It shares with the game how places, seats,
/// questions and answers are named, and what the cards are called. Lines in comments are those of the rules "classic
/// and expansions".
namespace elgrande::referee
{

/// What a caballero carries (line 216).
enum class Load
{
    Nothing,
    Gold,
    Wares
};

inline constexpr int loads = 3;

/// Rules that a referee can be told to forget, so that a test sees whether anybody would notice.
enum class Law
{
    TiesMoveDown, ///< to the points of the next rank (line 78)
    HomeBonus,    ///< two points where the Grande stands (line 85)
    // With own cards.
    NoValueTwice,      ///< in a round (line 166)
    LowestBegins,      ///< the next round (line 166)
    ExtremesUseTheirs, ///< the King card and the Intrigue card, with 4 or 5 players (lines 170 and 175)
    Duty,              ///< unless the card says "You may…" (line 171)
    BridgeJoins,       ///< two regions (line 181)
    QuarantineCloses,  ///< a region (line 186)
    // With the colonies.
    FiguresOfFrance,    ///< Ambassador and Envoy bring points (line 209)
    CoastalKing,        ///< the King lets caballeros onto the ship from the coast only (line 212)
    SailingOnce,        ///< only those sail who were there at the beginning of the turn (line 213)
    ViceroyStandsApart, ///< he does not count for the majority (line 219)
    DiscsPayInSpain,    ///< and nowhere else (line 222)
    DiscsProtect,       ///< others cannot send their caballeros away (line 239)
    OneMoreCaballero,   ///< comes with the Inquisitor in the court (line 247)
    InvisiblePlayer,    ///< black caballeros of nobody win points that are lost (line 251)
    OnlyTheTableCounts, ///< the Limit table limits (line 253)
    InquisitorDecides,  ///< and not who made spaces of the Limit table free (line 255)
    FirstPlacesOnly,    ///< Viceroy and Captain do not count where only first places do (line 264)
    // With both.
    NewCardsOnceEach,      ///< are chosen by one player each a round (line 273)
    NewCardsPlaceTheirs,   ///< and not what the Caballero card says (line 274)
    TurnedOverIsVeto,      ///< the card "Turn over action card" (line 275)
    IntrigueReachesTheSea, ///< the new regions (line 276)
};

inline constexpr std::array laws_of_own_cards{Law::TiesMoveDown, Law::HomeBonus,         Law::NoValueTwice,
                                              Law::LowestBegins, Law::ExtremesUseTheirs, Law::Duty,
                                              Law::BridgeJoins,  Law::QuarantineCloses};

inline constexpr std::array laws_of_the_colonies{Law::FiguresOfFrance,    Law::CoastalKing,     Law::SailingOnce,
                                                 Law::ViceroyStandsApart, Law::DiscsPayInSpain, Law::DiscsProtect,
                                                 Law::OneMoreCaballero,   Law::InvisiblePlayer, Law::OnlyTheTableCounts,
                                                 Law::InquisitorDecides,  Law::FirstPlacesOnly};

inline constexpr std::array laws_of_both{Law::NewCardsOnceEach, Law::NewCardsPlaceTheirs, Law::TurnedOverIsVeto,
                                         Law::IntrigueReachesTheSea};

/// One wooden piece.
struct Caballero
{
    Seat owner = 0; ///< or neutral: one of the Inquisitor's
    Place place{};  ///< also Court and Province
    int figure = 0; ///< 1: Ambassador, Captain or Viceroy; 2: Envoy; 3: the third space of France
    Load load{};
    bool on_table = false; ///< the Limit table
    bool came = false;     ///< here in this turn, so that it does not sail (line 213)
};

/// What a player has besides.
struct Player
{
    Place home = Place::Nowhere; ///< where the Grande stands
    int points = 0;
    std::set<int> hand;   ///< power cards, or values of own cards
    std::set<int> played; ///< likewise
    int card = 0;         ///< that of this round
    bool took_it_back = false;
    int vetoes = 0;     ///< that can be used until the end of the next round
    int old_vetoes = 0; ///< until the end of this one
    // With own cards.
    bool early_veto = false; ///< the own card 40 can be used (line 180)
    bool late = false;       ///< can still join a scoring of this round (card 75)
};

/// Everything that lies on the table.
struct Table
{
    std::vector<Player> players; ///< clockwise
    std::vector<Caballero> caballeros;
    Place king = Place::Nowhere;
    std::array<Place, mobile_board_count> scoreboards{Place::Aside, Place::Aside}; ///< 8/4/0 and 4/0/0
    Place limit_table = Place::Nowhere;
    bool spaces_became_free = false; ///< on the Limit table, and nobody was put there since
    Seat inquisitor = nobody;        ///< whose court he is in
    std::array<int, loads> lying{};  ///< discs that nobody has claimed
    std::array<int, loads> aside{};  ///< discs beside the board
    bool grandes_follow = false;     ///< Conspiracy waits for the next general scoring
    int round = 0;                   ///< space of the round track
    std::vector<Seat> order;         ///< of the turns, from the last power card that is played to the next round
    std::array<std::vector<std::string>, 8> stacks; ///< the cards as they come up, by the number of the stack
    int turned_up = 0;                              ///< so many cards of each stack have come up
    std::set<int> gone;                             ///< stacks whose card of this round was taken or turned over
    bool has_colonies = false; ///< the new regions, the Inquisitor, the Limit table, and the stacks 6 and 7
    bool own_cards = false;    ///< hands of Intrigue & the King take the place of power cards and of five stacks
    bool first_deck = false;   ///< hands are chosen from the 18 tens (line 163)
    bool spares_own = false;   ///< the dismissal card takes no own caballero, as in the sample game (line 375)
    Place quarantine = Place::Nowhere;
    std::optional<std::pair<Place, Place>> bridge; ///< the one that comes first on the scoring track is named first

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
        std::erase_if(seats, [&](Seat other) { return other == seat || !test(other); });
        return seats;
    }

    /// Whose caballero it is as: black ones are as those of the Inquisitor's player (line 248), and of nobody while he
    /// is in no court (line 251).
    Seat player_of(const Caballero& one) const { return one.owner == neutral ? inquisitor : one.owner; }

    bool is_taboo(Place place) const { return place == king || (place == quarantine && holds(Law::QuarantineCloses)); }
    /// The regions in the order in which they are scored (line 263).
    std::vector<Place> regions() const;
    /// The regions that are not taboo, in which `test` holds.
    template <class Test>
    std::vector<Place> open_regions(Test test) const
    {
        std::vector<Place> found = regions();
        std::erase_if(found, [&](Place region) { return is_taboo(region) || !test(region); });
        return found;
    }
    std::vector<Place> open_regions() const
    {
        return open_regions([](Place) { return true; });
    }

    bool has_scoreboard(Place place) const;
    std::array<int, 3> scoreboard(Place place) const;

    /// Pieces in a place, of one owner or of all.
    int count(Seat owner, Place place) const;
    int count_all(Place place) const;

    /// The pieces of which `test` holds.
    template <class Test>
    std::vector<Caballero*> those(Test test)
    {
        std::vector<Caballero*> found;
        for (Caballero& one : caballeros)
        {
            if (test(one))
            {
                found.push_back(&one);
            }
        }
        return found;
    }

    template <class Test>
    bool any(Test test) const
    {
        for (const Caballero& one : caballeros)
        {
            if (test(one))
            {
                return true;
            }
        }
        return false;
    }

    // limit_table.cpp
    int table_spaces() const { return size() < 4 ? 6 : 10; } ///< line 199
    /// Does it stand on the Limit table, or could it: is it in that region, and no Captain or Viceroy?
    bool belongs_to_table(const Caballero& one) const { return one.place == limit_table && one.figure == 0; }
    int free_table_spaces() const;

    // pieces.cpp
    /// The kind of the piece, by which an action names it.
    Space kind_of(const Caballero& one) const;
    Action named(ActionKind kind, const Caballero& one) const;
    /// The piece of this owner that the action names.
    Caballero& named_by(Action action, Seat owner);
    /// Where a piece with this load can stand when it comes to the place; none if there is no room.
    std::vector<Space> spaces_for(Place place, Load load) const;
    /// The piece goes to the place: onto the space that the action names, or the first that is free.
    void move(Caballero& one, Place place, Space space);
    void move(Caballero& one, Place place);
};

/// Answers of one kind with every space that the places have for a piece without a load.
std::vector<Action> for_each_space(const Table& table, ActionKind kind, const std::vector<Place>& places);

/// Lines 47, 210 and 212: where the court may send caballeros because of where the King is.
std::vector<Place> near_king(const Table& table);
/// The same for cards that reach any region.
std::vector<Place> within_reach_of_court(const Table& table);
/// Do the two regions share a border or a bridge?
bool adjacent(const Table& table, Place one, Place other);
bool is_coastal(Place place);
bool is_spain(Place place);

/// Caballeros that count for the majority, by player and `max_players` for the invisible player of line 251.
std::array<int, max_players + 1> counted(const Table& table, Place place);

/// What a scored place pays to each player, bonuses included. `first_only`: only first places are counted (line 264).
std::vector<int> payment(const Table& table, Place place, bool first_only = false);

} // namespace elgrande::referee
