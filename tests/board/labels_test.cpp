// The positions of names on the map.
#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"
#include "board/labels.hpp"
#include "board/overseas/charts.hpp"
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

TEST_CASE("the name of a chart stands between the edge of the map and its scoreboard, however small the map is")
{
    const float scale = GENERATE(0.26F, 0.34F, 1.0F);
    Stage stage(400, 300, 1);
    ImGui::NewFrame();
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const Pen pen(&list, {0, 0}, scale);
    Scene scene;
    scene.overseas.shown = true;
    for (const int place : charts_in(scene))
    {
        const RegionShape& ground = chart_of(place).ground;
        draw_name(pen, ground, "France", 1, 170); // loads the glyphs
        const int first = list.VtxBuffer.Size;
        draw_name(pen, ground, "France", 1, 170);
        REQUIRE(list.VtxBuffer.Size > first);
        float top = 1e6F;
        float bottom = -1e6F;
        for (int i = first; i < list.VtxBuffer.Size; ++i)
        {
            top = std::min(top, list.VtxBuffer[i].pos.y);
            bottom = std::max(bottom, list.VtxBuffer[i].pos.y);
        }
        CAPTURE(scale, place);
        CHECK(top >= pen.to_screen({0, focus_of(scene).y}).y);
        const float board =
            pen.to_screen(ground.board).y - 0.5F * scoreboard_height * scale * scoreboard_growth(pen, 1);
        CHECK(bottom - 1.5F <= board);
    }
    ImGui::Render();
}

} // namespace elgrande::board::test
