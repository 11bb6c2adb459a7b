#include "board/flat/bridge.hpp"

#include "board/geometry/geometry.hpp"
#include "board/stage.hpp"
#include "rules/place.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>

namespace elgrande::board::test
{

namespace
{

/// The smallest rectangle around some points.
struct Extent
{
    Vec least{1e9F, 1e9F};
    Vec most{-1e9F, -1e9F};

    void add(Vec at)
    {
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }

    bool meets(const Extent& other) const
    {
        return least.x <= other.most.x && other.least.x <= most.x && least.y <= other.most.y && other.least.y <= most.y;
    }
};

Extent of_region(int region)
{
    Extent extent;
    for (const Vec at : geometry().regions[static_cast<std::size_t>(region)].outline)
    {
        extent.add(at);
    }
    return extent;
}

/// Returns the extent of the drawn bridge in board units. Requires that all vertices are finite.
Extent of_bridge(int from, int to)
{
    ImGui::NewFrame();
    ImDrawList* list = ImGui::GetBackgroundDrawList();
    const int begin = list->VtxBuffer.Size;
    draw_bridge(Pen(list, {0, 0}, 1), from, to);
    Extent extent;
    REQUIRE(list->VtxBuffer.Size > begin);
    for (const ImDrawVert* corner = list->VtxBuffer.begin() + begin; corner != list->VtxBuffer.end(); ++corner)
    {
        REQUIRE((std::isfinite(corner->pos.x) && std::isfinite(corner->pos.y)));
        extent.add({corner->pos.x, corner->pos.y});
    }
    ImGui::Render();
    return extent;
}

} // namespace

TEST_CASE("a bridge between any two regions that are not neighbours touches both and does not extend beyond them")
{
    constexpr float beyond = 60; // for the height of the arch and the length of its shadow
    Stage stage(400, 300, 1);
    int bridges = 0;
    for (const Place from : all_regions)
    {
        for (const Place to : all_regions)
        {
            if (from >= to || neighbours(from).contains(to))
            {
                continue;
            }
            const int one = static_cast<int>(from);
            const int other = static_cast<int>(to);
            CAPTURE(one, other);
            const Extent bridge = of_bridge(one, other);
            const Extent first = of_region(one);
            const Extent second = of_region(other);
            CHECK(bridge.meets(first));
            CHECK(bridge.meets(second));
            CHECK(bridge.least.x > std::min(first.least.x, second.least.x) - beyond);
            CHECK(bridge.least.y > std::min(first.least.y, second.least.y) - beyond);
            CHECK(bridge.most.x < std::max(first.most.x, second.most.x) + beyond);
            CHECK(bridge.most.y < std::max(first.most.y, second.most.y) + beyond);
            ++bridges;
        }
    }
    CHECK(bridges > 0);
}

} // namespace elgrande::board::test
