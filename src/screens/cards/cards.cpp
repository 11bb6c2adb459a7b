#include "screens/cards/cards.hpp"

#include "screens/cards/card_picture.hpp"
#include "screens/model/colours.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace elgrande::screens
{

namespace
{

constexpr float rim = 4;   ///< width of the paper around the picture
constexpr float band = 18; ///< height of the band with the name of the player who took the card

/// Draws the number of caballeros that the card places, or the value of an own card, in a dark roundel over the upper
/// right corner, below the name of the player who took the card.
void draw_limit(Ui& ui, const Box& box, int number, bool taken, float s)
{
    const float r = 12.5F * s;
    const float edge = 2 * s;
    const ImVec2 at{box.right() - r - edge, box.y + r + (taken ? (rim + band) * s : edge)};
    ui.list().AddCircleFilled(at, r, theme::current.night);
    ui.list().AddCircle(at, r, theme::current.cream_heading, 0, 1.2F * s);
    board::draw_text(&ui.list(), {at.x, at.y}, std::to_string(number),
                     {.face = Face::Bold,
                      .size = (number < 100 ? 17.0F : 13.0F) * s,
                      .colour = theme::current.cream_title,
                      .align = board::Align::Centre,
                      .anchor = board::Anchor::Middle});
}

/// Draws the number of caballeros that an own card brings to the court, over the upper left corner of its picture.
void draw_recruits(Ui& ui, const Box& picture, const ActionCard& face, float s)
{
    const Box plate{picture.x + 2 * s, picture.y + 2 * s, 30 * s, 17 * s};
    fill(ui, plate, faded(theme::current.parchment_bright, 0.92F), 5 * s);
    outline(ui, plate, theme::current.card_edge, 1, 5 * s);
    draw_cube(ui, plate.x + 9 * s, plate.middle_y(), 9 * s, face.colour);
    write_in(ui, {.face = Face::Bold, .size = 13 * s, .colour = theme::current.ink},
             {plate.x + 15 * s, plate.y, plate.w - 16 * s, plate.h}, std::to_string(face.recruits));
}

/// Draws the gold and wares of a card of the seventh stack in the upper left corner of its picture.
void draw_discs(Ui& ui, const Box& picture, const Card& row, float s)
{
    const float r = 8 * s;
    for (int i = 0; i < row.gold + row.wares; ++i)
    {
        const bool gold = i < row.gold;
        const ImVec2 at{picture.x + 3 * s + r + static_cast<float>(i) * 2.2F * r, picture.y + 3 * s + r};
        ui.list().AddCircleFilled(at, r, gold ? rgb(0xffcf4a) : rgb(0x9c5b2e));
        ui.list().AddCircle(at, r, theme::current.night, 0, 1.2F * s);
        ui.list().AddCircle(at, 0.66F * r, gold ? rgb(0x8a6420) : rgb(0xd9b48c), 0, 1.2F * s);
    }
}

/// Draws a band with the name of the player who took the card over its picture.
void draw_taken(Ui& ui, const Box& box, const ActionCard& face, float s)
{
    ui.list().AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, face.taken_colour, 5 * s,
                            ImDrawFlags_RoundCornersTop);
    fill(ui, {box.x, box.bottom() - 1, box.w, 1}, rgb(0xffffff, 0.35F));
    write_in(ui, {.face = Face::Bold, .size = 13.5F * s, .colour = face.taken_print}, box.inset(3 * s, 0),
             face.taken_by);
}

constexpr float min_letter_size = 8.5F;                ///< smaller ones are illegible
constexpr float letter_size = 14;                      ///< at scale 1, in CSS pixels
constexpr float min_picture_share = 0.36F;             ///< height of a picture, as a part of its card's height
constexpr float min_picture_share_of_wide_card = 0.2F; ///< the same for a card that is hardly higher than wide
constexpr float margin = 4;                            ///< beside the text
constexpr float min_margin = 1;                        ///< beside a word that needs more width: the paper is narrow

/// Vertical gaps: between picture and text, between title and line, and below.
constexpr float above_words = 3;
constexpr float between_words = 1;
constexpr float below_words = 4;

float height_of(const CardLetters& letters, const ActionCard& face)
{
    return wrapped_height(letters.title, letters.width, face.title) + between_words * face.text
           + wrapped_height(letters.line, letters.width, face.line);
}

void write_words(Ui& ui, const Box& box, float top, const ActionCard& face, const CardLetters& letters)
{
    const float s = face.text;
    if (!letters.fit)
    {
        ui.note_cut(face.title + ": " + face.line);
    }
    // Lower than the top, as cards with little text lie beside cards with much text.
    const float y = top + std::max(0.0F, (box.bottom() - below_words * s - top - letters.height) * 0.4F);
    const Box at{box.middle_x() - letters.width / 2, y, letters.width, 0};
    const float used = write_wrapped(ui, letters.title, at, face.title, Align::Centre);
    write_wrapped(ui, letters.line, at.moved(0, used + between_words * s), face.line, Align::Centre);
}

} // namespace

CardLetters letters_of(const Box& box, const ActionCard& face)
{
    const float s = face.text;
    const float width = box.w - 2 * min_margin * s;
    CardLetters letters{.title = {.face = Face::Bold, .size = letter_size * s, .colour = theme::current.ink},
                        .line = {.size = letter_size * s, .colour = theme::current.ink_soft}};
    // Small cards use smaller letters, so that no word leaves the card.
    const float title = widest_word(letters.title, face.title);
    const float line = widest_word(letters.line, face.line);
    shrink_to_fit(letters.title, title, width);
    shrink_to_fit(letters.line, line, width);
    letters.width = std::clamp(std::max(title, line), box.w - 2 * margin * s, width);
    const float picture = box.h < 1.2F * box.w ? min_picture_share_of_wide_card : min_picture_share;
    const float room = box.h * (1 - picture) - (rim + above_words + below_words) * s;
    letters.height = height_of(letters, face);
    while (letters.height > room && letters.line.size > min_letter_size)
    {
        letters.title.size -= 0.5F;
        letters.line.size -= 0.5F;
        letters.height = height_of(letters, face);
    }
    letters.fit = letters.height <= room && std::min(letters.title.size, letters.line.size) >= min_letter_size;
    return letters;
}

float picture_height(const Box& box, const CardLetters& letters, float scale)
{
    return std::round(box.h - letters.height - (rim + above_words + below_words) * scale);
}

void draw_action_card(Ui& ui, const Box& box, const ActionCard& face)
{
    const float s = face.text;
    const Card& row = card(face.card);
    const Paint paper = face.hovered ? theme::current.parchment_bright : theme::current.parchment;
    const CardLetters letters = face.letters ? *face.letters : letters_of(box, face);
    shadow(ui, box, 4 * s, 8 * s);
    fill(ui, box, paper, 8 * s);
    outline(ui, box, theme::current.card_edge, 1.2F, 8 * s);
    const float tall = face.picture > 0 ? face.picture : picture_height(box, letters, s);
    Box picture{box.x + rim * s, box.y + rim * s, box.w - 2 * rim * s, tall};
    const bool taken = !face.taken_by.empty();
    const Box name = picture.cut_top(taken ? band * s : 0);
    draw_card_picture(ui, row, picture, 5 * s, paper);
    if (face.recruits >= 0)
    {
        draw_recruits(ui, picture, face, s);
    }
    draw_discs(ui, picture, row, s);
    write_words(ui, box, picture.bottom() + above_words * s, face, letters);
    if (taken)
    {
        fill(ui, box, faded(theme::current.card_veil, face.over ? 1.0F : 0.0F), 8 * s);
        draw_taken(ui, name, face, s);
    }
    if (const int number = face.bid > 0 ? face.bid : row.places; number > 0)
    {
        draw_limit(ui, box, number, taken, s);
    }
    if (face.lit || face.owned)
    {
        glow_ring(ui, box, 8 * s, face.lit ? s : 0.6F * s);
    }
    if (face.focused)
    {
        focus_ring(ui, box, 8 * s);
    }
}

void draw_card_line(Ui& ui, const Box& box, const ActionCard& face)
{
    const Card& row = card(face.card);
    const float size = std::min(20.5F, 0.66F * box.h);
    const float radius = 6;
    const Paint paper = face.hovered ? theme::current.parchment_bright : theme::current.parchment;
    fill(ui, box.moved(1.5F, 1.5F), rgb(0x000000, 0.3F), radius);
    fill(ui, box, paper, radius);
    outline(ui, box, theme::current.card_edge, 1.2F, radius);
    Box rest = box.inset(6, 3);
    const Box number = rest.cut_left(rest.h + 6, 4);
    Box picture = rest.cut_left(rest.h * picture_shape, 8);
    draw_card_picture(ui, row, picture, 4, paper);
    draw_discs(ui, picture, row, 0.7F);
    if (!face.taken_by.empty())
    {
        const Letters letters{.face = Face::Bold, .size = size, .colour = face.taken_print};
        const Box name = rest.cut_right(std::min(0.3F * box.w, text_width(letters, face.taken_by) + 20), 6);
        fill(ui, name, face.taken_colour, 4);
        write_in(ui, letters, name.inset(4, 0), face.taken_by);
    }
    if (face.recruits >= 0)
    {
        const std::string recruits = std::to_string(face.recruits);
        const Letters letters{.face = Face::Bold, .size = size, .colour = theme::current.ink};
        draw_cube(ui, rest.x + 7, rest.middle_y(), 13, face.colour);
        rest.cut_left(18);
        write_in(ui, letters, rest.cut_left(text_width(letters, recruits), 8), recruits);
    }
    const Letters title{.face = Face::Bold, .size = size, .colour = theme::current.ink};
    const Letters line{.size = size, .colour = theme::current.ink_soft};
    const float titled = text_width(title, face.title);
    if (titled + 8 + text_width(line, face.line) <= rest.w)
    {
        write_in(ui, title, rest.cut_left(titled + 1, 7), face.title, Align::Left);
    }
    write_in(ui, line, rest, face.line, Align::Left);
    if (face.over)
    {
        fill(ui, box, theme::current.card_veil, radius);
    }
    if (const int printed = face.bid > 0 ? face.bid : row.places; printed > 0)
    {
        const float r = 0.5F * number.h;
        ui.list().AddCircleFilled({number.middle_x(), number.middle_y()}, r, theme::current.night);
        write_in(ui, {.face = Face::Bold, .size = size, .colour = theme::current.cream_title}, number,
                 std::to_string(printed));
    }
    if (face.lit || face.owned)
    {
        glow_ring(ui, box, radius, face.lit ? 0.8F : 0.6F);
    }
    if (face.focused)
    {
        focus_ring(ui, box, radius);
    }
}

void draw_cube(Ui& ui, float x, float y, float size, record::Colour colour)
{
    const theme::Wood wood = theme::wood_of(colour);
    const float h = size / 2;
    const float k = size * 0.28F;
    ImDrawList& list = ui.list();
    const ImVec2 top[] = {{x - h, y - h + k}, {x, y - h}, {x + h, y - h + k}, {x, y - h + 2 * k}};
    const ImVec2 left[] = {{x - h, y - h + k}, {x, y - h + 2 * k}, {x, y + h + k}, {x - h, y + h}};
    const ImVec2 right[] = {{x + h, y - h + k}, {x + h, y + h}, {x, y + h + k}, {x, y - h + 2 * k}};
    list.AddConvexPolyFilled(top, 4, wood.lit);
    list.AddConvexPolyFilled(left, 4, wood.face);
    list.AddConvexPolyFilled(right, 4, wood.shade);
}

void draw_power_card(Ui& ui, const Box& box, const PowerCard& face)
{
    const theme::Wood wood = theme::wood_of(face.colour);
    const bool gone = face.used && !face.lit && !face.lies_open;
    const float radius = 5;
    const Paint ground = gone                             ? theme::current.card_gone
                         : face.hovered || face.lies_open ? theme::current.parchment_bright
                                                          : theme::current.parchment;
    fill(ui, box.inset(-1, -1).moved(-1.5F, 1), rgb(0x000000, 0.22F), radius + 1);
    fill(ui, box, ground, radius);
    outline(ui, box, gone ? theme::current.brass : wood.face, gone ? 1.0F : 1.8F, radius);
    // The next card covers the right part: number and recruits stand at the left.
    const float left = std::min({box.w * 0.5F, box.h * 0.42F, face.visible_width - 5});
    const Box corner{box.x + 3, box.y + 3, left, box.h * 0.4F};
    Letters number{.face = Face::Bold, .size = 22, .colour = gone ? theme::current.cream_off : wood.on_paper};
    number.size *=
        std::min({1.0F, box.h * 0.34F / number.size,
                  0.96F * left / std::max(text_width(number, "10"), text_width(number, std::to_string(face.value)))});
    write_in(ui, number, corner, std::to_string(face.value));
    const float y = box.y + box.h * 0.62F;
    const float cube = std::min(10.0F, left * 0.42F);
    if (!gone)
    {
        draw_cube(ui, box.x + 5 + cube / 2, y, cube, face.colour);
    }
    write_in(
        ui,
        {.face = Face::Bold, .size = 14 * face.text, .colour = gone ? theme::current.cream_off : theme::current.ink},
        {box.x + 5 + cube, y - 8, std::max(8.0F, left - cube - 2), 16}, std::to_string(face.recruits));
    if (face.lies_open && !face.lit)
    {
        outline(ui, box.inset(-1, -1), theme::current.glow, 2, radius + 1);
    }
    if (face.lit)
    {
        glow_ring(ui, box, radius, 0.6F);
    }
    if (face.focused)
    {
        focus_ring(ui, box, radius);
    }
}

void draw_card_back(Ui& ui, const Box& box, record::Colour colour)
{
    const theme::Wood wood = theme::wood_of(colour);
    fill(ui, box, wood.face, 4);
    outline(ui, box.inset(3, 3), wood.lit, 1.2F, 3);
    draw_icon(ui, Icon::Castle, box, faded(wood.lit, 0.8F));
}

} // namespace elgrande::screens
