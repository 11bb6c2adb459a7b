#include "screens/table/pile.hpp"

#include "board/flat/pieces.hpp"
#include "board/layout/cluster.hpp"

#include <algorithm>
#include <cstddef>

namespace elgrande::screens
{

Pile pile_in(const Box& box, int levels, int caballeros)
{
    constexpr float min_cube_size = 6.5F;
    // For an edge of 1: the height of a cube above and below its foot, and of a cube that stands on another.
    constexpr float rise = board::cube_rise / board::cube_size;
    constexpr float drop = board::cube_drop / board::cube_size;
    constexpr float level = rise - drop;
    const int columns = std::min(Pile::max_columns, static_cast<int>(box.w / min_cube_size));
    if (columns < 1)
    {
        return {};
    }
    Pile pile;
    pile.edge =
        std::min(box.w / static_cast<float>(columns), box.h / (rise + drop + static_cast<float>(levels - 1) * level));
    pile.count = std::min(caballeros, columns * levels);
    for (int i = 0; i < pile.count; ++i)
    {
        const int column = i % columns;
        const int below = i / columns;
        pile.feet[static_cast<std::size_t>(i)] = {box.x + (static_cast<float>(column) + 0.5F) * pile.edge,
                                                  box.bottom()
                                                      - (drop + static_cast<float>(below) * level) * pile.edge};
    }
    return pile;
}

void draw_pile(Ui& ui, const Box& box, int levels, int caballeros, record::Colour colour)
{
    const Pile pile = pile_in(box, levels, caballeros);
    for (int i = 0; i < pile.count; ++i)
    {
        // The pen enlarges a cube of the board, with its lines.
        const board::Pen pen(&ui.list(), pile.feet[static_cast<std::size_t>(i)], pile.edge / board::cube_size);
        board::draw_cube(pen, {}, static_cast<int>(colour), {}, board::cube_size);
    }
}

} // namespace elgrande::screens
