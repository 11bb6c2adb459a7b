#pragma once

#include "opponents/advice.hpp"
#include "opponents/chance.hpp"
#include "record/loaded.hpp"
#include "rules/outlook/puzzle.hpp"
#include "search/objective.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

/// The messages between the page and its second program, which searches in a worker: questions and answers as bytes.
/// Reading validates everything, because the other side may be broken or of another version.
namespace elgrande::brains
{

using Bytes = std::vector<std::byte>;

inline constexpr std::size_t max_question_bytes = 8 * 1024;           ///< longer questions are not read
inline constexpr std::size_t max_answer_bytes = 64 * 1024;            ///< longer answers are not read
inline constexpr std::uint32_t max_playouts = 100'000;                ///< limit of a MoveQuestion and a ChancesQuestion
inline constexpr std::uint32_t max_positions = 2'000'000;             ///< upper bound of the memory limit of a search
inline constexpr std::size_t max_turn_actions = 64;                   ///< actions of one turn
inline constexpr std::size_t max_line_actions = 4 * max_turn_actions; ///< actions of all seats in one turn
inline constexpr std::size_t max_listed_turns = 64;                   ///< best turns that are listed
inline constexpr std::size_t max_offered_cards = 8;                   ///< action cards on offer
inline constexpr std::uint32_t max_fresh_games = 100;                 ///< limit of a FreshQuestion
inline constexpr std::size_t max_fresh_puzzles = 32;                  ///< in one answer

/// Asks which action a seat should choose, and why. Contains only what the seat sees (see twin_of()).
struct MoveQuestion
{
    PlayerView seen; ///< of the player to act
    opponents::Level level{};
    std::uint64_t seed = 0;
    opponents::Budget budget; ///< at most max_playouts
};

/// Asks for the best ends of a turn, and for the value of the actions that were played.
struct TurnQuestion
{
    State state; ///< within a turn (is_within_turn()), which read_question() does not check
    search::Objective objective{};
    std::uint32_t positions = 400'000; ///< memory limit of the search, in positions: 1 … max_positions
    std::vector<Action> played;        ///< the actions of all players that followed, at most to the end of the turn
    bool by_card = false;              ///< also asks for the best turn with each action card on offer
    bool with_ideas = false;           ///< also asks for the ideas; takes about twice as long
};

/// Asks for the solver's verdict on a puzzle. The puzzle's aim does not matter.
struct PuzzleQuestion
{
    State state; ///< asks the player whose turn it is; without hidden information, as puzzles::judge() uses all of it
    search::Objective objective{};
    std::uint32_t positions = 400'000; ///< memory limit of the search, in positions: 1 … max_positions
};

/// Asks for each seat's chance of winning after some actions.
struct ChancesQuestion
{
    State state;                ///< not over; the estimate ignores hidden information in it
    std::vector<Action> played; ///< the actions of all players that followed, at most to the end of a turn
    std::uint64_t seed = 0;     ///< estimates of the same position by different seeds are independent of each other
    std::uint32_t playouts = 1; ///< 1 … max_playouts
};

/// Asks for new puzzles from games between computer players (puzzles::PuzzleGame).
struct FreshQuestion
{
    Setup setup;             ///< of the first game, with an open Castillo; each further game has the next seed
    std::uint32_t games = 1; ///< 1 … max_fresh_games
};

using Question = std::variant<MoveQuestion, TurnQuestion, PuzzleQuestion, ChancesQuestion, FreshQuestion>;

/// Returns the bytes of a question; empty if a value is out of range or the view of a MoveQuestion has no twin.
Bytes write_question(const Question& question);
/// Returns a valid question, or an error for any other bytes.
record::Loaded<Question> read_question(std::span<const std::byte> bytes);

/// The answer to a MoveQuestion.
struct MoveAnswer
{
    Action action;              ///< not checked against the view's legal actions: the caller must do so
    opponents::Advice advice{}; ///< about the plan that begins with `action`
};

/// The best turn with one of the action cards on offer.
struct TurnWithCard
{
    int value = 0;
    std::vector<Action> turn; ///< as in TurnAnswer::turns; begins with the choice of the card
};

/// The answer to a TurnQuestion: the fields of search::BestTurns, without turns of more than max_turn_actions actions,
/// and the value of the turn that was played.
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
    /// The value of the actions that were played, by the same objective; if they do not end the turn, the best value
    /// that is still possible after them. Nothing if nothing was played, or if that search reached its limits.
    std::optional<int> played;
    /// The answers of all seats to the end of the turn: from the first of `turns` (search::whole_turn()), and from the
    /// actions that were played (search::continue_turn()). Empty if unknown.
    std::vector<Action> best_line;
    std::vector<Action> played_line;
    /// If TurnQuestion::by_card is set and the player chooses a card: the best turn with each card that cannot reach
    /// the best value, in descending order of value. Without cards whose search reached its limits.
    std::vector<TurnWithCard> other_cards;
    /// If TurnQuestion::with_ideas is set, the turn is solved and its player is asked: puzzles::ideas_of(). Otherwise
    /// empty.
    Ideas ideas;
};

/// The answer to an invalid question, and to one that was stopped before it had any result.
struct Refused
{
};

/// The answer to a PuzzleQuestion: puzzles::Verdict without its solutions.
struct PuzzleAnswer
{
    bool solved = false; ///< false if the search reached its limits; then the other fields are invalid
    int value = 0;
    std::optional<int> second; ///< below `value`
    std::uint64_t best_ends = 0;
    std::uint64_t ends = 0; ///< at least `best_ends`
    std::optional<int> greedy;
    bool others_answer = false;         ///< another seat is asked in a solution
    int grade = 1;                      ///< from 1 to puzzles::hardest_grade
    Ideas ideas;                        ///< puzzles::ideas_of()
    std::optional<PuzzleFault> fault{}; ///< why it is a poor puzzle; nothing if it is a good one
};

/// The answer to a ChancesQuestion.
struct ChancesAnswer
{
    PerSeat<int> chances{};     ///< of each seat, 0 … opponents::certain
    std::uint32_t playouts = 1; ///< those of the estimate: fewer than asked for if it was stopped
};

/// A puzzle that was found.
struct FreshPuzzle
{
    State position; ///< passes record::validate_posed()
    Objective objective{};
    int grade = 1;         ///< from 1 to puzzles::hardest_grade
    Ideas ideas;           ///< puzzles::ideas_of()
    int within_grade = 50; ///< from 0 to puzzles::hardest_within_grade
};

/// The answer to a FreshQuestion: the puzzles found, in order. The search ends early after max_fresh_puzzles.
struct FreshAnswer
{
    std::vector<FreshPuzzle> puzzles;
};

using Answer = std::variant<MoveAnswer, TurnAnswer, Refused, PuzzleAnswer, ChancesAnswer, FreshAnswer>;

/// Returns the bytes of an answer; empty if a value is out of range.
Bytes write_answer(const Answer& answer);
/// Returns a valid answer, or an error for any other bytes.
record::Loaded<Answer> read_answer(std::span<const std::byte> bytes);

} // namespace elgrande::brains
