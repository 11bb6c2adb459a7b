#pragma once

#include "brains/messages.hpp"
#include "opponents/chance.hpp"
#include "opponents/opponent.hpp"
#include "puzzles/finder.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::brains
{

/// Answers questions one after the other, each in slices, so that the caller can do other work in between. It keeps the
/// computer players of the latest questions, so that they can follow their plans for a turn.
class Brain
{
public:
    /// `cancelled` is called about every thousand positions of a search, which is a single slice however long it takes.
    /// The search ends when it returns true. The calls also show that the search is still running.
    explicit Brain(std::function<bool()> cancelled = {}) : cancelled_(std::move(cancelled)) {}

    /// Starts on a question (write_question()) and drops the previous one. If the question is refused, returns the
    /// reason, and answer() returns Refused.
    std::optional<std::string> begin(std::span<const std::byte> question);

    /// Thinks for `slices` slices, which take up to a few milliseconds each. A search for a turn or a puzzle is a
    /// single slice; when new puzzles are looked for, a slice takes up to some tenths of a second. Returns true once
    /// answer() is complete, at once if the question was refused. Call only after begin().
    bool think(int slices = 1);

    /// True if the question needs slices that are too long for a program that draws frames between them: searches.
    bool searches() const;

    /// Ends the thinking with the best choice so far, with the chances by the playouts so far, or with the puzzles
    /// found. A search or an estimate that has not begun is answered with Refused. Call only after begin().
    void stop();

    /// Returns the answer, for read_answer(). Call only after think() has returned true, or after stop() or a refusal.
    Bytes answer() const { return answer_; }

private:
    struct Player
    {
        opponents::Level level{};
        std::uint64_t seed = 0;
        std::uint32_t playouts = 0;
        opponents::Opponent opponent;
    };

    opponents::Opponent& opponent_for(const MoveQuestion& question);
    void answer_with_choice();
    void answer_with_chances();
    void search_turns(const TurnQuestion& question);
    void judge(const PuzzleQuestion& question);
    void look_for_puzzles(const FreshQuestion& question);
    void answer_with_puzzles();

    std::optional<int> value_of_played(const TurnQuestion& question) const;
    std::vector<TurnWithCard> other_cards(const TurnQuestion& question, int best) const;

    std::function<bool()> cancelled_;
    std::vector<Player> players_;                       ///< in the order of their latest questions, the latest last
    std::optional<opponents::ChanceEstimate> estimate_; ///< for a ChancesQuestion
    std::optional<puzzles::PuzzleGame> game_;           ///< for a FreshQuestion
    std::uint32_t games_begun_ = 0;
    FreshAnswer fresh_;
    std::optional<Question> question_; ///< nothing once answer_ is complete
    Bytes answer_;
};

} // namespace elgrande::brains
