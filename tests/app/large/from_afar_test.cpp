// A table that is read from two metres away: what it shows in large letters.
#include "app/game_session.hpp"
#include "board/flat/pieces.hpp"
#include "board/geometry/geometry.hpp"
#include "board/labels.hpp"
#include "board/overseas/charts.hpp"
#include "board/painter.hpp"
#include "record/link/link.hpp"
#include "record/save.hpp"
#include "rules/playout.hpp"
#include "screens/model/colours.hpp"
#include "screens/model/questions.hpp"
#include "screens/table/table_screen.hpp"
#include "support/app_driver.hpp"
#include "support/canvas/canvas.hpp"
#include "support/reached_game.hpp"
#include "support/written.hpp"
#include "ui/widgets.hpp"
#include "words/localizer.hpp"
#include "words/sentences.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <imgui_internal.h>

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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

platform::File file_of(const record::Game& game)
{
    return {
        "afar.elgrande",
        record::save_game(
            {.game = game, .name = "", .saved_at_ms = 1, .cursor = static_cast<std::uint32_t>(game.actions.size())})};
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
        draw(name);
    }

    /// Opens a finished game and keeps a picture of its result.
    void show_result(const record::Game& game, const std::string& name)
    {
        driver.app().open_link(record::game_link(game));
        show_present(name);
    }

    /// Keeps a picture of what is on the screen.
    void show_present(const std::string& name)
    {
        driver.settle();
        draw(name);
    }

    /// Opens a game in which a computer is asked, and keeps a picture of its table.
    void show_thinking(const record::Game& game, const std::string& name)
    {
        driver.world.files.chosen = file_of(game);
        driver.settle();
        REQUIRE(driver.app().mirror().answers.empty());
        draw(name);
    }

    /// True if all four edges of the screen have this colour.
    bool is_framed_in(ImU32 colour) const
    {
        constexpr int in = 4;
        const int right = picture.width - 1 - in;
        const int below = picture.height - 1 - in;
        bool framed = true;
        for (int part = 1; part < 8; ++part)
        {
            const int x = right * part / 8;
            const int y = below * part / 8;
            framed = framed && picture.at(x, in) == colour && picture.at(x, below) == colour
                     && picture.at(in, y) == colour && picture.at(right, y) == colour;
        }
        return framed;
    }

    AppDriver driver;
    testing::Picture picture; ///< of the last show()

private:
    void draw(const std::string& name)
    {
        constexpr int most = 100;
        for (int i = 0; i < most && !driver.settle(); ++i)
        {
            canvas_.draw(*ImGui::GetDrawData());
        }
        canvas_.draw(*ImGui::GetDrawData());
        canvas_.read(picture);
        testing::keep(picture, "afar-" + name);
    }

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

TEST_CASE("read from afar, dialogs have letters of 28 pixels at 1920 x 1080, with buttons to match")
{
    const AppDriver driver(1920, 1080, false);
    Ui ui;
    ui.set_zoom(zoom_from_afar(1920, 1080).value(), true);
    ImGui::GetIO().DisplaySize = {1366, 768};
    ImGui::NewFrame();
    ui.begin(1000, false, {});
    CHECK(16 * dialog_scale(ui) * ui.zoom() >= 28);
    CHECK(dialog_button_height(ui) * ui.zoom() >= 65);
    ui.end();
    ImGui::Render();
    AppDriver::hand_over_textures();
}

TEST_CASE("read from afar, numbers on the map have 24 pixels at 1920 x 1080, and names of regions 22")
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
    CHECK(board::number_size(pen, view.point) * zoom >= 24);
    constexpr float value = 26; // size of the first value of a scoreboard, in board units
    CHECK(value * view.scale * board::scoreboard_growth(pen, view.point) * zoom >= 24);
    for (std::size_t region = 0; region < region_count; ++region)
    {
        const board::RegionName name = board::region_name(pen, table.map().scene().names, region, view.point);
        INFO(name.text);
        constexpr float rounding = 0.1F;
        CHECK(name.size * zoom >= 22 - rounding);
    }
}

TEST_CASE("seen from afar, how many to recruit is answered by one row of buttons, also beside undo and advice")
{
    const bool against_computers = GENERATE(false, true);
    CAPTURE(against_computers);
    const auto recruits_five = [](const State& state)
    { return state.decision.question == Question::Recruit && legal(state).size() == 6; };
    record::Game game = testing::game_until({.players = 4, .seed = 5}, recruits_five);
    const Seat asked = record::last_state(game).decision.seat;
    for (const Seat seat : Seats(4))
    {
        game.players[seat].controller.computer_level = against_computers && seat != asked ? 1 : 0;
    }
    AppDriver driver(1920, 1080, false);
    driver.settle();
    driver.world.files.chosen = file_of(game);
    driver.settle();
    const Ui& ui = driver.app().ui();
    REQUIRE(ui.from_afar());
    REQUIRE(driver.app().mirror().answers.size() == 6);
    CHECK(ui.visible_box(id_of("ask advice")).has_value() == against_computers);
    const std::optional<Box> undo = ui.visible_box(id_of("undo"));
    REQUIRE(undo.has_value());
    for (int answer = 0; answer < 6; ++answer)
    {
        const std::optional<Box> box = ui.visible_box(id_of("answer", answer));
        REQUIRE(box.has_value());
        CHECK(box->y == undo->y);
    }
}

namespace
{

/// Returns the upper edge, on the screen, of the northernmost name of a region or chart on the map.
float highest_name(const TableMap& map)
{
    const board::View& view = map.view();
    const board::Scene& scene = map.scene();
    const board::Pen pen(nullptr, view);
    float highest = std::numeric_limits<float>::max();
    for (std::size_t region = 0; region < region_count; ++region)
    {
        const board::RegionShape& shape = board::geometry().regions[region];
        const float size = board::region_name(pen, scene.names, region, view.point).size;
        const float board_height = board::scoreboard_height * board::scoreboard_growth(pen, view.point);
        const float above_board = shape.board.y - 0.5F * (board_height + size / view.scale);
        const float y = shape.name.y < shape.board.y ? std::min(shape.name.y, above_board) : shape.name.y;
        highest = std::min(highest, view.to_screen({0, y}).y - size / 2);
    }
    for (const int chart : board::charts_in(scene))
    {
        highest = std::min(highest, view.to_screen({0, board::chart_of(chart).sheet.y}).y);
    }
    return highest;
}

} // namespace

TEST_CASE("seen from afar, no question covers a name on the map, with all its buttons and with advice")
{
    const auto language = static_cast<words::Language>(GENERATE(range(0, words::language_count)));
    const auto edition = GENERATE(Edition::Classic, Edition::Intrigue, Edition::Colonies);
    const words::Localizer localizer(language);
    const AppDriver driver(1920, 1080, false);
    GameSession room(localizer, testing::game_of({.edition = edition, .players = 4, .seed = 3}), 0, "", "");
    Ui ui;
    const float zoom = zoom_from_afar(1920, 1080).value();
    ui.set_zoom(zoom, true);
    ImGui::GetIO().DisplaySize = {1920 / zoom, 1080 / zoom};
    board::Painter painter(board::Painter::Manner::Plain);
    TableScreen table(painter);
    constexpr int often = 3; // each question, as its text differs
    std::map<Question, int> asked;
    Random random(3);
    double now_ms = 1000;
    while (!room.sitting().over())
    {
        const Question question = room.sitting().decision().question;
        room.sitting().raise_curtain();
        // The cards of a hand that is chosen lie in place of the map.
        if (question != Question::ChooseHand && ++asked[question] <= often)
        {
            room.refresh();
            TableModel shown = room.shown();
            std::vector<record::Player> players(shown.players.begin(), shown.players.end());
            players.back().controller.computer_level = 1; // adds the button for advice
            shown.players = players;
            shown.why_known = true;
            if (const auto why = row_of(question).why)
            {
                shown.why = shown.said(*why);
            }
            ImGui::NewFrame();
            ui.begin(now_ms += 16, false, {});
            table.draw(ui, shown);
            ui.end();
            ImGui::Render();
            AppDriver::hand_over_textures();
            INFO(words::prompt(localizer, shown.view, shown.names));
            CHECK(table.layout().prompt.bottom() <= highest_name(table.map()));
        }
        REQUIRE_FALSE(room.sitting().play(random_action(room.sitting().exact_state(), random, RandomPolicy::Busy)));
    }
}

TEST_CASE("seen from afar, a frame and a plate in the colour of the asked person say whose turn it is",
          "[pixels][afar]")
{
    Television television(1920, 1080);
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{3}})
    {
        CAPTURE(static_cast<int>(seat));
        record::Game game =
            testing::game_until({.players = 4, .seed = 5},
                                [seat](const State& state) {
                                    return state.round > 1 && state.decision == Decision{Question::TakeCard, seat};
                                });
        const ImU32 face = theme::wood_of(game.players[seat].colour).face;
        const auto in_plate = [&]
        {
            const float zoom = television.driver.app().ui().zoom();
            constexpr float left = 17; // in the plate, left of the mark
            constexpr float middle = 39;
            return television.picture.at(static_cast<int>(left * zoom), static_cast<int>(middle * zoom));
        };
        television.show(game, "turn-of-" + std::to_string(seat));
        CHECK(television.is_framed_in(face));
        CHECK(in_plate() == face);
        // While a computer is asked, nobody at the table has to do anything.
        game.players[seat].controller.computer_level = 1;
        television.show_thinking(game, "computer-" + std::to_string(seat));
        CHECK_FALSE(television.is_framed_in(face));
        CHECK(in_plate() == face);
    }
}

TEST_CASE("seen from afar, the question to all who bids first is framed in nobody's colour", "[pixels][afar]")
{
    Television television(1920, 1080);
    const record::Game game = testing::game_of({.players = 4, .seed = 5});
    television.show(game, "first-bidder");
    for (const record::Player& player : game.players)
    {
        CHECK_FALSE(television.is_framed_in(theme::wood_of(player.colour).face));
    }
}

TEST_CASE("seen from afar, a curtain says in the next player's colour and in large letters whose turn it is",
          "[pixels][afar]")
{
    const auto [width, height] = GENERATE(std::pair(1920.0F, 1080.0F), std::pair(3840.0F, 2160.0F));
    Television television(width, height);
    for (const Seat seat : {Seat{0}, Seat{2}, Seat{4}})
    {
        CAPTURE(width, static_cast<int>(seat));
        const record::Game game =
            testing::game_until({.players = 5, .seed = 3},
                                [seat](const State& state) {
                                    return state.round > 2 && state.decision == Decision{Question::SetDisk, seat};
                                });
        television.driver.app().open_link(record::game_link(game));
        television.show_present("curtain-" + std::to_string(seat));
        REQUIRE(television.driver.button("I am ") >= 0);
        const ImU32 face = theme::wood_of(game.players[seat].colour).face;
        CHECK(television.is_framed_in(face));
        int coloured = 0;
        for (int y = 0; y < television.picture.height; ++y)
        {
            for (int x = 0; x < television.picture.width; ++x)
            {
                coloured += television.picture.at(x, y) == face ? 1 : 0;
            }
        }
        constexpr int part = 12; // of the screen
        CHECK(coloured > television.picture.width * television.picture.height / part);
        const words::Localizer localizer(words::Language::En);
        const std::string name = words::colour(localizer, game.players[seat].colour);
        const float zoom = television.driver.app().ui().zoom() * 1080 / height;
        CHECK(testing::size_written("It's " + name + "'s turn") * zoom >= 75);
        CHECK(testing::size_written("please look away.") * zoom >= 38);
        CHECK(testing::size_written("I am " + name) * zoom >= 38);
    }
}

TEST_CASE("read from afar, no letter of the result is smaller than 20 pixels at 1920 x 1080, and all of it is in sight",
          "[pixels][afar]")
{
    const auto edition = GENERATE(Edition::Classic, Edition::Grandissimo);
    const auto players = static_cast<std::uint8_t>(GENERATE(2, 5));
    INFO(static_cast<int>(edition) << ", " << static_cast<int>(players) << " players");
    Television television(1920, 1080);
    const Ui& ui = television.driver.app().ui();
    const record::Game game = testing::finish(testing::game_of({.edition = edition, .players = players, .seed = 3}), 3);
    const std::string name = std::to_string(static_cast<int>(edition)) + "-" + std::to_string(players);
    television.show_result(game, "result-" + name);
    REQUIRE(ui.from_afar());
    CHECK(smallest_letters() * ui.zoom() >= 20);
    CHECK(ui.cut().empty());
    // A wheel moves nothing.
    const testing::Picture before = television.picture;
    ImGui::GetIO().AddMousePosEvent(ui.screen().middle_x(), ui.screen().middle_y());
    ImGui::GetIO().AddMouseWheelEvent(0, -3);
    television.show_present("result-below-" + name);
    constexpr int left = 30; // beside what the pointer explains
    for (int y = 0; y < before.height; y += 3)
    {
        REQUIRE(before.at(left, y) == television.picture.at(left, y));
    }
}

TEST_CASE("a screen that is read from near has no frame", "[pixels][afar]")
{
    Television laptop(1366, 768);
    const record::Game game = testing::game_with_taken_card(3);
    laptop.show(game, "near");
    for (const record::Player& player : game.players)
    {
        CHECK_FALSE(laptop.is_framed_in(theme::wood_of(player.colour).face));
    }
}
