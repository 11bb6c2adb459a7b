#include "screens/board_view/board_view.hpp"

#include "ui/theme.hpp"

#include <cmath>
#include <utility>

namespace elgrande::screens
{

namespace
{

using board::Target;

/// True if touching either target means the same: a scoreboard stands for its place.
bool are_equivalent(const Target& left, const Target& right)
{
    const auto is_place = [](const Target& target)
    { return target.kind == Target::Kind::Place || target.kind == Target::Kind::Scoreboard; };
    return left == right || (is_place(left) && is_place(right) && left.place == right.place);
}

/// Returns an id that is unique to the target.
Id id_of_target(const Target& target)
{
    return id_of("target", ((static_cast<int>(target.kind) * 16 + target.place + 1) * 16 + target.seat + 1) * 16
                               + target.index + 1);
}

} // namespace

void BoardView::place(const Box& screen, const Box& free, float scale, const Box& focus)
{
    screen_ = screen;
    if (std::exchange(fits_, false))
    {
        camera_.fit();
    }
    camera_.look_at(focus);
    // The camera's margins are in CSS pixels.
    camera_.place({screen.x, screen.y, screen.w, screen.h},
                  {(free.y - screen.y) / scale, (screen.bottom() - free.bottom()) / scale, (free.x - screen.x) / scale,
                   (screen.right() - free.right()) / scale},
                  scale);
}

void BoardView::steer(Ui& ui, bool map_fixed)
{
    const ImGuiIO& io = ImGui::GetIO();
    const ImVec2 mouse = ui.mouse();
    if (const auto& pinch = ui.pinch(); pinch && ui.reachable())
    {
        const Vec middle = (from_im(pinch->from_a) + from_im(pinch->from_b)) * 0.5F;
        if (screen_.is_under(to_im(middle)))
        {
            camera_.pinch(from_im(pinch->from_a), from_im(pinch->from_b), from_im(pinch->to_a), from_im(pinch->to_b));
        }
    }
    if (!ui.reachable() || !screen_.is_under(mouse))
    {
        return;
    }
    if (io.MouseWheel != 0)
    {
        camera_.zoom(from_im(mouse), std::pow(1.15F, io.MouseWheel));
    }
    if (io.MouseDown[0] && !map_fixed && !camera_.fitted()
        && (panning_ || ImGui::IsMouseDragging(ImGuiMouseButton_Left, drag_threshold)))
    {
        panning_ = true;
        camera_.pan(from_im(io.MouseDelta));
    }
}

/// A second tap on the same point fits the map in the next frame, unless one of the taps has an effect. The first tap
/// acts at once, without waiting for a second one.
void BoardView::fit_by_second_tap(Ui& ui, Vec at)
{
    constexpr double double_tap_ms = 350;
    constexpr float double_tap_distance = 24;
    const bool second = tapped_ms_ && ui.now_ms() - *tapped_ms_ < double_tap_ms
                        && std::hypot(at.x - tapped_.x, at.y - tapped_.y) < double_tap_distance;
    if (second && !camera_.fitted())
    {
        fits_ = true;
        ui.settle();
    }
    tapped_ms_ = second ? std::nullopt : std::optional(ui.now_ms());
    tapped_ = at;
}

void BoardView::tap_had_effect()
{
    fits_ = false;
    tapped_ms_.reset();
}

void BoardView::press(const Ui& ui, const board::Scene& scene, Vec at)
{
    pressed_ = under_;
    pressed_at_ = at;
    grasped_ = camera_.fitted() ? under_ : board::hit(scene, camera_.view(), at, false);
    if (grasped_ && (grasped_->kind == Target::Kind::Place || grasped_->kind == Target::Kind::Scoreboard))
    {
        // A highlighted region has priority over the pieces in it for a click, but a drag takes the piece.
        grasped_ = board::hit_for_explanation(scene, camera_.view(), at, ui.fingers());
    }
}

std::optional<Target> BoardView::touch(Ui& ui, board::Scene& scene, const PointerMode& mode)
{
    steer(ui, mode.map_fixed);
    const Touch touch = ui.area(mode.area, screen_, false);
    const Vec mouse = from_im(ui.mouse());
    std::optional<Target> touched;
    scene.hovered = {};
    explained_.reset();
    under_.reset();
    grasped_.reset();
    if (touch.hovered || touch.clicked || (mode.piece_in_hand && screen_.is_under(to_im(mouse))))
    {
        under_ = board::hit(scene, camera_.view(), mouse, ui.fingers());
        scene.hovered = *under_;
    }
    if (ImGui::GetIO().MouseClicked[0] && ui.pressed() == mode.area)
    {
        press(ui, scene, mouse);
    }
    if (touch.clicked && !panning_)
    {
        // A pointer that has hardly moved still touches the target on which it went down.
        const bool still = std::hypot(mouse.x - pressed_at_.x, mouse.y - pressed_at_.y) <= drag_threshold;
        touched = still || (under_ && pressed_ && are_equivalent(*under_, *pressed_)) ? pressed_ : std::nullopt;
        fit_by_second_tap(ui, mouse);
    }
    if (touch.shows_tooltip)
    {
        explained_ = board::hit_for_explanation(scene, camera_.view(), mouse, ui.fingers());
    }
    if (!ImGui::GetIO().MouseDown[0])
    {
        panning_ = false;
    }
    return touched;
}

void BoardView::draw(Ui& ui, const board::Scene& scene)
{
    painter_.draw(&ui.list(), camera_.view(), scene, ui.now_ms() / 1000);
    if (painter_.unfinished())
    {
        ui.settle();
    }
}

std::optional<std::size_t> BoardView::navigate(Ui& ui, const board::Scene& scene, std::span<const Target> targets)
{
    std::optional<std::size_t> entered;
    focused_.reset();
    for (std::size_t i = 0; i < targets.size(); ++i)
    {
        const Vec at = board::centre_of(scene, view(), targets[i]);
        if (targets[i].kind == Target::Kind::Nothing || !view().screen.contains(at))
        {
            continue;
        }
        // For the keyboard only; the pointer uses the area of the whole board.
        const Box box{at.x - 12, at.y - 12, 24, 24};
        const Touch touch = ui.keyboard_area(id_of_target(targets[i]), intersection(box, screen_));
        if (touch.focused)
        {
            ui.list().AddCircle({at.x, at.y}, 17, theme::current.wood_edge, 0, 6);
            ui.list().AddCircle({at.x, at.y}, 17, theme::current.parchment_bright, 0, 3);
            focused_ = Focused{targets[i], box.inset(-8, -8)};
        }
        entered = touch.clicked ? std::optional(i) : entered;
    }
    return entered;
}

} // namespace elgrande::screens
