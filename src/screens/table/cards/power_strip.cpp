#include "screens/table/cards/power_strip.hpp"

#include "screens/help/seat_facts.hpp"
#include "screens/model/colours.hpp"
#include "screens/model/round_cards.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <string>

namespace elgrande::screens
{

void draw_power_strip(Ui& ui, const Box& box, const TableModel& shown, Seat seat)
{
    const PlayerView& view = shown.view;
    if (box.empty())
    {
        return;
    }
    if (!view.hand[seat])
    {
        const Letters style{.size = 14, .colour = theme::current.ink_soft};
        const std::string said = power_facts(shown, seat);
        const float tall = wrapped_height(style, box.w, said);
        write_wrapped(ui, style, box.centred(box.w, std::min(tall, box.h)), said);
        return;
    }
    const theme::Wood wood = theme::wood_of(shown.colour(seat));
    const Box row = box.centred(box.w, 31);
    const std::vector<int> numbers = card_numbers(cards_of_hand(view, seat));
    for (std::size_t i = 0; i < numbers.size(); ++i)
    {
        const Box card = row.column(static_cast<int>(i), power_card_count, 3);
        const bool held = (*view.hand[seat] & bit_of_power_card(numbers[i])) != 0;
        const bool lies_open = shown.bid(seat) == numbers[i];
        Letters style{.face = Face::Bold, .size = 15, .colour = wood.on_paper};
        if (lies_open)
        {
            fill(ui, card, wood.face, 3);
            style.colour = wood.print;
        }
        else if (held)
        {
            fill(ui, card.moved(1, 1), rgb(0x000000, 0.25F), 3);
            fill(ui, card, theme::current.parchment_bright, 3);
            outline(ui, card, wood.face, 1.4F, 3);
        }
        else
        {
            outline(ui, card, faded(theme::current.ink_label, 0.35F), 1, 3);
            style = {.size = 13.5F, .colour = theme::current.ink_label};
        }
        write_in(ui, style, card.inset(1, 0), std::to_string(bid_value(view.setup, numbers[i])));
    }
}

} // namespace elgrande::screens
