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
    /// When it returns true, the search ends as if it had reached its limits. The calls also show that the search is
    /// still running.
    explicit Brain(std::function<bool()> cancelled = {}) : cancelled_(std::move(cancelled)) {}

    /// Starts on a question, the bytes of write_question(), and drops the previous one. If the question cannot be
    /// answered, returns the reason, and answer() returns Refused; otherwise returns nothing.
    std::optional<std::string> begin(std::span<const std::byte> question);

    /// Thinks for at most `slices` slices. A slice takes up to a few milliseconds, or up to some tenths of a second for
    /// a FreshQuestion; a TurnQuestion or PuzzleQuestion is a single slice however long it takes. Returns true once
    /// answer() is complete, at once if the question was refused. Call only after begin().
    bool think(int slices = 1);

    /// True if the slices of the question are too long for a program that draws frames between them. False if there is
    /// no question, or its answer is complete.
    bool searches() const;

    /// Ends the thinking. The answer is the best choice, the chances or the puzzles found so far; Refused if there are
    /// none, or for a TurnQuestion or PuzzleQuestion. A complete answer stays. Call only after begin().
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
    Ideas ideas_of(const TurnQuestion& question) const;

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
