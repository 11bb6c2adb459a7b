// The first puzzles of the collection teach one idea each: all best turns contain the idea, and turns without it are
// worth less.
#include "puzzles/ideas.hpp"
#include "record/link/link.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::puzzles;

namespace
{

/// A puzzle of the collection that teaches an idea.
struct Teacher
{
    std::string idea;
    record::Puzzle puzzle;
};

/// Returns the text between `begin` and the next quotation mark, searching from `from`.
std::string text_behind(const std::string& text, const std::string& begin, std::size_t from)
{
    const std::size_t at = text.find(begin, from) + begin.size();
    return text.substr(at, text.find('"', at) - at);
}

/// Returns the puzzles that teach an idea.
std::vector<Teacher> teachers()
{
    std::ifstream file("data/puzzles/collection.json");
    REQUIRE(file.is_open());
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::vector<Teacher> all;
    for (std::size_t at = text.find("\"teaches\""); at != std::string::npos; at = text.find("\"teaches\"", at + 1))
    {
        const auto opened = record::open_link(text_behind(text, "\"link\": \"", text.rfind("\"link\"", at)));
        REQUIRE(opened.ok());
        all.push_back({text_behind(text, "\"idea\": \"", at), std::get<record::Puzzle>(*opened)});
    }
    return all;
}

/// Returns the kind of answer after which the best value is out of reach, if the idea is about how a turn begins; Done
/// for other ideas.
ActionKind spoiler_of(const std::string& idea)
{
    return idea == "act-first"                         ? ActionKind::Place
           : idea == "act-last" || idea == "no-action" ? ActionKind::Act
                                                       : ActionKind::Done;
}

} // namespace

TEST_CASE("a dozen puzzles teach a dozen ideas, and every best turn has the idea")
{
    std::set<std::string> taught;
    for (const Teacher& teacher : teachers())
    {
        const std::string& idea = teacher.idea;
        const record::Puzzle& puzzle = teacher.puzzle;
        INFO(idea);
        const auto known = std::find_if(ideas::all_ideas.begin(), ideas::all_ideas.end(),
                                        [&](const ideas::Idea& one) { return one.name == idea; });
        REQUIRE(known != ideas::all_ideas.end());
        const State& position = puzzle.position;
        const Verdict verdict = judge(position, puzzle.task.objective);
        REQUIRE(verdict.solved);
        CHECK(ideas::holds(*known, position, verdict));
        if (const ActionKind kind = spoiler_of(idea); kind != ActionKind::Done)
        {
            CHECK(position.decision.question == Question::PlaceOrAct);
            CHECK(ideas::best_beginning_with(position, puzzle.task.objective, kind) < verdict.value);
        }
        taught.insert(idea);
    }
    CHECK(taught.size() == 12);
}

TEST_CASE("the puzzle about the Castillo is for the lead after a general scoring")
{
    const std::vector<Teacher> all = teachers();
    const auto castillo =
        std::find_if(all.begin(), all.end(), [](const Teacher& teacher) { return teacher.idea == "castillo"; });
    REQUIRE(castillo != all.end());
    CHECK(castillo->puzzle.task.objective == Objective::LeadAfterScoring);
}
