#include "cli/puzzle_rows.hpp"

#include "cli/rules.hpp"
#include "rules/cards/card.hpp"
#include "rules/game.hpp"

#include <iostream>
#include <optional>
#include <string>

namespace elgrande::cli
{

void print_row(const record::Puzzle& puzzle, const puzzles::Verdict& verdict, const puzzles::Assessment& assessment)
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
              << verdict.hardness << R"(, "grade": )" << verdict.grade << R"(, "value": )" << verdict.value
              << R"(, "next": )" << number(verdict.second) << R"(, "greedy": )" << number(verdict.greedy)
              << R"(, "best": )" << verdict.best_ends << R"(, "good": )" << (assessment.fault ? "false" : "true")
              << R"(, "ideas": [)" << names << R"(], "link": ")" << record::puzzle_link(puzzle) << "\" }" << std::endl;
}

} // namespace elgrande::cli
