#include "rules/twin.hpp"

#include "rules/game.hpp"
#include "rules/random.hpp"

namespace elgrande
{

namespace
{

constexpr int tries = 64;              ///< of twin_of()
constexpr int max_secret_answers = 64; ///< of other seats

/// Deals what is hidden at random, and lets other seats answer again what they answered in secret. Returns nothing if
/// that does not lead to the view.
std::optional<State> try_twin(const PlayerView& seen, Random& random)
{
    State state = determinize(seen, Random(random.next()));
    for (int i = 0; i <= max_secret_answers; ++i)
    {
        if (state.decision == seen.decision && view(state, seen.viewer) == seen)
        {
            return state;
        }
        if (is_over(state) || state.decision.seat == seen.viewer)
        {
            return std::nullopt;
        }
        const ActionList options = legal(state);
        apply(state, options[static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())))]);
    }
    return std::nullopt;
}

} // namespace

std::optional<State> twin_of(const PlayerView& seen)
{
    Random random;
    for (int i = 0; i < tries; ++i)
    {
        if (const std::optional<State> twin = try_twin(seen, random))
        {
            return twin;
        }
    }
    return std::nullopt;
}

} // namespace elgrande
