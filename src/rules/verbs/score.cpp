// Special scorings (classic 1996, stacks 2 and 3; classic and expansions, stack 4). Regions are scored one by one in
// the order of the scoring track, or in that of the active player (Big Box), each a step that can be prevented. Line
// numbers refer to the rules "classic and expansions".
// State::progress: to_score holds the places that are still to be scored; stage holds a Stage.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"
#include "rules/sealed/purposes.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

enum Stage : std::uint8_t
{
    Choosing,      ///< the places are not known yet
    SettingDisks,  ///< players set the disks that decide the places
    ScoringPlaces, ///< the places in to_score are scored
    ScoringJoined  ///< as ScoringPlaces, after a player was asked to join: answer_join() adds 1 to the stage
};

PlaceSet regions_of(const State& state)
{
    PlaceSet all;
    for (const Place region : regions(state.setup))
    {
        all.insert(region);
    }
    return all;
}

PlaceSet with_first_values(const State& state, std::uint16_t values)
{
    PlaceSet set;
    for (const Place region : regions(state.setup))
    {
        if ((values >> values_at(state, region)[0] & 1U) != 0)
        {
            set.insert(region);
        }
    }
    return set;
}

/// Returns the regions with exactly two caballeros of the active player where no player has more (line 190). The ship
/// pays only the player of the Captain (line 214). Empty if no player is active.
PlaceSet with_own_two(const State& state)
{
    PlaceSet set;
    if (state.active() == nobody)
    {
        return set;
    }
    for (const Place region : regions(state.setup))
    {
        const auto there = counted_at(state, region);
        const Seat captain = state.colonies.captain;
        const bool pays = region != Place::Ship || (captain != nobody && state.player_of(captain) == state.active());
        if (pays && there[state.active()] == 2 && *std::max_element(there.begin(), there.end()) == 2)
        {
            set.insert(region);
        }
    }
    return set;
}

PlaceSet on_one_disk_only(const State& state)
{
    PlaceSet once;
    PlaceSet more;
    for (const Seat seat : state.seats())
    {
        const Place region = state.sealed.place(seat);
        (once.contains(region) ? more : once).insert(region);
    }
    return PlaceSet(once.bits() & ~more.bits());
}

} // namespace

PlaceSet places_to_score(const State& state, const Effect& effect)
{
    switch (effect.scoring)
    {
    case Scoring::Chosen:
    {
        PlaceSet choice = regions_of(state);
        if (effect.with_castillo)
        {
            choice.insert(Place::Castillo);
        }
        if (effect.without_king)
        {
            choice.erase(state.king);
        }
        return choice;
    }
    case Scoring::OwnTwo:
        return with_own_two(state);
    case Scoring::FirstValues:
        return with_first_values(state, effect.first_values);
    case Scoring::Castillo:
        return PlaceSet(1U << index(Place::Castillo));
    case Scoring::FirstRanks:
        return regions_of(state);
    case Scoring::Listed:
        return PlaceSet(effect.listed);
    case Scoring::Most:
        return extreme_regions(state, true);
    case Scoring::Fewest:
        return extreme_regions(state, false);
    case Scoring::UniqueDisks:
        break;
    }
    return {};
}

namespace
{

/// True if the active player chooses one place.
bool is_chosen(const Effect& effect)
{
    return effect.scoring == Scoring::Chosen || effect.scoring == Scoring::OwnTwo;
}

/// A scoring is possible even if it would pay nothing, as that may depend on the hidden contents of the Castillo.
bool possible(const State& state, const Effect& effect)
{
    return effect.scoring != Scoring::OwnTwo || !with_own_two(state).empty();
}

void begin(const Transition& transition, const Effect& effect)
{
    Progress& progress = transition.state.progress;
    if (!is_chosen(effect) && effect.scoring != Scoring::UniqueDisks)
    {
        progress.stage = ScoringPlaces;
        progress.to_score = places_to_score(transition.state, effect);
    }
}

/// True if the active player chooses the order of the scorings. The order matters, and is asked
/// for, only while a Veto could prevent the rest.
bool is_ordered(const State& state, const Effect& effect)
{
    int vetoes = 0;
    for (const Seat seat : state.seats())
    {
        vetoes += seat == state.active() ? 0 : state.vetoes[seat] + state.old_vetoes[seat];
    }
    return vetoes > 0 && edition_row(state.setup.edition).active_orders_scorings
           && effect.scoring != Scoring::FirstRanks && state.progress.to_score.size() > 1;
}

Next score_next(const Transition& transition, const Effect& effect)
{
    if (is_ordered(transition.state, effect))
    {
        transition.ask(Question::ScorePlace, transition.state.active());
        return Next::Ask;
    }
    for (const Place place : places(transition.state.setup))
    {
        if (transition.state.progress.to_score.contains(place))
        {
            announce(transition, at(ActionKind::ScorePlace, place));
            return Next::Step;
        }
    }
    return Next::Finished;
}

/// Asks once, before the first place is scored, whether a player joins the scoring (Intrigue & the King, card 75).
Next begin_or_continue(const Transition& transition, const Effect& effect)
{
    const bool asks = transition.state.progress.stage == ScoringPlaces && ask_to_join_scoring(transition);
    return asks ? Next::Ask : score_next(transition, effect);
}

Next next(const Transition& transition, const Effect& effect)
{
    State& state = transition.state;
    if (state.progress.stage >= ScoringPlaces)
    {
        return begin_or_continue(transition, effect);
    }
    if (is_chosen(effect))
    {
        transition.ask(Question::ScorePlace, state.active());
        return Next::Ask;
    }
    if (state.progress.stage == Choosing)
    {
        announce(transition, with(ActionKind::CallDisks, 0));
        return Next::Step;
    }
    if (ask_for_sealed(transition))
    {
        return Next::Ask;
    }
    reveal_disks(transition);
    state.progress.stage = ScoringPlaces;
    state.progress.to_score = on_one_disk_only(state);
    put_disks_away(transition);
    return begin_or_continue(transition, effect);
}

void legal(const State& state, const Effect& effect, ActionList& list)
{
    const bool ordering = state.progress.stage >= ScoringPlaces;
    const PlaceSet choice = ordering ? state.progress.to_score : places_to_score(state, effect);
    for (const Place place : places(state.setup))
    {
        if (choice.contains(place))
        {
            list.add(at(ActionKind::ScorePlace, place));
        }
    }
}

void answer(const Transition& transition, const Effect& effect, Action action)
{
    if (is_chosen(effect))
    {
        transition.state.progress.stage = ScoringPlaces;
        transition.state.progress.to_score.insert(action.place); // the only one: next() announces it
        return;
    }
    announce(transition, action); // the next place, in the order that the player chooses
}

void execute(const Transition& transition, const Effect& effect, Action step)
{
    Progress& progress = transition.state.progress;
    if (step.kind == ActionKind::CallDisks)
    {
        progress.stage = SettingDisks;
        call_disks(transition, SealedPurpose::Score, every_seat(transition.state));
        return;
    }
    progress.to_score.erase(step.place);
    if (effect.scoring == Scoring::OwnTwo)
    {
        // Since the choice, a player who joined the scoring may have got more caballeros there (lines 183 and 190).
        const bool still_leads = with_own_two(transition.state).contains(step.place);
        pay_first_rank(transition, still_leads ? transition.state.active() : nobody, step.place);
        return;
    }
    score_place(transition, step.place, effect.scoring == Scoring::FirstRanks);
}

Rule why_not(const State& state, const Effect& effect, Action action)
{
    const bool is_kings_region = effect.without_king && action.place == state.king;
    return is_kings_region ? Rule::KingsRegionTaboo
                           : why_no_region(state, action.place,
                                           effect.scoring == Scoring::OwnTwo ? Rule::NotTwoOfYours : Rule::NotScored);
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const bool setting = progress.stage == SettingDisks;
    const bool joined = progress.stage == ScoringJoined;
    if (progress.stage > ScoringJoined || (joined && !has_own_cards(state.setup))
        || !others_are_default(state, {.to_score = true, .disks = setting})
        || (setting
            && (effect.scoring != Scoring::UniqueDisks
                || !sealed_fits(state, SealedPurpose::Score, every_seat(state)))))
    {
        return false;
    }
    if (progress.stage < ScoringPlaces)
    {
        return progress.to_score.empty() && (is_chosen(effect) || effect.scoring == Scoring::UniqueDisks);
    }
    // The places left are the end of the list with which the scoring began. That list is known unless players have
    // chosen it, or a player who joined has changed the numbers on which it depended.
    const bool depends_on_numbers = effect.scoring == Scoring::Most || effect.scoring == Scoring::Fewest;
    const bool is_unknown =
        is_chosen(effect) || effect.scoring == Scoring::UniqueDisks || (joined && depends_on_numbers);
    const PlaceSet all = is_unknown ? progress.to_score : places_to_score(state, effect);
    const unsigned done = all.bits() & ~progress.to_score.bits();
    const unsigned left = progress.to_score.bits();
    const bool any_order = edition_row(state.setup.edition).active_orders_scorings;
    return (left & ~all.bits()) == 0 && left < 1U << board_place_count && (any_order || done < (left & (~left + 1U)))
           && (!is_chosen(effect) || progress.to_score.size() <= 1)
           && (effect.with_castillo || effect.scoring == Scoring::Castillo || !all.contains(Place::Castillo));
}

} // namespace

const VerbRules score_verb{.possible = possible,
                           .begin = begin,
                           .next = next,
                           .legal = legal,
                           .why_not = why_not,
                           .answer = answer,
                           .execute = execute,
                           .valid = valid};

} // namespace elgrande
