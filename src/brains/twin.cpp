#include "brains/twin.hpp"

#include "rules/game.hpp"
#include "rules/random.hpp"

namespace elgrande::brains
{

namespace
{

constexpr int tries = 64;               ///< of twin_of()
constexpr int most_secret_answers = 64; ///< of other seats

/// Returns a random state that fits the view, in which other seats have answered the questions before the viewer's.
State possible(const PlayerView& seen, Random& random)
{
    State state = determinize(seen, Random(random.next()));
    for (int i = 0; i < most_secret_answers && !is_over(state) && state.decision.seat != seen.viewer; ++i)
    {
        const ActionList options = legal(state);
        apply(state, options[static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())))]);
    }
    return state;
}

} // namespace

std::optional<State> twin_of(const PlayerView& seen)
{
    Random random;
    for (int i = 0; i < tries; ++i)
    {
        const State state = possible(seen, random);
        if (view(state, seen.viewer) == seen)
        {
            return state;
        }
    }
    return std::nullopt;
}

} // namespace elgrande::brains
