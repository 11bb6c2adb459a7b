#pragma once

#include "rules/game.hpp"
#include "rules/random.hpp"

#include <cstdint>

namespace elgrande
{

/// How somebody plays who does not think.
enum class Manner : std::uint8_t
{
    Uniform, ///< every legal action is as likely as the others
    Busy     ///< recruits as many as possible and rarely stops, skips or prevents anything: long, full games
};

/// A legal action of a game that is not over.
inline Action random_action(const State& state, Random& random, Manner manner = Manner::Uniform)
{
    const ActionList actions = legal(state);
    const auto draw = [&]
    { return actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]; };
    if (manner == Manner::Uniform)
    {
        return draw();
    }
    if (state.decision.question == Question::Recruit)
    {
        return actions[0]; // as many as possible come first
    }
    const auto is_idle = [](ActionKind kind)
    {
        return kind == ActionKind::Done || kind == ActionKind::Skip || kind == ActionKind::Veto
               || kind == ActionKind::AllowAll;
    };
    Action action = draw();
    for (int tries = 0; is_idle(action.kind) && tries < 5; ++tries)
    {
        action = draw();
    }
    return action;
}

/// Plays `state` to its end with random actions. `before(state, action)` is called before every action.
template <class Before>
void play_out(State& state, Random& random, Manner manner, Before before)
{
    while (!is_over(state))
    {
        const Action action = random_action(state, random, manner);
        before(state, action);
        apply(state, action);
    }
}

inline void play_out(State& state, Random& random)
{
    play_out(state, random, Manner::Uniform, [](const State&, Action) {});
}

/// What a series of random games came to. `digest` depends on every action and on the last state of every game, and is
/// the same with every compiler.
struct Series
{
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    std::uint64_t digest = 0xcbf29ce484222325U;
};

/// Adds one random game with this set-up to the series; its actions are drawn from a source that the seed gives.
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
    play_out(state, random, Manner::Uniform, note);
    series.digest = Random(digest ^ hash(state)).next();
    series.decisions += decisions;
    ++series.games;
}

} // namespace elgrande
