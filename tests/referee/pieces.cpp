// The map, and where pieces can stand. Line numbers refer to the rules "classic and expansions".
#include "referee/table.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace elgrande::referee
{
namespace
{

/// Each border once, first the place that comes first in the order of Place (lines 48 and 49, the board; line 210 for
/// France).
constexpr std::array<std::pair<Place, Place>, 17> borders{{
    {Place::Galicia, Place::BasqueCountry},
    {Place::Galicia, Place::OldCastile},
    {Place::BasqueCountry, Place::Aragon},
    {Place::BasqueCountry, Place::OldCastile},
    {Place::Aragon, Place::Catalonia},
    {Place::Aragon, Place::OldCastile},
    {Place::Aragon, Place::NewCastile},
    {Place::Aragon, Place::Valencia},
    {Place::Aragon, Place::France},
    {Place::Catalonia, Place::Valencia},
    {Place::Catalonia, Place::France},
    {Place::OldCastile, Place::NewCastile},
    {Place::NewCastile, Place::Seville},
    {Place::NewCastile, Place::Granada},
    {Place::NewCastile, Place::Valencia},
    {Place::Seville, Place::Granada},
    {Place::Granada, Place::Valencia},
}};

Space ordinary(Load load, bool beside)
{
    switch (load)
    {
    case Load::Gold:
        return beside ? Space::GoldBeside : Space::Gold;
    case Load::Wares:
        return beside ? Space::WaresBeside : Space::Wares;
    default:
        return beside ? Space::BesideTable : Space::Region;
    }
}

Space figure_space(int figure)
{
    return figure == 1 ? Space::First : figure == 2 ? Space::Second : Space::Third;
}

int figure_of(Space space)
{
    return space == Space::First ? 1 : space == Space::Second ? 2 : space == Space::Third ? 3 : 0;
}

bool is_beside(Space space)
{
    return space == Space::BesideTable || space == Space::GoldBeside || space == Space::WaresBeside;
}

bool is_free(const Table& table, Place place, int figure)
{
    return !table.any([&](const Caballero& one) { return one.place == place && one.figure == figure; });
}

} // namespace

bool adjacent(const Table& table, Place one, Place other)
{
    const std::pair<Place, Place> border = std::minmax(one, other);
    return (table.bridge == border && table.holds(Law::BridgeJoins))
           || std::find(borders.begin(), borders.end(), border) != borders.end();
}

bool is_coastal(Place place)
{
    constexpr std::array coast{Place::France,  Place::Catalonia, Place::Valencia,     Place::Granada,
                               Place::Seville, Place::Galicia,   Place::BasqueCountry};
    return std::find(coast.begin(), coast.end(), place) != coast.end(); // line 212
}

bool is_spain(Place place)
{
    return std::find(all_regions.begin(), all_regions.end(), place) != all_regions.end();
}

std::vector<Place> near_king(const Table& table)
{
    std::vector<Place> places = table.open_regions(
        [&](Place region)
        {
            return region == Place::Ship ? is_coastal(table.king) || !table.holds(Law::CoastalKing)
                                         : adjacent(table, table.king, region);
        });
    places.push_back(Place::Castillo);
    return places;
}

std::vector<Place> within_reach_of_court(const Table& table)
{
    // Lines 210, 212 and 216: the new regions can only be reached near the King.
    std::vector<Place> places = near_king(table);
    for (const Place region : table.open_regions(is_spain))
    {
        if (std::find(places.begin(), places.end(), region) == places.end())
        {
            places.push_back(region);
        }
    }
    return places;
}

Space Table::kind_of(const Caballero& one) const
{
    if (one.figure != 0)
    {
        return figure_space(one.figure);
    }
    return ordinary(one.load, one.place == limit_table && !one.on_table);
}

Action Table::named(ActionKind kind, const Caballero& one) const
{
    return at_space({kind, one.owner, one.place}, kind_of(one));
}

Caballero& Table::named_by(Action action, Seat owner)
{
    Caballero* found = nullptr;
    for (Caballero& one : caballeros)
    {
        const bool fits = one.owner == owner && one.place == action.place && kind_of(one) == space_of(action);
        // Prefers one that may sail; otherwise all pieces that the action names are alike.
        if (fits && (found == nullptr || (found->arrived && !one.arrived)))
        {
            found = &one;
        }
    }
    if (found == nullptr)
    {
        throw std::logic_error("the referee finds no such piece");
    }
    return *found;
}

std::vector<Space> Table::spaces_for(Place place, Load load) const
{
    std::vector<Space> spaces;
    // France has three spaces (line 209).
    for (int figure = 1; figure <= 3 && place == Place::France; ++figure)
    {
        if (is_free(*this, place, figure))
        {
            spaces.push_back(figure_space(figure));
        }
    }
    if (place == Place::France)
    {
        return spaces;
    }
    // A disc is delivered in Spain (line 233) and lost in the Castillo (line 239).
    const bool keeps_it = place == Place::Ship || place == Place::America || place == Place::Mediterranean;
    const bool beside = place == limit_table && free_table_spaces() == 0; // line 253
    spaces.push_back(ordinary(keeps_it ? load : Load::Nothing, beside));
    // The spaces of Captain and Viceroy, for a piece without a disc (lines 214, 219, 236 and 237).
    const bool has_figure = place == Place::Ship || place == Place::America;
    if (has_figure && load == Load::Nothing && is_free(*this, place, 1))
    {
        spaces.push_back(Space::First);
    }
    return spaces;
}

void Table::move(Caballero& one, Place place, Space space)
{
    spaces_became_free = spaces_became_free || one.on_table;
    one.place = place;
    one.figure = figure_of(space);
    one.on_table = place == limit_table && one.figure == 0 && !is_beside(space);
    one.arrived = true;
    const bool at_sea = place == Place::Ship || place == Place::America || place == Place::Mediterranean;
    if (one.load == Load::Nothing || at_sea || place == Place::France)
    {
        return;
    }
    const Seat owner = player_of(one);
    if ((is_spain(place) || !holds(Law::DiscsPayInSpain)) && owner != nobody)
    {
        at(owner).points += one.load == Load::Gold ? 6 : 4; // line 222
    }
    ++aside.at(static_cast<std::size_t>(one.load)); // lines 233 and 239
    one.load = Load::Nothing;
}

void Table::move(Caballero& one, Place place)
{
    move(one, place, place == limit_table && free_table_spaces() == 0 ? Space::BesideTable : Space::Region);
}

std::vector<Action> for_each_space(const Table& table, ActionKind kind, const std::vector<Place>& places)
{
    std::vector<Action> actions;
    for (const Place place : places)
    {
        for (const Space space : table.spaces_for(place, Load::Nothing))
        {
            actions.push_back(at_space(at(kind, place), space));
        }
    }
    return actions;
}

} // namespace elgrande::referee
