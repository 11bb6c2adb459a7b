// Movement: the active player names a region; the opponents there move all their caballeros to the region on their
// disks. If a disk shows the King's region or the named one, they go back to the court (classic 1996, stack 4).
// After the disks are revealed there is one step for each player, clockwise from the left.
// State::progress: region is the one to leave; stage holds a Stage.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"
#include "rules/sealed/purposes.hpp"

namespace elgrande
{
namespace
{

/// Returns, as a bit mask, the opponents who have caballeros in the region; black ones count for the Inquisitor's
/// owner. Empty if the region is taboo.
std::uint8_t opponents_in(const State& state, Place region)
{
    std::uint8_t seats = 0;
    for (const Seat seat : state.seats())
    {
        const bool black = state.colonies.inquisitor == seat && may_leave(state, neutral, region);
        seats |= seat != state.active() && (black || may_leave(state, seat, region)) ? bit_of(seat) : std::uint8_t{0};
    }
    return seats;
}

void legal(const State& state, const Effect&, ActionList& list)
{
    for (const Place region : regions(state.setup))
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

enum Stage : std::uint8_t
{
    Choosing,     ///< the active player names the region
    SettingDisks, ///< the opponents set their disks
    Leaving       ///< the disks are revealed and executed one by one
};

/// Returns where the caballeros of the seat go: the region on its disk, or the court.
Place destination(const State& state, Seat seat)
{
    const Place chosen = state.sealed.place(seat);
    return is_taboo(state, chosen) || chosen == state.progress.region ? Place::Court : chosen;
}

Next next(const Transition& transition, const Effect&)
{
    State& state = transition.state;
    Progress& progress = state.progress;
    if (progress.stage == Choosing)
    {
        transition.ask(Question::EvictFrom, state.active());
        return Next::Ask;
    }
    if (progress.stage == SettingDisks)
    {
        if (ask_for_sealed(transition))
        {
            return Next::Ask;
        }
        reveal_disks(transition);
        progress.stage = Leaving;
    }
    const Seat seat = next_disk(state);
    if (seat == nobody)
    {
        return Next::Finished;
    }
    announce(transition, {ActionKind::MoveAway, seat, destination(state, seat)});
    return Next::Step;
}

void move_all(const Transition& transition, Seat owner, Place from, Place to)
{
    State& state = transition.state;
    const std::uint8_t count = state.caballeros[index(from)][owner];
    if (count == 0)
    {
        return;
    }
    transition.emit(
        {.kind = EventKind::SentBack, .seat = owner, .by = state.active(), .from = from, .to = to, .count = count});
    if (to == Place::Court)
    {
        take_away_any(transition, owner, from, count);
        state.court[owner] = static_cast<std::uint8_t>(state.court[owner] + count);
        return;
    }
    for (int i = 0; i < space_count; ++i)
    {
        const auto space = static_cast<Space>(i);
        while (on_space(state, from, owner, space) > 0)
        {
            const Disc disc = take_off(state, owner, from, space);
            put_on(transition, owner, to, *free_spaces(state, to, disc).begin(), disc);
        }
    }
}

void leave(const Transition& transition, Seat seat, Place to)
{
    State& state = transition.state;
    const Place left = state.progress.region;
    take_disk(transition, seat);
    move_all(transition, seat, left, to);
    bearer_leaves(transition, seat, left, to, false);
    if (state.colonies.inquisitor == seat && to != Place::Court)
    {
        move_all(transition, neutral, left, to); // black caballeros have no court
    }
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    if (step.kind == ActionKind::MoveAway)
    {
        leave(transition, step.a, step.place);
        return;
    }
    state.progress.stage = SettingDisks;
    state.progress.region = step.place;
    call_disks(transition, SealedPurpose::Evict, opponents_in(state, step.place));
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    const Rule why = why_not_from(state, nobody, action.place);
    return why == Rule::NoCaballeroThere ? why_no_region(state, action.place, Rule::NobodyElseThere) : why;
}

/// True if the disks fit the region. If the Inquisitor's owner chose the court, the black caballeros stay in the region
/// after that disk has been executed.
bool disks_fit(const State& state)
{
    const Place region = state.progress.region;
    const std::uint8_t there = opponents_in(state, region);
    const Seat owner = state.colonies.inquisitor;
    const bool only_black = owner < state.players() && !may_leave(state, owner, region);
    return sealed_fits(state, SealedPurpose::Evict, there)
           || (state.progress.stage == Leaving && only_black
               && sealed_fits(state, SealedPurpose::Evict, there & static_cast<std::uint8_t>(~bit_of(owner))));
}

bool valid(const State& state, const Effect&)
{
    const Progress& progress = state.progress;
    const bool called = progress.stage != Choosing;
    // A player whose disk is gone has no caballeros in the region.
    return progress.stage <= Leaving && others_are_default(state, {.region = called, .disks = called})
           && (!called || (is_region(state.setup, progress.region) && disks_fit(state)))
           && (progress.stage != Leaving || (state.sealed.is_open() && progress.step_announced));
}

} // namespace

const VerbRules evict_verb{.possible = possible,
                           .begin = begin_nothing,
                           .next = next,
                           .legal = legal,
                           .why_not = why_not,
                           .answer = announce_answer,
                           .execute = execute,
                           .valid = valid};

} // namespace elgrande
