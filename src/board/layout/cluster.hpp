#pragma once

#include "board/geometry/plane.hpp"

#include <array>
#include <cstdint>

/// How the caballeros of one owner stand together in a region.
namespace elgrande::board
{

/// The edge of a caballero of size 1; what is drawn of it reaches `cube_rise` above its point and `cube_drop` below.
inline constexpr float cube_size = 17.0F;
inline constexpr float cube_rise = cube_size * 0.9F;
inline constexpr float cube_drop = cube_size * 0.28F;

/// From this count on a group shows its number.
inline constexpr int numbered_from = 3;

/// The drawn pieces, from the farthest to the nearest and from below to above: each as a cube while there are
/// `most` or fewer and the region has room. Up to six stand side by side in two rows, more on one another. A `token`
/// is a pile that has fewer cubes than there are caballeros, or may have: its number is on a plate in front of it.
struct Group
{
    static constexpr int most = 12;

    int count = 0; ///< cubes that are drawn
    std::array<Vec, most> cubes{};
    int bearer = 0;    ///< the cube that bears a flag: behind the others, or above them
    float size = 1.0F; ///< of each, beside the usual
    bool numbered = false;
    bool token = false;
    Vec number; ///< centre of the number
    Box box;    ///< around everything
};

/// Ways to stand, from the widest to the closest.
enum class Stance : std::uint8_t
{
    Wide,
    Close, ///< three as two and one
    Heap,  ///< a token of three by two
    Pile   ///< a token of two by two
};

/// With the corner of its box at (0, 0). Heaps and piles are for four and more; fewer stand closely instead.
Group group_of(int caballeros, Stance stance, float size);

/// The same for caballeros of which each stands on a coin: three beside one another, in rows, without a number.
Group carriers_of(int caballeros, float size);

/// The most room that the number, and the plate of a token, take up.
Box number_box(const Group& group, int caballeros);

} // namespace elgrande::board
