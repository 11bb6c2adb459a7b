#pragma once

#include "ui/ui.hpp"

#include <cstdint>
#include <string>

namespace elgrande::screens
{

/// A puzzle in the list: a picture of its board, its question, its grade, and whether and how it is solved.
struct PuzzleCard
{
    /// A sign before `state`.
    enum class Sign : std::uint8_t
    {
        None,
        Tick,
        Cross
    };

    std::string question;
    std::string facts; ///< a line below the question
    int grade = 1;     ///< 1 … puzzle_grades, drawn as stars
    Sign sign = Sign::None;
    std::string state; ///< "Solved"; empty for a puzzle that was not tried
    int stars = 0;     ///< won, at most max_stars; drawn with the time below the picture, 0 for none
    std::string time;  ///< of the solution
    std::string name;  ///< in the mirror
};

/// Returns the height of a card of this width, in Dear ImGui's units, whose question is at most as high as
/// `longest_question`. `scale` is dialog_scale(), also below.
float puzzle_card_height(float width, const std::string& longest_question, float scale);

/// The result of draw_puzzle_card().
struct DrawnCard
{
    bool pressed = false;
    Box board; ///< where the caller draws the picture of the board; empty if the card is out of sight
};

/// Draws a card, which is a button. Cheap if it is out of sight.
DrawnCard draw_puzzle_card(Ui& ui, Id id, const Box& box, const PuzzleCard& card, float scale);

} // namespace elgrande::screens
