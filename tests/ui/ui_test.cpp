// The Ui on Dear ImGui: items, windows and focus, without the game.
#include "support/ui_fixture.hpp"

#include "ui/widgets.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <cmath>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

using namespace elgrande;
using Catch::Generators::range;
using screens::Id;
using screens::id_of;
using screens::Touch;
using screens::Ui;
using testing::UiFixture;

namespace
{

constexpr Box left{10, 10, 100, 50};
constexpr Box right{200, 12, 100, 50};
constexpr Box below{30, 300, 100, 50};

} // namespace

TEST_CASE("an item is clicked if the pointer is pressed and released on it")
{
    UiFixture fixture;
    Touch a;
    Touch b;
    int clicks = 0;
    fixture.draw = [&]
    {
        a = fixture.ui->area(id_of("a"), left);
        b = fixture.ui->area(id_of("b"), right);
        clicks += a.clicked ? 1 : 0;
    };
    fixture.move(left);
    CHECK(a.hovered);
    CHECK_FALSE(b.hovered);
    fixture.press(true);
    CHECK(a.held);
    CHECK(fixture.ui->pressed() == id_of("a"));
    CHECK(clicks == 0);
    fixture.press(false);
    CHECK(clicks == 1);
    fixture.press(true);
    fixture.move(right);
    fixture.press(false);
    CHECK(clicks == 1);
    CHECK_FALSE(b.clicked);
}

TEST_CASE("an item is explained once the pointer has rested on it, and a frame is requested for that time")
{
    UiFixture fixture;
    Touch a;
    fixture.draw = [&] { a = fixture.ui->area(id_of("a"), left); };
    fixture.move(left);
    CHECK_FALSE(a.shows_tooltip);
    CHECK(fixture.ui->wake().has_value());
    fixture.frame(400);
    CHECK(a.shows_tooltip);
    CHECK_FALSE(fixture.ui->wake().has_value());
}

TEST_CASE("a mouse that has not moved since its last click explains nothing until it moves")
{
    UiFixture fixture;
    Touch a;
    bool asks = false;
    fixture.draw = [&]
    {
        a = fixture.ui->area(id_of("a"), left);
        asks = fixture.ui->wants_tooltip(left);
    };
    fixture.move(left);
    fixture.frame(400);
    fixture.frame(400);
    REQUIRE(a.shows_tooltip);
    REQUIRE(asks);
    fixture.press(true);
    fixture.press(false);
    fixture.move(left.middle_x() + 3, left.middle_y()); // an unsteady hand
    fixture.frame(2000);
    fixture.frame(2000);
    CHECK_FALSE(a.shows_tooltip);
    CHECK_FALSE(asks);
    CHECK_FALSE(fixture.ui->wake().has_value()); // nothing to wait for
    fixture.move(left.middle_x() + 20, left.middle_y());
    fixture.frame(400);
    fixture.frame(400);
    CHECK(a.shows_tooltip);
    CHECK(asks);
}

TEST_CASE("a note lies at the lower edge of its room, or at the upper one if it would cover what it is about")
{
    const screens::NotePlaces places{{{0, 100, 300, 400}}, {}};
    CHECK(screens::note_in(places, {50, 120, 40, 40}, 90) == Box{0, 410, 300, 90});
    CHECK(screens::note_in(places, {50, 420, 40, 40}, 90) == Box{0, 100, 300, 90});
}

TEST_CASE("a note lies in the first corner where it covers nothing that is to stay in sight")
{
    constexpr Box thing{900, 300, 40, 40}; // beside both areas
    screens::NotePlaces places{{{0, 100, 300, 400}, {500, 100, 300, 400}}, {}};
    const auto note = [&] { return screens::note_in(places, thing, 90); };
    CHECK(note() == Box{0, 410, 300, 90});
    places.in_sight.push_back({50, 450, 40, 40}); // lower left
    CHECK(note() == Box{500, 410, 300, 90});
    places.in_sight.push_back({600, 450, 100, 40}); // lower right
    CHECK(note() == Box{0, 100, 300, 90});
    places.in_sight.push_back({10, 110, 100, 40}); // upper left
    CHECK(note() == Box{500, 100, 300, 90});
    places.in_sight.push_back({600, 110, 100, 40}); // upper right: now it covers as little as possible
    CHECK(note() == Box{0, 410, 300, 90});
    // What it is about is never covered for the sake of other things.
    CHECK(screens::note_in(places, {50, 450, 10, 10}, 90) == Box{500, 410, 300, 90});
}

TEST_CASE("a long press explains an item, a short one clicks it")
{
    UiFixture fixture(true);
    Touch a;
    fixture.draw = [&] { a = fixture.ui->area(id_of("a"), left); };
    fixture.move(left);
    fixture.press(true);
    fixture.frame(500);
    CHECK(a.shows_tooltip);
    fixture.press(false);
    CHECK(a.shows_tooltip);
    CHECK_FALSE(a.clicked);
    CHECK(fixture.ui->long_press());
    fixture.press(true);
    fixture.press(false);
    CHECK(a.clicked);
}

TEST_CASE("a moving finger shows no explanation, however long it stays down and wherever it stops")
{
    UiFixture fixture(true);
    Touch a;
    bool asks = false;
    fixture.draw = [&]
    {
        a = fixture.ui->area(id_of("a"), left);
        asks = fixture.ui->wants_tooltip(left);
    };
    fixture.move(left);
    fixture.press(true);
    for (const float away : {20.0F, 30.0F, 0.0F})
    {
        fixture.move(left.middle_x() + away, left.middle_y());
        fixture.frame(600);
        CHECK_FALSE(a.shows_tooltip);
        CHECK_FALSE(asks);
    }
    fixture.press(false);
    CHECK_FALSE(a.shows_tooltip);
    CHECK_FALSE(asks);
    CHECK_FALSE(fixture.ui->long_press());
    fixture.press(true);
    fixture.frame(600);
    CHECK(a.shows_tooltip); // a new touch that stays still
    CHECK(asks);
}

TEST_CASE("Tab and the arrow keys move the focus, Enter and Space click")
{
    UiFixture fixture;
    Id clicked = 0;
    fixture.draw = [&]
    {
        for (const auto& [name, box] : {std::pair("a", left), std::pair("b", right), std::pair("c", below)})
        {
            clicked = fixture.ui->area(id_of(name), box).clicked ? id_of(name) : clicked;
        }
        fixture.ui->area(id_of("no focus"), {400, 10, 50, 50}, false);
        clicked = fixture.ui->keyboard_area(id_of("spot"), {600, 500, 20, 20}).clicked ? id_of("spot") : clicked;
    };
    fixture.frame();
    CHECK(fixture.ui->focused() == 0);
    fixture.key(ImGuiKey_Tab);
    CHECK(fixture.ui->focused() == id_of("a"));
    fixture.key(ImGuiKey_Tab);
    CHECK(fixture.ui->focused() == id_of("b"));
    fixture.key(ImGuiKey_LeftArrow);
    CHECK(fixture.ui->focused() == id_of("a"));
    fixture.key(ImGuiKey_Enter);
    CHECK(clicked == id_of("a"));
    fixture.key(ImGuiKey_DownArrow);
    CHECK(fixture.ui->focused() == id_of("c"));
    SECTION("the arrow keys reach places on the board, too")
    {
        fixture.key(ImGuiKey_RightArrow);
        fixture.key(ImGuiKey_RightArrow);
        fixture.key(ImGuiKey_DownArrow);
        CHECK(fixture.ui->focused() == id_of("spot"));
        fixture.key(ImGuiKey_Space);
        CHECK(clicked == id_of("spot"));
    }
    SECTION("the pointer hides the focus")
    {
        fixture.move(right);
        fixture.press(true);
        CHECK(fixture.ui->focused() == 0);
    }
    SECTION("the focus starts over when its item is gone")
    {
        CHECK_FALSE(fixture.ui->lost_focus());
        fixture.draw = [&] { fixture.ui->area(id_of("b"), right); };
        fixture.frame();
        CHECK(fixture.ui->focused() == 0);
        CHECK(fixture.ui->lost_focus());
        fixture.key(ImGuiKey_Tab);
        CHECK(fixture.ui->focused() == id_of("b"));
        CHECK_FALSE(fixture.ui->lost_focus());
    }
    SECTION("a lost focus can be given to the item nearest to a point, until the pointer is used")
    {
        fixture.draw = [&]
        {
            fixture.ui->area(id_of("b"), right);
            fixture.ui->area(id_of("no focus"), {400, 10, 50, 50}, false);
            clicked = fixture.ui->area(id_of("d"), {500, 400, 50, 50}).clicked ? id_of("d") : clicked;
        };
        fixture.frame();
        REQUIRE(fixture.ui->lost_focus());
        fixture.ui->focus_at({425, 300});
        fixture.frame();
        CHECK(fixture.ui->focused() == id_of("d"));
        CHECK_FALSE(fixture.ui->lost_focus());
        fixture.key(ImGuiKey_Enter);
        CHECK(clicked == id_of("d"));
        fixture.draw = [&] { fixture.ui->area(id_of("b"), right); };
        fixture.frame();
        REQUIRE(fixture.ui->lost_focus());
        fixture.press(true);
        CHECK_FALSE(fixture.ui->lost_focus());
    }
}

TEST_CASE("an arrow key finds an item off its axis if none lies on it")
{
    UiFixture fixture;
    fixture.draw = [&]
    {
        fixture.ui->area(id_of("here"), left);
        fixture.ui->keyboard_area(id_of("diagonal"), {300, 200, 20, 20});
        fixture.ui->keyboard_area(id_of("farther"), {600, 500, 20, 20});
    };
    fixture.frame();
    fixture.key(ImGuiKey_Tab);
    REQUIRE(fixture.ui->focused() == id_of("here"));
    fixture.key(ImGuiKey_RightArrow);
    CHECK(fixture.ui->focused() == id_of("diagonal"));
    fixture.key(ImGuiKey_LeftArrow);
    CHECK(fixture.ui->focused() == id_of("here"));
}

TEST_CASE("the arrow keys lead from each place of a map to every other one, however the places are arranged")
{
    constexpr std::size_t places = 12;
    const unsigned seed = GENERATE(range(1U, 13U));
    INFO("seed " << seed);
    std::mt19937 random(seed);
    std::vector<Box> boxes;
    for (std::size_t i = 0; i < places; ++i)
    {
        // Close together, so that many overlap, have the same offset or the same position.
        const auto at = [&] { return 200.0F + 9.0F * static_cast<float>(random() % (seed % 2 == 0 ? 5 : 20)); };
        boxes.push_back({at(), at(), 24, 24});
    }
    UiFixture fixture;
    fixture.draw = [&]
    {
        for (std::size_t i = 0; i < places; ++i)
        {
            fixture.ui->keyboard_area(id_of("place", static_cast<int>(i)), boxes[i]);
        }
    };
    fixture.frame();
    const auto at_goal = [&](std::size_t goal)
    { return fixture.ui->focused() == id_of("place", static_cast<int>(goal)); };
    fixture.key(ImGuiKey_Tab);
    REQUIRE(at_goal(0));
    std::size_t at = 0;
    for (int visit = 0; visit < 60; ++visit)
    {
        const std::size_t goal = random() % places;
        INFO("visit " << visit << ": from " << at << " to " << goal);
        for (int presses = 0; !at_goal(goal); ++presses)
        {
            REQUIRE(presses < 2 * static_cast<int>(places));
            for (at = 0; !at_goal(at); ++at)
            {
                REQUIRE(at + 1 < places);
            }
            const float x = boxes[goal].x - boxes[at].x;
            const float y = boxes[goal].y - boxes[at].y;
            const bool sideways = std::abs(y) <= std::abs(x);
            const bool onwards = x == 0 && y == 0 ? goal > at : (sideways ? x : y) > 0;
            fixture.key(sideways  ? onwards ? ImGuiKey_RightArrow : ImGuiKey_LeftArrow
                        : onwards ? ImGuiKey_DownArrow
                                  : ImGuiKey_UpArrow);
        }
        at = goal;
    }
}

TEST_CASE("items below a modal popup cannot be reached until it is closed")
{
    UiFixture fixture;
    bool open = true;
    bool page_reachable = false;
    Touch page;
    Touch inside;
    fixture.draw = [&]
    {
        page = fixture.ui->area(id_of("page"), left);
        page_reachable = fixture.ui->reachable();
        if (open)
        {
            fixture.ui->begin_modal(id_of("dialog"));
            inside = fixture.ui->area(id_of("inside"), right);
            fixture.ui->end_modal();
        }
    };
    fixture.frame();
    fixture.frame();
    CHECK_FALSE(page_reachable);
    fixture.move(left);
    CHECK_FALSE(page.hovered);
    fixture.press(true);
    fixture.press(false);
    CHECK_FALSE(page.clicked);
    fixture.move(right);
    fixture.press(true);
    fixture.press(false);
    CHECK(inside.clicked);
    fixture.key(ImGuiKey_Tab);
    CHECK(fixture.ui->focused() == id_of("inside"));
    open = false;
    fixture.frame();
    CHECK_FALSE(fixture.ui->settled());
    fixture.frame();
    CHECK(page_reachable);
    fixture.move(left);
    CHECK(page.hovered);
}

TEST_CASE("a second modal popup covers the first, which is reachable again when the second is closed")
{
    UiFixture fixture;
    bool both = true;
    bool first = false;
    bool second = false;
    fixture.draw = [&]
    {
        fixture.ui->begin_modal(id_of("first"));
        first = fixture.ui->reachable();
        fixture.ui->end_modal();
        if (both)
        {
            fixture.ui->begin_modal(id_of("second"));
            second = fixture.ui->reachable();
            fixture.ui->end_modal();
        }
    };
    fixture.frame();
    CHECK_FALSE(second); // the key that opened it does not close it
    fixture.frame();
    CHECK_FALSE(first);
    CHECK(second);
    both = false;
    fixture.frame();
    fixture.frame();
    CHECK(first);
}

TEST_CASE("a panel takes the pointer from items below it only if it can be touched")
{
    const bool touched = GENERATE(true, false);
    UiFixture fixture;
    Touch page;
    Touch over;
    fixture.draw = [&]
    {
        page = fixture.ui->area(id_of("page"), left);
        fixture.ui->begin_panel(id_of("panel"), left.inset(10, 10), touched);
        over = touched ? fixture.ui->area(id_of("over"), left.inset(20, 20)) : Touch{};
        fixture.ui->end_panel();
    };
    fixture.frame();
    fixture.move(left);
    CHECK(page.hovered == !touched);
    CHECK(over.hovered == touched);
}

TEST_CASE("content scrolls by the wheel, a drag along its axis, the focus, and calls that bring something into view")
{
    UiFixture fixture;
    const Box view{100, 100, 200, 150};
    float scroll_offset = 0;
    Touch item;
    fixture.draw = [&]
    {
        scroll_offset = fixture.ui->begin_scroll(id_of("scroll"), view, 900, Ui::Along::Y);
        item = fixture.ui->area(id_of("item"), {view.x, view.y + scroll_offset, 200, 60});
        fixture.ui->area(id_of("far"), {view.x, view.y + scroll_offset + 800, 200, 60});
        fixture.ui->end_scroll();
    };
    fixture.frame();
    CHECK(scroll_offset == 0);
    fixture.move(120, 120);
    SECTION("the wheel")
    {
        ImGui::GetIO().AddMouseWheelEvent(0, -1);
        fixture.frame();
        CHECK(scroll_offset < 0);
    }
    SECTION("a drag, which is no click")
    {
        fixture.press(true);
        fixture.move(120, 118);
        CHECK(item.held); // not released yet
        fixture.move(120, 105);
        CHECK(scroll_offset == -13);
        fixture.move(120, 80);
        CHECK(scroll_offset == -38);
        CHECK_FALSE(item.held);
        fixture.press(false);
        CHECK_FALSE(item.clicked);
    }
    SECTION("a drag across the axis or of a piece does not scroll")
    {
        fixture.press(true);
        fixture.move(140, 121);
        CHECK(scroll_offset == 0);
        fixture.press(false);
        fixture.move(120, 120);
        fixture.press(true);
        const auto draw = fixture.draw;
        fixture.draw = [&]
        {
            fixture.ui->capture_pointer();
            draw();
        };
        fixture.move(120, 80);
        CHECK(scroll_offset == 0);
        CHECK_FALSE(item.hovered);
        fixture.draw = draw;
    }
    SECTION("requests for a part of the content, its end, an offset and an item")
    {
        fixture.ui->reveal(id_of("scroll"), 300, 340);
        fixture.frame();
        CHECK(scroll_offset == -190);
        fixture.ui->scroll_to_end(id_of("scroll"));
        fixture.frame();
        CHECK(scroll_offset == -750);
        fixture.ui->scroll_by(id_of("scroll"), -50);
        fixture.frame();
        CHECK(scroll_offset == -700);
        fixture.ui->scroll_into_view(id_of("item"));
        fixture.frame();
        CHECK(fixture.ui->visible_box(id_of("item")).has_value());
        CHECK_FALSE(fixture.ui->visible_box(id_of("far")).has_value());
    }
    SECTION("the focus, which scrolls what it reaches into sight")
    {
        fixture.key(ImGuiKey_Tab);
        fixture.key(ImGuiKey_Tab);
        fixture.frame();
        CHECK(fixture.ui->focused() == id_of("far"));
        CHECK(fixture.ui->visible_box(id_of("far")).has_value());
    }
}

TEST_CASE("press() clicks an item once in the next frame, also one that is scrolled out of sight")
{
    UiFixture fixture;
    int seen = 0;
    int hidden = 0;
    fixture.draw = [&]
    {
        seen += fixture.ui->area(id_of("seen"), left).clicked ? 1 : 0;
        const float scroll_offset = fixture.ui->begin_scroll(id_of("list"), right, 1000, Ui::Along::Y);
        hidden += fixture.ui->area(id_of("hidden"), {right.x, right.y + 800 + scroll_offset, 100, 50}).clicked ? 1 : 0;
        fixture.ui->end_scroll();
    };
    fixture.frame();
    fixture.ui->press(id_of("seen"));
    CHECK(seen == 0);
    fixture.frame();
    CHECK(seen == 1);
    CHECK(hidden == 0);
    fixture.frame();
    CHECK(seen == 1);
    fixture.ui->press(id_of("hidden"));
    fixture.frame();
    CHECK(hidden == 1);
    fixture.ui->press(id_of("nowhere"));
    fixture.frame();
    CHECK(seen + hidden == 2);
}

TEST_CASE("enabled widgets are named for the mirror in the order of drawing, with their state")
{
    UiFixture fixture;
    bool on = true;
    int chosen = 1;
    const std::vector<std::string> words{"Day", "Candle"};
    fixture.draw = [&]
    {
        button(*fixture.ui, left, {.id = id_of("off"), .label = "Off", .enabled = false});
        button(*fixture.ui, left, {.id = id_of("plus"), .label = "+", .name = "One more"});
        button(*fixture.ui, right, {.id = id_of("answer"), .label = "Answer", .in_mirror = false});
        choice(*fixture.ui, "light", below, words, chosen, 1, 1, "Light");
        toggle(*fixture.ui, id_of("advice"), {30, 400, 200, 50}, "Advice", "", on, 1);
    };
    fixture.frame();
    using Named = std::pair<std::string, std::optional<bool>>;
    std::vector<Named> named;
    for (const Ui::Item& item : fixture.ui->items())
    {
        if (!item.name.empty())
        {
            named.emplace_back(item.name, item.chosen);
        }
    }
    CHECK(named
          == std::vector<Named>{{"One more", {}}, {"Light: Day", false}, {"Light: Candle", true}, {"Advice", true}});
}

TEST_CASE("without labels there are no buttons, which take no height")
{
    UiFixture fixture;
    const std::vector<std::string> labels{"Close"};
    float none = -1;
    float one = -1;
    fixture.draw = [&]
    {
        none = buttons_height(*fixture.ui, 300, {});
        one = buttons_height(*fixture.ui, 300, labels);
        CHECK_FALSE(buttons(*fixture.ui, left, "none", {}).has_value());
    };
    fixture.frame();
    CHECK(none == 0);
    CHECK(one > 0);
}
