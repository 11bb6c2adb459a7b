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
    explicit Impl(platform::Platform& platform);

    // frame.cpp: drawing, and the mirror
    void frame(double now_ms); ///< as App::frame()
    void draw_pages();
    void draw_page(Page& page);
    void update_page(); ///< as App::update_page()
    void make_mirror();
    /// Shows a message, once, if part of the board could not be drawn as usual.
    void report_board_trouble();
    /// In a game that is played by link, offers to pass it to the player who is asked now.
    void offer_to_pass();
    /// After an answer by key, moves the focus to the first answer of the next question, unless it still is on an
    /// answer.
    void focus_next_answer();
    /// Counts the thinking time of the player asked while the question is visible.
    void run_clock();
    /// Plays or redoes the answer of a computer, if one is due.
    void let_computers_play();
    /// Plays the answer of a guest, if one has arrived.
    void let_guests_play();
    /// Decides about the requests of guests to undo.
    void let_guests_undo();
    /// Carries out a guest's request to undo if its seat alone has decided since and nothing hidden was revealed.
    /// Otherwise asks the players concerned.
    void decide_undo(const room::PendingUndo& asked);
    /// Fetches the guide (the texts of rules and lessons) after everything else. If that fails, retries after pauses
    /// that grow to a minute.
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
    void act(HomeCommand command);
    void act(const WithSave& save);
    void act_in_game(const TableIntent& intent);
    void act_in_game(GameCommand command);
    /// Leaves a puzzle; one that was made of the editor's position leads back to the editor.
    void leave_puzzle();
    /// Changes the moment that is shown, begins or ends a try-out. Returns false if nothing has changed.
    bool change_moment(GameCommand command, table::Sitting& sitting);
    /// Switches to a language, at once or when its texts have been fetched. Shows a message if they cannot be fetched.
    void switch_language(words::Language language);
    /// Makes everything use a language, with the texts that are available now.
    void apply_language(words::Language language);
    /// Changes a setting, which takes effect at once behind the dialog. `row` is an index in setting_rows(), `choice`
    /// one in its choices.
    void change_setting(int row, int choice);
    /// Plays answers in the open game, or shows the rule that forbids them.
    void play(const Play& answer);
    /// Answers by lot who bids first. Does nothing if something else is asked.
    void draw_lots();
    /// Removes the power card with this number from the hand being chosen: takes all cards back, and chooses the others
    /// again.
    void put_back(int card);
    /// Undoes to the moment, or shows why that cannot be. If it needs consent, asks the players who have decided since.
    void undo(table::Moment moment);
    /// Undoes to the moment, for which everybody has agreed, and tells guests who has wanted it: a seat, or nobody for
    /// the people at the table.
    void undo_now(table::Moment moment, Seat by);
    /// Undoes as a guest's seat, or nobody for the people at the table, has asked, now that all others agree.
    void undo_agreed(table::Moment moment, Seat by);
    /// Asks the players who have decided since the moment for their consent to an undo, and undoes when it comes,
    /// unless the game has changed in the meantime. `by` wants it: a guest's seat, or nobody for the people at the
    /// table.
    void ask_for_consent(table::UndoRight right, table::Moment moment, Seat by);
    /// Redoes one action, and with it those that were undone together with it. Redoing is animated like playing; undo
    /// is not.
    void redo();
    /// Shows a moment of the game. If it is the next one, the action that leads there is animated.
    void look_at(table::Moment moment);
    void ask_end_try_out();
    /// Opens the rules at a topic: those of the open game, or on the start page those chosen in the form of the page
    /// "games".
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
    PerSeat<double> undo_due_ms{};               ///< by seat: when the next undo of a guest may be put to the others
    bool lists_saves = false;                    ///< the list of saves was requested, after the first frame
};

} // namespace elgrande::screens
