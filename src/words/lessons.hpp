#pragma once

#include "rules/place.hpp"
#include "words/keys.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

/// The lessons: data/lessons as scripts/pack/lessons.mjs packs it.
namespace elgrande::words
{

/// Something on the table that a lesson points to.
struct Light
{
    enum class Kind : std::uint8_t
    {
        Nothing,
        Place, ///< place
        King,  ///< where he is
        Card,  ///< number: the action card of a stack
        Seat   ///< number: of a player's row, from 1
    };

    Kind kind{};
    std::uint8_t number = 0;
    Place place = Place::Nowhere;
};

/// A moment of a lesson's record, and what is said of it.
struct LessonStep
{
    Key says{};
    Key hint{};               ///< where the learner is asked: why another answer is not what is wanted
    std::uint16_t begins = 0; ///< the game goes on from this moment of the record …
    std::uint16_t ends = 0;   ///< … to this one: it is seen, or the learner plays it
    bool asks = false;        ///< the learner plays it
    std::array<Light, 3> lights{};
};

struct LessonRow
{
    std::string_view id; ///< it never changes: what was learned is kept under it
    Key title{};
    Key about{};             ///< a line about it
    std::string_view record; ///< in the notation, record::read_record
    std::span<const LessonStep> steps;
    bool plays_on = false; ///< at its end the game can be played on
};

/// In the order in which they are learned; at least one.
std::span<const LessonRow> lessons();

} // namespace elgrande::words
