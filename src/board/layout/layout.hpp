#pragma once

#include "board/layout/cluster.hpp"
#include "board/scene.hpp"

#include <array>

/// Where everything stands in a region: computed from what stands there, and kept.
namespace elgrande::board
{

/// The extent of a grande and of the King of size 1 above the point, below it, and to each side.
inline constexpr float grande_rise = 45.0F;
inline constexpr float king_rise = 60.0F;
inline constexpr float tall_drop = 6.0F;
inline constexpr float grande_half = 10.5F;
inline constexpr float king_half = 17.0F;

/// Where a piece stands, and how large it is beside the usual.
struct Spot
{
    Vec foot;
    float size = 1.0F;
};

/// The box of a piece that is `half` wide to each side and rises by `rise`.
constexpr Box tall_box(const Spot& spot, float half, float rise)
{
    return {spot.foot.x - half * spot.size, spot.foot.y - rise * spot.size, 2.0F * half * spot.size,
            (rise + tall_drop) * spot.size};
}

/// The part of an owner's caballeros in one place that stands together.
enum class Part : std::uint8_t
{
    Main,     ///< together; on the Limit table where it lies
    Beside,   ///< beside the Limit table
    Carrying, ///< as the two above, each on a coin
    CarryingBeside
};

inline constexpr int part_count = 4;
inline constexpr std::array parts{Part::Main, Part::Beside, Part::Carrying, Part::CarryingBeside};

constexpr bool carries(Part part)
{
    return part >= Part::Carrying;
}

/// The size of the plate of the Limit table.
inline constexpr Vec plate_size{62.0F, 26.0F};

/// Everything that stands in one region.
struct Crowd
{
    std::array<std::uint8_t, owner_count> caballeros{};                         ///< of the main part
    std::array<std::array<std::uint8_t, owner_count>, part_count - 1> others{}; ///< of the other parts
    Bits grandes = 0;                                                           ///< seats
    bool king = false;
    bool two_boards = false; ///< the second mobile scoreboard lies below the first
    bool table = false;      ///< the Limit table, whose plate lies there

    int count(Part part, std::size_t owner) const
    {
        return part == Part::Main ? caballeros[owner] : others[static_cast<std::size_t>(part) - 1][owner];
    }
    bool operator==(const Crowd&) const = default;
};

/// Without those who stand on spaces of their own.
Crowd crowd_of(const Scene& scene, int region);

struct Layout
{
    float size = 1.0F;                                                 ///< of the caballeros
    std::array<Group, owner_count> groups;                             ///< of the main part
    std::array<std::array<Group, owner_count>, part_count - 1> others; ///< of the other parts
    Box plate;                                                         ///< of the Limit table
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

/// The same crowd always stands in the same way. Every box lies within the region, clear of its name, its scoreboards
/// and the ranks, and no two overlap; pieces are as large as that allows. Groups stay by their owner's own spot in the
/// region: what comes or goes moves no other group as long as the size stays and the room suffices.
/// The answer is good until the next call.
const Layout& layout_of(int region, const Crowd& crowd);

} // namespace elgrande::board
