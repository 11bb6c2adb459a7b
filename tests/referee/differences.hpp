#pragma once

#include "rules/game.hpp"
#include "support/print.hpp"

#include <concepts>
#include <set>
#include <string>

/// Collects the differences between a game and a referee, one per line.
namespace elgrande::referee
{

inline std::string text(std::integral auto number)
{
    return std::to_string(number);
}

inline std::string text(Place place)
{
    return test::enum_name(place);
}

inline std::string text(Question question)
{
    return test::enum_name(question);
}

inline std::string text(Action action)
{
    return test::print(action);
}

inline std::string text(const std::string& words)
{
    return words;
}

template <class T>
std::string text(const std::set<T>& all)
{
    std::string words = "{";
    for (const T& one : all)
    {
        words.append(words.size() > 1 ? ", " : "").append(text(one));
    }
    return words + "}";
}

class Differences
{
public:
    /// Adds a line unless the values are equal. `which` distinguishes values of the same name: "court of seat", 2. The
    /// text is only composed if the values differ, as that would take almost all of the time.
    template <class T, class... Which>
    void compare(const char* what, const T& game, const T& referee, const Which&... which)
    {
        if (game == referee)
        {
            return;
        }
        report_ += what;
        (report_.append(" ").append(text(which)), ...);
        report_ += ": the game " + text(game) + ", the referee " + text(referee) + "\n";
    }

    /// Returns the lines; empty if there are no differences.
    std::string report() const { return report_; }

private:
    std::string report_;
};

/// Compares the question of the game with that of the referee, and their answers.
template <class OpenQuestion>
void compare_question(Differences& found, const State& game, const OpenQuestion& asked)
{
    found.compare("question", game.decision.question, asked.question);
    found.compare("asked seat", int{game.decision.seat}, int{asked.seat});
    std::set<Action> allowed_by_game;
    for (const Action action : legal(game))
    {
        allowed_by_game.insert(action);
    }
    found.compare("answers", allowed_by_game, std::set<Action>(asked.answers.begin(), asked.answers.end()));
    if (asked.announced)
    {
        found.compare("announced step", game.progress.step, *asked.announced);
    }
}

} // namespace elgrande::referee
