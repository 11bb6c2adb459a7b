// The page of a finished game and what it offers.
#include "support/app_driver.hpp"
#include "support/reached_game.hpp"

#include "app/game_session.hpp"
#include "board/colour.hpp"
#include "record/link/link.hpp"
#include "record/save.hpp"
#include "screens/result/end_screen.hpp"
#include "screens/result/podium.hpp"
#include "screens/result/points_chart.hpp"
#include "screens/result/points_table.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"
#include "words/names.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using words::Key;

namespace
{

struct Ended
{
    explicit Ended(float width = 1366, float height = 768, bool fingers = false)
        : driver(width, height, fingers,
                 [](testing::FakeWorld& world) { world.address.link = record::game_link(testing::finished_game()); })
    {
        driver.settle();
    }

    std::string text(Key key) const { return localizer.text(key); }

    /// Returns the game on the table as it would be saved.
    record::SavedGame game()
    {
        driver.world.files.saved.clear();
        driver.app().act(Intent{GameCommand::Download});
        auto loaded = record::load_save(driver.world.files.saved.begin()->second);
        REQUIRE(loaded.ok());
        return loaded.value();
    }

    bool offers(Key label)
    {
        const auto& buttons = driver.app().mirror().buttons;
        return std::any_of(buttons.begin(), buttons.end(),
                           [&](const MirrorButton& button) { return button.label == text(label); });
    }

    AppDriver driver;
    words::Localizer localizer{words::Language::En};
};

bool any_has(const std::vector<MirrorPassage>& lines, std::string_view part)
{
    return std::any_of(lines.begin(), lines.end(),
                       [&](const MirrorPassage& line) { return line.text.find(part) != std::string::npos; });
}

} // namespace

TEST_CASE("the result tells how the game went, also in the mirror")
{
    Ended ended;
    const Mirror& mirror = ended.driver.app().mirror();
    CHECK(mirror.prompt.find("El Grande") != std::string::npos);
    CHECK(mirror.about.size() == mirror.position.size()); // one description per line
    CHECK(any_has(mirror.page, "Longest in the lead"));
    CHECK(any_has(mirror.page, "Best turn"));
    CHECK(any_has(mirror.page, "Best scoring"));
    CHECK(any_has(mirror.page, "Round 1:"));
    CHECK(any_has(mirror.page, "Scoring 3:"));
    CHECK(any_has(mirror.page, "Home region: "));
    CHECK(any_has(mirror.page, "Rank: Red 1, "));
}

TEST_CASE("the podium has the players of the first three ranks, the winners in the middle")
{
    PlayerView view;
    view.setup.players = 5;
    view.score = {30, 52, 41, 52, 12};
    CHECK(podium_of(view) == std::vector<PodiumStep>{{1, 1}, {3, 1}, {2, 3}}); // nobody is second
    view.score = {30, 52, 41, 50, 12};
    CHECK(podium_of(view) == std::vector<PodiumStep>{{3, 2}, {1, 1}, {2, 3}});
    view.score = {7, 7, 7, 7, 7};
    CHECK(podium_of(view).size() == 5);
    view.setup.players = 2;
    view.score = {30, 52};
    CHECK(podium_of(view) == std::vector<PodiumStep>{{0, 2}, {1, 1}});
}

TEST_CASE("players below the podium are named with rank and points")
{
    const record::Game game = testing::finish(testing::game_of({.players = 5, .rounds = 6, .seed = 3}), 3);
    const words::Localizer localizer(words::Language::En);
    const GameSession room(localizer, game, table::never, "", "");
    const TableModel& shown = room.shown();
    const std::vector<Highlight> lines = highlights_of(shown, {});
    REQUIRE_FALSE(lines.empty());
    CHECK(lines.size() + podium_of(shown.view).size() == 5);
    for (const Seat seat : Seats(5))
    {
        const std::string place = "rank " + std::to_string(rank_of(shown.view, seat)) + " of 5, "
                                  + std::to_string(shown.view.score[seat]) + " points";
        CHECK(std::any_of(lines.begin(), lines.end(),
                          [&](const Highlight& line) { return line.text.find(place) != std::string::npos; })
              == (rank_of(shown.view, seat) > 3));
    }
}

TEST_CASE("the result says You to somebody who played alone against computers, and what is posted has the name")
{
    record::Game game = testing::finished_game();
    const auto best =
        std::max_element(game.players.begin(), game.players.end(),
                         [end = record::last_state(game), &game](const auto& a, const auto& b)
                         {
                             const auto points = [&](const record::Player& player)
                             { return end.score[static_cast<std::size_t>(&player - game.players.data())]; };
                             return points(a) < points(b);
                         });
    for (record::Player& player : game.players)
    {
        player.controller.computer_level = &player == &*best ? 0 : 1;
    }
    const auto& [language, sentence] =
        GENERATE(std::pair(words::Language::En, "You are El Grande"),
                 std::pair(words::Language::De, "Du bist El Grande"), std::pair(words::Language::Es, "Eres El Grande"));
    const words::Localizer localizer(language);
    const std::string you = localizer.text(Key::SeatYou);
    const GameSession alone(localizer, game, table::never, "", "");
    CHECK(winners(alone.shown()) == sentence);
    CHECK(words::plain(winners(alone.shown().for_others())).find(words::seat_name(localizer, *best)) == 0);
    const PerSeat<int> points{1, 1, 1, 1};
    CHECK(words::plain(listed_points(alone.shown(), by_score(alone.shown(), points), points)).find(you + " 1")
          != std::string::npos);
    // Among people everybody has a name.
    const GameSession together(localizer, testing::finished_game(), table::never, "", "");
    CHECK(winners(together.shown()) == winners(together.shown().for_others()));
    CHECK(winners(together.shown()) == winners(alone.shown().for_others()));
}

TEST_CASE("each of the three moments of the result leads to its moment, by a touch")
{
    const auto& [width, height] = GENERATE(std::pair(1366.0F, 768.0F), std::pair(1920.0F, 1080.0F),
                                           std::pair(390.0F, 844.0F), std::pair(844.0F, 390.0F));
    const int number = GENERATE(0, 1, 2);
    CAPTURE(width, number);
    Ended ended(width, height, width < 1000);
    const record::Game game = ended.game().game;
    const GameSession room(ended.localizer, game, table::never, "", "");
    std::vector<Highlight> lines = highlights_of(room.shown(), room.sitting().story());
    lines.erase(std::remove_if(lines.begin(), lines.end(), [](const Highlight& line) { return !line.moment; }),
                lines.end());
    REQUIRE(lines.size() == 3);
    const Highlight& line = lines[static_cast<std::size_t>(number)];
    const int button = ended.driver.button(words::plain(line.text));
    REQUIRE(button >= 0);
    ended.driver.app().target(button); // scrolls it into view
    ended.driver.settle();
    const auto at = ended.driver.app().target(button);
    REQUIRE(at.has_value());
    ended.driver.click(*at);
    ended.driver.settle();
    CHECK(ended.offers(Key::ButtonReturnNow));
    const std::vector<std::string> seen = ended.driver.app().mirror().position;
    for (const table::Moment moment : {*line.moment, *line.moment + 1})
    {
        ended.driver.app().act(Intent{LookAt{moment}});
        ended.driver.settle();
        CHECK((ended.driver.app().mirror().position == seen) == (moment == *line.moment));
    }
}

TEST_CASE("the commands for a finished game are visible without scrolling, on every wide screen")
{
    const auto& [width, height] = GENERATE(std::pair(1366.0F, 768.0F), std::pair(1024.0F, 768.0F),
                                           std::pair(1280.0F, 680.0F), std::pair(1920.0F, 1080.0F));
    Ended ended(width, height);
    const Ui& ui = ended.driver.app().ui();
    constexpr int buttons = 8;
    for (int i = 0; i < buttons; ++i)
    {
        const auto seen = ui.visible_box(id_of("end", i));
        REQUIRE(seen.has_value());
        CHECK(seen->h >= 30);
        CHECK(seen->inside(ui.screen()));
    }
}

TEST_CASE("one press begins a rematch with the same players and rules, in the same or the next seats, and a new seed")
{
    const bool rotated = GENERATE(false, true);
    Ended ended;
    const record::Game before = ended.game().game;
    REQUIRE(ended.driver.perform(ended.text(rotated ? Key::ButtonRotateSeats : Key::ButtonRematch)));
    const record::SavedGame after = ended.game();
    CHECK(after.game.setup.seed != before.setup.seed);
    Setup rules = after.game.setup;
    rules.seed = before.setup.seed;
    CHECK(rules == before.setup);
    CHECK(after.game.actions.empty());
    std::vector<record::Player> players = before.players;
    std::rotate(players.begin(), players.end() - (rotated ? 1 : 0), players.end());
    CHECK(after.game.players == players);
}

TEST_CASE("what is posted of a finished game names the winner")
{
    Ended ended;
    const std::string winner = ended.driver.app().mirror().prompt;
    REQUIRE(ended.driver.perform(ended.text(Key::PictureTitle)));
    REQUIRE(ended.driver.perform(ended.text(Key::PictureText)));
    CHECK(ended.driver.world.clipboard.text.find(winner) != std::string::npos);
}

TEST_CASE("another finished game has its own result")
{
    const record::Game other = testing::finished_game(2);
    Ended ended;
    const std::vector<MirrorPassage> first = ended.driver.app().mirror().page;
    ended.driver.app().open_link(record::game_link(other));
    ended.driver.settle();
    const std::vector<MirrorPassage> second = ended.driver.app().mirror().page;

    AppDriver alone(1366, 768, false,
                    [&](testing::FakeWorld& world) { world.address.link = record::game_link(other); });
    alone.settle();
    CHECK(first != second);
    CHECK(second == alone.app().mirror().page);
}

TEST_CASE("a finished game is replayed from its beginning")
{
    Ended ended;
    REQUIRE(ended.driver.perform(ended.text(Key::ButtonReplay)));
    CHECK(ended.offers(Key::ButtonPause));
    const std::string first = ended.driver.app().mirror().title;
    CHECK(first.find("1") != std::string::npos);
    const std::vector<std::string> begin = ended.driver.app().mirror().position;
    for (int i = 0; i < 600 && ended.driver.app().mirror().position == begin; ++i)
    {
        ended.driver.frame(50);
    }
    CHECK(ended.driver.app().mirror().position != begin);
    CHECK(ended.offers(Key::ButtonPause));
}

TEST_CASE("the final board leads to the table, and from there back to the result")
{
    Ended ended;
    ended.driver.click({300, 400});
    ended.driver.settle();
    CHECK_FALSE(ended.offers(Key::ButtonRematch));
    REQUIRE(ended.driver.perform(ended.text(Key::ButtonBackToResult)));
    CHECK(ended.offers(Key::ButtonRematch));
}

TEST_CASE("the winner's crown lies within the podium, whose surroundings may cover it")
{
    const Ended ended;
    GameSession room(ended.localizer, testing::finished_game(), table::never, "", "");
    Ui ui;
    const Box podium{100, 100, 300, GENERATE(122.0F, 160.0F)};
    ImGui::NewFrame();
    ui.begin(1000, false, {});
    draw_podium(ui, podium, room.shown());
    ui.end();
    ImGui::Render();
    AppDriver::hand_over_textures();
    int golden = 0;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    {
        for (const ImDrawVert& corner : list->VtxBuffer)
        {
            if (corner.col == board::ink::gold || corner.col == board::ink::gold_dark)
            {
                ++golden;
                CHECK(podium.contains({corner.pos.x, corner.pos.y}));
            }
        }
    }
    CHECK(golden > 0);
}
