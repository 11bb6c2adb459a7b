#pragma once

#include "record/game.hpp"
#include "rules/outlook/objective.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Puzzles: positions in which a person looks for the best way to play the rest of a turn.
namespace elgrande::record
{

/// Which turns solve a puzzle. Links hold the numbers, which never change.
enum class Aim : std::uint8_t
{
    Best = 0,   ///< turns with the best value
    AtLeast = 1 ///< turns with at least the value of the task
};

/// The goal of a puzzle.
struct Task
{
    Objective objective = Objective::OwnPoints;
    Aim aim = Aim::Best;
    std::int16_t value = 0; ///< for Aim::AtLeast: min_task_value … max_task_value; otherwise 0

    bool operator==(const Task&) const = default;
};

inline constexpr int min_task_value = -500;
inline constexpr int max_task_value = 500;

/// The texts of a puzzle by its author: UTF-8 without control characters; each may be empty.
struct PuzzleTexts
{
    std::string title;
    std::string line; ///< the task in the author's words, or a story
    std::string author;
    std::string hint;

    bool operator==(const PuzzleTexts&) const = default;
};

struct Puzzle
{
    State position;
    std::vector<Colour> colours; ///< in seat order
    Task task;
    PuzzleTexts texts;
};

/// The maximum number of characters of a link that the texts may take. A printable ASCII character takes a little more
/// than one, each byte of another character a little more than two.
inline constexpr int max_puzzle_text_cost = 120;

/// Returns the number of characters of a link that the texts take, rounded up.
int text_cost(const PuzzleTexts& texts);

/// Returns an error if a text is not plain or not visible (can_be_seen()), or if the texts take more than
/// max_puzzle_text_cost characters of a link; nothing if they are valid.
std::optional<LoadError> validate_texts(const PuzzleTexts& texts);

/// Returns the position as the active player sees it, with hidden cards dealt at random with a fixed seed. The position
/// must pass validate_state(), and there must be an active player.
State as_posed(const State& position);

/// Returns why this position cannot be a puzzle; nothing if it can: it passes validate_state() and asks the active
/// player (not the dummy), both before and after as_posed(). The latter fails if other seats have set secret disks,
/// because as_posed() asks for those again.
std::optional<LoadError> validate_posed(const State& position);

/// Returns why a puzzle is not valid; nothing if it is: the position passes validate_posed(), the colours differ, the
/// texts pass validate_texts(), and the value of the task is in its range.
std::optional<LoadError> validate_puzzle(const Puzzle& puzzle);

} // namespace elgrande::record
