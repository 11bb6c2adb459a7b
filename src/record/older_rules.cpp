#include "record/older_rules.hpp"

#include "record/format.hpp"
#include "rules/game.hpp"

#include <algorithm>
#include <optional>

namespace elgrande::record
{

namespace
{

bool stands_in_open_region(const State& state, Seat seat)
{
    return std::any_of(all_regions.begin(), all_regions.end(),
                       [&](Place region) { return region != state.king && state.caballeros[index(region)][seat] > 0; });
}

/// What the card in use does now; nothing if bytes say that there is no such card.
const Effect* running_effect(const State& state)
{
    const bool fits = state.progress.running && state.decision.question != Question::ChooseEffect
                      && state.turn.card < catalogue().size()
                      && state.progress.effect < card(state.turn.card).effect_count;
    return fits ? &card(state.turn.card).effects[state.progress.effect] : nullptr;
}

/// The ability beside the active player's power card refills the court.
bool refills_court(const State& state)
{
    const ModifierId added = state.shift.added[state.active()];
    return added < no_modifier && modifier(added).has_ability && modifier(added).ability.verb == Verb::Reinforce;
}

/// Seats that have still to lose one, where the next one and how many were kept.
void name_those_left(State& state)
{
    Progress& progress = state.progress;
    Seat seat = progress.victim;
    for (int i = 0; i < std::min<int>(progress.any_left, state.owner_count()) && seat < state.owner_count(); ++i)
    {
        const unsigned bit = stands_in_open_region(state, seat) ? 1U << seat : 0U;
        progress.seats_left = static_cast<std::uint8_t>(progress.seats_left | bit);
        seat = left_of(seat, state.owner_count());
    }
    progress.victim = nobody;
    progress.any_left = 0;
}

/// Courts that are still to be emptied, all of them at once.
void begin_with_first_court(State& state)
{
    Progress& progress = state.progress;
    Seat first = nobody;
    for (Seat seat = left_of(state.active(), state.players()); seat != state.active();
         seat = left_of(seat, state.players()))
    {
        if (state.court[seat] > 0)
        {
            first = first == nobody ? seat : first;
            progress.seats_left = static_cast<std::uint8_t>(progress.seats_left | 1U << seat);
        }
    }
    if (progress.step_announced && progress.step == Action{ActionKind::SendBack, 0, Place{}} && first != nobody)
    {
        progress.step = {ActionKind::SendBack, first, Place::Court};
    }
}

/// Rules number 1 offered the ability only with caballeros in the province; now it would come before the card.
void leave_ability_out(State& state)
{
    const Seat seat = state.active();
    if (state.decision.question == Question::TakeCard && refills_court(state) && state.province[seat] == 0
        && stands_in_open_region(state, seat))
    {
        state.turn.ability_over = true;
    }
}

/// How a question is answered that rules number 1 did not ask.
std::optional<Action> answer_to_new_question(const State& state)
{
    const Progress& progress = state.progress;
    switch (state.decision.question)
    {
    case Question::Veto:
    {
        // By rules number 1, who let the first court be emptied had let all of them.
        const Effect* effect = running_effect(state);
        const bool is_first = effect != nullptr && effect->verb == Verb::SendBack && progress.stage == 0;
        const bool is_new =
            progress.step.kind == ActionKind::MoveAway || (progress.step.kind == ActionKind::SendBack && !is_first);
        return is_new ? std::optional(with(ActionKind::Allow, 0)) : std::nullopt;
    }
    case Question::UseAbility:
        return refills_court(state) && state.province[state.active()] == 0 ? std::optional(with(ActionKind::Skip, 0))
                                                                           : std::nullopt;
    case Question::Recall:
        return progress.running && progress.source == EffectSource::Modifier ? std::optional(with(ActionKind::Done, 0))
                                                                             : std::nullopt;
    default:
        return std::nullopt;
    }
}

/// Did rules number 1 offer this answer to a question that it asked?
bool was_offered(const State& state, Action action)
{
    if (action.kind == ActionKind::MoveKing)
    {
        return action.place != state.king;
    }
    if (action.kind != ActionKind::Dismiss)
    {
        return true;
    }
    Seat next = left_of(state.active(), state.owner_count());
    while ((state.progress.seats_left >> next & 1U) == 0)
    {
        next = left_of(next, state.owner_count());
    }
    return without_bearer(action).a == next;
}

} // namespace

void bring_up_to_date(State& state, std::uint16_t rules)
{
    if (rules >= rules_number || state.active() >= state.players())
    {
        return;
    }
    const Effect* effect = running_effect(state);
    if (effect != nullptr && effect->verb == Verb::Dismiss)
    {
        name_those_left(state);
    }
    else if (effect != nullptr && effect->verb == Verb::SendBack)
    {
        begin_with_first_court(state);
    }
    leave_ability_out(state);
}

Replay::Replay(const State& start, std::uint16_t rules) : state_(start), rules_(rules)
{
    answer_new_questions();
}

ActionList Replay::offered() const
{
    const ActionList all = legal(state_);
    if (rules_ >= rules_number)
    {
        return all;
    }
    ActionList old;
    for (const Action action : all)
    {
        if (was_offered(state_, action))
        {
            old.add(action);
        }
    }
    return old;
}

void Replay::play(Action action)
{
    apply_next(action);
    answer_new_questions();
}

void Replay::apply_next(Action action)
{
    apply(state_, action);
    actions_.push_back(action);
}

void Replay::answer_new_questions()
{
    while (rules_ < rules_number)
    {
        const auto answer = answer_to_new_question(state_);
        if (!answer)
        {
            return;
        }
        apply_next(*answer);
    }
}

} // namespace elgrande::record
