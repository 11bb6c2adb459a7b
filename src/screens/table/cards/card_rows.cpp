#include "screens/table/cards/card_rows.hpp"

#include "screens/cards/cards.hpp"
#include "screens/model/colours.hpp"
#include "screens/model/round_cards.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace elgrande::screens
{

namespace
{

constexpr Id cards_scroll = id_of("action cards");
constexpr float phone_card_width = 118;
constexpr float phone_card_gap = 6;
constexpr float wide_card_gap = 4;   ///< between cards beside the map, whose text needs the full width
constexpr float min_card_width = 62; ///< of a card on a phone; narrower ones would lie in two rows

bool has(std::span<const Spot> lit, Spot::Kind kind, int number)
{
    return std::any_of(lit.begin(), lit.end(),
                       [=](const Spot& spot) { return spot.kind == kind && spot.number == number; });
}

/// The layout of the cards: `columns` side by side, in one or two rows. A row that is longer than its box scrolls.
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

/// Returns the width of each of `columns` cards side by side.
float shared_width(float width, int columns, float gap)
{
    return (width + gap) / static_cast<float>(columns) - gap;
}

/// Returns the number of cards in the longer of two rows.
int half_of(int count)
{
    return (count + 1) / 2;
}

/// Returns the layout of `count` action cards; they are lines if they are read `from_afar`.
Row action_row(const Box& box, Shape shape, int count, bool from_afar)
{
    if (from_afar)
    {
        return {box.w, 3, 1, count};
    }
    const float gap = shape == Shape::Wide ? wide_card_gap : phone_card_gap;
    if (shape != Shape::Wide && box.h > phone_cards_height)
    {
        return {shared_width(box.w, half_of(count), gap), gap, half_of(count), 2};
    }
    const float width = shared_width(box.w, count, gap);
    return {shape == Shape::Wide || width >= min_card_width ? width : phone_card_width, gap, count};
}

/// Phones scroll the row in a view that extends to the edges of the screen.
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

/// Darkens the ends at which a scrolled row continues, and draws a scroll bar.
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

ActionCard action_card(const TableModel& shown, const RoundCard& row, float text)
{
    ActionCard face;
    if (row.card >= catalogue().size())
    {
        return face;
    }
    face.card = row.card;
    face.title = words::card_title(shown.localizer, row.card);
    face.line = words::card_line(shown.localizer, row.card);
    face.bid = row.bid;
    if (row.owner < shown.names.size())
    {
        face.taken_by = shown.names[row.owner];
        face.taken_colour = theme::wood_of(shown.colour(row.owner)).face;
        face.taken_print = theme::wood_of(shown.colour(row.owner)).print;
        face.owned = row.in_use;
        face.over = row.over;
        if (row.bid > 0 && card(row.card).value > 0)
        {
            face.recruits = card(row.card).recruits;
            face.colour = shown.colour(row.owner);
        }
    }
    face.text = text;
    return face;
}

/// Lays out the texts of all cards. The pictures get the same height, which the longest text determines.
void measure(const Box& card, std::vector<ActionCard>& row)
{
    float least = card.h;
    for (ActionCard& face : row)
    {
        if (face.card != no_card)
        {
            face.letters = letters_of(card, face);
            least = std::min(least, picture_height(card, *face.letters, face.text));
        }
    }
    for (ActionCard& face : row)
    {
        face.picture = least;
    }
}

/// Returns the card of a Card spot.
std::vector<RoundCard>::const_iterator find(const std::vector<RoundCard>& lie, const Spot& spot)
{
    return std::find_if(lie.begin(), lie.end(), [&](const RoundCard& card) { return card.number == spot.number; });
}

/// Scrolls to the card with this index in the row.
void show(Ui& ui, const Row& row, int place)
{
    const Box at = row.box({}, place);
    ui.reveal(cards_scroll, at.x, at.x + at.w + 16);
}

} // namespace

float phone_cards_length(float width, int count)
{
    const bool in_one = shared_width(width, count, phone_card_gap) >= min_card_width;
    const bool in_two = shared_width(width, half_of(count), phone_card_gap) >= min_card_width;
    return in_one || !in_two ? phone_cards_height : 2 * phone_cards_height + phone_card_gap;
}

Box place_of_card(const Box& box, Shape shape, const PlayerView& view, const Spot& spot)
{
    const std::vector<RoundCard> lie = round_cards(view);
    const auto at = find(lie, spot);
    const Row row = action_row(box, shape, static_cast<int>(lie.size()), false);
    return at == lie.end() || row.rows == 1 ? box : row.box(box, static_cast<int>(at - lie.begin()));
}

float text_of_card(float width)
{
    return width == phone_card_width ? 1.12F : std::clamp(width / 86, 0.88F, 1.0F);
}

std::optional<Spot> draw_action_cards(Ui& ui, const Box& box, Shape shape, const TableModel& shown,
                                      std::span<const Spot> lit, std::optional<PointedCard>& explained)
{
    const std::vector<RoundCard> lie = round_cards(shown.view);
    const int count = static_cast<int>(lie.size());
    const Row row = action_row(box, shape, count, ui.from_afar());
    const Box moved = begin_row(ui, cards_scroll, box, row);
    const float text = text_of_card(row.width);
    std::vector<ActionCard> cards;
    cards.reserve(lie.size());
    std::transform(lie.begin(), lie.end(), std::back_inserter(cards),
                   [&](const RoundCard& one) { return action_card(shown, one, text); });
    if (!ui.from_afar())
    {
        measure(row.box(moved, 0), cards);
    }
    std::optional<Spot> touched;
    for (int i = 0; i < count; ++i)
    {
        ActionCard& face = cards[static_cast<std::size_t>(i)];
        const std::uint8_t number = lie[static_cast<std::size_t>(i)].number;
        const CardId id = face.card;
        const Box at = row.box(moved, i);
        if (id == no_card)
        {
            outline(ui, at, faded(theme::current.brass, 0.5F), 1, 8);
            continue;
        }
        const Touch touch = ui.area(id_of("card", i), at);
        face.lit = number != 0 && has(lit, Spot::Kind::Card, number);
        face.hovered = touch.hovered;
        face.focused = touch.focused;
        (ui.from_afar() ? draw_card_line : draw_action_card)(ui, at, face);
        if (touch.shows_tooltip || touch.hovered || touch.focused)
        {
            explained = PointedCard{id, at, touch.shows_tooltip};
        }
        if (touch.clicked && number != 0)
        {
            touched = Spot{Spot::Kind::Card, number, Place::Nowhere};
        }
    }
    end_row(ui, box, row, moved.x - box.x);
    return touched;
}

std::optional<Box> box_of_card(Ui& ui, const Box& box, Shape shape, const PlayerView& view, const Spot& spot)
{
    if (spot.kind != Spot::Kind::Card)
    {
        return ui.visible_box(id_of("power", spot.number));
    }
    const std::vector<RoundCard> lie = round_cards(view);
    const auto at = find(lie, spot);
    if (at == lie.end())
    {
        return std::nullopt;
    }
    const int place = static_cast<int>(at - lie.begin());
    const Row row = action_row(box, shape, static_cast<int>(lie.size()), ui.from_afar());
    const std::optional<Box> seen = ui.visible_box(id_of("card", place));
    if (seen && seen->w > row.width * 0.7F)
    {
        return seen;
    }
    show(ui, row, place);
    return std::nullopt;
}

void show_asked_cards(Ui& ui, const Box& cards, Shape shape, const PlayerView& view, std::span<const Spot> lit)
{
    const std::vector<RoundCard> lie = round_cards(view);
    const Row row = action_row(cards, shape, static_cast<int>(lie.size()), ui.from_afar());
    ui.scroll_to(cards_scroll, 0);
    const auto show_first = [&](auto wanted)
    {
        const auto found = std::find_if(lie.begin(), lie.end(), wanted);
        if (found != lie.end())
        {
            show(ui, row, static_cast<int>(found - lie.begin()));
        }
    };
    const bool in_turn = view.bids_made == view.players() && view.turn.card != no_card;
    show_first([&](const RoundCard& card) { return in_turn && card.card == view.turn.card; });
    show_first([&](const RoundCard& card) { return card.number != 0 && has(lit, Spot::Kind::Card, card.number); });
}

} // namespace elgrande::screens
