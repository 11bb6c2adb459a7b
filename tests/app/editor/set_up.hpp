#pragma once

#include "app/editor/editor_controller.hpp"
#include "record/link/link.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/reached_game.hpp"
#include "ui/ui.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <variant>

namespace elgrande::testing
{

/// Returns a link to the complete position, including everything hidden.
inline std::string link_of(const State& state)
{
    Setup setup = state.setup;
    return record::position_link(state, record::colours_of(game_of(setup).players), record::Sharing::Everything);
}

/// Returns a classic position of four players in the middle of a game.
inline State lively_state(std::uint64_t seed = 5)
{
    Setup setup;
    setup.players = 4;
    setup.seed = seed;
    return record::last_state(game_until(setup, [](const State& state)
                                         { return state.round >= 5 && state.decision.question == Question::Place; }));
}

/// The editor, opened from the start page or from the table of a link.
class SetUp
{
public:
    explicit SetUp(const std::string& link = {}, float width = 1366, float height = 768,
                   const FakePreferences::Values& kept = {}, const std::string& language = "en")
        : driver(width, height, width < 600 || height < 600,
                 [&](FakeWorld& world)
                 {
                     world.page.reads = {language};
                     world.preferences.values.insert(kept.begin(), kept.end());
                     if (!link.empty())
                     {
                         world.address.link = link;
                     }
                 })
    {
        driver.settle();
        if (language == "en")
        {
            driver.open_page("editor");
            REQUIRE(mirror().title == english(words::Key::EditorTitle));
        }
    }

    const screens::Mirror& mirror() { return driver.app().mirror(); }
    /// The saved draft as it is stored; empty if there is none.
    std::string kept() const { return driver.world.preferences.get(screens::draft_preference).value_or(""); }

    /// Returns the saved draft.
    editor::Draft draft() const
    {
        const auto bytes = screens::from_letters(kept());
        REQUIRE(bytes);
        auto read = editor::Draft::read(*bytes);
        REQUIRE(read.ok());
        return *read;
    }
    State state() const { return draft().state(); }

    bool offers(const std::string& label)
    {
        for (const screens::MirrorButton& button : mirror().buttons)
        {
            if (button.label == label)
            {
                return true;
            }
        }
        return false;
    }

    /// Presses the button labelled exactly `label`.
    void press(const std::string& label)
    {
        INFO(label);
        for (const screens::MirrorButton& button : mirror().buttons)
        {
            if (button.label == label)
            {
                driver.app().perform(button.id);
                driver.settle();
                return;
            }
        }
        FAIL("no such button");
    }
    void press(words::Key key) { press(english(key)); }
    void less(const std::string& name, int value)
    {
        press(english(words::Key::EditorLess, {{"name", name}, {"value", value}}));
    }
    void more(const std::string& name, int value)
    {
        press(english(words::Key::EditorMore, {{"name", name}, {"value", value}}));
    }

    /// The middle of an area, which must be visible.
    ImVec2 at(screens::Id area)
    {
        const auto box = driver.app().ui().visible_box(area);
        REQUIRE(box);
        return {box->middle_x(), box->middle_y()};
    }
    /// The middle of a place on the map: its area has the id that screens/board_view computes for Target::of_place().
    ImVec2 at(Place place) { return at(screens::id_of("target", (16 + static_cast<int>(place) + 1) * 256)); }
    ImVec2 owner(Seat seat) { return at(screens::id_of("editor owner", seat)); }
    ImVec2 tool(int number) { return at(screens::id_of("editor tool", number)); }

    void click(ImVec2 point)
    {
        driver.click(point);
        driver.settle();
    }

    void drag(ImVec2 from, ImVec2 to)
    {
        driver.press_down(from);
        ImGuiIO& io = ImGui::GetIO();
        io.AddMousePosEvent((from.x + to.x) / 2, (from.y + to.y) / 2);
        driver.frame();
        io.AddMousePosEvent(to.x, to.y);
        driver.frame();
        driver.release(300, 16);
        driver.settle();
    }

    AppDriver driver;
};

} // namespace elgrande::testing
