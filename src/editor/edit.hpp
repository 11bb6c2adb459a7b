#pragma once

#include "rules/action.hpp"
#include "rules/place.hpp"
#include "rules/seat.hpp"
#include "rules/setup.hpp"

#include <cstdint>

/// Positions that are set up by hand. A draft need not be a moment of a game; what is wrong with it can be told.
namespace elgrande::editor
{

/// What of a state has a value that can be set. The comments name what `a` and `b` of Field are, and what the value is;
/// a seat may be nobody. Their numbers stand in kept drafts and never change.
enum class Item : std::uint8_t
{
    Score,           ///< a: seat
    Court,           ///< a: seat; what it gets comes from the province
    Province,        ///< a: seat; changes how many there are
    At,              ///< a: owner, b: place; come from the province and go there
    Grande,          ///< a: seat; a place
    King,            ///< a place
    Board,           ///< a: which mobile scoreboard; a place
    Bearer,          ///< a: seat; a place
    PowerCard,       ///< a: seat, b: value or number; 0: not of this hand, 1: in hand, 2: used
    Bid,             ///< a: seat; the card that was played last, or 0
    Vetoes,          ///< a: seat; that last until the end of the next round
    OldVetoes,       ///< a: seat; until the end of this one
    CastilloSeen,    ///< 0 or 1
    Offered,         ///< a: stack; a CardId
    Taken,           ///< a: stack; a seat
    Modifier,        ///< a: which; 0: nobody's, 1 + 2 × seat: in hand, 2 + 2 × seat: used
    Added,           ///< a: seat; a ModifierId beside the last power card
    Quarantine,      ///< a place
    Bridge,          ///< a: end; a place
    GrandesFollow,   ///< 0 or 1
    French,          ///< a: space; an owner
    FrenchDisc,      ///< a: space; a Disc
    Captain,         ///< an owner
    Viceroy,         ///< an owner
    Carrier,         ///< a: owner, b: 2 × place of the sea + (0: gold, 1: wares)
    Unclaimed,       ///< a: 0: gold, 1: wares
    Table,           ///< a place: the Limit table
    OnTable,         ///< a: owner, b: disc
    Inquisitor,      ///< a seat
    Removed,         ///< a: stack; 0 or 1
    Figure,          ///< a: the Queen or the jester; a seat
    GrandInquisitor, ///< a seat (Grandissimo)
    Token,           ///< a: seat; 0 or 1
    Prison,          ///< a: seat
    Gift,            ///< a: receiver, b: owner
    RegionCardOf,    ///< a: which; a seat
    RegionCardAt,    ///< a: which; a place
    FreeMover        ///< a seat
};

inline constexpr int item_count = static_cast<int>(Item::FreeMover) + 1;

struct Field
{
    Item item{};
    std::uint8_t a = 0;
    std::uint8_t b = 0;

    bool operator==(const Field&) const = default;
};

/// Where in a round the game stands. Later moments are come to by answers.
enum class Stage : std::uint8_t
{
    Bidding,    ///< the seat bids first
    Recruiting, ///< the turn of the seat begins
    Card,       ///< the seat chooses its action card
    Scoring     ///< the general scoring after the round begins
};

inline constexpr int stage_count = 4;

struct Moment
{
    Stage stage{};
    std::uint8_t round = 1;
    Seat seat = 0;

    bool operator==(const Moment&) const = default;
};

/// What is agreed on before a game.
enum class Term : std::uint8_t
{
    Edition, ///< value: which
    Players, ///< value: how many
    Rounds,  ///< value: 9 or 6
    Module,  ///< b: which; value: 0 or 1, as of the next ones
    Vetoes,
    OpenCastillo,
    HiddenHands,
    SparesOwn,
    FirstDeck,
    Part,     ///< b: which; 1: takes part
    SixthCard ///< b: which; 1: takes part
};

inline constexpr int term_count = 11;

/// The closed set of what can be done to a draft.
enum class EditKind : std::uint8_t
{
    Set,      ///< a, b, c: the field; value
    Put,      ///< a: owner, b: from, c: to; one caballero, both places by their wire numbers
    Answer,   ///< a, b, c: an action, which is legal; its place by its wire number
    Rules,    ///< a: the term, b, value; begins a new game that keeps what can be kept
    GoTo,     ///< a: stage, b: round, c: seat
    Balance,  ///< a: seat; gets as many caballeros as every player has
    TakeBack, ///< a: seat; used cards come back to the hand, as many as the rounds to come ask for
    Rebuild   ///< the round begins anew, with all that a game can have so
};

inline constexpr int edit_kind_count = 8;

struct Edit
{
    EditKind kind{};
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;
    std::uint16_t value = 0;

    bool operator==(const Edit&) const = default;
};

constexpr Edit set(Field field, int value)
{
    return {EditKind::Set, static_cast<std::uint8_t>(field.item), field.a, field.b, static_cast<std::uint16_t>(value)};
}

constexpr Edit put(Seat owner, Place from, Place to)
{
    return {EditKind::Put, owner, wire_number(from), wire_number(to)};
}

constexpr Edit answer(Action action)
{
    return {EditKind::Answer, static_cast<std::uint8_t>(action.kind), action.a, wire_number(action.place)};
}

constexpr Edit agree(Term rule, int value, int which = 0)
{
    return {EditKind::Rules, static_cast<std::uint8_t>(rule), static_cast<std::uint8_t>(which), 0,
            static_cast<std::uint16_t>(value)};
}

constexpr Edit go_to(Moment moment)
{
    return {EditKind::GoTo, static_cast<std::uint8_t>(moment.stage), moment.round, moment.seat};
}

constexpr Edit mend(EditKind kind, Seat seat = 0)
{
    return {kind, seat};
}

} // namespace elgrande::editor
