// Gold and wares: brought by the cards of the seventh stack, claimed by caballeros in the same place, delivered when
// they reach Spain (classic and expansions, lines 216 to 225).
#include "rules/play/transition.hpp"
#include "rules/play/why_not.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

constexpr std::array discs{Disc::Gold, Disc::Wares};

std::uint8_t& unclaimed(State& state, Disc disc)
{
    return state.colonies.unclaimed[static_cast<std::size_t>(disc) - 1];
}

/// True for the active player, and for black caballeros if that player has the Inquisitor.
bool is_own(const State& state, Seat owner)
{
    return state.player_of(owner) == state.active();
}

bool has_claims(const State& state)
{
    ActionList list;
    legal_claims(state, list);
    return !list.empty();
}

int discs_to_bring(const State& state, Disc disc)
{
    const Card& row = card(state.turn.card);
    return std::min<int>(disc == Disc::Gold ? row.gold : row.wares, discs_aside(state, disc));
}

} // namespace

void legal_claims(const State& state, ActionList& list)
{
    for (const Disc disc : discs)
    {
        const Place place = home_of(disc);
        if (state.colonies.unclaimed[static_cast<std::size_t>(disc) - 1] == 0 || is_taboo(state, place))
        {
            continue;
        }
        for (const Seat owner : state.owners_on_board())
        {
            for (const Space space : {Space::Region, Space::BesideTable, Space::First})
            {
                if (is_own(state, owner) && on_space(state, place, owner, space) > 0)
                {
                    list.add(at_space({ActionKind::Claim, owner, place}, space));
                }
            }
        }
    }
}

void claim(const Transition& transition, Action action)
{
    State& state = transition.state;
    Colonies& colonies = state.colonies;
    const Disc disc = action.place == Place::America ? Disc::Gold : Disc::Wares;
    const Seat owner = owner_of(action);
    const bool freed = colonies.spaces_freed;
    take_off(state, owner, action.place, space_of(action));
    const bool resigns = space_of(action) == Space::First;
    const bool beside =
        resigns ? colonies.table == action.place && free_table_spaces(state) == 0 : is_beside_table(space_of(action));
    --unclaimed(state, disc);
    put_on(transition, owner, action.place, ordinary_space(disc, beside), disc);
    colonies.spaces_freed = freed; // the caballero keeps its space on the Limit table
    transition.emit(
        {.kind = EventKind::DiscClaimed, .seat = owner, .to = action.place, .rank = static_cast<std::uint8_t>(disc)});
}

bool ask_for_claims(const Transition& transition)
{
    State& state = transition.state;
    if (!state.colonies.claiming)
    {
        return false;
    }
    if (!has_claims(state))
    {
        state.colonies.claiming = false;
        return false;
    }
    transition.ask(Question::Claim, state.active());
    return true;
}

void legal_claims_or_done(const State& state, ActionList& list)
{
    legal_claims(state, list);
    list.add(with(ActionKind::Done, 0));
}

Rule why_no_claim(const State& state, Action action)
{
    if (action.place != Place::America && action.place != Place::Mediterranean)
    {
        return Rule::NoDiscThere;
    }
    const Disc disc = action.place == Place::America ? Disc::Gold : Disc::Wares;
    return state.colonies.unclaimed[static_cast<std::size_t>(disc) - 1] == 0 ? Rule::NoDiscThere
                                                                             : Rule::NoOwnCaballeroThere;
}

void answer_claim(const Transition& transition, Action action)
{
    if (action.kind == ActionKind::Claim)
    {
        claim(transition, action);
    }
    else
    {
        transition.state.colonies.claiming = false;
    }
    continue_turn(transition);
}

bool discs_due(const State& state)
{
    return has_colonies(state.setup) && state.progress.source == EffectSource::ActionCard
           && !state.progress.discs_brought && state.turn.card != no_card
           && discs_to_bring(state, Disc::Gold) + discs_to_bring(state, Disc::Wares) > 0;
}

bool card_brings_discs(const State& state, CardId id)
{
    State with_card = state;
    with_card.turn.card = id;
    with_card.progress = {};
    return discs_due(with_card);
}

void bring_discs(const Transition& transition)
{
    State& state = transition.state;
    for (const Disc disc : discs)
    {
        const int count = discs_to_bring(state, disc);
        if (count == 0)
        {
            continue;
        }
        unclaimed(state, disc) = static_cast<std::uint8_t>(unclaimed(state, disc) + count);
        transition.emit({.kind = EventKind::DiscsBrought,
                         .seat = state.active(),
                         .to = home_of(disc),
                         .count = static_cast<std::uint8_t>(count),
                         .rank = static_cast<std::uint8_t>(disc)});
    }
    state.progress.discs_brought = true;
}

} // namespace elgrande
