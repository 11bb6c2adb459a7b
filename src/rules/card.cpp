#include "rules/card.hpp"

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
    return cards;
}

const EditionRow& edition_row(Edition edition)
{
    return editions[static_cast<std::size_t>(edition)];
}

int recruits(int value)
{
    assert(value >= 1 && value <= power_card_count);
    return power_recruits[static_cast<std::size_t>(value - 1)];
}

PlaceSet neighbours(Place region)
{
    return PlaceSet(neighbour_bits[index(region)]);
}

Board printed_board(Place place)
{
    return printed_boards[index(place)];
}

} // namespace elgrande
