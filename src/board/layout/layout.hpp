#pragma once

#include "board/layout/cluster.hpp"
#include "board/scene.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

/// Lays out everything that stands in a region or on a chart. Lengths are in board units. `region` is a place: 0 … 8,
/// or one with a chart.
namespace elgrande::board
{

/// The extent of a grande and of the King of size 1 above the foot, below it, and to each side.
inline constexpr float grande_rise = 45.0F;
inline constexpr float king_rise = 60.0F;
inline constexpr float tall_drop = 6.0F;
inline constexpr float grande_half = 10.5F;
inline constexpr float king_half = 17.0F;

/// The position of a piece, and its size relative to the normal one.
struct Spot
{
    Vec foot;
    float size = 1.0F;
};

/// Returns the box of a grande or the King at this spot. `half` and `rise` are the extents at size 1, as above.
constexpr Box tall_box(const Spot& spot, float half, float rise)
{
    return {spot.foot.x - half * spot.size, spot.foot.y - rise * spot.size, 2.0F * half * spot.size,
            (rise + tall_drop) * spot.size};
}

/// The parts of an owner's caballeros in one place. The caballeros of a part stand together, apart from the others.
enum class Part : std::uint8_t
{
    Main,          ///< without discs; on the Limit table if it is there
    Beside,        ///< without discs, beside the Limit table
    Carrying,      ///< as Main, but each carries a disc and stands on it
    CarryingBeside ///< as Beside, but each carries a disc and stands on it
};

inline constexpr int part_count = 4;
inline constexpr std::array parts{Part::Main, Part::Beside, Part::Carrying, Part::CarryingBeside};

/// True if the caballeros of this part carry discs.
constexpr bool carries(Part part)
{
    return part >= Part::Carrying;
}

/// The size of the plate of the Limit table.
inline constexpr Vec plate_size{62.0F, 26.0F};

/// Everything that stands in one region.
struct Crowd
{
    std::array<std::uint8_t, owner_count> caballeros{};                         ///< owner → number, of the main part
    std::array<std::array<std::uint8_t, owner_count>, part_count - 1> others{}; ///< the same of the other parts
    Bits grandes = 0;                                                           ///< bit n: that of seat n
    bool king = false;
    bool two_boards = false; ///< both mobile scoreboards are there, the second below the first
    bool table = false;      ///< the Limit table is there; its plate needs room

    /// Returns the number of an owner's caballeros in a part.
    int count(Part part, std::size_t owner) const
    {
        return part == Part::Main ? caballeros[owner] : others[static_cast<std::size_t>(part) - 1][owner];
    }
    bool operator==(const Crowd&) const = default;
};

/// Returns what stands in a region, except caballeros on the spaces of a chart.
Crowd crowd_of(const Scene& scene, int region);

/// The positions of a crowd. Groups that are not in the crowd are empty. The positions of grandes and a King that are
/// not in it are meaningless.
struct Layout
{
    float size = 1.0F;                                                 ///< of the caballeros
    std::array<Group, owner_count> groups;                             ///< of the main part
    std::array<std::array<Group, owner_count>, part_count - 1> others; ///< of the other parts
    Box plate;                                                         ///< of the Limit table, if it is there
    Spot king;
    std::array<Spot, seat_count> grandes;

    const Group& group(Part part, std::size_t owner) const
    {
        return part == Part::Main ? groups[owner] : others[static_cast<std::size_t>(part) - 1][owner];
    }
    Group& group(Part part, std::size_t owner)
    {
        return part == Part::Main ? groups[owner] : others[static_cast<std::size_t>(part) - 1][owner];
    }
};

/// Returns the layout of a crowd; the same crowd always has the same layout. All boxes lie within the region and do not
/// overlap one another or its name, scoreboards and ranks; pieces are as large as that allows. The second mobile
/// scoreboard may be covered if there is no room otherwise; if there is still none, all groups are empty. Groups stand
/// near their owner's plot, so that adding or removing a piece rarely moves other groups while the size stays the same.
/// Layouts are cached; the reference is valid until the next call.
const Layout& layout_of(int region, const Crowd& crowd);

} // namespace elgrande::board
