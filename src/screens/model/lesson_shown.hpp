#pragma once

#include "rules/action.hpp"
#include "words/lessons.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace elgrande::screens
{

/// The table's texts and highlights while it plays a lesson.
struct LessonShown
{
    std::string heading; ///< which lesson, and how far: "The first round · 3 of 28"
    std::string says;    ///< with marks of style
    std::size_t step = 0;
    bool begins = false;          ///< it is the first step
    bool ends = false;            ///< it is the last one
    bool plays_on = false;        ///< at its end the game can be played on
    std::string next{};           ///< the id of the lesson after it; empty: none
    std::optional<Action> wanted; ///< the one answer that the learner is asked for
    std::span<const words::Light> lights;

    bool asks() const { return wanted.has_value(); }
};

/// How the start page leads to the lessons.
struct LessonOffer
{
    std::string id;     ///< of the lesson that comes next
    std::string label;  ///< of the button that opens it
    std::string about;  ///< a line about it, or how far it has come
    bool first = false; ///< nobody has played here yet: it is the first thing to be seen
};

} // namespace elgrande::screens
