#pragma once

#include "app/app_state.hpp"
#include "app/page_stack.hpp"
#include "rules/setup.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace elgrande::screens
{

/// Returns the set-up of the game with this number, from 0 on, that is searched for puzzles: for three and four players
/// alternately, in the classic edition and those of `saves` in turn, with an open Castillo. The same for everybody who
/// has played the same editions.
Setup fresh_game(std::uint32_t number, std::span<const SaveRow> saves);

/// Makes new puzzles on this device, so that players never run out. Asks the second program for them while a puzzle is
/// on the table and the program is idle, as players think about a puzzle for minutes; never during a game. Stores what
/// it finds (stored_fresh.hpp). A setting switches it off.
class FreshPuzzles
{
public:
    static constexpr int max_unsolved = 30;      ///< while this many new puzzles are unsolved, no more are made
    static constexpr double pause_ms = 8000;     ///< pause before each game; a game is one question
    static constexpr int max_games_in_a_row = 4; ///< while one puzzle is on the table, to save the battery

    /// `state` and `pages` must outlive this object.
    FreshPuzzles(AppState& state, const PageStack& pages) : state_(state), pages_(pages) {}

    /// Call in each frame, after everything else that asks the second program.
    void update();

private:
    bool may_ask() const;
    void ask();
    void on_answer(std::uint32_t game, const platform::Bytes& bytes);

    AppState& state_;
    const PageStack& pages_;
    /// The number of the game asked for. Belongs to the callback, so it expires when the question is answered, or
    /// another part of the program replaces or cancels it.
    std::weak_ptr<std::uint32_t> asked_;
    std::string at_;          ///< link of the puzzle on the table
    int games_ = 0;           ///< asked for while it has been there
    double due_ms_ = 0;       ///< time of the next question, by the frames' clock
    bool no_thinker_ = false; ///< there is no second program that can answer
};

} // namespace elgrande::screens
