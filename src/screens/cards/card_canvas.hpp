#pragma once

#include "board/flat/pen.hpp"
#include "board/geometry/plane.hpp"
#include "ui/theme.hpp"

#include <array>
#include <initializer_list>
#include <span>

namespace elgrande::screens
{

/// A canvas for the pictures of cards, with functions that draw the pieces of the board and other motifs. The centre of
/// the picture is (0, 0), y points down. The subject should lie within −38 … 38 horizontally and −30 … 30
/// vertically; the background extends to the edges. A `size` is a factor, but for caballeros the edge of the cube in
/// units.
class CardCanvas
{
public:
    /// Fits the range from −reach to reach horizontally and from −30 to 30 vertically into `box`. The list must
    /// outlive this object.
    CardCanvas(ImDrawList& list, const Box& box, float reach);

    static constexpr int red = 0; ///< by convention the player who uses the card; the other colours are opponents
    static constexpr int blue = 1;
    static constexpr int green = 2;
    static constexpr int yellow = 3;
    static constexpr int purple = 4;
    static constexpr int black = 5; ///< the Inquisitor's caballeros

    const board::Pen& pen() const { return pen_; }

    // --- the land ------------------------------------------------------------------------------------------------

    // Regions are given by the index of their Place. Colours of pieces are the constants above.

    /// Fills the picture with the colour of a region.
    void land(int region) const;
    /// Draws a region with an inked border, given clockwise as a closed line.
    void region(std::initializer_list<Vec> border, Paint tint) const;
    /// Draws a region to the right of a border at `x`.
    void border(int region, float x = 0) const;
    /// Draws a whole region in the middle.
    void island(int region) const;
    /// Draws a region to the right of a border at `x`, hatched because it is sealed.
    void sealed_border(float x) const;
    /// Fills the picture with water.
    void sea() const;
    /// Draws a ship; `foot` is the middle of its deck.
    void ship(Vec foot, float size) const;
    /// Fills the picture with a sky and hills below it.
    void hills(Paint sky) const;

    // --- pieces and other things ---------------------------------------------------------------------------------

    void caballero(Vec foot, int colour, float size = 15) const;
    /// Draws a caballero at each of `feet`, in this order. `colours` has at least one colour; if it has fewer than
    /// there are feet, all others have the last one.
    void caballeros(std::initializer_list<Vec> feet, std::initializer_list<int> colours, float size = 15) const;
    void grande(Vec foot, int colour, float size = 0.78F) const;
    void king(Vec foot, float size = 0.66F) const;
    void tower(Vec middle, float size) const;
    /// Draws the court, where recruited caballeros wait.
    void court(Vec foot, float size) const;
    /// Draws the province, from which they are recruited.
    void province(Vec foot, float size) const;
    void scoreboard(Vec centre, const std::array<int, 3>& values, float size, bool lit = false) const;
    /// Draws a mobile scoreboard.
    void mobile(Vec centre, const std::array<int, 3>& values, float size) const;
    void coin(Vec centre, float radius) const;
    /// Draws the secret disk of a player with its pointer turned clockwise by an angle in radians.
    void disk(Vec centre, float radius, int colour, float turned) const;
    /// Draws a power card of the red player, turned clockwise by an angle in radians; for the value 0 its back.
    void power_card(Vec centre, float size, float turned, int value) const;
    /// Draws the Limit table, with spaces in two rows.
    void limit_table(Vec centre, float size) const;
    /// Draw a gold disc or a wares disc.
    void gold(Vec centre, float radius) const;
    void wares(Vec centre, float radius) const;
    /// Draws a document with a seal.
    void scroll(Vec centre, float size) const;
    /// Draws a raised hand.
    void hand(Vec wrist, float size) const;

    // --- arrows --------------------------------------------------------------------------------------------------

    /// Draws an arrow along an arc that rises `height` above the straight line.
    void arc_arrow(Vec from, Vec to, float height = 14) const;
    /// Draws a straight arrow.
    void arrow(Vec from, Vec to) const;

private:
    /// Draws an arrow along at least three points.
    void draw_arrow(std::span<const Vec> points) const;
    void turned_box(Vec centre, Vec half, float turned, Paint fill, Paint edge, float line) const;

    board::Pen pen_;
    float left_; ///< left and upper edge of the picture in units
    float top_;
};

} // namespace elgrande::screens
