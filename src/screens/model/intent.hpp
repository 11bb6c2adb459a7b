#pragma once

#include "rules/action.hpp"
#include "table/line.hpp"
#include "words/keys.hpp"
#include "words/topics.hpp"

#include <cstdint>
#include <optional>
#include <vector>

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
        LookAt,   ///< moment
        LookBack, ///< at the moment before now
        ReturnToNow,
        PlayOn, ///< from the moment that is shown
        TryOut, ///< an analysis from the moment that is shown
        EndTryOut,
        LeaveTryOut, ///< the same, but the player is asked where something would be lost
        Lift,        ///< the curtain
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
    std::vector<Action> first; ///< answers that are played before `action`, or none of them is
    bool by_hand = false;      ///< the piece that it moves lies there already
};

} // namespace elgrande::screens
