#pragma once

#include "rules/action.hpp"
#include "rules/cards/card.hpp"
#include "rules/colonies/colonies.hpp"
#include "rules/grandissimo/grandissimo.hpp"
#include "rules/place.hpp"
#include "rules/random.hpp"
#include "rules/sealed/sealed.hpp"
#include "rules/seat.hpp"
#include "rules/setup.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

// Line numbers refer to the rules "classic and expansions".
namespace elgrande
{

/// The caballeros of a player, without the one on the score track; see caballeros_each() for games with more.
inline constexpr int caballeros_per_player = 30;

/// The questions of the game. The comments list the kinds of actions that answer them. In Grandissimo UseExtra can also
/// answer PlaceOrAct, Place and ActOrSkip.
enum class Question : std::uint8_t
{
    FirstBidder,   ///< FirstBidder: the table agrees who bids first; the first seat enters it
    Bid,           ///< Bid
    Recruit,       ///< Recruit
    Recall,        ///< Recall, Done
    TakeCard,      ///< TakeCard
    PlaceOrAct,    ///< Place, Act, Done: neither part of the card has begun
    Place,         ///< Place, Done
    ActOrSkip,     ///< Act, Skip: placing is over
    ChooseEffect,  ///< ChooseEffect
    Lift,          ///< Lift, TakeInquisitor, Done; without Done when caballeros must go along with the King
    Drop,          ///< Drop
    PlaceAnywhere, ///< Place, Done
    Return,        ///< Return
    Dismiss,       ///< Dismiss
    ScorePlace,    ///< ScorePlace
    EvictFrom,     ///< EvictFrom
    MoveKing,      ///< MoveKing, or SwapKing
    MoveGrande,    ///< MoveGrande
    MoveBoard,     ///< MoveBoard
    TakeBack,      ///< TakeBack, TakeBackModifier
    SetDisk,       ///< SetDisk
    Veto,          ///< Veto, Allow, AllowAll
    GameOver,      ///< no answer: the game has ended
    PassModifier,  ///< PassModifier (2023, "Power Shift")
    AddModifier,   ///< AddModifier, Skip
    UseAbility,    ///< Act, Skip: the ability of the modifier beside the power card
    ChooseGrande,  ///< ChooseGrande
    NameBearer,    ///< NameBearer (Big Box, standard-bearers)
    ChooseHand,    ///< ChooseCard: 13 times, then the next player (Intrigue & the King)
    BuildBridge,   ///< BuildBridge
    PushCastillo,  ///< PushCastillo
    JoinScoring,   ///< Place, Skip: out of turn, before a scoring (Intrigue & the King, card 75)
    Sail,          ///< Lift, Claim, Done: before anything else in a turn (Grand Inquisitor & the Colonies)
    Claim,         ///< Claim, Done: after a special action
    FillTable,     ///< PutOnTable
    MoveTable,     ///< MoveTable
    RemoveCard,    ///< RemoveCard
    // Grandissimo.
    UseExtra,       ///< UseExtra, Done: after both parts of the card in use
    TakeToken,      ///< TakeToken
    Imprison,       ///< Imprison, Done
    Pardon,         ///< Pardon
    Give,           ///< Give
    TakeAlong,      ///< TakeAlong, Done: after a black caballero has moved
    GoAlong,        ///< Allow, Skip: asks whose caballero it is
    TakeFigure,     ///< TakeFigure
    TakeRegionCard, ///< TakeRegionCard
    PlaceGift,      ///< Place: before anything else in a turn
    FreeLift,       ///< Lift, Done: in a general scoring
    FreeDrop        ///< Drop
};

/// The last Question.
inline constexpr Question last_question = Question::FreeDrop;

/// Returns the number of a question in saves and links, which its row in rules/play/questions.cpp states;
/// no_wire_number for bytes that are not a Question.
std::uint8_t wire_number(Question question);

/// Returns the question with this number in saves and links, if there is one.
std::optional<Question> question_of_wire(unsigned number);

/// The current question and who answers it. There is exactly one at any time.
struct Decision
{
    Question question{};
    Seat seat = nobody; ///< the seat that answers; nobody if the game is over

    bool operator==(const Decision&) const = default;
};

/// The turn of the active player. Default values outside of turns.
struct Turn
{
    CardId card = no_card;   ///< the card in use; no_card before one is taken
    std::uint8_t placed = 0; ///< caballeros placed with the card
    bool placing_over = false;
    bool acting_over = false;       ///< the special action was executed, prevented or skipped
    std::uint8_t recalls_left = 0;  ///< caballeros that may still be recalled while recruiting
    bool kings_region_open = false; ///< placing may go into the King's region, too (2023, "Infiltration")
    bool all_regions_open = false;  ///< placing may go into all regions but the King's (Intrigue & the King, card 20)
    std::uint8_t max_placed = 0;    ///< the most caballeros that may be placed (card 15); 0: the usual number
    bool ability_over = false;      ///< the modifier's ability was used or left out; reset when an action card is taken
    /// The Inquisitor in the court gives one caballero more (line 247): it came from the province, or can be placed.
    bool extra_recruited = false;
    bool extra_to_place = false;
    // Grandissimo.
    std::uint8_t symbols = 0; ///< bits of Extra: what the cards taken in this turn allow
    std::uint8_t used = 0;    ///< bits of Extra: those that were used in this turn
    /// Caballeros that may be placed in addition: the number of the first card of a double turn, if nothing was placed
    /// with it; otherwise 0.
    std::uint8_t saved = 0;
    bool second = false; ///< the card in use is the second one of a double turn

    bool operator==(const Turn&) const = default;
};

/// The source of the special action in progress. Saves and links hold the numbers, which never change.
enum class EffectSource : std::uint8_t
{
    ActionCard = 0, ///< the one in use: Turn::card
    Modifier = 1,   ///< the ability of the modifier beside the active player's power card (2023, "Power Shift")
    Voyage = 2,     ///< moves of caballeros at sea at the beginning of a turn (Grand Inquisitor & the Colonies)
    Extra = 3       ///< a symbol or figure; Progress::effect is the Extra (Grandissimo)
};

/// The special action in progress. Default values while there is none.
struct Progress
{
    bool running = false;
    EffectSource source{};
    std::uint8_t effect = 0;       ///< index of the effect of the card, or the Extra
    std::uint8_t stage = 0;        ///< a stage of the verb; its file in rules/verbs explains it
    std::uint8_t own_left = 0;     ///< own caballeros that may still move
    std::uint8_t foreign_left = 0; ///< caballeros of other owners that may still move
    std::uint8_t any_left = 0;     ///< moves of any colour, placings or returns left
    Seat victim = nobody;          ///< the player whose caballeros are returned now
    std::uint8_t seats_left = 0;   ///< bit s: seat s has yet to lose caballeros by this action
    Seat lifted_seat = nobody;     ///< owner of the lifted caballero
    Place lifted_from = Place::Nowhere;
    Space lifted_space{};
    Place region = Place::Nowhere; ///< the region where all moves start, or that opponents must leave
    PlaceSet to_score;             ///< places still to be scored by this action
    bool step_announced = false;   ///< `step` waits for the owners of a Veto
    bool past_veto = false;        ///< the rest of this special action cannot be prevented
    Action step;
    bool discs_brought = false;    ///< the discs of the card have been brought
    std::uint8_t allowed_step = 0; ///< bit s: seat s lets the announced step happen
    std::uint8_t allowed_all = 0;  ///< bit s: seat s lets the whole special action happen

    bool operator==(const Progress&) const = default;
};

/// The dummy, a third colour in games of two (2023, "2-player game"). Default values without one.
struct Dummy
{
    std::array<std::uint8_t, power_card_count> power{}; ///< order of its power cards; one a round is turned over
    std::array<Place, region_count> regions{};          ///< order of the region cards; two a round are drawn
    std::uint8_t regions_drawn = 0;                     ///< since they were shuffled

    bool operator==(const Dummy&) const = default;
};

/// The modifiers of the players (2023, "Power Shift"). Default values without that module.
struct PowerShift
{
    PerSeat<std::uint16_t> hand{};   ///< bit m: modifier m is in hand
    PerSeat<std::uint16_t> played{}; ///< bit m: m was played, and was not taken back openly
    /// The modifier beside the power card that was played last.
    PerSeat<ModifierId> added = for_each_seat(no_modifier);

    bool operator==(const PowerShift&) const = default;
};

/// The standard-bearers (Big Box). Default values without that module.
struct Bearers
{
    /// The region of the standard-bearer; Nowhere while a player has no caballero that could be one.
    PerSeat<Place> at = for_each_seat(Place::Nowhere);
    std::uint8_t returning = 0; ///< bit s: the standard-bearer leaves, too, when the secret disk of seat s is executed

    bool operator==(const Bearers&) const = default;
};

/// Lasting effects of cards (Intrigue & the King). Default values without them.
struct Lasting
{
    /// The region in quarantine: taboo until the end of the next general scoring, with a mobile scoreboard (line 186);
    /// Nowhere if there is none.
    Place quarantine = Place::Nowhere;
    /// Two regions that are neighbours until another bridge is built, in the order of Place (line 181); Nowhere if
    /// there is no bridge.
    std::array<Place, 2> bridge{Place::Nowhere, Place::Nowhere};
    bool grandes_follow = false; ///< in the next general scoring Grandes move by the disks (line 179)
    bool scoring_joined = false; ///< nobody can join a scoring of this round any more (line 183)

    bool operator==(const Lasting&) const = default;
};

/// A game at one moment: a plain value without pointers that depends only on the setup and the actions so far. It
/// includes hidden information; see PlayerView for what a seat may know.
struct State
{
    Setup setup;
    Random random;

    PerSeat<std::uint16_t> score{};
    PerSeat<PowerCards> hand{};
    PerSeat<PowerCards> played{}; ///< cards that were played, and were not taken back openly

    std::array<PerOwner<std::uint8_t>, board_place_count> caballeros{}; ///< by place, then owner
    bool castillo_seen = false; ///< True if it was uncovered with caballeros inside, and none has gone in since
    PerSeat<std::uint8_t> court{};
    PerSeat<std::uint8_t> province{};
    PerSeat<Place> grande = for_each_seat(Place::Nowhere);
    Place king = Place::Nowhere; ///< a region; with New Regency also the Castillo, France or Portugal
    std::array<Place, mobile_board_count> board_at{Place::Aside, Place::Aside}; ///< by mobile scoreboard

    /// Order of the shuffled stacks, see rules/cards/stacks.hpp. The first `rounds_begun` cards of each have come up.
    std::array<CardId, static_cast<std::size_t>(stack_count* stack_slots)> decks{};
    /// By stack − 1: the seat that took its card in this round, or nobody.
    std::array<Seat, stack_count> taken_by{nobody, nobody, nobody, nobody, nobody, nobody, nobody};

    std::uint8_t round = 0;        ///< space of the round marker, 1 … 9
    std::uint8_t rounds_begun = 0; ///< the number of rounds whose cards have come up
    Seat first_bidder = nobody;    ///< of this round; nobody until Question::FirstBidder is answered
    std::uint8_t bids_made = 0;    ///< in this round
    PerSeat<std::uint8_t> bid{};   ///< value, or number, of the card that was played last; 0 if none lies there
    /// The seats in the order of their turns; nobody until all have bid in this round.
    PerSeat<Seat> turn_order{nobody, nobody, nobody, nobody, nobody};
    std::uint8_t turns_done = 0; ///< in this round, including the dummy's

    PerSeat<std::uint8_t> vetoes{};     ///< Vetoes that can be used until the end of the next round
    PerSeat<std::uint8_t> old_vetoes{}; ///< Vetoes that can be used until the end of this round

    Sealed sealed; ///< secret disks, or other secret choices

    Decision decision;
    Turn turn;
    Progress progress;
    Dummy dummy;
    PowerShift shift;
    Bearers bearers;
    Lasting lasting;
    Colonies colonies;
    Grandissimo grand;

    int players() const { return setup.players; }
    Seats seats() const { return Seats(setup.players); }

    /// Returns the number of seats that own caballeros and take action cards: the players and, after them, the dummy.
    int owner_count() const { return owners(setup); }
    Seats owner_seats() const { return Seats(owner_count()); }

    /// Returns all owners of caballeros on the board: those seats, and `neutral` if there are black caballeros.
    Owners owners_on_board() const { return Owners(owner_count(), has_black(setup)); }

    /// Returns the seat that controls the caballeros of `owner`. Black caballeros are controlled by the seat that has
    /// the Inquisitor in its court, or by nobody (lines 248 and 251).
    Seat player_of(Seat owner) const { return owner == neutral ? colonies.inquisitor : owner; }

    /// Returns the seat whose turn it is, which may be the dummy's; nobody while the players bid, during a general
    /// scoring and when the game is over.
    Seat active() const { return turns_done < owner_count() ? turn_order[turns_done] : nobody; }

    bool operator==(const State&) const = default;
};

/// True if it is a player's turn, also while another player is asked in it. False in the dummy's turn and between
/// turns.
inline bool is_within_turn(const State& state)
{
    return state.active() < state.players();
}

/// True from the moment when all disks are revealed until all have been executed.
inline bool disks_are_open(const State& state)
{
    return state.sealed.is_open() && state.sealed.holds(SealedKind::Place);
}

/// True while players pass modifiers to the left, before the first round (2023, "Power Shift").
inline bool modifiers_are_passed(const State& state)
{
    return state.sealed.purpose == SealedPurpose::PassModifier;
}

/// True while players choose their hands, before the first round (Intrigue & the King).
inline bool hands_are_chosen(const State& state)
{
    return state.sealed.purpose == SealedPurpose::ChooseHand;
}

/// True before the first round, while players pass modifiers, set the first disks or choose their hands.
inline bool is_before_play(const State& state)
{
    return modifiers_are_passed(state) || hands_are_chosen(state)
           || state.sealed.purpose == SealedPurpose::FirstCaballero;
}

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 768);

/// Returns the number of caballeros of an owner on a space of the place. Without the colonies all are on Space::Region.
int on_space(const State& state, Place place, Seat owner, Space space);

/// Returns the caballeros that count when the place is scored, by owner. With the colonies only those on the Limit
/// table count if it lies there, the Viceroy does not count, and black caballeros count for the Inquisitor's player
/// (lines 219, 248 and 252). In Grandissimo black ones do not count (line 398).
PerOwner<std::uint8_t> counted_at(const State& state, Place place);

/// Returns the owner on First, Second or Third of France, the ship or America; nobody if the space is free or does not
/// exist.
Seat holder_of(const State& state, Place place, Space space);

/// Returns the number of black caballeros in the game.
constexpr int black_of(const Setup& setup)
{
    return has_colonies(setup) ? black_caballeros : has_black(setup) ? black_in_grandissimo : 0;
}

/// Returns the Extras that the symbols of a card allow in this game (Grandissimo), as a bit mask; 0 in other games.
std::uint8_t symbols_of(const Setup& setup, CardId id);

/// True if the player has a ship token (Grandissimo). False in other games.
bool has_token(const State& state, Seat seat);

/// Returns the number of spaces of the Limit table: 6 with 2 or 3 players, else 10 (line 199).
constexpr int table_spaces(const Setup& setup)
{
    return setup.players < 4 ? 6 : 10;
}

/// Returns the number of free spaces on the Limit table.
int free_table_spaces(const State& state);

/// Spaces of a place where a caballero can arrive, in the order of Space (lines 209 to 253).
struct SpaceList
{
    std::array<Space, 4> spaces{};
    int size = 0;

    void add(Space space) { spaces[static_cast<std::size_t>(size++)] = space; }

    const Space* begin() const { return spaces.data(); }
    const Space* end() const { return spaces.data() + size; }
};

/// Returns the spaces of `place` where a caballero with this disc can arrive; they do not depend on its owner. Empty
/// only if France is full.
SpaceList free_spaces(const State& state, Place place, Disc disc);

/// True if nothing may change in the place: it is the King's region ("The King") or in quarantine.
inline bool is_taboo(const State& state, Place place)
{
    return place == state.king || (place == state.lasting.quarantine && place != Place::Nowhere);
}

/// Returns the regions of this game that border on the place, including those joined by a bridge. Empty for the
/// Castillo, places overseas and places off the board.
PlaceSet neighbours(const State& state, Place place);

/// True if the King can be in the place in this game: in regions of Spain, with the colonies also in France, in
/// Grandissimo in Portugal, with New Regency also beside the Castillo or abroad.
bool king_can_be(const Setup& setup, Place place);

/// True if a Grande can be in the place: in regions, with New Regency also in the Castillo.
bool grande_can_be(const Setup& setup, Place place);

/// Returns the places where caballeros from the court may be placed by default: the neighbours of the King's region
/// that are not in quarantine, the Castillo and, with the colonies, the ship while the King is at the coast. While the
/// King stands beside the Castillo, all regions and nothing else (2023, "Rebellion").
PlaceSet near_king(const State& state);

/// Returns the number of caballeros that the active player may place with the card in use, including those placed
/// already: Turn::max_placed, the number on the card, or that on the Caballero card for turn `turns_done` of the round
/// (Intrigue & the King), and in addition Turn::extra_to_place and Turn::saved. Except with own cards, `turn.card` must
/// not be no_card.
int placing_limit(const Setup& setup, const Turn& turn, int turns_done);

/// Returns the values of the scoreboard in effect at a place on the board, printed or mobile.
ScoreValues values_at(const State& state, Place place);

/// Returns the mobile scoreboard at a place on the board, 0 or 1; −1 if there is none.
int mobile_board_on(const State& state, Place place);

/// Returns the ordinal number of the round at space `round` in this game, from 1; 0 if this game has no round there.
int rounds_until(const Setup& setup, int round);

/// True if the cards of the round have come up. False before the first round, see is_before_play().
inline bool round_has_begun(const State& state)
{
    return state.rounds_begun == rounds_until(state.setup, state.round);
}

/// True if everybody may know who is in the Castillo: it is open or empty, no caballero has gone in since it was
/// uncovered, or the game is over.
bool castillo_is_known(const State& state);

/// True if the player has played a power card in this round, even if a modifier can still be added to it. `player` must
/// not be the dummy.
bool has_bid(const State& state, Seat player);

/// Returns the number of all caballeros of an owner: on the board, in court and province, in prison and given away
/// (Grandissimo).
int all_caballeros(const State& state, Seat owner);

/// Returns a hash of the state that is the same on every platform.
std::uint64_t hash(const State& state);

/// Returns a hash for transposition tables within one turn: only keys of states of the same turn may be compared. It is
/// cheap, because it omits what no turn changes (setup, cards of the round, turn order). It may differ between
/// platforms and versions: never store it.
std::uint64_t turn_key(const State& state);

} // namespace elgrande
