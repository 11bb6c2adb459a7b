#include "support/app_driver.hpp"

#include "app/game_session.hpp"
#include "board/labels.hpp"
#include "board/overseas/charts.hpp"
#include "rules/playout.hpp"
#include "screens/table/cards/card_rows.hpp"
#include "screens/table/table_screen.hpp"
#include "support/wanted.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

struct PhoneScreen
{
    float width;
    float height;
};

constexpr std::array phones{PhoneScreen{390, 844}, PhoneScreen{360, 640}, PhoneScreen{844, 390}};

/// A table on a phone, driven by a finger.
class Phone
{
public:
    explicit Phone(PhoneScreen screen, const Setup& setup = {.players = 5, .seed = 8})
        : driver_(screen.width, screen.height, true), room(localizer_, testing::game_of(setup), 0, "", "")
    {
        frames();
    }

    void frame()
    {
        ImGui::NewFrame();
        ui.begin(now_ms_ += 16, true, gesture_);
        if (const auto wish = table.draw(ui, room.shown()))
        {
            intent = wish;
        }
        ui.end();
        ImGui::Render();
        driver_.hand_over_textures();
    }

    void frames()
    {
        for (int i = 0; i < 4; ++i)
        {
            frame();
        }
    }

    std::optional<Box> area(Id id) const { return ui.visible_box(id); }

    void touch(const Box& box)
    {
        move(box.middle_x(), box.middle_y());
        press(true);
        frame();
        press(false);
        frames();
    }

    /// Scrolls the content below the question down, to the end or until area `wanted` is fully visible.
    void scroll_down(Id wanted = 0)
    {
        const Box& lower = table.layout().lower;
        const float x = lower.middle_x();
        move(x, lower.bottom() - 4);
        press(true);
        frame();
        const auto in_sight = [&]
        {
            const auto box = area(wanted);
            return box && box->h >= finger_of_page;
        };
        for (int i = 1; i <= 40 && !in_sight(); ++i)
        {
            move(x, lower.bottom() - 4 - 15 * static_cast<float>(i));
        }
        press(false);
        frames();
    }

    void play_one(Random& random)
    {
        room.sitting().raise_curtain();
        const auto refused =
            room.sitting().play(random_action(room.sitting().exact_state(), random, RandomPolicy::Busy));
        REQUIRE_FALSE(refused.has_value());
        room.refresh();
    }

private:
    void press(bool down)
    {
        ImGui::GetIO().AddMouseButtonEvent(0, down);
        (down ? gesture_.pressed_ms : gesture_.lifted_ms) = now_ms_;
    }

    void move(float x, float y)
    {
        ImGui::GetIO().AddMousePosEvent(x, y);
        frame();
    }

    testing::AppDriver driver_;
    words::Localizer localizer_;
    double now_ms_ = 0;
    platform::Gesture gesture_;

public:
    GameSession room;
    board::Painter painter;
    TableScreen table{painter};
    Ui ui;
    std::optional<Intent> intent;
};

} // namespace

TEST_CASE("a phone scrolls to what the question is about")
{
    Phone phone(GENERATE(from_range(test::ends_if_sanitized(phones))));
    Random random(4);
    int bids = 0;
    for (int step = 0; step < 120; ++step)
    {
        phone.room.sitting().raise_curtain();
        phone.room.refresh();
        phone.frames();
        const PlayerView& view = phone.room.shown().view;
        const Box& lower = phone.table.layout().lower;
        if (asks_for_power(view))
        {
            ++bids;
            for (int value = 1; value <= power_card_count; ++value)
            {
                const auto card = phone.area(id_of("power", value));
                REQUIRE(card.has_value());
                CHECK(card->inside(lower));
                CHECK(card->w >= finger_of_page);
                CHECK(card->h >= finger_of_page);
            }
            CHECK((view.decision.question == Question::TakeBack || phone.area(id_of("card", 0)).has_value()));
        }
        if (view.decision.question == Question::TakeCard)
        {
            const auto card = phone.area(id_of("card", view.legal[0].a - 1));
            REQUIRE(card.has_value());
            CHECK(card->h > 100);
        }
        phone.scroll_down();
        phone.play_one(random);
    }
    CHECK(bids > 5);
}

TEST_CASE("all five action cards are in sight on a phone, however it is held")
{
    const PhoneScreen screen =
        GENERATE(PhoneScreen{390, 844}, PhoneScreen{360, 740}, PhoneScreen{844, 390}, PhoneScreen{740, 360});
    Phone phone(screen);
    Random random(4);
    while (phone.room.shown().view.decision.question != Question::TakeCard)
    {
        phone.play_one(random);
    }
    phone.frames();
    for (int i = 0; i < king_stack; ++i)
    {
        const auto card = phone.area(id_of("card", i));
        REQUIRE(card.has_value());
        CHECK(card->x >= 0);
        CHECK(card->right() <= screen.width);
        CHECK(card->w >= finger_of_page);
        CHECK(card->h > 100);
    }
}

TEST_CASE("no action card has to be swiped in from the side on a phone, not even if there are seven")
{
    const PhoneScreen screen = GENERATE(from_range(phones));
    const Edition edition = GENERATE(Edition::Classic, Edition::Edition2023, Edition::Colonies);
    Phone phone(screen, {.edition = edition, .players = 4, .seed = 8});
    Random random(4);
    while (phone.room.shown().view.decision.question != Question::Recruit)
    {
        phone.play_one(random); // now the cards of the round lie on the table
    }
    phone.frames();
    int cards = 0;
    for (const Ui::Item& item : phone.ui.items())
    {
        for (int i = 0; i < 12; ++i)
        {
            if (item.id == id_of("card", i))
            {
                ++cards;
                CHECK(item.whole.x >= 0);
                CHECK(item.whole.right() <= screen.width);
                CHECK(item.whole.w >= finger_of_page);
                CHECK(item.whole.h > 100);
            }
        }
    }
    CHECK(cards == (edition == Edition::Colonies ? 7 : 5));
}

TEST_CASE("on a phone the whole log opens, and a tap on a line shows its moment")
{
    Phone phone(GENERATE(from_range(phones)));
    Random random(4);
    for (int step = 0; step < 60; ++step)
    {
        phone.play_one(random);
    }
    phone.frames();
    phone.scroll_down(id_of("open log"));
    const auto button = phone.area(id_of("open log"));
    REQUIRE(button.has_value());
    phone.touch(*button);

    const TableModel shown = phone.room.shown();
    const int last = static_cast<int>(shown.log.size()) - 1;
    const auto newest = phone.area(id_of("log row", last));
    REQUIRE(newest.has_value());
    CHECK(newest->h >= finger_of_page);
    const auto line = phone.area(id_of("log row", last - 2));
    REQUIRE(line.has_value());
    phone.touch(*line);
    REQUIRE(phone.intent.has_value());
    CHECK(*phone.intent == Intent(LookAt{shown.log[static_cast<std::size_t>(last - 2)].moment}));
    CHECK_FALSE(phone.area(id_of("log row", last)).has_value()); // the sheet is closed, so the moment is visible
}

TEST_CASE("on a phone a tap on the last lines opens the log, too, and it closes without a choice")
{
    Phone phone(phones[0]);
    Random random(4);
    for (int step = 0; step < 30; ++step)
    {
        phone.play_one(random);
    }
    phone.frames();
    phone.scroll_down();
    phone.touch(phone.area(id_of("whole log")).value());
    const auto close = phone.area(id_of("close log"));
    REQUIRE(close.has_value());
    phone.touch(*close);
    CHECK_FALSE(phone.area(id_of("close log")).has_value());
    CHECK_FALSE(phone.intent.has_value());
}

TEST_CASE("arrow keys reach items that are scrolled out of view, and scroll them in")
{
    testing::AppDriver driver(844, 390, true);
    REQUIRE(driver.start_game());
    driver.settle();
    const Id share = id_of("share");
    const Ui& ui = driver.app().ui();
    REQUIRE_FALSE(ui.visible_box(share).has_value());
    for (int i = 0; i < 80 && ui.focused() != share; ++i)
    {
        driver.press(i % 8 == 7 ? ImGuiKey_RightArrow : ImGuiKey_DownArrow);
    }
    REQUIRE(ui.focused() == share);
    driver.settle();
    const auto seen = ui.visible_box(share);
    REQUIRE(seen.has_value());
    CHECK(seen->inside(ui.screen()));
    CHECK(seen->h >= ui.finger() - 0.1F);
}

TEST_CASE("the names of all regions can be read on the map of the smallest phone, in every language and edition")
{
    testing::AppDriver driver(360, 640, true);
    const Box map = lay_out_table(360, 640, 5, {}).map;
    board::Painter painter;
    for (int i = 0; i < words::language_count; ++i)
    {
        const words::Localizer localizer(static_cast<words::Language>(i));
        for (int edition = 0; edition < edition_count; ++edition)
        {
            const GameSession room(
                localizer, testing::game_of({.edition = static_cast<Edition>(edition), .players = 4, .seed = 1}), 0, "",
                "");
            const TableModel shown = room.shown();
            TableMap drawn(painter);
            const board::Scene& scene = drawn.lay_out({localizer, shown.view, shown.players, {}, {}});
            const Box focus = board::focus_of(scene);
            const board::Pen pen(nullptr, {}, std::min(map.w / focus.w, map.h / focus.h));
            for (std::size_t region = 0; region < region_count; ++region)
            {
                const board::RegionName name = board::region_name(pen, scene.names, region, 1);
                INFO(words::language_row(localizer.language()).name << ", edition " << edition << ": " << name.text);
                CHECK_FALSE(name.text.empty());
                CHECK(name.size >= board::min_name_size);
            }
        }
    }
}
