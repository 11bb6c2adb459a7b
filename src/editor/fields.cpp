#include "editor/fields.hpp"

#include "editor/rows.hpp"
#include "rules/validation/validate_state.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::editor
{
namespace
{

const FieldRow& row_of(Item item)
{
    const auto number = static_cast<std::size_t>(item);
    const std::span<const FieldRow> base = base_rows();
    return number < base.size() ? base[number] : expansion_rows()[number - base.size()];
}

} // namespace

bool Values::contains(int value) const
{
    return listed.empty() ? value >= min && value <= max
                          : std::find(listed.begin(), listed.end(), value) != listed.end();
}

int Values::next(int value, int step) const
{
    if (listed.empty())
    {
        return std::clamp(value + step, min, max);
    }
    const auto found = std::find(listed.begin(), listed.end(), value);
    if (found == listed.end())
    {
        return listed.front();
    }
    const auto size = static_cast<int>(listed.size());
    return listed[static_cast<std::size_t>((static_cast<int>(found - listed.begin()) + step + size) % size)];
}

Values values_of(const State& state, Field field)
{
    if (static_cast<int>(field.item) >= item_count)
    {
        return {};
    }
    const FieldRow& row = row_of(field.item);
    return field.a < row.extent.a && field.b < row.extent.b ? row.values(state, field) : Values{};
}

int value_of(const State& state, Field field)
{
    return row_of(field.item).get(state, field);
}

void set_value(State& state, Field field, int value)
{
    row_of(field.item).set(state, field, value);
    tidy(state);
}

std::vector<Field> fields_of(const State& state, Item item)
{
    std::vector<Field> fields;
    const Extent extent = row_of(item).extent;
    for (int a = 0; a < extent.a; ++a)
    {
        for (int b = 0; b < extent.b; ++b)
        {
            const Field field{item, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
            if (!values_of(state, field).empty())
            {
                fields.push_back(field);
            }
        }
    }
    return fields;
}

std::uint8_t* caballeros_at(State& state, Place place, Seat owner)
{
    const bool is_seat = owner < state.owner_count();
    if (!is_seat && (owner != neutral || !has_black(state.setup)))
    {
        return nullptr;
    }
    if (place == Place::Court)
    {
        return is_seat && owner < state.players() ? &state.court[owner] : nullptr;
    }
    if (place == Place::Province)
    {
        return is_seat ? &state.province[owner] : nullptr;
    }
    const auto all = places(state.setup);
    const bool is_there = std::find(all.begin(), all.end(), place) != all.end();
    return is_there ? &state.caballeros[index(place)][owner] : nullptr;
}

namespace
{

void tidy_bearers(State& state)
{
    for (const Seat seat : state.seats())
    {
        Place& at = state.bearers.at[seat];
        const auto holds = [&](Place place) { return state.caballeros[index(place)][seat] > 0; };
        if (!state.setup.modules.contains(Module::StandardBearers) || (is_region(at) && holds(at)))
        {
            continue;
        }
        // No standard-bearer is named in the King's region.
        const auto found = std::find_if(all_regions.begin(), all_regions.end(),
                                        [&](Place place) { return holds(place) && !is_taboo(state, place); });
        at = found == all_regions.end() ? Place::Nowhere : *found;
    }
}

/// Makes the spaces of France agree with the caballeros there, each of which has a space.
void tidy_france(State& state)
{
    Colonies& colonies = state.colonies;
    PerOwner<std::uint8_t> left = state.caballeros[index(Place::France)];
    for (std::size_t i = 0; i < colonies.french.size(); ++i)
    {
        const Seat owner = colonies.french[i];
        if (owner < max_owners && left[owner] > 0)
        {
            --left[owner];
            continue;
        }
        colonies.french[i] = nobody;
        colonies.french_disc[i] = Disc::None;
    }
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        for (Seat& space : colonies.french)
        {
            if (space == nobody && left[owner] > 0)
            {
                space = owner;
                --left[owner];
            }
        }
    }
}

/// Reduces discs at sea and caballeros on the Limit table to those that are possible. Caballeros with an office carry
/// no disc.
void tidy_crews(State& state)
{
    Colonies& colonies = state.colonies;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        for (std::size_t sea = 0; sea < sea_places; ++sea)
        {
            int there = state.caballeros[index(Place::Ship) + sea][owner];
            there -= (sea == 0 ? colonies.captain : sea == 1 ? colonies.viceroy : nobody) == owner ? 1 : 0;
            for (auto& by_owner : colonies.carriers[sea])
            {
                by_owner[owner] = static_cast<std::uint8_t>(std::clamp<int>(by_owner[owner], 0, std::max(there, 0)));
                there -= by_owner[owner];
            }
        }
        const bool lies = is_on_board(colonies.table);
        int there = lies ? state.caballeros[index(colonies.table)][owner] : 0;
        for (auto& by_owner : colonies.on_table)
        {
            by_owner[owner] = static_cast<std::uint8_t>(std::min<int>(by_owner[owner], there));
            there -= by_owner[owner];
        }
    }
}

void tidy_colonies(State& state)
{
    Colonies& colonies = state.colonies;
    for (const auto& [holder, place] :
         {std::pair(&colonies.captain, Place::Ship), std::pair(&colonies.viceroy, Place::America)})
    {
        if (*holder < max_owners && state.caballeros[index(place)][*holder] == 0)
        {
            *holder = nobody;
        }
    }
    tidy_france(state);
    tidy_crews(state);
}

} // namespace

void tidy_gifts(State& state)
{
    for (Seat receiver = 0; receiver < max_players; ++receiver)
    {
        for (Seat giver = 0; giver < max_players; ++giver)
        {
            std::uint8_t& due = state.grand.gifts[receiver][giver];
            const int kept = std::min<int>(due, due > 0 ? max_gifts(state, receiver, giver) : 0);
            state.province[giver] = byte(state.province[giver] + due - kept);
            due = byte(kept);
        }
    }
}

void tidy(State& state)
{
    const auto& inside = state.caballeros[index(Place::Castillo)];
    state.castillo_seen =
        state.castillo_seen && std::any_of(inside.begin(), inside.end(), [](int count) { return count > 0; });
    tidy_bearers(state);
    tidy_gifts(state);
    if (has_colonies(state.setup))
    {
        tidy_colonies(state);
    }
    Seat& rebel = state.grand.rebel;
    if (rebel < max_players && state.grande[rebel] != state.king)
    {
        rebel = nobody;
    }
}

} // namespace elgrande::editor
