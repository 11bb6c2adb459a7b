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

/// What the page and a second copy of the engine, which thinks for it, tell one another: bytes of a question, and bytes
/// of an answer. Both are hostile until checked, as either side can be of another version, or broken.
namespace elgrande::brains
{

using Bytes = std::vector<std::byte>;

inline constexpr std::size_t most_question_bytes = 8 * 1024;
inline constexpr std::size_t most_answer_bytes = 64 * 1024;
inline constexpr std::uint32_t most_playouts = 100'000;
inline constexpr std::uint32_t most_positions = 2'000'000; ///< that a search may keep at a time
inline constexpr std::size_t longest_way = 64;             ///< answers of one turn
inline constexpr std::size_t most_turns = 64;              ///< best turns that are told with their actions

/// What a seat should answer, and why. Only what it sees is in it, and travels (twin_of()).
struct MoveQuestion
{
    PlayerView seen; ///< of whoever is asked
    opponents::Level level{};
    std::uint64_t seed = 0;
    opponents::Budget budget;
};

/// The best that could be made of the rest of a turn, and what was made of it.
struct TurnQuestion
{
    State state; ///< within a turn (search::is_within_turn())
    search::Objective objective{};
    std::uint32_t positions = 400'000; ///< that the search may keep
    std::vector<Action> played;        ///< the answers that followed, of everybody, up to the end of the turn at most
};

/// What the solver makes of a puzzle. Its aim makes no difference.
struct PuzzleQuestion
{
    State state; ///< asks a player in their own turn; without secrets, as puzzles::judge() knows all of it
    search::Objective objective{};
    std::uint32_t positions = 400'000; ///< that the search may keep
};

using Question = std::variant<MoveQuestion, TurnQuestion, PuzzleQuestion>;

/// Nothing if no twin of the view was found.
std::optional<Bytes> write_question(const MoveQuestion& question);
/// Empty if a value is out of its range; so is write_answer().
Bytes write_question(const TurnQuestion& question);
Bytes write_question(const PuzzleQuestion& question);
record::Loaded<Question> read_question(std::span<const std::byte> bytes);

struct MoveAnswer
{
    Action action;              ///< one of the view's legal ones, if the other side is sound: check it
    opponents::Advice advice{}; ///< of the way that it begins
};

struct TurnAnswer
{
    bool found = false; ///< as in search::BestTurns, of which this is a copy
    bool exact = false;
    int value = 0;
    std::optional<int> second;
    std::uint64_t best_ends = 0;
    std::uint64_t ends = 0;
    std::uint64_t positions = 0;
    std::vector<std::vector<Action>> turns;
    std::optional<int> played; ///< what the played turn came to by the same objective, or is sure to come to
};

/// The question could not be read, or asks for what cannot be.
struct Refused
{
};

/// A copy of puzzles::Verdict.
struct PuzzleAnswer
{
    bool solved = false; ///< false if the search had to give up: then nothing else is right
    int value = 0;
    std::optional<int> second; ///< below `value`
    std::uint64_t best_ends = 0;
    std::uint64_t ends = 0; ///< best_ends at least
    std::optional<int> greedy;
    bool others_answer = false;
    int grade = 1; ///< 1 … puzzles::hardest_grade
};

using Answer = std::variant<MoveAnswer, TurnAnswer, Refused, PuzzleAnswer>;

Bytes write_answer(const Answer& answer);
record::Loaded<Answer> read_answer(std::span<const std::byte> bytes);

} // namespace elgrande::brains
