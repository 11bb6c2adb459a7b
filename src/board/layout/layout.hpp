#pragma once

#include "board/layout/cluster.hpp"
#include "board/scene.hpp"

#include <array>

/// Where everything stands in a region: computed from what stands there, and kept.
namespace elgrande::board
{

/// What is drawn of a grande and of the King of size 1 above the point, below it, and to each side.
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

/// What is drawn of a piece that is `half` wide to each side and rises by `rise`.
constexpr Box tall_box(const Spot& spot, float half, float rise)
{
    return {spot.foot.x - half * spot.size, spot.foot.y - rise * spot.size, 2.0F * half * spot.size,
            (rise + tall_drop) * spot.size};
}

/// Everything that stands in one region.
struct Crowd
{
    std::array<std::uint8_t, owner_count> caballeros{};
    Bits grandes = 0; ///< seats
    bool king = false;
    bool two_boards = false; ///< the second mobile scoreboard lies below the first

    bool operator==(const Crowd&) const = default;
};

Crowd crowd_of(const Scene& scene, int region);

struct Layout
{
    float size = 1.0F; ///< of the caballeros
    std::array<Group, owner_count> groups;
    Spot king;
    std::array<Spot, seat_count> grandes;
};

/// The same crowd always stands in the same way. Every box lies within the region, clear of its name, its scoreboards
/// and the ranks, and no two overlap; pieces are as large as that allows. Groups stay by their owner's own spot in the
/// region: what comes or goes moves no other group as long as the size stays and the room suffices.
/// The answer is good until the next call.
const Layout& layout_of(int region, const Crowd& crowd);

} // namespace elgrande::board
