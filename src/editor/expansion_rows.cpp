#include "editor/rows.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/validation/validate_state.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace elgrande::editor
{
namespace
{

bool has_lasting_effects(const State& state)
{
    return has_own_cards(state.setup);
}

Values yes_or_no(bool in_game)
{
    return in_game ? Values{.listed = {0, 1}} : no_values();
}

Values seats_if(const State& state, bool in_game)
{
    return in_game ? seats_or_nobody(state.players()) : no_values();
}

/// Returns all owners, and nobody; empty unless `in_game`.
Values owners_if(const State& state, bool in_game)
{
    if (!in_game)
    {
        return {};
    }
    Values values = seats_or_nobody(state.players());
    values.listed.push_back(neutral);
    return values;
}

/// Returns the owners with a caballero in the place, or nobody.
Values holders(const State& state, Place place)
{
    Values values;
    for (const int owner : owners_if(state, has_colonies(state.setup)).listed)
    {
        if (owner == nobody || state.caballeros[index(place)][static_cast<std::size_t>(owner)] > 0)
        {
            values.listed.push_back(owner);
        }
    }
    return values;
}

/// Returns the counter of Item::Carrier.
std::uint8_t& carriers(State& state, Field field)
{
    return state.colonies.carriers[field.b / 2U][field.b % 2U][field.a];
}

Values carried_values(const State& state, Field field)
{
    const bool in_game = has_colonies(state.setup) && field.b < 2 * sea_places && field.a < max_owners;
    return in_game ? up_to(state.caballeros[index(Place::Ship) + field.b / 2U][field.a]) : no_values();
}

Values on_table_values(const State& state, Field field)
{
    const bool in_game = has_colonies(state.setup) && is_on_board(state.colonies.table) && field.b < disc_count;
    return in_game && field.a < max_owners ? up_to(state.caballeros[index(state.colonies.table)][field.a])
                                           : no_values();
}

Values table_values(const State& state)
{
    Values values;
    for (const Place place : regions(state.setup))
    {
        if (has_colonies(state.setup) && place != Place::France)
        {
            values.listed.push_back(static_cast<int>(place));
        }
    }
    return values;
}

void set_table(State& state, int value)
{
    state.colonies.table = static_cast<Place>(value);
    state.colonies.on_table = {};
}

/// Replaces the caballero on a space of France. The new one comes from the province, and the old one goes there.
void set_french(State& state, Field field, int value)
{
    Seat& space = state.colonies.french[field.a];
    auto& france = state.caballeros[index(Place::France)];
    if (space < max_owners && france[space] > 0)
    {
        set_value(state, {Item::At, space, byte(static_cast<int>(Place::France))}, france[space] - 1);
    }
    state.colonies.french[field.a] = byte(value);
    state.colonies.french_disc[field.a] = Disc::None;
    if (value < max_owners)
    {
        const auto owner = static_cast<Seat>(value);
        set_value(state, {Item::At, owner, byte(static_cast<int>(Place::France))}, france[owner] + 1);
    }
}

bool can_be_removed(const State& state, int stack)
{
    return has_colonies(state.setup) && !has_own_cards(state.setup) && stack >= 1 && stack <= stack_count
           && offered(state, stack) != no_card;
}

Values prison_values(const State& state, Field field)
{
    return has_part(state.setup, Part::Prison) && is_seat(state, field.a) ? up_to(caballeros_each(state.setup))
                                                                          : no_values();
}

/// Changes a count; the caballeros come from the province or return to it.
void set_count(State& state, Seat owner, std::uint8_t& count, int value)
{
    const int given = std::min<int>(value - count, state.province[owner]);
    count = byte(value);
    state.province[owner] = byte(state.province[owner] - given);
}

void set_flag(std::uint8_t& bits, int number, int value)
{
    bits =
        byte(value != 0 ? bits | 1U << static_cast<unsigned>(number) : bits & ~(1U << static_cast<unsigned>(number)));
}

Values gift_values(const State& state, Field field)
{
    const bool in_game = is_grandissimo(state.setup) && is_seat(state, field.a) && is_seat(state, field.b);
    return in_game && field.a != field.b ? up_to(max_gifts(state, field.a, field.b)) : no_values();
}

const std::array expansion_table{
    FieldRow{Item::Quarantine,
             {},
             [](const State& s, Field)
             { return has_lasting_effects(s) ? places_listed(all_regions, true) : no_values(); },
             [](const State& s, Field) { return static_cast<int>(s.lasting.quarantine); },
             [](State& s, Field, int v) { s.lasting.quarantine = static_cast<Place>(v); }},
    FieldRow{Item::Bridge,
             {2, 1},
             [](const State& s, Field f)
             { return has_lasting_effects(s) && f.a < 2 ? places_listed(all_regions, true) : no_values(); },
             [](const State& s, Field f) { return static_cast<int>(s.lasting.bridge[f.a]); },
             [](State& s, Field f, int v)
             {
                 s.lasting.bridge[f.a] = static_cast<Place>(v);
                 std::sort(s.lasting.bridge.begin(), s.lasting.bridge.end());
             }},
    FieldRow{Item::GrandesFollow,
             {},
             [](const State& s, Field) { return yes_or_no(has_lasting_effects(s) || has_colonies(s.setup)); },
             [](const State& s, Field) { return s.lasting.grandes_follow ? 1 : 0; },
             [](State& s, Field, int v) { s.lasting.grandes_follow = v != 0; }},
    FieldRow{Item::French,
             {french_spaces, 1},
             [](const State& s, Field f) { return owners_if(s, has_colonies(s.setup) && f.a < french_spaces); },
             [](const State& s, Field f) { return int{s.colonies.french[f.a]}; },
             set_french},
    FieldRow{Item::FrenchDisc,
             {french_spaces, 1},
             [](const State& s, Field f)
             {
                 const bool held = has_colonies(s.setup) && f.a < french_spaces && s.colonies.french[f.a] != nobody;
                 return held ? Values{.listed = {0, 1, 2}} : no_values();
             },
             [](const State& s, Field f) { return static_cast<int>(s.colonies.french_disc[f.a]); },
             [](State& s, Field f, int v) { s.colonies.french_disc[f.a] = static_cast<Disc>(v); }},
    FieldRow{Item::Captain,
             {},
             [](const State& s, Field) { return holders(s, Place::Ship); },
             [](const State& s, Field) { return int{s.colonies.captain}; },
             [](State& s, Field, int v) { s.colonies.captain = byte(v); }},
    FieldRow{Item::Viceroy,
             {},
             [](const State& s, Field) { return holders(s, Place::America); },
             [](const State& s, Field) { return int{s.colonies.viceroy}; },
             [](State& s, Field, int v) { s.colonies.viceroy = byte(v); }},
    FieldRow{Item::Carrier,
             {max_owners, 2 * sea_places},
             carried_values,
             [](const State& s, Field f) { return int{s.colonies.carriers[f.b / 2U][f.b % 2U][f.a]}; },
             [](State& s, Field f, int v) { carriers(s, f) = byte(v); }},
    FieldRow{Item::Unclaimed,
             {disc_count - 1, 1},
             [](const State& s, Field f) {
                 return has_colonies(s.setup) && f.a < disc_count - 1 ? up_to(all_discs(static_cast<Disc>(f.a + 1)))
                                                                      : no_values();
             },
             [](const State& s, Field f) { return int{s.colonies.unclaimed[f.a]}; },
             [](State& s, Field f, int v) { s.colonies.unclaimed[f.a] = byte(v); }},
    FieldRow{Item::Table,
             {},
             [](const State& s, Field) { return table_values(s); },
             [](const State& s, Field) { return static_cast<int>(s.colonies.table); },
             [](State& s, Field, int v) { set_table(s, v); }},
    FieldRow{Item::OnTable,
             {max_owners, disc_count},
             on_table_values,
             [](const State& s, Field f) { return int{s.colonies.on_table[f.b][f.a]}; },
             [](State& s, Field f, int v) { s.colonies.on_table[f.b][f.a] = byte(v); }},
    FieldRow{Item::Inquisitor,
             {},
             [](const State& s, Field) { return seats_if(s, has_colonies(s.setup)); },
             [](const State& s, Field) { return int{s.colonies.inquisitor}; },
             [](State& s, Field, int v) { s.colonies.inquisitor = byte(v); }},
    FieldRow{Item::Removed,
             {stack_count + 1, 1},
             [](const State& s, Field f) { return yes_or_no(can_be_removed(s, f.a)); },
             [](const State& s, Field f) { return int{s.colonies.removed} >> f.a & 1; },
             [](State& s, Field f, int v) { set_flag(s.colonies.removed, f.a, v); }},
    FieldRow{Item::Figure,
             {character_count, 1},
             [](const State& s, Field f) { return seats_if(s, is_grandissimo(s.setup) && f.a < character_count); },
             [](const State& s, Field f) { return int{s.grand.characters[f.a]}; },
             [](State& s, Field f, int v) { s.grand.characters[f.a] = byte(v); }},
    FieldRow{Item::GrandInquisitor,
             {},
             [](const State& s, Field) { return seats_if(s, has_part(s.setup, Part::Inquisitor)); },
             [](const State& s, Field) { return int{s.grand.inquisitor}; },
             [](State& s, Field, int v) { s.grand.inquisitor = byte(v); }},
    FieldRow{Item::Token,
             {max_players, 1},
             [](const State& s, Field f) { return yes_or_no(has_part(s.setup, Part::Ships) && is_seat(s, f.a)); },
             [](const State& s, Field f) { return int{s.grand.tokens} >> f.a & 1; },
             [](State& s, Field f, int v) { set_flag(s.grand.tokens, f.a, v); }},
    FieldRow{Item::Prison,
             {max_players, 1},
             prison_values,
             [](const State& s, Field f) { return int{s.grand.prison[f.a]}; },
             [](State& s, Field f, int v) { set_count(s, f.a, s.grand.prison[f.a], v); }},
    FieldRow{Item::Gift,
             {max_players, max_players},
             gift_values,
             [](const State& s, Field f) { return int{s.grand.gifts[f.a][f.b]}; },
             [](State& s, Field f, int v) { set_count(s, f.b, s.grand.gifts[f.a][f.b], v); }},
    FieldRow{Item::RegionCardOf,
             {region_card_count, 1},
             [](const State& s, Field f) { return seats_if(s, is_grandissimo(s.setup) && f.a < region_card_count); },
             [](const State& s, Field f) { return int{s.grand.region_card_of[f.a]}; },
             [](State& s, Field f, int v)
             {
                 s.grand.region_card_of[f.a] = byte(v);
                 Place& region = s.grand.region_card[f.a];
                 region = v == nobody ? Place::Nowhere : region == Place::Nowhere ? Place::Galicia : region;
             }},
    FieldRow{Item::RegionCardAt,
             {region_card_count, 1},
             [](const State& s, Field f)
             {
                 const bool held =
                     is_grandissimo(s.setup) && f.a < region_card_count && s.grand.region_card_of[f.a] != nobody;
                 return held ? places_listed(all_regions, false) : no_values();
             },
             [](const State& s, Field f) { return static_cast<int>(s.grand.region_card[f.a]); },
             [](State& s, Field f, int v) { s.grand.region_card[f.a] = static_cast<Place>(v); }},
    FieldRow{Item::FreeMover,
             {},
             [](const State& s, Field) { return seats_if(s, is_grandissimo(s.setup)); },
             [](const State& s, Field) { return int{s.grand.free_mover}; },
             [](State& s, Field, int v)
             {
                 s.grand.free_mover = byte(v);
                 s.grand.free_left = v == nobody ? 0 : free_moves;
             }},
};

static_assert(expansion_table.size()
              == static_cast<std::size_t>(item_count) - static_cast<std::size_t>(Item::Added) - 1);

} // namespace

std::span<const FieldRow> expansion_rows()
{
    return expansion_table;
}

} // namespace elgrande::editor
