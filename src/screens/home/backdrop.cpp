#include "screens/home/backdrop.hpp"

#include "board/colour.hpp"
#include "rules/complete.hpp"
#include "ui/shape.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace elgrande::screens
{

namespace
{

/// The pieces of a region in a game of five: caballeros by seat, and the seat of the Grande, or −1.
struct Settlers
{
    std::array<std::uint8_t, board::seat_count> caballeros;
    int grande;
};

constexpr auto settlers = table_of<Settlers, board::region_count>(
    Settlers{{3, 0, 1, 2, 0}, -1}, Settlers{{0, 4, 2, 0, 1}, 1}, Settlers{{1, 0, 3, 0, 3}, 2},
    Settlers{{2, 1, 0, 4, 0}, 3}, Settlers{{4, 2, 0, 1, 3}, 0}, Settlers{{1, 3, 4, 2, 1}, -1},
    Settlers{{0, 1, 0, 3, 2}, -1}, Settlers{{2, 0, 1, 0, 4}, 4}, Settlers{{0, 2, 3, 1, 0}, -1});
constexpr int royal_region = 5;
constexpr Settlers in_castillo{{2, 1, 0, 3, 1}, -1};

} // namespace

bool Backdrop::draw(Ui& ui, const Box& free, int settled)
{
    scene_.seats = settled > 0 ? board::seat_count : 0;
    scene_.caballeros = {};
    scene_.grande.fill(-1);
    for (int region = 0; region < settled; ++region)
    {
        const auto at = static_cast<std::size_t>(region);
        std::copy(settlers[at].caballeros.begin(), settlers[at].caballeros.end(), scene_.caballeros[at].begin());
        if (settlers[at].grande >= 0)
        {
            scene_.grande[static_cast<std::size_t>(settlers[at].grande)] = region;
        }
    }
    scene_.castillo.reset();
    if (settled > 0)
    {
        std::copy(in_castillo.caballeros.begin(), in_castillo.caballeros.end(), scene_.castillo.emplace().begin());
    }
    scene_.king = settled > royal_region ? royal_region : -1;
    scene_.candle = theme::current.candle;
    // Sheets and titles would cut names and shields in two.
    scene_.has_scoreboards = false;
    scene_.names = board::no_names();
    board_.place(ui.screen(), free, 1);
    board_.draw(ui, scene_);
    return board_.visible();
}

void darken(Ui& ui, const Box& box, float from, float to, bool downwards)
{
    const ImU32 first = faded(board::ink::empty, from);
    const ImU32 last = faded(board::ink::empty, to);
    ui.list().AddRectFilledMultiColor({box.x, box.y}, {box.right(), box.bottom()}, first, downwards ? first : last,
                                      last, downwards ? last : first);
}

void draw_sheet(Ui& ui, const Box& box)
{
    shadow(ui, box, 12, 10);
    wood(ui, box);
    outline(ui, box, theme::current.wood_edge, 3, 3);
    outline(ui, box.inset(4, 4), faded(theme::current.gilt, 0.8F), 1.2F, 3);
}

SheetPage draw_sheet_page(Ui& ui, Backdrop& backdrop, std::string_view title, std::string_view close, float width,
                          float length)
{
    const Box& screen = ui.screen();
    const bool wide = ui.shape() == Shape::Wide;
    if (backdrop.draw(ui, screen))
    {
        darken(ui, screen, 0.62F, 0.62F, true);
    }
    const float edge = wide ? 20.0F : 8.0F;
    const float breadth = std::min(screen.w - 2 * edge, width);
    const float rim_x = wide ? 24.0F : 16.0F;
    const float rim_y = wide ? 16.0F : 12.0F;
    const float button_height = std::max(ui.min_touch_size(), 36.0F);
    Letters letters{.face = Face::SmallCaps, .size = 26, .colour = theme::current.cream_heading};
    const Button button_close{.id = id_of("close sheet"), .label = close, .size = 17};
    const float close_width = button_width(button_close, 90);
    const bool beside = text_width(letters, title) <= breadth - 2 * rim_x - close_width - 12;
    const float wanted = length + button_height + 10 + (beside ? 0.0F : 38.0F) + 2 * rim_y;
    const Box sheet{screen.middle_x() - breadth / 2, edge, breadth, std::min(screen.h - 2 * edge, wanted)};
    draw_sheet(ui, sheet);
    Box inside = sheet.inset(rim_x, rim_y);
    Box head = inside.cut_top(button_height, 10);
    const bool pressed = button(ui, head.cut_right(close_width, 12), button_close);
    const Box line = beside ? head : inside.cut_top(30, 8);
    shrink_to_fit(letters, text_width(letters, title), line.w);
    write_in(ui, letters, line, title, Align::Left);
    return {inside, pressed || (ui.reachable() && ui.key(ImGuiKey_Escape))};
}

} // namespace elgrande::screens
