#include "support/app_driver.hpp"

#include "record/link/link.hpp"
#include "rules/playout.hpp"
#include "support/reached_game.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <tuple>
#include <vector>

using namespace elgrande;
using testing::AppDriver;
using testing::game_of;

namespace
{

struct TouchedScreen
{
    const char* name;
    float width;
    float height;
    bool fingers;
};

constexpr std::array screens_of_the_world{TouchedScreen{"laptop", 1366, 768, false},
                                          TouchedScreen{"big", 2560, 1440, false},
                                          TouchedScreen{"television", 1920, 1080, true},
                                          TouchedScreen{"tablet", 1024, 768, false},
                                          TouchedScreen{"tablet held upright", 768, 1024, true},
                                          TouchedScreen{"phone", 390, 844, true},
                                          TouchedScreen{"small phone", 360, 640, true},
                                          TouchedScreen{"phone on its side", 844, 390, true}};

/// Returns rule sets that together contain all questions and kinds of pieces.
std::vector<Setup> rule_sets()
{
    Modules old_hands;
    for (const Module module : {Module::Rivalries, Module::Delegation, Module::FirstVeto, Module::SecondVeto})
    {
        old_hands.insert(module);
    }
    Modules regency;
    regency.insert(Module::NewRegency);
    Modules shift;
    shift.insert(Module::PowerShift);
    Modules bearers;
    bearers.insert(Module::StandardBearers);
    return {{.players = 3, .seed = 1},
            {.players = 4, .seed = 2},
            {.edition = Edition::BigBox, .players = 5, .seed = 3},
            {.edition = Edition::Edition2023, .modules = old_hands, .players = 4, .seed = 4},
            {.edition = Edition::Edition2023, .players = 2, .seed = 5},
            {.edition = Edition::Edition2023, .modules = regency, .players = 4, .seed = 6},
            {.edition = Edition::Edition2023, .modules = shift, .players = 3, .seed = 7},
            {.edition = Edition::BigBox, .modules = bearers, .players = 4, .seed = 8},
            {.edition = Edition::Colonies, .players = 4, .seed = 9},
            {.edition = Edition::KingColonies, .players = 4, .seed = 10},
            {.edition = Edition::Grandissimo, .players = 4, .seed = 11},
            {.edition = Edition::Intrigue, .players = 4, .seed = 12}};
}

/// Lifts the curtain if it is down.
void take_the_screen(AppDriver& driver)
{
    for (int i = 0; i < 3 && driver.app().mirror().answers.empty() && driver.perform("I am "); ++i)
    {
    }
}

/// Touches target() until the game has moved on: most answers need one touch, some two.
bool answer_by_touch(AppDriver& driver, int index)
{
    const std::string before = driver.app().diagnostics();
    for (int touches = 0; touches < 12; ++touches)
    {
        const auto at = driver.app().target(index);
        if (!at)
        {
            driver.frame(); // until it is scrolled into view
            continue;
        }
        driver.click(*at);
        if (driver.app().diagnostics() != before)
        {
            return true;
        }
    }
    return false;
}

/// Plays up to a question whose answers are all places on the map or players, so that targets can be compared.
void play_to_placing(AppDriver& driver)
{
    REQUIRE(driver.start_game());
    while (driver.app().mirror().prompt.find(": place ") == std::string::npos)
    {
        take_the_screen(driver);
        driver.app().perform(driver.app().mirror().answers.at(0).id);
        driver.settle();
    }
}

} // namespace

TEST_CASE("every legal answer of random games can be played by touching its subject", "[thorough]")
{
    const TouchedScreen screen = GENERATE(from_range(test::ends_if_sanitized(screens_of_the_world)));
    INFO(screen.name);
    AppDriver driver(screen.width, screen.height, screen.fingers);
    std::set<std::tuple<Question, ActionKind, bool>> tried;
    std::set<Question> asked;
    for (const Setup& setup : rule_sets())
    {
        record::Game game = game_of(setup);
        State state = new_game(game.setup);
        Random random(setup.seed * 31);
        int answers = 0;
        while (!is_over(state))
        {
            // Tests every answer at every 90th question (every 1,500th with sanitizers), and at the first occurrence of
            // each question or kind of answer.
            const ActionList actions = legal(state);
            const bool fresh = std::any_of(
                actions.begin(), actions.end(),
                [&](const Action& action) {
                    return tried.insert({state.decision.question, action.kind, takes_bearer(action)}).second;
                });
            if (fresh || answers++ % (test::is_sanitized ? 1500 : 90) == 0)
            {
                asked.insert(state.decision.question);
                const std::string link = record::game_link(game);
                for (int i = 0; i < actions.size(); ++i)
                {
                    driver.app().open_link(link);
                    REQUIRE(driver.settle());
                    take_the_screen(driver);
                    REQUIRE(driver.app().mirror().answers.size() == static_cast<std::size_t>(actions.size()));
                    record::Game expected = game;
                    expected.actions.push_back(actions[i]);
                    INFO("seed " << setup.seed << " round " << int(state.round) << ": "
                                 << driver.app().mirror().answers[static_cast<std::size_t>(i)].label << " in " << link);
                    REQUIRE(answer_by_touch(driver, i));
                    REQUIRE(driver.app().diagnostics() == record::game_link(expected));
                }
            }
            const Action action = random_action(state, random, RandomPolicy::Busy);
            apply(state, action);
            game.actions.push_back(action);
        }
    }
    CHECK(asked.size() >= 18);
    CHECK(asked.contains(Question::NameBearer));
}

TEST_CASE("where a region has caballeros of several owners, a touch offers them and the chosen owner is played")
{
    using Asked = std::tuple<Edition, Question, ActionKind>;
    const auto [edition, question, kind] =
        GENERATE(Asked{Edition::Classic, Question::Lift, ActionKind::Lift},
                 Asked{Edition::BigBox, Question::Dismiss, ActionKind::Dismiss},
                 Asked{Edition::Colonies, Question::Dismiss, ActionKind::Dismiss},
                 Asked{Edition::Colonies, Question::Claim, ActionKind::Claim},
                 Asked{Edition::Grandissimo, Question::Imprison, ActionKind::Imprison});
    CAPTURE(static_cast<int>(question));
    std::vector<int> choices;
    ActionList asked;
    const record::Game game = testing::game_until(
        {.edition = edition, .players = 4, .seed = 1},
        [&, edition = edition, kind = kind, question = question](const State& state)
        {
            asked = legal(state);
            for (const Action& first : asked)
            {
                choices.clear();
                for (int i = 0; i < asked.size(); ++i)
                {
                    const bool same = asked[i].kind == kind && asked[i].place == first.place;
                    if (state.decision.question == question && same && !takes_bearer(asked[i]))
                    {
                        choices.push_back(i);
                    }
                }
                // A caballero of the colonies is chosen by its space, too.
                const bool has_spaces =
                    question != Question::Dismiss || edition != Edition::Colonies
                    || std::any_of(choices.begin(), choices.end(),
                                   [&](int choice) { return space_of(asked[choice]) != Space::Region; });
                if (choices.size() > 1 && has_spaces)
                {
                    return true;
                }
            }
            return false;
        });
    AppDriver driver(1366, 768, false);
    for (const int choice : choices)
    {
        const std::string link = record::game_link(game);
        INFO(link);
        driver.app().open_link(link);
        REQUIRE(driver.settle());
        take_the_screen(driver);
        record::Game expected = game;
        expected.actions.push_back(asked[choice]);
        REQUIRE(answer_by_touch(driver, choice));
        CHECK(driver.app().diagnostics() == record::game_link(expected));
    }
}

TEST_CASE("a short touch is a tap however slowly its frames are drawn; a long one explains and presses nothing")
{
    AppDriver driver(390, 844, true);
    REQUIRE(driver.start_game());
    const std::string before = driver.app().diagnostics();
    const auto target = [&]
    {
        auto at = driver.app().target(0);
        for (int i = 0; i < 20 && !at; ++i)
        {
            driver.frame();
            at = driver.app().target(0);
        }
        REQUIRE(at.has_value());
        return *at;
    };
    driver.press_down(target());
    SECTION("lifted after 100 ms, drawn a second later")
    {
        driver.frame(1000);
        driver.release(100, 1000);
        CHECK(driver.app().diagnostics() != before);
    }
    SECTION("held for a second, but drawn only when it began and when it was over")
    {
        driver.release(1000, 16);
        CHECK(driver.app().diagnostics() == before);
        driver.click(target()); // closes the explanation
        driver.settle();
        driver.click(target());
        CHECK(driver.app().diagnostics() != before);
    }
}

TEST_CASE("two fingers that move apart enlarge the map by the same factor")
{
    AppDriver driver(390, 844, true);
    play_to_placing(driver);
    const auto first = driver.app().target(0);
    const auto second = driver.app().target(1);
    REQUIRE(first.has_value());
    REQUIRE(second.has_value());
    const float x = (first->x + second->x) / 2;
    const float y = (first->y + second->y) / 2;
    driver.world.gesture.pinch = platform::Pinch{{x - 40, y}, {x + 40, y}, {x - 60, y}, {x + 60, y}};
    driver.frame();
    driver.world.gesture.pinch.reset();
    driver.frame();
    const auto first_now = driver.app().target(0);
    const auto second_now = driver.app().target(1);
    REQUIRE(first_now.has_value());
    REQUIRE(second_now.has_value());
    CHECK(std::abs((second_now->x - first_now->x) / (second->x - first->x) - 1.5F) < 0.1F);
    CHECK(std::abs((second_now->y - first_now->y) / (second->y - first->y) - 1.5F) < 0.1F);
}

TEST_CASE("a second tap on the enlarged map shows all of it again")
{
    AppDriver driver(390, 844, true);
    play_to_placing(driver);
    const auto fitted = driver.app().target(0);
    REQUIRE(fitted.has_value());
    driver.world.gesture.pinch =
        platform::Pinch{{fitted->x - 40, 200}, {fitted->x + 40, 200}, {fitted->x - 60, 200}, {fitted->x + 60, 200}};
    driver.frame();
    driver.world.gesture.pinch.reset();
    driver.frame();
    const auto enlarged = driver.app().target(0);
    REQUIRE((!enlarged || std::abs(enlarged->y - fitted->y) > 4));
    const ImVec2 sea{12, 290}; // a touch there has no meaning
    driver.click(sea);
    driver.click(sea);
    driver.settle();
    const auto again = driver.app().target(0);
    REQUIRE(again.has_value());
    CHECK(std::abs(again->x - fitted->x) < 1);
    CHECK(std::abs(again->y - fitted->y) < 1);
}
