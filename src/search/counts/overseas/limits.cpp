#include "search/counts/overseas/limits.hpp"

#include "search/counts/overseas/posts.hpp"
#include "search/counts/overseas/rings.hpp"

#include <algorithm>
#include <numeric>

namespace elgrande::search
{
namespace
{

/// Can somebody be moved who carries a disc, other than a single one of others? Not either if that one could leave a
/// French space to somebody on whose space of the Limit table it has to wait.
bool moves_carriers(const State& state, const Reach& reach)
{
    const auto all = movable_carriers(state, reach.most_own_out() > 0, reach.most_others_out() > 0);
    const Place table = state.colonies.table;
    const bool has_table = table != Place::Nowhere && is_region(table);
    const bool is_table_full = has_table && free_table_spaces(state) == 0;
    const bool is_told =
        all.size() == 1 && (all[0].from != Place::France || (state.owner_count() <= ghost && !is_table_full));
    const bool of_others = is_told && state.player_of(all[0].owner) != state.active();
    return !all.empty() && (!of_others || (table != Place::Nowhere && !has_table));
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
           && (reach.fate().has_moved() || !moves_carriers(state, reach));
}

bool has_room_on_table(const State& state, const Reach& reach)
{
    const Place table = state.colonies.table;
    if (table == Place::Nowhere || is_taboo(state, table))
    {
        return true;
    }
    PerOwner<std::uint8_t> there = state.caballeros[index(table)];
    if (const Seat holder = holder_of(state, table, Space::First); holder != nobody)
    {
        --there[holder];
    }
    const int all = std::accumulate(there.begin(), there.end(), 0);
    const int on_table = table_spaces(state.setup) - free_table_spaces(state);
    const int resigning = table == Place::America ? 1 : 0;
    const int coming = reach.is_near(table) ? reach.most_in() : reach.most_in_far();
    return table != Place::France && on_table == all && all + coming + resigning <= table_spaces(state.setup);
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

bool spaces_can_link(const State& state, const LimitTable* table)
{
    Seat first = nobody;
    const bool is_full = table != nullptr && table->free == 0;
    for (const Place place : linkable_places)
    {
        for (const Seat holder : posts_at(state, place).holders)
        {
            if (holder == nobody || is_taboo(state, place))
            {
                continue;
            }
            if (is_full || (first != nobody && holder != first))
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
    const Place table = state.colonies.table;
    if (std::find(places.begin(), places.end(), table) != places.end() && !reach.has_table(table))
    {
        board.colonies.table = Place::Nowhere;
        board.colonies.on_table = {};
    }
    return board;
}

} // namespace elgrande::search
