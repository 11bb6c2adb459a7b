// Links as QR codes: drawn so that they can be read, and the links themselves in the mirror.
#include "record/link/link.hpp"
#include "support/app_driver.hpp"
#include "support/canvas/canvas.hpp"
#include "support/qr_reader.hpp"
#include "support/reached_game.hpp"
#include "support/visitor.hpp"
#include "ui/qr_code.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::Picture;

namespace
{

const std::string puzzle_to_scan = "z1.41KHBCMJ8x0VBaXuU_oQqAEnZuFEfPFFM3M42eVadNPnlLOC";

bool is_black(const Picture& picture, int x, int y)
{
    return (picture.at(x, y) & 0xFFFFFFU) == 0;
}

bool is_white(const Picture& picture, int x, int y)
{
    return (picture.at(x, y) & 0xFFFFFFU) == 0xFFFFFFU;
}

/// The code on a picture of the page: the pixel of its upper left corner, and the pixels of a module.
struct Found
{
    int left = 0;
    int top = 0;
    int module = 0;
};

/// Finds the first module as the first black pixel with white on its left and above; its row is black for seven
/// modules. All of the quiet zone must be white.
Found find_code(const Picture& picture)
{
    for (int y = 20; y < picture.height; ++y)
    {
        for (int x = 20; x < picture.width; ++x)
        {
            if (is_black(picture, x, y) && is_white(picture, x - 1, y) && is_white(picture, x, y - 1))
            {
                int end = x;
                while (is_black(picture, end, y))
                {
                    ++end;
                }
                return {x, y, (end - x) / 7};
            }
        }
    }
    return {};
}

} // namespace

TEST_CASE("the link of a puzzle can be read from the screen as a QR code, black on white in every light", "[pixels]")
{
    const bool candle = GENERATE(false, true);
    AppDriver driver(1366, 768, false, [candle](testing::FakeWorld& world) { world.page.dark = candle; });
    testing::Canvas canvas; // of the driver's context
    Picture page;
    driver.graphics = [&]
    {
        canvas.draw(*ImGui::GetDrawData());
        canvas.read(page);
    };
    driver.app().open_link(puzzle_to_scan);
    driver.settle();
    REQUIRE(driver.perform("Share"));
    REQUIRE(driver.perform("QR code"));
    driver.settle();
    testing::keep(page, "qr-code");
    const std::string address = "https://example.org/#" + puzzle_to_scan;
    CHECK(driver.app().mirror().prompt == address);
    const auto code = QrCode::of(address);
    REQUIRE(code);
    const Found found = find_code(page);
    REQUIRE(found.module >= 8); // large enough to be photographed from across the room
    for (int i = 1; i <= 4 * found.module; ++i)
    {
        CHECK((is_white(page, found.left - i, found.top + 3) && is_white(page, found.left + 3, found.top - i)));
    }
    testing::QrReader reader(code->size(),
                             [&](int x, int y)
                             {
                                 return is_black(page, found.left + x * found.module + found.module / 2,
                                                 found.top + y * found.module + found.module / 2);
                             });
    CHECK(reader.read() == address);
}

TEST_CASE("every kind of link has a QR code, and one that is too long says so")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.settle();
    for (const char* kind : {"This position", "The whole game"})
    {
        REQUIRE(driver.perform("Share"));
        REQUIRE(driver.perform(kind));
        const std::string address = driver.app().mirror().prompt;
        REQUIRE(driver.perform("QR code"));
        CHECK(driver.app().mirror().prompt == address);
        CHECK(QrCode::of(address));
        CHECK(driver.app().mirror().notice.find("camera") != std::string::npos);
        REQUIRE(driver.perform("Close"));
    }
    driver.app().act(Intent{ShowCode{std::string(3000, 'x')}});
    driver.settle();
    CHECK(driver.app().mirror().notice.find("too long for a QR code: it has 3000 characters") != std::string::npos);
}

TEST_CASE("the QR code fits every screen")
{
    const std::string language = GENERATE("en", "de", "es");
    for (const testing::Screen& screen : testing::sizes)
    {
        INFO(language << ", " << screen.width << " x " << screen.height);
        AppDriver driver(screen.width, screen.height, screen.fingers,
                         [&language](testing::FakeWorld& world) { world.page.reads = {language}; });
        driver.app().open_link(puzzle_to_scan);
        driver.settle();
        for (const std::size_t length : {std::size_t{60}, std::size_t{100}, std::size_t{2900}, std::size_t{3000}})
        {
            driver.app().act(Intent{ShowCode{std::string(length, 'x')}});
            driver.settle();
            testing::check_areas(driver.app().ui(), screen.fingers);
            CHECK(driver.app().ui().cut().empty());
        }
    }
}
