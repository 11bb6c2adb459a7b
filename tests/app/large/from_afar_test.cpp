// A table that is read from two metres away: what it shows in large letters.
#include "app/game_session.hpp"
#include "board/flat/pieces.hpp"
#include "board/labels.hpp"
#include "board/painter.hpp"
#include "record/link/link.hpp"
#include "screens/table/table_screen.hpp"
#include "support/app_driver.hpp"
#include "support/canvas/canvas.hpp"
#include "support/reached_game.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <imgui_internal.h>

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;

namespace
{

/// Returns the size of the smallest letters that Dear ImGui has used in this frame, in its units.
float smallest_letters()
{
    float smallest = std::numeric_limits<float>::max();
    auto& used = ImGui::GetIO().Fonts->Builder->BakedPool;
    for (int i = 0; i < used.Size; ++i)
    {
        if (used[i].LastUsedFrame == ImGui::GetFrameCount())
        {
            smallest = std::min(smallest, used[i].Size);
        }
    }
    return smallest;
}

/// A large screen with a canvas, driven by a mouse.
class Television
{
public:
    Television(float width, float height) : driver(width, height, false)
    {
        driver.graphics = testing::Canvas::take_letters; // most frames are not drawn
        driver.frame();
        canvas_.draw(*ImGui::GetDrawData()); // the board starts making what it needs
    }

    /// Opens a game and keeps a picture of its table.
    void show(const record::Game& game, const std::string& name)
    {
        driver.app().open_link(record::game_link(game));
        driver.settle();
        if (driver.app().mirror().answers.empty() && !driver.app().mirror().buttons.empty())
        {
            driver.app().perform(driver.app().mirror().buttons.front().id); // lifts a curtain
        }
        constexpr int most = 100;
        for (int i = 0; i < most && !driver.settle(); ++i)
        {
            canvas_.draw(*ImGui::GetDrawData());
        }
        canvas_.draw(*ImGui::GetDrawData());
        testing::Picture picture;
        canvas_.read(picture);
        testing::keep(picture, "afar-" + name);
    }

    AppDriver driver;

private:
    testing::Canvas canvas_;
};

} // namespace

TEST_CASE("read from afar, no letter on the table is smaller than 17 pixels at 1920 x 1080, on a map with colonies 15",
          "[pixels][afar]")
{
    Television television(1920, 1080);
    const int players = GENERATE(2, 5);
    const auto late = [](Question question)
    { return [question](const State& state) { return state.round > 5 && decision(state).question == question; }; };
    const auto seats = static_cast<std::uint8_t>(players);
    const std::string name = std::to_string(players);
    for (const auto& [game, what] :
         {std::pair(testing::game_until({.players = seats, .seed = 3}, late(Question::TakeCard)), "-cards"),
          std::pair(testing::game_until({.players = seats, .seed = 4}, late(Question::Bid)), "-bid"),
          std::pair(testing::game_until({.edition = Edition::Colonies, .players = seats, .seed = 3},
                                        late(Question::PlaceOrAct)),
                    "-colonies")})
    {
        INFO(players << " players" << what);
        television.show(game, name + what);
        REQUIRE(television.driver.app().ui().from_afar());
        const bool colonies = has_colonies(game.setup);
        CHECK(smallest_letters() * television.driver.app().ui().zoom() >= (colonies ? 15 : 17));
    }
}

TEST_CASE("read from afar, numbers on the map have 27 pixels at 1920 x 1080, and names of regions 24")
{
    const auto edition = static_cast<Edition>(GENERATE(range(0, edition_count)));
    const auto language = static_cast<words::Language>(GENERATE(range(0, words::language_count)));
    const AppDriver driver(1920, 1080, false);
    const words::Localizer localizer(language);
    const GameSession room(localizer, testing::game_of({.edition = edition, .players = 5, .seed = 3}), 0, "", "");
    Ui ui;
    const float zoom = zoom_from_afar(1920, 1080).value();
    ui.set_zoom(zoom, true);
    ImGui::GetIO().DisplaySize = {1920 / zoom, 1080 / zoom};
    board::Painter painter(board::Painter::Manner::Plain);
    TableScreen table(painter);
    for (const double now_ms : {1000.0, 1016.0})
    {
        ImGui::NewFrame();
        ui.begin(now_ms, false, {});
        table.draw(ui, room.shown());
        ui.end();
        ImGui::Render();
        AppDriver::hand_over_textures();
    }
    REQUIRE(ui.from_afar());
    const board::View& view = table.map().view();
    const board::Pen pen(nullptr, view);
    CHECK(board::number_size(pen, view.point) * zoom >= 27);
    constexpr float value = 26; // size of the first value of a scoreboard, in board units
    CHECK(value * view.scale * board::scoreboard_growth(pen, view.point) * zoom >= 27);
    for (std::size_t region = 0; region < region_count; ++region)
    {
        const board::RegionName name = board::region_name(pen, table.map().scene().names, region, view.point);
        INFO(name.text);
        CHECK(name.size * zoom >= 24);
    }
}
