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

/// The board as a part of a page: a scene with its highlights goes in, what was touched comes out. It knows no game and
/// no question, and shows the insets of the scene as it shows the map. Each frame: place(), touch() unless it is only
/// looked at, draw(), walk().
class BoardView
{
public:
    /// The painter must outlive this; several views may share it, one of them in a frame.
    explicit BoardView(board::Painter& painter) : painter_(painter) {}

    /// Where the board may be drawn, and the part `free` of it that is not covered by bars: the map is fitted there, of
    /// which `focus` is what should be in sight.
    void place(const Box& screen, const Box& free, float scale, const Box& focus = board::geometry().focus);

    /// A page's wishes for the pointer.
    struct PointerMode
    {
        Id area = 0;            ///< of the whole board
        bool map_fixed = false; ///< the map is not moved: what was pressed can be dragged
        bool piece_in_hand =
            false; ///< something is in the hand: what lies under the pointer counts wherever it comes from
    };

    /// Lets the map be moved (wheel, two fingers, a finger's drag on an enlarged map, a second tap that fits it again)
    /// and returns what was touched: what lay under the pointer when it went down, if it is still there when it comes
    /// up. Sets what is hovered in the scene.
    std::optional<board::Target> touch(Ui& ui, board::Scene& scene, const PointerMode& mode);

    /// The touch of this frame had an effect: that tap is no half of the two that fit the map again.
    void tap_did_something();

    /// A drag moves the map.
    bool panning() const { return panning_; }

    /// Draws what the scene shows.
    void draw(Ui& ui, const board::Scene& scene);

    /// Lets Tab and the arrows reach these targets where they are in sight; returns the one on which Enter was pressed,
    /// by its index.
    std::optional<std::size_t> walk(Ui& ui, const board::Scene& scene, std::span<const board::Target> targets);

    /// The target that the keyboard points to in this frame, and where it is.
    struct Focused
    {
        board::Target target;
        Box at;
    };
    const std::optional<Focused>& focused() const { return focused_; }

    /// The target under the pointer in this frame; nothing where it is not over the board.
    const std::optional<board::Target>& under() const { return under_; }
    /// The target on which the pointer went down in this frame, if it can be dragged: on an enlarged map a
    /// finger that begins beside a piece moves the map.
    const std::optional<board::Target>& grasped() const { return grasped_; }
    /// The target to be explained, even if nobody can choose it.
    const std::optional<board::Target>& explained() const { return explained_; }

    const board::View& view() const { return camera_.view(); }
    /// There is a board to be seen.
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
    std::optional<board::Target> pressed_; ///< what lay under the pointer when it went down
    Vec pressed_at_;
    bool panning_ = false;
    bool fits_ = false;               ///< the whole map is shown from the next frame on
    std::optional<double> tapped_ms_; ///< the first tap of two
    Vec tapped_;
};

} // namespace elgrande::screens
