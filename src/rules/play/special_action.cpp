// The special action of an action card: its verbs one step after the other, and the Veto that can prevent each step.
#include "rules/sealed/purposes.hpp"
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

/// Returns the next owner of a Veto, clockwise from the active player, who has not allowed the announced step yet.
Seat next_objector(const State& state)
{
    const Progress& progress = state.progress;
    if (progress.source == EffectSource::Voyage || progress.source == EffectSource::Extra)
    {
        return nobody; // a Veto stops special actions of cards only
    }
    const unsigned passed = progress.past_veto ? every_seat(state) : progress.allowed_step | progress.allowed_all;
    for (Seat seat = left_of(state.active(), state.players()); seat != state.active();
         seat = left_of(seat, state.players()))
    {
        if (state.vetoes[seat] + state.old_vetoes[seat] > 0 && (passed & bit_of(seat)) == 0)
        {
            return seat;
        }
    }
    return nobody;
}

void start_effect(const Transition& transition, int effect)
{
    Progress& progress = transition.state.progress;
    progress.effect = static_cast<std::uint8_t>(effect);
    const Effect& running = running_effect(transition.state);
    begin_effect(transition, running);
    if (edition_row(transition.state.setup.edition).veto_stops_all)
    {
        announce(transition, with(ActionKind::Act, 0));
    }
    continue_special_action(transition);
}

} // namespace

bool others_are_default(const State& state, ProgressParts used)
{
    const Progress& progress = state.progress;
    const bool moves = progress.own_left == 0 && progress.foreign_left == 0 && progress.any_left == 0;
    const bool disks = sealed_fits(state, SealedPurpose::None, 0);
    const bool lifted = progress.lifted_seat != nobody || progress.lifted_from != Place::Nowhere
                        || progress.lifted_space != Space::Region;
    return (used.moves || moves) && (used.victim || progress.victim == nobody)
           && (used.seats || progress.seats_left == 0) && (used.lifted || !lifted)
           && (used.region || progress.region == Place::Nowhere) && (used.to_score || progress.to_score.empty())
           && (used.disks || disks);
}

namespace
{

constexpr Effect voyage{.verb = Verb::Sail};
constexpr Effect landing{.verb = Verb::Land};

const Effect& voyage_of(const Setup& setup)
{
    return has_colonies(setup) ? voyage : landing;
}

} // namespace

const Effect& running_effect(const State& state)
{
    switch (state.progress.source)
    {
    case EffectSource::Modifier:
        return modifier(state.shift.added[state.active()]).ability;
    case EffectSource::Voyage:
        return voyage_of(state.setup);
    case EffectSource::Extra:
        return effect_of(static_cast<Extra>(state.progress.effect));
    case EffectSource::ActionCard:
        break;
    }
    return card(state.turn.card).effects[state.progress.effect];
}

bool effect_possible(const State& state, const Effect& effect)
{
    return rules_of(effect.verb).possible(state, effect);
}

bool special_action_possible(const State& state, CardId id)
{
    const Card& row = card(id);
    return effect_possible(state, row.effects[0]) || (row.effect_count > 1 && effect_possible(state, row.effects[1]))
           || (row.gold + row.wares > 0 && card_brings_discs(state, id));
}

void begin_effect(const Transition& transition, const Effect& effect)
{
    rules_of(effect.verb).begin(transition, effect);
}

bool begin_voyage(const Transition& transition)
{
    State& state = transition.state;
    if (!has_ship(state.setup) || !effect_possible(state, voyage_of(state.setup)))
    {
        return false;
    }
    state.progress.running = true;
    state.progress.source = EffectSource::Voyage;
    continue_special_action(transition);
    return true;
}

void begin_special_action(const Transition& transition)
{
    State& state = transition.state;
    state.progress = {};
    state.progress.running = true;
    transition.emit({.kind = EventKind::Announced, .seat = state.active(), .card = state.turn.card});
    if (card(state.turn.card).effect_count > 1)
    {
        transition.ask(Question::ChooseEffect, state.active());
        return;
    }
    start_effect(transition, 0);
}

void choose_effect(const Transition& transition, int effect)
{
    start_effect(transition, effect);
}

void continue_special_action(const Transition& transition)
{
    State& state = transition.state;
    const Effect& effect = running_effect(state);
    const VerbRules& verb = rules_of(effect.verb);
    for (;;)
    {
        if (!state.progress.step_announced)
        {
            // Open disks act for all players at once, in several steps.
            if (!state.sealed.is_called() && ask_for_bearer(transition))
            {
                return;
            }
            const bool discs = discs_due(state);
            if (discs)
            {
                announce(transition, with(ActionKind::BringDiscs, 0));
            }
            const Next next = discs ? Next::Step : verb.next(transition, effect);
            if (next == Next::Ask)
            {
                return;
            }
            if (next == Next::Finished)
            {
                end_special_action(transition);
                return;
            }
        }
        const Seat objector = next_objector(state);
        if (objector != nobody)
        {
            transition.ask(Question::Veto, objector);
            return;
        }
        const Action step = state.progress.step;
        state.progress.step_announced = false;
        state.progress.step = {};
        state.progress.allowed_step = 0;
        if (step.kind == ActionKind::Act)
        {
            state.progress.past_veto = true;
            state.progress.allowed_all = 0;
            continue;
        }
        if (step.kind != ActionKind::BringDiscs)
        {
            verb.execute(transition, effect, step);
            continue;
        }
        bring_discs(transition);
        if (!effect_possible(state, effect))
        {
            end_special_action(transition);
            return;
        }
    }
}

void end_special_action(const Transition& transition)
{
    const EffectSource source = transition.state.progress.source;
    const int second = transition.state.progress.stage == second_card_taken && source == EffectSource::ActionCard
                               && running_effect(transition.state).verb == Verb::SecondCard
                           ? transition.state.progress.any_left
                           : 0;
    transition.state.progress = {};
    if (transition.state.sealed.is_called())
    {
        put_disks_away(transition); // after a Veto some have not been executed
    }
    if (source == EffectSource::Modifier)
    {
        end_ability(transition);
        return;
    }
    if (source == EffectSource::Voyage)
    {
        begin_recruiting(transition);
        return;
    }
    if (source == EffectSource::Extra)
    {
        continue_turn(transition);
        return;
    }
    if (second != 0)
    {
        use_second_card(transition, second);
        return;
    }
    transition.state.turn.acting_over = true;
    transition.state.colonies.claiming = has_colonies(transition.state.setup);
    continue_turn(transition);
}

} // namespace elgrande
