#pragma once

#include "board/colour.hpp"
#include "record/game.hpp"
#include "ui/theme.hpp"

#include <cstddef>

/// The colours of regions and pieces in the current theme.
namespace elgrande::screens::theme
{

/// Returns the colour on the map of the region whose Place has this index; for other places, the colour of a seat's
/// row.
inline Paint region_colour(std::size_t place)
{
    if (place >= board::region_tints.size())
    {
        return current.parchment_row;
    }
    return current.candle ? board::candlelit(board::region_tints[place]) : board::region_tints[place];
}

/// The colours of a player, or of the black caballeros.
struct Wood
{
    Paint face;     ///< of the wooden pieces
    Paint lit;      ///< their side that faces the light
    Paint shade;    ///< their side that is turned away from it
    Paint letters;  ///< text in the player's colour on a dark ground
    Paint on_paper; ///< text in the player's colour on parchment
    Paint print;    ///< text on the face of a piece
};

/// Returns the colours of a player in the current theme. `colour` may be board::black as a record::Colour.
inline Wood wood_of(record::Colour colour)
{
    const auto i = static_cast<std::size_t>(colour);
    if (current.candle)
    {
        using board::candlelit;
        // Parchment is darker, and so is what is written on it.
        return {board::mixed(board::woods[i].body, candlelit(board::woods[i].body), 0.4F),
                candlelit(board::woods[i].light),
                candlelit(board::woods[i].dark),
                candlelit(board::text_on_dark[i]),
                board::mixed(board::text_on_paper[i], rgb(0x000000), 0.5F),
                board::text_on_wood[i]};
    }
    return {board::woods[i].body,   board::woods[i].light,   board::woods[i].dark,
            board::text_on_dark[i], board::text_on_paper[i], board::text_on_wood[i]};
}

} // namespace elgrande::screens::theme
