// The solver against trying everything, on positions of all cards of all editions.
#include "search/best_turns.hpp"

#include "rules/game.hpp"
#include "search/brute_force.hpp"
#include "search/positions.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace elgrande;
using namespace elgrande::test;
using search::best_turns;
using search::BestTurns;
using search::Objective;

namespace
{

std::string shown(const char* name, std::uint64_t found, std::uint64_t tried)
{
    return found == tried ? ""
                          : std::string(name) + " " + std::to_string(found) + ", not " + std::to_string(tried) + "; ";
}

std::string difference(const BestTurns& found, const Tried& tried)
{
    constexpr int none = -9999;
    std::string text;
    if (found.value != tried.value || found.second.value_or(none) != tried.second.value_or(none))
    {
        text = "value " + std::to_string(found.value) + ", not " + std::to_string(tried.value) + ", second "
               + std::to_string(found.second.value_or(none)) + ", not " + std::to_string(tried.second.value_or(none))
               + "; ";
    }
    return text + shown("best ends", found.best_ends, tried.best_ends) + shown("ends", found.ends, tried.ends);
}

Objective any_objective(Random& random)
{
    // To try all disks of all others takes the longest by far: objective_test.cpp does it for single ends.
    return static_cast<Objective>(
        random.below(random.below(40) == 0 ? search::objective_count : search::objective_count - 1));
}

struct Compared
{
    int exact = 0;
    int left_out = 0; ///< too much to try
};

std::string compare(Sample& sample, std::uint64_t most, Compared& compared)
{
    const Objective objective = any_objective(sample.random);
    const bool tries_disks = objective == Objective::LeadAfterWorstDisks;
    const Tried tried = try_everything(sample.state, objective, tries_disks ? most / 20 : most);
    if (!tried.all)
    {
        ++compared.left_out;
        return "";
    }
    const BestTurns found = best_turns(sample.state, objective, {.most_positions = 4'000'000});
    compared.exact += found.exact ? 1 : 0;
    return found.exact ? difference(found, tried) : "it gave up where everything could be tried";
}

} // namespace

TEST_CASE("random positions, few pieces: the solver finds what trying everything finds")
{
    Compared compared;
    for_positions(400, Thinned::All, [&](Sample& sample) { return compare(sample, 6'000, compared); });
    INFO(compared.exact << " compared, " << compared.left_out << " left out");
    CHECK(compared.exact > compared.left_out);
}

TEST_CASE("random positions, full boards: the solver finds what trying everything finds")
{
    Compared compared;
    for_positions(40, Thinned::No, [&](Sample& sample) { return compare(sample, 8'000, compared); });
    CHECK(compared.exact > compared.left_out);
}
