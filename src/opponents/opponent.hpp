#pragma once

#include "rules/view.hpp"

#include <cstdint>
#include <memory>
#include <vector>

/// Computer players. They know what a PlayerView tells and nothing else; what it hides they draw from all that is
/// possible (determinize()). They decide by legal answers, by what positions are worth and by games played on, never by
/// the name of a card, so that new editions, cards and questions need nothing here.
namespace elgrande::opponents
{

/// How strong a computer player is.
enum class Level : std::uint8_t
{
    Easy,   ///< looks at the points on the board now, and errs now and then; answers at once
    Medium, ///< looks for a sound turn; a few milliseconds
    Hard    ///< plays many games on from each promising way to go on; as long as its budget lasts
};

inline constexpr int level_count = 3;

/// What a decision may cost, in games played on; counted, so that the choice does not depend on a clock.
struct Budget
{
    std::uint32_t playouts = 1000; ///< for which card to take and what to do with it; all else takes less
};

/// One computer player, who thinks in slices. Between two calls it does nothing, and it may be thrown away at any time,
/// which is how a caller with a clock ends a thought; stop() ends it with the best that is known.
///
/// The same view, level, seed and budget lead to the same choice on every platform, however it is sliced. A player who
/// is asked again in the turn that it has planned goes on with its plan if all went as it was foreseen, which costs
/// nothing; a new Opponent would plan anew and could choose otherwise.
class Opponent
{
public:
    Opponent(Level level, std::uint64_t seed, Budget budget = {});
    Opponent(Opponent&&) noexcept;
    Opponent& operator=(Opponent&&) noexcept;
    ~Opponent();

    /// Begins to think about what the viewer is asked. `seen.legal` must not be empty.
    void begin(const PlayerView& seen);

    /// Goes on by so many slices: a slice is a game played on (a fraction of a millisecond), or a search for plans with
    /// one action card (a few milliseconds). Returns whether it has decided; it costs nothing then.
    bool think(int slices = 1);

    /// Ends the thought with what is best so far. How far it came depends on how often it was asked to think.
    void stop();

    /// The choice, one of `seen.legal`; once think() has returned true, or after stop().
    Action choice() const;

    /// The choice, and the answers of the same turn that it was found with, as far as nobody else is asked before them.
    std::vector<Action> way() const;

    /// How far the thought has come, 0 … 100.
    int percent() const;

private:
    struct Mind;
    std::unique_ptr<Mind> mind_;
};

/// Thinks to the end at once.
Action choose(const PlayerView& seen, Level level, std::uint64_t seed, Budget budget = {});

} // namespace elgrande::opponents
