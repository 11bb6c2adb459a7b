#include "rules/cards/stacks.hpp"
#include "rules/play/play.hpp"

#include <algorithm>

namespace elgrande
{

Seat first_seat(const State& state, unsigned seats)
{
    Seat seat = state.active();
    for (int i = 0; i < state.owner_count(); ++i)
    {
        seat = owner_left_of(state, seat);
        if ((seats >> seat & 1U) != 0)
        {
            return seat;
        }
    }
    return nobody;
}

int in_open_regions(const State& state, Seat seat)
{
    int sum = 0;
    for (const Place region : all_regions)
    {
        sum += region == state.king ? 0 : state.caballeros[index(region)][seat];
    }
    return sum;
}

namespace
{

/// 2023, "2-player game": of the cards that are left the one with the most caballeros; nobody uses it.
void take_card_for_dummy(const Play& play)
{
    State& state = play.state;
    int most = 0;
    int taken = 0;
    for (int stack = 1; stack <= stack_count; ++stack)
    {
        const CardId id = offered(state, stack);
        if (id != no_card && state.taken_by[static_cast<std::size_t>(stack - 1)] == nobody && card(id).stack > most)
        {
            most = card(id).stack;
            taken = stack;
        }
    }
    const Seat dummy = state.active();
    state.taken_by[static_cast<std::size_t>(taken - 1)] = dummy;
    play.tell({.kind = EventKind::CardTaken,
               .seat = dummy,
               .count = static_cast<std::uint8_t>(taken),
               .card = offered(state, taken)});
}

} // namespace

void begin_turn(const Play& play)
{
    State& state = play.state;
    const Seat seat = state.active();
    if (seat >= state.players())
    {
        take_card_for_dummy(play);
        end_turn(play);
        return;
    }
    if (std::min<int>(recruits(state.bid[seat]), state.province[seat]) > 0)
    {
        play.ask(Question::Recruit, seat);
        return;
    }
    recruit(play, 0);
}

void recruit(const Play& play, int count)
{
    State& state = play.state;
    const Seat seat = state.active();
    if (count > 0)
    {
        state.province[seat] = static_cast<std::uint8_t>(state.province[seat] - count);
        state.court[seat] = static_cast<std::uint8_t>(state.court[seat] + count);
        play.tell({.kind = EventKind::Recruited, .seat = seat, .count = static_cast<std::uint8_t>(count)});
    }
    // Only an empty province lets caballeros be recalled from the board.
    if (state.province[seat] == 0)
    {
        state.turn.recalls_left = static_cast<std::uint8_t>(recruits(state.bid[seat]) - count);
    }
    continue_recalling(play);
}

void recall_one(const Play& play, Action action)
{
    State& state = play.state;
    const Seat seat = state.active();
    const Place region = action.place;
    --state.caballeros[index(region)][seat];
    ++state.court[seat];
    play.tell({.kind = EventKind::Recalled, .seat = seat, .from = region, .to = Place::Court, .count = 1});
    bearer_leaves(play, seat, region, Place::Court, takes_bearer(action));
}

void continue_recalling(const Play& play)
{
    State& state = play.state;
    if (ask_for_bearer(play))
    {
        return;
    }
    const Seat seat = state.active();
    if (state.turn.recalls_left > 0 && in_open_regions(state, seat) > 0)
    {
        play.ask(Question::Recall, seat);
        return;
    }
    state.turn.recalls_left = 0;
    play.ask(state.turn.ability_over || !ability_possible(state) ? Question::TakeCard : Question::UseAbility, seat);
}

void continue_turn(const Play& play)
{
    State& state = play.state;
    if (ask_for_bearer(play))
    {
        return;
    }
    const Seat seat = state.active();
    Turn& turn = state.turn;
    const bool may_place = !turn.placing_over && turn.placed < card(turn.card).stack && state.court[seat] > 0;
    const bool may_act = !turn.acting_over && special_action_possible(state, turn.card);
    if (may_place)
    {
        // The first caballero placed settles that placing comes first: neither part may be split.
        play.ask(may_act && turn.placed == 0 ? Question::PlaceOrAct : Question::Place, seat);
        return;
    }
    // With an empty court placing has not begun: a card that refills the court still lets the player place afterwards.
    turn.placing_over = turn.placing_over || turn.placed > 0;
    if (may_act)
    {
        play.ask(Question::ActOrSkip, seat);
        return;
    }
    end_turn(play);
}

} // namespace elgrande
