#pragma once

#include "app/app_state.hpp"
#include "app/page_stack.hpp"
#include "app/puzzle/made_puzzle.hpp"

#include <cstdint>
#include <memory>
#include <vector>

namespace elgrande::screens
{

/// "Make a puzzle": opens the page on which one is made, and asks the solver about it as long as the page is there.
class MakerDesk
{
public:
    /// Both must outlive this.
    MakerDesk(AppState& state, PageStack& pages) : state_(state), pages_(pages) {}

    /// Of the moment that is shown, or of the puzzle on the table. Where no puzzle can begin, that is told, and so it
    /// is in a game whose players do without advice.
    void begin();

    /// Of any position. False: none can begin there, and nothing has happened.
    bool open(const State& position, const std::vector<record::Colour>& colours);

    /// A dialog that says so.
    void tell_that_none_can_begin();

    /// With each frame, before and after others who ask the solver: what the page wanted to know is of no use when it
    /// is gone, and what it kept the puzzle on the table from is asked again.
    void leave();
    void think();

private:
    bool open_moment();
    bool open(record::Puzzle puzzle);
    void on_answer(const platform::Bytes& bytes);

    AppState& state_;
    PageStack& pages_;
    std::weak_ptr<MadePuzzle> made_; ///< alive as long as its page
    bool is_open_ = false;
    bool waits_ = false; ///< for the solver
};

} // namespace elgrande::screens
