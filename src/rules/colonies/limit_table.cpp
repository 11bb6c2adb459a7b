// The Limit table: "it limits the number of caballeros that are counted when scoring the region" (lines 252 to 256).
// Line numbers refer to the rules "classic and expansions".
#include "rules/play/transition.hpp"
#include "rules/play/why_not.hpp"

#include <array>
#include <numeric>

namespace elgrande
{
namespace
{

constexpr std::array beside_spaces{Space::BesideTable, Space::GoldBeside, Space::WaresBeside};

/// Returns the number of caballeros beside the Limit table.
int beside(const State& state)
{
    int count = 0;
    for (const Seat owner : state.owners_on_board())
    {
        for (const Space space : beside_spaces)
        {
            count += on_space(state, state.colonies.table, owner, space);
        }
    }
    return count;
}

/// Moves a caballero from this space beside the Limit table onto the table.
void put_one(const Transition& transition, Seat owner, Space space)
{
    State& state = transition.state;
    ++state.colonies.on_table[static_cast<std::size_t>(disc_at(space))][owner];
    transition.emit({.kind = EventKind::PutOnTable, .seat = owner, .to = state.colonies.table, .count = 1});
}

/// Ends the choice of caballeros (Colonies::filling_seat) if the Limit table is full.
void stop_when_full(const Transition& transition)
{
    if (free_table_spaces(transition.state) == 0)
    {
        transition.state.colonies.filling_seat = nobody;
    }
}

/// Puts all caballeros beside the Limit table onto it.
void put_all(const Transition& transition)
{
    const State& state = transition.state;
    for (const Seat owner : state.owners_on_board())
    {
        for (const Space space : beside_spaces)
        {
            while (on_space(state, state.colonies.table, owner, space) > 0)
            {
                put_one(transition, owner, space);
            }
        }
    }
}

} // namespace

void fill_table(const Transition& transition, Seat decider)
{
    Colonies& colonies = transition.state.colonies;
    colonies.spaces_freed = false;
    const int free = free_table_spaces(transition.state);
    const int waiting = colonies.table == Place::Nowhere ? 0 : beside(transition.state);
    if (free == 0 || waiting == 0)
    {
        return;
    }
    if (waiting <= free)
    {
        put_all(transition);
        return;
    }
    colonies.filling_seat = decider;
}

void fill_table_without_choice(const Transition& transition)
{
    while (transition.state.colonies.filling_seat != nobody)
    {
        ActionList choices;
        legal_fillings(transition.state, choices);
        if (choices.size() > 1)
        {
            return;
        }
        put_one(transition, owner_of(choices[0]), space_of(choices[0]));
        stop_when_full(transition);
    }
}

bool ask_to_fill_table(const Transition& transition)
{
    Colonies& colonies = transition.state.colonies;
    if (colonies.spaces_freed)
    {
        const Seat mover = transition.state.active();
        fill_table(transition, colonies.inquisitor != nobody ? colonies.inquisitor : mover);
    }
    fill_table_without_choice(transition);
    if (colonies.filling_seat == nobody)
    {
        return false;
    }
    transition.ask(Question::FillTable, colonies.filling_seat);
    return true;
}

void fill_table_from_castillo(const Transition& transition, const PerOwner<std::uint8_t>& before, int free_before)
{
    const State& state = transition.state;
    const Seat inquisitor = state.colonies.inquisitor;
    const auto& now = state.caballeros[index(state.colonies.table)];
    const int arrived = std::accumulate(now.begin(), now.end(), 0) - std::accumulate(before.begin(), before.end(), 0);
    if (arrived > free_before)
    {
        if (inquisitor != nobody)
        {
            fill_table(transition, inquisitor);
        }
        return; // without an Inquisitor "the caballeros are placed in the region off the Limit table" (line 256)
    }
    for (const Seat owner : state.owners_on_board())
    {
        for (int i = before[owner]; i < now[owner]; ++i)
        {
            put_one(transition, owner, Space::BesideTable);
        }
    }
}

void move_table(const Transition& transition, Place region)
{
    State& state = transition.state;
    Colonies& colonies = state.colonies;
    transition.emit({.kind = EventKind::TableMoved, .seat = state.active(), .from = colonies.table, .to = region});
    colonies.table = region;
    colonies.on_table = {};
    fill_table(transition, state.active());
}

void legal_fillings(const State& state, ActionList& list)
{
    const Place region = state.colonies.table;
    for (const Seat owner : state.owners_on_board())
    {
        for (const Space space : beside_spaces)
        {
            if (on_space(state, region, owner, space) > 0)
            {
                list.add(at_space({ActionKind::PutOnTable, owner, region}, space));
            }
        }
    }
}

Rule why_no_filling(const State& state, Action action)
{
    return action.place == state.colonies.table ? Rule::NoCaballeroThere : Rule::LimitTableElsewhere;
}

void answer_filling(const Transition& transition, Action action)
{
    put_one(transition, owner_of(action), space_of(action));
    stop_when_full(transition);
    const State& state = transition.state;
    const bool in_general_scoring = !state.progress.running && state.turns_done == state.owner_count();
    if (in_general_scoring)
    {
        finish_general_scoring(transition);
    }
    else
    {
        continue_after_interruption(transition);
    }
}

} // namespace elgrande
