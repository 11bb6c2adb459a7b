#pragma once

#include "opponents/advice.hpp"
#include "record/loaded.hpp"
#include "search/objective.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

/// The messages between the page and a second copy of the engine, which searches for it in a worker: a question as
/// bytes, and an answer as bytes. Reading validates everything, as the other side may be broken or of another version.
namespace elgrande::brains
{

using Bytes = std::vector<std::byte>;

inline constexpr std::size_t most_question_bytes = 8 * 1024;
inline constexpr std::size_t most_answer_bytes = 64 * 1024;
inline constexpr std::uint32_t most_playouts = 100'000;
inline constexpr std::uint32_t most_positions = 2'000'000; ///< limit of a search's memory
inline constexpr std::size_t longest_way = 64;             ///< actions of one turn
inline constexpr std::size_t most_turns = 64;              ///< best turns that are listed

/// Asks which action a seat should choose, and why. Contains only what the seat sees (see twin_of()).
struct MoveQuestion
{
    PlayerView seen; ///< of the player to act
    opponents::Level level{};
    std::uint64_t seed = 0;
    opponents::Budget budget;
};

/// Asks for the best ends of a turn, and for the value of the actions that were played.
struct TurnQuestion
{
    State state; ///< within a turn (search::is_within_turn())
    search::Objective objective{};
    std::uint32_t positions = 400'000; ///< memory limit of the search, in positions
    std::vector<Action> played;        ///< the actions of all players that followed, at most to the end of the turn
};

/// Asks for the solver's verdict on a puzzle. The puzzle's aim does not matter.
struct PuzzleQuestion
{
    State state; ///< a player's own turn; all of it is public, as puzzles::judge() may use everything
    search::Objective objective{};
    std::uint32_t positions = 400'000; ///< memory limit of the search, in positions
};

using Question = std::variant<MoveQuestion, TurnQuestion, PuzzleQuestion>;

/// Returns nothing if the view has no twin.
std::optional<Bytes> write_question(const MoveQuestion& question);
/// Returns empty bytes if a value is out of range.
Bytes write_question(const TurnQuestion& question);
Bytes write_question(const PuzzleQuestion& question);
/// Returns a valid question, or an error for any other bytes.
record::Loaded<Question> read_question(std::span<const std::byte> bytes);

struct MoveAnswer
{
    Action action;              ///< not checked against the view's legal actions: the caller must do so
    opponents::Advice advice{}; ///< about the plan that begins with `action`
};

/// A copy of search::BestTurns, with the value of the played turn.
struct TurnAnswer
{
    bool found = false;
    bool exact = false;
    int value = 0;
    std::optional<int> second;
    std::uint64_t best_ends = 0;
    std::uint64_t ends = 0;
    std::uint64_t positions = 0;
    std::vector<std::vector<Action>> turns;
    std::optional<int> played; ///< the value of the played turn by the same objective, or a lower bound of it
};

/// The question was invalid.
struct Refused
{
};

/// A copy of puzzles::Verdict.
struct PuzzleAnswer
{
    bool solved = false; ///< false if the search gave up; the other fields mean nothing then
    int value = 0;
    std::optional<int> second; ///< below `value`
    std::uint64_t best_ends = 0;
    std::uint64_t ends = 0; ///< at least `best_ends`
    std::optional<int> greedy;
    bool others_answer = false;
    int grade = 1; ///< from 1 to puzzles::hardest_grade
};

using Answer = std::variant<MoveAnswer, TurnAnswer, Refused, PuzzleAnswer>;

/// Returns empty bytes if a value is out of range.
Bytes write_answer(const Answer& answer);
/// Returns a valid answer, or an error for any other bytes.
record::Loaded<Answer> read_answer(std::span<const std::byte> bytes);

} // namespace elgrande::brains
