// The Ui on Dear ImGui: items, windows and focus, without the game.
#include "support/desk.hpp"

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
using testing::Desk;

namespace
{

constexpr Box left{10, 10, 100, 50};
constexpr Box right{200, 12, 100, 50};
constexpr Box below{30, 300, 100, 50};

} // namespace

TEST_CASE("an item is clicked if the pointer is pressed and released on it")
{
    Desk desk;
    Touch a;
    Touch b;
    int clicks = 0;
    desk.draw = [&]
    {
        a = desk.ui->area(id_of("a"), left);
        b = desk.ui->area(id_of("b"), right);
        clicks += a.clicked ? 1 : 0;
    };
    desk.move(left);
    CHECK(a.hovered);
    CHECK_FALSE(b.hovered);
    desk.press(true);
    CHECK(a.held);
    CHECK(desk.ui->pressed() == id_of("a"));
    CHECK(clicks == 0);
    desk.press(false);
    CHECK(clicks == 1);
    desk.press(true);
    desk.move(right);
    desk.press(false);
    CHECK(clicks == 1);
    CHECK_FALSE(b.clicked);
}

TEST_CASE("an item is explained once the pointer has rested on it, and a frame is requested for that time")
{
    Desk desk;
    Touch a;
    desk.draw = [&] { a = desk.ui->area(id_of("a"), left); };
    desk.move(left);
    CHECK_FALSE(a.explained);
    CHECK(desk.ui->wake().has_value());
    desk.frame(400);
    CHECK(a.explained);
    CHECK_FALSE(desk.ui->wake().has_value());
}

TEST_CASE("a long touch explains an item, a short one clicks it")
{
    Desk desk(true);
    Touch a;
    desk.draw = [&] { a = desk.ui->area(id_of("a"), left); };
    desk.move(left);
    desk.press(true);
    desk.frame(500);
    CHECK(a.explained);
    desk.press(false);
    CHECK(a.explained);
    CHECK_FALSE(a.clicked);
    CHECK(desk.ui->long_touch());
    desk.press(true);
    desk.press(false);
    CHECK(a.clicked);
}

TEST_CASE("a finger that moves explains nothing, however long it stays down and wherever it stops")
{
    Desk desk(true);
    Touch a;
    bool asks = false;
    desk.draw = [&]
    {
        a = desk.ui->area(id_of("a"), left);
        asks = desk.ui->asks_about(left);
    };
    desk.move(left);
    desk.press(true);
    for (const float away : {20.0F, 30.0F, 0.0F})
    {
        desk.move(left.middle_x() + away, left.middle_y());
        desk.frame(600);
        CHECK_FALSE(a.explained);
        CHECK_FALSE(asks);
    }
    desk.press(false);
    CHECK_FALSE(a.explained);
    CHECK_FALSE(asks);
    CHECK_FALSE(desk.ui->long_touch());
    desk.press(true);
    desk.frame(600);
    CHECK(a.explained); // the next touch, which is still
    CHECK(asks);
}

TEST_CASE("Tab and the arrow keys move the focus, Enter and Space click")
{
    Desk desk;
    Id clicked = 0;
    desk.draw = [&]
    {
        for (const auto& [name, box] : {std::pair("a", left), std::pair("b", right), std::pair("c", below)})
        {
            clicked = desk.ui->area(id_of(name), box).clicked ? id_of(name) : clicked;
        }
        desk.ui->area(id_of("no focus"), {400, 10, 50, 50}, false);
        clicked = desk.ui->key_area(id_of("spot"), {600, 500, 20, 20}).clicked ? id_of("spot") : clicked;
    };
    desk.frame();
    CHECK(desk.ui->focused() == 0);
    desk.key(ImGuiKey_Tab);
    CHECK(desk.ui->focused() == id_of("a"));
    desk.key(ImGuiKey_Tab);
    CHECK(desk.ui->focused() == id_of("b"));
    desk.key(ImGuiKey_LeftArrow);
    CHECK(desk.ui->focused() == id_of("a"));
    desk.key(ImGuiKey_Enter);
    CHECK(clicked == id_of("a"));
    desk.key(ImGuiKey_DownArrow);
    CHECK(desk.ui->focused() == id_of("c"));
    SECTION("the arrow keys reach places on the board, too")
    {
        desk.key(ImGuiKey_RightArrow);
        desk.key(ImGuiKey_RightArrow);
        desk.key(ImGuiKey_DownArrow);
        CHECK(desk.ui->focused() == id_of("spot"));
        desk.key(ImGuiKey_Space);
        CHECK(clicked == id_of("spot"));
    }
    SECTION("the pointer hides the focus")
    {
        desk.move(right);
        desk.press(true);
        CHECK(desk.ui->focused() == 0);
    }
    SECTION("the focus starts over when its item is gone")
    {
        desk.draw = [&] { desk.ui->area(id_of("b"), right); };
        desk.frame();
        CHECK(desk.ui->focused() == 0);
        desk.key(ImGuiKey_Tab);
        CHECK(desk.ui->focused() == id_of("b"));
    }
}

TEST_CASE("an arrow key finds an item off its axis if none lies on it")
{
    Desk desk;
    desk.draw = [&]
    {
        desk.ui->area(id_of("here"), left);
        desk.ui->key_area(id_of("aslant"), {300, 200, 20, 20});
        desk.ui->key_area(id_of("farther"), {600, 500, 20, 20});
    };
    desk.frame();
    desk.key(ImGuiKey_Tab);
    REQUIRE(desk.ui->focused() == id_of("here"));
    desk.key(ImGuiKey_RightArrow);
    CHECK(desk.ui->focused() == id_of("aslant"));
    desk.key(ImGuiKey_LeftArrow);
    CHECK(desk.ui->focused() == id_of("here"));
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
    Desk desk;
    desk.draw = [&]
    {
        for (std::size_t i = 0; i < places; ++i)
        {
            desk.ui->key_area(id_of("place", static_cast<int>(i)), boxes[i]);
        }
    };
    desk.frame();
    const auto at_goal = [&](std::size_t goal) { return desk.ui->focused() == id_of("place", static_cast<int>(goal)); };
    desk.key(ImGuiKey_Tab);
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
            desk.key(sideways  ? onwards ? ImGuiKey_RightArrow : ImGuiKey_LeftArrow
                     : onwards ? ImGuiKey_DownArrow
                               : ImGuiKey_UpArrow);
        }
        at = goal;
    }
}

TEST_CASE("items below a modal popup cannot be reached until it is closed")
{
    Desk desk;
    bool open = true;
    bool page_reachable = false;
    Touch page;
    Touch inside;
    desk.draw = [&]
    {
        page = desk.ui->area(id_of("page"), left);
        page_reachable = desk.ui->reachable();
        if (open)
        {
            desk.ui->begin_modal(id_of("dialog"));
            inside = desk.ui->area(id_of("inside"), right);
            desk.ui->end_modal();
        }
    };
    desk.frame();
    desk.frame();
    CHECK_FALSE(page_reachable);
    desk.move(left);
    CHECK_FALSE(page.hovered);
    desk.press(true);
    desk.press(false);
    CHECK_FALSE(page.clicked);
    desk.move(right);
    desk.press(true);
    desk.press(false);
    CHECK(inside.clicked);
    desk.key(ImGuiKey_Tab);
    CHECK(desk.ui->focused() == id_of("inside"));
    open = false;
    desk.frame();
    CHECK_FALSE(desk.ui->settled());
    desk.frame();
    CHECK(page_reachable);
    desk.move(left);
    CHECK(page.hovered);
}

TEST_CASE("a second modal popup covers the first, which is reachable again when the second is closed")
{
    Desk desk;
    bool both = true;
    bool first = false;
    bool second = false;
    desk.draw = [&]
    {
        desk.ui->begin_modal(id_of("first"));
        first = desk.ui->reachable();
        desk.ui->end_modal();
        if (both)
        {
            desk.ui->begin_modal(id_of("second"));
            second = desk.ui->reachable();
            desk.ui->end_modal();
        }
    };
    desk.frame();
    CHECK_FALSE(second); // the key that opened it does not close it
    desk.frame();
    CHECK_FALSE(first);
    CHECK(second);
    both = false;
    desk.frame();
    desk.frame();
    CHECK(first);
}

TEST_CASE("a panel takes the pointer from items below it only if it can be touched")
{
    const bool touched = GENERATE(true, false);
    Desk desk;
    Touch page;
    Touch over;
    desk.draw = [&]
    {
        page = desk.ui->area(id_of("page"), left);
        desk.ui->begin_panel(id_of("panel"), left.inset(10, 10), touched);
        over = touched ? desk.ui->area(id_of("over"), left.inset(20, 20)) : Touch{};
        desk.ui->end_panel();
    };
    desk.frame();
    desk.move(left);
    CHECK(page.hovered == !touched);
    CHECK(over.hovered == touched);
}

TEST_CASE("content scrolls by the wheel, a drag along its axis, the focus, and requests to show something")
{
    Desk desk;
    const Box view{100, 100, 200, 150};
    float moved = 0;
    Touch item;
    desk.draw = [&]
    {
        moved = desk.ui->begin_scroll(id_of("scroll"), view, 900, Ui::Along::Y);
        item = desk.ui->area(id_of("item"), {view.x, view.y + moved, 200, 60});
        desk.ui->area(id_of("far"), {view.x, view.y + moved + 800, 200, 60});
        desk.ui->end_scroll();
    };
    desk.frame();
    CHECK(moved == 0);
    desk.move(120, 120);
    SECTION("the wheel")
    {
        ImGui::GetIO().AddMouseWheelEvent(0, -1);
        desk.frame();
        CHECK(moved < 0);
    }
    SECTION("a drag, which is no click")
    {
        desk.press(true);
        desk.move(120, 118);
        CHECK(item.held); // not released yet
        desk.move(120, 105);
        CHECK(moved == -13);
        desk.move(120, 80);
        CHECK(moved == -38);
        CHECK_FALSE(item.held);
        desk.press(false);
        CHECK_FALSE(item.clicked);
    }
    SECTION("a drag across the axis or of a piece does not scroll")
    {
        desk.press(true);
        desk.move(140, 121);
        CHECK(moved == 0);
        desk.press(false);
        desk.move(120, 120);
        desk.press(true);
        const auto draw = desk.draw;
        desk.draw = [&]
        {
            desk.ui->keep_pointer();
            draw();
        };
        desk.move(120, 80);
        CHECK(moved == 0);
        CHECK_FALSE(item.hovered);
        desk.draw = draw;
    }
    SECTION("requests for a part of the content, its end, an offset and an item")
    {
        desk.ui->reveal(id_of("scroll"), 300, 340);
        desk.frame();
        CHECK(moved == -190);
        desk.ui->scroll_to_end(id_of("scroll"));
        desk.frame();
        CHECK(moved == -750);
        desk.ui->scroll_by(id_of("scroll"), -50);
        desk.frame();
        CHECK(moved == -700);
        desk.ui->show(id_of("item"));
        desk.frame();
        CHECK(desk.ui->seen(id_of("item")).has_value());
        CHECK_FALSE(desk.ui->seen(id_of("far")).has_value());
    }
    SECTION("the focus, which scrolls what it reaches into sight")
    {
        desk.key(ImGuiKey_Tab);
        desk.key(ImGuiKey_Tab);
        desk.frame();
        CHECK(desk.ui->focused() == id_of("far"));
        CHECK(desk.ui->seen(id_of("far")).has_value());
    }
}

TEST_CASE("press() clicks an item once in the next frame, also one that is scrolled out of sight")
{
    Desk desk;
    int seen = 0;
    int hidden = 0;
    desk.draw = [&]
    {
        seen += desk.ui->area(id_of("seen"), left).clicked ? 1 : 0;
        const float moved = desk.ui->begin_scroll(id_of("list"), right, 1000, Ui::Along::Y);
        hidden += desk.ui->area(id_of("hidden"), {right.x, right.y + 800 + moved, 100, 50}).clicked ? 1 : 0;
        desk.ui->end_scroll();
    };
    desk.frame();
    desk.ui->press(id_of("seen"));
    CHECK(seen == 0);
    desk.frame();
    CHECK(seen == 1);
    CHECK(hidden == 0);
    desk.frame();
    CHECK(seen == 1);
    desk.ui->press(id_of("hidden"));
    desk.frame();
    CHECK(hidden == 1);
    desk.ui->press(id_of("nowhere"));
    desk.frame();
    CHECK(seen + hidden == 2);
}

TEST_CASE("enabled widgets are named for the mirror in the order of drawing, with their state")
{
    Desk desk;
    bool on = true;
    int chosen = 1;
    const std::vector<std::string> words{"Day", "Candle"};
    desk.draw = [&]
    {
        button(*desk.ui, left, {.id = id_of("off"), .label = "Off", .enabled = false});
        button(*desk.ui, left, {.id = id_of("plus"), .label = "+", .name = "One more"});
        button(*desk.ui, right, {.id = id_of("answer"), .label = "Answer", .in_mirror = false});
        choice(*desk.ui, "light", below, words, chosen, 1, 1, "Light");
        toggle(*desk.ui, id_of("advice"), {30, 400, 200, 50}, "Advice", "", on, 1);
    };
    desk.frame();
    using Named = std::pair<std::string, std::optional<bool>>;
    std::vector<Named> named;
    for (const Ui::Item& item : desk.ui->items())
    {
        if (!item.name.empty())
        {
            named.emplace_back(item.name, item.chosen);
        }
    }
    CHECK(named
          == std::vector<Named>{{"One more", {}}, {"Light: Day", false}, {"Light: Candle", true}, {"Advice", true}});
}
