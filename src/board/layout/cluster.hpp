#pragma once

#include "board/geometry/plane.hpp"

#include <array>
#include <cstdint>

/// How the caballeros of one owner stand together in a region.
namespace elgrande::board
{

/// The edge of a caballero of size 1 in board units. Its picture reaches `cube_rise` above its foot and `cube_drop`
/// below.
inline constexpr float cube_size = 17.0F;
inline constexpr float cube_rise = cube_size * 0.9F;
inline constexpr float cube_drop = cube_size * 0.28F;

/// A group of at least this many shows its number.
inline constexpr int numbered_from = 3;

/// The cubes of a group, from the farthest to the nearest and from the bottom up: one for each caballero if there are
/// at most `most` and the region has room. Up to six stand in two rows, more are stacked. A `token` is a pile that may
/// have fewer cubes than caballeros; its number is on a plate in front of it.
struct Group
{
    static constexpr int most = 12;

    int count = 0;                 ///< cubes that are drawn
    std::array<Vec, most> cubes{}; ///< the feet of the first `count`
    int bearer = 0;                ///< index of the cube that bears a flag: behind or above the others
    float size = 1.0F;             ///< of each cube, relative to the normal size
    bool numbered = false;         ///< it shows the number of caballeros
    bool token = false;
    Vec number; ///< centre of the number, if numbered
    Box box;    ///< around everything
};

/// Formations, from the widest to the closest.
enum class Stance : std::uint8_t
{
    Wide,  ///< three in one row
    Close, ///< three as two and one
    Heap,  ///< a token of three by two
    Pile   ///< a token of two by two
};

/// Returns the group of at least one caballero; its box begins at (0, 0). Heaps and piles need four caballeros; fewer
/// stand as in Close.
Group group_of(int caballeros, Stance stance, float size);

/// Returns the group of at least one caballero that each stand on a disc, in rows of three and without a number; its
/// box begins at (0, 0).
Group carriers_of(int caballeros, float size);

/// Returns the largest box that the number of a group of `caballeros`, or the plate of a token, can need.
Box number_box(const Group& group, int caballeros);

} // namespace elgrande::board
