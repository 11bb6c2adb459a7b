#pragma once

#include "record/save.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/thinking.hpp"

#include <string>
#include <utility>

/// A page that opened a game from a file and shows its end, with FakeBrains that answer by a real Brain.
namespace elgrande::testing
{

struct ThinkingTable
{
    explicit ThinkingTable(record::Game played, float width = 1366, float height = 768)
        : game(std::move(played)),
          driver(width, height, width < 600,
                 [this](FakeWorld& world)
                 {
                     const auto end = static_cast<std::uint32_t>(game.actions.size());
                     world.files.chosen =
                         platform::File{"game.elgrande", record::save_game({.game = game, .name = "", .cursor = end})};
                     world.brains.think = cached_answer;
                 })
    {
        driver.settle();
    }

    const screens::Mirror& mirror() { return driver.app().mirror(); }
    bool says(const std::string& part) { return mirror().prompt.find(part) != std::string::npos; }
    bool press(words::Key key) { return driver.perform(english(key)); }

    /// Answers questions until none is left. Returns how many there were.
    int think_all()
    {
        int answers = 0;
        while (answers < 400 && driver.world.brains.answer())
        {
            ++answers;
            driver.settle();
        }
        return answers;
    }

    record::Game game;
    AppDriver driver;
};

} // namespace elgrande::testing
