#pragma once

#include "app/motion.hpp"
#include "app/open_game.hpp"
#include "app/page_stack.hpp"

#include <cstdint>
#include <memory>

namespace elgrande::screens
{

/// True if the shown moment may be analysed. False without an open game, during lessons and puzzles, on a guest's
/// screen, in a running game that is played without advice, and at the present moment of a running game if nobody at
/// the screen has an answer to give. May be true between two turns, where turn_to_analyse() finds nothing.
bool may_analyse(const PageContext& context);

/// Ends the analysis, and puts the game back in place of a shown turn. Does nothing without an analysis.
void end_analysis(AppState& state);

/// "Analyse": asks the solver for the best ways to play a turn, shows them on the board in place of the game, and asks
/// for the chances of winning in a finished game. Plays and undoes nothing in the game itself.
class AnalysisController
{
public:
    /// All arguments must outlive this object.
    AnalysisController(AppState& state, PageStack& pages, Motion& motion, OpenGame& game)
        : state_(state), pages_(pages), motion_(motion), game_(game)
    {
    }
    ~AnalysisController() { cancel(); }
    AnalysisController(const AnalysisController&) = delete;
    AnalysisController& operator=(const AnalysisController&) = delete;

    /// Carries out intents of the analysis. Returns false if the intent is for the game. While a turn is shown, the
    /// only such intent is Download, which ends the analysis first. A game must be open.
    bool act(const TableIntent& intent);

    /// Call before another page opens: ends the analysis if the page would otherwise be about the shown turn.
    void before_page_opens(const PageIntent& intent);

    /// Call in each frame: sends pending questions to the solver, and begins to estimate the chances of winning as soon
    /// as the result of a game is shown. Ends the analysis when its page has closed, and cancels questions that no
    /// visible page needs.
    void update();

private:
    bool analyse(const TableIntent& intent);
    void analyse(AnalysisCommand command);
    void begin();
    void open_page();
    void open_chances();
    void prepare_chances();
    bool shows_result() const;
    bool wants_chances() const;
    void choose(int number);
    void show_turn(int number);
    void step();
    void show_step(); ///< call after each step
    void step_back();
    void back_to_list();
    void return_to_game();
    void ask_turn();
    void ask_turn_chances();
    void ask_chances();
    void ask(const platform::Bytes& question, void (AnalysisController::*on_answer)(const platform::Bytes&));
    void on_turn_answer(const platform::Bytes& bytes);
    void on_turn_chances(const platform::Bytes& bytes);
    void on_chances_answer(const platform::Bytes& bytes);
    void cancel();
    void refuse(words::Key text);

    AppState& state_;
    PageStack& pages_;
    Motion& motion_;
    OpenGame& game_;
    PageToken::weak_type analysis_page_; ///< expires when that page closes
    PageToken::weak_type chances_page_;  ///< expires when that page closes
    std::uint64_t asked_ = 0;            ///< number of the latest question; answers to earlier ones are ignored
    std::int64_t asked_ms_ = 0;          ///< when it was asked, by the platform's clock
    bool waits_ = false;                 ///< it is not answered yet
};

} // namespace elgrande::screens
