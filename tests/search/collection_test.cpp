// Compares the solver with brute force on the puzzles of the collection.
#include "record/link/link.hpp"
#include "search/best_turns.hpp"
#include "search/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <variant>
#include <vector>

using namespace elgrande;

namespace
{

std::vector<record::Puzzle> puzzles_of_collection()
{
    std::ifstream file("data/puzzles/collection.json");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const std::regex link(R"("link": "(z1\.[A-Za-z0-9_-]+)\")");
    std::vector<record::Puzzle> all;
    for (auto found = std::sregex_iterator(text.begin(), text.end(), link); found != std::sregex_iterator(); ++found)
    {
        const auto opened = record::open_link((*found)[1].str());
        REQUIRE(opened.ok());
        all.push_back(std::get<record::Puzzle>(*opened));
    }
    return all;
}

} // namespace

TEST_CASE("seventy puzzles of the collection: brute force finds the same", "[thorough]")
{
    constexpr std::uint64_t max_tried = 100'000;
    constexpr int wanted = 70;
    int compared = 0;
    for (const record::Puzzle& puzzle : puzzles_of_collection())
    {
        if (compared == wanted)
        {
            break;
        }
        const search::Objective objective = puzzle.task.objective;
        const test::BruteForceResult tried = test::solve_by_brute_force(puzzle.position, objective, max_tried);
        if (!tried.complete)
        {
            continue;
        }
        ++compared;
        INFO(record::puzzle_link(puzzle));
        const search::BestTurns found = search::best_turns(puzzle.position, objective);
        REQUIRE(found.exact);
        CHECK(found.value == tried.value);
        CHECK(found.second == tried.second);
        CHECK(found.best_ends == tried.best_ends);
        CHECK(found.ends == tried.ends);
    }
    CHECK(compared == wanted);
}
