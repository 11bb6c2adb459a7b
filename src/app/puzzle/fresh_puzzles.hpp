#pragma once

#include "app/app_state.hpp"
#include "app/page_stack.hpp"
#include "app/puzzle/puzzle_choice.hpp"
#include "rules/setup.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace elgrande::screens
{

/// Returns the set-up of the game with this number, from 0 on, that is searched for puzzles: for three and four players
/// alternately, in these editions in turn, with an open Castillo. The same for everybody. `editions` must not be empty.
Setup fresh_game(std::uint32_t number, const Editions& editions);

/// Returns the number of puzzles made on this device that the player has not solved, that pass the filter of `query`,
/// and whose grade differs by at most one from the player's level.
int unsolved_fresh_puzzles(const platform::Preferences& preferences, const PuzzleQuery& query);

/// Makes new puzzles on this device, so that players never run out. Asks the second program for them while a puzzle is
/// on the table and the program is idle, as players think about a puzzle for minutes; once a player has tried a puzzle,
/// also while the start page or the list of puzzles is shown. Never during a game. Searches games of the editions of
/// the player's filter until enough puzzles pass it; stores all that it finds (stored_fresh.hpp). A setting switches it
/// off.
class FreshPuzzles
{
public:
    static constexpr int max_unsolved = 30;      ///< while this many suit the player, no more are made
    static constexpr double pause_ms = 8000;     ///< pause before each game; a game is one question
    static constexpr int max_games_in_a_row = 4; ///< while the player stays at one place, to save the battery

    /// `state` and `pages` must outlive this object.
    FreshPuzzles(AppState& state, const PageStack& pages) : state_(state), pages_(pages) {}

    /// Call in each frame, after everything else that asks the second program.
    void update();

private:
    std::string place() const;
    bool is_puzzle_idle() const;
    bool may_ask() const;
    void ask(const PuzzleQuery& query);
    void on_answer(std::uint32_t game, const platform::Bytes& bytes);

    AppState& state_;
    const PageStack& pages_;
    /// The number of the game asked for. Belongs to the callback, so it expires when the question is answered, or
    /// another part of the program replaces or cancels it.
    std::weak_ptr<std::uint32_t> asked_;
    std::string at_;                 ///< place() in the last frame
    int games_ = max_games_in_a_row; ///< asked for at this place
    double due_ms_ = 0;              ///< time of the next question, by the frames' clock
    bool no_thinker_ = false;        ///< there is no second program
};

} // namespace elgrande::screens
