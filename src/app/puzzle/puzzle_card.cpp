#include "app/puzzle/puzzle_card.hpp"

#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/stored_results.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace elgrande::screens
{

namespace
{

constexpr float card_margin = 8;
constexpr float widest_board = 208;
constexpr float narrowest_board = 104;
constexpr float board_shape = 88.0F / 104; ///< height by width
constexpr float beside_board = 10;
constexpr float text_beside = 176; ///< room that the question has before the board grows
constexpr float facts_height = 19;
constexpr float foot_height = 20;
constexpr float star_step = 13;
constexpr float result_height = 20;

Letters question_letters(float scale)
{
    return {.size = 15 * scale, .colour = theme::current.ink};
}

Letters facts_letters(float scale)
{
    return {.face = Face::Italic, .size = 14 * scale, .colour = theme::current.ink_soft};
}

void draw_star(Ui& ui, ImVec2 middle, float radius, Paint paint)
{
    constexpr int corners = 10;
    constexpr float turn = 2 * 3.14159265F / corners;
    for (int i = 0; i < corners; ++i)
    {
        const float reach = i % 2 == 0 ? radius : 0.42F * radius;
        const float angle = turn * static_cast<float>(i);
        ui.list().PathLineTo({middle.x + reach * std::sin(angle), middle.y - reach * std::cos(angle)});
    }
    ui.list().PathFillConcave(paint);
}

/// Draws `count` of `all` stars in a colour and the others pale, from the left. Removes them from the line.
void draw_stars(Ui& ui, Box& line, int count, int all, Paint paint, float s)
{
    for (int i = 0; i < all; ++i)
    {
        draw_star(ui, {line.x + star_step * s * (static_cast<float>(i) + 0.5F), line.middle_y()}, 6 * s,
                  i < count ? paint : faded(theme::current.ink_soft, 0.25F));
    }
    line.cut_left(star_step * s * static_cast<float>(all), 6 * s);
}

void draw_sign(Ui& ui, PuzzleCard::Sign sign, const Box& box)
{
    const float thick = std::max(1.5F, box.w * 0.16F);
    const auto at = [&box](float x, float y) { return ImVec2{box.x + x * box.w, box.y + y * box.h}; };
    ImDrawList& list = ui.list();
    if (sign == PuzzleCard::Sign::Tick)
    {
        const std::array points{at(0.1F, 0.55F), at(0.4F, 0.85F), at(0.95F, 0.15F)};
        list.AddPolyline(points.data(), static_cast<int>(points.size()), theme::current.ink, ImDrawFlags_None, thick);
    }
    else if (sign == PuzzleCard::Sign::Cross)
    {
        list.AddLine(at(0.1F, 0.1F), at(0.9F, 0.9F), theme::current.wine, thick);
        list.AddLine(at(0.9F, 0.1F), at(0.1F, 0.9F), theme::current.wine, thick);
    }
}

/// Draws the grade as stars on the left, and the sign and the state on the right.
void draw_foot(Ui& ui, Box line, const PuzzleCard& card, float s)
{
    draw_stars(ui, line, card.grade, puzzle_grades, theme::current.wine, s);
    Letters letters{.face = Face::Bold, .size = 14 * s, .colour = theme::current.ink};
    const float sign = card.sign == PuzzleCard::Sign::None ? 0 : 12 * s;
    shrink_to_fit(letters, text_width(letters, card.state), line.w - sign - 4 * s);
    const float width = text_width(letters, card.state);
    draw_sign(ui, card.sign, {line.right() - width - sign - 4 * s, line.middle_y() - sign / 2, sign, sign});
    write_in(ui, letters, line, card.state, Align::Right);
}

/// Returns the width of the board on a card of this width: as wide as the question permits.
float board_width(float width, float s)
{
    const float room = width - (2 * card_margin + beside_board + text_beside) * s;
    return std::clamp(room, narrowest_board * s, widest_board * s);
}

float text_width_beside(float width, float s)
{
    return width - board_width(width, s) - (2 * card_margin + beside_board) * s;
}

} // namespace

float puzzle_card_height(float width, const std::string& longest_question, float scale)
{
    const float text = wrapped_height(question_letters(scale), text_width_beside(width, scale), longest_question)
                       + (facts_height + foot_height) * scale;
    return std::max(text, board_shape * board_width(width, scale) + result_height * scale) + 2 * card_margin * scale;
}

DrawnCard draw_puzzle_card(Ui& ui, Id id, const Box& box, const PuzzleCard& card, float scale)
{
    const Touch touch = ui.area(id, box);
    ui.name_item(card.name);
    if (!box.overlaps(ui.screen()))
    {
        return {touch.clicked, {}};
    }
    const float radius = 8 * scale;
    fill(ui, box, touch.hovered ? theme::current.parchment_now : theme::current.parchment_row, radius);
    outline(ui, box, theme::current.parchment_edge, touch.hovered ? 2.0F : 1.0F, radius);
    Box rest = box.inset(card_margin * scale, card_margin * scale);
    Box beside = rest.cut_left(board_width(box.w, scale), beside_board * scale);
    const Box board = beside.cut_top(board_shape * beside.w);
    if (card.stars > 0)
    {
        Box line = beside.cut_bottom(result_height * scale);
        draw_stars(ui, line, card.stars, max_stars, theme::current.ink, scale);
        write_in(ui, {.size = 14 * scale, .colour = theme::current.ink}, line, card.time, Align::Left);
    }
    draw_foot(ui, rest.cut_bottom(foot_height * scale), card, scale);
    write_in(ui, facts_letters(scale), rest.cut_bottom(facts_height * scale), card.facts, Align::Left);
    write_wrapped(ui, question_letters(scale), rest, card.question);
    if (touch.focused)
    {
        focus_ring(ui, box, radius);
    }
    return {touch.clicked, board};
}

} // namespace elgrande::screens
