#pragma once

#include "opponents/opponent.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

/// Games of computer players against one another, to measure them.
namespace elgrande::opponents
{

/// A level of computer player, or a baseline to measure levels against.
enum class Contestant : std::uint8_t
{
    RandomBusy, ///< random legal answers, rarely one that does nothing
    Calm,       ///< Level::Easy without its mistakes
    Easy,
    Medium,
    Hard
};

/// Returns the contestant called "random-busy", "calm", "easy", "medium" or "hard"; nothing for other names.
std::optional<Contestant> contestant_named(std::string_view name);

/// Returns the name by which contestant_named() finds the contestant.
std::string_view name_of(Contestant contestant);

/// One contestant against copies of another.
struct Match
{
    Setup setup; ///< without its seed, which play() sets
    Contestant one = Contestant::Hard;
    Contestant others = Contestant::Medium;
    Budget budget;
};

/// Returns the seat of Match::one in game `number` of a series.
constexpr Seat seat_of_one(const Match& match, int number)
{
    return static_cast<Seat>(number % match.setup.players);
}

/// The result of a game for Match::one.
struct MatchGame
{
    /// False if a player gave an illegal answer or the game did not end. Then `actions` and `digest` describe the game
    /// up to that point, and the rest is invalid.
    bool legal = true;
    int actions = 0;
    double won = 0;           ///< the share of the victory: 1 for a sole winner, 1/n for one of n, 0 for others
    int lead = 0;             ///< points ahead of the best other player; negative if behind
    std::uint64_t digest = 0; ///< hash of all actions
};

/// Plays game `number` (from 0) of the series given by `seed`. Match::one sits on each seat in turn; the games of one
/// such cycle share a setup seed. If `before_each` is set, it is called before each action, with the state and the
/// action.
MatchGame play(const Match& match, std::uint64_t seed, int number,
               const std::function<void(const State&, Action)>& before_each = {});

} // namespace elgrande::opponents
