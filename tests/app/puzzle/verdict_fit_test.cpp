// The table of a verdict on all screens: five players, and a general scoring with secret disks.
#include "app/puzzle/solver.hpp"
#include "rules/playout.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <array>
#include <set>
#include <string>
#include <utility>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using words::Key;

namespace
{

/// Returns the link of a puzzle late in a game of five, with a card given.
std::string late_puzzle()
{
    State state = new_game({.players = 5, .seed = 4});
    Random random(9);
    while (state.round < 6 || state.decision.question != Question::PlaceOrAct || legal(state).size() < 8)
    {
        apply(state, random_action(state, random, RandomPolicy::Busy));
    }
    record::Puzzle puzzle;
    puzzle.position = state;
    puzzle.colours = {record::Colour::Red, record::Colour::Blue, record::Colour::Green, record::Colour::Yellow,
                      record::Colour::Purple};
    puzzle.task = {Objective::LeadAfterScoring, record::Aim::AtLeast, record::max_task_value};
    return record::puzzle_link(puzzle);
}

} // namespace

TEST_CASE("the verdict on a puzzle and its table have room for their texts, in any language on any screen", "[sizes]")
{
    constexpr std::array sizes{std::pair(1366.0F, 768.0F), std::pair(2560.0F, 1440.0F), std::pair(390.0F, 844.0F),
                               std::pair(360.0F, 640.0F), std::pair(820.0F, 1180.0F)};
    const auto language = static_cast<words::Language>(GENERATE(0, 1, 2));
    const auto [width, height] = GENERATE_COPY(from_range(sizes));
    const bool fingers = width < 1000;
    INFO(words::language_row(language).name << " on " << width << " x " << height);
    const words::Localizer localizer(language);
    AppDriver driver(width, height, fingers,
                     [language](testing::FakeWorld& world)
                     {
                         world.address.link = late_puzzle();
                         world.page.reads = {std::string(words::language_row(language).code)};
                         world.brains.think = testing::cached_answer;
                     });
    std::set<std::string> cut;
    const auto read = [&]
    {
        driver.world.brains.answer();
        driver.settle();
        cut.insert(driver.app().ui().cut().begin(), driver.app().ui().cut().end());
    };
    read();
    for (int i = 0; i < 60 && !driver.app().mirror().answers.empty(); ++i)
    {
        driver.app().perform(0);
        driver.settle();
    }
    read();
    REQUIRE(driver.perform(localizer.text(Key::VerdictOpen)));
    read();
    REQUIRE(driver.perform(localizer.text(Key::VerdictAll)));
    read();
    CHECK(driver.app().mirror().page.size() > 10);
    REQUIRE(driver.perform(localizer.text(Key::ButtonClose)));
    REQUIRE(driver.perform(localizer.text(Key::PuzzleSolution)));
    while (driver.app().ui().visible_box(id_of("puzzle step")))
    {
        REQUIRE(driver.perform(localizer.text(Key::LearnNext)));
        read();
    }
    std::string list;
    for (const std::string& text : cut)
    {
        list += "\n" + words::plain(text);
    }
    CHECK(list == "");
}
