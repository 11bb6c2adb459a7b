#include "screens/card_rows.hpp"

#include "screens/cards.hpp"
#include "screens/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <string>

namespace elgrande::screens
{

namespace
{

constexpr Id cards_scroll = id_of("action cards");
constexpr Id hand_scroll = id_of("power cards");
constexpr float phone_card_width = 118;
constexpr float phone_card_gap = 6;
constexpr float phone_power_width = 46;
constexpr float phone_power_gap = 4;
constexpr int phone_power_columns = 7; ///< where all of them are in sight

bool has(std::span<const Spot> lit, Spot::Kind kind, int number)
{
    return std::any_of(lit.begin(), lit.end(),
                       [=](const Spot& spot) { return spot.kind == kind && spot.number == number; });
}

/// How cards lie: `columns` side by side in one row or two. A row that is longer than its room scrolls.
struct Row
{
    float width;
    float gap;
    int columns;
    int rows = 1;

    float length() const { return static_cast<float>(columns) * (width + gap) - gap; }
    Box box(const Box& room, int i) const
    {
        const float height = (room.h + gap) / static_cast<float>(rows) - gap;
        const int line = i / columns;
        return {room.x + static_cast<float>(i % columns) * (width + gap),
                room.y + static_cast<float>(line) * (height + gap), width, height};
    }
};

/// `columns` that share the width of the room.
Row shared_row(const Box& box, float gap, int columns, int rows = 1)
{
    return {(box.w + gap) / static_cast<float>(columns) - gap, gap, columns, rows};
}

Row action_row(const Box& box, Shape shape)
{
    if (shape != Shape::Wide)
    {
        return {phone_card_width, phone_card_gap, stack_count};
    }
    return shared_row(box, box.w * 0.014F, stack_count);
}

Row power_row(const Box& box, Shape shape)
{
    if (shape == Shape::Wide)
    {
        return shared_row(box, box.w * 0.0065F, power_card_count);
    }
    return box.h > 2 * finger ? shared_row(box, phone_power_gap, phone_power_columns, 2)
                              : Row{phone_power_width, phone_power_gap, power_card_count};
}

/// Phones scroll the row within the box widened to the screen's edges, so that cards run off as on a real table.
Box view_of(const Box& box)
{
    return box.inset(-8, -5);
}

bool scrolled(const Box& box, const Row& row)
{
    return row.length() > box.w + 1;
}

Box begin_row(Ui& ui, Id id, const Box& box, const Row& row)
{
    return scrolled(box, row) ? box.moved(ui.begin_scroll(id, view_of(box), row.length() + 16, Ui::Along::X), 0) : box;
}

void end_row(Ui& ui, const Box& box, const Row& row)
{
    if (scrolled(box, row))
    {
        ui.end_scroll();
    }
}

ActionCard action_card(const Shown& shown, int i, bool lit, const Touch& touch, float text)
{
    const PlayerView& view = shown.view;
    const CardId id = view.offered[static_cast<std::size_t>(i)];
    const Seat taker = view.taken_by[static_cast<std::size_t>(i)];
    ActionCard how;
    how.card = id;
    how.title = words::card_title(shown.speech, id);
    how.line = words::card_line(shown.speech, id);
    if (taker < shown.names.size())
    {
        how.taken_by = shown.names[taker];
        how.taken_colour = theme::of(shown.colour(taker)).face;
        how.taken_print = theme::of(shown.colour(taker)).print;
        how.owned = taker == view.decision.seat && view.turn.card == id;
    }
    how.lit = lit;
    how.hovered = touch.hovered;
    how.focused = touch.focused;
    how.text = text;
    return how;
}

void draw_hidden_hand(Ui& ui, const Box& box, float scale, const Shown& shown, Seat owner)
{
    const int count = shown.view.hand_size[owner];
    const float width = std::min(box.w / 14, 40 * scale);
    for (int i = 0; i < count; ++i)
    {
        draw_card_back(ui, {box.x + static_cast<float>(i) * width * 0.62F, box.y, width, box.h}, shown.colour(owner));
    }
    const float used = static_cast<float>(count) * width * 0.62F + width;
    write_in(ui, {.face = Face::Italic, .size = 15 * scale, .colour = theme::cream_quiet},
             {box.x + used, box.y, std::max(10.0F, box.w - used), box.h},
             shown.speech.say(words::Key::TableHandHiddenLine, {{"count", count}}), Align::Left);
}

} // namespace

std::optional<Spot> draw_action_cards(Ui& ui, const Box& box, Shape shape, float scale, const Shown& shown,
                                      std::span<const Spot> lit, std::optional<Explained>& explained)
{
    const Row row = action_row(box, shape);
    const Box moved = begin_row(ui, cards_scroll, box, row);
    const float text = shape == Shape::Wide ? std::min(scale, row.width / 86) : 1.12F;
    std::optional<Spot> touched;
    for (int i = 0; i < stack_count; ++i)
    {
        const CardId id = shown.view.offered[static_cast<std::size_t>(i)];
        const Box at = row.box(moved, i);
        if (id >= catalogue().size())
        {
            outline(ui, at, faded(theme::brass, 0.5F), 1, 8 * scale);
            continue;
        }
        const Touch touch = ui.area(id_of("card", i), at);
        draw_action_card(ui, at, action_card(shown, i, has(lit, Spot::Kind::Card, i + 1), touch, text));
        if (touch.explained)
        {
            explained = Explained{id, at};
        }
        if (touch.clicked)
        {
            touched = Spot{Spot::Kind::Card, static_cast<std::uint8_t>(i + 1), Place::Nowhere};
        }
    }
    end_row(ui, box, row);
    return touched;
}

bool asks_for_power(const PlayerView& view)
{
    return view.decision.question == Question::Bid || view.decision.question == Question::TakeBack;
}

Seat hand_owner(const Shown& shown)
{
    return shown.view.decision.seat < shown.players.size() ? shown.view.decision.seat : nobody;
}

std::optional<Spot> draw_hand(Ui& ui, const Box& box, Shape shape, float scale, const Shown& shown,
                              std::span<const Spot> lit)
{
    const Seat owner = hand_owner(shown);
    if (owner == nobody)
    {
        return std::nullopt;
    }
    const auto& hand = shown.view.hand[owner];
    if (!hand)
    {
        draw_hidden_hand(ui, box, scale, shown, owner);
        return std::nullopt;
    }
    const Row row = power_row(box, shape);
    const Box moved = begin_row(ui, hand_scroll, box, row);
    const bool asked = asks_for_power(shown.view);
    std::optional<Spot> touched;
    for (int value = 1; value <= power_card_count; ++value)
    {
        const Box at = row.box(moved, value - 1);
        const Touch touch = asked && !shown.view.legal.empty() ? ui.area(id_of("power", value), at) : Touch{};
        PowerCard how;
        how.value = value;
        how.colour = shown.colour(owner);
        how.used = (*hand >> value & 1) == 0;
        how.lies_open = shown.bid(owner) == value;
        how.lit = has(lit, Spot::Kind::Power, value);
        how.used = how.used || (shown.view.decision.question == Question::Bid && asked && !how.lit && !lit.empty());
        how.hovered = touch.hovered;
        how.focused = touch.focused;
        how.text = shape == Shape::Wide ? scale : 1.15F;
        draw_power_card(ui, at, how);
        if (touch.clicked)
        {
            touched = Spot{Spot::Kind::Power, static_cast<std::uint8_t>(value), Place::Nowhere};
        }
    }
    end_row(ui, box, row);
    return touched;
}

void draw_modifiers(Ui& ui, const Box& heading, float scale, const Shown& shown)
{
    const Seat owner = hand_owner(shown);
    const unsigned hand = owner == nobody ? 0U : shown.view.modifiers[owner].value_or(0);
    std::string list;
    for (ModifierId id = 0; id < no_modifier; ++id)
    {
        if ((hand >> id & 1U) != 0)
        {
            list += (list.empty() ? "" : " · ") + words::modifier_name(shown.speech, id);
        }
    }
    write_in(ui, {.face = Face::Italic, .size = 15 * scale, .colour = theme::cream_quiet}, heading.inset(4 * scale, 0),
             list, Align::Right);
}

std::optional<Box> box_of_card(Ui& ui, const Box& box, Shape shape, const Spot& spot)
{
    const bool action = spot.kind == Spot::Kind::Card;
    const Id area = action ? id_of("card", spot.number - 1) : id_of("power", spot.number);
    const Row row = action ? action_row(box, shape) : power_row(box, shape);
    const auto asked =
        std::find_if(ui.asked().begin(), ui.asked().end(), [area](const Ui::Asked& entry) { return entry.id == area; });
    if (asked != ui.asked().end() && asked->box.w > row.width * 0.7F)
    {
        return asked->box;
    }
    const Box at = row.box({0, 0, 0, 0}, spot.number - 1);
    ui.reveal(action ? cards_scroll : hand_scroll, at.x, at.x + at.w + 16);
    return std::nullopt;
}

void show_asked_cards(Ui& ui, const Box& cards, const Box& hand, Shape shape, const PlayerView& view,
                      std::span<const Spot> lit)
{
    const auto show = [&](Id scroll, const Row& row, int number)
    {
        const Box at = row.box({}, number);
        ui.reveal(scroll, at.x, at.x + at.w + 16);
    };
    ui.rewind(cards_scroll);
    ui.rewind(hand_scroll);
    const Row row = action_row(cards, shape);
    const auto played = std::find(view.offered.begin(), view.offered.end(), view.turn.card);
    const bool in_turn = view.bids_made == view.players();
    if (in_turn && view.turn.card != no_card && played != view.offered.end())
    {
        show(cards_scroll, row, static_cast<int>(played - view.offered.begin()));
    }
    for (const Spot& spot : lit)
    {
        if (spot.kind == Spot::Kind::Card)
        {
            show(cards_scroll, row, spot.number - 1);
            return;
        }
        if (spot.kind == Spot::Kind::Power)
        {
            show(hand_scroll, power_row(hand, shape), spot.number - 1);
            return;
        }
    }
}

} // namespace elgrande::screens
