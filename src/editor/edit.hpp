#pragma once

#include "rules/action.hpp"
#include "rules/place.hpp"
#include "rules/seat.hpp"
#include "rules/setup.hpp"

#include <cstdint>

/// The editor sets up positions by hand. A draft may be impossible in a game; problems_of() returns the reasons.
namespace elgrande::editor
{

/// The kinds of fields: parts of a state with a value that can be set. The comments give the meaning of Field::a,
/// Field::b and the value. A place is the number of a Place (not its wire number), Nowhere for none; a value that is a
/// seat or an owner may be nobody. Saved drafts hold the numbers of the enumerators, which never change.
enum class Item : std::uint8_t
{
    Score,           ///< a: seat; points
    Court,           ///< a: seat; the number of caballeros, which come from the province
    Province,        ///< a: seat; the number of caballeros, which changes their total
    At,              ///< a: owner, b: place; the number of caballeros, which come from the province
    Grande,          ///< a: seat; a place
    King,            ///< a place
    Board,           ///< a: index of a mobile scoreboard; a place
    Bearer,          ///< a: seat; a place
    PowerCard,       ///< a: seat, b: value, or number of an own card; 0: not of this hand, 1: in hand, 2: used
    Bid,             ///< a: seat; the card that was played last, or 0
    Vetoes,          ///< a: seat; the number of Vetoes that last until the end of the next round
    OldVetoes,       ///< a: seat; the number of Vetoes that last until the end of this round
    CastilloSeen,    ///< 1: it was uncovered with caballeros inside, and none has gone in since
    Offered,         ///< a: stack; a CardId
    Taken,           ///< a: stack; a seat
    Modifier,        ///< a: a ModifierId; 0: nobody's, 1 + 2 × seat: in hand, 2 + 2 × seat: used
    Added,           ///< a: seat; a ModifierId beside the last power card
    Quarantine,      ///< a place: the region in quarantine
    Bridge,          ///< a: end, 0 or 1; a place
    GrandesFollow,   ///< 1: Grandes follow the disks in the next general scoring
    French,          ///< a: index of a space of France; an owner
    FrenchDisc,      ///< a: index of a space of France; a Disc
    Captain,         ///< an owner
    Viceroy,         ///< an owner
    Carrier,         ///< a: owner, b: 2 × index of a sea place + (0: gold, 1: wares); the number of caballeros
    Unclaimed,       ///< a: 0: gold, 1: wares; the number of discs
    Table,           ///< a place: the Limit table
    OnTable,         ///< a: owner, b: a Disc; the number of caballeros on the Limit table
    Inquisitor,      ///< the seat that has him in its court (Grand Inquisitor & the Colonies)
    Removed,         ///< a: stack; 1: its card was turned over (Grand Inquisitor & the Colonies)
    Figure,          ///< a: 0 the Queen, 1 the jester; a seat
    GrandInquisitor, ///< the seat that has him in its court (Grandissimo)
    Token,           ///< a: seat; 1: it has a ship token
    Prison,          ///< a: seat; the number of its caballeros in prison
    Gift,            ///< a: receiver, b: owner; the number of caballeros
    RegionCardOf,    ///< a: a RegionCard; a seat
    RegionCardAt,    ///< a: a RegionCard; a place
    FreeMover        ///< the seat with saved moves for the next general scoring
};

inline constexpr int item_count = static_cast<int>(Item::FreeMover) + 1;

/// A part of a state with a value.
struct Field
{
    Item item{};
    std::uint8_t a = 0;
    std::uint8_t b = 0;

    bool operator==(const Field&) const = default;
};

/// The stages of a round at which a draft can begin. Later positions are reached by playing on. As in Item, the numbers
/// never change.
enum class Stage : std::uint8_t
{
    Bidding,    ///< the seat is the first to bid
    Recruiting, ///< the turn of the seat begins
    Card,       ///< the seat takes its action card
    Scoring     ///< the general scoring after the round begins; the seat was last in its turns
};

inline constexpr int stage_count = 4;

/// A point of the game at which a draft can begin. `round` is 1 … 9; Stage says what `seat` does.
struct Phase
{
    Stage stage{};
    std::uint8_t round = 1;
    Seat seat = 0;

    bool operator==(const Phase&) const = default;
};

/// The options of Setup, and the meaning of Edit::b and Edit::value. As in Item, the numbers never change.
enum class SetupOption : std::uint8_t
{
    Edition, ///< value: an Edition
    Players, ///< value: their number
    Rounds,  ///< value: 9 or 6
    Module,  ///< b: a Module; value: 1 if it is in the game, else 0. For the next ones: 1 or 0, for the bool in Setup
    Vetoes,
    OpenCastillo,
    HiddenHands,
    SparesOwn,
    FirstDeck,
    Part,     ///< b: a Part; value: 1 if it is in the game
    SixthCard ///< b: number of the bit of a card in Setup::cards_left_out; value: 1 if it is in the game
};

inline constexpr int setup_option_count = 11;

/// The kinds of edits, and the meaning of the members of Edit; others are 0. As in Item, the numbers never change.
enum class EditKind : std::uint8_t
{
    Set,      ///< sets a field; a: Field::item, b: Field::a, c: Field::b; value
    Put,      ///< moves a caballero; a: owner, b: from, c: to, both by wire number
    Answer,   ///< plays a legal action; a: kind, b: Action::a, c: place; kind and place by wire number
    Rules,    ///< a: a SetupOption, b, value; starts a new game and keeps everything that its rules allow
    GoTo,     ///< goes to a Phase; a: stage, b: round, c: seat
    Balance,  ///< a: owner; corrects the total number of its caballeros
    TakeBack, ///< a: seat; corrects its number of own cards, takes back used cards until the hand lasts for all rounds
    Rebuild   ///< goes back to the bidding of the round, and keeps everything that is valid there
};

inline constexpr int edit_kind_count = 8;

/// One change of a draft; see EditKind for its members.
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
    return {EditKind::Answer, wire_number(action.kind), action.a, wire_number(action.place)};
}

/// `which` is Edit::b; see SetupOption.
constexpr Edit set_option(SetupOption option, int value, int which = 0)
{
    return {EditKind::Rules, static_cast<std::uint8_t>(option), static_cast<std::uint8_t>(which), 0,
            static_cast<std::uint16_t>(value)};
}

constexpr Edit go_to(Phase phase)
{
    return {EditKind::GoTo, static_cast<std::uint8_t>(phase.stage), phase.round, phase.seat};
}

/// Returns an edit of a kind that has at most a seat: Balance, TakeBack or Rebuild.
constexpr Edit fix_with(EditKind kind, Seat seat = 0)
{
    return {kind, seat};
}

} // namespace elgrande::editor
