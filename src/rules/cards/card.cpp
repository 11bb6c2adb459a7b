#include "rules/cards/card.hpp"

#include <array>
#include <cassert>

namespace elgrande
{
namespace
{

#include "rules/catalogue_data.inc"

} // namespace

std::span<const Card> catalogue()
{
    return all_cards;
}

std::span<const Modifier> modifiers()
{
    return modifier_rows;
}

const EditionRow& edition_row(Edition edition)
{
    return editions[static_cast<std::size_t>(edition)];
}

CardIds cards_of(Edition edition)
{
    return CardIds(edition_row(edition));
}

std::optional<Edition> edition_named(std::string_view id)
{
    for (const EditionRow& row : editions)
    {
        if (row.id == id)
        {
            return row.edition;
        }
    }
    return std::nullopt;
}

std::string_view module_id(Module module)
{
    return module_ids[static_cast<std::size_t>(module)];
}

CardId card_named(Edition edition, std::string_view id)
{
    for (const CardId candidate : cards_of(edition))
    {
        if (all_cards[candidate].id == id)
        {
            return candidate;
        }
    }
    return no_card;
}

CardId card_numbered(Edition edition, int number)
{
    for (const CardId id : cards_of(edition))
    {
        if (all_cards[id].number == number)
        {
            return id;
        }
    }
    return no_card;
}

bool is_later(const Setup& setup, const Card& card)
{
    return card.number > (card.number > added_numbers ? setup.last_added_card : setup.last_card);
}

std::uint32_t bit_of_left_out(const Card& card)
{
    return std::uint32_t{1} << static_cast<unsigned>(card.number - added_numbers - 1);
}

namespace
{

/// True if the card of the sixth stack stays in the box.
bool is_left_out(const Setup& setup, const Card& card)
{
    if (!is_grandissimo(setup) || card.stack != sixth_stack)
    {
        return false;
    }
    const bool takes_inquisitor = card.effects[0].verb == Verb::TakeFigure && card.effects[0].inquisitor;
    return (setup.cards_left_out & bit_of_left_out(card)) != 0
           || (takes_inquisitor && !has_part(setup, Part::Inquisitor));
}

} // namespace

int sixth_cards(const Setup& setup)
{
    int count = 0;
    for (const CardId id : cards_of(setup.edition))
    {
        count += all_cards[id].stack == sixth_stack ? copies(setup, all_cards[id]) : 0;
    }
    return count;
}

int copies(const Setup& setup, const Card& card)
{
    if (is_later(setup, card))
    {
        return 0;
    }
    if (!card.modules.empty())
    {
        return Modules(card.modules.bits() & setup.modules.bits()).size();
    }
    const bool replaced = card.stack == king_stack && setup.modules.contains(Module::NewRegency);
    const bool needs_vetoes = card.effects[0].verb == Verb::KeepVeto && !setup.vetoes;
    return replaced || needs_vetoes || is_left_out(setup, card) ? 0 : card.copies;
}

int recruits(int value)
{
    assert(value >= 1 && value <= power_card_count);
    return power_recruits[static_cast<std::size_t>(value - 1)];
}

namespace
{

/// Returns the own card with this number.
const Card& own_card_row(const Setup& setup, int number)
{
    return all_cards[static_cast<std::size_t>(edition_row(setup.edition).first_card + number - 1)];
}

} // namespace

PowerCards every_power_card(const Setup& setup)
{
    constexpr int step_of_first_deck = 10;
    const auto is_later_card = [&setup](int number)
    { return has_own_cards(setup) && is_later(setup, own_card_row(setup, number)); };
    PowerCards all = 0;
    for (int number = 1; number <= power_cards(setup); ++number)
    {
        const bool left_out =
            is_later_card(number) || (setup.first_deck && bid_value(setup, number) % step_of_first_deck != 0);
        all |= left_out ? 0U : bit_of_power_card(number);
    }
    return all;
}

PowerCards lowest_cards(PowerCards set, int count)
{
    PowerCards lowest = 0;
    for (; count > 0 && set != 0; --count)
    {
        const PowerCards next = set & (~set + 1U);
        lowest |= next;
        set &= ~next;
    }
    return lowest;
}

int bid_value(const Setup& setup, int number)
{
    return has_own_cards(setup) ? own_card_row(setup, number).value : number;
}

int recruits(const Setup& setup, int number)
{
    return has_own_cards(setup) ? own_card_row(setup, number).recruits : recruits(number);
}

PlaceSet neighbours(Place place)
{
    if (is_abroad(place))
    {
        return PlaceSet(neighbour_bits_abroad[index(place) - index(Place::France)]);
    }
    return index(place) < neighbour_bits.size() ? PlaceSet(neighbour_bits[index(place)]) : PlaceSet{};
}

ScoreValues printed_values(Place place)
{
    return is_on_board(place) ? printed_score_values[index(place)] : ScoreValues{};
}

} // namespace elgrande
