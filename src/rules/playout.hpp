#pragma once

#include "rules/game.hpp"
#include "rules/random.hpp"

#include <cstdint>

namespace elgrande
{

/// The random policies.
enum class RandomPolicy : std::uint8_t
{
    Uniform, ///< each legal action with equal probability
    Busy     ///< for long games: recruits as many as possible, and rarely stops, skips or prevents anything
};

/// Returns one of the actions, each with equal probability. The list must not be empty.
inline Action random_action(const ActionList& actions, Random& random)
{
    return actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))];
}

/// Returns a legal action chosen by the policy. The game must not be over.
inline Action random_action(const State& state, Random& random, RandomPolicy policy = RandomPolicy::Uniform)
{
    const ActionList actions = legal(state);
    if (policy == RandomPolicy::Uniform)
    {
        return random_action(actions, random);
    }
    if (state.decision.question == Question::Recruit)
    {
        return actions[0]; // the highest number comes first
    }
    const auto is_idle = [](ActionKind kind)
    {
        return kind == ActionKind::Done || kind == ActionKind::Skip || kind == ActionKind::Veto
               || kind == ActionKind::AllowAll;
    };
    Action action = random_action(actions, random);
    for (int tries = 0; is_idle(action.kind) && tries < 5; ++tries)
    {
        action = random_action(actions, random);
    }
    return action;
}

/// Plays actions chosen by the policy until the game is over. Calls `before(state, action)` before each action.
template <class Before>
void play_out(State& state, Random& random, RandomPolicy policy, Before before)
{
    while (!is_over(state))
    {
        const Action action = random_action(state, random, policy);
        before(state, action);
        apply(state, action);
    }
}

/// Plays random actions of RandomPolicy::Uniform until the game is over.
inline void play_out(State& state, Random& random)
{
    play_out(state, random, RandomPolicy::Uniform, [](const State&, Action) {});
}

/// Totals of a series of random games.
struct Series
{
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    /// A hash of all actions and of the last state of each game, in order; the same with every compiler. Begins with
    /// the offset basis of FNV-1a.
    std::uint64_t digest = 0xcbf29ce484222325U;
};

/// Plays one random game and adds it to the series. `setup` must pass validate_setup(); its seed also determines the
/// actions.
inline void add_random_game(Series& series, const Setup& setup)
{
    State state = new_game(setup);
    Random random(~setup.seed);
    std::uint64_t digest = series.digest;
    std::uint64_t decisions = 0;
    const auto note = [&](const State&, Action action)
    {
        const std::uint64_t code = static_cast<std::uint64_t>(action.kind) << 16U
                                   | static_cast<std::uint64_t>(action.a) << 8U | wire_number(action.place);
        digest = (digest ^ code) * 0x100000001b3U;
        ++decisions;
    };
    play_out(state, random, RandomPolicy::Uniform, note);
    series.digest = Random(digest ^ hash(state)).next();
    series.decisions += decisions;
    ++series.games;
}

} // namespace elgrande
