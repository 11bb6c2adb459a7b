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

/// The referee of the classic game, Intrigue & the King, Grand Inquisitor & the Colonies, and The King & the Colonies,
/// which combines both: a second implementation of the rules, written from the booklet without regard to src/rules. The
/// game counts caballeros; here each is a piece. Game and referee share the names of places, seats, questions, answers
/// and cards. Line numbers in comments refer to the rules "classic and expansions".
namespace elgrande::referee
{

/// What a caballero carries (line 216).
enum class Load
{
    Nothing,
    Gold,
    Wares
};

inline constexpr int loads = 3; ///< including Nothing

/// Rules that a referee can forget, so that a test sees whether the comparison would notice.
enum class Law
{
    TiesMoveDown, ///< tied players get the points of the next rank (line 78)
    HomeBonus,    ///< two points for the first place at the Grande (line 85)
    // With own cards:
    NoValueTwice,      ///< no value is played twice in a round (line 166)
    LowestBegins,      ///< the lowest card begins the next round (line 166)
    ExtremesUseTheirs, ///< the King and Intrigue cards replace own cards with 4 or 5 players (lines 170 and 175)
    Duty,              ///< the action is required unless the card says "You may…" (line 171)
    BridgeJoins,       ///< a bridge makes two regions neighbours (line 181)
    QuarantineCloses,  ///< a quarantine closes a region (line 186)
    // With the colonies:
    FiguresOfFrance,    ///< Ambassador and Envoy score (line 209)
    CoastalKing,        ///< the ship can only be boarded if the King is at the coast (line 212)
    SailingOnce,        ///< only caballeros there at the beginning of the turn may sail (line 213)
    ViceroyStandsApart, ///< the Viceroy does not count for the majority (line 219)
    DiscsPayInSpain,    ///< discs only pay in Spain (line 222)
    DiscsProtect,       ///< opponents cannot send away caballeros with discs (line 239)
    OneMoreCaballero,   ///< one more caballero comes with the Inquisitor in the court (line 247)
    InvisiblePlayer,    ///< black caballeros of nobody take points, which are lost (line 251)
    OnlyTheTableCounts, ///< only caballeros on the Limit table count (line 253)
    InquisitorDecides,  ///< the Inquisitor's player fills freed spaces, not the mover (line 255)
    FirstPlacesOnly,    ///< Viceroy and Captain do not count where only first places do (line 264)
    // With both:
    NewCardsOnceEach,      ///< each new card is chosen by one player per round (line 273)
    NewCardsPlaceTheirs,   ///< they place their number instead of the Caballero card's (line 274)
    TurnedOverIsVeto,      ///< the card "Turn over action card" is a Veto (line 275)
    IntrigueReachesTheSea, ///< the Intrigue card reaches the new regions (line 276)
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
    Place place{};  ///< may be Court or Province
    int figure = 0; ///< 1: Ambassador, Captain or Viceroy; 2: Envoy; 3: the third space of France
    Load load{};
    bool on_table = false; ///< on the Limit table
    bool arrived = false;  ///< in this turn, so it may not sail (line 213)
};

/// A player's scores, cards and home.
struct Player
{
    Place home = Place::Nowhere; ///< the Grande's region
    int points = 0;
    std::set<int> hand;   ///< power cards, or values of own cards
    std::set<int> played; ///< as `hand`
    int card = 0;         ///< the card of this round
    bool took_it_back = false;
    int vetoes = 0;     ///< usable until the end of the next round
    int old_vetoes = 0; ///< usable until the end of this round
    // With own cards:
    bool early_veto = false;       ///< card 40 can be used before the turn (line 180)
    bool may_join_scoring = false; ///< in this round (card 75)
};

/// Everything that lies on the table.
struct Table
{
    std::vector<Player> players; ///< clockwise
    std::vector<Caballero> caballeros;
    Place king = Place::Nowhere;
    std::array<Place, mobile_board_count> scoreboards{Place::Aside, Place::Aside}; ///< 8/4/0 and 4/0/0
    Place limit_table = Place::Nowhere;
    bool spaces_became_free = false;                ///< spaces of the Limit table that have not been refilled
    Seat inquisitor = nobody;                       ///< the seat whose court he is in
    std::array<int, loads> unclaimed_discs{};       ///< by Load
    std::array<int, loads> aside{};                 ///< by Load: discs beside the board
    bool grandes_follow = false;                    ///< Conspiracy waits for the next general scoring
    int round = 0;                                  ///< space on the round track
    std::vector<Seat> order;                        ///< the order of turns, from the last power card to the next round
    std::array<std::vector<std::string>, 8> stacks; ///< the cards in order, by number of the stack
    int turned_up = 0;                              ///< number of cards revealed of each stack
    std::set<int> gone;                             ///< stacks whose card of this round was taken or turned over
    bool has_colonies = false; ///< the new regions, the Inquisitor, the Limit table, and the stacks 6 and 7
    bool own_cards = false;    ///< hands of Intrigue & the King replace power cards and five stacks
    bool first_deck = false;   ///< hands are chosen from the 18 tens (line 163)
    bool spares_own = false;   ///< the dismissal card spares own caballeros, as in the sample game (line 375)
    Place quarantine = Place::Nowhere;
    std::optional<std::pair<Place, Place>> bridge; ///< the region that comes first on the scoring track is named first

    std::optional<Law> forgotten; ///< only set in the test of the referee

    /// True if the referee observes this rule.
    bool holds(Law law) const { return forgotten != law; }

    /// Returns the number of players.
    int size() const { return static_cast<int>(players.size()); }
    Player& at(Seat seat) { return players.at(seat); }
    const Player& at(Seat seat) const { return players.at(seat); }

    /// Returns all seats clockwise from this one.
    std::vector<Seat> clockwise_from(Seat first) const;

    /// Returns the other seats that satisfy `test`, clockwise from the left neighbour.
    template <class Test>
    std::vector<Seat> others(Seat seat, Test test) const
    {
        std::vector<Seat> seats = clockwise_from(seat);
        std::erase_if(seats, [&](Seat other) { return other == seat || !test(other); });
        return seats;
    }

    /// Returns the player for whom the caballero counts: black ones count for the Inquisitor's player (line 248), or
    /// for nobody while he is in no court (line 251).
    Seat player_of(const Caballero& one) const { return one.owner == neutral ? inquisitor : one.owner; }

    /// True if nothing may change in the place: the King's region (line 97) and a quarantine (line 186).
    bool is_taboo(Place place) const { return place == king || (place == quarantine && holds(Law::QuarantineCloses)); }
    /// Returns the regions in scoring order (line 263).
    std::vector<Place> regions() const;
    /// Returns the regions that are not taboo and satisfy `test`.
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

    /// True if a mobile scoreboard lies there.
    bool has_scoreboard(Place place) const;
    /// Returns the values that count in the place, of the mobile scoreboard or the printed one.
    std::array<int, 3> scoreboard(Place place) const;

    /// Returns the number of pieces in a place, of one owner or of all.
    int count(Seat owner, Place place) const;
    int count_all(Place place) const;

    /// Returns the pieces that satisfy `test`.
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

    /// True if any piece satisfies `test`.
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
    /// True if the piece can be on the Limit table: it is in that region and no Captain or Viceroy.
    bool belongs_to_table(const Caballero& one) const { return one.place == limit_table && one.figure == 0; }
    int free_table_spaces() const;

    // pieces.cpp
    /// Returns the kind of space by which an action names the piece.
    Space kind_of(const Caballero& one) const;
    /// Returns the action of this kind that names the piece.
    Action named(ActionKind kind, const Caballero& one) const;
    /// Returns a piece of this owner that the action names; throws if there is none.
    Caballero& named_by(Action action, Seat owner);
    /// Returns the spaces for a piece with this load that enters the place; empty if there is no room.
    std::vector<Space> spaces_for(Place place, Load load) const;
    /// Moves the piece to the space that the action names, or to the first free one.
    void move(Caballero& one, Place place, Space space);
    void move(Caballero& one, Place place);
};

/// Returns answers of one kind for every space that the places have for a piece without a load.
std::vector<Action> for_each_space(const Table& table, ActionKind kind, const std::vector<Place>& places);

/// Returns the places near the King, where caballeros of the court may be placed (lines 47, 210 and 212).
std::vector<Place> near_king(const Table& table);
/// Returns the places where caballeros of the court may be placed by cards that reach any region: all open regions of
/// Spain and near_king().
std::vector<Place> within_reach_of_court(const Table& table);
/// True if the regions share a border or a bridge.
bool adjacent(const Table& table, Place one, Place other);
bool is_coastal(Place place);
bool is_spain(Place place);

/// Returns the caballeros that count for the majority, by player; the invisible player of line 251 is last.
std::array<int, max_players + 1> counted(const Table& table, Place place);

/// Returns what a scoring of the place pays to each player, bonuses included. `first_only`: only first places count
/// (line 264).
std::vector<int> payment(const Table& table, Place place, bool first_only = false);

} // namespace elgrande::referee
