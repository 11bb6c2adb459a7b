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

    /// One caballero of `seat` comes to a region or goes into the Castillo, which hides it among the others.
    void arrive(Seat seat, Place to) const
    {
        ++state.caballeros[index(to)][seat];
        state.castillo_seen = state.castillo_seen && to != Place::Castillo;
    }

    /// One caballero of `seat` changes its place; `from` holds at least one.
    void move(Seat seat, Place from, Place to) const
    {
        --state.caballeros[index(from)][seat];
        arrive(seat, to);
    }
};

constexpr std::uint8_t bit_of(Seat seat)
{
    return static_cast<std::uint8_t>(1U << seat);
}

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
void recall_one(const Transition& transition, Action action);
void recruit(const Transition& transition, int count);
void continue_recalling(const Transition& transition);
void continue_turn(const Transition& transition);
/// The active player uses the card of a stack, as offered() names it.
void take_card(const Transition& transition, Action action);
/// May the special action of the card in use be left out, whole or by doing nothing?
bool may_leave_out(const State& state);

// special_action.cpp
/// Could the special action of the card change anything now?
bool special_action_possible(const State& state, CardId id);
bool effect_possible(const State& state, const Effect& effect);
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
/// Nobody but this seat gets anything: what the first rank of the region is worth, without bonuses.
void pay_first_rank(const Transition& transition, Seat seat, Place region);
/// Whoever has caballeros or a grande to move out of the Castillo: a disk decides nothing for others, nor for anybody
/// while the King stands beside it.
std::uint8_t leaving_castillo(const State& state);
void begin_general_scoring(const Transition& transition);
void continue_general_scoring(const Transition& transition);

} // namespace elgrande
