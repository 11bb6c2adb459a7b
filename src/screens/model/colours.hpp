#pragma once

#include "board/colour.hpp"
#include "record/game.hpp"
#include "ui/theme.hpp"

#include <cstddef>

/// The colours of the game's own things, by day and by candle.
namespace elgrande::screens::theme
{

/// The parchment of a region as the map shows it; that of a seat's row for other places.
inline Paint land(std::size_t place)
{
    if (place >= board::region_tints.size())
    {
        return current.parchment_row;
    }
    return current.candle ? board::near_candle(board::region_tints[place]) : board::region_tints[place];
}

/// A set of wooden pieces: its face, its lit and its shaded side, letters in its colour on dark ground and on
/// parchment, and those that are printed on its face.
struct Wood
{
    Paint face;
    Paint lit;
    Paint shade;
    Paint letters;
    Paint on_paper;
    Paint print;
};

inline Wood of(record::Colour colour)
{
    const auto i = static_cast<std::size_t>(colour);
    if (current.candle)
    {
        using board::near_candle;
        // Parchment is darker, and so is what is written on it.
        return {board::mixed(board::woods[i].body, near_candle(board::woods[i].body), 0.4F),
                near_candle(board::woods[i].light),
                near_candle(board::woods[i].dark),
                near_candle(board::text_on_dark[i]),
                board::mixed(board::text_on_paper[i], rgb(0x000000), 0.5F),
                board::text_on_wood[i]};
    }
    return {board::woods[i].body,   board::woods[i].light,   board::woods[i].dark,
            board::text_on_dark[i], board::text_on_paper[i], board::text_on_wood[i]};
}

} // namespace elgrande::screens::theme
