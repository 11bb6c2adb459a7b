#pragma once

#include "rules/action.hpp"
#include "words/lessons.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace elgrande::screens
{

/// The texts and highlights of the table during a lesson.
struct LessonShown
{
    std::string heading;                  ///< the lesson and the step: "The first round · 3 of 28"
    std::string says;                     ///< the text of the step, with style marks
    std::size_t step = 0;                 ///< index of the step, from 0
    bool begins = false;                  ///< it is the first step
    bool ends = false;                    ///< it is the last step
    bool plays_on = false;                ///< at the end of the lesson, its game can be continued
    bool game_waits = false;              ///< the lesson was opened from a game, to which the player can return
    std::string next{};                   ///< the id of the next lesson about the same edition; empty: none
    std::optional<Action> wanted;         ///< the only accepted answer; nothing if the step does not ask for one
    std::span<const words::Light> lights; ///< what the table highlights; those of Kind::Nothing are skipped

    bool asks() const { return wanted.has_value(); }
};

/// The button for the lessons on the start page.
struct LessonOffer
{
    std::string id;     ///< of the next lesson, which it opens
    std::string label;  ///< of the button
    std::string about;  ///< a line about it, or the progress in it
    bool first = false; ///< offers this lesson, as nobody has played on this device yet; else the page of all lessons
};

} // namespace elgrande::screens
