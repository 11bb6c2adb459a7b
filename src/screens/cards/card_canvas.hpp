#pragma once

#include "board/flat/pen.hpp"
#include "board/geometry/plane.hpp"
#include "ui/theme.hpp"

#include <array>
#include <initializer_list>

namespace elgrande::screens
{

/// A canvas for the pictures of cards, with functions that draw the pieces of the board and other motifs. The centre of
/// the picture is (0, 0), y points down. The subject should lie within −38 … 38 horizontally and −30 … 30 vertically;
/// the background extends to the edges.
class CardCanvas
{
public:
    /// Fits the range from −reach to reach horizontally and from −30 to 30 vertically into `box`. The list must outlive
    /// this.
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
    /// A region with an inked border, given clockwise as a closed line.
    void region(std::initializer_list<Vec> border, Paint tint) const;
    /// A region to the right of a border at `x`.
    void border(int region, float x = 0) const;
    /// A whole region in the middle.
    void island(int region) const;
    /// A region to the right of a border at `x`, hatched because it is sealed.
    void sealed_border(float x) const;
    /// Fills the picture with water.
    void sea() const;
    /// A ship; `foot` is the middle of its deck.
    void ship(Vec foot, float size) const;
    /// A sky with hills below it.
    void hills(Paint sky) const;

    // --- pieces and other things ---------------------------------------------------------------------------------

    void caballero(Vec foot, int colour, float size = 15) const;
    void caballeros(std::initializer_list<Vec> feet, std::initializer_list<int> colours, float size = 15) const;
    void grande(Vec foot, int colour, float size = 0.78F) const;
    void king(Vec foot, float size = 0.66F) const;
    void tower(Vec middle, float size) const;
    /// The court, where recruited caballeros wait.
    void court(Vec foot, float size) const;
    /// The province, from which they are recruited.
    void province(Vec foot, float size) const;
    void scoreboard(Vec centre, const std::array<int, 3>& values, float size, bool lit = false) const;
    void mobile(Vec centre, const std::array<int, 3>& values, float size) const;
    void coin(Vec centre, float radius) const;
    /// The secret disk of a player, turned by an angle in radians.
    void disk(Vec centre, float radius, int colour, float turned) const;
    /// A power card of the red player, turned by an angle in radians.
    void power_card(Vec centre, float size, float turned, int value) const;
    /// The Limit table, with spaces in two rows.
    void limit_table(Vec centre, float size) const;
    /// A gold disc, and a wares disc.
    void gold(Vec centre, float radius) const;
    void wares(Vec centre, float radius) const;
    /// A document with a seal.
    void scroll(Vec centre, float size) const;
    /// A raised hand.
    void hand(Vec wrist, float size) const;

    // --- arrows --------------------------------------------------------------------------------------------------

    /// An arrow along an arc.
    void arc_arrow(Vec from, Vec to, float height = 14) const;
    /// A straight arrow.
    void arrow(Vec from, Vec to) const;

private:
    void draw_arrow(const Vec* points, int count) const;
    void turned_box(Vec centre, Vec half, float turned, Paint fill, Paint edge, float line) const;

    board::Pen pen_;
    Box box_;
    float left_; ///< left and upper edge of the picture in units
    float top_;
};

} // namespace elgrande::screens
