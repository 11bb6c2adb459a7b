#pragma once

#include "record/game.hpp"
#include "rules/playout.hpp"
#include "support/game_of.hpp"
#include "support/random_games.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace elgrande::referee
{

/// Thrown when game and referee disagree; what() lists the differences.
struct Disagreement : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

/// Answers the referee's questions at random, after comparing each with the game's question. `number` names the game in
/// messages; `draw` determines the answers. Table, Turn and OpenQuestion are those of a referee, with a function
/// differences() for them.
class Desk
{
public:
    Desk(std::uint64_t number, const Setup& setup, Random& draw)
        : number_(number), policy_(draw.below(2) == 0 ? RandomPolicy::Uniform : RandomPolicy::Busy),
          random_(draw.next()), game_(test::game_of(setup)), state_(new_game(setup))
    {
    }

    const State& state() const { return state_; }
    /// Returns how many questions have been answered.
    std::size_t questions() const { return game_.actions.size(); }

    /// Returns a random answer and plays it in the game. Throws Disagreement if the two disagree.
    template <class Table, class Turn, class OpenQuestion>
    Action answer(const Table& table, const Turn& turn, const OpenQuestion& asked)
    {
        check(table, turn, asked);
        const Action action = random_action(state_, random_, policy_);
        apply(state_, action);
        game_.actions.push_back(action);
        return action;
    }

    /// Throws Disagreement if game and referee differ at this question.
    template <class Table, class Turn, class OpenQuestion>
    void check(const Table& table, const Turn& turn, const OpenQuestion& asked) const
    {
        if (const std::string wrong = differences(state_, table, turn, asked); !wrong.empty())
        {
            throw Disagreement("game " + std::to_string(number_) + ", question " + std::to_string(questions()) + ":\n"
                               + wrong);
        }
    }

    /// Prints how to repeat the game, the position, and links that open it.
    void print_position() const { test::print_position(number_, game_, state_); }

private:
    std::uint64_t number_;
    RandomPolicy policy_;
    Random random_;
    record::Game game_;
    State state_;
};

/// Returns the spaces of the round track that are played; the short game skips 1, 4 and 7 (classic and expansions, line
/// 22).
inline std::vector<int> spaces(const Setup& setup)
{
    return setup.rounds == 6 ? std::vector{2, 3, 5, 6, 8, 9} : std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9};
}

/// Returns the seats with the most points (classic and expansions, line 87), as a bit for each.
template <class Table>
unsigned winners(const Table& table)
{
    const auto fewer = [](const auto& one, const auto& other) { return one.points < other.points; };
    const int most = std::max_element(table.players.begin(), table.players.end(), fewer)->points;
    unsigned bits = 0;
    for (const Seat seat : table.clockwise_from(0))
    {
        bits |= table.at(seat).points == most ? 1U << seat : 0U;
    }
    return bits;
}

} // namespace elgrande::referee
