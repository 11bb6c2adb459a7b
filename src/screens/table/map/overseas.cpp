#include "screens/table/map/overseas.hpp"

#include "board/grandissimo/figures.hpp"
#include "board/overseas/coins.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace elgrande::screens
{

namespace
{

int owner_or_none(Seat owner)
{
    return owner == nobody ? -1 : owner;
}

board::Coin coin_of(Disc disc)
{
    return disc == Disc::Gold ? board::Coin::Gold : disc == Disc::Wares ? board::Coin::Wares : board::Coin::None;
}

} // namespace

board::Overseas overseas_of(const PlayerView& view)
{
    board::Overseas shown;
    shown.shown = has_colonies(view.setup);
    if (!shown.shown)
    {
        return shown;
    }
    const Colonies& colonies = view.colonies;
    std::transform(colonies.french.begin(), colonies.french.end(), shown.french.begin(), owner_or_none);
    std::transform(colonies.french_disc.begin(), colonies.french_disc.end(), shown.french_coin.begin(), coin_of);
    shown.captain = owner_or_none(colonies.captain);
    shown.viceroy = owner_or_none(colonies.viceroy);
    shown.carriers = colonies.carriers;
    shown.unclaimed = colonies.unclaimed;
    shown.table = is_on_board(colonies.table) ? static_cast<int>(colonies.table) : -1;
    shown.table_spaces = table_spaces(view.setup);
    shown.on_table = colonies.on_table;
    shown.inquisitor = owner_or_none(colonies.inquisitor);
    return shown;
}

board::Grandissimo grandissimo_of(const PlayerView& view)
{
    board::Grandissimo shown;
    shown.shown = is_grandissimo(view.setup);
    if (!shown.shown)
    {
        return shown;
    }
    const Grandissimo& grand = view.grand;
    shown.ship = has_part(view.setup, Part::Ships);
    shown.prison = has_part(view.setup, Part::Prison);
    shown.prisoners = grand.prison;
    shown.aside = {grand.characters[queen] == nobody, grand.characters[jester] == nobody,
                   has_part(view.setup, Part::Inquisitor) && grand.inquisitor == nobody};
    shown.tokens = shown.ship ? ship_tokens - std::popcount(grand.tokens) : 0;
    return shown;
}

bool has_figures(const PlayerView& view, Seat holder)
{
    if (has_colonies(view.setup) && view.colonies.inquisitor == holder)
    {
        return true;
    }
    const Grandissimo& grand = view.grand;
    return is_grandissimo(view.setup)
           && (grand.inquisitor == holder || (grand.tokens >> holder & 1U) != 0
               || std::count(grand.characters.begin(), grand.characters.end(), holder) > 0);
}

std::string as_heading(std::string name)
{
    // Names in lower case begin with an article or a common noun, in ASCII; all others are capitalized already.
    if (!name.empty() && name.front() >= 'a' && name.front() <= 'z')
    {
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    }
    return name;
}

// The offsets from here on follow the layout in seat_rows.cpp; change both.

void draw_court(Ui& ui, const Box& box, Shape shape, const PlayerView& view, Seat holder)
{
    const bool is_row = shape == Shape::Wide;
    // In a row between the numbers of court and province, on a chip at its edge. There is room for three figures and a
    // ship token.
    const float left = view.court[holder] > 9 ? 155.0F : 148.0F; // leaves room for a number with two digits
    Vec foot = is_row ? Vec{box.x + left, box.bottom() - 4} : Vec{box.x + 6, box.y + 76};
    const float size = is_row ? 0.34F : 0.3F;
    const Grandissimo& grand = view.grand;
    for (const auto& [figure, owner] : {std::pair(board::Figure::Queen, grand.characters[queen]),
                                        std::pair(board::Figure::Jester, grand.characters[jester]),
                                        std::pair(board::Figure::Inquisitor, grand.inquisitor)})
    {
        if (owner == holder)
        {
            board::draw_figure(board::Pen(&ui.list(), foot, size), {}, figure);
            foot.x += 33 * size;
        }
    }
    if ((grand.tokens >> holder & 1U) != 0)
    {
        board::draw_ship_token(board::Pen(&ui.list(), {foot.x, foot.y - 12 * size}, 1.4F * size), {});
    }
}

void draw_inquisitor(Ui& ui, const Box& box, Shape shape)
{
    // In a row beside the number of the court and below its label, on a chip at its edge.
    const bool is_row = shape == Shape::Wide;
    const Vec foot = is_row ? Vec{box.x + 165, box.bottom() - 5} : Vec{box.x + 1.5F, box.y + 64};
    board::draw_inquisitor(board::Pen(&ui.list(), foot, is_row ? 0.34F : 0.36F), {});
}

} // namespace elgrande::screens
