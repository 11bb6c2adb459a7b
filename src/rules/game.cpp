#include "rules/game.hpp"

#include "rules/cards/stacks.hpp"
#include "rules/modifiers.hpp"
#include "rules/play/questions.hpp"
#include "rules/play/transition.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace elgrande
{
namespace
{

constexpr std::uint8_t caballeros_at_home = 2;

void shuffle_stacks(State& state)
{
    state.decks.fill(no_card);
    for (const int stack : shuffled_stacks(state.setup))
    {
        lay_out(state, stack);
        shuffle_rest(state, stack, 0, state.random);
    }
}

/// Two black caballeros each in the first two drawn regions, the Limit table in the third, and the first discs (classic
/// and expansions, lines 198, 199 and 205).
void set_out_colonies(State& state, std::span<const Place> drawn)
{
    constexpr std::uint8_t in_each = black_caballeros / 2;
    state.caballeros[index(drawn[0])][neutral] = in_each;
    state.caballeros[index(drawn[1])][neutral] = in_each;
    state.colonies.table = drawn[2];
    state.colonies.unclaimed = first_discs;
}

/// The first region card is the King's, then each player draws their home.
void draw_regions(State& state)
{
    std::array<Place, region_count> cards = all_regions;
    state.random.shuffle(std::span<Place>(cards));
    state.king = cards[0];
    std::size_t next = 1;
    for (const Seat seat : state.seats())
    {
        const Place home = cards[next++];
        state.grande[seat] = home;
        state.caballeros[index(home)][seat] = caballeros_at_home;
    }
    if (has_colonies(state.setup))
    {
        set_out_colonies(state, std::span<const Place>(cards).subspan(next));
    }
    else if (has_black(state.setup))
    {
        // "Draw a region card and place the two black Caballeros in the region" (classic and expansions, line 294).
        state.caballeros[index(cards[next])][neutral] = black_in_grandissimo;
    }
}

/// 2023, "2-player game": its caballeros, power cards and a stack of all region cards.
void set_up_dummy(State& state)
{
    const Seat seat = dummy_seat(state.setup);
    state.hand[seat] = full_hand;
    state.province[seat] = caballeros_per_player;
    std::iota(state.dummy.power.begin(), state.dummy.power.end(), std::uint8_t{1});
    state.random.shuffle(std::span(state.dummy.power));
    state.dummy.regions = all_regions;
    state.random.shuffle(std::span(state.dummy.regions));
}

void answer(const Transition& transition, Action action)
{
    assert(legal(transition.state).contains(action));
    rules_now(transition.state).answer(transition, action);
}

} // namespace

State new_game(const Setup& setup, Observer observer)
{
    assert(!validate_setup(setup));
    State state;
    state.setup = setup;
    state.random = Random(setup.seed);
    shuffle_stacks(state);
    draw_regions(state);
    for (const Seat seat : state.seats())
    {
        state.hand[seat] = has_own_cards(setup) ? PowerCards{0} : full_hand;
        const int court = first_court(setup);
        state.court[seat] = static_cast<std::uint8_t>(court);
        state.province[seat] = static_cast<std::uint8_t>(caballeros_each(setup) - court - caballeros_at_home);
    }
    if (has_dummy(setup))
    {
        set_up_dummy(state);
    }
    if (setup.modules.contains(Module::PowerShift))
    {
        deal_modifiers(state);
    }
    if (has_own_cards(setup) || has_colonies(setup))
    {
        prepare_hands({state, {}});
    }
    set_out_bearers(state);
    state.round = static_cast<std::uint8_t>(first_round(setup));
    begin_play({state, observer});
    return state;
}

ActionList legal(const State& state)
{
    ActionList list;
    rules_now(state).legal(state, list);
    return list;
}

void apply(State& state, Action action, Observer observer)
{
    answer({state, observer}, action);
}

bool apply_within_turn(State& state, Action action, Observer observer)
{
    bool turn_ended = false;
    answer({state, observer, &turn_ended}, action);
    return turn_ended;
}

void continue_after_turn(State& state, Observer observer)
{
    continue_after_turn({state, observer});
}

unsigned leaders(const State& state)
{
    unsigned seats = 0;
    int best = -1;
    for (const Seat seat : state.seats())
    {
        if (state.score[seat] > best)
        {
            best = state.score[seat];
            seats = 0;
        }
        seats |= state.score[seat] == best ? bit_of(seat) : 0U;
    }
    return seats;
}

} // namespace elgrande
