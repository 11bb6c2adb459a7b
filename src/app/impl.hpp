#pragma once

#include "app/analysis/analysis_controller.hpp"
#include "app/app.hpp"
#include "app/app_state.hpp"
#include "app/computers/computers.hpp"
#include "app/editor/editor_controller.hpp"
#include "app/lesson/lesson_controller.hpp"
#include "app/mirror_maker.hpp"
#include "app/motion.hpp"
#include "app/open_game.hpp"
#include "app/page_stack.hpp"
#include "app/puzzle/fresh_puzzles.hpp"
#include "app/puzzle/puzzle_controller.hpp"
#include "app/puzzle/puzzle_maker_controller.hpp"
#include "app/room/room_controller.hpp"
#include "screens/help/rules_page.hpp"
#include "table/sitting.hpp"

#include <functional>
#include <optional>
#include <string>

namespace elgrande::screens
{

/// The parts of the program, and the handling of intents.
struct App::Impl
{
    explicit Impl(platform::Platform& where);

    // frame.cpp: drawing, and the mirror
    void frame(double now_ms); ///< as App::frame()
    void draw_pages();
    void draw_page(Page& page);
    void update_page(); ///< as App::update_page()
    void make_mirror();
    void report_board_trouble();
    void offer_to_pass();
    void lead_focus();
    void run_clock();
    void let_computers_play();
    void let_guests_play();
    void let_guests_undo();
    void decide_undo(const room::PendingUndo& asked);
    void fetch_guide();

    // commands.cpp: carrying out intents
    /// Carries out an intent of a page, which may close; passes an intent that the page does not handle to act().
    void perform(Page& page, const Intent& intent);
    /// Presses a button of the mirror.
    void perform(int id);
    /// Carries out an intent that no page has handled. Ends a running animation and pauses a replay first.
    void act(const Intent& intent);
    void act(const TableIntent& intent);
    void act(const PageIntent& intent);
    void act(const HomeIntent& intent);
    void act(const RoomIntent& intent);
    void act(PageCommand command);
    void leave_puzzle();
    void act(HomeCommand command);
    void act(const WithSave& save);
    void act_in_game(const TableIntent& intent);
    void act_in_game(GameCommand command);
    bool change_moment(GameCommand command, table::Sitting& sitting);
    void switch_language(words::Language language);
    void apply_language(words::Language language);
    void set(int row, int choice); ///< `row` is an index in setting_rows()
    void play(const Play& answer);
    void draw_lots();
    void put_back(int card);
    void undo(table::UndoRight right, table::Moment moment, std::function<void()> agreed);
    void ask_to_undo(table::UndoRight right, table::Moment moment, const std::string& asks,
                     std::function<void()> agreed);
    void redo();
    void look_at(table::Moment moment);
    void ask_end_try_out();
    void open_rules(std::optional<words::Topic> topic);

    AppState state;
    words::Language target{};  ///< the language to switch to when its texts have been fetched
    double guide_due_ms = 0;   ///< when the texts of rules and lessons may be fetched again, by the frames' clock
    int guide_pause_ms = 1000; ///< pause after the next failure
    bool guide_asked = false;  ///< the texts of rules and lessons are being fetched
    PageStack pages;
    Motion motion;
    OpenGame game;
    LessonController lessons;
    PuzzleController puzzles;
    AnalysisController analyses;
    PuzzleMakerController makers;
    FreshPuzzles fresh_puzzles;
    EditorController editor;
    RoomController rooms;
    Computers computers;
    MirrorMaker mirror;
    RulesPage book;                      ///< keeps its place while RulesDialog is closed
    bool board_trouble_reported = false; ///< the message that a part of the board's picture failed was shown
    bool answered = false; ///< an answer was given by the page's items; the focus is not yet on the next question
    bool pass_due = false; ///< offer to pass the game on when the animation has ended
    std::optional<room::PendingUndo> undo_asked; ///< the guest's request about which the table is being asked
    bool lists_saves = false;                    ///< the list of saves was requested, after the first frame
};

} // namespace elgrande::screens
