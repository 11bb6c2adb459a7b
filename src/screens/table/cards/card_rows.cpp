#include "screens/table/cards/card_rows.hpp"

#include "screens/cards/cards.hpp"
#include "screens/model/colours.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace elgrande::screens
{

namespace
{

constexpr Id cards_scroll = id_of("action cards");
constexpr float phone_card_width = 118;
constexpr float phone_card_gap = 6;
constexpr float wide_card_gap = 4;          ///< of five beside the map, whose words need all of the width
constexpr float least_card_width = 82;      ///< narrower ones scroll
constexpr float least_tall_card_width = 62; ///< on a phone held upright there is height instead: five side by side

bool has(std::span<const Spot> lit, Spot::Kind kind, int number)
{
    return std::any_of(lit.begin(), lit.end(),
                       [=](const Spot& spot) { return spot.kind == kind && spot.number == number; });
}

/// How cards lie: `columns` side by side, in one or two rows. A row that is longer than its room scrolls.
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
        const int column = i % columns;
        const int row = i / columns;
        return {room.x + static_cast<float>(column) * (width + gap), room.y + static_cast<float>(row) * (height + gap),
                width, height};
    }
};

Row action_row(const Box& box, Shape shape)
{
    const float gap = shape == Shape::Wide ? wide_card_gap : phone_card_gap;
    const auto shared = [&](int columns) { return (box.w + gap) / static_cast<float>(columns) - gap; };
    if (shape == Shape::Tall && box.h > phone_cards_height)
    {
        constexpr int columns = (stack_count + 1) / 2;
        return {shared(columns), gap, columns, 2};
    }
    const float width = shared(stack_count);
    const float least = shape == Shape::Tall ? least_tall_card_width : least_card_width;
    return {shape == Shape::Wide || width >= least ? width : phone_card_width, gap, stack_count};
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

/// The ends of a row that goes on lie in the dark, and a thread tells which part is seen.
void end_row(Ui& ui, const Box& box, const Row& row, float moved)
{
    if (!scrolled(box, row))
    {
        return;
    }
    const Box view = view_of(box);
    const float length = row.length() + 16;
    const Paint dark = faded(theme::current.wood_dark, 0.95F);
    const Paint clear = faded(theme::current.wood_dark, 0);
    constexpr float wide = 30;
    if (-moved > 1)
    {
        ui.list().AddRectFilledMultiColor({view.x, view.y}, {view.x + wide, view.bottom()}, dark, clear, clear, dark);
    }
    if (length + moved > view.w + 1)
    {
        ui.list().AddRectFilledMultiColor({view.right() - wide, view.y}, {view.right(), view.bottom()}, clear, dark,
                                          dark, clear);
    }
    const float shown = view.w * view.w / length;
    const float along = -moved * (view.w - shown) / (length - view.w);
    fill(ui, {view.x + along, view.bottom() - 1, shown, 2}, theme::current.gilt, 1);
    ui.end_scroll();
}

ActionCard action_card(const TableModel& shown, int i, float text)
{
    const PlayerView& view = shown.view;
    const CardId id = view.offered[static_cast<std::size_t>(i)];
    const Seat taker = view.taken_by[static_cast<std::size_t>(i)];
    ActionCard how;
    if (id >= catalogue().size())
    {
        return how;
    }
    how.card = id;
    how.title = words::card_title(shown.localizer, id);
    how.line = words::card_line(shown.localizer, id);
    if (taker < shown.names.size())
    {
        how.taken_by = shown.names[taker];
        how.taken_colour = theme::of(shown.colour(taker)).face;
        how.taken_print = theme::of(shown.colour(taker)).print;
        // In the question about a Veto the card of the announced action glows, too.
        const bool announced = view.decision.question == Question::Veto && !view.legal.empty();
        how.owned = (announced || taker == view.decision.seat) && view.turn.card == id;
    }
    how.text = text;
    return how;
}

/// Their letters, and the height of the pictures: the same for all, as much as the longest words leave.
void measure(const Box& card, std::array<ActionCard, stack_count>& row)
{
    float least = card.h;
    for (ActionCard& how : row)
    {
        if (how.card != no_card)
        {
            how.letters = letters_of(card, how);
            least = std::min(least, picture_height(card, *how.letters, how.text));
        }
    }
    for (ActionCard& how : row)
    {
        how.picture = least;
    }
}

} // namespace

float text_of_card(float width)
{
    return width == phone_card_width ? 1.12F : std::clamp(width / 86, 0.88F, 1.0F);
}

std::optional<Spot> draw_action_cards(Ui& ui, const Box& box, Shape shape, const TableModel& shown,
                                      std::span<const Spot> lit, std::optional<Explained>& explained)
{
    const Row row = action_row(box, shape);
    const Box moved = begin_row(ui, cards_scroll, box, row);
    const float text = text_of_card(row.width);
    std::array<ActionCard, stack_count> cards;
    for (int i = 0; i < stack_count; ++i)
    {
        cards[static_cast<std::size_t>(i)] = action_card(shown, i, text);
    }
    measure(row.box(moved, 0), cards);
    std::optional<Spot> touched;
    for (int i = 0; i < stack_count; ++i)
    {
        ActionCard& how = cards[static_cast<std::size_t>(i)];
        const CardId id = how.card;
        const Box at = row.box(moved, i);
        if (id == no_card)
        {
            outline(ui, at, faded(theme::current.brass, 0.5F), 1, 8);
            continue;
        }
        const Touch touch = ui.area(id_of("card", i), at);
        how.lit = has(lit, Spot::Kind::Card, i + 1);
        how.hovered = touch.hovered;
        how.focused = touch.focused;
        draw_action_card(ui, at, how);
        if (touch.explained || touch.hovered || touch.focused)
        {
            explained = Explained{id, at, touch.explained};
        }
        if (touch.clicked)
        {
            touched = Spot{Spot::Kind::Card, static_cast<std::uint8_t>(i + 1), Place::Nowhere};
        }
    }
    end_row(ui, box, row, moved.x - box.x);
    return touched;
}

std::optional<Box> box_of_card(Ui& ui, const Box& box, Shape shape, const Spot& spot)
{
    const bool action = spot.kind == Spot::Kind::Card;
    const Id area = action ? id_of("card", spot.number - 1) : id_of("power", spot.number);
    const Row row = action_row(box, shape);
    const std::optional<Box> seen = ui.seen(area);
    if (seen && (!action || seen->w > row.width * 0.7F))
    {
        return seen;
    }
    if (action)
    {
        const Box at = row.box({}, spot.number - 1);
        ui.reveal(cards_scroll, at.x, at.x + at.w + 16);
    }
    return std::nullopt;
}

void show_asked_cards(Ui& ui, const Box& cards, Shape shape, const PlayerView& view, std::span<const Spot> lit)
{
    const Row row = action_row(cards, shape);
    const auto show = [&](int number)
    {
        const Box at = row.box({}, number);
        ui.reveal(cards_scroll, at.x, at.x + at.w + 16);
    };
    ui.scroll_to(cards_scroll, 0);
    const auto played = std::find(view.offered.begin(), view.offered.end(), view.turn.card);
    const bool in_turn = view.bids_made == view.players();
    if (in_turn && view.turn.card != no_card && played != view.offered.end())
    {
        show(static_cast<int>(played - view.offered.begin()));
    }
    const auto first =
        std::find_if(lit.begin(), lit.end(), [](const Spot& spot) { return spot.kind == Spot::Kind::Card; });
    if (first != lit.end())
    {
        show(first->number - 1);
    }
}

} // namespace elgrande::screens
