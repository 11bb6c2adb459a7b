#include "screens/table/layout_afar.hpp"

#include <algorithm>
#include <cmath>

namespace elgrande::screens
{

namespace
{

constexpr float afar_panel = 600;
constexpr float afar_margin = 12;
constexpr float afar_gap = 6;
constexpr float turn_frame = 8; ///< room for draw_turn_frame()
constexpr float two_log_lines = 60;
constexpr float modifiers_line = 24;

/// The heights of the parts that share the height of the panel.
struct Shares
{
    float seats;
    float row; ///< of the table of majorities
    float card;
    float hand;
};

constexpr Shares max_shares{236, 31, 44, 96};

/// Returns the heights for a panel in which `room` is shared. Each part gets the same share of what it could use; if
/// there is too little, seats and rows are lower, as fingers must be able to touch cards.
Shares share(float room, const PromptNeeds& needs)
{
    constexpr float between_cards = 3;
    const float touched = needs.fingers ? needs.finger + between_cards : 0;
    const auto rows = static_cast<float>(needs.rows);
    const auto cards = static_cast<float>(needs.cards);
    const auto total = [&](const Shares& each) { return each.seats + rows * each.row + cards * each.card + each.hand; };
    Shares each{160, 20, std::max(27.0F, touched), std::max(54.0F, touched)};
    const float spare = room - total(each);
    if (spare < 0)
    {
        const float part = 1 + spare / (each.seats + rows * each.row);
        each.seats *= part;
        each.row *= part;
        return each;
    }
    const float part = std::min(1.0F, spare / (total(max_shares) - total(each)));
    return {std::lerp(each.seats, max_shares.seats, part), std::lerp(each.row, max_shares.row, part),
            std::lerp(each.card, max_shares.card, part), std::lerp(each.hand, max_shares.hand, part)};
}

} // namespace

float afar_map_width(float width)
{
    return width - afar_panel;
}

float afar_prompt_bottom(const PromptNeeds& needs)
{
    constexpr float pad = 10;
    const float bar = needs.one_row ? std::max(needs.text + 0.6F * pad, needs.buttons + pad)
                                    : needs.text + needs.buttons + 2.2F * pad;
    return afar_margin + std::max(bar, needs.min_bar_height) + needs.why;
}

void lay_out_afar(TableLayout& at, float width, float height, const PromptNeeds& needs)
{
    const float touched = needs.fingers ? needs.finger : 0;
    at.from_afar = true;
    at.panel = {afar_map_width(width), 0, afar_panel, height};
    at.map = {0, 0, at.panel.x, height - two_log_lines - 2 * afar_gap};
    at.log = {afar_margin, at.map.bottom() + afar_gap, at.map.w - 2 * afar_margin, two_log_lines};

    at.prompt = {afar_margin, afar_margin, at.map.w - 2 * afar_margin, afar_prompt_bottom(needs) - afar_margin};
    at.buttons = at.prompt;

    Box rest = at.panel.inset(afar_margin, 0);
    rest.cut_top(turn_frame);
    at.round = rest.cut_top(std::max(39.0F, touched), 1);
    rest.cut_bottom(turn_frame);
    at.footer = rest.cut_bottom(std::max(34.0F, touched), afar_gap);
    const float modifiers = needs.modifiers ? modifiers_line : 0;
    const Shares each = share(rest.h - modifiers - 3 * afar_gap, needs);
    Box seats = rest.cut_top(each.seats);
    at.seat_labels = seats.cut_left(afar_names);
    seats.cut_right(needs.black ? afar_black : 0);
    at.seats = seats;
    at.majorities = rest.cut_top(static_cast<float>(needs.rows) * each.row, afar_gap);
    at.cards = rest.cut_top(static_cast<float>(needs.cards) * each.card, afar_gap);
    at.hand_heading = rest.cut_top(modifiers);
    at.hand = rest.cut_top(std::min(rest.h, each.hand), afar_gap);
}

} // namespace elgrande::screens
