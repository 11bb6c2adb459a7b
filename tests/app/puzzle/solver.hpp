#pragma once

#include "app/analysis/analysis_words.hpp"
#include "record/link/link.hpp"
#include "rules/game.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/thinking.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Solves a puzzle on the table.
namespace elgrande::testing
{

/// A puzzle with one best end; the next is worth 2 points less.
inline const std::string one_best = "z1.MeHVBAMxff7ErCyQN0bSNhkoUmwH1rckVsbJ7s1_4U2UN08VvMQ9co89Y0DeUEJE";

inline record::Puzzle puzzle_of(const std::string& from)
{
    auto opened = record::open_link(from);
    REQUIRE(opened.ok());
    return std::get<record::Puzzle>(*opened);
}

/// Returns the solver's answer about the puzzle.
inline brains::TurnAnswer best_of(const record::Puzzle& puzzle)
{
    brains::TurnQuestion question;
    question.state = puzzle.position;
    question.objective = puzzle.task.objective;
    const auto answer = brains::read_answer(cached_answer(brains::write_question(question)));
    REQUIRE(answer.ok());
    return std::get<brains::TurnAnswer>(*answer);
}

struct Solver
{
    explicit Solver(std::string opened = one_best, float width = 1366, float height = 768,
                    const FakePreferences::Values& kept = {}, const std::optional<std::string>& collection = {})
        : driver(width, height, width < 600,
                 [&](FakeWorld& world)
                 {
                     world.address.link = opened;
                     world.preferences.values.insert(kept.begin(), kept.end());
                     world.brains.think = cached_answer;
                     if (collection)
                     {
                         world.assets.values["puzzles"] = *collection;
                     }
                 }),
          puzzle(puzzle_of(opened)), best(best_of(puzzle))
    {
        driver.settle();
        think();
    }

    const screens::Mirror& mirror() { return driver.app().mirror(); }
    bool says(const std::string& part) { return mirror().prompt.find(part) != std::string::npos; }
    bool offers(words::Key key) { return driver.button(english(key)) >= 0; }
    bool press(words::Key key) { return driver.perform(english(key)); }
    /// A value of the puzzle in words.
    std::string said(int value) const
    {
        const words::Localizer localizer(words::Language::En);
        return screens::value_text(localizer, puzzle.task.objective, value);
    }
    /// Returns the label of the button for the next hint; empty if there is none.
    std::string hint_button()
    {
        const auto& all = mirror().buttons;
        const auto found =
            std::find_if(all.begin(), all.end(),
                         [](const screens::MirrorButton& button) { return button.label.starts_with("Hint: "); });
        return found == all.end() ? std::string() : found->label;
    }
    /// Takes the next hint. Returns false if there is none.
    bool take_hint()
    {
        const std::string label = hint_button();
        return !label.empty() && driver.perform(label);
    }
    /// The digit stored last for a puzzle's stars; empty if none is stored.
    std::string stars()
    {
        const std::string kept = driver.world.preferences.get("puzzle stars").value_or("");
        return kept.empty() ? kept : kept.substr(kept.size() - 1);
    }

    /// Lets the solver answer the page's question, if there is one.
    void think()
    {
        driver.world.brains.answer();
        driver.settle();
    }

    /// Plays an action, which must be legal, by its button in the mirror.
    void play(Action action)
    {
        const ActionList now = legal(state);
        const auto at = std::find(now.begin(), now.end(), action);
        REQUIRE(at != now.end());
        REQUIRE(mirror().answers.size() == static_cast<std::size_t>(now.size()));
        driver.app().perform(static_cast<int>(at - now.begin()));
        driver.settle();
        apply(state, action);
    }

    /// Plays the first best turn from the beginning of the puzzle, and lets the solver judge it.
    void play_right()
    {
        state = puzzle.position;
        for (const Action action : best.turns.front())
        {
            play(action);
        }
        think();
    }

    /// Plays the first legal answers from the beginning of the puzzle until the turn ends, and lets the solver judge
    /// it.
    void play_wrong()
    {
        state = puzzle.position;
        for (int i = 0; i < 60 && !mirror().answers.empty(); ++i)
        {
            play(legal(state)[0]);
        }
        think();
    }

    AppDriver driver;
    record::Puzzle puzzle;
    brains::TurnAnswer best;
    State state; ///< after the actions played so far
};

} // namespace elgrande::testing
