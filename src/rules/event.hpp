#pragma once

#include "rules/place.hpp"
#include "rules/seat.hpp"

#include <cstdint>

namespace elgrande
{

/// What happened. The comments name the fields of Event that count.
enum class EventKind : std::uint8_t
{
    RoundBegan,   ///< count: round; the action cards are turned over
    FirstBidder,  ///< seat bids first in the game
    Bid,          ///< seat, count: value of the power card, or number of the own card
    Recruited,    ///< seat, count: from province to court
    Recalled,     ///< seat, from: a caballero from a region to the court
    CardTaken,    ///< seat, count: stack, card
    Placed,       ///< seat, to: a caballero from the court to a region or the Castillo
    Announced,    ///< seat begins the special action of its card
    Skipped,      ///< seat leaves the special action out
    Moved,        ///< seat: whose caballero, by, from, to
    SentBack,     ///< seat: whose caballeros, by, from: Court or region, count; to: Province or Court
    DiskSet,      ///< seat set its disk, to: region (secret until DiskRevealed)
    DiskRevealed, ///< seat, to: region
    ScoringBegan, ///< to: place that is scored now
    Scored,       ///< seat, to: place, rank (1 … 3), points: of the board; bonus: extra for King and home, see below
    KingBonus,    ///< seat, to, points: 2
    HomeBonus,    ///< seat, to, points: 2
    KingMoved,    ///< seat, from, to
    GrandeMoved,  ///< seat, from, to
    BoardMoved,   ///< seat, count: which mobile scoreboard, from, to
    TookBack,     ///< seat, count: value (known to the seat only, unless it was the card on top)
    VetoKept,     ///< seat lays a Veto before itself; card: of an own card, which is not announced
    VetoUsed,     ///< seat prevents the special action of `by`
    VetoExpired,  ///< seat loses an unused Veto
    GeneralScoringBegan, ///< count: round
    KingsRegionOpened,   ///< seat may place into the King's region this turn
    CastilloEmptied,     ///< seat, to: region or Court, count: caballeros that leave the Castillo
    GameEnded,
    // Modifiers (2023, "Power Shift"); count: which one + 1, 0 where that is not told.
    ModifierPassed,    ///< seat to its left neighbour (known to the two only)
    ModifierAdded,     ///< seat, to its power card
    ModifierTakenBack, ///< seat, rank: 1 if it lay on top (else which one is known to the seat only)
    /// seat, from, to: its standard-bearer went along with other caballeros or alone, to nowhere if it is lost; from
    /// nowhere if it is a new one (Big Box)
    BearerMoved,
    KingStayed, ///< seat lets the King stay, to: where he is
    /// seat, count: caballeros of it in the Castillo, which is uncovered to be scored; nobody, 0 if it is empty
    CastilloUncovered,
    // Intrigue & the King.
    AllRegionsOpened,  ///< seat may place into all regions but the King's this turn
    PlacingRaised,     ///< seat may place so many this turn, count: how many
    Quarantined,       ///< seat puts a region into quarantine, to: which
    QuarantineEnded,   ///< from: the region that is free again, to, count: where its mobile scoreboard goes, and which
    BridgeBuilt,       ///< seat, from, to: two regions are neighbours now
    GrandesWillFollow, ///< seat: in the next general scoring Grandes go where the disks say
    JoinedScoring,     ///< seat places one more before a scoring, from its court, to: where
    // Grand Inquisitor & the Colonies; rank: which disc.
    SpaceBonus,      ///< seat, to, points: for the Ambassador, the Envoy, the Viceroy
    DiscsBrought,    ///< seat, to, count, rank: unclaimed ones come to a colony
    DiscClaimed,     ///< seat: whose caballero, to: where, rank
    DiscDelivered,   ///< seat that gets points, by: whose caballero brings it, to: where, rank
    DiscLost,        ///< seat: whose caballero, from: where it was or went to, rank: it goes beside the board
    TableMoved,      ///< seat, from, to: the Limit table
    PutOnTable,      ///< seat: whose caballero, to: region of the Limit table
    CardRemoved,     ///< seat, count: stack, card
    InquisitorTaken, ///< seat, by: in whose court he was
    SpaceChanged,    ///< seat: whose caballero, by, to: it goes from one space of a region to another
    // Grandissimo.
    TokenTaken,      ///< seat, by: whose it was: a ship token
    Imprisoned,      ///< seat: whose caballero, by, from
    Pardoned,        ///< seat: whose caballeros, by, to, count: from the prison to a region
    Given,           ///< seat, by: who has to place a caballero of seat
    GiftPlaced,      ///< seat: whose caballero, by, to
    FigureTaken,     ///< seat, by: whose it was, count: 0 the Queen, 1 the court jester
    InquisitorLeft,  ///< seat: in whose court he was
    RegionCardTaken, ///< seat, to, count: RegionCard
    Boycotted,       ///< seat: who took the region card, to: region that is not scored
    Revolted,        ///< seat: whose Grande is King now, from: the King's region so far, to: where
    KingReturned,    ///< from: the King's region so far, to: Portugal
    MovesKept        ///< seat: moves own caballeros in the next general scoring
};

/// The last kind of event.
inline constexpr EventKind last_event_kind = EventKind::MovesKept;

struct Event
{
    EventKind kind{};
    Seat seat = nobody;
    Seat by = nobody;
    Place from = Place::Nowhere;
    Place to = Place::Nowhere;
    std::uint8_t count = 0;
    std::uint8_t rank = 0;
    std::uint8_t card = 0; ///< row of the catalogue
    std::uint8_t points = 0;

    bool operator==(const Event&) const = default;
};

/// Receives the events of one apply() in order. Empty by default; refers to a callable that must outlive the call.
class Observer
{
public:
    Observer() = default;

    template <class F>
    Observer(F& on_event) // NOLINT(google-explicit-constructor): a callable is an observer
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
