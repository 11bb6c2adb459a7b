#pragma once

#include "app/motion.hpp"
#include "app/open_game.hpp"
#include "app/page_stack.hpp"

#include <cstdint>
#include <memory>

namespace elgrande::screens
{

/// True if the turn that is shown may be analysed: not in a running game without advice, and only if somebody at the
/// screen is asked.
bool may_analyse(const PageContext& context);

/// Ends the analysis and returns to the game.
void end_analysis(AppState& state);

/// "Analyse": has the solver count what a turn can come to, shows its best turns on the board in place of the game, and
/// counts what every turn of a finished game has lost. Nothing of it changes the game.
class AnalysisDesk
{
public:
    /// All must outlive this.
    AnalysisDesk(AppState& state, PageStack& pages, Motion& motion, OpenGame& game)
        : state_(state), pages_(pages), motion_(motion), game_(game)
    {
    }
    ~AnalysisDesk() { cancel(); }
    AnalysisDesk(const AnalysisDesk&) = delete;
    AnalysisDesk& operator=(const AnalysisDesk&) = delete;

    /// Carries out what concerns an analysis. Returns false if the intent is for the game; none is while a turn is
    /// shown.
    bool act(const TableIntent& intent);

    /// Call before another page opens: returns to the game if the page would tell of the analysed turn instead.
    void make_way(const PageIntent& intent);

    /// Call in each frame: asks the solver what is due, and cancels questions that nobody waits for.
    void think();

private:
    bool analyse(const TableIntent& intent);
    void analyse(AnalysisCommand command);
    void begin();
    void open_page();
    void open_losses();
    void choose(int objective);
    void show_turn(int number);
    void step();
    void put_step();
    void step_back();
    void back_to_list();
    void shown_again();
    void ask_turn();
    void ask_loss();
    void ask(const brains::TurnQuestion& question, void (AnalysisDesk::*on_answer)(const platform::Bytes&));
    void on_turn_answer(const platform::Bytes& bytes);
    void on_loss_answer(const platform::Bytes& bytes);
    void cancel();
    void refuse(words::Key text);

    AppState& state_;
    PageStack& pages_;
    Motion& motion_;
    OpenGame& game_;
    std::weak_ptr<const int> page_;   ///< alive as long as the page of the analysis
    std::weak_ptr<const int> losses_; ///< the same of the page of losses
    std::uint64_t asked_ = 0;         ///< number of the newest question; answers to others are too late
    bool waits_ = false;              ///< for its answer
};

} // namespace elgrande::screens
