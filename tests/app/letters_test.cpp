#include "board/lettering/type.hpp"
#include "support/app_driver.hpp"

#include <catch2/catch_test_macros.hpp>

#include <map>

using elgrande::board::Face;
using elgrande::board::file_of;
using elgrande::platform::Typeface;
using elgrande::testing::AppDriver;

TEST_CASE("the document gets the canvas's typefaces before the first frame")
{
    const AppDriver driver(1366, 768, false);
    const std::map<Typeface, std::size_t> expected{{Typeface::Regular, file_of(Face::Regular).size()},
                                                   {Typeface::Bold, file_of(Face::Bold).size()},
                                                   {Typeface::SmallCaps, file_of(Face::SmallCaps).size()}};
    CHECK(driver.world.page.typefaces == expected);
    CHECK(expected.at(Typeface::Regular) > 10'000);
}
