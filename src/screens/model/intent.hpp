#pragma once

#include "rules/action.hpp"
#include "screens/model/settings.hpp"
#include "table/history.hpp"
#include "words/keys.hpp"
#include "words/topics.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// A player's wish, reported by the page on which they touched something, by a key or by a button of the mirror. Pages
/// never do it themselves, but for Choose.
struct Intent
{
    enum class Kind : std::uint8_t
    {
        // The game on the table
        Play,    ///< action
        PutBack, ///< action: an own card that the asked player has chosen for the hand
        Undo,
        Redo,
        ResetTurn,
        LookAt,   ///< moment
        LookBack, ///< at the moment before now
        ReturnToNow,
        Replay,      ///< the game goes on by itself from the past moment that is shown
        PauseReplay, ///< as does whatever else is asked for
        ReplaySpeed, ///< the next one
        PlayOn,      ///< from the moment that is shown
        TryOut,      ///< an analysis from the moment that is shown
        EndTryOut,
        LeaveTryOut, ///< the same, but the player is asked where something would be lost
        Lift,        ///< the curtain
        EndShow,     ///< of a scoring
        AskWhy,      ///< a computer has played what it played
        AskAdvice,   ///< what the court would answer
        Download,
        // The lesson on the table
        LessonNext, ///< step
        LessonBack,
        LessonAgain,  ///< from its beginning
        LessonOther,  ///< something was touched that is no answer
        LessonPlayOn, ///< its game becomes a game like any other
        // The puzzle on the table
        PuzzleAgain,    ///< from its beginning
        PuzzleHint,     ///< the next one
        PuzzleSolution, ///< from its beginning, step by step
        PuzzleStep,     ///< of the solution
        PuzzleForetell, ///< what a scoring would bring and an answer would change is told, or no more
        PuzzleNextOfRun,
        // The analysis of a turn
        Analyse,           ///< the one that is shown; of a finished game all of its turns
        AnalyseMoment,     ///< moment: it is shown, and its turn analysed
        ShowLosses,        ///< of a finished game
        AnalysisObjective, ///< choice: what a turn is worth
        AnalysisTurn,      ///< choice: a best turn comes onto the board
        AnalysisStep,      ///< choice: on by 1, or back by -1
        AnalysisList,      ///< back to the page of the analysis
        AnalysisLeave,     ///< back to the game
        // From page to page
        OpenPage, ///< text: as it was registered
        OpenMenu,
        OpenShare,
        OpenSettings,
        MakePuzzle,  ///< of the moment that is shown
        ShowScoring, ///< the last general one
        OpenRules,   ///< topic: where they tell about it
        ShowResult,  ///< of a finished game
        ShowBoard,   ///< of a finished game
        ReplayGame,  ///< a finished one, from its beginning
        AskRematch,  ///< of a finished game: who sits where
        LeavePuzzle, ///< back to the list if it is one of that, or home
        GoHome,
        Close, ///< the page on top
        // The start page
        StartGame,     ///< of the form
        Resume,        ///< the game that is still open
        OpenSave,      ///< text: key of a saved game
        AskName,       ///< text: key
        RenameSave,    ///< key, text: the new name; an empty one changes nothing
        DeleteSave,    ///< text: key
        BringBackSave, ///< that was deleted last
        DownloadSave,  ///< text: key
        OpenLink,      ///< text: what was typed or pasted
        ChooseFile,
        OpenLesson, ///< text: its id; it goes on where it was left
        OpenPuzzle, ///< text: its link
        RunPuzzles, ///< one after the other against the clock
        // Everywhere
        Speak,         ///< language
        ChooseSetting, ///< row, choice
        CloseBanner,
        Choose ///< row, choice: something that concerns the page on top alone
    };

    Kind kind{};
    Action action{};
    table::Moment moment = 0;
    words::Language language{};
    std::optional<words::Topic> topic{};
    std::vector<Action> first; ///< answers that are played before `action`, or none of them is
    bool by_hand = false;      ///< the piece that it moves lies there already
    std::string text{};
    std::string key{};
    int row = 0;
    int choice = 0;
};

/// The intent of a page's own choice.
inline Intent chosen(int row, int choice)
{
    return Intent{.kind = Intent::Kind::Choose, .row = row, .choice = choice};
}

/// The wish not to be told why any more.
inline Intent no_more_advice()
{
    return Intent{.kind = Intent::Kind::ChooseSetting, .row = advice_row, .choice = 0};
}

} // namespace elgrande::screens
