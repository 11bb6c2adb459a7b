// The Extras: what a player may do in a turn in addition to the two parts of the card, in any order, by a symbol on the
// card or with a figure in their court (classic and expansions, lines 295 to 309, 390 and 391). They are not special
// actions of a card, so no Veto prevents them.
#include "rules/cards/stacks.hpp"
#include "rules/verbs/verb.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace elgrande
{
namespace
{

/// In the order of Extra.
constexpr std::array<Effect, extra_count> effects{{
    {.verb = Verb::TakeToken},
    {.verb = Verb::Imprison},
    {.verb = Verb::Pardon},
    {.verb = Verb::PlaceAnywhere, .count = 1, .with_castillo = true, .near = true},
    {.verb = Verb::Reinforce, .count = 1},
    {.verb = Verb::Give},
    {.verb = Verb::MoveBlack},
}};

/// Returns the Extras that are used up together with this one: the Queen gives only one of her two in a turn.
constexpr unsigned used_up_by(Extra extra)
{
    const bool hers = extra == Extra::QueenPlaces || extra == Extra::QueenRecruits;
    return hers ? bit_of(Extra::QueenPlaces) | bit_of(Extra::QueenRecruits) : unsigned{bit_of(extra)};
}

} // namespace

bool is_granted(const State& state, Extra extra)
{
    const Seat seat = state.active();
    switch (extra)
    {
    case Extra::Token:
    case Extra::Prison:
    case Extra::Pardon:
        return (state.turn.symbols & bit_of(extra)) != 0;
    case Extra::QueenPlaces:
    case Extra::QueenRecruits:
        return state.grand.characters[queen] == seat;
    case Extra::Jester:
        return state.grand.characters[jester] == seat;
    case Extra::Inquisitor:
        return state.grand.inquisitor == seat;
    }
    return false;
}

bool has_token(const State& state, Seat seat)
{
    return (state.grand.tokens & bit_of(seat)) != 0;
}

PlaceSet coast_of(const Setup& setup)
{
    PlaceSet coast = coastal_regions;
    if (is_grandissimo(setup))
    {
        coast.erase(Place::France);
        coast.insert(Place::Portugal);
    }
    return coast;
}

std::uint8_t symbols_of(const Setup& setup, CardId id)
{
    const Card& row = card(id);
    unsigned symbols = 0;
    symbols |= row.ship && has_part(setup, Part::Ships) ? bit_of(Extra::Token) : 0U;
    symbols |= row.jail && has_part(setup, Part::Prison) ? bit_of(Extra::Prison) : 0U;
    symbols |= id == edition_row(setup.edition).king_card && has_part(setup, Part::Prison) ? bit_of(Extra::Pardon) : 0U;
    return static_cast<std::uint8_t>(symbols);
}

const Effect& effect_of(Extra extra)
{
    return effects[static_cast<std::size_t>(extra)];
}

bool extra_possible(const State& state, Extra extra)
{
    return (state.turn.used & used_up_by(extra)) == 0 && is_granted(state, extra)
           && effect_possible(state, effect_of(extra));
}

bool any_extra_possible(const State& state)
{
    ActionList list;
    legal_extras(state, list);
    return !list.empty();
}

void legal_extras(const State& state, ActionList& list)
{
    for (int i = 0; i < extra_count && is_grandissimo(state.setup); ++i)
    {
        if (extra_possible(state, static_cast<Extra>(i)))
        {
            list.add(with(ActionKind::UseExtra, i));
        }
    }
}

void legal_extras_or_done(const State& state, ActionList& list)
{
    legal_extras(state, list);
    list.add(with(ActionKind::Done, 0));
}

void begin_extra(const Transition& transition, Extra extra)
{
    State& state = transition.state;
    state.turn.used = static_cast<std::uint8_t>(state.turn.used | bit_of(extra));
    state.progress = {};
    state.progress.running = true;
    state.progress.source = EffectSource::Extra;
    state.progress.effect = static_cast<std::uint8_t>(extra);
    begin_effect(transition, effect_of(extra));
    continue_special_action(transition);
}

/// Uses an Extra, or ends the turn. The card is finished, so unused Extras are lost.
void answer_extra(const Transition& transition, Action action)
{
    if (action.kind == ActionKind::UseExtra)
    {
        begin_extra(transition, static_cast<Extra>(action.a));
        return;
    }
    end_turn(transition);
}

/// "When the player takes the second card, he may decide which special actions to do now and which to save for later"
/// (line 393): nothing of the first card is lost. Neither card's placing is split.
void use_second_card(const Transition& transition, int stack)
{
    Turn& turn = transition.state.turn;
    const bool has_placed = turn.placed > 0 || turn.placing_over;
    const CardId second = offered(transition.state, stack);
    const auto symbols = symbols_of(transition.state.setup, second);
    turn.saved = has_placed ? std::uint8_t{0} : card(turn.card).places;
    turn.card = second;
    turn.placed = 0;
    turn.placing_over = false;
    turn.symbols = static_cast<std::uint8_t>(turn.symbols | symbols);
    turn.second = true;
    continue_turn(transition);
}

} // namespace elgrande
