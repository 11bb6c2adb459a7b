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
    std::string heading;          ///< the lesson and the step: "The first round · 3 of 28"
    std::string says;             ///< with marks of style
    std::size_t step = 0;         ///< index of the step, from 0
    bool begins = false;          ///< it is the first step
    bool ends = false;            ///< it is the last one
    bool plays_on = false;        ///< at its end the game can be continued
    bool game_waits = false;      ///< the lesson was opened from the table of a game, to which it leads back
    std::string next{};           ///< the id of the next lesson about the same edition; empty: none
    std::optional<Action> wanted; ///< the only answer that the learner may give; nothing if the step asks for none
    std::span<const words::Light> lights;

    bool asks() const { return wanted.has_value(); }
};

/// The link from the start page to the lessons.
struct LessonOffer
{
    std::string id;     ///< of the next lesson
    std::string label;  ///< of the button that opens it
    std::string about;  ///< a line about it, or the progress in it
    bool first = false; ///< nobody has played on this device yet, so the page shows it first
};

} // namespace elgrande::screens
