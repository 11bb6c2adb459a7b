#pragma once

#include "rules/action.hpp"
#include "table/line.hpp"
#include "words/keys.hpp"

#include <cstdint>

namespace elgrande::screens
{

/// What a player wants, said by the screen on which he touched something. Screens never do it themselves.
struct Intent
{
    enum class Kind : std::uint8_t
    {
        Play, ///< action
        Undo,
        Redo,
        ResetTurn,
        LookAt, ///< moment
        ReturnToNow,
        PlayOn, ///< from the moment that is shown
        TryOut, ///< an analysis from the moment that is shown
        EndTryOut,
        Lift, ///< the curtain
        OpenMenu,
        OpenShare,
        OpenHelp,
        ShowResult, ///< of a finished game
        ShowBoard,  ///< of a finished game
        GoHome,
        Download,
        Speak ///< language
    };

    Kind kind{};
    Action action{};
    table::Moment moment = 0;
    words::Language language{};
};

} // namespace elgrande::screens
