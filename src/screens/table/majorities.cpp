#include "screens/table/majorities.hpp"

#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"
#include "board/marks.hpp"
#include "screens/help/topics.hpp"
#include "screens/model/colours.hpp"
#include "screens/model/majority.hpp"
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

constexpr float least_row = 26;
constexpr float most_row = 34;
constexpr float head = 24;  ///< height above the rows, for the marks of the owners
constexpr float rim = 4;    ///< of the sheet around the rows
constexpr float board = 46; ///< width of the column of scoreboards
constexpr float widest_cell = 84;
constexpr float least_name = 112;
constexpr float black_column = 36; ///< for a number and a rank: black caballeros score no points

float row_height(float touched, float wanted)
{
    return std::max(wanted, touched);
}

float height_of(float row, int rows)
{
    return head + static_cast<float>(rows) * row + 2 * rim;
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

/// The layout of the columns. The names of places take the width that the others leave.
struct Columns
{
    int players;
    float black; ///< the column of black caballeros, the last one; 0 if there are none
    float cell;
    float name;

    Columns(float width, const PlayerView& view)
        : players(view.owner_count()), black(has_colonies(view.setup) ? black_column : 0),
          cell(std::min(widest_cell, (width - least_name - board - black) / static_cast<float>(players))),
          name(width - board - black - cell * static_cast<float>(players))
    {
    }

    Box of(const Box& row, int owner) const
    {
        return {row.x + name + board + static_cast<float>(owner) * cell, row.y, owner < players ? cell : black, row.h};
    }

    /// Where the number begins in a cell.
    static float begin(const Box& cell) { return cell.x + std::max(0.0F, (cell.w - 58) / 2); }
};

/// A coin with the number of a rank: gold for the first.
void draw_rank(Ui& ui, const ImVec2& at, int rank)
{
    constexpr float radius = 8;
    const Paint coin = rank == 1   ? theme::current.gilt
                       : rank == 2 ? theme::current.parchment_bright
                                   : theme::current.parchment_row;
    ui.list().AddCircleFilled(at, radius, coin);
    ui.list().AddCircle(at, radius, theme::current.parchment_edge, 0, rank == 1 ? 1.6F : 1.0F);
    write_in(ui, {.face = Face::Bold, .size = 12.5F, .colour = rank == 1 ? theme::current.on_gilt : theme::current.ink},
             {at.x - radius, at.y - radius, 2 * radius, 2 * radius}, std::to_string(rank));
}

/// Draws a cell: the caballeros with the standard-bearer's flag above them, the grande, and the rank with its points.
void draw_majority(Ui& ui, const Box& cell, const Majority& majority, record::Colour colour, bool ranks)
{
    const auto wood = static_cast<int>(colour);
    const float middle = cell.middle_y();
    const float x = Columns::begin(cell);
    if (majority.caballeros > 0)
    {
        write_in(ui, {.face = Face::Bold, .size = 18, .colour = theme::of(colour).on_paper}, {x, cell.y, 18, cell.h},
                 std::to_string(majority.caballeros));
    }
    if (majority.bearer)
    {
        board::draw_flag(board::Pen(&ui.list(), {x, middle + 4}, 1), {0, 0}, wood, {}, 9);
    }
    if (majority.grande)
    {
        board::draw_grande(board::Pen(&ui.list(), {x + 24, middle + 10}, 0.48F), {0, 0}, wood, {});
    }
    if (ranks && majority.rank > 0)
    {
        draw_rank(ui, {x + (cell.w > black_column ? 39.0F : 26.0F), middle}, majority.rank);
    }
    if (ranks && majority.points)
    {
        write_in(ui, {.size = 15, .colour = theme::current.ink}, {x + 48, cell.y, 18, cell.h},
                 std::to_string(*majority.points), Align::Left);
    }
}

/// Draws the name on the colour that the place has on the map, with a crown if the King is there.
void draw_name(Ui& ui, Box box, const TableModel& shown, Place place)
{
    ui.list().AddRectFilled({box.x, box.y + 1}, {box.right(), box.bottom() - 1}, theme::land(index(place)), 3);
    box = box.inset(7, 0);
    if (shown.view.king == place)
    {
        const Box crown = box.cut_right(17, 2);
        board::draw_crown(board::Pen(&ui.list(), {crown.middle_x(), crown.middle_y()}, 1), {0, 0}, 17,
                          theme::current.gilt, theme::current.ink);
    }
    write_in(ui, {.face = Face::Bold, .size = 15.5F, .colour = theme::current.ink}, box,
             as_heading(words::place(shown.localizer, shown.view.setup.edition, place)), Align::Left);
}

void draw_place(Ui& ui, const Box& row, const TableModel& shown, Place place, const Columns& columns)
{
    const PlayerView& view = shown.view;
    Box rest = row;
    draw_name(ui, rest.cut_left(columns.name), shown, place);
    write_in(ui, {.face = Face::Bold, .size = 14.5F, .colour = theme::current.wine_dark}, rest.cut_left(board),
             words::score_values(view.values[index(place)]));
    if (!majority_of(view, place, 0))
    {
        write_in(ui, {.face = Face::Italic, .size = 15, .colour = theme::current.ink_label}, rest,
                 shown.localizer.text(Key::TableCovered));
        return;
    }
    int column = 0;
    for (const Seat owner : owners_of(view))
    {
        draw_majority(ui, columns.of(row, column++), *majority_of(view, place, owner), shown.colour(owner),
                      shown.ranks);
    }
}

} // namespace

float least_majorities(float touched, int rows)
{
    return height_of(row_height(touched, least_row), rows);
}

float most_majorities(float touched, int rows)
{
    return height_of(row_height(touched, most_row), rows);
}

std::optional<Spot> MajorityTable::draw(Ui& ui, const Box& box, const TableModel& shown, std::span<const Spot> lit,
                                        Place under, Explainer& explainer)
{
    pointed_ = Place::Nowhere;
    lit_ = Place::Nowhere;
    fill(ui, box.moved(2, 2), rgb(0x000000, 0.3F), 8);
    fill(ui, box, theme::current.parchment_row, 8);
    outline(ui, box, theme::current.parchment_edge, 1, 8);
    Box rest = box.inset(rim, rim);
    const std::vector<Seat> owners = owners_of(shown.view);
    const Columns columns(rest.w, shown.view);
    const Box top = rest.cut_top(head);
    for (std::size_t i = 0; i < owners.size(); ++i)
    {
        const Box cell = columns.of(top, static_cast<int>(i));
        board::draw_mark(board::Pen(&ui.list(), {Columns::begin(cell) + 9, cell.middle_y()}, 1), {0, 0}, 15,
                         static_cast<int>(shown.colour(owners[i])));
    }
    const std::span<const Place> rows = places(shown.view.setup);
    const float height = rest.h / static_cast<float>(rows.size());
    std::optional<Spot> chosen;
    for (const Place place : rows)
    {
        const auto i = static_cast<int>(place);
        const Spot spot{Spot::Kind::Place, 0, place};
        const Box row = rest.cut_top(height);
        const Touch touch = ui.area(id_of("majorities", i), row);
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
        if (touch.explained)
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
