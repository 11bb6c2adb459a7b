#pragma once

#include "app/motion.hpp"
#include "app/open_game.hpp"
#include "app/page_stack.hpp"
#include "app/puzzle/puzzle_on_table.hpp"

#include <cstdint>
#include <string>

namespace elgrande::screens
{

/// Commands while a puzzle is on the table: its player's turn is played with all the help of a game, and what it
/// comes to is counted by the solver.
class PuzzleDesk
{
public:
    /// All must outlive this.
    PuzzleDesk(AppState& state, PageStack& pages, Motion& motion, OpenGame& game)
        : state_(state), pages_(pages), motion_(motion), game_(game)
    {
    }

    /// Takes the intents of the table. There must be a puzzle on it.
    void act(const TableIntent& intent);

    /// To the list of puzzles if this is one of them, or to the start page.
    void leave();

    /// A run against the clock: its first puzzle comes to the table. Nothing happens where there are no puzzles.
    void begin_run();

    /// With each frame: asks the solver if something is to be asked, and looks at the clock of a run.
    void think();

private:
    void act(PuzzleCommand command);
    void take_back(bool whole_turn);
    void play(const Play& answer);
    void redo();
    void on_played(const PlayerView& before, bool out, bool by_hand);
    void begin_again();
    void changed();
    void next_of_run();
    void watch_run();
    void keep();
    void hint();
    void begin_solution();
    void step();
    void on_answer(std::uint64_t asked, const platform::Bytes& bytes);
    void judge(const brains::TurnAnswer& answer);
    void tell(std::string text);

    AppState& state_;
    PageStack& pages_;
    Motion& motion_;
    OpenGame& game_;
};

} // namespace elgrande::screens
