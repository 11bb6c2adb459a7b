// Grandes go to the regions on secret disks: those of the opponents immediately, or those of everybody in the next
// general scoring (classic and expansions, line 179). In the first case a disk must show another region that is not
// taboo; a Grande in a taboo region stays there.
// State::progress: stage holds a Stage.
#include "rules/verbs/verb.hpp"

#include "rules/sealed/purposes.hpp"

namespace elgrande
{
namespace
{

enum Stage : std::uint8_t
{
    Beginning,
    SettingDisks, ///< the opponents set their disks
    Going,        ///< the disks are open, and are executed one by one
    Done          ///< only for `later`: the Grandes will go in the next general scoring
};

std::uint8_t opponents_to_go(const State& state)
{
    std::uint8_t seats = 0;
    for (const Seat seat : state.seats())
    {
        if (seat != state.active() && !is_taboo(state, state.grande[seat]))
        {
            seats |= bit_of(seat);
        }
    }
    return seats;
}

bool possible(const State& state, const Effect& effect)
{
    return effect.later ? !state.lasting.grandes_follow : opponents_to_go(state) != 0;
}

Next next(const Transition& transition, const Effect& effect)
{
    State& state = transition.state;
    Progress& progress = state.progress;
    if (progress.stage == Done)
    {
        return Next::Finished;
    }
    if (progress.stage == Beginning)
    {
        announce(transition, effect.later ? with(ActionKind::SendGrande, nobody) : with(ActionKind::CallDisks, 0));
        return Next::Step;
    }
    if (progress.stage == SettingDisks)
    {
        if (ask_for_sealed(transition))
        {
            return Next::Ask;
        }
        reveal_disks(transition);
        progress.stage = Going;
    }
    const Seat seat = next_disk(state);
    if (seat == nobody)
    {
        return Next::Finished;
    }
    announce(transition, {ActionKind::SendGrande, seat, state.sealed.place(seat)});
    return Next::Step;
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    if (step.kind == ActionKind::CallDisks)
    {
        state.progress.stage = SettingDisks;
        call_disks(transition, SealedPurpose::SendGrandes, opponents_to_go(state));
        return;
    }
    if (step.a == nobody)
    {
        state.progress.stage = Done;
        state.lasting.grandes_follow = true;
        transition.emit({.kind = EventKind::GrandesWillFollow, .seat = state.active()});
        return;
    }
    Place& home = state.grande[step.a];
    transition.emit({.kind = EventKind::GrandeMoved, .seat = step.a, .from = home, .to = step.place});
    home = step.place;
    take_disk(transition, step.a);
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const bool called = progress.stage != Beginning;
    // Disks that have been executed cannot be checked: a Grande may have come to a region that it cannot leave.
    return progress.stage <= Going && (!effect.later || !called) && others_are_default(state, {.disks = called})
           && (progress.stage != SettingDisks || sealed_fits(state, SealedPurpose::SendGrandes, opponents_to_go(state)))
           && (progress.stage != Going
               || (state.sealed.purpose == SealedPurpose::SendGrandes && state.sealed.is_open()
                   && (state.sealed.given() & ~opponents_to_go(state)) == 0 && progress.step_announced
                   && sealed_fits(state, SealedPurpose::SendGrandes, state.sealed.given())));
}

} // namespace

const VerbRules send_grandes_verb{.possible = possible,
                                  .begin = begin_nothing,
                                  .next = next,
                                  .legal = legal_nothing,
                                  .why_not = why_nothing,
                                  .answer = answer_nothing,
                                  .execute = execute,
                                  .valid = valid};

} // namespace elgrande
