// Comments of a record: shown in the log at their moment, in the mirror and at past moments, and saved.
#include "app/game_log.hpp"

#include "record/notation.hpp"
#include "support/app_driver.hpp"
#include "support/written.hpp"
#include "table/sitting.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace elgrande;

namespace
{

const std::string commented_record =
    "El Grande record 1\nEdition: Classic\nRounds: 9\nOptions: none\nSeed: 1\n"
    "Player: Red \"Ana\"\nPlayer: Blue \"Ben\"\n# Two friends\n"
    "Red lets Blue bid first\n# Bold, as ever\nBlue bids 13\n# Red could have won here\n";

platform::File file_of(const std::string& contents)
{
    platform::File file{.name = "game.elg"};
    for (const char c : contents)
    {
        file.bytes.push_back(static_cast<std::byte>(c));
    }
    return file;
}

record::Game game_of_text()
{
    auto game = record::read_record(commented_record);
    REQUIRE(game.ok());
    return std::move(game.value());
}

/// Returns the index of the first row that contains `part`; log.size() if there is none.
std::size_t row_of(const std::vector<std::string>& log, const std::string& part)
{
    const auto found =
        std::find_if(log.begin(), log.end(), [&](const std::string& row) { return row.find(part) != row.npos; });
    return static_cast<std::size_t>(found - log.begin());
}

} // namespace

TEST_CASE("comments stand in the log behind the action of their moment, on the screen and in the mirror")
{
    testing::AppDriver driver(1366, 768, false);
    driver.world.files.chosen = file_of(commented_record);
    driver.settle();
    const std::vector<std::string>& log = driver.app().mirror().log;
    REQUIRE(row_of(log, "“Red could have won here”") < log.size());
    CHECK(row_of(log, "“Two friends”") < row_of(log, "“Bold, as ever”"));
    CHECK(row_of(log, "“Bold, as ever”") < row_of(log, "13"));
    CHECK(row_of(log, "13") < row_of(log, "“Red could have won here”"));
    CHECK(testing::is_written("“Red could have won here”"));
}

TEST_CASE("a past moment shows its comment")
{
    testing::AppDriver driver(1366, 768, false);
    driver.world.files.chosen = file_of(commented_record);
    driver.settle();
    REQUIRE(driver.perform("History"));
    CHECK(driver.app().mirror().prompt.find("“Bold, as ever”") != std::string::npos);
    CHECK(testing::is_written("“Bold, as ever”"));
    REQUIRE(driver.perform("Beginning"));
    CHECK(driver.app().mirror().prompt.find("“Two friends”") != std::string::npos);
    REQUIRE(driver.perform("Return to the game"));
    CHECK(driver.app().mirror().prompt.find("“") == std::string::npos);
}

TEST_CASE("a long comment is complete in the log and in the mirror, and cut in place of the question")
{
    std::string longer = commented_record;
    const std::string words = "é very long remark that goes on and on and on and on and on and on and on and on and on "
                              "and on and on and on and on until its end";
    longer.replace(longer.find("Bold, as ever"), 13, words);
    testing::AppDriver driver(390, 844, true);
    driver.world.files.chosen = file_of(longer);
    driver.settle();
    REQUIRE(driver.perform("History"));
    CHECK(driver.app().mirror().prompt.find(words) != std::string::npos);
    const std::vector<std::string>& log = driver.app().mirror().log;
    CHECK(row_of(log, words) < log.size());
    CHECK(testing::is_written(words.substr(105, 15) + "…”"));
    CHECK(driver.app().ui().cut().empty());
}

TEST_CASE("comments are in the save and come back with it")
{
    testing::AppDriver driver(1366, 768, false);
    driver.world.files.chosen = file_of(commented_record);
    driver.settle();
    driver.app().perform(driver.app().mirror().answers.at(0).id); // plays on
    driver.settle();
    REQUIRE(driver.world.disk.games.size() == 1);
    const auto saved = record::load_save(driver.world.disk.games.begin()->second.newest);
    REQUIRE(saved.ok());
    CHECK(saved->game.comments == game_of_text().comments);
    CHECK(saved->game.actions.size() == 3);
}

TEST_CASE("undo hides comments of later moments, redo restores them, and another action drops them")
{
    const words::Localizer localizer(words::Language::En);
    const std::vector<std::string> names{"Ana", "Ben"};
    table::Sitting sitting(game_of_text());
    screens::GameLog log(localizer);
    const auto says = [&](const std::string& part)
    {
        log.follow(sitting, names);
        return std::any_of(log.rows().begin(), log.rows().end(),
                           [&](const screens::LogRow& row) { return row.said.find(part) != std::string::npos; });
    };
    CHECK(says("could have won"));
    sitting.undo_with_consent();
    CHECK_FALSE(says("could have won"));
    CHECK(says("Bold"));
    sitting.redo();
    CHECK(says("could have won"));
    sitting.undo_with_consent();
    CHECK_FALSE(sitting.play(with(ActionKind::Bid, 5)).has_value());
    CHECK_FALSE(says("could have won"));
    CHECK(says("Bold"));
    CHECK(sitting.game().comments.size() == 2);
}

TEST_CASE("during a try-out the comments of the game before it stay in the log")
{
    const words::Localizer localizer(words::Language::En);
    const std::vector<std::string> names{"Ana", "Ben"};
    table::Sitting sitting(game_of_text());
    sitting.look_at(1);
    sitting.branch_here();
    screens::GameLog log(localizer);
    log.follow(sitting, names);
    std::vector<std::string> rows;
    for (const screens::LogRow& row : log.rows())
    {
        rows.push_back(row.said);
        CHECK((row.tried || row.moment == table::never));
    }
    CHECK(row_of(rows, "Two friends") < row_of(rows, "Bold"));
    CHECK(row_of(rows, "Bold") < rows.size());
    CHECK(row_of(rows, "could have won") == rows.size());
}
