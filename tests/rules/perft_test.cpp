// Counts the legal continuations from a dozen positions. A changed number means a changed rule: say so in the commit.
// The first ones can be checked by hand: 4 first bidders × 13 × 12 × 11 × 10 power cards.
#include "rules/perft.hpp"
#include "rules/playout.hpp"
#include "rules/table.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

/// Returns a random game's state after `steps` actions.
State moment(int players, std::uint64_t seed, int steps)
{
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.seed = seed;
    State state = new_game(setup);
    Random random(seed);
    for (int i = 0; i < steps; ++i)
    {
        const ActionList actions = legal(state);
        apply(state, random_action(actions, random));
    }
    REQUIRE_FALSE(is_over(state));
    return state;
}

State acting(Start start, int stack)
{
    State state = after_taking(start, stack);
    play(state, act);
    return state;
}

const std::vector<Group> spread{{Place::Granada, 0, 2}, {Place::Granada, 1, 3}, {Place::Aragon, 2, 1},
                                {Place::Seville, 3, 2}, {Place::Galicia, 0, 1}, {Place::Valencia, 1, 4}};

} // namespace

TEST_CASE("perft of a dozen positions")
{
    struct Position
    {
        const char* name;
        State state;
        int depth;
        std::uint64_t count;
    };
    const std::vector<Position> positions{
        {"two players begin", moment(2, 1, 0), 4, 1180},
        {"four players begin", moment(4, 1, 0), 5, 4ULL * 13 * 12 * 11 * 10},
        {"five players begin", moment(5, 1, 0), 4, 5ULL * 13 * 12 * 11},
        {"two players, a turn", moment(2, 7, 60), 5, 1046},
        {"three players, a turn", moment(3, 8, 120), 5, 2571},
        {"four players, near the end", moment(4, 9, 180), 5, 1119},
        {"five players, near the end", moment(5, 10, 230), 5, 5003},
        {"moving four of any colour", acting({.cards = {"move-four-any", "", "", ""}, .groups = spread}, 1), 6, 101588},
        {"two own and two foreign", acting({.cards = {"move-two-own-two-foreign", "", "", ""}, .groups = spread}, 1), 6,
         74652},
        {"returning three", acting({.cards = {"", "return-three-any", "", ""}, .groups = spread}, 2), 9, 8ULL * 4 * 7},
        {"disks for a scoring", acting({.cards = {"", "", "", "score-unique-disks"}, .groups = spread}, 4), 5,
         9ULL * 9 * 9 * 9 * 6},
        {"an eviction", acting({.cards = {"", "", "", "evict"}, .groups = spread}, 4), 4, 3ULL * 9 * (5 * 6 + 4)},
        {"a scoreboard", acting({.cards = {"", "", "", "move-board"}, .groups = spread}, 4), 4, 3564},
    };
    for (const Position& position : positions)
    {
        INFO(position.name);
        CHECK(perft(position.state, position.depth) == position.count);
    }
}
