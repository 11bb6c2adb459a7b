#pragma once

#include "board/geometry/view.hpp"
#include "board/hit.hpp"
#include "board/painter.hpp"
#include "board/scene.hpp"
#include "ui/ui.hpp"

#include <cstddef>
#include <optional>
#include <span>

namespace elgrande::screens
{

/// The board as a part of a page: draws a scene, with its insets, and returns what was touched. It does not depend on
/// the rules. In each frame call, in this order: place(); touch(), if the board is interactive; draw(); navigate(), if
/// the keyboard should reach targets. under(), grasped() and explained() are results of the last touch(), focused() of
/// the last navigate().
class BoardView
{
public:
    /// The painter must outlive this object. Several views may share it if only one of them is drawn in a frame.
    explicit BoardView(board::Painter& painter) : painter_(painter) {}

    /// Sets where the board is drawn. `free` is the part of `screen` that no bars cover; `focus`, in board units, is
    /// the part of the board that is fitted into it. `scale` is the factor for letters and marks (View::point).
    void place(const Box& screen, const Box& free, float scale, const Box& focus = board::geometry().focus);

    /// The options of touch().
    struct PointerMode
    {
        Id area = 0;                ///< the id of the item that covers the whole board
        bool map_fixed = false;     ///< a drag does not move the map: what was pressed can be dragged
        bool piece_in_hand = false; ///< targets are hovered even while another item is pressed
    };

    /// Moves the map (wheel, two fingers, a one-finger drag on an enlarged map; a double tap fits it again) and returns
    /// what was touched: the target under the pointer when it went down, if it is still there when it comes up or the
    /// pointer has hardly moved. Nothing in all other frames, and after a drag that moved the map. Sets the hovered
    /// target of the scene.
    std::optional<board::Target> touch(Ui& ui, board::Scene& scene, const PointerMode& mode);

    /// Call it if the target that touch() returned had an effect: the tap is then not part of a double tap.
    void tap_had_effect();

    /// True while a drag moves the map.
    bool panning() const { return panning_; }

    /// Draws the scene. Requests another frame as long as the painter is not finished.
    void draw(Ui& ui, const board::Scene& scene);

    /// Makes all visible `targets` reachable by Tab and the arrow keys. Returns the index of the target on which Enter
    /// was pressed; nothing if there is none.
    std::optional<std::size_t> navigate(Ui& ui, const board::Scene& scene, std::span<const board::Target> targets);

    /// The target with the keyboard focus, and where it is on the screen.
    struct Focused
    {
        board::Target target;
        Box at;
    };
    const std::optional<Focused>& focused() const { return focused_; }

    /// Returns the target under the pointer, of Kind::Nothing if there is none there; nothing if the pointer is not
    /// over the board.
    const std::optional<board::Target>& under() const { return under_; }
    /// Returns the target on which the pointer went down in this frame; nothing in all other frames. On an enlarged map
    /// there is no tolerance around pieces, because a drag beside them moves the map.
    const std::optional<board::Target>& grasped() const { return grasped_; }
    /// Returns the target whose explanation should be shown, even if it cannot be chosen; nothing if there is none.
    const std::optional<board::Target>& explained() const { return explained_; }

    const board::View& view() const { return camera_.view(); }
    /// True if the board can be drawn.
    bool visible() const { return painter_.visible(); }
    board::Painter& painter() const { return painter_; }

private:
    void steer(Ui& ui, bool map_fixed);
    void fit_by_second_tap(Ui& ui, Vec at);
    void press(const Ui& ui, const board::Scene& scene, Vec at);

    board::Painter& painter_;
    board::Camera camera_;
    Box screen_;
    std::optional<board::Target> under_;
    std::optional<board::Target> grasped_;
    std::optional<board::Target> explained_;
    std::optional<Focused> focused_;
    std::optional<board::Target> pressed_; ///< what was under the pointer when it went down
    Vec pressed_at_;
    bool panning_ = false;
    bool fits_ = false;               ///< fit the map in the next frame
    std::optional<double> tapped_ms_; ///< the time of the first tap of a possible double tap
    Vec tapped_;
};

} // namespace elgrande::screens
