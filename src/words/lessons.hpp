#pragma once

#include "rules/place.hpp"
#include "rules/setup.hpp"
#include "words/keys.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

/// The lessons: data/lessons, packed by scripts/pack/lessons.mjs.
namespace elgrande::words
{

/// Something on the table that a lesson points to.
struct Light
{
    enum class Kind : std::uint8_t
    {
        Nothing, ///< this element of LessonStep::lights is not used
        Place,   ///< `place`
        King,
        Card, ///< the action card of stack `number`, from 1
        Seat  ///< the row of a player: `number` is 1 for the first seat
    };

    Kind kind{};
    std::uint8_t number = 0;
    Place place = Place::Nowhere;
};

/// A step of a lesson: a part of its record, and the text that explains it.
struct LessonStep
{
    Key says{};
    Key hint{};               ///< if `asks`: why other answers are refused
    std::uint16_t begins = 0; ///< the number of actions of the record before the step
    std::uint16_t ends = 0;   ///< the number of actions up to its end
    bool asks = false;        ///< true: the learner has to play the step; false: it is shown
    std::array<Light, 3> lights{};
};

struct LessonRow
{
    std::string_view id; ///< never changes: progress is saved under it
    Key title{};
    Key about{};              ///< a line that describes the lesson
    Edition edition{};        ///< of its record
    Modules modules;          ///< the modules that it explains; empty: it explains the edition
    std::uint8_t players = 0; ///< not 0: it explains games with this number of players only
    std::string_view record;  ///< the text of its record, for record::read_record()
    std::span<const LessonStep> steps;
    bool plays_on = false; ///< at its end, the learner may continue the game against computers
};

/// True if the lesson explains something that a game of this set-up has.
constexpr bool explains(const LessonRow& lesson, const Setup& setup)
{
    return lesson.edition == setup.edition && (lesson.players == 0 || lesson.players == setup.players)
           && (lesson.modules.empty() || (lesson.modules.bits() & setup.modules.bits()) != 0);
}

/// Returns the lessons in the order in which they should be learned; at least one.
std::span<const LessonRow> lessons();

} // namespace elgrande::words
