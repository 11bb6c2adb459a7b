#include "screens/table/layout.hpp"

#include "board/geometry/geometry.hpp"
#include "screens/table/cards/card_rows.hpp"
#include "screens/table/cards/hand_fan.hpp"
#include "screens/table/layout_afar.hpp"
#include "screens/table/majorities.hpp"

#include <cmath>

namespace elgrande::screens
{

namespace
{

constexpr float panel_width = 486; ///< in the design, which is drawn for a screen of 1366 × 768

constexpr float chip_height = 83; ///< of a seat's chip on a phone: five lines
constexpr float above_chips = 8;  ///< room above the chips for the roundels with the order of turns

// On a large screen, cards and majorities have a column, and the log has one beside it.
constexpr float side_margin = 16;
constexpr float main_column = 500; ///< a hand of 13 cards, each wide enough for a finger
constexpr float log_column = 284;
constexpr float large_panel = main_column + log_column + 3 * side_margin;
constexpr float min_map_width = 860;

constexpr float seat_gap = 6;
constexpr float heading_height = 28;
constexpr float part_gap = 4;
constexpr float hand = 76;
constexpr float min_cards_height = 130;
constexpr float wanted_cards = 158;

constexpr float two_rows_of_hand = 133;
constexpr float line_of_log = 26;

constexpr float upright_bar = 106; ///< height of the part of an upright screen's map above Spain, for the question
constexpr float sheet_bar = 170;   ///< the same for the sheet of a lesson or puzzle, also on other wide screens

/// Returns the width of the panel: as in the design, but at most 45 % of the screen unless that is less than 420.
float panel_of(float width)
{
    return std::round(std::clamp(width * 0.45F, 420.0F, panel_width));
}

float footer_height(float touched)
{
    return std::max(30.0F, touched);
}

float large_seat(float height, float touched)
{
    return std::max(height < 1050 ? 48.0F : 54.0F, touched);
}

/// Returns the height of a large screen's main column, between the seats and the footer.
float main_height(float height, const TableContents& contents)
{
    const auto seats = static_cast<float>(contents.seats);
    const float round = std::max(44.0F, contents.min_touch_size);
    const float seat = large_seat(height, contents.min_touch_size);
    return height - round - (seats * (seat + seat_gap) - seat_gap + 8) - (footer_height(contents.min_touch_size) + 6)
           - 16;
}

/// Returns the height that cards and hand leave for the table of majorities in a large screen's main column.
float room_below_cards(float main, float cards)
{
    return main - (heading_height + cards + part_gap) - (heading_height + hand + part_gap) - heading_height;
}

/// True for a wide screen whose panel is below the map.
bool has_panel_below(float width, float height)
{
    return shape_of(width, height) == Shape::Wide && is_upright(width, height);
}

/// Returns the width of the panel of a wide screen; 0 if the panel is below the map.
float panel_beside(float width, float height, const TableContents& contents)
{
    return has_panel_below(width, height) ? 0 : has_majorities(width, height, contents) ? large_panel : panel_of(width);
}

/// Returns the box of the question, and of its buttons, on a wide screen.
Box prompt_over(const Box& map, const PromptNeeds& needs)
{
    constexpr float pad = 10;
    const float bar = needs.one_row ? std::max({38.0F, needs.text + 0.6F * pad, needs.buttons + pad})
                                    : needs.text + needs.buttons + 2.2F * pad;
    return {14, 12, map.w - 28, bar + needs.why};
}

float short_panel(float width)
{
    return std::round(std::clamp(width * 0.42F, std::min(372.0F, width * 0.6F), 460.0F));
}

float hand_height(float width, const PromptNeeds& needs, bool by_finger)
{
    const int rows = needs.choosing && by_finger ? hand_rows(width, needs.finger) : 1;
    return rows == 1 ? hand : static_cast<float>(rows) * (std::max(64.0F, needs.finger) + 5) - 5;
}

/// Seats and footer are as wide as the panel. Between them, the log is beside cards, hand and majorities.
void lay_out_large(TableLayout& at, Box rest, const TableContents& contents)
{
    at.round = rest.cut_top(std::max(44.0F, contents.min_touch_size));
    const auto seats = static_cast<float>(contents.seats);
    const float seat = large_seat(at.panel.h, contents.min_touch_size);
    at.seats = rest.cut_top(seats * (seat + seat_gap) - seat_gap, 8);
    at.footer = rest.cut_bottom(footer_height(contents.min_touch_size), 6).moved(0, -8);
    rest.h -= 8;
    Box log = rest.cut_right(log_column, side_margin);
    at.log_heading = log.cut_top(std::max(heading_height, contents.min_touch_size));
    at.log = log;
    // Legible rows come first, then higher cards with their pictures.
    const float spare =
        room_below_cards(rest.h, wanted_cards) - min_majorities_height(contents.min_touch_size, contents.rows);
    const float rows = min_majorities_height(contents.min_touch_size, contents.rows) + std::clamp(spare, 0.0F, 70.0F);
    const float cards = std::clamp(room_below_cards(rest.h, 0) - rows, min_cards_height, 250.0F);
    at.cards_heading = rest.cut_top(heading_height);
    at.cards = rest.cut_top(cards, part_gap);
    at.hand_heading = rest.cut_top(heading_height);
    at.hand = rest.cut_top(std::clamp(rest.h - part_gap - heading_height - rows, hand, 110.0F), part_gap);
    at.majorities_heading = rest.cut_top(heading_height);
    at.majorities = rest.cut_top(std::min(rest.h, max_majorities_height(contents.min_touch_size, contents.rows)));
}

void lay_out_wide(TableLayout& at, float width, float height, int seats, const PromptNeeds& needs)
{
    const TableContents contents{seats, needs.fingers ? needs.finger : 0, needs.rows};
    const float panel = panel_beside(width, height, contents);
    at.map = {0, 0, width - panel, height};
    at.panel = {at.map.right(), 0, panel, height};
    at.prompt = prompt_over(at.map, needs);
    at.buttons = at.prompt;

    Box rest = at.panel.inset(side_margin, 0);
    if (has_majorities(width, height, contents))
    {
        lay_out_large(at, rest, contents);
        return;
    }
    const float seat = needs.fingers ? std::max(48.0F, needs.finger) : 48;
    at.round = rest.cut_top(needs.fingers ? std::max(44.0F, needs.finger) : 44);
    at.seats = rest.cut_top(static_cast<float>(seats) * (seat + seat_gap) - seat_gap, 8);
    at.footer = rest.cut_bottom(needs.fingers ? needs.finger : 30, 6).moved(0, -8);
    rest.h -= 8;
    at.cards_heading = rest.cut_top(heading_height);
    const float roomy = std::clamp(rest.h - 416, 0.0F, 44.0F);
    const float cards = hand_height(rest.w, needs, needs.fingers);
    const float log_heading = needs.fingers ? std::max(heading_height, needs.finger) : heading_height;
    // If touch targets need much of the height, the cards get less.
    const float below = part_gap + heading_height + cards + part_gap + log_heading;
    at.cards = rest.cut_top(std::clamp(rest.h - below, min_cards_height, wanted_cards + roomy), part_gap).inset(-10, 0);
    at.hand_heading = rest.cut_top(heading_height);
    at.hand = rest.cut_top(cards, part_gap);
    // With fingers, make the heading of the log high enough for its buttons, if the log keeps twice that height.
    at.log_heading = rest.cut_top(needs.fingers && rest.h > 3 * needs.finger ? log_heading : heading_height);
    at.log = rest;
}

/// Lays out the hand below the cards in a separate row, and the log beside the cards, narrower beside more than five.
void lay_out_hand_below(TableLayout& at, Box rest, float headings, float hand_row, bool many)
{
    at.hand = rest.cut_bottom(hand_row);
    at.hand_heading = rest.cut_bottom(heading_height);
    rest.cut_bottom(part_gap);
    Box log = rest.cut_right(std::round(rest.w * (many ? 0.28F : 0.42F)), side_margin);
    at.log_heading = log.cut_top(headings);
    at.log = log;
    at.cards_heading = rest.cut_top(headings);
    at.cards = rest;
}

/// Lays out the hand and the last lines of the log beside the cards.
void lay_out_hand_beside(TableLayout& at, Box rest, float headings, const PromptNeeds& needs)
{
    Box beside = rest.cut_right(std::round(rest.w * 0.5F), side_margin);
    at.hand_heading = beside.cut_top(heading_height);
    at.hand = beside.cut_top(hand_height(beside.w, needs, needs.fingers), part_gap);
    at.log = beside;
    at.cards_heading = rest.cut_top(headings);
    at.cards = rest;
}

/// Lays out everything below the map: the seats in two columns, cards, hand and log, and a bar with the round and the
/// footer. Spain is as wide as the screen if that leaves the cards legible; otherwise the hand moves up beside the
/// cards, if there are at most five.
void lay_out_upright(TableLayout& at, float width, float height, int seats, const PromptNeeds& needs)
{
    constexpr float above = 6; // between the map and the seats
    constexpr float below_bar = 4;
    constexpr float max_cards_height = 250;
    const float touched = needs.fingers ? needs.finger : 0;
    const float seat = std::max(48.0F, touched) + seat_gap;
    const int pairs = (seats + 1) / 2;
    const float rows = static_cast<float>(pairs) * seat - seat_gap;
    const float bar = std::max(44.0F, touched);
    const float fixed = above + rows + 8 + part_gap + bar + below_bar;
    const Box& spain = board::geometry().focus;
    const float spare = height - (needs.sheet ? sheet_bar : upright_bar) - width * spain.h / spain.w - fixed;
    const float row_of_hand = needs.fingers ? std::max(hand, touched_hand_height(needs.finger)) : hand;
    const float hand_row = part_gap + heading_height + row_of_hand;
    const bool many = needs.cards > 5;
    const bool is_below = many || spare >= min_cards_height + hand_row;
    // Beside the cards, the cards of the hand that fingers choose from lie in two rows.
    const float beside = heading_height + (needs.fingers ? two_rows_of_hand : hand + part_gap + line_of_log);
    const float least = is_below ? min_cards_height : beside;
    const float room = spare - (is_below ? hand_row : 0);
    const float headings = room >= least + heading_height ? heading_height : 0;
    const float cards = std::clamp(room - headings, least, max_cards_height);

    at.upright = true;
    Box rest{0, 0, width, height};
    at.panel = rest.cut_bottom(fixed + headings + cards + (is_below ? hand_row : 0));
    at.map = rest;
    at.prompt = prompt_over(at.map, needs);
    at.buttons = at.prompt;

    rest = at.panel.inset(side_margin, 0);
    rest.cut_top(above);
    at.seats = rest.cut_top(rows, 8);
    rest.cut_bottom(below_bar);
    Box line = rest.cut_bottom(bar, part_gap);
    at.footer = line.cut_right(std::round(line.w * 0.56F), side_margin);
    at.round = line;
    if (is_below)
    {
        lay_out_hand_below(at, rest, headings, row_of_hand, many);
    }
    else
    {
        lay_out_hand_beside(at, rest, headings, needs);
    }
}

/// Lays out the part of a phone's screen that scrolls, and sets TableLayout::lower_length. Cards and what follows them
/// begin below `top`.
void lay_out_lower(TableLayout& at, const PromptNeeds& needs, bool with_seats, float top = 0)
{
    const float width = at.lower.w;
    float y = top;
    const auto next = [&](float height, float below)
    {
        const Box box{10, y, width - 20, height};
        y += height + below;
        return box;
    };
    if (with_seats)
    {
        y += above_chips;
        at.seats = next(chip_height, 4);
    }
    // Two rows of cards if both are in sight at once. They have no heading, as the question says what they are.
    const bool two_rows = needs.taking && at.shape == Shape::Tall && at.lower.h >= min_two_rows_height;
    at.cards_heading = two_rows ? Box{} : next(26, 2);
    at.cards =
        next(two_rows ? std::min(at.lower.h, max_two_rows_height) : phone_cards_length(width - 20, needs.cards), 4);
    at.hand_heading = next(26, 2);
    at.hand = next(hand_height(width - 20, needs, true), 8);
    at.footer = next(needs.finger, 6);
    at.log_heading = next(26, 0);
    at.log = next(std::max(needs.finger, needs.log), 8);
    at.lower_length = y;
}

/// Lays out question, buttons and seats at the beginning of the part that scrolls, with the cards below them.
void lay_out_scrolled_question(TableLayout& at, Box rest, float least_map, float largest_map, const PromptNeeds& needs)
{
    constexpr float peek = 40; // of what follows the buttons, so that it can be seen that there is more
    const float prompt = needs.text + needs.why + 20;
    const float end_of_buttons = prompt + 5 + needs.buttons;
    at.question_scrolls = true;
    at.map = rest.cut_top(std::round(std::clamp(rest.h - 6 - end_of_buttons - peek, least_map, largest_map)), 6);
    at.lower = rest;
    at.prompt = {10, 0, rest.w - 20, prompt};
    at.buttons = {10, prompt + 5, rest.w - 20, needs.buttons};
    lay_out_lower(at, needs, true, end_of_buttons);
}

void lay_out_tall(TableLayout& at, float width, float height, const PromptNeeds& needs)
{
    at.panel = {0, 0, width, height};
    Box rest = at.panel;
    Box bar = rest.cut_top(needs.finger);
    at.menu = bar.cut_right(needs.finger + 6);
    at.round = bar.inset(14, 0);
    const float share = height < 700 ? 0.36F : 0.385F; // leaves room for the cards below
    constexpr float below = 580;                       // everything but the log
    const float map = std::min(std::max(height * share, height - below), width * 0.86F);
    // The map is lower only if the question would not fit on the screen otherwise.
    const float question = 6 + chip_height + 5 + needs.text + needs.why + 20 + 5 + needs.buttons + 4;
    const float least = std::min(map, 0.2F * height);
    const float least_lower = height < 560 ? 60 : 0; // in a frame, a part of what scrolls must be in sight
    if (question + least_lower > rest.h - least && !needs.deck)
    {
        lay_out_scrolled_question(at, rest, least, map, needs);
        return;
    }
    at.map = rest.cut_top(std::round(std::clamp(rest.h - question, least, map)), 6);
    at.seats = rest.cut_top(chip_height, 5).inset(8, 0);
    at.prompt = rest.cut_top(needs.text + needs.why + 20, 5).inset(10, 0);
    at.buttons = rest.cut_top(needs.buttons, 4).inset(10, 0);
    at.lower = rest;
    lay_out_lower(at, needs, false);
}

void lay_out_short(TableLayout& at, float width, float height, const PromptNeeds& needs)
{
    at.map = {0, 0, width - short_panel(width), height};
    at.panel = {at.map.right(), 0, short_panel(width), height};
    Box rest = at.panel;
    Box bar = rest.cut_top(needs.finger);
    at.menu = bar.cut_right(needs.finger + 6);
    at.round = bar.inset(12, 0);
    at.prompt = rest.cut_top(needs.text + needs.why + 14, 6).inset(8, 0);
    at.buttons = rest.cut_top(needs.buttons, 6).inset(8, 0);
    at.lower = rest;
    lay_out_lower(at, needs, true);
}

} // namespace

bool has_majorities(float width, float height, const TableContents& contents)
{
    return shape_of(width, height) == Shape::Wide && !is_upright(width, height) && width - large_panel >= min_map_width
           && room_below_cards(main_height(height, contents), min_cards_height)
                  >= min_majorities_height(contents.min_touch_size, contents.rows);
}

float prompt_text_width(float width, float height, const TableContents& contents)
{
    switch (shape_of(width, height))
    {
    case Shape::Tall:
        return width - 20 - 28;
    case Shape::Short:
        return short_panel(width) - 16 - 24;
    case Shape::Wide:
        break;
    }
    if (contents.from_afar)
    {
        return afar_map_width(width) - 28 - 64;
    }
    return width - panel_beside(width, height, contents) - 28 - 64;
}

float lower_width(float width, float height)
{
    const Shape shape = shape_of(width, height);
    return shape == Shape::Wide ? 0 : (shape == Shape::Tall ? width : short_panel(width)) - 20;
}

TableLayout lay_out_table(float width, float height, int seats, const PromptNeeds& needs)
{
    TableLayout at;
    at.shape = shape_of(width, height);
    switch (at.shape)
    {
    case Shape::Wide:
        if (needs.from_afar)
        {
            lay_out_afar(at, width, height, needs);
        }
        else if (has_panel_below(width, height))
        {
            lay_out_upright(at, width, height, seats, needs);
        }
        else
        {
            lay_out_wide(at, width, height, seats, needs);
        }
        break;
    case Shape::Tall:
        lay_out_tall(at, width, height, needs);
        break;
    case Shape::Short:
        lay_out_short(at, width, height, needs);
        break;
    }
    return at;
}

Box map_room(const TableLayout& at, bool sheet, bool charts)
{
    const float bar = at.from_afar ? afar_bar : 66; // from afar, room for two lines of question and two of advice
    // The colonies begin below the longest question and its advice.
    const float bar_of_charts = at.from_afar ? afar_bar_of_charts : at.upright ? 222 : 148;
    const float lesson_bar = at.from_afar ? 200 : sheet_bar;
    constexpr float rounds = 56; // the track below the map; on an upright screen it is in the panel
    const Box& spain = board::geometry().focus;
    if (at.shape == Shape::Short && at.map.w * spain.h < at.map.h * spain.w)
    {
        return at.map.inset(14, 0); // Spain is as wide as the map, and some names reach beyond it
    }
    if (at.shape != Shape::Wide)
    {
        return at.map;
    }
    const float top = sheet ? lesson_bar : charts ? bar_of_charts : at.upright ? upright_bar : bar;
    return {at.map.x, top, at.map.w, at.map.bottom() - top - (at.upright ? 0 : rounds)};
}

} // namespace elgrande::screens
