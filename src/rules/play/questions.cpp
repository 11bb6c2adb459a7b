// The rules of all questions: the secrecy of answers, the legal answers, the rule that forbids another one, and the
// effect of an answer. Questions of special actions have their rules in the verbs, rules/verbs.
#include "rules/play/questions.hpp"

#include "rules/cards/bits.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/complete.hpp"
#include "rules/modifiers.hpp"
#include "rules/play/why_not.hpp"
#include "rules/sealed/purposes.hpp"
#include "rules/verbs/verb.hpp"
#include "rules/view.hpp"

#include <algorithm>
#include <array>

namespace elgrande
{
namespace
{

void end_bid(const Transition& transition)
{
    ++transition.state.bids_made;
    continue_bidding(transition);
}

void bid(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.decision.seat;
    const int value = action.a;
    const auto card_bit = bit_of_power_card(value);
    state.hand[seat] &= ~card_bit;
    state.played[seat] |= card_bit;
    state.bid[seat] = static_cast<std::uint8_t>(value);
    state.shift.added[seat] = no_modifier;
    transition.emit({.kind = EventKind::Bid, .seat = seat, .count = static_cast<std::uint8_t>(value)});
    if (state.shift.hand[seat] != 0)
    {
        // Asks even if no modifier fits: not asking would reveal the hidden hand.
        transition.ask(Question::AddModifier, seat);
        return;
    }
    end_bid(transition);
}

void place_from_court(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.active();
    --state.court[seat];
    put_on(transition, seat, action.place, space_of(action));
    ++state.turn.placed;
    transition.emit({.kind = EventKind::Placed, .seat = seat, .from = Place::Court, .to = action.place, .count = 1});
    continue_turn(transition);
}

void answer_placing(const Transition& transition, Action action)
{
    State& state = transition.state;
    if (action.kind == ActionKind::Place)
    {
        place_from_court(transition, action);
    }
    else if (action.kind == ActionKind::UseExtra)
    {
        begin_extra(transition, static_cast<Extra>(action.a));
    }
    else if (action.kind == ActionKind::Act)
    {
        begin_special_action(transition);
    }
    else if (action.kind == ActionKind::Skip)
    {
        state.turn.acting_over = true;
        transition.emit({.kind = EventKind::Skipped, .seat = state.active(), .card = state.turn.card});
        continue_turn(transition);
    }
    else
    {
        state.turn.placing_over = true;
        continue_turn(transition);
    }
}

void set_disk(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.decision.seat;
    const Place region = action.place;
    state.bearers.returning |= takes_bearer(action) ? bit_of(seat) : std::uint8_t{0};
    state.sealed.answer(seat, region);
    transition.emit({.kind = EventKind::DiskSet, .seat = seat, .to = region});
    continue_sealed(transition);
}

void answer_veto(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.decision.seat;
    if (action.kind != ActionKind::Veto)
    {
        std::uint8_t& passed =
            action.kind == ActionKind::Allow ? state.progress.allowed_step : state.progress.allowed_all;
        passed = static_cast<std::uint8_t>(passed | bit_of(seat));
        continue_special_action(transition);
        return;
    }
    // The Veto that would be lost sooner goes first.
    --(state.old_vetoes[seat] > 0 ? state.old_vetoes[seat] : state.vetoes[seat]);
    transition.emit({.kind = EventKind::VetoUsed, .seat = seat, .by = state.active(), .card = state.turn.card});
    end_special_action(transition);
}

void choose_first_bidder(const Transition& transition, Action action)
{
    transition.state.first_bidder = action.a;
    transition.emit({.kind = EventKind::FirstBidder, .seat = action.a});
    continue_bidding(transition);
}

void recruit_from_province(const Transition& transition, Action action)
{
    recruit(transition, action.a);
}

void answer_recall(const Transition& transition, Action action)
{
    Turn& turn = transition.state.turn;
    if (action.kind == ActionKind::Recall)
    {
        --turn.recalls_left;
        recall_one(transition, action);
    }
    else
    {
        turn.recalls_left = 0;
    }
    continue_recalling(transition);
}

void answer_effect(const Transition& transition, Action action)
{
    choose_effect(transition, action.a);
}

void answer_pass(const Transition& transition, Action action)
{
    pass_modifier(transition, transition.state.decision.seat, action.a);
}

void answer_modifier(const Transition& transition, Action action)
{
    if (action.kind == ActionKind::AddModifier)
    {
        add_modifier(transition, transition.state.decision.seat, action.a);
    }
    end_bid(transition);
}

void answer_ability(const Transition& transition, Action action)
{
    (action.kind == ActionKind::Act ? begin_ability : end_ability)(transition);
}

void name_bearer(const Transition& transition, Action action)
{
    answer_bearer(transition, transition.state.decision.seat, action.place);
}

void legal_first_bidders(const State& state, ActionList& list)
{
    for (int seat = 0; seat < state.players(); ++seat)
    {
        list.add(with(ActionKind::FirstBidder, seat));
    }
}

void legal_bids(const State& state, ActionList& list)
{
    for (const int value : Bits(possible_bids(state, state.decision.seat)))
    {
        list.add(with(ActionKind::Bid, value));
    }
}

void legal_recruits(const State& state, ActionList& list)
{
    const Seat seat = state.decision.seat;
    const int most = std::min<int>(max_recruits(state), state.province[seat]);
    for (int count = most; count >= 0; --count)
    {
        list.add(with(ActionKind::Recruit, count));
    }
}

void legal_recalls(const State& state, ActionList& list)
{
    for (const Place region : regions(state.setup))
    {
        if (may_leave(state, state.decision.seat, region))
        {
            add_departures(state, list, at(ActionKind::Recall, region), state.decision.seat);
        }
    }
    list.add(with(ActionKind::Done, 0));
}

void legal_cards(const State& state, ActionList& list)
{
    for (int stack = 1; stack <= stack_count; ++stack)
    {
        if (state.taken_by[static_cast<std::size_t>(stack - 1)] == nobody && offered(state, stack) != no_card)
        {
            list.add(with(ActionKind::TakeCard, stack));
        }
    }
}

/// Adds the places where a caballero of the court may be placed.
void legal_places(const State& state, ActionList& list)
{
    PlaceSet open = near_king(state);
    if (state.turn.all_regions_open)
    {
        open = PlaceSet(open.bits() | every_region.bits() | 1U << index(Place::Castillo));
        open.erase(state.king);
        open.erase(state.lasting.quarantine);
    }
    if (state.turn.kings_region_open)
    {
        open.insert(state.king);
    }
    if (has_token(state, state.active()))
    {
        open.insert(Place::Ship);
    }
    for (const Place place : places(state.setup))
    {
        if (open.contains(place))
        {
            add_arrivals(state, list, at(ActionKind::Place, place));
        }
    }
    if (state.decision.question == Question::PlaceOrAct)
    {
        list.add(with(ActionKind::Act, 0));
    }
    if (state.turn.placed == 0)
    {
        legal_extras(state, list); // neither part of the card is split
    }
    list.add(with(ActionKind::Done, 0));
}

void legal_effects(const State& state, ActionList& list)
{
    for (int effect = 0; effect < 2; ++effect)
    {
        if (effect_possible(state, card(state.turn.card).effects[static_cast<std::size_t>(effect)]))
        {
            list.add(with(ActionKind::ChooseEffect, effect));
        }
    }
}

void legal_disks(const State& state, ActionList& list)
{
    const PlaceSet choices = disk_choices(state, state.decision.seat);
    const int returned = state.sealed.purpose == SealedPurpose::Return ? running_effect(state).count : all_of_them;
    for (const Place region : all_regions)
    {
        if (choices.contains(region))
        {
            add_with_bearer(state, list, at(ActionKind::SetDisk, region), state.decision.seat, returned);
        }
    }
}

/// Adds Act and Skip, for a special action or the ability of a modifier.
void legal_acts(const State& state, ActionList& list)
{
    list.add(with(ActionKind::Act, 0));
    if (state.decision.question == Question::ActOrSkip)
    {
        legal_extras(state, list);
    }
    if (may_leave_out(state))
    {
        list.add(with(ActionKind::Skip, 0));
    }
}

void legal_vetoes(const State& state, ActionList& list)
{
    list.add(with(ActionKind::Veto, 0));
    list.add(with(ActionKind::Allow, 0));
    if (state.progress.step.kind != ActionKind::Act)
    {
        list.add(with(ActionKind::AllowAll, 0));
    }
}

/// For answers that are illegal only if their number does not exist.
Rule why_nothing(const State& /*state*/, Action /*action*/)
{
    return Rule::NoSuchValue;
}

void legal_by_verb(const State& state, ActionList& list)
{
    rules_of(running_effect(state).verb).legal(state, running_effect(state), list);
}

Rule why_not_by_verb(const State& state, Action action)
{
    return rules_of(running_effect(state).verb).why_not(state, running_effect(state), action);
}

void answer_by_verb(const Transition& transition, Action action)
{
    const Effect& effect = running_effect(transition.state);
    rules_of(effect.verb).answer(transition, effect, action);
    continue_special_action(transition);
}

void legal_nothing_more(const State& /*state*/, ActionList& /*list*/) {}
void answer_nothing_more(const Transition& /*transition*/, Action /*action*/) {}

bool always_public(const State& /*before*/, Action /*action*/)
{
    return true;
}

bool never_public(const State& /*before*/, Action /*action*/)
{
    return false;
}

/// Allowing a step stays secret: it would reveal that no Veto is coming.
bool public_if_veto(const State& /*before*/, Action action)
{
    return action.kind == ActionKind::Veto;
}

/// With hidden hands, the card that is taken back is public only if it lay on top.
bool public_if_on_top(const State& before, Action action)
{
    const Seat seat = before.decision.seat;
    const int top = action.kind == ActionKind::TakeBackModifier ? before.shift.added[seat] : before.bid[seat];
    return !before.setup.hidden_hands || action.a == top;
}

/// Returns the rules of a question that a verb of the running special action asks.
constexpr QuestionRules by_verb(Question question, std::uint8_t wire)
{
    return {question, wire, Secrecy::Open, legal_by_verb, why_not_by_verb, answer_by_verb, always_public};
}

/// In the order of Question: one row for each.
constexpr std::array<QuestionRules, static_cast<std::size_t>(last_question) + 1> rules_by_question{{
    {Question::FirstBidder, 1, Secrecy::Open, legal_first_bidders, why_nothing, choose_first_bidder, always_public},
    {Question::Bid, 2, Secrecy::WithHand, legal_bids, why_no_bid, bid, always_public},
    {Question::Recruit, 3, Secrecy::Open, legal_recruits, why_no_recruits, recruit_from_province, always_public},
    {Question::Recall, 4, Secrecy::Open, legal_recalls, why_no_recall, answer_recall, always_public},
    {Question::TakeCard, 5, Secrecy::Open, legal_cards, why_no_card, take_card, always_public},
    {Question::PlaceOrAct, 6, Secrecy::Open, legal_places, why_not_in_turn, answer_placing, always_public},
    {Question::Place, 7, Secrecy::Open, legal_places, why_not_in_turn, answer_placing, always_public},
    {Question::ActOrSkip, 8, Secrecy::Open, legal_acts, why_not_in_turn, answer_placing, always_public},
    {Question::ChooseEffect, 9, Secrecy::Open, legal_effects, why_no_effect, answer_effect, always_public},
    by_verb(Question::Lift, 10),
    by_verb(Question::Drop, 11),
    by_verb(Question::PlaceAnywhere, 12),
    by_verb(Question::Return, 13),
    by_verb(Question::Dismiss, 14),
    by_verb(Question::ScorePlace, 15),
    by_verb(Question::EvictFrom, 16),
    by_verb(Question::MoveKing, 17),
    by_verb(Question::MoveGrande, 18),
    by_verb(Question::MoveBoard, 19),
    {Question::TakeBack, 20, Secrecy::WithHand, legal_by_verb, why_not_by_verb, answer_by_verb, public_if_on_top},
    {Question::SetDisk, 21, Secrecy::Sealed, legal_disks, why_no_disk, set_disk, never_public},
    {Question::Veto, 22, Secrecy::Sealed, legal_vetoes, why_nothing, answer_veto, public_if_veto},
    {Question::GameOver, 23, Secrecy::Open, legal_nothing_more, why_nothing, answer_nothing_more, always_public},
    {Question::PassModifier, 24, Secrecy::Sealed, legal_passes, why_no_modifier, answer_pass, never_public},
    {Question::AddModifier, 25, Secrecy::WithHand, legal_modifiers, why_no_modifier, answer_modifier, always_public},
    {Question::UseAbility, 26, Secrecy::Open, legal_acts, why_nothing, answer_ability, always_public},
    by_verb(Question::ChooseGrande, 27),
    {Question::NameBearer, 28, Secrecy::Open, legal_bearers, why_not_own_from, name_bearer, always_public},
    {Question::ChooseHand, 29, Secrecy::Sealed, legal_own_cards, why_no_own_card, choose_own_card, never_public},
    by_verb(Question::BuildBridge, 30),
    by_verb(Question::PushCastillo, 31),
    {Question::JoinScoring, 32, Secrecy::Open, legal_joins, why_no_join, answer_join, always_public},
    by_verb(Question::Sail, 33),
    {Question::Claim, 34, Secrecy::Open, legal_claims_or_done, why_no_claim, answer_claim, always_public},
    {Question::FillTable, 35, Secrecy::Open, legal_fillings, why_no_filling, answer_filling, always_public},
    by_verb(Question::MoveTable, 36),
    by_verb(Question::RemoveCard, 37),
    {Question::UseExtra, 38, Secrecy::Open, legal_extras_or_done, why_not_in_turn, answer_extra, always_public},
    by_verb(Question::TakeToken, 39),
    by_verb(Question::Imprison, 40),
    by_verb(Question::Pardon, 41),
    by_verb(Question::Give, 42),
    by_verb(Question::TakeAlong, 43),
    by_verb(Question::GoAlong, 44),
    by_verb(Question::TakeFigure, 45),
    by_verb(Question::TakeRegionCard, 46),
    {Question::PlaceGift, 47, Secrecy::Open, legal_gifts, why_no_gift, answer_gift, always_public},
    {Question::FreeLift, 48, Secrecy::Open, legal_free_lifts, why_no_free_move, answer_free_lift, always_public},
    {Question::FreeDrop, 49, Secrecy::Open, legal_free_drops, why_no_free_move, answer_free_drop, always_public},
}};

// Fails to compile if a question has no row.
static_assert(is_complete(rules_by_question, &QuestionRules::question));
static_assert(has_unique_wire_numbers(rules_by_question));

/// True if a verb of the running special action asks the current question.
bool asked_by_verb(const State& state)
{
    const Question question = state.decision.question;
    return state.progress.running && question != Question::ChooseEffect && question != Question::SetDisk
           && question != Question::Veto && question != Question::NameBearer && question != Question::JoinScoring
           && question != Question::FillTable;
}

} // namespace

std::uint8_t wire_number(Question question)
{
    return question > last_question ? no_wire_number : rules_of(question).wire;
}

std::optional<Question> question_of_wire(unsigned number)
{
    const QuestionRules* row = row_of_wire(rules_by_question, number);
    return row != nullptr ? std::optional(row->question) : std::nullopt;
}

const QuestionRules& rules_of(Question question)
{
    return rules_by_question[static_cast<std::size_t>(question)];
}

const QuestionRules& rules_now(const State& state)
{
    return rules_of(asked_by_verb(state) ? Question::Lift : state.decision.question);
}

bool is_secret(const Setup& setup, Question question)
{
    const Secrecy secrecy = rules_of(question).secrecy;
    return secrecy == Secrecy::Sealed || (secrecy == Secrecy::WithHand && setup.hidden_hands);
}

bool is_public(const State& before, Action action)
{
    return rules_of(before.decision.question).is_public(before, action);
}

} // namespace elgrande
