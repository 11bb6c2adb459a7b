#include "screens/table/layout.hpp"

#include "board/geometry/geometry.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

using elgrande::Box;
using namespace elgrande::screens;

namespace
{

struct Size
{
    float width;
    float height;
};

constexpr std::array sizes{Size{1366, 768}, Size{2560, 1440}, Size{2048, 1152}, Size{1706, 960}, Size{1920, 1080},
                           Size{1024, 768}, Size{1280, 720},  Size{390, 844},   Size{844, 390},  Size{360, 640},
                           Size{667, 375},  Size{820, 1180},  Size{914, 1219},  Size{976, 1405}, Size{976, 1735}};

/// Checks that the named boxes are not empty, lie inside `around` and do not overlap.
void check_apart(const std::vector<std::pair<const char*, Box>>& boxes, const Box& around)
{
    for (std::size_t i = 0; i < boxes.size(); ++i)
    {
        INFO(boxes[i].first);
        CHECK(boxes[i].second.inside(around));
        CHECK(boxes[i].second.w > 0);
        CHECK(boxes[i].second.h > 0);
        for (std::size_t j = i + 1; j < boxes.size(); ++j)
        {
            INFO("and " << boxes[j].first);
            CHECK_FALSE(boxes[i].second.inset(0.6F, 0.6F).overlaps(boxes[j].second.inset(0.6F, 0.6F)));
        }
    }
}

} // namespace

TEST_CASE("the parts of the table lie on the screen and do not overlap, at every size and for every number of seats")
{
    for (const Size size : sizes)
    {
        for (int seats = 2; seats <= 5; ++seats)
        {
            for (const bool one_row : {true, false})
            {
                INFO(size.width << " × " << size.height << ", " << seats << " seats");
                const PromptNeeds needs{.text = 44, .buttons = 50, .one_row = one_row, .log = 168};
                const TableLayout at = lay_out_table(size.width, size.height, seats, needs);
                const Box screen{0, 0, size.width, size.height};
                if (at.shape == Shape::Wide)
                {
                    check_apart({{"map", at.map}, {"panel", at.panel}}, screen);
                    CHECK(at.prompt.inside(at.map));
                    std::vector<std::pair<const char*, Box>> parts{
                        {"round", at.round},  {"seats", at.seats},
                        {"cards", at.cards},  {"hand heading", at.hand_heading},
                        {"hand", at.hand},    {"log", at.log},
                        {"footer", at.footer}};
                    for (const auto& heading :
                         {std::pair("cards heading", at.cards_heading), std::pair("log heading", at.log_heading)})
                    {
                        if (!at.upright || !heading.second.empty())
                        {
                            parts.push_back(heading);
                        }
                    }
                    check_apart(parts, at.panel);
                    continue;
                }
                std::vector<std::pair<const char*, Box>> fixed{{"map", at.map},         {"round", at.round},
                                                               {"menu", at.menu},       {"prompt", at.prompt},
                                                               {"buttons", at.buttons}, {"lower", at.lower}};
                std::vector<std::pair<const char*, Box>> scrolled{{"cards heading", at.cards_heading},
                                                                  {"cards", at.cards},
                                                                  {"hand heading", at.hand_heading},
                                                                  {"hand", at.hand},
                                                                  {"footer", at.footer},
                                                                  {"log", at.log}};
                (at.shape == Shape::Tall ? fixed : scrolled).push_back({"seats", at.seats});
                check_apart(fixed, screen);
                check_apart(scrolled, {0, 0, at.lower.w, at.lower_length});
            }
        }
    }
}

TEST_CASE("on a tablet held upright, Spain is nearly as wide as the screen, and nothing has to be scrolled")
{
    struct Tablet
    {
        Size page;
        float min_share; ///< of the screen's width, that Spain must have
    };
    for (const Tablet tablet : {Tablet{{820, 1180}, 0.99F}, Tablet{{1024, 1366}, 0.99F}, Tablet{{834, 1112}, 0.95F},
                                Tablet{{768, 1024}, 0.9F}})
    {
        for (int seats = 2; seats <= 5; ++seats)
        {
            for (const bool fingers : {true, false})
            {
                const Size page = tablet.page;
                INFO(page.width << " × " << page.height << ", " << seats << " seats");
                const float zoom = zoom_of(page.width, page.height);
                const Size screen{page.width / zoom, page.height / zoom};
                const PromptNeeds needs{.text = 22, .buttons = 52, .finger = finger_of_page / zoom, .fingers = fingers};
                const TableLayout at = lay_out_table(screen.width, screen.height, seats, needs);
                CHECK(at.shape == Shape::Wide);
                CHECK(at.upright);
                CHECK(at.lower_length == 0);
                CHECK(at.panel.w == screen.width);
                CHECK((at.log.h > 20 || needs.choosing));
                CHECK(at.hand.inside(at.panel));
                CHECK(at.hand.bottom() <= at.round.y);
                const Box room = map_room(at, false);
                const Box& spain = elgrande::board::geometry().focus;
                CHECK(std::min(room.w, room.h * spain.w / spain.h) >= tablet.min_share * screen.width);
            }
        }
    }
}

TEST_CASE("on a tablet held upright, the sheet of a lesson takes its room from the cards before it takes it from Spain")
{
    const bool fingers = GENERATE(true, false);
    for (const Size page : {Size{820, 1180}, Size{1024, 1366}, Size{834, 1112}, Size{768, 1024}})
    {
        const float zoom = zoom_of(page.width, page.height);
        const Size screen{page.width / zoom, page.height / zoom};
        const auto laid_out = [&](bool sheet)
        {
            const PromptNeeds needs{
                .text = 96, .buttons = 52, .sheet = sheet, .finger = finger_of_page / zoom, .fingers = fingers};
            return lay_out_table(screen.width, screen.height, 4, needs);
        };
        const auto share_of_spain = [&](const TableLayout& at)
        {
            const Box room = map_room(at, true);
            const Box& spain = elgrande::board::geometry().focus;
            return std::min(room.w, room.h * spain.w / spain.h) / screen.width;
        };
        INFO(page.width << " × " << page.height);
        const TableLayout lesson = laid_out(true);
        CHECK(lesson.cards.h >= 130);
        CHECK(lesson.hand.bottom() <= lesson.round.y);
        CHECK(share_of_spain(lesson) >= share_of_spain(laid_out(false)));
        CHECK(share_of_spain(lesson) >= (page.width < 800 ? 0.88F : page.height < 1150 ? 0.94F : 0.98F));
    }
}

TEST_CASE("large letters on a tablet held upright give it the layout of a phone, with a large map")
{
    const float zoom = zoom_of(820, 1180) * 1.4F;
    const TableLayout at = lay_out_table(820 / zoom, 1180 / zoom, 5, {.text = 44, .buttons = 50});
    CHECK(at.shape == Shape::Tall);
    CHECK_FALSE(at.upright);
    CHECK(at.map.h > 0.4F * at.panel.h);
}

TEST_CASE("phones get phone shapes, and the zoom grows with the screen")
{
    CHECK(shape_of(390, 844) == Shape::Tall);
    CHECK(shape_of(844, 390) == Shape::Short);
    CHECK(shape_of(1366, 768) == Shape::Wide);
    CHECK(shape_of(1024, 768) == Shape::Wide);
    CHECK(zoom_of(1366, 768) == 1);
    CHECK(zoom_of(1920, 1080) == 1.25F);
    CHECK(zoom_of(2560, 1440) >= 1.25F); // the rest is used for more content
    CHECK(zoom_of(3840, 2160) > 1.8F);
    CHECK(zoom_of(1024, 768) >= 0.8F);
    CHECK(shape_of(820 / zoom_of(820, 1180), 1180 / zoom_of(820, 1180)) == Shape::Wide);
    CHECK(zoom_of(1024, 1366) > zoom_of(820, 1180));
    CHECK(zoom_of(390, 844) == 1);
    CHECK(zoom_of(844, 390) == 1);
    CHECK(shape_of(568, 320) == Shape::Short);
}

TEST_CASE("a frame in an article has all seats in sight, and the map leaves room for names at its edges")
{
    for (const auto& [width, height] : {std::pair(320.0F, 480.0F), std::pair(480.0F, 480.0F), std::pair(590.0F, 440.0F),
                                        std::pair(720.0F, 470.0F), std::pair(720.0F, 540.0F)})
    {
        const float zoom = zoom_of(width, height);
        CAPTURE(width, height, zoom);
        const PromptNeeds needs{.text = 70, .buttons = 44, .finger = finger_of_page / zoom, .fingers = true};
        const TableLayout at = lay_out_table(width / zoom, height / zoom, 5, needs);
        REQUIRE(at.shape != Shape::Wide);
        const float seats = at.shape == Shape::Tall ? at.seats.bottom() : at.lower.y + at.seats.bottom();
        CHECK(seats <= height / zoom);
        if (at.shape == Shape::Short)
        {
            const Box room = map_room(at, false);
            CHECK((room.x >= at.map.x + 10 && room.right() <= at.map.right() - 10));
        }
    }
}

TEST_CASE("read from afar, the parts of the table lie on the screen and do not overlap")
{
    struct Contents
    {
        int rows;
        int cards;
        bool black;
        bool modifiers;
    };
    for (const Size size : {Size{1366, 768}, Size{1570, 768}, Size{1366, 854}, Size{1820, 768}, Size{1366, 1100}})
    {
        for (const Contents& contents : {Contents{10, 5, false, true}, Contents{14, 7, true, false}})
        {
            for (const bool fingers : {false, true})
            {
                INFO(size.width << " × " << size.height << ", " << contents.rows << " rows");
                const TableLayout at = lay_out_table(size.width, size.height, 5,
                                                     {.text = 58,
                                                      .buttons = 80,
                                                      .finger = 44 / 1.17F,
                                                      .fingers = fingers,
                                                      .rows = contents.rows,
                                                      .from_afar = true,
                                                      .cards = contents.cards,
                                                      .black = contents.black,
                                                      .modifiers = contents.modifiers});
                CHECK(at.from_afar);
                const Box screen{0, 0, size.width, size.height};
                check_apart({{"map", at.map}, {"panel", at.panel}, {"log", at.log}}, screen);
                CHECK(at.prompt.inside(at.map));
                check_apart({{"round", at.round},
                             {"seat labels", at.seat_labels},
                             {"seats", at.seats},
                             {"majorities", at.majorities},
                             {"cards", at.cards},
                             {"hand", at.hand},
                             {"footer", at.footer}},
                            at.panel);
                CHECK(at.hand_heading.empty() == !contents.modifiers);
                // Columns of seats continue in the table below them.
                CHECK(at.seats.x == at.majorities.x + afar_names);
                CHECK(at.majorities.right() - at.seats.right() == (contents.black ? afar_black : 0));
                CHECK(at.majorities.h / static_cast<float>(contents.rows) > (fingers ? 14 : 18));
                CHECK(at.hand.h > (fingers ? 44 / 1.17F : 50));
                constexpr float gap = 3; // between cards
                CHECK(at.cards.h / static_cast<float>(contents.cards) >= (fingers ? 44 / 1.17F + gap : 25));
            }
        }
    }
}

TEST_CASE("large screens are read from afar, and all of the page grows with them")
{
    CHECK(is_large_screen(1600, 900));
    CHECK(is_large_screen(3840, 2160));
    CHECK_FALSE(is_large_screen(1599, 900));
    CHECK_FALSE(is_large_screen(1920, 899));
    CHECK_FALSE(is_large_screen(2160, 3840)); // upright
    CHECK(zoom_from_afar(1366, 768) == 1);
    CHECK(zoom_from_afar(3840, 2160) == 2 * *zoom_from_afar(1920, 1080));
    CHECK_FALSE(zoom_from_afar(1366, 768, true));
    CHECK(zoom_from_afar(1600, 900, true) == zoom_from_afar(1600, 900));
    CHECK_FALSE(zoom_from_afar(1024, 768));
    CHECK_FALSE(zoom_from_afar(390, 844));
    CHECK_FALSE(zoom_from_afar(844, 390));
    CHECK_FALSE(zoom_from_afar(820, 1180));
    for (const Size page : {Size{1600, 900}, Size{1920, 1080}, Size{2560, 1080}, Size{1920, 1440}})
    {
        const float zoom = zoom_from_afar(page.width, page.height).value_or(0);
        CHECK(shape_of(page.width / zoom, page.height / zoom) == Shape::Wide);
        CHECK(page.width / zoom > 1365.5F);
        CHECK(page.height / zoom > 767.5F);
    }
}
