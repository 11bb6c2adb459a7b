// The positions of names on the map.
#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"
#include "board/labels.hpp"
#include "board/stage.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>

namespace elgrande::board::test
{

TEST_CASE("the name of a region stands above its scoreboard, however small the map is")
{
    const float scale = GENERATE(0.28F, 0.34F, 0.4F, 1.0F);
    Stage stage(400, 300, 1);
    ImGui::NewFrame();
    const Pen pen(ImGui::GetBackgroundDrawList(), {0, 0}, scale);
    const ImVector<ImDrawVert>& vertices = pen.list()->VtxBuffer;
    constexpr float fringe = 1.5F; // of antialiasing and halo
    for (const RegionShape& region : geometry().regions)
    {
        draw_name(pen, region, "Valencia", 1, 200); // loads the glyphs
        const int first = vertices.Size;
        draw_name(pen, region, "Valencia", 1, 200);
        REQUIRE(vertices.Size > first);
        const float bottom =
            std::max_element(vertices.begin() + first, vertices.end(),
                             [](const ImDrawVert& a, const ImDrawVert& b) { return a.pos.y < b.pos.y; })
                ->pos.y;
        const float scoreboard_top =
            pen.to_screen(region.board).y - 0.5F * scoreboard_height * scale * scoreboard_growth(pen, 1);
        CAPTURE(scale, region.name.x, region.name.y);
        CHECK(bottom - fringe <= scoreboard_top);
    }
    ImGui::Render();
}

} // namespace elgrande::board::test
