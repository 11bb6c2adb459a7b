// The PNG files of the desktop program.
#include "platform/desktop/pictures.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace elgrande::platform;

TEST_CASE("the desktop program writes a PNG of the pixels")
{
    Bytes pixels(4 * 3 * 2);
    for (std::size_t i = 0; i < pixels.size(); ++i)
    {
        pixels[i] = static_cast<std::byte>(i);
    }
    const Bytes png = desktop::png_of(pixels, 3, 2);
    // Signature; IHDR; one stored block with two rows of a filter byte and nine bytes; IEND.
    REQUIRE(png.size() == 8 + 25 + (12 + 2 + 5 + 20 + 4) + 12);
    CHECK(png[1] == std::byte{'P'});
    CHECK(png[19] == std::byte{3});
    CHECK(png[23] == std::byte{2});
    CHECK(png[25] == std::byte{2});
    const std::size_t row = 8 + 25 + 8 + 2 + 5;
    CHECK(png[row] == std::byte{0});
    CHECK(png[row + 1] == std::byte{0});
    CHECK(png[row + 4] == std::byte{4});
    CHECK(png[row + 9] == std::byte{10});
    CHECK(png[row + 11] == std::byte{12});
    // The checksum of IEND is a constant.
    CHECK(png[png.size() - 4] == std::byte{0xAE});
    CHECK(png[png.size() - 1] == std::byte{0x82});
}
