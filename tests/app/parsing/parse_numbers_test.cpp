// Stored numbers: a text has as many as expected, in the expected form, or is refused.
#include "app/parsing/parse_numbers.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstdint>
#include <string_view>

using namespace elgrande::screens;

TEST_CASE("exactly the given number of numbers is parsed, and any other text is refused")
{
    CHECK(parse_numbers<2>("1 23") == std::array<std::int64_t, 2>{1, 23});
    CHECK(parse_numbers<1>("9999999") == std::array<std::int64_t, 1>{max_number});
    for (const std::string_view other :
         {"", "1", "1 ", "1 2 ", "1 2 3", " 1 2", "1  2", "1 -2", "1 +2", "1 2x", "1 10000000", "1,2"})
    {
        INFO('"' << other << '"');
        CHECK_FALSE(parse_numbers<2>(other).has_value());
    }
}
