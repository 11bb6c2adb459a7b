// Checks the new regions, the discs, the Limit table and the Inquisitor (Grand Inquisitor & the Colonies).
#include "rules/cards/stacks.hpp"
#include "rules/play/transition.hpp"
#include "rules/validation/checks.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace elgrande
{
namespace
{

bool owner_fits(const State& state, Seat owner)
{
    return owner == neutral || owner < state.players();
}

bool all_zero(const PerOwner<std::uint8_t>& counts)
{
    return std::all_of(counts.begin(), counts.end(), [](int count) { return count == 0; });
}

/// True if the owner of each space has a caballero in its place.
bool posts_fit(const State& state)
{
    const Colonies& colonies = state.colonies;
    PerOwner<std::uint8_t> in_france{};
    for (std::size_t i = 0; i < colonies.french.size(); ++i)
    {
        const Seat owner = colonies.french[i];
        const Disc disc = colonies.french_disc[i];
        if (disc > Disc::Wares || (owner == nobody ? disc != Disc::None : !owner_fits(state, owner)))
        {
            return false;
        }
        if (owner != nobody)
        {
            ++in_france[owner];
        }
    }
    for (const auto& [place, holder] :
         {std::pair(Place::Ship, colonies.captain), std::pair(Place::America, colonies.viceroy)})
    {
        if (holder != nobody && (!owner_fits(state, holder) || state.caballeros[index(place)][holder] == 0))
        {
            return false;
        }
    }
    return in_france == state.caballeros[index(Place::France)];
}

/// True if the caballeros on the spaces of each place add up to all in the place.
bool spaces_fit(const State& state)
{
    for (const Place place : places(state.setup))
    {
        for (Seat owner = 0; owner < max_owners; ++owner)
        {
            int all = 0;
            for (int i = 0; i < space_count; ++i)
            {
                const int count = on_space(state, place, owner, static_cast<Space>(i));
                if (count < 0)
                {
                    return false;
                }
                all += count;
            }
            if (all != state.caballeros[index(place)][owner])
            {
                return false;
            }
        }
    }
    return true;
}

bool carriers_are_there(const State& state)
{
    const Colonies& colonies = state.colonies;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        for (std::size_t place = 0; place < sea_places; ++place)
        {
            const auto& at = colonies.carriers[place];
            const int there = owner_fits(state, owner) ? state.caballeros[index(Place::Ship) + place][owner] : 0;
            if (at[0][owner] + at[1][owner] > there)
            {
                return false;
            }
        }
    }
    return true;
}

ValidationError check_discs(const State& state)
{
    for (const Disc disc : {Disc::Gold, Disc::Wares})
    {
        if (discs_aside(state, disc) < 0)
        {
            return "discs: too many";
        }
    }
    return carriers_are_there(state) ? ValidationError{} : "discs: more than caballeros to carry them";
}

/// True if the Limit table holds no more caballeros of an owner than its region.
bool table_fits(const State& state)
{
    const Colonies& colonies = state.colonies;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        const int on_it = colonies.on_table[0][owner] + colonies.on_table[1][owner] + colonies.on_table[2][owner];
        if (on_it > state.caballeros[index(colonies.table)][owner])
        {
            return false;
        }
    }
    return true;
}

ValidationError check_table(const State& state)
{
    const Colonies& colonies = state.colonies;
    const bool at_sea = is_of(colonies.table, PlaceKind::Overseas);
    if (colonies.table == Place::France || !is_region(state.setup, colonies.table) || free_table_spaces(state) < 0
        || (!at_sea && !(all_zero(colonies.on_table[1]) && all_zero(colonies.on_table[2]))))
    {
        return "Limit table: not in a region, or too many caballeros on it";
    }
    if (!table_fits(state))
    {
        return "Limit table: its caballeros are not in its region";
    }
    const bool asked = state.decision.question == Question::FillTable;
    if ((colonies.filling_seat != nobody) != asked || (asked && colonies.filling_seat != state.decision.seat))
    {
        return "Limit table: no choice is pending";
    }
    ActionList fillings;
    legal_fillings(state, fillings);
    const bool can_be_filled = free_table_spaces(state) > 0 && !fillings.empty();
    return !asked || can_be_filled ? ValidationError{} : "Limit table: there is no choice";
}

/// Checks data that exists only during a turn or a step of it.
ValidationError check_turn(const State& state)
{
    const Colonies& colonies = state.colonies;
    const Colonies none;
    const bool at_sea = state.progress.running && state.progress.source == EffectSource::Voyage;
    if (!at_sea && (colonies.arrived != none.arrived || colonies.new_captain || colonies.new_viceroy))
    {
        return "ship: no voyage is in progress";
    }
    const bool in_turn = state.active() != nobody && state.bids_made == state.players();
    const bool moving = state.progress.running || (in_turn && state.turn.card == no_card);
    if (colonies.spaces_freed && !moving)
    {
        return "Limit table: it should have been filled";
    }
    const Question question = state.decision.question;
    if (colonies.claiming && question != Question::Claim && question != Question::FillTable)
    {
        return "discs: no claim is pending";
    }
    const bool card = state.turn.card != no_card;
    const bool owned = in_turn && colonies.inquisitor == state.active();
    if (state.turn.extra_to_place != (card && owned && !state.turn.extra_recruited)
        || (state.turn.extra_recruited && !owned))
    {
        return "turn: the Inquisitor's extra caballero does not fit";
    }
    return std::nullopt;
}

} // namespace

ValidationError check_colonies(const State& state)
{
    if (!has_colonies(state.setup))
    {
        const bool empty = is_grandissimo(state.setup)
                           || (std::all_of(state.caballeros.begin() + place_count, state.caballeros.end(), all_zero)
                               && std::all_of(state.caballeros.begin(), state.caballeros.end(),
                                              [](const auto& at) { return at[neutral] == 0; }));
        const bool plain = state.colonies == Colonies{} && !state.turn.extra_recruited && !state.turn.extra_to_place
                           && !state.progress.discs_brought && state.progress.lifted_space == Space::Region;
        return empty && plain ? ValidationError{} : "colonies: not part of this game";
    }
    int black = 0;
    for (const auto& place : state.caballeros)
    {
        black += place[neutral];
    }
    if (black != black_caballeros || !all_zero(state.caballeros[index(Place::Portugal)]))
    {
        return "caballeros: the Inquisitor has four";
    }
    if (state.colonies.inquisitor != nobody && state.colonies.inquisitor >= state.players())
    {
        return "Inquisitor: his seat does not exist";
    }
    constexpr unsigned stacks = (1U << (stack_count + 1)) - 2U;
    if ((state.colonies.removed & ~stacks) != 0 || std::popcount(state.colonies.removed) > 1
        || (state.colonies.removed != 0 && has_own_cards(state.setup)))
    {
        return "action cards: more turned over than one card can";
    }
    if (!posts_fit(state))
    {
        return "spaces: their owners have no caballeros there";
    }
    if (auto wrong = check_discs(state))
    {
        return wrong;
    }
    if (auto wrong = check_table(state))
    {
        return wrong;
    }
    return spaces_fit(state) ? check_turn(state) : "caballeros: their spaces do not add up";
}

} // namespace elgrande
