#pragma once

#include "board/geometry/plane.hpp"

/// How the board lies on the screen.
namespace elgrande::board
{

/// One look at the board. Screen lengths are ImGui's units.
struct View
{
    Box screen;         ///< what the board may draw on
    Box map;            ///< the part of it where the map is fitted; the rest is for bars above and the rounds below
    Vec origin;         ///< where the board's (0, 0) lies on the screen
    float scale = 1.0F; ///< screen units for a board unit
    float point = 1.0F; ///< screen units for a CSS pixel: smallest sizes of text and touch follow it

    Vec to_screen(Vec board) const { return origin + board * scale; }
    Vec to_board(Vec on_screen) const { return (on_screen - origin) * (1.0F / scale); }

    bool operator==(const View&) const = default;
};

/// Space around the fitted map, in CSS pixels.
struct Margins
{
    float top = 0.0F;
    float bottom = 0.0F;
    float left = 0.0F;
    float right = 0.0F;
};

/// Moves and enlarges the map by hand. Starts fitted; the map never leaves the screen.
class Camera
{
public:
    Camera();

    /// Say every frame where the board is drawn; a new size keeps the part of the map that was looked at.
    void place(Box screen, Margins margins, float point = 1.0F);

    /// Which part of the board is fitted: that of the geometry unless said otherwise. Before place().
    void look_at(const Box& focus) { focus_ = focus; }

    /// By `factor` about a point that stays where it is (wheel, pinch).
    void zoom(Vec about, float factor);

    /// Two fingers: both points of the map stay under them, as far as the map may be moved.
    void pinch(Vec from_a, Vec from_b, Vec to_a, Vec to_b);

    void pan(Vec by);

    /// Everything in sight again.
    void fit();

    /// Fits, or when it fits already, enlarges about the point (double tap).
    void toggle(Vec about);

    bool fitted() const { return zoom_ == 1.0F; }
    const View& view() const { return view_; }

private:
    void carry(Vec from, Vec to, float factor);
    void update(bool by_hand);

    float fitting_scale() const;

    View view_;
    Box focus_;
    float zoom_ = 1.0F; ///< 1: fitted
    Vec centre_;        ///< the point of the board in the middle of the map's part of the screen
};

} // namespace elgrande::board
