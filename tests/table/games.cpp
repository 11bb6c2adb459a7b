#include "games.hpp"

#include "rules/playout.hpp"
#include "support/game_of.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace elgrande::table
{

record::Game a_game(int players, std::uint64_t seed, bool hidden_hands)
{
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.seed = seed;
    setup.hidden_hands = hidden_hands;
    return test::game_of(setup);
}

void play_one(Sitting& sitting, Random& random)
{
    sitting.raise_curtain();
    const ActionList answers = sitting.is_answered_elsewhere() ? legal(sitting.exact_state()) : sitting.shown().legal;
    REQUIRE_FALSE(answers.empty());
    REQUIRE_FALSE(sitting.play(random_action(answers, random)));
}

PerSeat<int> scores(const State& state)
{
    PerSeat<int> result{};
    std::copy_n(state.score.begin(), state.players(), result.begin());
    return result;
}

bool play_until(Sitting& sitting, Random& random, Question question)
{
    while (!sitting.over() && sitting.decision().question != question)
    {
        play_one(sitting, random);
    }
    return !sitting.over();
}

bool look_the_same(const Sitting& left, const Sitting& right)
{
    if (left.shown() != right.shown() || left.curtain() != right.curtain() || left.log_size() != right.log_size())
    {
        return false;
    }
    for (std::size_t i = 0; i < left.log_size(); ++i)
    {
        if (left.log_line(i) != right.log_line(i))
        {
            return false;
        }
    }
    return true;
}

} // namespace elgrande::table
