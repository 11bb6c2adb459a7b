// Card 75 acts out of turn: before a scoring, general or by a card, its player may place one own caballero from the
// court into a place that is scored (classic and expansions, line 183). It can be used once, from the bids to the
// end of the round, unless its player must use the King card or the Intrigue card.
#include "rules/cards/own_cards.hpp"
#include "rules/play/why_not.hpp"
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

/// Returns the places that the coming scoring will score and where the seat may place a caballero of its court.
PlaceSet places_to_join(const State& state, Seat seat)
{
    if (state.court[seat] == 0)
    {
        return {};
    }
    PlaceSet joined;
    for (const Place place : places(state.setup))
    {
        const bool scored = !state.progress.running || state.progress.to_score.contains(place);
        const bool reached = place == Place::Castillo || court_reaches(state, place);
        if (scored && reached && !is_taboo(state, place) && free_spaces(state, place, Disc::None).size > 0)
        {
            joined.insert(place);
        }
    }
    return joined;
}

/// The card does nothing in the player's turn.
bool possible(const State&, const Effect&)
{
    return false;
}

Next next(const Transition&, const Effect&)
{
    return Next::Finished;
}

void execute(const Transition&, const Effect&, Action) {}

} // namespace

Seat scoring_joiner(const State& state)
{
    if (!has_own_cards(state.setup) || state.lasting.scoring_joined || state.bids_made < state.players())
    {
        return nobody;
    }
    for (const Seat seat : state.seats())
    {
        if (state.bid[seat] != 0 && joins_scorings(own_card(state.setup, state.bid[seat]))
            && may_use_own_card(state, seat))
        {
            return seat;
        }
    }
    return nobody;
}

bool ask_to_join_scoring(const Transition& transition)
{
    const Seat seat = scoring_joiner(transition.state);
    if (seat == nobody || places_to_join(transition.state, seat).empty())
    {
        return false;
    }
    transition.ask(Question::JoinScoring, seat);
    return true;
}

void legal_joins(const State& state, ActionList& list)
{
    const PlaceSet joined = places_to_join(state, state.decision.seat);
    for (const Place place : places(state.setup))
    {
        if (joined.contains(place))
        {
            add_arrivals(state, list, at(ActionKind::Place, place));
        }
    }
    list.add(with(ActionKind::Skip, 0));
}

Rule why_no_join(const State& state, Action action)
{
    if (action.kind != ActionKind::Place || !is_on_board(action.place))
    {
        return Rule::NoSuchValue;
    }
    return is_taboo(state, action.place) ? why_taboo(state, action.place)
                                         : why_not_from_court(state, action.place, Rule::NotScored);
}

void answer_join(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.decision.seat;
    const bool general = !state.progress.running;
    if (action.kind == ActionKind::Place)
    {
        --state.court[seat];
        put_on(transition, seat, action.place, space_of(action));
        transition.emit(
            {.kind = EventKind::JoinedScoring, .seat = seat, .from = Place::Court, .to = action.place, .count = 1});
        state.lasting.scoring_joined = true;
    }
    if (general)
    {
        state.lasting.scoring_joined = true; // the round is over
        begin_general_scoring(transition);
        return;
    }
    ++state.progress.stage; // of Score or MoveTable, whose next stage does not ask again
    continue_special_action(transition);
}

const VerbRules join_scoring_verb{.possible = possible,
                                  .begin = begin_nothing,
                                  .next = next,
                                  .legal = legal_nothing,
                                  .why_not = why_nothing,
                                  .answer = answer_nothing,
                                  .execute = execute,
                                  .valid = valid_without_progress};

} // namespace elgrande
