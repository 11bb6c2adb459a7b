#include "screens/table/cards/hand_fan.hpp"

#include "rules/cards/own_cards.hpp"
#include "screens/cards/cards.hpp"
#include "screens/model/round_cards.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace elgrande::screens
{

namespace
{

constexpr float max_arc_height = 11; ///< height of the arc on which the cards lie
constexpr float card_shape = 0.74F;  ///< width of a card relative to its height
constexpr float widest_step = 0.92F; ///< from a card to the next, relative to its width

/// The layout of `count` cards in a box.
class Fan
{
public:
    Fan(const Box& room, int count, int rows) : room_(room), count_(count)
    {
        columns_ = (count + rows - 1) / rows;
        height_ = (room.h + row_gap) / static_cast<float>(rows) - row_gap;
        arc_ = std::min(height_ * 0.13F, max_arc_height);
        card_h_ = height_ - arc_;
        card_w_ = card_h_ * card_shape;
        const float steps = static_cast<float>(std::max(1, columns_ - 1));
        step_ = std::min(card_w_ * widest_step, (room.w - card_w_ - 2 * margin) / steps);
        if (rows > 1)
        {
            // In several arcs, the cards are spread out and hardly overlap.
            step_ = (room.w - 2 * margin) / (static_cast<float>(columns_) + overlap);
            card_w_ = step_ * (1 + overlap);
        }
    }

    Box card(int i) const
    {
        const float away = from_middle(i);
        return {left(i), top(i) + arc_ * away * away, card_w_, card_h_};
    }

    /// Returns the angle by which card `i` is turned, in radians.
    float turn(int i) const { return from_middle(i) * 0.1F; }

    /// Returns the part of card `i` that can be touched: up to the next card.
    Box strip(int i) const
    {
        const bool last = column(i) + 1 == in_row(i);
        return {left(i), top(i), last ? card_w_ : step_, height_};
    }

private:
    static constexpr float row_gap = 5;
    static constexpr float margin = 6; ///< room for the corners of turned cards
    static constexpr float overlap = 0.06F;

    int column(int i) const { return i % columns_; }
    int in_row(int i) const { return std::min(columns_, count_ - i / columns_ * columns_); }
    float left(int i) const
    {
        const float used = step_ * static_cast<float>(columns_ - 1) + card_w_;
        const float spare = std::max(margin, (room_.w - used) / 2);
        return room_.x + spare + static_cast<float>(column(i)) * step_;
    }
    float top(int i) const
    {
        const int row = i / columns_;
        return room_.y + static_cast<float>(row) * (height_ + row_gap);
    }
    /// Returns where card `i` lies on its arc: −1 at the left end, 1 at the right end.
    float from_middle(int i) const
    {
        const float half = static_cast<float>(columns_ - 1) / 2;
        return half > 0 ? (static_cast<float>(column(i)) - half) / half : 0;
    }

    Box room_;
    int count_;
    int columns_;
    float height_;
    float arc_;
    float card_h_;
    float card_w_;
    float step_;
};

/// Rotates everything that is drawn during its lifetime about a point.
class Rotation
{
public:
    Rotation(const Ui& ui, float x, float y, float angle)
        : list_(ui.list()), first_(list_.VtxBuffer.Size), x_(x), y_(y), sine_(std::sin(angle)), cosine_(std::cos(angle))
    {
    }

    ~Rotation()
    {
        for (int i = first_; i < list_.VtxBuffer.Size; ++i)
        {
            ImVec2& at = list_.VtxBuffer[i].pos;
            at = {x_ + (at.x - x_) * cosine_ - (at.y - y_) * sine_, y_ + (at.x - x_) * sine_ + (at.y - y_) * cosine_};
        }
    }

    Rotation(const Rotation&) = delete;
    Rotation& operator=(const Rotation&) = delete;

private:
    ImDrawList& list_;
    int first_;
    float x_;
    float y_;
    float sine_;
    float cosine_;
};

void draw_hidden_hand(Ui& ui, const Box& box, const TableModel& shown, Seat owner)
{
    const int count = shown.view.hand_size[owner];
    const Box held{box.x, box.y, box.w * 0.62F, std::min(box.h, 80.0F)};
    const Fan fan(held, std::max(1, count), 1);
    for (int i = 0; i < count; ++i)
    {
        const Box at = fan.card(i);
        const Rotation rotation(ui, at.middle_x(), at.middle_y(), fan.turn(i));
        draw_card_back(ui, at, shown.colour(owner));
    }
    const std::string line = shown.localizer.text(words::Key::TableHandHiddenLine, {{"count", count}});
    const Letters style{.face = Face::Italic, .size = 15 * ui.letter_scale(), .colour = theme::current.cream_quiet};
    const Box beside{held.right() + 6, box.y, box.right() - held.right() - 6, held.h};
    write_wrapped(ui, style, beside.centred(beside.w, wrapped_height(style, beside.w, line)), line);
}

/// Returns the power card with this number.
PowerCard power_card(const TableModel& shown, Seat owner, int number, bool lit, bool choosing)
{
    PowerCard face;
    face.value = bid_value(shown.view.setup, number);
    face.recruits = recruits(shown.view.setup, number);
    face.colour = shown.colour(owner);
    face.lies_open = shown.bid(owner) == number;
    face.lit = lit;
    const bool bidding = shown.view.decision.question == Question::Bid && choosing;
    face.used = (*shown.view.hand[owner] & bit_of_power_card(number)) == 0 || (bidding && !lit);
    return face;
}

} // namespace

bool asks_for_power(const PlayerView& view)
{
    return view.decision.question == Question::Bid || view.decision.question == Question::TakeBack;
}

Seat hand_owner(const TableModel& shown)
{
    const Seat seat = shown.view.viewer != nobody ? shown.view.viewer : shown.view.decision.seat;
    return seat < shown.players.size() ? seat : nobody;
}

std::optional<Spot> draw_hand(Ui& ui, const Box& box, const TableModel& shown, std::span<const Spot> lit,
                              std::optional<PointedCard>& explained)
{
    const Seat owner = hand_owner(shown);
    if (owner == nobody)
    {
        return std::nullopt;
    }
    if (!shown.view.hand[owner])
    {
        draw_hidden_hand(ui, box, shown, owner);
        return std::nullopt;
    }
    const bool asked = asks_for_power(shown.view) && !shown.view.legal.empty();
    const bool by_finger = asked && (ui.fingers() || ui.shape() != Shape::Wide);
    const std::vector<int> numbers = card_numbers(cards_of_hand(shown.view, owner));
    const int count = static_cast<int>(numbers.size());
    const Fan fan(box, std::max(1, count), by_finger ? hand_rows(box.w, ui.finger()) : 1);
    std::optional<Spot> touched;
    const auto draw = [&](int place, const PowerCard& face, bool raised)
    {
        const Box at = fan.card(place);
        const float up = raised ? std::min(9.0F, at.h * 0.14F) : face.lies_open ? 4.0F : 0.0F;
        const Rotation rotation(ui, at.middle_x(), at.middle_y(), fan.turn(place));
        draw_power_card(ui, at.moved(0, -up), face);
    };
    std::optional<PowerCard> above;
    int above_at = 0;
    for (int i = 0; i < count; ++i)
    {
        const int number = numbers[static_cast<std::size_t>(i)];
        const Spot spot{Spot::Kind::Power, static_cast<std::uint8_t>(number), Place::Nowhere};
        const bool is_lit = std::find(lit.begin(), lit.end(), spot) != lit.end();
        const Touch touch = asked ? ui.area(id_of("power", number), fan.strip(i)) : Touch{};
        PowerCard face = power_card(shown, owner, number, is_lit, asked && !lit.empty());
        face.visible_width = fan.strip(i).w;
        face.text = ui.letter_scale();
        face.hovered = touch.hovered;
        face.focused = touch.focused;
        if (has_own_cards(shown.view.setup) && (touch.shows_tooltip || touch.hovered || touch.focused))
        {
            explained = PointedCard{own_card(shown.view.setup, number), fan.strip(i), touch.shows_tooltip};
        }
        if (touch.clicked)
        {
            touched = spot;
        }
        if (touch.focused || (touch.hovered && !above))
        {
            above = face;
            above_at = i;
        }
        draw(i, face, false);
    }
    if (above)
    {
        draw(above_at, *above, true);
    }
    return touched;
}

void draw_modifiers(Ui& ui, const Box& heading, const TableModel& shown)
{
    const Seat owner = hand_owner(shown);
    const unsigned hand = owner == nobody ? 0U : shown.view.modifiers[owner].value_or(0);
    std::string list;
    for (ModifierId id = 0; id < no_modifier; ++id)
    {
        if ((hand >> id & 1U) != 0)
        {
            list += (list.empty() ? "" : " · ") + words::modifier_name(shown.localizer, id);
        }
    }
    write_in(ui, {.face = Face::Italic, .size = 15 * ui.letter_scale(), .colour = theme::current.cream_quiet},
             heading.inset(4, 0), list, Align::Right);
}

float touched_hand_height(float finger)
{
    return finger / (card_shape * widest_step) + max_arc_height;
}

int hand_rows(float width, float finger)
{
    const int most = std::max(1, static_cast<int>((width - 10) / (finger * 1.06F)));
    return (power_card_count + most - 1) / most;
}

} // namespace elgrande::screens
