#pragma once

#include "rules/view.hpp"

#include <cstdint>
#include <memory>
#include <vector>

/// Computer players. They know only what a PlayerView contains and sample what it hides (determinize()). They decide by
/// legal answers, by evaluating positions and by playouts, never by the name of a card, so new editions, cards and
/// questions need no change here.
namespace elgrande::opponents
{

/// How strong a computer player is.
enum class Level : std::uint8_t
{
    Easy,   ///< counts the points on the board now and errs now and then; answers at once
    Medium, ///< plans its turn; takes a few milliseconds
    Hard    ///< compares plans by playouts until its budget is spent
};

inline constexpr int level_count = 3;

/// What a decision may cost. It is counted in playouts, so that the choice does not depend on a clock.
struct Budget
{
    std::uint32_t playouts = 1000; ///< for planning a turn; other questions take a half or a quarter of it
};

/// One computer player. It thinks in slices and does nothing between two calls. It may be destroyed at any time; stop()
/// ends the thinking with the best choice so far.
///
/// The same view, level, seed and budget lead to the same choice on every platform, however the thinking is sliced. If
/// the player is asked again in a turn that it has planned, and the plan still holds, it follows the plan at no cost; a
/// new Opponent would plan anew and might choose otherwise.
class Opponent
{
public:
    Opponent(Level level, std::uint64_t seed, Budget budget = {});
    Opponent(Opponent&&) noexcept;
    Opponent& operator=(Opponent&&) noexcept;
    ~Opponent();

    /// Begins to think about the question that the viewer is asked. `seen.legal` must not be empty.
    void begin(const PlayerView& seen);

    /// Thinks for `slices` slices. A slice is one playout (a fraction of a millisecond) or the search for plans of one
    /// beginning (a few milliseconds). Returns true once it has decided; further calls cost nothing.
    bool think(int slices = 1);

    /// Decides for the best choice so far.
    void stop();

    /// Returns the choice, one of `seen.legal`. Only after think() has returned true, or stop().
    Action choice() const;

    /// Returns the choice, followed by the answers that are planned for the rest of the turn, as far as no other seat
    /// is asked before them.
    std::vector<Action> way() const;

    /// Returns the progress of the thinking, 0 … 100.
    int percent() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// Returns the choice of a new Opponent, thinking to the end at once.
Action choose(const PlayerView& seen, Level level, std::uint64_t seed, Budget budget = {});

} // namespace elgrande::opponents
