// The positions of names on the map.
#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"
#include "board/labels.hpp"
#include "board/stage.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace elgrande::board::test
{

namespace
{

/// Draws the map's names. Returns the number of vertices that this adds, and the largest y of those from `begin` on.
std::pair<int, float> draw_names(const Pen& pen, const Scene& scene, int begin)
{
    ImDrawList& list = *pen.list();
    const int first = list.VtxBuffer.Size;
    draw_labels(pen, scene, 1.0F);
    float bottom = -1e6F;
    for (int i = first + begin; i < list.VtxBuffer.Size; ++i)
    {
        bottom = std::max(bottom, list.VtxBuffer[i].pos.y);
    }
    return {list.VtxBuffer.Size - first, bottom};
}

} // namespace

TEST_CASE("the name of a region stands above its scoreboard, however small the map is")
{
    const float scale = GENERATE(0.28F, 0.34F, 0.4F, 1.0F);
    Stage stage(400, 300, 1);
    ImGui::NewFrame();
    const Pen pen(ImGui::GetBackgroundDrawList(), {0, 0}, scale);
    Scene scene;
    for (std::size_t i = 0; i < region_count; ++i)
    {
        scene.names = no_names();
        draw_names(pen, scene, 0);
        const int others = draw_names(pen, scene, 0).first;
        scene.names.regions[i] = "Valencia";
        draw_names(pen, scene, 0); // loads the glyphs
        const RegionShape& region = geometry().regions[i];
        const float board =
            pen.to_screen(region.board).y - 0.5F * scoreboard_height * scale * scoreboard_growth(pen, 1);
        CAPTURE(scale, i);
        CHECK(draw_names(pen, scene, others).second - 1.5F <= board);
    }
    ImGui::Render();
}

} // namespace elgrande::board::test
