// Wrapped texts: how wide their lines are.
#include "support/ui_fixture.hpp"
#include "ui/text.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <string>

using namespace elgrande;
using namespace elgrande::screens;

TEST_CASE("a balanced text has no more lines than before, and one unit less would add a line")
{
    testing::UiFixture desk;
    const std::string text = "The classic game for four; seats and first bid by lot.";
    const Letters letters{.face = Face::Italic, .size = 16};
    const float width = GENERATE(range(120.0F, 460.0F, 20.0F));
    CAPTURE(width);
    desk.draw = [&]
    {
        const float balanced = balanced_width(letters, width, text);
        CHECK(balanced <= width);
        CHECK(wrapped_height(letters, balanced, text) == wrapped_height(letters, width, text));
        CHECK(wrapped_height(letters, balanced - 1.01F, text) > wrapped_height(letters, width, text));
    };
    desk.frame();
}

TEST_CASE("a text is never narrower than its widest word")
{
    testing::UiFixture desk;
    const Letters letters{.size = 16};
    desk.draw = [&]
    {
        CHECK(balanced_width(letters, 400, "Sonderwertungen") <= 400);
        CHECK(balanced_width(letters, 400, "a Sonderwertungen") >= widest_word(letters, "Sonderwertungen"));
        CHECK(balanced_width(letters, 10, "Sonderwertungen") == 10); // nothing fits: as wide as it may be
    };
    desk.frame();
}
