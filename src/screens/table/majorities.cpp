#include "screens/table/majorities.hpp"

#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"
#include "board/marks.hpp"
#include "screens/help/topics.hpp"
#include "screens/model/colours.hpp"
#include "screens/model/majority.hpp"
#include "screens/table/layout.hpp"
#include "screens/table/map/overseas.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr float min_row_height = 26;
constexpr float max_row_height = 34;
constexpr float header_height = 24; ///< height above the rows, for the marks of the owners
constexpr float rim = 4;            ///< margin around the rows
constexpr float board_column = 46;  ///< width of the column of scoreboards
constexpr float widest_cell = 84;
constexpr float min_name_width = 112;
constexpr float black_column = 36; ///< for a number and a rank: black caballeros score no points

float height_of(float row, int rows)
{
    return header_height + static_cast<float>(rows) * row + 2 * rim;
}

/// Returns the owners in the order of their columns.
std::vector<Seat> owners_of(const PlayerView& view)
{
    std::vector<Seat> owners;
    for (const Seat owner : view.owners_on_board())
    {
        if (owner != neutral || has_colonies(view.setup)) // in Grandissimo, neutral caballeros never count
        {
            owners.push_back(owner);
        }
    }
    return owners;
}

/// The layout of the columns. The names of places take the width that the other columns leave; if the table is read
/// from afar, the columns of players continue those of the seats.
struct Columns
{
    int players;
    float black; ///< the column of black caballeros, the last one; 0 if there are none
    float cell;
    float name;
    float scale = 1; ///< of letters and signs

    Columns(float width, const PlayerView& view)
        : players(view.owner_count()), black(has_colonies(view.setup) ? black_column : 0),
          cell(std::min(widest_cell, (width - min_name_width - board_column - black) / static_cast<float>(players))),
          name(width - board_column - black - cell * static_cast<float>(players))
    {
    }

    /// For a table that is read from afar.
    Columns(const Box& rows, const PlayerView& view)
        : players(view.owner_count()), black(has_colonies(view.setup) ? afar_black : 0),
          cell((rows.w - afar_names - black) / static_cast<float>(players)), name(afar_names - board_column),
          scale(std::min(1.25F, rows.h / static_cast<float>(places(view.setup).size()) / 20))
    {
    }

    Box of(const Box& row, int owner) const
    {
        return {row.x + name + board_column + static_cast<float>(owner) * cell, row.y, owner < players ? cell : black,
                row.h};
    }

    /// Returns the left edge of the number in a cell.
    float begin(const Box& at) const { return at.x + std::max(0.0F, (at.w - 58 * scale) / 2); }
};

/// Draws a coin with the number of a rank: a golden one for the first.
void draw_rank(Ui& ui, const ImVec2& at, int rank, float scale)
{
    const float radius = 8 * scale;
    const Paint coin = rank == 1   ? theme::current.gilt
                       : rank == 2 ? theme::current.parchment_bright
                                   : theme::current.parchment_row;
    ui.list().AddCircleFilled(at, radius, coin);
    ui.list().AddCircle(at, radius, theme::current.parchment_edge, 0, rank == 1 ? 1.6F : 1.0F);
    write_in(ui,
             {.face = Face::Bold,
              .size = (ui.from_afar() ? 15 : 12.5F) * scale,
              .colour = rank == 1 ? theme::current.on_gilt : theme::current.ink},
             {at.x - radius, at.y - radius, 2 * radius, 2 * radius}, std::to_string(rank));
}

/// Draws a cell: the number of caballeros with the standard-bearer's flag, the grande, and the rank with its points.
void draw_majority(Ui& ui, const Columns& columns, const Box& cell, const Majority& majority, record::Colour colour,
                   bool ranks)
{
    const float s = columns.scale;
    const auto wood = static_cast<int>(colour);
    const float middle = cell.middle_y();
    const float x = columns.begin(cell);
    if (majority.caballeros > 0)
    {
        write_in(ui, {.face = Face::Bold, .size = 18 * s, .colour = theme::wood_of(colour).on_paper},
                 {x, cell.y, 18 * s, cell.h}, std::to_string(majority.caballeros));
    }
    if (majority.bearer)
    {
        board::draw_flag(board::Pen(&ui.list(), {x, middle + 4 * s}, s), {0, 0}, wood, {}, 9);
    }
    if (majority.grande)
    {
        board::draw_grande(board::Pen(&ui.list(), {x + 24 * s, middle + 10 * s}, 0.48F * s), {0, 0}, wood, {});
    }
    if (ranks && majority.rank > 0)
    {
        draw_rank(ui, {x + (cell.w > columns.black ? 39.0F : 26.0F) * s, middle}, majority.rank, s);
    }
    const bool has_room = cell.right() - x >= 58 * s;
    if (ranks && majority.points && has_room)
    {
        write_in(ui, {.size = 15 * s, .colour = theme::current.ink}, {x + 48 * s, cell.y, 18 * s, cell.h},
                 std::to_string(*majority.points), Align::Left);
    }
}

/// Draws the name of a place on its colour on the map, with a crown if the King is there.
void draw_name(Ui& ui, Box box, const TableModel& shown, Place place, float scale)
{
    ui.list().AddRectFilled({box.x, box.y + 1}, {box.right(), box.bottom() - 1}, theme::region_colour(index(place)), 3);
    box = box.inset(7, 0);
    if (shown.view.king == place)
    {
        const Box crown = box.cut_right(17 * scale, 2);
        board::draw_crown(board::Pen(&ui.list(), {crown.middle_x(), crown.middle_y()}, scale), {0, 0}, 17,
                          theme::current.gilt, theme::current.ink);
    }
    const Letters style{.face = Face::Bold, .size = 15.5F * scale, .colour = theme::current.ink};
    std::string name = as_heading(words::place(shown.localizer, shown.view.setup.edition, place));
    if (0.85F * text_width(style, name) > box.w)
    {
        name = as_heading(words::short_place(shown.localizer, shown.view.setup.edition, place));
    }
    write_in(ui, style, box, name, Align::Left);
}

void draw_place(Ui& ui, const Box& row, const TableModel& shown, Place place, const Columns& columns)
{
    const PlayerView& view = shown.view;
    Box rest = row;
    draw_name(ui, rest.cut_left(columns.name), shown, place, columns.scale);
    write_in(ui, {.face = Face::Bold, .size = 14.5F * columns.scale, .colour = theme::current.wine_dark},
             rest.cut_left(board_column), words::score_values(view.values[index(place)]));
    if (!majority_of(view, place, 0))
    {
        write_in(ui, {.face = Face::Italic, .size = 15 * columns.scale, .colour = theme::current.ink_label}, rest,
                 shown.localizer.text(Key::TableCovered));
        return;
    }
    int column = 0;
    for (const Seat owner : owners_of(view))
    {
        draw_majority(ui, columns, columns.of(row, column++), *majority_of(view, place, owner), shown.colour(owner),
                      shown.ranks);
    }
}

/// Draws the marks of the owners above their columns.
void draw_header(Ui& ui, const Box& top, const TableModel& shown, const Columns& columns)
{
    int column = 0;
    for (const Seat owner : owners_of(shown.view))
    {
        const Box cell = columns.of(top, column++);
        board::draw_mark(board::Pen(&ui.list(), {columns.begin(cell) + 9, cell.middle_y()}, 1), {0, 0}, 15,
                         static_cast<int>(shown.colour(owner)));
    }
}

} // namespace

float min_majorities_height(float min_touch_size, int rows)
{
    return height_of(std::max(min_touch_size, min_row_height), rows);
}

float max_majorities_height(float min_touch_size, int rows)
{
    return height_of(std::max(min_touch_size, max_row_height), rows);
}

std::optional<Spot> MajorityTable::draw(Ui& ui, const Box& box, const TableModel& shown, std::span<const Spot> lit,
                                        Place under, Explainer& explainer)
{
    pointed_ = Place::Nowhere;
    lit_ = Place::Nowhere;
    fill(ui, box.moved(2, 2), rgb(0x000000, 0.3F), 8);
    fill(ui, box, theme::current.parchment_row, 8);
    outline(ui, box, theme::current.parchment_edge, 1, 8);
    const bool afar = ui.from_afar();
    Box rest = afar ? box : box.inset(rim, rim);
    const Columns columns = afar ? Columns(rest, shown.view) : Columns(rest.w, shown.view);
    if (!afar)
    {
        draw_header(ui, rest.cut_top(header_height), shown, columns);
    }
    const std::span<const Place> rows = places(shown.view.setup);
    const float height = rest.h / static_cast<float>(rows.size());
    std::optional<Spot> chosen;
    for (const Place place : rows)
    {
        const auto i = static_cast<int>(place);
        const Spot spot{Spot::Kind::Place, 0, place};
        const Box row = rest.cut_top(height);
        // Rows that are too low for a finger cannot be touched; the map can.
        const Touch touch = height >= ui.min_touch_size() ? ui.area(id_of("majorities", i), row) : Touch{};
        const bool pointed = touch.hovered || touch.focused;
        pointed_ = pointed ? place : pointed_;
        fill(ui, {row.x, row.y, row.w, 1}, faded(theme::current.parchment_edge, 0.3F));
        if (pointed || under == place)
        {
            lit_ = place;
            fill(ui, row, theme::current.parchment_bright, 4);
        }
        draw_place(ui, row, shown, place, columns);
        if (std::find(lit.begin(), lit.end(), spot) != lit.end())
        {
            outline(ui, row.inset(1, 1), theme::current.glow, 2, 4);
        }
        if (touch.focused)
        {
            focus_ring(ui, row, 4);
        }
        if (touch.shows_tooltip)
        {
            if (auto explanation = explanation_of(shown, board::Target::of_place(i), row))
            {
                explainer.offer(*explanation);
            }
        }
        chosen = touch.clicked ? std::optional(spot) : chosen;
    }
    return chosen;
}

} // namespace elgrande::screens
