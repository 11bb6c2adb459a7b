#include "screens/cards/cards.hpp"
#include "screens/table/seat_rows.hpp"
#include "screens/table/table_screen.hpp"

#include <cmath>
#include <utility>

/// The table's drag and drop, and touches that begin a special action or put a piece back.
namespace elgrande::screens
{

namespace
{

constexpr float above_pointer = 14; ///< distance of a piece's foot from the pointer, which must not hide it
constexpr float above_finger = 46;

Intent play_of(std::vector<Action> answers)
{
    Play intent{answers.back()};
    answers.pop_back();
    intent.first = std::move(answers);
    return intent;
}

/// Returns the row of the player to whom the piece belongs.
Spot seat_row(const Carried& carried)
{
    return {Spot::Kind::Seat, carried.from.number, Place::Nowhere};
}

} // namespace

std::optional<Intent> TableScreen::intent_for(const TableModel& shown, const std::optional<Spot>& spot)
{
    if (!spot || shown.view.legal.empty())
    {
        return spot && shown.lesson != nullptr ? std::optional(Intent{LessonCommand::Other}) : std::nullopt;
    }
    const auto plain = meant_spot(shown.view, picked_, *spot);
    if (const auto picked = plain ? selection_after(shown.view, picked_, *plain) : std::nullopt)
    {
        picked_ = *picked;
        map_.tap_had_effect();
        return std::nullopt;
    }
    const auto action = plain ? action_for(shown.view, picked_, *plain) : std::nullopt;
    if (!action || !shown.view.legal.contains(*action))
    {
        if (auto instead = intent_without_answer(shown, *spot))
        {
            map_.tap_had_effect();
            return instead;
        }
    }
    if (!action)
    {
        return shown.lesson != nullptr ? std::optional(Intent{LessonCommand::Other}) : std::nullopt;
    }
    if (shown.view.legal.contains(*action))
    {
        map_.tap_had_effect();
    }
    Play intent{*action};
    intent.by_hand = carried_ && action->kind == ActionKind::Drop;
    return intent;
}

/// Returns the intent of a touch that is no answer: it begins the special action or puts a piece back.
std::optional<Intent> TableScreen::intent_without_answer(const TableModel& shown, const Spot& spot)
{
    if (auto answers = answers_to_begin(shown, spot); !answers.empty())
    {
        return play_of(std::move(answers));
    }
    return shown.can_undo && puts_back(shown.view, spot) ? std::optional(Intent{GameCommand::Undo}) : std::nullopt;
}

/// Returns the forbidden answer that taking up this piece would give, so that a drag is refused like a click.
std::optional<Action> TableScreen::forbidden(const TableModel& shown, const Spot& spot) const
{
    const bool is_piece = spot.kind == Spot::Kind::Group || spot.kind == Spot::Kind::King
                          || spot.kind == Spot::Kind::Grande || spot.kind == Spot::Kind::Board;
    const auto plain =
        is_piece && !shown.view.legal.empty() ? meant_spot(shown.view, picked_, spot) : std::optional<Spot>();
    const auto action = plain ? action_for(shown.view, picked_, *plain) : std::nullopt;
    return action && !shown.view.legal.contains(*action) ? action : std::nullopt;
}

/// Begins to drag the pressed piece as soon as the pointer has moved away from where it was pressed.
void TableScreen::drag(Ui& ui)
{
    const ImGuiIO& io = ImGui::GetIO();
    const ImVec2 mouse = ui.mouse();
    const bool gone = !io.MouseDown[0] && !io.MouseReleased[0];
    if (gone || !ui.reachable() || map_.panning())
    {
        forbidden_.reset();
    }
    if (held_
        && (gone || !ui.reachable() || (!dragging_ && ui.pressed() != TableMap::area && ui.pressed() != court_area)))
    {
        held_.reset(); // something else took the pointer
    }
    dragging_ =
        held_
        && (dragging_ || (io.MouseDown[0] && std::hypot(mouse.x - held_at_.x, mouse.y - held_at_.y) > drag_threshold));
    if (dragging_ && ui.key(ImGuiKey_Escape))
    {
        held_.reset();
        dragging_ = false;
    }
    if (dragging_)
    {
        ui.capture_pointer();
    }
}

/// Sets the piece in the hand, which is not drawn on the board: the dragged one, or on the map one that an answer has
/// lifted, which follows the mouse.
void TableScreen::update_carried(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, MapContents& contents)
{
    carried_.reset();
    contents.held = held_.has_value();
    if (motion.going())
    {
        return;
    }
    if (dragging_)
    {
        carried_ = held_;
        lit_ = goes_home(*carried_) ? std::vector{seat_row(*carried_)} : highlights(carried_->view, {});
    }
    else if (!ui.fingers() && ui.reachable() && at_.map.is_under(ui.mouse()))
    {
        carried_ = lifted_piece(shown.view);
    }
    contents.lit = lit_;
    contents.carried = carried_ ? &*carried_ : nullptr;
}

/// Picks up the pressed piece, and puts down the dragged one. Call it after everything that can be pressed was drawn.
std::optional<Intent> TableScreen::take_up_or_drop(Ui& ui, const TableModel& shown)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MouseClicked[0])
    {
        const Spot court{Spot::Kind::Court, shown.view.decision.seat, Place::Nowhere};
        const std::optional<Spot> pressed = ui.pressed() == TableMap::area ? map_.grasped()
                                            : ui.pressed() == court_area   ? std::optional(court)
                                                                           : std::nullopt;
        held_ = pressed ? take_up(shown, *pressed) : std::nullopt;
        forbidden_ = pressed && !held_ ? forbidden(shown, *pressed) : std::nullopt;
        held_at_ = ui.mouse();
        dragging_ = false;
        return std::nullopt;
    }
    if (io.MouseReleased[0] && forbidden_)
    {
        const Action refused = *std::exchange(forbidden_, std::nullopt);
        const bool is_drag = std::hypot(ui.mouse().x - held_at_.x, ui.mouse().y - held_at_.y) > drag_threshold;
        return is_drag && shown.lesson == nullptr ? std::optional(Intent{Play{refused}}) : std::nullopt;
    }
    if (!dragging_ || !io.MouseReleased[0])
    {
        return std::nullopt;
    }
    dragging_ = false;
    const Carried carried = std::move(*held_);
    held_.reset();
    lit_ = highlights(shown.view, picked_);
    ui.settle();
    const ImVec2 mouse = ui.mouse();
    const auto spot = seats_.visible.is_under(mouse) ? std::optional(seat_row(carried)) : map_.under();
    const auto answer = spot ? answer_for_drop(carried, *spot) : std::nullopt;
    if (!answer)
    {
        return std::nullopt; // it was put down where it came from
    }
    Play intent{*answer};
    intent.first = carried.first;
    intent.by_hand = true;
    return intent;
}

void TableScreen::draw_carried(Ui& ui) const
{
    if (carried_)
    {
        draw_in_hand(ui, map_, *carried_, ui.fingers() ? above_finger : above_pointer);
    }
}

} // namespace elgrande::screens
