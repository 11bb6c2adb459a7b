#pragma once

#include "rules/action.hpp"
#include "table/line.hpp"
#include "words/keys.hpp"
#include "words/topics.hpp"

#include <cstdint>
#include <optional>

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
        OpenSettings,
        ShowScoring, ///< the last general one
        OpenRules,   ///< topic: where they tell about it
        ShowResult,  ///< of a finished game
        ShowBoard,   ///< of a finished game
        GoHome,
        Download,
        Speak ///< language
    };

    Kind kind{};
    Action action{};
    table::Moment moment = 0;
    words::Language language{};
    std::optional<words::Topic> topic{};
};

} // namespace elgrande::screens
