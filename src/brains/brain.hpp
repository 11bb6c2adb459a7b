#pragma once

#include "brains/messages.hpp"
#include "opponents/opponent.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::brains
{

/// Answers one question after another, each in slices, so that whoever calls it can do something else in between. It
/// keeps the computer players that it was asked for, whose plans for a turn go on with their next question.
class Brain
{
public:
    /// `cancelled` is asked about every thousand positions of a search, which is one slice however long it takes: true
    /// ends it. Whoever is asked is told so that the search lives.
    explicit Brain(std::function<bool()> cancelled = {}) : cancelled_(std::move(cancelled)) {}

    /// Begins with a question; what was thought about before is forgotten. Returns what is wrong with it, and answer()
    /// tells that it was refused.
    std::optional<std::string> begin(std::span<const std::byte> question);

    /// Goes on by so many slices, of a fraction of a millisecond up to a few. Turns and puzzles are searched in one.
    /// Returns whether the answer is there.
    bool think(int slices = 1);

    /// Is the question one for a search, which takes a single slice?
    bool searches() const;

    /// Ends the thought with what is best so far.
    void stop();

    /// Once think() has returned true, or after stop().
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
    void tell_choice();
    void search_turns(const TurnQuestion& question);
    void judge(const PuzzleQuestion& question);

    std::optional<int> worth_of_played(const TurnQuestion& question) const;

    std::function<bool()> cancelled_;
    std::vector<Player> players_; ///< the last one was asked last
    std::optional<Question> question_;
    Bytes answer_;
};

} // namespace elgrande::brains
