#pragma once

#include "rules/complete.hpp"
#include "rules/place.hpp"
#include "rules/seat.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace elgrande
{

/// The kinds of actions. The comments describe the fields of Action in use; all others are zero. In some kinds `a` also
/// holds the space and the standard-bearer, see Space and with_bearer.
enum class ActionKind : std::uint8_t
{
    FirstBidder,  ///< a: seat that plays the first power card of the game
    Bid,          ///< a: value of the power card, 1 … 13, or number of the own card
    Recruit,      ///< a: number of caballeros that move from province to court
    Recall,       ///< place: region from which a caballero of the player returns to the court, as the province is empty
    TakeCard,     ///< a: stack of the action card, 1 … stack_count
    Place,        ///< place: region, Castillo or ship that gets one caballero, from the court or as a gift
    Done,         ///< ends placing, moving, recalling, sailing, claiming, … early
    Act,          ///< begins the special action, or the ability of a modifier; also the step that announces it
    Skip,         ///< declines an offer: special action, modifier or its ability, joining a scoring, going along
    ChooseEffect, ///< a: 0 or 1, one of the two special actions of the card
    Lift,         ///< a: seat that owns the caballero, place: the region that it leaves
    Drop,         ///< place: where the lifted caballero goes
    Return,       ///< place: region or Court from which one of the player's caballeros goes back to the province
    Dismiss,      ///< a: seat that owns the caballero, place: region that it leaves for its province
    ScorePlace,   ///< place: region or Castillo to be scored
    EvictFrom,    ///< place: region that the opponents must leave
    MoveKing,     ///< place: where the King goes
    MoveGrande,   ///< place: region that becomes home
    MoveBoard,    ///< a: mobile scoreboard 0 or 1, place: where it goes
    TakeBack,     ///< a: value of a used power card, 1 … 13
    SetDisk,      ///< place: region chosen on the secret disk
    Veto,         ///< prevents the announced step and the rest of the special action
    Allow,        ///< lets the announced step happen, and is asked again before the next one; or agrees to go along
    AllowAll,     ///< lets the whole special action happen
    // Steps of a special action that nobody chooses. They are announced like chosen ones and can be prevented.
    SendBack,        ///< a: seat that returns caballeros, place: Court or the region on its disk
    KeepVeto,        ///< the player keeps the Veto face up
    CallDisks,       ///< the players are asked to set their secret disks
    ReinforceCourt,  ///< a card moves caballeros from province to court
    CallReturn,      ///< a: seat that must return caballeros
    OpenKingsRegion, ///< the King's region becomes open for placing
    // Chosen by a player like those above.
    SwapKing, ///< the King swaps places with a Grande; a: its owner, place: its region
    // Modifiers (2023, "Power Shift"); a: the ModifierId.
    PassModifier,     ///< passes it to the left, before the first round
    AddModifier,      ///< adds it to the power card just played
    TakeBackModifier, ///< takes a played one back into the hand
    ChooseGrande,     ///< a: seat whose Grande is moved
    NameBearer,       ///< place: region of the caballero that becomes the standard-bearer
    MoveAway,         ///< a: seat, place: region or Court where its evicted caballeros go; a step that nobody chooses
    ChooseCard,       ///< a: number of an own card for the hand (Intrigue & the King)
    BuildBridge,      ///< a: index of a region, place: another one, later in the order of Place
    PushCastillo,     ///< place: region that the Castillo is pushed to
    SendGrande, ///< a: seat, place: where its Grande goes; or a: `nobody`, all Grandes follow the disks of the next
                ///< general scoring; a step that nobody chooses
    // Grand Inquisitor & the Colonies.
    Claim,          ///< a: owner, place: a caballero there takes an unclaimed disc
    PutOnTable,     ///< a: owner, place: a caballero there moves onto the Limit table
    MoveTable,      ///< place: region to which the Limit table moves
    RemoveCard,     ///< a: stack whose card is turned face down for this round
    TakeInquisitor, ///< moves the Inquisitor into the player's court
    BringDiscs,     ///< puts the discs of the card into the colonies; a step that nobody chooses
    // Grandissimo.
    UseExtra,       ///< a: the number of an Extra
    TakeToken,      ///< a: seat that has the ship token, or `nobody` for one beside the board
    Imprison,       ///< a: seat, place: a caballero there goes to prison
    Pardon,         ///< place: region to which all prisoners move
    Give,           ///< a: seat that has to place a caballero of the active player
    TakeAlong,      ///< a: seat, place: a caballero there goes along with a black one
    TakeFigure,     ///< a: 0 the Queen, 1 the court jester
    TakeRegionCard, ///< place: region
    Revolt,         ///< the player's Grande becomes King; a step that nobody chooses
    KeepMoves,      ///< saves moves for the next general scoring; a step that nobody chooses
};

/// The last ActionKind.
inline constexpr ActionKind last_action_kind = ActionKind::KeepMoves;

inline constexpr int action_kind_count = static_cast<int>(last_action_kind) + 1;

/// The way in which an action handles a piece. For undo, which takes back both parts of a move.
enum class PieceHandling : std::uint8_t
{
    Nothing,
    PicksUp, ///< picks up a piece or prepares to; never reveals hidden information
    PutsDown ///< puts down a piece that was picked up, or sends it away
};

/// The traits of a kind of action for the rules and the records. For other uses it has rows in words/answer.cpp and
/// screens/model/answers.cpp.
struct ActionKindRow
{
    ActionKind kind{};
    std::uint8_t wire = 0; ///< its number in saves and links, which never changes and is never given to another kind

    /// The predicate of the action in records, as a template; empty for steps that nobody chooses. Operands: %n number
    /// in Action::a, %v value of a power card or own card, %c stack with its card, %e effect 1 or 2, %s colour of a
    /// seat, %b mobile scoreboard, %m modifier, %p place, %r region in Action::a, %x extra, %f figure.
    std::string_view phrase{};

    bool names_space = false;     ///< Action::a holds a Space, in games with the colonies
    bool may_take_bearer = false; ///< Action::a can have the bit with_bearer
    bool acts_at_once = false;    ///< has an immediate, open effect, which consequence() can predict
    PieceHandling piece = PieceHandling::Nothing;
};

/// One row for each kind of action, in the order of ActionKind.
inline constexpr std::array<ActionKindRow, action_kind_count> action_kind_rows{{
    {.kind = ActionKind::FirstBidder, .wire = 1, .phrase = "lets %s bid first"},
    {.kind = ActionKind::Bid, .wire = 2, .phrase = "bids %v"},
    {.kind = ActionKind::Recruit, .wire = 3, .phrase = "recruits %n"},
    {.kind = ActionKind::Recall,
     .wire = 4,
     .phrase = "recalls from %p",
     .names_space = true,
     .may_take_bearer = true,
     .acts_at_once = true},
    {.kind = ActionKind::TakeCard, .wire = 5, .phrase = "takes %c"},
    {.kind = ActionKind::Place, .wire = 6, .phrase = "places in %p", .names_space = true, .acts_at_once = true},
    {.kind = ActionKind::Done, .wire = 7, .phrase = "stops"},
    {.kind = ActionKind::Act, .wire = 8, .phrase = "acts", .acts_at_once = true, .piece = PieceHandling::PicksUp},
    {.kind = ActionKind::Skip, .wire = 9, .phrase = "skips"},
    {.kind = ActionKind::ChooseEffect,
     .wire = 10,
     .phrase = "chooses effect %e",
     .acts_at_once = true,
     .piece = PieceHandling::PicksUp},
    {.kind = ActionKind::Lift,
     .wire = 11,
     .phrase = "lifts %s from %p",
     .names_space = true,
     .may_take_bearer = true,
     .piece = PieceHandling::PicksUp},
    {.kind = ActionKind::Drop,
     .wire = 12,
     .phrase = "drops in %p",
     .names_space = true,
     .acts_at_once = true,
     .piece = PieceHandling::PutsDown},
    {.kind = ActionKind::Return,
     .wire = 13,
     .phrase = "returns from %p",
     .names_space = true,
     .may_take_bearer = true,
     .acts_at_once = true,
     .piece = PieceHandling::PutsDown},
    {.kind = ActionKind::Dismiss,
     .wire = 14,
     .phrase = "dismisses %s from %p",
     .names_space = true,
     .may_take_bearer = true,
     .acts_at_once = true,
     .piece = PieceHandling::PutsDown},
    {.kind = ActionKind::ScorePlace, .wire = 15, .phrase = "scores %p", .acts_at_once = true},
    {.kind = ActionKind::EvictFrom, .wire = 16, .phrase = "evicts from %p"},
    {.kind = ActionKind::MoveKing,
     .wire = 17,
     .phrase = "moves King to %p",
     .acts_at_once = true,
     .piece = PieceHandling::PutsDown},
    {.kind = ActionKind::MoveGrande,
     .wire = 18,
     .phrase = "moves Grande to %p",
     .acts_at_once = true,
     .piece = PieceHandling::PutsDown},
    {.kind = ActionKind::MoveBoard,
     .wire = 19,
     .phrase = "moves board %b to %p",
     .acts_at_once = true,
     .piece = PieceHandling::PutsDown},
    {.kind = ActionKind::TakeBack, .wire = 20, .phrase = "takes back %n"},
    {.kind = ActionKind::SetDisk, .wire = 21, .phrase = "sets disk %p", .may_take_bearer = true},
    {.kind = ActionKind::Veto, .wire = 22, .phrase = "vetoes"},
    {.kind = ActionKind::Allow, .wire = 23, .phrase = "allows"},
    {.kind = ActionKind::AllowAll, .wire = 24, .phrase = "allows all"},
    {.kind = ActionKind::SendBack, .wire = 25},
    {.kind = ActionKind::KeepVeto, .wire = 26},
    {.kind = ActionKind::CallDisks, .wire = 27},
    {.kind = ActionKind::ReinforceCourt, .wire = 28},
    {.kind = ActionKind::CallReturn, .wire = 29},
    {.kind = ActionKind::OpenKingsRegion, .wire = 30},
    {.kind = ActionKind::SwapKing,
     .wire = 31,
     .phrase = "swaps King with %s in %p",
     .acts_at_once = true,
     .piece = PieceHandling::PutsDown},
    {.kind = ActionKind::PassModifier, .wire = 32, .phrase = "passes modifier %m"},
    {.kind = ActionKind::AddModifier, .wire = 33, .phrase = "adds modifier %m"},
    {.kind = ActionKind::TakeBackModifier, .wire = 34, .phrase = "takes back modifier %m"},
    {.kind = ActionKind::ChooseGrande, .wire = 35, .phrase = "chooses Grande of %s", .piece = PieceHandling::PicksUp},
    {.kind = ActionKind::NameBearer, .wire = 36, .phrase = "names bearer in %p", .acts_at_once = true},
    {.kind = ActionKind::MoveAway, .wire = 37},
    {.kind = ActionKind::ChooseCard, .wire = 38, .phrase = "chooses %v"},
    {.kind = ActionKind::BuildBridge, .wire = 39, .phrase = "builds bridge from %r to %p"},
    {.kind = ActionKind::PushCastillo, .wire = 40, .phrase = "pushes Castillo to %p"},
    {.kind = ActionKind::SendGrande, .wire = 41},
    {.kind = ActionKind::Claim,
     .wire = 42,
     .phrase = "claims with %s in %p",
     .names_space = true,
     .acts_at_once = true},
    {.kind = ActionKind::PutOnTable,
     .wire = 43,
     .phrase = "puts %s on table in %p",
     .names_space = true,
     .acts_at_once = true},
    {.kind = ActionKind::MoveTable, .wire = 44, .phrase = "moves table to %p", .acts_at_once = true},
    {.kind = ActionKind::RemoveCard, .wire = 45, .phrase = "turns over %c"},
    {.kind = ActionKind::TakeInquisitor, .wire = 46, .phrase = "takes Inquisitor", .acts_at_once = true},
    {.kind = ActionKind::BringDiscs, .wire = 47},
    {.kind = ActionKind::UseExtra, .wire = 48, .phrase = "uses %x"},
    {.kind = ActionKind::TakeToken, .wire = 49, .phrase = "takes token of %s"},
    {.kind = ActionKind::Imprison, .wire = 50, .phrase = "imprisons %s from %p"},
    {.kind = ActionKind::Pardon, .wire = 51, .phrase = "pardons into %p"},
    {.kind = ActionKind::Give, .wire = 52, .phrase = "gives one to %s"},
    {.kind = ActionKind::TakeAlong, .wire = 53, .phrase = "takes along %s from %p"},
    {.kind = ActionKind::TakeFigure, .wire = 54, .phrase = "takes figure %f"},
    {.kind = ActionKind::TakeRegionCard, .wire = 55, .phrase = "takes region card %p"},
    {.kind = ActionKind::Revolt, .wire = 56},
    {.kind = ActionKind::KeepMoves, .wire = 57},
}};

// Fails to compile if a kind of action has no row.
static_assert(is_complete(action_kind_rows, &ActionKindRow::kind));
static_assert(has_unique_wire_numbers(action_kind_rows));

/// The result of traits_of() for bytes that are not an ActionKind.
inline constexpr ActionKindRow no_action_kind{};

/// Returns the traits of a kind; no_action_kind for bytes that are not an ActionKind.
constexpr const ActionKindRow& traits_of(ActionKind kind)
{
    const auto number = static_cast<std::size_t>(kind);
    return number < action_kind_rows.size() ? action_kind_rows[number] : no_action_kind;
}

/// Returns the number of a kind in saves and links; no_wire_number for bytes that are not an ActionKind.
constexpr std::uint8_t wire_number(ActionKind kind)
{
    return kind <= last_action_kind ? traits_of(kind).wire : no_wire_number;
}

/// Returns the kind with this number in saves and links, if there is one.
constexpr std::optional<ActionKind> action_kind_of_wire(unsigned number)
{
    const ActionKindRow* row = row_of_wire(action_kind_rows, number);
    return row != nullptr ? std::optional(row->kind) : std::nullopt;
}

/// A bit of Action::a in Recall, Lift, Return, Dismiss and SetDisk (Big Box): the standard-bearer leaves, not one of
/// the ordinary caballeros of its colour in the same place.
inline constexpr std::uint8_t with_bearer = 8;

/// The space of a caballero within its place (Grand Inquisitor & the Colonies): the high bits of Action::a of Place,
/// Drop, Recall, Lift, Return, Dismiss, Claim and PutOnTable.
enum class Space : std::uint8_t
{
    Region = 0,      ///< in the region, and on its Limit table if it has one
    BesideTable = 1, ///< in the region, and not on its Limit table
    Gold = 2,        ///< as Region, for a caballero with gold
    GoldBeside = 3,  ///< as BesideTable, for a caballero with gold
    Wares = 4,       ///< as Region, for a caballero with wares
    WaresBeside = 5, ///< as BesideTable, for a caballero with wares
    First = 6,       ///< Ambassador of France, Captain of the ship, Viceroy of America
    Second = 7,      ///< Envoy of France
    Third = 8        ///< the third space of France
};

inline constexpr int space_count = 9;

/// An answer to a question, or a step of a special action. Its ActionKind gives the meaning of the other fields.
struct Action
{
    ActionKind kind{};
    std::uint8_t a = 0;
    Place place{};

    constexpr auto operator<=>(const Action&) const = default;
};

/// Returns an action of this kind with Action::place set to `place`.
constexpr Action at(ActionKind kind, Place place)
{
    return {kind, 0, place};
}

/// Returns an action of this kind with Action::a set to `a`.
constexpr Action with(ActionKind kind, int a)
{
    return {kind, static_cast<std::uint8_t>(a), Place{}};
}

// Bits of Action::a in kinds with a space: 0 … 2 owner (or 0), 3 with_bearer, 4 … 7 Space.
inline constexpr unsigned space_shift = 4;
inline constexpr unsigned owner_mask = 7;

/// Returns the owner of the caballero that the action names. For Lift, Dismiss, Claim and PutOnTable; 0 … 7 in
/// actions from outside.
constexpr Seat owner_of(Action action)
{
    return static_cast<Seat>(action.a & owner_mask);
}

/// Returns the space from which, or to which, a caballero goes. For kinds with a space (names_space); may be a number
/// that is not a Space in actions from outside.
constexpr Space space_of(Action action)
{
    return static_cast<Space>(action.a >> space_shift);
}

/// Returns the same action for another space. For kinds with a space.
constexpr Action at_space(Action action, Space space)
{
    action.a = static_cast<std::uint8_t>((action.a & ((1U << space_shift) - 1U))
                                         | static_cast<unsigned>(space) << space_shift);
    return action;
}

/// True if the action names the standard-bearer by the bit with_bearer.
constexpr bool takes_bearer(Action action)
{
    return traits_of(action.kind).may_take_bearer && (action.a & with_bearer) != 0;
}

/// Returns the action without the bit with_bearer, so that an ordinary caballero of the same colour leaves. Returns any
/// other action unchanged.
constexpr Action without_bearer(Action action)
{
    action.a = static_cast<std::uint8_t>(takes_bearer(action) ? action.a - with_bearer : action.a);
    return action;
}

/// A list of up to `capacity` actions in the order in which they were added, without allocation.
class ActionList
{
public:
    static constexpr int capacity = 144;

    ActionList() {} // NOLINT(modernize-use-equals-default): leaves the actions uninitialised

    /// Adds an action at the end. The list must not be full.
    void add(Action action)
    {
        assert(size_ < capacity);
        actions_[static_cast<std::size_t>(size_++)] = action;
    }

    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Action& operator[](int i) const { return actions_[static_cast<std::size_t>(i)]; }
    const Action* begin() const { return actions_.data(); }
    const Action* end() const { return actions_.data() + size_; }

    /// Returns the index of the first action that equals `action`; −1 if there is none.
    int find(Action action) const
    {
        for (int i = 0; i < size_; ++i)
        {
            if ((*this)[i] == action)
            {
                return i;
            }
        }
        return -1;
    }

    bool contains(Action action) const { return find(action) >= 0; }

    friend bool operator==(const ActionList& left, const ActionList& right)
    {
        return std::equal(left.begin(), left.end(), right.begin(), right.end());
    }

private:
    // The union avoids setting the actions to zero, which took a tenth of the time of a random game.
    union
    {
        std::array<Action, capacity> actions_; // NOLINT(readability-identifier-naming): private, as the union is
    };
    int size_ = 0;
};

} // namespace elgrande
