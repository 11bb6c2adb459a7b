// Every opponent chooses a region on their secret disk and returns `count` caballeros, or all if fewer, from it to the
// province (classic 1996, stack 2). A Veto can stop it when it is announced and, once the disks are open, before each
// player's part, clockwise from the active player's left.
// State::progress: stage holds a Stage.
#include "rules/verbs/verb.hpp"

#include "rules/sealed/purposes.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

enum Stage : std::uint8_t
{
    Announcing,
    SettingDisks, ///< the opponents set their disks
    Returning     ///< the disks are revealed and executed one by one
};

/// Returns, as a bit mask, the opponents with caballeros in a region of Spain that is not taboo.
std::uint8_t affected(const State& state)
{
    std::uint8_t seats = 0;
    for (const Seat seat : state.seats())
    {
        if (seat != state.active() && in_open_spain(state, seat) > 0)
        {
            seats |= bit_of(seat);
        }
    }
    return seats;
}

bool possible(const State& state, const Effect&)
{
    return affected(state) != 0;
}

Next next(const Transition& transition, const Effect&)
{
    State& state = transition.state;
    Progress& progress = state.progress;
    if (progress.stage == Announcing)
    {
        announce(transition, with(ActionKind::CallDisks, 0));
        return Next::Step;
    }
    if (progress.stage == SettingDisks)
    {
        if (ask_for_sealed(transition))
        {
            return Next::Ask;
        }
        reveal_disks(transition);
        progress.stage = Returning;
    }
    const Seat seat = next_disk(state);
    if (seat == nobody)
    {
        return Next::Finished;
    }
    announce(transition, {ActionKind::SendBack, seat, state.sealed.place(seat)});
    return Next::Step;
}

void return_from(const Transition& transition, const Effect& effect, Seat seat, Place region)
{
    State& state = transition.state;
    const bool marked = (state.bearers.returning & bit_of(seat)) != 0;
    const auto count = static_cast<std::uint8_t>(take_away_any(transition, seat, region, effect.count));
    state.province[seat] = static_cast<std::uint8_t>(state.province[seat] + count);
    take_disk(transition, seat);
    transition.emit({.kind = EventKind::SentBack,
                     .seat = seat,
                     .by = state.active(),
                     .from = region,
                     .to = Place::Province,
                     .count = count});
    bearer_leaves(transition, seat, region, Place::Province, marked);
}

void execute(const Transition& transition, const Effect& effect, Action step)
{
    if (step.kind == ActionKind::SendBack)
    {
        return_from(transition, effect, step.a, step.place);
        return;
    }
    transition.state.progress.stage = SettingDisks;
    call_disks(transition, SealedPurpose::Return, affected(transition.state));
}

/// True if each standard-bearer that is to return is in the region of its player's disk and another caballero stays
/// there.
bool bearers_fit(const State& state, const Effect& effect)
{
    for (const Seat seat : state.seats())
    {
        if ((state.bearers.returning & bit_of(seat)) == 0)
        {
            continue;
        }
        const Place region = state.sealed.place(seat);
        if (state.bearers.at[seat] != region || state.caballeros[index(region)][seat] <= effect.count)
        {
            return false;
        }
    }
    return true;
}

/// Returns, as a bit mask, the seats whose disks are set or still awaited: all affected ones, or while caballeros
/// return, those from next_disk() on.
std::uint8_t expected(const State& state)
{
    const std::uint8_t all = affected(state);
    if (state.progress.stage != Returning)
    {
        return all;
    }
    std::uint8_t seats = 0;
    for (Seat seat = next_disk(state); seat < state.players() && seat != state.active();
         seat = left_of(seat, state.players()))
    {
        seats |= bit_of(seat);
    }
    return static_cast<std::uint8_t>(all & seats);
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const bool called = progress.stage != Announcing;
    return progress.stage <= Returning && others_are_default(state, {.disks = called})
           && (!called || (sealed_fits(state, SealedPurpose::Return, expected(state)) && bearers_fit(state, effect)))
           && (progress.stage != Returning || (state.sealed.is_open() && progress.step_announced));
}

} // namespace

const VerbRules disk_return_verb{.possible = possible,
                                 .begin = begin_nothing,
                                 .next = next,
                                 .legal = legal_nothing,
                                 .why_not = why_nothing,
                                 .answer = answer_nothing,
                                 .execute = execute,
                                 .valid = valid};

} // namespace elgrande
