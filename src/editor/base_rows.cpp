#include "editor/rows.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/complete.hpp"
#include "rules/modifiers.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace elgrande::editor
{

Values up_to(int max)
{
    return {.min = 0, .max = max};
}

Values no_values()
{
    return {};
}

Values seats_or_nobody(int count)
{
    Values values;
    values.listed.resize(static_cast<std::size_t>(count));
    std::iota(values.listed.begin(), values.listed.end(), 0);
    values.listed.push_back(nobody);
    return values;
}

Values places_listed(std::span<const Place> places, bool or_nowhere)
{
    Values values;
    for (const Place place : places)
    {
        values.listed.push_back(static_cast<int>(place));
    }
    if (or_nowhere)
    {
        values.listed.push_back(static_cast<int>(Place::Nowhere));
    }
    return values;
}

bool is_seat(const State& state, int seat)
{
    return seat < state.players();
}

namespace
{

constexpr int max_points = 2000;
constexpr int max_vetoes = 4;

/// Returns the places that `fits` accepts.
template <class Fits>
Values places_where(Fits fits)
{
    Values values;
    for (const PlaceRow& row : place_rows)
    {
        if (fits(row.place))
        {
            values.listed.push_back(static_cast<int>(row.place));
        }
    }
    return values;
}

/// Takes `count` caballeros of the owner, or as many as there are, from the province and then from the court. If
/// `count` is negative, returns them to the province.
void take_from_supply(State& state, Seat owner, int count)
{
    if (owner >= state.owner_count())
    {
        return;
    }
    const int from_province = std::min<int>(count, state.province[owner]);
    state.province[owner] = byte(state.province[owner] - from_province);
    if (owner < state.players())
    {
        const int from_court = std::clamp<int>(count - from_province, 0, state.court[owner]);
        state.court[owner] = byte(state.court[owner] - from_court);
    }
}

Values caballero_values(const State& state, Field field)
{
    State copy = state;
    const auto place = static_cast<Place>(field.b);
    return is_on_board(place) && caballeros_at(copy, place, field.a) != nullptr ? up_to(caballeros_each(state.setup))
                                                                                : no_values();
}

void set_caballeros(State& state, Field field, int value)
{
    std::uint8_t& count = state.caballeros[field.b][field.a];
    const int arriving = value - count;
    if (field.b == index(Place::Castillo) && arriving > 0)
    {
        state.castillo_seen = false;
    }
    count = byte(value);
    take_from_supply(state, field.a, arriving);
}

void set_court(State& state, Field field, int value)
{
    const int arriving = value - state.court[field.a];
    const int given = std::min<int>(arriving, state.province[field.a]);
    state.court[field.a] = byte(value);
    state.province[field.a] = byte(state.province[field.a] - given);
}

Values card_values(const State& state, Field field)
{
    const bool is_card = (every_power_card(state.setup) >> field.b & 1U) != 0;
    return !is_seat(state, field.a) || !is_card ? no_values()
           : has_own_cards(state.setup)         ? Values{.listed = {0, 1, 2}}
                                                : Values{.listed = {1, 2}};
}

int card_value(const State& state, Field field)
{
    const PowerCards bit = bit_of_power_card(field.b);
    return (state.hand[field.a] & bit) != 0 ? 1 : (state.played[field.a] & bit) != 0 ? 2 : 0;
}

void set_card(State& state, Field field, int value)
{
    const PowerCards bit = bit_of_power_card(field.b);
    state.hand[field.a] &= ~bit;
    state.played[field.a] &= ~bit;
    state.hand[field.a] |= value == 1 ? bit : 0U;
    state.played[field.a] |= value == 2 ? bit : 0U;
    if (state.bid[field.a] == field.b && value != 2)
    {
        state.bid[field.a] = 0;
    }
}

Values bid_values(const State& state, Field field)
{
    Values values;
    for (int card = 0; is_seat(state, field.a) && card <= power_cards(state.setup); ++card)
    {
        const PowerCards own = state.hand[field.a] | state.played[field.a];
        if (card == 0 || (own & bit_of_power_card(card)) != 0)
        {
            values.listed.push_back(card);
        }
    }
    return values;
}

/// Sorts the turn order by the bids. The active player stays the same.
void order_turns(State& state)
{
    if (state.bids_made < state.players())
    {
        return;
    }
    const Seat active = state.active();
    const auto end = state.turn_order.begin() + state.owner_count();
    std::stable_sort(state.turn_order.begin(), end,
                     [&](Seat left, Seat right) { return bid_sum(state, left) > bid_sum(state, right); });
    if (active != nobody)
    {
        state.turns_done =
            byte(static_cast<int>(std::find(state.turn_order.begin(), end, active) - state.turn_order.begin()));
    }
}

void set_bid(State& state, Field field, int value)
{
    if (const int old = state.bid[field.a]; old != 0)
    {
        set_card(state, {Item::PowerCard, field.a, byte(old)}, 1);
    }
    state.bid[field.a] = byte(value);
    if (value != 0)
    {
        set_card(state, {Item::PowerCard, field.a, byte(value)}, 2);
    }
    order_turns(state);
}

Values offered_values(const State& state, Field field)
{
    const auto stacks = shuffled_stacks(state.setup);
    Values values;
    if (std::find(stacks.begin(), stacks.end(), field.a) == stacks.end() || state.rounds_begun == 0)
    {
        return values;
    }
    for (const CardId id : deck(state, field.a).first(static_cast<std::size_t>(stack_shape(state.setup, field.a).size)))
    {
        if (!values.contains(id))
        {
            values.listed.push_back(id);
        }
    }
    std::sort(values.listed.begin(), values.listed.end());
    return values;
}

int offered_value(const State& state, Field field)
{
    const auto cards = deck(state, field.a);
    return state.rounds_begun == 0 ? no_card : cards[state.rounds_begun - 1U];
}

/// Puts the card on offer by swapping it with the present one; of several copies, prefers one that has not come up yet.
void set_offered(State& state, Field field, int value)
{
    const auto cards = deck(state, field.a).first(static_cast<std::size_t>(stack_shape(state.setup, field.a).size));
    const auto now = cards.begin() + (state.rounds_begun - 1);
    auto found = std::find(now, cards.end(), static_cast<CardId>(value));
    found = found == cards.end() ? std::find(cards.begin(), now, static_cast<CardId>(value)) : found;
    if (state.turn.card == *now && state.active() != nobody
        && state.taken_by[static_cast<std::size_t>(field.a) - 1] == state.active())
    {
        state.turn.card = *found;
    }
    std::iter_swap(now, found);
}

Values taken_values(const State& state, Field field)
{
    const bool is_stack = field.a >= 1 && field.a <= stack_count && !has_own_cards(state.setup);
    return is_stack && offered(state, field.a) != no_card ? seats_or_nobody(state.owner_count()) : no_values();
}

int modifier_value(const State& state, Field field)
{
    for (const Seat seat : state.seats())
    {
        const bool in_hand = (state.shift.hand[seat] >> field.a & 1U) != 0;
        if (in_hand || (state.shift.played[seat] >> field.a & 1U) != 0)
        {
            return 1 + 2 * seat + (in_hand ? 0 : 1);
        }
    }
    return 0;
}

void set_modifier(State& state, Field field, int value)
{
    const auto bit = static_cast<std::uint16_t>(1U << field.a);
    for (const Seat seat : state.seats())
    {
        auto& hand = state.shift.hand[seat];
        auto& played = state.shift.played[seat];
        hand = static_cast<std::uint16_t>(hand & ~bit);
        played = static_cast<std::uint16_t>(played & ~bit);
        const int owned = value - 1 - 2 * seat;
        hand = static_cast<std::uint16_t>(owned == 0 ? hand | bit : hand);
        played = static_cast<std::uint16_t>(owned == 1 ? played | bit : played);
        if (state.shift.added[seat] == field.a && owned != 1)
        {
            state.shift.added[seat] = no_modifier;
        }
    }
    order_turns(state);
}

Values added_values(const State& state, Field field)
{
    Values values;
    if (!state.setup.modules.contains(Module::PowerShift) || !is_seat(state, field.a))
    {
        return values;
    }
    for (int id = 0; id < modifier_count; ++id)
    {
        if ((state.shift.played[field.a] >> id & 1U) != 0)
        {
            values.listed.push_back(id);
        }
    }
    values.listed.push_back(no_modifier);
    return values;
}

constexpr Extent each_seat{max_players, 1};

constexpr std::array base_table{
    FieldRow{Item::Score, each_seat,
             [](const State& s, Field f) { return is_seat(s, f.a) ? up_to(max_points) : no_values(); },
             [](const State& s, Field f) { return int{s.score[f.a]}; },
             [](State& s, Field f, int v) { s.score[f.a] = static_cast<std::uint16_t>(v); }},
    FieldRow{Item::Court, each_seat,
             [](const State& s, Field f) { return is_seat(s, f.a) ? up_to(caballeros_each(s.setup)) : no_values(); },
             [](const State& s, Field f) { return int{s.court[f.a]}; }, set_court},
    FieldRow{Item::Province, each_seat,
             [](const State& s, Field f)
             { return f.a < s.owner_count() ? up_to(caballeros_each(s.setup)) : no_values(); },
             [](const State& s, Field f) { return int{s.province[f.a]}; },
             [](State& s, Field f, int v) { s.province[f.a] = byte(v); }},
    FieldRow{Item::At,
             {max_owners, board_place_count},
             caballero_values,
             [](const State& s, Field f) { return int{s.caballeros[f.b][f.a]}; },
             set_caballeros},
    FieldRow{Item::Grande, each_seat,
             [](const State& s, Field f) {
                 return is_seat(s, f.a) ? places_where([&](Place at) { return grande_can_be(s.setup, at); })
                                        : no_values();
             },
             [](const State& s, Field f) { return static_cast<int>(s.grande[f.a]); },
             [](State& s, Field f, int v) { s.grande[f.a] = static_cast<Place>(v); }},
    FieldRow{Item::King,
             {},
             [](const State& s, Field) { return places_where([&](Place at) { return king_can_be(s.setup, at); }); },
             [](const State& s, Field) { return static_cast<int>(s.king); },
             [](State& s, Field, int v) { s.king = static_cast<Place>(v); }},
    FieldRow{Item::Board,
             {mobile_board_count, 1},
             [](const State& s, Field f)
             {
                 return f.a < mobile_board_count ? places_where(
                            [&](Place at)
                            { return at == Place::Castillo || at == Place::Aside || is_region(s.setup, at); })
                                                 : no_values();
             },
             [](const State& s, Field f) { return static_cast<int>(s.board_at[f.a]); },
             [](State& s, Field f, int v) { s.board_at[f.a] = static_cast<Place>(v); }},
    FieldRow{Item::Bearer, each_seat,
             [](const State& s, Field f)
             {
                 const bool in_play = s.setup.modules.contains(Module::StandardBearers) && is_seat(s, f.a);
                 return in_play
                            ? places_where([&](Place at) { return is_region(at) && s.caballeros[index(at)][f.a] > 0; })
                            : no_values();
             },
             [](const State& s, Field f) { return static_cast<int>(s.bearers.at[f.a]); },
             [](State& s, Field f, int v) { s.bearers.at[f.a] = static_cast<Place>(v); }},
    FieldRow{Item::PowerCard, {max_players, max_power_cards + 1}, card_values, card_value, set_card},
    FieldRow{Item::Bid, each_seat, bid_values, [](const State& s, Field f) { return int{s.bid[f.a]}; }, set_bid},
    FieldRow{Item::Vetoes, each_seat,
             [](const State& s, Field f) { return is_seat(s, f.a) ? up_to(max_vetoes) : no_values(); },
             [](const State& s, Field f) { return int{s.vetoes[f.a]}; },
             [](State& s, Field f, int v) { s.vetoes[f.a] = byte(v); }},
    FieldRow{Item::OldVetoes, each_seat,
             [](const State& s, Field f) { return is_seat(s, f.a) ? up_to(max_vetoes) : no_values(); },
             [](const State& s, Field f) { return int{s.old_vetoes[f.a]}; },
             [](State& s, Field f, int v) { s.old_vetoes[f.a] = byte(v); }},
    FieldRow{Item::CastilloSeen,
             {},
             [](const State&, Field) {
                 return Values{.listed = {0, 1}};
             },
             [](const State& s, Field) { return s.castillo_seen ? 1 : 0; },
             [](State& s, Field, int v) { s.castillo_seen = v != 0; }},
    FieldRow{Item::Offered, {stack_count + 1, 1}, offered_values, offered_value, set_offered},
    FieldRow{Item::Taken,
             {stack_count + 1, 1},
             taken_values,
             [](const State& s, Field f) { return int{s.taken_by[static_cast<std::size_t>(f.a) - 1]}; },
             [](State& s, Field f, int v) { s.taken_by[static_cast<std::size_t>(f.a) - 1] = byte(v); }},
    FieldRow{Item::Modifier,
             {modifier_count, 1},
             [](const State& s, Field f) {
                 return s.setup.modules.contains(Module::PowerShift) && f.a < modifier_count ? up_to(2 * s.players())
                                                                                             : no_values();
             },
             modifier_value,
             set_modifier},
    FieldRow{Item::Added, each_seat, added_values, [](const State& s, Field f) { return int{s.shift.added[f.a]}; },
             [](State& s, Field f, int v)
             {
                 s.shift.added[f.a] = byte(v);
                 order_turns(s);
             }},
};

static_assert(base_table.size() == static_cast<std::size_t>(Item::Added) + 1);
static_assert(is_complete(base_table, &FieldRow::item));

} // namespace

std::span<const FieldRow> base_rows()
{
    return base_table;
}

} // namespace elgrande::editor
