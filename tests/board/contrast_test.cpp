#include "board/contrast.hpp"

#include "board/arrangement.hpp"
#include "board/stage.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cmath>

namespace elgrande::board::test
{

TEST_CASE("the contrast ratio is that of WCAG: 21 for black on white, 1 for a colour on itself, 4.48 for #777 on white")
{
    CHECK(std::abs(contrast(IM_COL32_BLACK, IM_COL32_WHITE) - 21.0) < 1e-9);
    CHECK(std::abs(contrast(0xFF336699, 0xFF336699) - 1.0) < 1e-9);
    CHECK(std::abs(contrast(IM_COL32(0x77, 0x77, 0x77, 255), IM_COL32_WHITE) - 4.48) < 0.01);
}

TEST_CASE("every letter and figure on the board has enough contrast", "[contrast][pixels][thorough]")
{
    const float width = GENERATE(880.0F, 390.0F);
    const bool candle = GENERATE(false, true);
    INFO((candle ? "by candle" : "by day"));
    Stage stage(width, width == 390.0F ? 330.0F : 768.0F, 2.0F);
    const View view = stage.view(width > 400.0F);
    const auto manner = GENERATE(Painter::Manner::Full, Painter::Manner::Plain);
    INFO(name_of(manner));
    Painter painter(manner);
    Pale pale;
    Scene with_inset = choosing_scene();
    with_inset.insets = {
        {.area = geometry().regions[5].bounds, .corner = {70.0F, 560.0F}, .scale = 0.7F, .name = "New Castile"},
        {.area = castillo_box(), .corner = {300.0F, 80.0F}, .scale = 1.5F, .name = "Castillo"}};
    for (Scene scene : {lively_scene(), choosing_scene(), crowded_scene(), with_inset})
    {
        scene.candle = candle;
        stage.read_letters(painter, view, scene, [&](const testing::Letter& letter) { pale.see(letter); });
    }
    INFO(width << " wide");
    CHECK(pale.seen > 300);
    CHECK(pale.list == "");
    CHECK(pale.bare == 0);
    CHECK(pale.max_deviation < 4.0F);
}

} // namespace elgrande::board::test
