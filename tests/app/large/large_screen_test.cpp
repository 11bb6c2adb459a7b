// What a large screen shows in addition: the table of majorities, all power cards, a long log.
#include "app/game_session.hpp"
#include "record/link/link.hpp"
#include "screens/table/round_line.hpp"
#include "screens/table/table_screen.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::game_until;

namespace
{

struct Size
{
    float width;
    float height;
};

Id row_of(Place place)
{
    return id_of("majorities", static_cast<int>(index(place)));
}

/// A table on a large screen, driven by a mouse.
class LargeTable
{
public:
    explicit LargeTable(const record::Game& game)
        : driver_(2560, 1440, false, [](testing::FakeWorld& world) { world.preferences.values["text size"] = "0"; }),
          room(localizer, game, game.actions.size(), "", "")
    {
        ui.set_zoom(driver_.app().ui().zoom());
        frames();
    }

    void frames()
    {
        for (int i = 0; i < 4; ++i)
        {
            ImGui::NewFrame();
            ui.begin(now_ms_ += 16, false, gesture_);
            if (const auto wish = table.draw(ui, room.shown()))
            {
                intent = wish;
            }
            ui.end();
            ImGui::Render();
            driver_.hand_over_textures();
        }
    }

    void move(float x, float y)
    {
        ImGui::GetIO().AddMousePosEvent(x, y);
        frames();
    }

    void move(const Box& box) { move(box.middle_x(), box.middle_y()); }

    void click(const Box& box)
    {
        move(box);
        for (const bool down : {true, false})
        {
            ImGui::GetIO().AddMouseButtonEvent(0, down);
            (down ? gesture_.pressed_ms : gesture_.lifted_ms) = now_ms_;
            frames();
        }
    }

    Box row(Place place) const
    {
        const auto seen = ui.visible_box(row_of(place));
        REQUIRE(seen.has_value());
        return *seen;
    }

private:
    AppDriver driver_;
    double now_ms_ = 0;
    platform::Gesture gesture_;

public:
    words::Localizer localizer;
    GameSession room;
    board::Painter painter;
    TableScreen table{painter};
    Ui ui;
    std::optional<Intent> intent;
};

bool asks_where_to_place(const State& state)
{
    const ActionList answers = legal(state);
    return state.decision.question != Question::SetDisk && state.round > 4
           && std::any_of(answers.begin(), answers.end(),
                          [](Action action) { return action.kind == ActionKind::Place && is_region(action.place); });
}

} // namespace

TEST_CASE("a table of majorities is shown on screens with room for it, depending on the size of the text")
{
    struct Room
    {
        Size size;
        bool fingers;
        int text;
        bool has;
    };
    const Room room = GENERATE(Room{{2560, 1440}, false, 0, true}, Room{{2560, 1440}, true, 0, true},
                               Room{{3840, 2160}, false, 0, true}, Room{{2560, 1440}, false, 1, true},
                               Room{{2560, 1440}, false, 2, false}, Room{{1366, 768}, false, 0, false},
                               Room{{1366, 768}, true, 0, false}, Room{{1024, 768}, true, 0, false},
                               Room{{390, 844}, true, 0, false}, Room{{844, 390}, true, 0, false});
    INFO(room.size.width << " x " << room.size.height << ", text " << room.text);
    AppDriver driver(room.size.width, room.size.height, room.fingers,
                     [&](testing::FakeWorld& world)
                     { world.preferences.values["text size"] = std::to_string(room.text); });
    driver.app().open_link(record::game_link(testing::game_of({.players = 5, .seed = 3})));
    REQUIRE(driver.settle());
    for (int i = 0; i < place_count; ++i)
    {
        CHECK(driver.app().ui().visible_box(row_of(static_cast<Place>(i))).has_value() == room.has);
    }
    CHECK_FALSE(driver.app().wants_frame());
}

TEST_CASE("a large screen is read from afar until a text size is chosen; a laptop only if that is chosen")
{
    struct Case
    {
        Size size;
        const char* text; ///< the stored choice; "" if there is none
        bool afar;
    };
    const Case one =
        GENERATE(Case{{1920, 1080}, "", true}, Case{{1600, 900}, "", true}, Case{{3840, 2160}, "", true},
                 Case{{1920, 1080}, "0", false}, Case{{1920, 1080}, "2", false}, Case{{1366, 768}, "", false},
                 Case{{1366, 768}, "3", true}, Case{{390, 844}, "3", false}, Case{{1024, 768}, "3", false});
    INFO(one.size.width << " x " << one.size.height << ", text " << one.text);
    AppDriver driver(one.size.width, one.size.height, false,
                     [&](testing::FakeWorld& world)
                     {
                         if (*one.text != 0)
                         {
                             world.preferences.values["text size"] = one.text;
                         }
                     });
    driver.app().open_link(record::game_link(testing::game_of({.players = 5, .seed = 3})));
    REQUIRE(driver.settle());
    CHECK(driver.app().ui().from_afar() == one.afar);
    for (int i = 0; i < place_count && one.afar; ++i)
    {
        CHECK(driver.app().ui().visible_box(row_of(static_cast<Place>(i))).has_value());
    }
}

TEST_CASE("a screen that grows beyond a laptop's size is read from afar, and no longer when it shrinks")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(testing::game_of({.players = 4, .seed = 3})));
    driver.settle();
    CHECK_FALSE(driver.app().ui().from_afar());
    driver.resize(1920, 1080);
    CHECK(driver.app().ui().from_afar());
    driver.app().act(Intent{PageCommand::GoHome});
    driver.settle();
    CHECK_FALSE(driver.app().ui().from_afar()); // the start page is not
    CHECK(driver.app().ui().zoom() == zoom_of(1920, 1080));
    driver.app().act(Intent{HomeCommand::Resume});
    driver.settle();
    CHECK(driver.app().ui().from_afar());
    driver.resize(1366, 768);
    CHECK_FALSE(driver.app().ui().from_afar());
    CHECK(driver.world.preferences.values.count("text size") == 0);
}

TEST_CASE("a row of the table highlights its region on the map, and a region under the pointer its row")
{
    LargeTable large(game_until({.players = 4, .seed = 5}, asks_where_to_place));
    for (int i = 0; i < place_count; ++i)
    {
        const auto place = static_cast<Place>(i);
        INFO("place " << i);
        large.move(large.row(place));
        CHECK(large.table.map().scene().hovered == board::Target::of_place(i));
        const auto at = large.table.map().point({Spot::Kind::Place, 0, place});
        REQUIRE(at.has_value());
        large.move(at->x, at->y);
        REQUIRE(large.table.map().under().has_value());
        CHECK(large.table.map().under()->place == place);
        CHECK(large.table.majorities().pointed() == Place::Nowhere);
        CHECK(large.table.majorities().lit() == place);
    }
    large.move(2, 2);
    CHECK(large.table.majorities().lit() == Place::Nowhere);
}

TEST_CASE("in games with colonies all regions have a row, which highlights them on the map")
{
    LargeTable large(game_until({.edition = Edition::Colonies, .players = 5, .seed = 5}, asks_where_to_place));
    for (const Place place : places(large.room.shown().view.setup))
    {
        INFO("place " << index(place));
        large.move(large.row(place));
        CHECK(large.table.map().scene().hovered == board::Target::of_place(static_cast<int>(place)));
        const auto at = large.table.map().point({Spot::Kind::Place, 0, place});
        REQUIRE(at.has_value());
        large.move(at->x, at->y);
        REQUIRE(large.table.map().under().has_value());
        CHECK(large.table.map().under()->place == place);
        CHECK(large.table.majorities().lit() == place);
    }
}

TEST_CASE("choosing a row chooses its region: it plays the answer, or is refused with the same reason")
{
    LargeTable large(game_until({.players = 4, .seed = 5}, asks_where_to_place));
    const PlayerView& view = large.room.shown().view;
    int answers = 0;
    for (int i = 0; i < region_count; ++i)
    {
        const auto place = static_cast<Place>(i);
        large.intent.reset();
        large.click(large.row(place));
        REQUIRE(large.intent.has_value());
        const auto* played = intent_as<Play>(*large.intent);
        REQUIRE(played != nullptr);
        CHECK(played->action.kind == ActionKind::Place);
        CHECK(played->action.place == place);
        answers += view.legal.contains(played->action) ? 1 : 0;
    }
    CHECK(answers > 0);
    CHECK(answers < region_count); // the rules refuse the other regions
}

TEST_CASE("the keyboard reaches every row of the table and answers with it")
{
    LargeTable large(game_until({.players = 4, .seed = 5}, asks_where_to_place));
    std::vector<bool> reached(place_count);
    for (int tabs = 0; tabs < 120 && std::count(reached.begin(), reached.end(), true) < place_count; ++tabs)
    {
        ImGui::GetIO().AddKeyEvent(ImGuiKey_Tab, true);
        large.frames();
        ImGui::GetIO().AddKeyEvent(ImGuiKey_Tab, false);
        large.frames();
        for (int i = 0; i < place_count; ++i)
        {
            if (large.ui.focused() == row_of(static_cast<Place>(i)))
            {
                reached[static_cast<std::size_t>(i)] = true;
                CHECK(large.table.map().scene().hovered == board::Target::of_place(i));
            }
        }
    }
    CHECK(std::count(reached.begin(), reached.end(), true) == place_count);
    large.intent.reset();
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, true);
    large.frames();
    CHECK(large.intent.has_value());
}

TEST_CASE("on a large screen the log has most of the panel's height, and cards and hand have enough")
{
    const int seats = GENERATE(2, 3, 4, 5);
    const bool fingers = GENERATE(false, true);
    INFO(seats << " seats");
    constexpr Size size{2048, 1152}; // 2560 × 1440 pixels, in units of the screens
    const TableLayout at = lay_out_table(size.width, size.height, seats,
                                         {.text = 44, .buttons = 50, .finger = 44 / 1.25F, .fingers = fingers});
    CHECK(at.log.h > 0.55F * size.height);
    CHECK(at.cards.h >= 158);
    CHECK(at.majorities.h >= min_majorities_height(fingers ? 44 / 1.25F : 0));
    CHECK(at.majorities.inside(at.panel));
    CHECK_FALSE(at.majorities.overlaps(at.log));
    CHECK_FALSE(at.majorities.overlaps(at.hand));
    CHECK_FALSE(at.majorities.overlaps(at.footer));
    // The map is hardly smaller than if everything were magnified: 880 of 1366.
    CHECK(at.map.w / size.width > 0.91F * 880 / 1366);
}

TEST_CASE("the phone's round line and the mirror explain every sign of the round track")
{
    AppDriver driver(390, 844, true);
    driver.app().open_link(record::game_link(testing::game_of({.players = 4, .rounds = 6, .seed = 3})));
    REQUIRE(driver.settle());
    const Mirror& mirror = driver.app().mirror();
    const auto line = std::find(mirror.position.begin(), mirror.position.end(), "Round 1 of 6, scoring after round 2");
    REQUIRE(line != mirror.position.end());
    const std::string& about = mirror.about[static_cast<std::size_t>(line - mirror.position.begin())];
    INFO(about);
    CHECK(about.rfind("Round 1, Round 2, General scoring after round 2, Round 3, ", 0) == 0);

    // Each sign explains itself: moves the pointer along the line.
    LargeTable other(testing::game_of({.players = 4, .seed = 3}));
    const TableLayout at = lay_out_table(390, 844, 4, {.text = 44, .buttons = 50, .log = 168});
    const board::Track track = board::track_of(9, 1, false);
    REQUIRE(track.count == 12);
    std::vector<std::string> titles{""}; // "" is the line
    Explainer explainer;
    for (float x = at.round.x; x < at.round.right() - 5; x += 3)
    {
        ImGui::GetIO().AddMousePosEvent(x, at.round.middle_y());
        for (const double after_ms : {16.0, 32.0, 932.0})
        {
            ImGui::GetIO().DeltaTime = after_ms > 100 ? 0.9F : 0.016F;
            ImGui::NewFrame();
            other.ui.begin(1e6 + static_cast<double>(x) * 1e4 + after_ms, false, {});
            explainer.begin();
            draw_round(other.ui, at, other.room.shown(), other.room.shown().view, track, explainer);
            other.ui.end();
            ImGui::Render();
            AppDriver::hand_over_textures();
        }
        REQUIRE(explainer.offered().has_value());
        if (titles.back() != explainer.offered()->title)
        {
            titles.push_back(explainer.offered()->title);
        }
    }
    CHECK(titles
          == std::vector<std::string>{"", "Round 1", "Round 2", "Round 3", "General scoring after round 3", "Round 4",
                                      "Round 5", "Round 6", "General scoring after round 6", "Round 7", "Round 8",
                                      "Round 9", "General scoring after round 9"});
}

TEST_CASE("if a table has no room for its log, one touch opens it")
{
    const int text = GENERATE(1, 2);
    const bool fingers = GENERATE(false, true);
    INFO("text " << text << (fingers ? ", fingers" : ""));
    AppDriver driver(1024, 768, fingers,
                     [&](testing::FakeWorld& world) { world.preferences.values["text size"] = std::to_string(text); });
    driver.app().open_link(
        record::game_link(game_until({.players = 5, .seed = 3}, [](const State& state) { return state.round == 4; })));
    REQUIRE(driver.settle());
    const Ui& ui = driver.app().ui();
    const auto rows = [&]
    {
        return std::count_if(ui.items().begin(), ui.items().end(),
                             [](const Ui::Item& item)
                             {
                                 for (int i = 0; i < 600; ++i)
                                 {
                                     if (item.id == id_of("log row", i))
                                     {
                                         return item.box.h > 10;
                                     }
                                 }
                                 return false;
                             });
    };
    const auto button = ui.visible_box(id_of("open log"));
    REQUIRE((button.has_value() || (rows() >= 3 && !fingers)));
    if (button)
    {
        driver.click({button->middle_x(), button->middle_y()});
        driver.settle();
        CHECK(ui.visible_box(id_of("close log")).has_value());
        CHECK(rows() >= 5);
    }
    CHECK(ui.cut().empty());
}
