// The thumbnail of the board beside a saved game.
#include "app/saves.hpp"
#include "board/colour.hpp"
#include "board/flat/small_map.hpp"
#include "rules/game.hpp"
#include "rules/majority.hpp"
#include "support/app_driver.hpp"
#include "support/fake_world.hpp"
#include "support/reached_game.hpp"
#include "ui/ui.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace elgrande;

namespace
{

/// Returns how many vertices of the last frame have this colour, and how many there are.
std::pair<int, int> count_vertices(ImU32 colour)
{
    std::pair<int, int> count;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    {
        for (const ImDrawVert& vertex : list->VtxBuffer)
        {
            count.first += vertex.col == colour ? 1 : 0;
            ++count.second;
        }
    }
    return count;
}

ImU32 wood_of(record::Colour colour)
{
    return board::woods.at(static_cast<std::size_t>(colour)).body;
}

} // namespace

TEST_CASE("the picture of a saved game shows the sole majority in every region, and the King")
{
    testing::FakeWorld world;
    screens::Saves saves(world.platform);
    saves.refresh();
    record::SavedGame game{
        .game = testing::game_until({.players = 3, .seed = 2}, [](const State& state) { return state.round == 4; })};
    std::rotate(game.game.players.begin(), game.game.players.begin() + 1, game.game.players.end());
    game.cursor = static_cast<std::uint32_t>(game.game.actions.size());
    const State state = record::last_state(game.game);
    saves.save("game-a", game, state);
    REQUIRE(saves.rows().at(0).board);
    const screens::BoardSketch& board = *saves.rows().at(0).board;
    CHECK(board.king == state.king);
    int owned = 0;
    for (const Place region : all_regions)
    {
        const auto& here = state.caballeros.at(index(region));
        std::vector<int> counts(here.begin(), here.end());
        std::sort(counts.rbegin(), counts.rend());
        const bool alone = counts[0] > counts[1];
        int expected = -1;
        for (Seat seat = 0; alone && seat < 3; ++seat)
        {
            expected = here[seat] == counts[0] ? static_cast<int>(game.game.players[seat].colour) : expected;
        }
        CHECK(board.first.at(index(region)) == expected);
        owned += alone ? 1 : 0;
    }
    CHECK(owned > 2);
    // Reading the saved bytes again gives the same sketch.
    screens::Saves later(world.platform);
    later.refresh();
    REQUIRE(later.rows().size() == 1);
    CHECK(later.rows()[0].board == board);
}

TEST_CASE("an empty map has no majorities")
{
    const auto is_nobody = [](int first) { return first == -1; };
    const screens::BoardSketch sketch;
    const board::SmallScene scene;
    CHECK(std::all_of(sketch.first.begin(), sketch.first.end(), is_nobody));
    CHECK(std::all_of(scene.first.begin(), scene.first.end(), is_nobody));
}

TEST_CASE("the pictures of the visible saved games are drawn with few vertices, the others not at all")
{
    const bool phone = GENERATE(false, true);
    const auto drawn = [&](int games)
    {
        const auto prepare = [&](testing::FakeWorld& world)
        {
            screens::Saves saves(world.platform);
            for (int i = 0; i < games; ++i)
            {
                record::SavedGame game{
                    .game = testing::game_until({.players = 5, .seed = static_cast<std::uint64_t>(i + 1)},
                                                [](const State& state) { return state.round == 5; })};
                for (record::Player& player : game.game.players)
                {
                    player.name = "P" + std::to_string(&player - game.game.players.data());
                }
                game.cursor = static_cast<std::uint32_t>(game.game.actions.size());
                saves.save("game-" + std::to_string(i), game, record::last_state(game.game));
            }
            world.preferences.values["open"] = " 1999999999999"; // the start page, opened on purpose
        };
        testing::AppDriver driver(phone ? 390.0F : 1366.0F, phone ? 844.0F : 768.0F, phone, prepare);
        driver.open_page("saves");
        REQUIRE(driver.app().mirror().title == "Saved games");
        const auto [red, all] = count_vertices(wood_of(record::Colour::Red));
        return std::pair(red, all);
    };
    const auto none = drawn(0);
    const auto one = drawn(1);
    const auto many = drawn(12);
    CHECK(one.second - none.second < 5000);
    CHECK(many.first > none.first);
    CHECK(many.second < 50'000); // a draw list has at most 65,536
}
