#pragma once

#include "rules/action.hpp"
#include "screens/model/settings.hpp"
#include "table/history.hpp"
#include "words/keys.hpp"
#include "words/topics.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

/// Commands of the player, given by pointer, key or a button of the mirror. A page returns an intent and the program
/// carries it out; TableIntent, PageIntent, HomeIntent and RoomIntent are carried out by different parts of
/// it.
namespace elgrande::screens
{

// --- the game, lesson, puzzle or analysis on the table ---------------------------------------------------------------

enum class GameCommand : std::uint8_t
{
    Undo,
    Redo,
    ResetTurn,
    LookBack,        ///< shows the moment before the latest one
    ReturnToNow,     ///< shows the latest moment
    Replay,          ///< replays the game from the past moment that is shown
    PauseReplay,     ///< pauses the replay; so does every other intent but ReplaySpeed and SkipScoring
    ReplaySpeed,     ///< switches the replay from normal to fast, from fast to slow, or from slow to normal
    PlayOn,          ///< continues the game from the past moment that is shown
    TryOut,          ///< begins a try-out at the moment that is shown
    EndTryOut,       ///< returns to the game without asking
    LeaveTryOut,     ///< ends the try-out; asks first if something would be lost
    Lift,            ///< lifts the curtain
    DrawLots,        ///< answers the question who bids first by lot
    SkipScoring,     ///< skips the scoring animation
    PauseComputers,  ///< stops computers from playing until ResumeComputers
    ResumeComputers, ///< lets them play again
    AskWhy,          ///< asks for the reason of a computer's move
    AskAdvice,       ///< asks what a computer would answer
    Download         ///< saves the game as a file
};

enum class LessonCommand : std::uint8_t
{
    Next,   ///< shows the next step
    Back,   ///< shows the previous step
    Again,  ///< returns to the first step
    Other,  ///< a touch that is no answer; the lesson then shows its hint
    PlayOn, ///< continues the lesson's game as an ordinary game
    ToGame  ///< returns to the game from which the lesson was opened
};

enum class PuzzleCommand : std::uint8_t
{
    Again,          ///< returns to the puzzle's position
    Hint,           ///< shows one more hint
    Solution,       ///< shows the solution from its beginning
    OtherSolution,  ///< shows the next one of several solutions from its beginning
    Step,           ///< shows the next step of the solution
    StepBack,       ///< shows the previous step of the solution
    ShowPoints,     ///< shows where the points of the verdict come from
    ToggleEnd,      ///< switches between the end of the best turn and that of the player's turn
    TogglePreviews, ///< switches the preview of scorings and answers on or off
    Next,           ///< opens the next puzzle at the player's level
    NextOfRun,      ///< opens the next puzzle of the run
    SkipOfRun       ///< leaves out a puzzle of the streak
};

enum class AnalysisCommand : std::uint8_t
{
    Begin,       ///< analyses the turn that is shown, or all turns of a finished game
    ShowChances, ///< of winning, in a finished game
    StepForward, ///< shows the next step of the turn of ShowBestTurn
    StepBack,    ///< shows the previous one
    BackToList,  ///< returns to the page of the analysis
    Leave        ///< returns to the game
};

/// Plays `first` and then `action`; plays nothing if one of them is illegal.
struct Play
{
    Action action{};
    std::vector<Action> first{};
    bool by_hand = false; ///< the player has already dragged the piece to its place, so it does not fly there

    bool operator==(const Play&) const = default;
};

/// Removes a card from the hand that is being chosen.
struct PutBack
{
    int card = 0; ///< number of the own card, from 1

    bool operator==(const PutBack&) const = default;
};

/// Shows a moment of the game.
struct LookAt
{
    table::Moment moment = 0; ///< 0 … now

    bool operator==(const LookAt&) const = default;
};

/// Shows a moment of the game and analyses its turn.
struct AnalyseMoment
{
    table::Moment moment = 0; ///< 0 … now

    bool operator==(const AnalyseMoment&) const = default;
};

/// Chooses what the analysis maximises.
struct ChooseObjective
{
    int number = 0; ///< 0: the chance of winning; otherwise an Objective as a number, plus 1

    bool operator==(const ChooseObjective&) const = default;
};

/// Shows one of the best turns of the analysis on the board.
struct ShowBestTurn
{
    int number = 0; ///< index in the list of the page, from 0

    bool operator==(const ShowBestTurn&) const = default;
};

using TableIntent = std::variant<GameCommand, LessonCommand, PuzzleCommand, AnalysisCommand, Play, PutBack, LookAt,
                                 AnalyseMoment, ChooseObjective, ShowBestTurn>;

// --- pages -----------------------------------------------------------------------------------------------------------

enum class PageCommand : std::uint8_t
{
    Close, ///< closes the page on top
    OpenMenu,
    OpenShare,
    OpenSettings,
    ToggleFullScreen, ///< fills the screen with the page, or returns to its window
    MakePuzzle,       ///< of the moment that is shown
    ShowScoring,      ///< shows the table of the last general scoring
    ShowResult,       ///< of a finished game
    ShowBoard,        ///< of a finished game
    ReplayGame,       ///< replays a finished game from its beginning
    Rematch,          ///< begins another game with the same players and rules
    RotateSeats,      ///< the same, with every player in the next seat
    LeavePuzzle,      ///< opens the list of puzzles
    GoHome
};

/// Opens a page of the registry.
struct OpenPage
{
    std::string name;

    bool operator==(const OpenPage&) const = default;
};

/// Opens the rules, at their beginning or at a topic.
struct OpenRules
{
    std::optional<words::Topic> topic{};

    bool operator==(const OpenRules&) const = default;
};

/// Shows an address as a QR code.
struct ShowCode
{
    std::string address;

    bool operator==(const ShowCode&) const = default;
};

/// A choice on the page on top.
struct Choose
{
    int row = 0;    ///< which choice is made; Page::handle() of that page knows the rows
    int choice = 0; ///< what is chosen in the row

    bool operator==(const Choose&) const = default;
};

using PageIntent = std::variant<PageCommand, OpenPage, OpenRules, ShowCode, Choose>;

// --- the start page, and commands that work everywhere ---------------------------------------------------------------

enum class HomeCommand : std::uint8_t
{
    StartGame,     ///< with the choices of the form
    PlayTogether,  ///< opens the form, with a person in every seat
    Resume,        ///< returns to the game that is still open
    BringBackSave, ///< restores the save that was deleted last
    ChooseFile,    ///< opens the browser's dialog for files
    SolvePuzzles,  ///< opens the next puzzle at the player's level
    RunPuzzles,    ///< begins a run of puzzles against the clock
    BeginStreak,   ///< begins a run of puzzles until the first wrong answer
    CloseBanner    ///< closes the message at the lower edge
};

/// Begins a game of one person against three computers.
struct PlayComputers
{
    int level = 1; ///< of the computers, 1 … 3

    bool operator==(const PlayComputers&) const = default;
};

/// A command for one saved game.
enum class SaveCommand : std::uint8_t
{
    Open,
    AskName, ///< asks for a new name
    Download,
    Delete
};

/// Carries out a command for a saved game.
struct WithSave
{
    SaveCommand command{};
    std::string key; ///< of the saved game

    bool operator==(const WithSave&) const = default;
};

struct RenameSave
{
    std::string key;
    std::string name; ///< empty: the name does not change

    bool operator==(const RenameSave&) const = default;
};

/// Opens the link in a text that was typed or pasted.
struct OpenLink
{
    std::string text;

    bool operator==(const OpenLink&) const = default;
};

/// Opens a lesson at the step that was last reached.
struct OpenLesson
{
    std::string id;

    bool operator==(const OpenLesson&) const = default;
};

struct OpenPuzzle
{
    std::string link;

    bool operator==(const OpenPuzzle&) const = default;
};

/// Switches the language.
struct ChooseLanguage
{
    words::Language language{};

    bool operator==(const ChooseLanguage&) const = default;
};

struct ChooseSetting
{
    int row = 0;    ///< index in setting_rows()
    int choice = 0; ///< index in SettingRow::choices

    bool operator==(const ChooseSetting&) const = default;
};

using HomeIntent = std::variant<HomeCommand, PlayComputers, WithSave, RenameSave, OpenLink, OpenLesson, OpenPuzzle,
                                ChooseLanguage, ChooseSetting>;

// --- one game on several screens -------------------------------------------------------------------------------------

enum class RoomCommand : std::uint8_t
{
    Begin,     ///< opens the form of a new game, which then is played on several screens
    Open,      ///< opens the page of the room; opens a room for the open game if it has none
    NextLink,  ///< makes a link for one more screen that no relay introduces
    End,       ///< ends the room; the game continues on this screen
    LeaveSeat, ///< gives this screen's seat back to the table
    OpenSigns  ///< opens the page with the signs that players at this screen can show
};

/// Asks the table for a seat on this screen.
struct ClaimSeat
{
    Seat seat = nobody;
    std::string name; ///< of the player; empty: the name does not change

    bool operator==(const ClaimSeat&) const = default;
};

/// Answers a claim at the table.
struct AnswerClaim
{
    std::uint32_t peer = 0; ///< the screen that claims
    Seat seat = nobody;     ///< which it claims
    bool granted = false;

    bool operator==(const AnswerClaim&) const = default;
};

/// Takes a seat back from its screen.
struct TakeSeatBack
{
    Seat seat = nobody;

    bool operator==(const TakeSeatBack&) const = default;
};

/// Lets a computer play for a seat whose screen is not connected, until that returns or the seat is taken back.
struct LetComputerPlay
{
    Seat seat = nobody;

    bool operator==(const LetComputerPlay&) const = default;
};

/// Shows a sign of a player at this screen on all screens of the room.
struct ShowSign
{
    int sign = 0;       ///< a room::Sign as a number
    Seat seat = nobody; ///< the player; on a guest's screen always its own seat

    bool operator==(const ShowSign&) const = default;
};

/// Chooses when watchers see the game.
struct WatchLater
{
    bool later = false; ///< one round later; else at once

    bool operator==(const WatchLater&) const = default;
};

/// Chooses whether screens without a seat may be in the room.
struct AdmitOthers
{
    bool admitted = true;

    bool operator==(const AdmitOthers&) const = default;
};

/// Connects the screen whose answer was entered.
struct EnterCode
{
    std::string text; ///< the code, or a message with it

    bool operator==(const EnterCode&) const = default;
};

using RoomIntent = std::variant<RoomCommand, ClaimSeat, AnswerClaim, TakeSeatBack, LetComputerPlay, ShowSign,
                                WatchLater, AdmitOthers, EnterCode>;

using Intent = std::variant<TableIntent, PageIntent, HomeIntent, RoomIntent>;

/// Returns a pointer to the `Kind` in the intent; nullptr if the intent is of another kind. `Kind` is one of the
/// alternatives of TableIntent, PageIntent, HomeIntent and RoomIntent.
template <class Kind>
const Kind* intent_as(const Intent& intent)
{
    return std::visit(
        [](const auto& part) -> const Kind*
        {
            if constexpr (std::is_constructible_v<std::decay_t<decltype(part)>, Kind>)
            {
                return std::get_if<Kind>(&part);
            }
            return nullptr;
        },
        intent);
}

/// Returns the intent that switches off the advice below questions.
inline Intent no_more_advice()
{
    return ChooseSetting{advice_row, 0};
}

} // namespace elgrande::screens
