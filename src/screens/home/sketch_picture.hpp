#pragma once

#include "board/flat/small_map.hpp"
#include "screens/model/saved_games.hpp"
#include "ui/ui.hpp"

#include <optional>

namespace elgrande::screens
{

/// Draws small pictures of the board: who is first in each region, and the King.
class SketchPicture
{
public:
    /// Draws the sketch into `box`. Cheap if that is out of sight.
    void draw(Ui& ui, const BoardSketch& sketch, const Box& box);

private:
    std::optional<board::SmallMap> map_; ///< created when it is first shown
};

} // namespace elgrande::screens
