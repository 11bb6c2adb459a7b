// The pictures of modules, of the parts of Grandissimo and of editions: each fills its box and can be told from the
// others.
#include "screens/cards/module_picture.hpp"
#include "support/canvas/canvas.hpp"
#include "support/ui_fixture.hpp"
#include "ui/widgets.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cstdlib>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

constexpr Paint module_ground = rgb(0x336699);
constexpr int of_rules = module_count + part_count; // the pictures of editions follow
constexpr int picture_count = of_rules + edition_count;
constexpr Box shape{0, 0, 84, 60};

Box box_of(int i)
{
    return shape.moved(10 + 94 * static_cast<float>(i % 6), 10 + 70 * static_cast<float>(i / 6));
}

testing::Picture all_pictures(bool candle)
{
    testing::UiFixture desk;
    theme::set_light(candle ? Light::Candle : Light::Day);
    desk.draw = [&desk]
    {
        fill(*desk.ui, {0, 0, 800, 600}, module_ground);
        for (int i = 0; i < module_count; ++i)
        {
            draw_module_picture(*desk.ui, static_cast<Module>(i), box_of(i));
        }
        for (int i = 0; i < part_count; ++i)
        {
            draw_part_picture(*desk.ui, static_cast<Part>(i), box_of(module_count + i));
        }
        for (int i = 0; i < edition_count; ++i)
        {
            draw_edition_picture(*desk.ui, static_cast<Edition>(i), box_of(of_rules + i), 0, 0);
        }
    };
    desk.frame();
    theme::set_light(Light::Day);
    testing::Canvas canvas;
    canvas.draw(*ImGui::GetDrawData());
    testing::Picture picture;
    canvas.read(picture);
    testing::keep(picture, candle ? "modules-candle" : "modules-day");
    return picture;
}

ImU32 pixel(const testing::Picture& picture, int i, int x, int y)
{
    const Box box = box_of(i);
    return picture.at(static_cast<int>(box.x) + x, static_cast<int>(box.y) + y);
}

bool differ(ImU32 a, ImU32 b)
{
    int sum = 0;
    for (unsigned shift = 0; shift < 24; shift += 8)
    {
        sum += std::abs(static_cast<int>(a >> shift & 0xFFU) - static_cast<int>(b >> shift & 0xFFU));
    }
    return sum > 90;
}

} // namespace

TEST_CASE("pictures of modules, parts and editions fill their boxes and can be told apart", "[cards]")
{
    const testing::Picture picture = all_pictures(GENERATE(false, true));
    constexpr int rim = 4;
    for (int i = 0; i < picture_count; ++i)
    {
        for (int other = 0; other <= i; ++other)
        {
            CAPTURE(i, other);
            int empty = 0;
            int differences = 0;
            for (int y = rim; y < static_cast<int>(shape.h) - rim; ++y)
            {
                for (int x = rim; x < static_cast<int>(shape.w) - rim; ++x)
                {
                    empty += pixel(picture, i, x, y) == faded(module_ground, 1) ? 1 : 0;
                    differences += differ(pixel(picture, i, x, y), pixel(picture, other, x, y)) ? 1 : 0;
                }
            }
            CHECK(empty == 0);
            const bool same_kind = (i < of_rules) == (other < of_rules);
            CHECK((other == i || !same_kind || differences > 200));
        }
    }
}
