#pragma once

#include <array>
#include <cstdint>
#include <span>

/// Made by the build from data/board/geometry.json (scripts/pack/geometry.mjs). All lengths in tenths of a board unit;
/// `geometry.hpp` has them ready to use.
namespace elgrande::board::packed
{

struct Range
{
    std::uint16_t first, last; ///< last is one behind
};

struct Pair
{
    std::int16_t x, y;
};

struct Box
{
    std::int16_t x, y, w, h;
};

struct Region
{
    const char* id;
    Range ring_arcs; ///< signed arc numbers: n forward, ~n backward
    Pair name, board;
    Box stand;
    std::array<Box, 5> plots;
};

struct Board
{
    std::span<const std::uint8_t> steps; ///< all points, each as its distance from the one before
    std::span<const Range> arcs;         ///< of points
    std::span<const std::int16_t> ring_arcs;
    std::span<const Range> rings; ///< of points
    std::span<const Region> regions;
    Range land; ///< of rings
    Box focus, frame;
    Pair castillo_name, castillo_tower, castillo_board;
    std::array<Box, 5> castillo_plots;
    std::array<Pair, 2> aside;
    Pair compass;
};

const Board& board();

} // namespace elgrande::board::packed
