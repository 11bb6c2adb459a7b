#pragma once

#include "board/flat/pen.hpp"
#include "board/geometry/plane.hpp"
#include "ui/theme.hpp"

#include <array>
#include <initializer_list>

namespace elgrande::screens
{

/// Draws the picture of a card by the board's own pieces. The middle of the picture is (0, 0); what it is about stands
/// within 38 units to the left and right and 30 above and below, the land goes on to the edges.
class Easel
{
public:
    /// `reach`: half the width that must be seen.
    Easel(ImDrawList& list, const Box& box, float reach);

    static constexpr int red = 0; ///< whoever plays the card; the other colours are the opponents
    static constexpr int blue = 1;
    static constexpr int green = 2;
    static constexpr int yellow = 3;
    static constexpr int purple = 4;
    static constexpr int black = 5; ///< the Inquisitor's

    const board::Pen& pen() const { return pen_; }

    // --- the land ------------------------------------------------------------------------------------------------

    /// All of the picture in the colour of a region.
    void land(int region) const;
    /// A region whose border is drawn in ink: clockwise, as a closed line.
    void region(std::initializer_list<Vec> border, Paint tint) const;
    /// A region on the right, up to a border through the middle.
    void border(int region, float x = 0) const;
    /// A region in the middle with land around it.
    void island(int region) const;
    /// The region on the right under the King's seal.
    void sealed_border(float x) const;
    /// All of the picture is water.
    void sea() const;
    /// A ship on it, whose deck is at `foot`.
    void ship(Vec foot, float size) const;
    /// A sky, and hills in front of it.
    void hills(Paint sky) const;

    // --- what stands there ---------------------------------------------------------------------------------------

    void caballero(Vec foot, int colour, float size = 15) const;
    void caballeros(std::initializer_list<Vec> feet, std::initializer_list<int> colours, float size = 15) const;
    void grande(Vec foot, int colour, float size = 0.78F) const;
    void king(Vec foot, float size = 0.66F) const;
    void tower(Vec middle, float size) const;
    /// The court: where caballeros wait.
    void court(Vec foot, float size) const;
    /// The province: where they come from.
    void province(Vec foot, float size) const;
    void scoreboard(Vec centre, const std::array<int, 3>& values, float size, bool lit = false) const;
    void mobile(Vec centre, const std::array<int, 3>& values, float size) const;
    void coin(Vec centre, float radius) const;
    /// The secret disk of a player.
    void disk(Vec centre, float radius, int colour, float turned) const;
    void power_card(Vec centre, float size, float turned, int value) const;
    /// The Limit table, with spaces in two rows.
    void limit_table(Vec centre, float size) const;
    /// A disc of gold or of wares.
    void gold(Vec centre, float radius) const;
    void wares(Vec centre, float radius) const;
    /// A document with a seal.
    void scroll(Vec centre, float size) const;
    /// A raised hand.
    void hand(Vec wrist, float size) const;

    // --- what happens --------------------------------------------------------------------------------------------

    /// A way through the air, with a head.
    void leap(Vec from, Vec to, float height = 14) const;
    /// A way on the ground.
    void walk(Vec from, Vec to) const;

private:
    void way(const Vec* points, int count) const;
    void turned_box(Vec centre, Vec half, float turned, Paint fill, Paint edge, float line) const;

    board::Pen pen_;
    Box box_;
    float left_; ///< edges of the picture in units
    float top_;
};

} // namespace elgrande::screens
