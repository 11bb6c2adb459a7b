#include "screens/table/pile.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <cstddef>

using namespace elgrande;
using namespace elgrande::screens;

TEST_CASE("a pile shows each caballero as a cube of its own in the box, until it is full")
{
    const Box box = GENERATE(Box{100, 50, 24, 24}, Box{7, 9, 14, 20}, Box{0, 0, 80, 14});
    const int levels = GENERATE(1, 2, 4);
    const int full = (box.w < 20 ? 2 : 3) * levels;
    for (int caballeros = 0; caballeros <= 30; ++caballeros)
    {
        INFO(caballeros << " in " << box.w << " x " << box.h << ", " << levels << " levels");
        const Pile pile = pile_in(box, levels, caballeros);
        REQUIRE(pile.count == std::min(caballeros, full));
        for (int i = 0; i < pile.count; ++i)
        {
            const Vec foot = pile.feet[static_cast<std::size_t>(i)];
            const Box cube{foot.x - pile.edge / 2, foot.y - 0.9F * pile.edge, pile.edge, 1.18F * pile.edge};
            CHECK(cube.inside(box));
            CHECK(std::count(pile.feet.begin(), pile.feet.begin() + pile.count, foot) == 1);
        }
    }
}

TEST_CASE("the cubes of a pile are as large as those of a fuller one, and none are drawn where they could not be seen")
{
    const Box box{0, 0, 24, 24};
    CHECK(pile_in(box, 4, 1).edge == pile_in(box, 4, 12).edge);
    CHECK(pile_in({0, 0, 6, 24}, 4, 5).count == 0);
}
