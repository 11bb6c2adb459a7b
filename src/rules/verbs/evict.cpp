// Movement: the active player names a region; the opponents there move all their caballeros to the region on their
// disks. The King's region or the same region on a disk costs them: back to the court (classic 1996, stack 4).
// progress: region is the one to leave; stage 1 while disks are set.
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

std::uint8_t opponents_in(const State& state, Place region)
{
    std::uint8_t seats = 0;
    for (const Seat seat : state.seats())
    {
        seats |= seat != state.active() && may_leave(state, seat, region) ? bit_of(seat) : std::uint8_t{0};
    }
    return seats;
}

void legal(const State& state, const Effect&, ActionList& list)
{
    for (const Place region : all_regions)
    {
        if (opponents_in(state, region) != 0)
        {
            list.add(at(ActionKind::EvictFrom, region));
        }
    }
}

bool possible(const State& state, const Effect& effect)
{
    ActionList regions;
    legal(state, effect, regions);
    return !regions.empty();
}

void resolve(const Play& play)
{
    State& state = play.state;
    const Place left = state.progress.region;
    reveal_disks(play);
    for (const Seat seat : state.seats())
    {
        const Place chosen = state.disk[seat];
        if (chosen == Place::Nowhere)
        {
            continue;
        }
        const bool to_court = chosen == state.king || chosen == left;
        std::uint8_t& there = state.caballeros[index(left)][seat];
        const std::uint8_t count = there;
        there = 0;
        std::uint8_t& target = to_court ? state.court[seat] : state.caballeros[index(chosen)][seat];
        target = static_cast<std::uint8_t>(target + count);
        play.tell({.kind = EventKind::SentBack,
                   .seat = seat,
                   .by = state.active(),
                   .from = left,
                   .to = to_court ? Place::Court : chosen,
                   .count = count});
        bearer_leaves(play, seat, left, to_court ? Place::Court : chosen, false);
    }
    put_disks_away(play);
}

Next next(const Play& play, const Effect&)
{
    State& state = play.state;
    if (state.progress.stage == 0)
    {
        play.ask(Question::EvictFrom, state.active());
        return Next::Ask;
    }
    if (ask_for_disk(play, left_of(state.active(), state.players())))
    {
        return Next::Ask;
    }
    resolve(play);
    return Next::Finished;
}

void execute(const Play& play, const Effect&, Action step)
{
    State& state = play.state;
    state.progress.stage = 1;
    state.progress.region = step.place;
    call_disks(play, DiskPurpose::Evict, opponents_in(state, step.place));
}

bool sound(const State& state, const Effect&)
{
    const Progress& progress = state.progress;
    const bool setting = progress.stage == 1;
    return progress.stage <= 1 && rest_untouched(state, {.region = setting, .disks = setting})
           && (!setting
               || (is_region(progress.region)
                   && disks_are_of(state, DiskPurpose::Evict, opponents_in(state, progress.region))));
}

} // namespace

const VerbRules evict_verb{possible, begin_nothing, next, legal, announce_answer, execute, sound};

} // namespace elgrande
