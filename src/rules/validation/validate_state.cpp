// Checks whether a State can occur in a game. Checks everything that other code relies on, so that a state from a link
// or a save can be played to its end even if its bytes come from outside.
#include "rules/cards/own_cards.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"
#include "rules/modifiers.hpp"
#include "rules/round_start.hpp"
#include "rules/sealed/purposes.hpp"
#include "rules/validation/checks.hpp"
#include "rules/verbs/verb.hpp"

#include <algorithm>
#include <bit>
#include <climits>

namespace elgrande
{
namespace
{

constexpr int highest_score = 2000; ///< far more than the boards can pay in nine rounds

bool round_fits(const State& state)
{
    const int begun = rounds_until(state.setup, state.round);
    // Older links and saves show the cards of the round while modifiers are being passed.
    return begun > 0 && (state.rounds_begun == begun || (is_before_play(state) && state.rounds_begun == begun - 1));
}

ValidationError check_seat(const State& state, Seat seat)
{
    if (has_dummy(state.setup) && seat == dummy_seat(state.setup))
    {
        return check_dummy(state);
    }
    const int sum = all_caballeros(state, seat);
    const unsigned hand = state.hand[seat];
    const unsigned played = state.played[seat];
    if (seat >= state.players())
    {
        const bool empty = sum == 0 && hand == 0 && played == 0 && state.score[seat] == 0 && state.bid[seat] == 0
                           && state.grande[seat] == Place::Nowhere && state.vetoes[seat] + state.old_vetoes[seat] == 0
                           && state.turn_order[seat] == nobody;
        return empty ? ValidationError{} : "players: an unused seat has pieces";
    }
    if (sum != caballeros_each(state.setup))
    {
        return "caballeros: every player has " + std::to_string(caballeros_each(state.setup));
    }
    const bool own_cards = has_own_cards(state.setup);
    if (own_cards ? !own_cards_fit(state, seat) : (hand | played) != full_hand)
    {
        return "power cards: a player does not have all thirteen";
    }
    const unsigned bid = state.bid[seat];
    if (bid > static_cast<unsigned>(power_cards(state.setup))
        || (bid != 0 && ((hand >> bid & 1U) != 0 || (played >> bid & 1U) == 0)))
    {
        return "power cards: the last one played is not among the used ones";
    }
    if (!(own_cards && is_before_play(state)) && std::popcount(state.hand[seat]) < min_hand_size(state, seat))
    {
        return "power cards: too few for the remaining rounds";
    }
    if (!grande_can_be(state.setup, state.grande[seat]) || state.score[seat] > highest_score)
    {
        return state.score[seat] > highest_score ? "score: too high" : "home: not a region";
    }
    return std::nullopt;
}

ValidationError check_board(const State& state)
{
    if (!king_can_be(state.setup, state.king))
    {
        return "king: not in a region";
    }
    for (const Place place : state.board_at)
    {
        if (place != Place::Castillo && !is_region(state.setup, place) && place != Place::Aside)
        {
            return "mobile scoreboards: neither on the board nor beside it";
        }
    }
    const auto& inside = state.caballeros[index(Place::Castillo)];
    if (state.castillo_seen && std::all_of(inside.begin(), inside.end(), [](int count) { return count == 0; }))
    {
        return "castillo: seen, but empty";
    }
    if (state.board_at[0] == state.board_at[1] && state.board_at[0] != Place::Aside)
    {
        return "mobile scoreboards: both are in the same place";
    }
    return std::nullopt;
}

bool bids_fit(const State& state)
{
    BidSums sums;
    if (has_dummy(state.setup))
    {
        sums.insert(state.bid[dummy_seat(state.setup)]);
    }
    // Later on, cards are taken back from the table, with or without their modifiers.
    const bool bidding = state.bids_made < state.players();
    for (int i = 0; i < state.bids_made; ++i)
    {
        const auto seat = static_cast<Seat>((state.first_bidder + i) % state.players());
        const int sum = bid_sum(state, seat);
        const bool counts = state.bid[seat] != 0 && (bidding || !state.setup.modules.contains(Module::PowerShift));
        if (counts ? sums.contains(sum) : bidding)
        {
            return false;
        }
        sums.insert(sum);
    }
    return true;
}

bool turn_order_fits(const State& state)
{
    if (state.bids_made < state.players())
    {
        return state.turns_done == 0
               && std::all_of(state.turn_order.begin(), state.turn_order.end(), [](Seat s) { return s == nobody; });
    }
    unsigned seats = 0;
    const bool shifted = state.setup.modules.contains(Module::PowerShift);
    int last = INT_MAX;
    for (int turn = 0; turn < state.owner_count(); ++turn)
    {
        const Seat seat = state.turn_order[static_cast<std::size_t>(turn)];
        if (seat >= state.owner_count())
        {
            return false;
        }
        seats |= 1U << seat;
        // A card on top, or its modifier, may have been taken back by a player who has acted.
        const bool has_acted = turn < state.turns_done || (turn == state.turns_done && state.turn.acting_over);
        const bool gone = has_acted && (shifted || state.bid[seat] == 0);
        const int sum = bid_sum(state, seat);
        if (!gone && (state.bid[seat] == 0 || sum >= last))
        {
            return false;
        }
        last = gone ? last : sum;
    }
    return seats == (1U << state.owner_count()) - 1U;
}

/// True if the changes to placing in this turn come from the card in use.
bool freed_placing_fits(const State& state)
{
    const Turn& turn = state.turn;
    const bool freed = turn.kings_region_open || turn.all_regions_open || turn.max_placed > 0;
    if (!freed || !turn.acting_over || turn.card == no_card)
    {
        return !freed;
    }
    const Effect& effect = card(turn.card).effects[0];
    return effect.verb == Verb::Infiltrate && turn.max_placed == effect.count && turn.all_regions_open == effect.far
           && turn.kings_region_open == (effect.count == 0 && !effect.far);
}

ValidationError check_round(const State& state)
{
    const bool nobody_begins = state.first_bidder == nobody;
    const bool asks_who_begins =
        state.decision.question == Question::FirstBidder || (is_before_play(state) && nobody_begins);
    if (nobody_begins != asks_who_begins || (!asks_who_begins && state.first_bidder >= state.players()))
    {
        return "first bidder: no such seat";
    }
    if (state.bids_made > state.players() || (asks_who_begins && state.bids_made > 0) || !bids_fit(state))
    {
        return "power cards: two players cannot play the same value";
    }
    if (state.turns_done > state.owner_count() || !turn_order_fits(state))
    {
        return "turn order: differs from that of the bids";
    }
    const bool in_turn = state.bids_made == state.players() && state.turns_done < state.owner_count();
    if (!in_turn && state.turn != Turn{})
    {
        return "turn: no player is active";
    }
    if (state.turn.card != no_card && state.turn.card >= catalogue().size())
    {
        return "action card: unknown";
    }
    if (!freed_placing_fits(state))
    {
        return "turn: the King's region is taboo";
    }
    return taken_cards_fit(state) ? ValidationError{} : "action cards: the players have not taken one each";
}

bool progress_in_range(const State& state)
{
    const Progress& progress = state.progress;
    const auto seat_fits = [&](Seat seat) { return seat == nobody || seat < state.owner_count(); };
    const auto place_fits = [&](Place place) {
        return place == Place::Nowhere || is_region(state.setup, place)
               || (place == Place::Ship && has_ship(state.setup));
    };
    const auto owner_fits = [&](Seat owner)
    { return seat_fits(owner) || (owner == neutral && has_black(state.setup)); };
    const bool extra = progress.source == EffectSource::Extra;
    const bool by_card = progress.source == EffectSource::ActionCard;
    const int effects = extra ? extra_count : by_card ? card(state.turn.card).effect_count : 1;
    return seat_fits(progress.victim) && progress.seats_left < 1U << static_cast<unsigned>(state.owner_count())
           && owner_fits(progress.lifted_seat) && progress.lifted_space <= Space::Third
           && place_fits(progress.lifted_from) && place_fits(progress.region) && progress.effect < effects
           && (progress.allowed_step & ~every_seat(state)) == 0 && (progress.allowed_all & ~every_seat(state)) == 0
           && (progress.step_announced || (progress.step == Action{} && progress.allowed_step == 0));
}

bool vetoes_may_allow(const State& state)
{
    for (const Seat seat : state.seats())
    {
        const bool allows = ((state.progress.allowed_step | state.progress.allowed_all) & bit_of(seat)) != 0;
        if (allows && (seat == state.active() || state.vetoes[seat] + state.old_vetoes[seat] == 0))
        {
            return false;
        }
    }
    return true;
}

/// In editions where a Veto stops whole special actions, only the whole action is announced.
bool announcement_fits(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const bool whole = progress.step_announced && progress.step.kind == ActionKind::Act;
    if (!edition_row(state.setup.edition).veto_stops_all)
    {
        return !progress.past_veto && !whole;
    }
    if (!whole)
    {
        return progress.past_veto && progress.allowed_step == 0 && progress.allowed_all == 0;
    }
    State fresh = state;
    fresh.progress = {};
    fresh.progress.running = true;
    fresh.progress.effect = progress.effect;
    rules_of(effect.verb).begin({fresh, {}}, effect);
    fresh.progress.step_announced = true;
    fresh.progress.step = progress.step;
    fresh.progress.allowed_step = progress.allowed_step;
    fresh.progress.allowed_all = progress.allowed_all;
    return fresh == state && effect_possible(state, effect);
}

/// True if the verb could announce this step now, by itself or as an answer.
bool step_fits(const State& state, const Effect& effect)
{
    State before = state;
    before.progress.step_announced = false;
    before.progress.step = {};
    before.progress.allowed_step = 0;
    if (discs_due(before) || state.progress.step.kind == ActionKind::BringDiscs)
    {
        return discs_due(before) && state.progress.step == with(ActionKind::BringDiscs, 0);
    }
    const Next next = rules_of(effect.verb).next({before, {}}, effect);
    if (next == Next::Step)
    {
        return before.progress.step == state.progress.step;
    }
    const ActionKind kind = state.progress.step.kind;
    ActionList answers;
    if (next == Next::Ask)
    {
        rules_of(effect.verb).legal(before, effect, answers);
    }
    // Lifting a caballero is not a step of Verb::Move: only the drop is.
    return kind != ActionKind::Done && (kind != ActionKind::Lift || effect.verb != Verb::Move)
           && kind != ActionKind::Return && answers.contains(state.progress.step);
}

/// True if asking again leads to the same question and changes nothing else.
bool asks_the_same(const State& state, void (*go_on)(const Transition&))
{
    State again = state;
    go_on({again, {}});
    return again == state;
}

ValidationError check_special_action(const State& state)
{
    const Turn& turn = state.turn;
    const bool by_card = state.progress.source == EffectSource::ActionCard;
    const bool at_sea = state.progress.source == EffectSource::Voyage;
    const bool extra = state.progress.source == EffectSource::Extra;
    const bool possible = by_card ? !turn.acting_over
                          : extra ? extra_fits(state)
                                  : turn == Turn{} && (at_sea ? has_ship(state.setup) : has_ability(state));
    if ((by_card || extra) != (turn.card != no_card) || !possible || !progress_in_range(state)
        || !vetoes_may_allow(state))
    {
        return "special action: none can be in progress now";
    }
    const Effect& effect = running_effect(state);
    if (state.decision.question == Question::ChooseEffect)
    {
        Progress fresh;
        fresh.running = true;
        const bool fits = state.progress == fresh && card(turn.card).effect_count == 2
                          && state.decision.seat == state.active() && sealed_fits(state, SealedPurpose::None, 0);
        return fits ? ValidationError{} : "special action: not before the choice";
    }
    const bool step = state.progress.step_announced && state.progress.step.kind != ActionKind::Act;
    if (!announcement_fits(state, effect) || !rules_of(effect.verb).valid(state, effect)
        || (step && !step_fits(state, effect)) || !asks_the_same(state, continue_special_action)
        || legal(state).empty())
    {
        return "special action: its progress does not fit the card";
    }
    return std::nullopt;
}

void ask_who_begins_or_bids(const Transition& transition)
{
    if (!ask_for_sealed(transition))
    {
        continue_bidding(transition);
    }
}

void begin_or_recall(const Transition& transition)
{
    const Question question = transition.state.decision.question;
    if (question == Question::PlaceGift)
    {
        begin_turn(transition);
    }
    else if (question == Question::Recruit)
    {
        begin_recruiting(transition);
    }
    else
    {
        continue_recalling(transition);
    }
}

bool general_scoring_fits(const State& state)
{
    State again = state;
    return scoring_follows(state.round) && sealed_fits(state, SealedPurpose::GeneralScoring, leaving_castillo(state))
           && ask_for_sealed({again, {}}) && again == state;
}

bool recalls_fit(const State& state)
{
    const Seat seat = state.active();
    return state.turn.card == no_card && state.turn.placed == 0 && !state.turn.placing_over && !state.turn.acting_over
           && state.bid[seat] != 0 && state.turn.recalls_left <= recruits(state.setup, state.bid[seat])
           && (state.turn.recalls_left == 0 || state.province[seat] == 0)
           && (!state.turn.ability_over || (state.turn.recalls_left == 0 && has_ability(state)));
}

/// True if the question follows from the rest of the state.
bool question_fits(const State& state)
{
    const bool nothing_sealed = sealed_fits(state, SealedPurpose::None, 0);
    if (state.turns_done == state.owner_count())
    {
        const auto& castillo = state.caballeros[index(Place::Castillo)];
        const bool over =
            state.decision == Decision{Question::GameOver, nobody} && state.round == last_round && nothing_sealed
            && (state.king == Place::Castillo
                || std::all_of(castillo.begin(), castillo.begin() + max_players, [](int n) { return n == 0; }));
        const bool joining = state.decision.question == Question::JoinScoring && scoring_follows(state.round)
                             && nothing_sealed && asks_the_same(state, begin_general_scoring);
        const bool filling = state.decision.question == Question::FillTable && scoring_follows(state.round)
                             && nothing_sealed && asks_the_same(state, finish_general_scoring);
        return over || joining || filling || free_moves_fit(state) || general_scoring_fits(state);
    }
    // Questions before the first round were checked by check_modifiers() and check_hands().
    if (!(nothing_sealed || is_before_play(state)) || state.decision.question == Question::GameOver)
    {
        return false;
    }
    if (state.decision.question == Question::AddModifier)
    {
        return adding_modifier_fits(state);
    }
    if (state.bids_made < state.players())
    {
        return asks_the_same(state, ask_who_begins_or_bids);
    }
    if (state.turn.card == no_card)
    {
        return recalls_fit(state) && asks_the_same(state, begin_or_recall);
    }
    return state.turn.recalls_left == 0 && !state.turn.ability_over
           && state.turn.placed <= placing_limit(state.setup, state.turn, state.turns_done)
           && asks_the_same(state, continue_turn);
}

} // namespace

int min_hand_size(const State& state, Seat seat)
{
    const bool has_bid_for_round =
        has_bid(state, seat) || state.turns_done == state.owner_count() || !round_has_begun(state);
    const int bids = state.setup.rounds - state.rounds_begun + (has_bid_for_round ? 0 : 1);
    return bids == 0 ? 0 : bids - 1 + state.owner_count();
}

ValidationError validate_state(const State& state)
{
    if (const auto wrong = validate_setup(state.setup))
    {
        return std::string(*wrong);
    }
    if (state.sealed.purpose > last_sealed_purpose)
    {
        return "secret choices: unknown purpose";
    }
    if (!round_fits(state))
    {
        return "round: not played in this game";
    }
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        if (auto wrong = check_seat(state, seat))
        {
            return wrong;
        }
    }
    if (!has_dummy(state.setup) && state.dummy != Dummy{})
    {
        return "dummy: not part of this game";
    }
    for (auto* check : {check_board, check_colonies, check_grandissimo, check_cards, check_modifiers, check_hands,
                        check_lasting, check_bearers, check_round, check_grandissimo_turn})
    {
        if (auto wrong = check(state))
        {
            return wrong;
        }
    }
    if (state.progress.running)
    {
        const bool in_turn = state.bids_made == state.players() && state.turns_done < state.owner_count()
                             && state.active() < state.players() && state.turn.recalls_left == 0
                             && (state.turn.card == no_card
                                 || state.turn.placed <= placing_limit(state.setup, state.turn, state.turns_done));
        return in_turn ? check_special_action(state) : ValidationError("special action: nobody has a turn");
    }
    const bool asked = state.progress == Progress{} && question_fits(state);
    return asked ? ValidationError{} : "question: not what is asked now";
}

} // namespace elgrande
