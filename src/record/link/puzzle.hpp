#pragma once

#include "record/game.hpp"
#include "rules/outlook/objective.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A position in which somebody is to find the best way to play the rest of a turn.
namespace elgrande::record
{

/// When a puzzle is solved. Links hold the numbers, which never change.
enum class Aim : std::uint8_t
{
    Best = 0,   ///< by any turn of the best value
    AtLeast = 1 ///< by any turn of at least the stated value
};

/// What is asked of whoever solves a puzzle.
struct Task
{
    Objective objective = Objective::OwnPoints;
    Aim aim = Aim::Best;
    std::int16_t value = 0; ///< that is to be reached, with Aim::AtLeast: -least_task_value … most_task_value

    bool operator==(const Task&) const = default;
};

inline constexpr int least_task_value = -500;
inline constexpr int most_task_value = 500;

/// What its maker says of a puzzle, each UTF-8 without control characters, or empty.
struct PuzzleTexts
{
    std::string title;
    std::string line; ///< what is asked, in the maker's own words, or a story
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

/// How much of a link the texts may take, in characters: a letter of English takes a little more than one, each byte
/// of other letters a little more than two.
inline constexpr int max_puzzle_text_cost = 120;

/// How much of it they take.
int text_cost(const PuzzleTexts& texts);

/// Which of the texts cannot be read, or that they take more than max_puzzle_text_cost; nothing if all is well.
std::optional<LoadError> validate_texts(const PuzzleTexts& texts);

/// What the player whose turn it is sees of the position, with the rest dealt, always in the same way. For positions
/// that pass validate_state() and are in somebody's turn.
State as_posed(const State& position);

/// Why no puzzle begins with this position; nothing if one can: it passes validate_state() and asks a player in their
/// own turn, also as_posed(). Where others have set secret disks it does not, as they are asked for them again.
std::optional<LoadError> validate_posed(const State& position);

/// Why this is no puzzle; nothing if it is one: validate_posed() finds nothing, colours are different, texts are
/// readable and short enough, the value is in its range (0 with Aim::Best).
std::optional<LoadError> validate_puzzle(const Puzzle& puzzle);

} // namespace elgrande::record
