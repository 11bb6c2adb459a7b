// Every opponent chooses a region on his secret disk and returns caballeros from it to his province
// (classic 1996, stack 2). The Veto can stop it when it is announced, before the disks are set.
// progress: stage 1 while disks are set.
#include "rules/verbs/verb.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

std::uint8_t affected(const State& state)
{
    std::uint8_t seats = 0;
    for (const Seat seat : state.seats())
    {
        seats |= seat != state.active() && in_open_regions(state, seat) > 0 ? bit_of(seat) : std::uint8_t{0};
    }
    return seats;
}

bool possible(const State& state, const Effect&)
{
    return affected(state) != 0;
}

void resolve(const Play& play, const Effect& effect)
{
    State& state = play.state;
    reveal_disks(play);
    for (const Seat seat : state.seats())
    {
        const Place region = state.disk[seat];
        if (region == Place::Nowhere)
        {
            continue;
        }
        std::uint8_t& there = state.caballeros[index(region)][seat];
        const std::uint8_t count = std::min(effect.count, there);
        there = static_cast<std::uint8_t>(there - count);
        state.province[seat] = static_cast<std::uint8_t>(state.province[seat] + count);
        play.tell({.kind = EventKind::SentBack,
                   .seat = seat,
                   .by = state.active(),
                   .from = region,
                   .to = Place::Province,
                   .count = count});
        bearer_leaves(play, seat, region, Place::Province, (state.bearers.returning & bit_of(seat)) != 0);
    }
    put_disks_away(play);
}

Next next(const Play& play, const Effect& effect)
{
    State& state = play.state;
    if (state.progress.stage == 0)
    {
        announce(play, with(ActionKind::CallDisks, 0));
        return Next::Step;
    }
    if (ask_for_disk(play, left_of(state.active(), state.players())))
    {
        return Next::Ask;
    }
    resolve(play, effect);
    return Next::Finished;
}

void execute(const Play& play, const Effect&, Action)
{
    play.state.progress.stage = 1;
    call_disks(play, DiskPurpose::Return, affected(play.state));
}

/// A standard-bearer among those that return is there, and somebody else stays.
bool bearers_fit(const State& state, const Effect& effect)
{
    for (const Seat seat : state.seats())
    {
        const Place region = state.disk[seat];
        if ((state.bearers.returning & bit_of(seat)) != 0
            && (state.bearers.at[seat] != region || state.caballeros[index(region)][seat] <= effect.count))
        {
            return false;
        }
    }
    return true;
}

bool sound(const State& state, const Effect& effect)
{
    const bool setting = state.progress.stage == 1;
    return state.progress.stage <= 1 && rest_untouched(state, {.disks = setting})
           && (!setting || (disks_are_of(state, DiskPurpose::Return, affected(state)) && bearers_fit(state, effect)));
}

} // namespace

const VerbRules disk_return_verb{possible, begin_nothing, next, legal_nothing, answer_nothing, execute, sound};

} // namespace elgrande
