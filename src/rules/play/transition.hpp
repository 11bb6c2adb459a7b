#pragma once

#include "rules/event.hpp"
#include "rules/state.hpp"

/// Inside the engine: what the files of rules/ that change a State share. Nobody else includes this.
namespace elgrande
{

struct PlayerView;

/// A State that is being changed, and who listens.
struct Transition
{
    State& state;
    Observer observer;
    bool* turn_ended = nullptr; ///< if there is one: it is set at the end of a turn, and nothing follows

    void emit(const Event& event) const { observer(event); }

    void ask(Question question, Seat seat) const { state.decision = {question, seat}; }
};

constexpr std::uint8_t bit_of(Seat seat)
{
    return static_cast<std::uint8_t>(1U << seat);
}

// colonies/figures.cpp: the one way in which caballeros leave and come to places. In games without the colonies all
// stand on Space::Region.
/// What the caballero on a space carries.
Disc disc_of(const State& state, Place place, Space space);
/// Other spaces of its place that the caballero on `from` could come to.
SpaceList spaces_to_change_to(const State& state, Place place, Space from);
/// One caballero of `owner` leaves a space, with what it carries.
Disc take_off(State& state, Seat owner, Place place, Space space);
/// One caballero comes to a region, or goes into the Castillo, which hides it among the others. A disc that reaches
/// Spain is delivered.
void put_on(const Transition& transition, Seat owner, Place place, Space space = Space::Region, Disc disc = Disc::None);
void deliver(const Transition& transition, Seat owner, Place place, Disc disc);
void lose_disc(const Transition& transition, Seat owner, Place place, Disc disc);
/// The same where nobody chooses the space. There must be one.
void arrive_anyhow(const Transition& transition, Seat owner, Place place);
/// One caballero leaves the board; its disc is lost.
void take_away(const Transition& transition, Seat owner, Place place, Space space);
/// The same of up to `most`, where nobody chooses: those beside the Limit table first. Returns how many.
int take_away_anyhow(const Transition& transition, Seat owner, Place place, int most);
/// Lists an action that takes a caballero of the owner from its place, for each space or with the standard-bearer.
void add_departures(const State& state, ActionList& list, Action action, Seat owner);
/// Lists an action that brings a caballero to its place, for each space.
void add_arrivals(const State& state, ActionList& list, Action action, Disc disc = Disc::None);
/// Discs of a kind that are neither on the board nor carried.
int discs_aside(const State& state, Disc disc);

// colonies/limit_table.cpp
/// Caballeros beside the Limit table come onto its free spaces, as many as there are: those that `decider` chooses,
/// unless there is room for all.
void fill_table(const Transition& transition, Seat decider);
/// Puts caballeros onto it as long as whoever fills it has only one to choose.
void fill_table_without_choice(const Transition& transition);
/// After caballeros have left it, or while somebody chooses: asks, and returns whether it did.
bool ask_to_fill_table(const Transition& transition);
/// Caballeros from the Castillo, already beside it, come onto it as far as the rules let them (line 256). `before`: who
/// was in its region without them.
void seat_from_castillo(const Transition& transition, const PerOwner<std::uint8_t>& before, int free_before);
void move_table(const Transition& transition, Place region);
void legal_fillings(const State& state, ActionList& list);
void answer_filling(const Transition& transition, Action action);

// colonies/claims.cpp
void legal_claims(const State& state, ActionList& list);
void legal_claims_or_done(const State& state, ActionList& list);
void claim(const Transition& transition, Action action);
/// After a special action: asks if there is something to claim.
bool ask_for_claims(const Transition& transition);
void answer_claim(const Transition& transition, Action action);
/// Has the card in use discs to bring before it does what else it does?
bool discs_due(const State& state);
bool card_brings_discs(const State& state, CardId id);
void bring_discs(const Transition& transition);

// grandissimo/extras.cpp
/// Where the ship lands (line 297).
PlaceSet coast_of(const Setup& setup);
/// Is there something that the active player could do with it now?
bool extra_possible(const State& state, Extra extra);
/// Has the active player the symbol, or the figure, for it?
bool is_granted(const State& state, Extra extra);
bool any_extra_possible(const State& state);
void legal_extras(const State& state, ActionList& list);
void legal_extras_or_done(const State& state, ActionList& list);
const Effect& effect_of(Extra extra);
void begin_extra(const Transition& transition, Extra extra);
void answer_extra(const Transition& transition, Action action);
/// After the special action of the first card: the second one is in use.
void use_second_card(const Transition& transition, int stack);

// grandissimo/gifts.cpp
/// Caballeros that the seat has still to place for others.
int gifts_of(const State& state, Seat receiver);
/// Asks the active player to place what others gave them.
bool ask_for_gift(const Transition& transition);
void legal_gifts(const State& state, ActionList& list);
void answer_gift(const Transition& transition, Action action);

// grandissimo/next_scoring.cpp
/// "Just prior to the next general scoring" (line 398).
void dismiss_inquisitor(const Transition& transition);
/// Asks whoever has kept moves for it; false when there is nothing to move.
bool ask_for_free_moves(const Transition& transition);
void legal_free_lifts(const State& state, ActionList& list);
void legal_free_drops(const State& state, ActionList& list);
void answer_free_lift(const Transition& transition, Action action);
void answer_free_drop(const Transition& transition, Action action);
/// What lasts until a general scoring is over ends: region cards come back, and so does the King.
void end_of_general_scoring(const Transition& transition);

/// The next owner of caballeros clockwise; the dummy comes behind the last player.
inline Seat owner_left_of(const State& state, Seat seat)
{
    return left_of(seat, state.owner_count());
}

inline std::uint8_t every_seat(const State& state)
{
    return static_cast<std::uint8_t>((1U << state.players()) - 1U);
}

/// The first of these seats clockwise from the left of the active player, who is last; nobody if there is none.
Seat first_seat(const State& state, unsigned seats);

/// Caballeros of `seat` in all regions that are not taboo.
int in_open_regions(const State& state, Seat seat);

/// The same in Spain only: a disk names no other regions.
int in_open_spain(const State& state, Seat seat);

/// May a caballero of the court come there by a card that lets it go to any region: into Spain, to France and onto the
/// ship where the King lets it, never to the colonies (lines 210, 212 and 215)?
bool court_reaches(const State& state, Place place);

/// May caballeros of `seat` be taken from `region`: it is not taboo and holds one?
inline bool may_leave(const State& state, Seat seat, Place region)
{
    return !is_taboo(state, region) && state.caballeros[index(region)][seat] > 0;
}

// round.cpp
/// After everything is laid out: modifiers are passed (2023, "Power Shift"), then the first round begins.
void begin_play(const Transition& transition);
void begin_round(const Transition& transition);
/// 2023, "2-player game": caballeros of the dummy in two drawn regions, and its power card is turned over.
void begin_dummys_round(const Transition& transition);
void continue_bidding(const Transition& transition);
void end_turn(const Transition& transition);
/// The next player's turn, or what follows a round.
void go_on_after_turn(const Transition& transition);

// turn.cpp
void begin_turn(const Transition& transition);
/// What comes after gifts.
void begin_after_gifts(const Transition& transition);
/// What comes after the ship, if there is one.
void begin_recruiting(const Transition& transition);
/// The most that the active player may bring from the province, if it holds so many.
int most_recruits(const State& state);
void recall_one(const Transition& transition, Action action);
void recruit(const Transition& transition, int count);
void continue_recalling(const Transition& transition);
void continue_turn(const Transition& transition);
/// After a question that came in between: the special action, or what is before or after the card is taken.
void go_on_in_turn(const Transition& transition);
/// The active player uses the card of a stack, as offered() names it.
void take_card(const Transition& transition, Action action);
/// May the special action of the card in use be left out, whole or by doing nothing?
bool may_leave_out(const State& state);

// special_action.cpp
/// Could the special action of the card change anything now?
bool special_action_possible(const State& state, CardId id);
bool effect_possible(const State& state, const Effect& effect);
/// Asks for what the active player's caballeros at sea do, if they can do anything.
bool begin_voyage(const Transition& transition);
void begin_special_action(const Transition& transition);
/// Lets the verb set up its progress.
void begin_effect(const Transition& transition, const Effect& effect);
void choose_effect(const Transition& transition, int effect);
void continue_special_action(const Transition& transition);
void end_special_action(const Transition& transition);
const Effect& running_effect(const State& state);

// modifiers.cpp
void deal_modifiers(State& state);
void pass_modifier(const Transition& transition, Seat seat, ModifierId id);
/// Asks the next player for the modifier that they pass on, or hands them over and begins the first round.
void continue_passing(const Transition& transition);
void legal_passes(const State& state, ActionList& list);
void legal_modifiers(const State& state, ActionList& list);
void add_modifier(const Transition& transition, Seat seat, ModifierId id);
void take_modifier_back(const Transition& transition, ModifierId id);
/// Does a modifier with an ability that could change something lie beside the active player's power card?
bool ability_possible(const State& state);
void begin_ability(const Transition& transition);
void end_ability(const Transition& transition);

// hands.cpp
/// Has the seat all thirteen cards of its hand?
bool hand_is_chosen(const State& state, Seat seat);
/// Everybody sets a disk, and then chooses a hand, before the first round (Intrigue & the King).
void prepare_hands(const Transition& transition);
void place_first_caballeros(const Transition& transition);
/// Asks the next player whose hand is not whole, or goes on to the first round.
void continue_choosing(const Transition& transition);
void legal_own_cards(const State& state, ActionList& list);
void choose_own_card(const Transition& transition, Action action);

// bearers.cpp
/// Everybody's standard-bearer stands at home, or where else they have caballeros.
void set_out_bearers(State& state);
/// After caballeros of the seat left a region: the standard-bearer went along if it was marked, or if nobody stayed. It
/// stays one in a region only.
void bearer_leaves(const Transition& transition, Seat seat, Place from, Place to, bool marked);
/// Lists an action that takes `count` caballeros of the seat from its place, and the one that takes the bearer, too.
void add_with_bearer(const State& state, ActionList& list, Action action, Seat seat, int count);
/// Whoever lost their standard-bearer and has caballeros to choose from is asked, or has no choice; true if one is
/// asked.
bool ask_for_bearer(const Transition& transition);
void legal_bearers(const State& state, ActionList& list);
void answer_bearer(const Transition& transition, Seat seat, Place region);

// disks.cpp
/// Regions that `seat` may choose on its secret disk for the present purpose.
PlaceSet disk_choices(const State& state, Seat seat);
void call_disks(const Transition& transition, SealedPurpose purpose, std::uint8_t seats);
void reveal_disks(const Transition& transition);
void put_disks_away(const Transition& transition);
/// The first seat clockwise from the left of the active player whose disk lies there; nobody if none does.
Seat next_disk(const State& state);
/// The seat's disk has done what it was set for.
void take_disk(const Transition& transition, Seat seat);

// determinize.cpp
/// A state that looks like this to the viewer, of the view alone: placeholders stand for what is hidden (cards to come,
/// others' hands), and what others have chosen in secret lies face down.
State sketch_of(const PlayerView& seen);

// verbs/score.cpp
/// The places that a Score effect would score now; all that can be chosen if one is, none if disks decide.
PlaceSet places_to_score(const State& state, const Effect& effect);

// verbs/join_scoring.cpp
/// Who may still join a scoring of this round: bid the card for it, and uses no other; nobody if nobody may.
Seat scoring_joiner(const State& state);
/// Whoever may join the scoring that comes now is asked, if they have a caballero and a place for it; true then.
bool ask_to_join_scoring(const Transition& transition);
void legal_joins(const State& state, ActionList& list);
void answer_join(const Transition& transition, Action action);

// scoring.cpp
/// All regions tied for the most, or for the fewest caballeros of all owners; empty regions don't count.
PlaceSet extreme_regions(const State& state, bool most);
void score_place(const Transition& transition, Place place, bool first_rank_only);
/// A region in a general scoring, where cards of Grandissimo count.
void score_region_in_general(const Transition& transition, Place region);
/// Nobody but this seat, if it is one, gets anything: first_rank_payout().
void pay_first_rank(const Transition& transition, Seat seat, Place region);
/// Whoever has caballeros or a grande to move out of the Castillo: a disk decides nothing for others, nor for anybody
/// while the King stands beside it.
std::uint8_t leaving_castillo(const State& state);
void begin_general_scoring(const Transition& transition);
/// From the regions on.
void finish_general_scoring(const Transition& transition);
/// All of an owner inside go to a region, beside its Limit table if it has one.
void out_of_castillo(const Transition& transition, Seat owner, Place goal);
void continue_general_scoring(const Transition& transition);

} // namespace elgrande
