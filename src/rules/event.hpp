#pragma once

#include "rules/complete.hpp"
#include "rules/place.hpp"
#include "rules/seat.hpp"
#include "rules/secrecy.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace elgrande
{

/// The kinds of events. The comments describe the fields of Event in use; all others have default values. Each kind has
/// its traits in a row of `event_rows`, its text in words/log.cpp, and its picture and sound in
/// screens/animation/cues.cpp.
enum class EventKind : std::uint8_t
{
    RoundBegan,   ///< count: space of the round track; the action cards are turned over
    FirstBidder,  ///< seat bids first in the game
    Bid,          ///< seat, count: value of the power card, or number of the own card
    Recruited,    ///< seat, count, from: Province, to: Court
    Recalled,     ///< seat, from: region, to: Court, count: 1
    CardTaken,    ///< seat, count: stack, card
    Placed,       ///< seat, from: Court (the dummy: Province), to: region or Castillo, count
    Announced,    ///< seat, card: begins its special action
    Skipped,      ///< seat, card: skips its special action
    Moved,        ///< seat: whose caballero, by, from, to, count: 1
    SentBack,     ///< seat: whose caballeros, by, from: Court or region, to: Province, Court or region, count
    DiskSet,      ///< seat set its disk, to: region (secret until DiskRevealed)
    DiskRevealed, ///< seat, to: region
    ScoringBegan, ///< to: place that is scored now
    Scored,       ///< seat, to: place, rank (1 … 3; 0 if a card pays, not the scoreboard), points: without bonuses
    KingBonus,    ///< seat, to, rank: 1, points: 2
    HomeBonus,    ///< seat, to, rank: 1, points: 2
    KingMoved,    ///< seat, from, to
    GrandeMoved,  ///< seat, from, to
    BoardMoved,   ///< seat, count: which mobile scoreboard, from, to
    TookBack,     ///< seat, count: value, rank: 1 if it lay on top (otherwise hidden hands hide the value)
    VetoKept,     ///< seat keeps a Veto face up; card: the own card, if it is one used out of turn; otherwise 0
    VetoUsed,     ///< seat, by, card: seat prevents the special action of `by`, that of `card`
    VetoExpired,  ///< seat loses an unused Veto
    GeneralScoringBegan, ///< count: space of the round track
    KingsRegionOpened,   ///< seat, to: the King's region, which seat may place into this turn
    CastilloEmptied,     ///< seat, from: Castillo, to: region, Court or Province, count
    GameEnded,
    // Modifiers (2023, "Power Shift"); count: the modifier + 1, or 0 if it is hidden.
    ModifierPassed,    ///< seat passes a modifier to its left neighbour (known to the seat only)
    ModifierAdded,     ///< seat adds a modifier to its power card
    ModifierTakenBack, ///< seat takes back a modifier, rank: 1 if it lay on top (otherwise hidden hands hide which)
    /// seat, from, to: its standard-bearer went along with other caballeros or alone, to nowhere if it is lost; from
    /// nowhere if it is a new one (Big Box)
    BearerMoved,
    KingStayed, ///< seat lets the King stay, to: where he is
    /// seat, to: Castillo, count: its caballeros there, shown for scoring; seat nobody and count 0 if the Castillo is
    /// empty
    CastilloUncovered,
    // Intrigue & the King.
    AllRegionsOpened,  ///< seat may place into all regions but the King's this turn
    PlacingRaised,     ///< seat may place `count` caballeros this turn
    Quarantined,       ///< seat puts a region into quarantine, to: which
    QuarantineEnded,   ///< from: the region that is free again, to: Aside, count: its mobile scoreboard
    BridgeBuilt,       ///< seat, from, to: two regions are neighbours now
    GrandesWillFollow, ///< seat: in the next general scoring Grandes go where the disks say
    JoinedScoring,     ///< seat places one more before a scoring, from: Court, to, count: 1
    // Grand Inquisitor & the Colonies; rank: which disc. A disc is gold or wares, not a secret disk.
    SpaceBonus,      ///< seat, to, points: bonus for the Ambassador, the Envoy, the Viceroy
    DiscsBrought,    ///< to, count, rank: unclaimed discs are put into a colony by the card of seat
    DiscClaimed,     ///< seat: whose caballero, to: where, rank
    DiscDelivered,   ///< seat that gets points, by: whose caballero brings it, to: where, rank
    DiscLost,        ///< seat: whose caballero, from: where it was or went to, rank: it goes beside the board
    TableMoved,      ///< seat, from, to: the Limit table
    PutOnTable,      ///< seat: whose caballero, to: region of the Limit table, count: 1
    CardRemoved,     ///< seat, count: stack, card
    InquisitorTaken, ///< seat, by: the seat in whose court he was, or nobody
    SpaceChanged,    ///< seat: whose caballero, by, from, to: the same region, count: 1
    // Grandissimo. The prison is Aside; caballeros that the jester has given away are Nowhere until they are placed.
    TokenTaken,      ///< seat takes a ship token, by: who had it
    Imprisoned,      ///< seat: whose caballero, by, from, to: Aside, count: 1
    Pardoned,        ///< seat: whose caballeros, by, from: Aside, to: region, count
    Given,           ///< seat: whose caballero, by: who has to place it, from: Province, count: 1
    GiftPlaced,      ///< seat: whose caballero, by: who places it, to, count: 1
    FigureTaken,     ///< seat, by: who had it, count: 0 the Queen, 1 the court jester
    InquisitorLeft,  ///< seat: in whose court he was
    RegionCardTaken, ///< seat, to, count: RegionCard
    Boycotted,       ///< seat: who took the region card, to: region that is not scored
    Revolted,        ///< seat: whose Grande is King now, from: the King's region so far, to: where
    KingReturned,    ///< from: the King's region so far, to: Portugal
    MovesKept        ///< seat: may move its caballeros in the next general scoring
};

inline constexpr int event_kind_count = static_cast<int>(EventKind::MovesKept) + 1;

/// The reason for the points of an event.
enum class Payment : std::uint8_t
{
    Nothing, ///< the event pays no points
    Place,   ///< Event::to was scored: the value of Event::rank on its scoreboard, or points of a card, with rank 0
    King,    ///< bonus for the King's region
    Home,    ///< bonus for the home region
    Space,   ///< bonus for the Ambassador, the Envoy and the Viceroy
    Disc     ///< gold or wares that reached Spain; the only payment outside a scoring
};

/// The kind of pieces that an event moves from Event::from to Event::to.
enum class Piece : std::uint8_t
{
    Nothing,
    Caballero, ///< Event::count of them, which Event::seat owns
    Bearer,    ///< the standard-bearer of Event::seat
    Grande,    ///< of Event::seat
    King,
    Scoreboard ///< the mobile scoreboard Event::count
};

/// The information that an event reveals to players who could not know it before.
enum class Reveal : std::uint8_t
{
    Nothing,
    Always,        ///< cards or choices that are turned over
    ClosedCastillo ///< the contents of the Castillo, unless it is open
};

/// The traits of a kind of event.
struct EventRow
{
    EventKind kind{};
    Payment payment = Payment::Nothing;
    Piece moves = Piece::Nothing;
    Secrecy secrecy = Secrecy::Open; ///< who may see more than the kind and the seat
    Reveal reveals = Reveal::Nothing;
    bool follows_turn = false; ///< True if it belongs to what follows a turn, although the turn's last action emits it
};

/// One row for each kind of event, in the order of EventKind.
inline constexpr std::array<EventRow, event_kind_count> event_rows{{
    {.kind = EventKind::RoundBegan, .reveals = Reveal::Always, .follows_turn = true},
    {.kind = EventKind::FirstBidder},
    {.kind = EventKind::Bid},
    {.kind = EventKind::Recruited, .moves = Piece::Caballero},
    {.kind = EventKind::Recalled, .moves = Piece::Caballero},
    {.kind = EventKind::CardTaken},
    {.kind = EventKind::Placed, .moves = Piece::Caballero},
    {.kind = EventKind::Announced},
    {.kind = EventKind::Skipped},
    {.kind = EventKind::Moved, .moves = Piece::Caballero},
    {.kind = EventKind::SentBack, .moves = Piece::Caballero},
    {.kind = EventKind::DiskSet, .secrecy = Secrecy::Sealed},
    {.kind = EventKind::DiskRevealed, .reveals = Reveal::Always},
    {.kind = EventKind::ScoringBegan},
    {.kind = EventKind::Scored, .payment = Payment::Place},
    {.kind = EventKind::KingBonus, .payment = Payment::King},
    {.kind = EventKind::HomeBonus, .payment = Payment::Home},
    {.kind = EventKind::KingMoved, .moves = Piece::King},
    {.kind = EventKind::GrandeMoved, .moves = Piece::Grande},
    {.kind = EventKind::BoardMoved, .moves = Piece::Scoreboard},
    {.kind = EventKind::TookBack, .secrecy = Secrecy::WithHand},
    {.kind = EventKind::VetoKept},
    {.kind = EventKind::VetoUsed},
    {.kind = EventKind::VetoExpired, .follows_turn = true},
    {.kind = EventKind::GeneralScoringBegan, .follows_turn = true},
    {.kind = EventKind::KingsRegionOpened},
    {.kind = EventKind::CastilloEmptied, .moves = Piece::Caballero, .reveals = Reveal::ClosedCastillo},
    {.kind = EventKind::GameEnded, .follows_turn = true},
    {.kind = EventKind::ModifierPassed, .secrecy = Secrecy::Sealed, .reveals = Reveal::Always},
    {.kind = EventKind::ModifierAdded},
    {.kind = EventKind::ModifierTakenBack, .secrecy = Secrecy::WithHand},
    {.kind = EventKind::BearerMoved, .moves = Piece::Bearer},
    {.kind = EventKind::KingStayed},
    {.kind = EventKind::CastilloUncovered, .reveals = Reveal::ClosedCastillo},
    {.kind = EventKind::AllRegionsOpened},
    {.kind = EventKind::PlacingRaised},
    {.kind = EventKind::Quarantined},
    {.kind = EventKind::QuarantineEnded, .moves = Piece::Scoreboard},
    {.kind = EventKind::BridgeBuilt},
    {.kind = EventKind::GrandesWillFollow},
    {.kind = EventKind::JoinedScoring, .moves = Piece::Caballero},
    {.kind = EventKind::SpaceBonus, .payment = Payment::Space},
    {.kind = EventKind::DiscsBrought},
    {.kind = EventKind::DiscClaimed},
    {.kind = EventKind::DiscDelivered, .payment = Payment::Disc},
    {.kind = EventKind::DiscLost},
    {.kind = EventKind::TableMoved},
    {.kind = EventKind::PutOnTable},
    {.kind = EventKind::CardRemoved},
    {.kind = EventKind::InquisitorTaken},
    {.kind = EventKind::SpaceChanged},
    {.kind = EventKind::TokenTaken},
    {.kind = EventKind::Imprisoned, .moves = Piece::Caballero},
    {.kind = EventKind::Pardoned, .moves = Piece::Caballero},
    {.kind = EventKind::Given, .moves = Piece::Caballero},
    {.kind = EventKind::GiftPlaced, .moves = Piece::Caballero},
    {.kind = EventKind::FigureTaken},
    {.kind = EventKind::InquisitorLeft},
    {.kind = EventKind::RegionCardTaken},
    {.kind = EventKind::Boycotted},
    {.kind = EventKind::Revolted, .moves = Piece::King},
    {.kind = EventKind::KingReturned, .moves = Piece::King},
    {.kind = EventKind::MovesKept},
}};

// Fails to compile if a kind of event has no row.
static_assert(is_complete(event_rows, &EventRow::kind));

/// Returns the traits of a kind, which must be an EventKind.
constexpr const EventRow& traits_of(EventKind kind)
{
    return event_rows[static_cast<std::size_t>(kind)];
}

/// A change of the game, as told to an Observer. Its EventKind gives the meaning of the other fields.
struct Event
{
    EventKind kind{};
    Seat seat = nobody;
    Seat by = nobody;
    Place from = Place::Nowhere;
    Place to = Place::Nowhere;
    std::uint8_t count = 0;
    std::uint8_t rank = 0;
    std::uint8_t card = 0; ///< a CardId in kinds that name a card, otherwise 0
    std::uint8_t points = 0;

    bool operator==(const Event&) const = default;
};

/// True if the event gives Event::seat at least one point.
constexpr bool pays(const Event& event)
{
    return traits_of(event.kind).payment != Payment::Nothing && event.points > 0;
}

/// True if the event belongs to the scoring of Event::to: the scoring begins, or pays a player. Previews count the
/// points of these events only, the scoring animation shows them, and the log sums them up in one line with the
/// ScoringBegan of the place, which must precede them.
constexpr bool is_of_scoring(const Event& event)
{
    const Payment payment = traits_of(event.kind).payment;
    return event.kind == EventKind::ScoringBegan || (payment != Payment::Nothing && payment != Payment::Disc);
}

/// True if the event moves caballeros.
constexpr bool moves_caballeros(const Event& event)
{
    return traits_of(event.kind).moves == Piece::Caballero;
}

/// Receives the events of a call such as apply(), in order. A default Observer ignores them; any other refers to a
/// callable void(const Event&), which must outlive the Observer and its copies.
class Observer
{
public:
    Observer() = default;

    // Any callable converts to an Observer. The constraint makes a non-const Observer be copied, not wrapped.
    template <class F>
    requires(!std::is_same_v<F, Observer>) Observer(F& on_event) // NOLINT(google-explicit-constructor)
        : target_(&on_event), call_([](void* target, const Event& event) { (*static_cast<F*>(target))(event); })
    {
    }

    void operator()(const Event& event) const
    {
        if (call_ != nullptr)
        {
            call_(target_, event);
        }
    }

private:
    void* target_ = nullptr;
    void (*call_)(void*, const Event&) = nullptr;
};

} // namespace elgrande
