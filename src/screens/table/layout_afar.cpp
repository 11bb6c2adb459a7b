#include "screens/table/layout_afar.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

constexpr float panel_width = 600;
constexpr float margin = 12;
constexpr float gap = 6;
constexpr float log_lines = 60; ///< height of two lines
constexpr float heading = 24;

/// The heights of the parts that share the height of the panel.
struct Shares
{
    float seats;
    float row; ///< of the table of majorities
    float card;
    float hand;
};

constexpr Shares least{148, 20, 27, 54};
constexpr Shares most{220, 31, 44, 96};

float between(float from, float to, float part)
{
    return from + (to - from) * part;
}

/// Returns the heights for a panel in which `room` is shared; each part gets the same share of what it could use.
Shares share(float room, const PromptNeeds& needs)
{
    const auto rows = static_cast<float>(needs.rows);
    const auto cards = static_cast<float>(needs.cards);
    const auto total = [&](const Shares& each) { return each.seats + rows * each.row + cards * each.card + each.hand; };
    const float part = std::clamp((room - total(least)) / (total(most) - total(least)), -0.3F, 1.0F);
    return {between(least.seats, most.seats, part), between(least.row, most.row, part),
            between(least.card, most.card, part), between(least.hand, most.hand, part)};
}

} // namespace

float afar_map_width(float width)
{
    return width - panel_width;
}

void lay_out_afar(TableLayout& at, float width, float height, const PromptNeeds& needs)
{
    const float touched = needs.fingers ? needs.finger : 0;
    at.from_afar = true;
    at.panel = {afar_map_width(width), 0, panel_width, height};
    at.map = {0, 0, at.panel.x, height - log_lines - 2 * gap};
    at.log = {margin, at.map.bottom() + gap, at.map.w - 2 * margin, log_lines};

    constexpr float pad = 10;
    const float bar = needs.one_row ? std::max(needs.text + 0.6F * pad, needs.buttons + pad)
                                    : needs.text + needs.buttons + 2.2F * pad;
    at.prompt = {margin, margin, at.map.w - 2 * margin, bar + needs.why};
    at.buttons = at.prompt;

    Box rest = at.panel.inset(margin, 0);
    at.round = rest.cut_top(std::max(42.0F, touched), 2);
    rest.cut_bottom(8);
    at.footer = rest.cut_bottom(std::max(34.0F, touched), gap);
    const float modifiers = needs.modifiers ? heading : 0;
    const Shares each = share(rest.h - modifiers - 3 * gap, needs);
    Box seats = rest.cut_top(each.seats);
    at.seat_labels = seats.cut_left(afar_names);
    seats.cut_right(needs.black ? afar_black : 0);
    at.seats = seats;
    at.majorities = rest.cut_top(static_cast<float>(needs.rows) * each.row, gap);
    at.cards = rest.cut_top(static_cast<float>(needs.cards) * each.card, gap);
    at.hand_heading = rest.cut_top(modifiers);
    at.hand = rest.cut_top(std::min(rest.h, each.hand), gap);
}

} // namespace elgrande::screens
