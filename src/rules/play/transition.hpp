#pragma once

#include "rules/event.hpp"
#include "rules/state.hpp"

#include <cstdint>

/// Internal to the engine: shared by the files of rules/ that change a State. Do not include it elsewhere. Line numbers
/// refer to the rules "classic and expansions".
///
/// Functions named begin_…, continue_…, finish_… and end_… leave the state at the next question, as do
/// answer_…, which play a legal answer, unless their comment says that they ask nothing. ask_…() return true if
/// they have asked, and then the caller must return. legal_…() add the legal answers to a question; …_or_done()
/// also add Done.
namespace elgrande
{

struct PlayerView;

/// A State that is being changed, and the observer of its events.
struct Transition
{
    State& state;
    Observer observer;
    /// If not null, it is set to true at the end of a turn, where the transition stops (apply_within_turn()).
    bool* turn_ended = nullptr;

    void emit(const Event& event) const { observer(event); }

    void ask(Question question, Seat seat) const { state.decision = {question, seat}; }
};

constexpr std::uint8_t bit_of(Seat seat)
{
    return static_cast<std::uint8_t>(1U << seat);
}

// colonies/figures.cpp: all caballeros leave and enter places by these functions. Without the colonies all caballeros
// stand on Space::Region.
/// Returns the disc that a caballero on this space has; Disc::None for a free space of France.
Disc disc_of(const State& state, Place place, Space space);
/// Returns the other spaces of the place that the caballero on `from` could move to.
SpaceList spaces_to_change_to(const State& state, Place place, Space from);
/// Removes a caballero of `owner` from a space, where one must be. Returns its disc. Notes if a space on the Limit
/// table becomes free (Colonies::spaces_freed).
Disc take_off(State& state, Seat owner, Place place, Space space);
/// Adds a caballero to a free space of a region, the ship or the Castillo. In the Castillo, clears
/// State::castillo_seen. Delivers a disc that reaches Spain; one that goes into the Castillo is lost. Sends no event of
/// the move.
void put_on(const Transition& transition, Seat owner, Place place, Space space = Space::Region, Disc disc = Disc::None);
/// Pays the player of a caballero for its disc, which goes beside the board.
void deliver(const Transition& transition, Seat owner, Place place, Disc disc);
/// Sends EventKind::DiscLost for a caballero that leaves or enters `place`. Changes nothing.
void lose_disc(const Transition& transition, Seat owner, Place place, Disc disc);
/// Like put_on(), on the first free space, of which there must be one.
void put_on_any_space(const Transition& transition, Seat owner, Place place);
/// Removes a caballero from the board, like take_off(). Its disc is lost. The caller adds it to court or province.
void take_away(const Transition& transition, Seat owner, Place place, Space space);
/// Removes up to `most` caballeros, like take_away(): those beside the Limit table first and those in an office last.
/// Returns the number removed.
int take_away_any(const Transition& transition, Seat owner, Place place, int most);
/// Adds to the list the variants of an action that takes a caballero of the owner from its place, where one must be:
/// one for each space, or one with the standard-bearer.
void add_departures(const State& state, ActionList& list, Action action, Seat owner);
/// Adds to the list the variants of an action that brings a caballero with this disc to its place: one for each free
/// space.
void add_arrivals(const State& state, ActionList& list, Action action, Disc disc = Disc::None);
/// Returns the number of discs of a kind that lie beside the board.
int discs_aside(const State& state, Disc disc);

// colonies/limit_table.cpp
/// Puts all caballeros beside the Limit table onto it. If there is not room for all, puts none, and notes that
/// `decider` has to choose (Colonies::filling_seat) if there is any room; ask_to_fill_table() then asks.
void fill_table(const Transition& transition, Seat decider);
/// Puts caballeros onto the Limit table for Colonies::filling_seat as long as there is only one choice.
void fill_table_without_choice(const Transition& transition);
/// Asks which caballero comes onto the Limit table, if spaces were freed or a choice is unfinished. Returns true if it
/// asked.
bool ask_to_fill_table(const Transition& transition);
/// Puts caballeros from the Castillo that are beside the Limit table onto it, as far as the rules allow (line 256).
/// `before`, `free_before`: the caballeros in its region and the free spaces of the table before they came.
void fill_table_from_castillo(const Transition& transition, const PerOwner<std::uint8_t>& before, int free_before);
/// Moves the Limit table and fills it; the active player decides.
void move_table(const Transition& transition, Place region);
void legal_fillings(const State& state, ActionList& list);
void answer_filling(const Transition& transition, Action action);

// colonies/claims.cpp
void legal_claims(const State& state, ActionList& list);
void legal_claims_or_done(const State& state, ActionList& list);
/// Gives an unclaimed disc to the caballero that a legal Claim names.
void claim(const Transition& transition, Action action);
/// Asks the active player for claims after a special action, if any are possible. Returns true if it asked.
bool ask_for_claims(const Transition& transition);
void answer_claim(const Transition& transition, Action action);
/// True if the card in use must bring discs before its special action.
bool discs_due(const State& state);
/// True if the card would bring discs now, as some lie beside the board.
bool card_brings_discs(const State& state, CardId id);
/// Brings the discs of the card in use, as many as lie beside the board.
void bring_discs(const Transition& transition);

// grandissimo/extras.cpp
/// Returns the regions where the ship can land (line 297).
PlaceSet coast_of(const Setup& setup);
/// True if the active player may use the Extra now: it is granted, unused in this turn, and would have an effect.
bool extra_possible(const State& state, Extra extra);
/// True if the active player has the symbol or figure for the Extra.
bool is_granted(const State& state, Extra extra);
/// True if legal_extras() adds any.
bool any_extra_possible(const State& state);
void legal_extras(const State& state, ActionList& list);
void legal_extras_or_done(const State& state, ActionList& list);
/// Returns the effect of an Extra.
const Effect& effect_of(Extra extra);
void begin_extra(const Transition& transition, Extra extra);
void answer_extra(const Transition& transition, Action action);
/// Begins to use the second card of a double turn, which the special action of the first one has taken from `stack`,
/// and continues the turn.
void use_second_card(const Transition& transition, int stack);

// grandissimo/gifts.cpp
/// Returns the number of caballeros that the seat has to place for others.
int gifts_of(const State& state, Seat receiver);
/// Asks the active player to place caballeros that others gave them. Returns true if it asked.
bool ask_for_gift(const Transition& transition);
void legal_gifts(const State& state, ActionList& list);
void answer_gift(const Transition& transition, Action action);

// grandissimo/next_scoring.cpp
/// Moves the Inquisitor from a player's court beside the board, "just prior to the next general scoring" (line 398).
void dismiss_inquisitor(const Transition& transition);
/// Asks the player with saved moves for the next one. Returns false, and ends them, if there is nothing to move.
bool ask_for_free_moves(const Transition& transition);
void legal_free_lifts(const State& state, ActionList& list);
void legal_free_drops(const State& state, ActionList& list);
void answer_free_lift(const Transition& transition, Action action);
void answer_free_drop(const Transition& transition, Action action);
/// Ends the effects that last until a general scoring is over: region cards are returned, and so is the King. Asks
/// nothing.
void end_of_general_scoring(const Transition& transition);

/// Returns the next seat clockwise, including the dummy, which sits after the last player.
inline Seat owner_left_of(const State& state, Seat seat)
{
    return left_of(seat, state.owner_count());
}

/// Returns all players, as a bit for each seat.
inline std::uint8_t every_seat(const State& state)
{
    return static_cast<std::uint8_t>((1U << state.players()) - 1U);
}

/// Returns the first of these seats (bit s: seat s) clockwise from the left of the active player, who comes last;
/// nobody if `seats` is empty. A player must be active.
Seat first_seat(const State& state, unsigned seats);

/// Returns the number of caballeros of `seat` in all regions that are not taboo.
int in_open_regions(const State& state, Seat seat);

/// Like in_open_regions(), but only in Spain: disks cannot name other regions.
int in_open_spain(const State& state, Seat seat);

/// True if a card that places caballeros into any region can place them there: into Spain, into France and onto the
/// ship as far as the King allows it, never into the colonies (lines 210, 212 and 215). `place` must be a region.
bool court_reaches(const State& state, Place place);

/// True if `region` is not taboo and holds a caballero of `seat`.
inline bool may_leave(const State& state, Seat seat, Place region)
{
    return !is_taboo(state, region) && state.caballeros[index(region)][seat] > 0;
}

// round.cpp
/// Begins the game after the set-up, or after a round of secret choices: with the secret choices that have been called
/// for (modifiers to pass, first disks, hands), or with the first round.
void begin_play(const Transition& transition);
/// Begins the round at State::round: its cards come up, the dummy acts, and the first player is asked for a bid.
void begin_round(const Transition& transition);
/// Places caballeros of the dummy in two drawn regions and turns over its power card (2023, "2-player game"). Asks
/// nothing.
void begin_dummys_round(const Transition& transition);
/// Asks the next player for a bid; if there is no first bidder yet, asks seat 0 who that is. After the last bid, begins
/// the first turn.
void continue_bidding(const Transition& transition);
/// Ends the turn of the active player, then continues after it, or stops if Transition::turn_ended is set.
void end_turn(const Transition& transition);
/// Begins the next player's turn, or ends the round.
void continue_after_turn(const Transition& transition);

// turn.cpp
/// Begins the turn of the active seat; first asks to place gifts. Plays the dummy's turn at once.
void begin_turn(const Transition& transition);
/// Continues the beginning of a turn after gifts have been placed.
void begin_after_gifts(const Transition& transition);
/// Continues the beginning of a turn after the voyage.
void begin_recruiting(const Transition& transition);
/// Returns the maximum number of caballeros that the active player may recruit, even if the province holds fewer.
int max_recruits(const State& state);
/// Moves the caballero that a Recall names to the court of the active player. Asks nothing.
void recall_one(const Transition& transition, Action action);
/// Moves `count` caballeros of the active player from the province to the court, then continues with recalling.
void recruit(const Transition& transition, int count);
/// Asks for the next recall, or continues with the choice of an action card.
void continue_recalling(const Transition& transition);
/// Asks for the next part of the turn with a card in use, or ends the turn.
void continue_turn(const Transition& transition);
/// Continues the turn after a question that interrupted it.
void continue_after_interruption(const Transition& transition);
/// Takes the card of the stack in Action::a for the active player, see offered(), and continues the turn.
void take_card(const Transition& transition, Action action);
/// True if the active player may leave out the special action of the card in use, or the ability of a modifier in
/// progress; also before a card is taken.
bool may_leave_out(const State& state);

// special_action.cpp
/// True if the special action of the card could change anything now if the active player used it. Does not depend on
/// hidden information.
bool special_action_possible(const State& state, CardId id);
/// The same for one effect.
bool effect_possible(const State& state, const Effect& effect);
/// Begins the voyage of the active player's caballeros at sea. Returns false if there is nothing to do.
bool begin_voyage(const Transition& transition);
/// Announces the special action of the card in use, and asks for one of two effects or begins the only one.
void begin_special_action(const Transition& transition);
/// Lets the verb of an effect set up State::progress. Asks nothing.
void begin_effect(const Transition& transition, const Effect& effect);
/// Begins the first (0) or second (1) effect of the card in use.
void choose_effect(const Transition& transition, int effect);
/// Executes steps of the special action up to the next question, or to its end.
void continue_special_action(const Transition& transition);
/// Ends the special action, even after a Veto, and continues the turn.
void end_special_action(const Transition& transition);
/// Returns the effect of the special action in progress, which must be running and chosen.
const Effect& running_effect(const State& state);

// modifiers.cpp
/// Deals three modifiers to each player and calls for passing one. Asks nothing.
void deal_modifiers(State& state);
/// Notes the modifier that the seat passes, then continues with the next player.
void pass_modifier(const Transition& transition, Seat seat, ModifierId id);
/// Asks the next player for a modifier to pass. After the last one, hands them over and begins the first round.
void continue_passing(const Transition& transition);
void legal_passes(const State& state, ActionList& list);
void legal_modifiers(const State& state, ActionList& list);
/// Lays a modifier beside the power card that the seat has just played. Asks nothing.
void add_modifier(const Transition& transition, Seat seat, ModifierId id);
/// Returns a played modifier to the hand of the active player. Asks nothing.
void take_modifier_back(const Transition& transition, ModifierId id);
/// True if the modifier beside the active player's power card has an ability that could change anything now.
bool ability_possible(const State& state);
void begin_ability(const Transition& transition);
void end_ability(const Transition& transition);

// hands.cpp
/// With own cards: true if the seat has chosen all 13 cards of its hand.
bool hand_is_chosen(const State& state, Seat seat);
/// Calls for the disks that are set before the first round (Intrigue & the King and the colonies); begin_play() then
/// asks. Asks nothing.
void prepare_hands(const Transition& transition);
/// Asks for the next of these disks. After the last one, places the caballeros, then continues with choosing hands, or
/// without own cards with the first round.
void place_first_caballeros(const Transition& transition);
/// Asks the next player whose hand is incomplete. After the last one, begins the first round.
void continue_choosing(const Transition& transition);
void legal_own_cards(const State& state, ActionList& list);
/// Adds the card to the hand of the asked player, then asks for the next one, or continues with the next player.
void choose_own_card(const Transition& transition, Action action);

// bearers.cpp
/// Puts each standard-bearer at home if its player has a caballero there, or else into the first region with one that
/// is not taboo; Nowhere if there is none, and in games without standard-bearers.
void set_out_bearers(State& state);
/// Moves or removes the standard-bearer of a seat after caballeros of that seat have left `from`: if the bearer was
/// `marked`, or if none stayed. It is lost unless `to` is a region.
void bearer_leaves(const Transition& transition, Seat seat, Place from, Place to, bool marked);
/// Adds to the list an action that takes `count` caballeros of the seat from its place, and the variant that takes the
/// standard-bearer, if only that makes a difference.
void add_with_bearer(const State& state, ActionList& list, Action action, Seat seat, int count);
/// Asks a player without a standard-bearer to name one; names it where there is only one candidate. Returns true if it
/// asked.
bool ask_for_bearer(const Transition& transition);
void legal_bearers(const State& state, ActionList& list);
void answer_bearer(const Transition& transition, Seat seat, Place region);

// disks.cpp
/// Returns the regions that `seat` may set on its secret disk for the current SealedPurpose.
PlaceSet disk_choices(const State& state, Seat seat);
/// Calls for the disks of these seats (bit s: seat s); ask_for_sealed() then asks.
void call_disks(const Transition& transition, SealedPurpose purpose, std::uint8_t seats);
/// Sends the events that reveal the disks; they are open as soon as none is due.
void reveal_disks(const Transition& transition);
/// Clears all disks, including those that were not executed.
void put_disks_away(const Transition& transition);
/// Returns the first seat clockwise from the left of the active player with a disk to execute; nobody if there is none.
Seat next_disk(const State& state);
/// Removes the seat's disk after it has been executed.
void take_disk(const Transition& transition, Seat seat);

// determinize.cpp
/// Returns a state built from the view alone, with placeholders for hidden cards (cards to come, hands of other seats)
/// and the secret choices of other seats face down. It may not pass validate_state(); see determinize().
State sketch_of(const PlayerView& seen);

// verbs/score.cpp
/// Returns the places that a Score effect would score now: all candidates if the player chooses one, none if disks
/// decide.
PlaceSet places_to_score(const State& state, const Effect& effect);

// verbs/join_scoring.cpp
/// Returns the seat that may still join a scoring in this round; nobody if none may.
Seat scoring_joiner(const State& state);
/// Asks the seat that may join the scoring that comes now, if it can place a caballero. Returns true if it asked.
bool ask_to_join_scoring(const Transition& transition);
void legal_joins(const State& state, ActionList& list);
/// Plays the answer. For a scoring by a card, adds 1 to Progress::stage so that the verb does not ask again.
void answer_join(const Transition& transition, Action action);

// scoring.cpp
/// Returns the regions tied for the most caballeros of all owners, or for the fewest. Empty regions do not count, nor
/// in Grandissimo black caballeros.
PlaceSet extreme_regions(const State& state, bool most);
/// Pays payout() of the place, and uncovers the Castillo if it is the place.
void score_place(const Transition& transition, Place place, bool first_rank_only);
/// Scores a region in a general scoring: pays general_payout(), or nothing for a boycotted region.
void score_region_in_general(const Transition& transition, Place region);
/// Scores the region for this seat alone: pays first_rank_payout(), or nothing to `nobody`.
void pay_first_rank(const Transition& transition, Seat seat, Place region);
/// Returns the seats that set disks in a general scoring, as a bit mask: those with pieces to move out of the Castillo,
/// none while the King stands beside it, and those whose Grande follows the disk (Lasting::grandes_follow).
std::uint8_t leaving_castillo(const State& state);
/// Begins a general scoring; first asks whether a player joins it.
void begin_general_scoring(const Transition& transition);
/// Continues a general scoring after the Castillo: with the Limit table, saved moves and the regions.
void finish_general_scoring(const Transition& transition);
/// Moves all caballeros of an owner from the Castillo to a region, beside the Limit table if it lies there. Sends no
/// event.
void move_out_of_castillo(const Transition& transition, Seat owner, Place destination);
/// Asks for the next disk. After the last one, scores and empties the Castillo, then finishes the general scoring.
void continue_general_scoring(const Transition& transition);

} // namespace elgrande
