#pragma once

#include "opponents/opponent.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

/// Games of computer players against one another, to measure them.
namespace elgrande::opponents
{

/// Who plays: a level, or somebody to measure levels by.
enum class Contestant : std::uint8_t
{
    RandomBusy, ///< any legal answer, but rarely one that does nothing
    Calm,       ///< Level::Easy that never errs
    Easy,
    Medium,
    Hard
};

/// "random-busy", "calm", "easy", "medium" or "hard".
std::optional<Contestant> contestant_named(std::string_view name);

std::string_view name_of(Contestant contestant);

/// One against the others, who all play alike.
struct Match
{
    Setup setup; ///< its seed is not looked at
    Contestant one = Contestant::Hard;
    Contestant others = Contestant::Medium;
    Budget budget;
};

struct MatchGame
{
    bool legal = true;        ///< it came to its end by legal answers; else all below is of the part before
    int actions = 0;          ///< that were played
    double won = 0;           ///< 1, or the share of a victory together with others
    int lead = 0;             ///< points before the best of the others, or behind if it is negative
    std::uint64_t digest = 0; ///< depends on every action
};

/// Plays game `number` of a series: the one has each seat in turn, with the same shuffle for all players of a table.
MatchGame play(const Match& match, std::uint64_t seed, int number);

} // namespace elgrande::opponents
