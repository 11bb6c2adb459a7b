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

/// The strength of a computer player.
enum class Level : std::uint8_t
{
    Easy,   ///< looks only at the points on the board now, and makes mistakes; answers at once
    Medium, ///< plans its turn; takes a few milliseconds
    Hard    ///< compares plans by playouts until its budget is spent
};

inline constexpr int level_count = 3;

/// Limits the work for one decision, in playouts, so that the choice does not depend on a clock.
struct Budget
{
    std::uint32_t playouts = 1000; ///< for planning a whole turn; other questions use a half or a quarter of them
};

/// One computer player. It thinks in slices and does nothing between two calls. It may be destroyed at any time.
///
/// The same view, level, seed and budget lead to the same choice on every platform, however the thinking is sliced. If
/// the player is asked again in a turn that it has planned, and nothing unforeseen has happened, it follows the plan
/// without further thinking. A new Opponent would make a plan of its own and might choose differently.
class Opponent
{
public:
    Opponent(Level level, std::uint64_t seed, Budget budget = {});
    Opponent(Opponent&&) noexcept;
    Opponent& operator=(Opponent&&) noexcept;
    ~Opponent();

    /// Starts to think about the question to the viewer of `seen`, and abandons the previous question. `seen.legal`
    /// must not be empty.
    void begin(const PlayerView& seen);

    /// Thinks for `slices` slices. A slice is one playout (a fraction of a millisecond) or the search for plans with
    /// one action card and order (a few milliseconds). Returns true once it has decided, which begin() may do already;
    /// further calls cost nothing. Call only after begin().
    bool think(int slices = 1);

    /// Ends the thinking with the best choice so far. Call only after begin().
    void stop();

    /// Returns the choice, one of `seen.legal`. Call only after think() has returned true, or after stop().
    Action choice() const;

    /// Returns the choice, followed by the answers that this seat plans to give in the rest of its turn, including
    /// those after questions to other seats. Returns only the choice if there is no plan, or if another seat is
    /// expected to be asked next. Call only when choice() may be called.
    std::vector<Action> planned_line() const;

    /// Returns the progress of the thinking in percent: 100 once it has decided; before that 0 … 99, and 0 while it
    /// searches for plans.
    int percent() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// Returns the choice of a new Opponent. `seen.legal` must not be empty. Does not return before the choice is made.
Action choose(const PlayerView& seen, Level level, std::uint64_t seed, Budget budget = {});

} // namespace elgrande::opponents
