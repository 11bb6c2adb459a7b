#pragma once

#include "board/geometry/plane.hpp"

/// The mapping of the board to the screen, and the camera that sets it.
namespace elgrande::board
{

/// The mapping of the board to the screen. Screen lengths are in ImGui's units.
struct View
{
    Box screen; ///< the area that the board may draw on
    Box map;    ///< the part of `screen` for the fitted map; the rest is for bars above it and the track below it
    Vec origin; ///< position of the board's (0, 0) on the screen
    float scale = 1.0F; ///< screen units per board unit
    float point = 1.0F; ///< screen units per CSS pixel, for minimum sizes of text and touch targets

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

/// Pans and zooms the map, from a zoom of 1, at which the map is fitted to the screen, up to 6. Points and vectors are
/// on the screen, in ImGui's units. Call place() before any other function except look_at().
class Camera
{
public:
    Camera();

    /// Sets where the board is drawn; `point` is View::point. Call it in every frame; after a resize the same part of
    /// the map stays in view.
    void place(Box screen, Margins margins, float point = 1.0F);

    /// Sets the part of the board that is fitted to the screen, by default Geometry::focus. Call it before place().
    void look_at(const Box& focus) { focus_ = focus; }

    /// Zooms by `factor`, within the limits; the point of the map under `about` on the screen stays there unless the
    /// edge of the map prevents it.
    void zoom(Vec about, float factor);

    /// Pans and zooms for two fingers that move from `from_a` and `from_b` to `to_a` and `to_b`: the middle between
    /// them stays over the same point of the map, and the map grows as their distance does, within the limits.
    void pinch(Vec from_a, Vec from_b, Vec to_a, Vec to_b);

    /// Moves the map by this vector, but shows nothing beyond the part of the board that can be fitted (look_at()).
    void pan(Vec by);

    /// Fits the map to the screen again.
    void fit();

    /// Fits the map, or zooms in about a point of the screen if the map is fitted already (double tap).
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
    Vec centre_;        ///< the point of the board at the centre of view_.map
};

} // namespace elgrande::board
