#include "cli/puzzle_rows.hpp"

#include "cli/rules.hpp"
#include "rules/cards/card.hpp"
#include "rules/game.hpp"
#include "rules/outlook/likeness.hpp"
#include "words/puzzles.hpp"

#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <variant>

namespace elgrande::cli
{

std::vector<record::Puzzle> collection()
{
    std::istringstream lines{std::string(words::puzzle_list())};
    std::vector<record::Puzzle> all;
    for (std::string line; std::getline(lines, line);)
    {
        std::istringstream fields(line);
        std::string grade;
        std::string link;
        fields >> grade >> link;
        auto opened = record::open_link(link);
        if (!opened)
        {
            throw Failure("the collection has a link that cannot be opened: " + link);
        }
        all.push_back(std::get<record::Puzzle>(std::move(*opened)));
    }
    return all;
}

std::optional<int> nearest_distance(const record::Puzzle& puzzle, const std::vector<record::Puzzle>& known)
{
    std::optional<int> nearest;
    for (const record::Puzzle& other : known)
    {
        const bool is_same = other.position == puzzle.position && other.task.objective == puzzle.task.objective;
        if (!is_same)
        {
            const int far =
                puzzles::distance(puzzle.position, puzzle.task.objective, other.position, other.task.objective);
            nearest = std::min(nearest.value_or(far), far);
        }
    }
    return nearest;
}

void print_row(const record::Puzzle& puzzle, const puzzles::Verdict& verdict, const puzzles::Assessment& assessment,
               std::optional<int> nearest)
{
    const State& state = puzzle.position;
    // A turn that begins before a card is taken, for example with recalling, has a free card.
    const bool is_free = state.decision.question == Question::TakeCard || state.turn.card == no_card;
    const auto number = [](std::optional<int> value) { return value ? std::to_string(*value) : "null"; };
    std::string names;
    for (const Idea idea : every_idea)
    {
        if (assessment.ideas.contains(idea))
        {
            names += (names.empty() ? "\"" : ", \"") + std::string(idea_id(idea)) + "\"";
        }
    }
    std::cout << R"({ "edition": ")" << edition_row(state.setup.edition).id << R"(", "players": )"
              << static_cast<int>(state.setup.players) << R"(, "round": )" << static_cast<int>(state.round)
              << R"(, "card": ")" << (is_free ? "free" : card(state.turn.card).id) << R"(", "objective": ")"
              << objective_id(puzzle.task.objective) << R"(", "others": )" << (verdict.others_answer ? "true" : "false")
              << R"(, "ends": )" << verdict.ends << R"(, "moves": )"
              << (verdict.solutions.empty() ? 0 : puzzles::moves_in(verdict.solutions.front())) << R"(, "hardness": )"
              << verdict.hardness << R"(, "grade": )" << verdict.grade << R"(, "within": )" << verdict.within_grade
              << R"(, "value": )" << verdict.value << R"(, "next": )" << number(verdict.second) << R"(, "greedy": )"
              << number(verdict.greedy) << R"(, "best": )" << verdict.best_ends << R"(, "good": )"
              << (assessment.fault ? "false" : "true") << R"(, "nearest": )" << number(nearest) << R"(, "ideas": [)"
              << names << R"(], "link": ")" << record::puzzle_link(puzzle) << "\" }" << std::endl;
}

} // namespace elgrande::cli
