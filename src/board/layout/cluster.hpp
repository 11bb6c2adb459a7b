#pragma once

#include "board/geometry/plane.hpp"

#include <array>
#include <cstdint>

/// The formations in which the caballeros of one owner stand in a region.
namespace elgrande::board
{

/// The edge of a caballero of size 1 in board units. It is drawn from `cube_rise` above its foot, the centre of its
/// base, to `cube_drop` below it.
inline constexpr float cube_size = 17.0F;
inline constexpr float cube_rise = cube_size * 0.9F;
inline constexpr float cube_drop = cube_size * 0.28F;

/// A group of at least this many shows its number.
inline constexpr int numbered_from = 3;

/// A group of caballeros, drawn as cubes: one for each of them if there are at most `max_cubes` and the region has
/// room. Up to six stand in two rows, more are stacked. A `condensed` group may have fewer cubes than caballeros; their
/// number is on a plate in front of it.
struct Group
{
    static constexpr int max_cubes = 12;

    int count = 0; ///< cubes that are drawn
    /// The feet of the first `count`, from the back to the front and from the bottom up.
    std::array<Vec, max_cubes> cubes{};
    int bearer = 0;        ///< index of the cube for the standard-bearer: behind or above the others
    float size = 1.0F;     ///< of each cube, relative to the normal size
    bool numbered = false; ///< it shows the number of caballeros
    bool condensed = false;
    Vec number; ///< centre of the number, if numbered
    Box box;    ///< around everything
};

/// Formations, from the widest to the closest.
enum class Formation : std::uint8_t
{
    Wide,           ///< three caballeros in one row
    Close,          ///< three caballeros in rows of two and one
    CondensedWide,  ///< condensed, three cubes wide and two high
    CondensedNarrow ///< condensed, two cubes wide and two high
};

/// Returns the group of `caballeros`, at least 1, with its box at (0, 0). In a condensed
/// formation, fewer than four stand as in Close. More than Group::max_cubes are condensed in any formation.
Group group_of(int caballeros, Formation formation, float size);

/// Returns the group of `caballeros`, at least 1, that each stand on a disc: in rows of three, without a number, with
/// its box at (0, 0). It has at most Group::max_cubes of them.
Group carriers_of(int caballeros, float size);

/// Returns the largest box that the number of a group, or the plate of a condensed one, can cover.
Box number_box(const Group& group, int caballeros);

} // namespace elgrande::board
