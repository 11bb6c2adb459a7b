#include "search/counts/overseas/limits.hpp"

#include "search/counts/overseas/posts.hpp"

#include <algorithm>
#include <numeric>

namespace elgrande::search
{
namespace
{

bool carries(const State& state, Seat owner)
{
    const Colonies& colonies = state.colonies;
    bool carries = false;
    for (const auto& place : colonies.carriers)
    {
        carries = carries || place[0][owner] + place[1][owner] > 0;
    }
    for (std::size_t i = 0; i < colonies.french.size(); ++i)
    {
        carries = carries || (colonies.french[i] == owner && colonies.french_disc[i] != Disc::None);
    }
    return carries;
}

/// Can somebody be moved, or claim, who carries a disc?
bool uses_carriers(const State& state, const Reach& reach)
{
    for (const Seat owner : reach.owners())
    {
        if (carries(state, owner) && (owner == reach.player() || reach.most_others_out() > 0))
        {
            return true;
        }
    }
    return false;
}

/// Is there room on the Limit table for all who stand in its region and all who can come? Then nobody has to choose
/// who is on it: whoever steps off it comes back at the end of the action.
bool has_room_on_table(const State& state, const Reach& reach)
{
    const Place table = state.colonies.table;
    if (table == Place::Nowhere || is_taboo(state, table))
    {
        return true;
    }
    const PerOwner<std::uint8_t> there = off_posts(state, table);
    const int all = std::accumulate(there.begin(), there.end(), 0);
    const int on_table = table_spaces(state.setup) - free_table_spaces(state);
    const int resigning = table == Place::America ? 1 : 0;
    const int coming = reach.is_near(table) ? reach.most_in() : reach.most_in_far();
    return table != Place::France && on_table == all && all + coming + resigning <= table_spaces(state.setup);
}

} // namespace

bool is_counted_overseas(const State& state, const Effect& effect)
{
    const bool from_france =
        effect.one_region && near_king(state).contains(Place::France) && !is_taboo(state, Place::France);
    return effect.verb != Verb::Dismiss && !from_france;
}

bool are_colonies_counted(const State& state, const Reach& reach)
{
    const Card& row = card(state.turn.card);
    return !row.must && row.gold + row.wares == 0 && state.colonies.inquisitor != state.active()
           && !uses_carriers(state, reach) && has_room_on_table(state, reach);
}

bool can_begin(const State& state, const Effect& effect, int placed)
{
    if (effect.verb == Verb::PlaceAnywhere)
    {
        return state.court[state.active()] > 0;
    }
    const auto open = regions(state.setup);
    const auto can_be_moved = [&](Seat owner)
    {
        return std::any_of(open.begin(), open.end(),
                           [&](Place place)
                           { return !is_taboo(state, place) && state.caballeros[index(place)][owner] > 0; });
    };
    for (const Seat owner : state.owners_on_board())
    {
        const bool own = state.player_of(owner) == state.active();
        const bool moves = effect.any > 0 || (own ? effect.own : effect.foreign) > 0;
        if (moves && (can_be_moved(owner) || (owner == state.active() && placed > 0)))
        {
            return true;
        }
    }
    return false;
}

bool spaces_can_link(const State& state)
{
    Seat first = nobody;
    for (const Place place : linkable_places)
    {
        for (const Seat holder : posts_at(state, place).holders)
        {
            if (holder == nobody || is_taboo(state, place))
            {
                continue;
            }
            if (first != nobody && holder != first)
            {
                return true;
            }
            first = holder;
        }
    }
    return false;
}

State without_table(const State& state, const Reach& reach)
{
    State board = state;
    const auto& places = reach.places();
    if (std::find(places.begin(), places.end(), state.colonies.table) != places.end())
    {
        board.colonies.table = Place::Nowhere;
        board.colonies.on_table = {};
    }
    return board;
}

} // namespace elgrande::search
