#pragma once

#include "board/flat/small_map.hpp"
#include "screens/model/saved_games.hpp"
#include "ui/ui.hpp"

#include <optional>

namespace elgrande::screens
{

/// Draws thumbnails of boards: who is first in each region, and the King.
class SketchPicture
{
public:
    /// A `min_step` for pages with a dozen thumbnails or more: halves the number of vertices.
    static constexpr float coarse = 18;

    /// Sets the level of detail: `min_step` is as for board::SmallMap.
    explicit SketchPicture(float min_step = 11) : min_step_(min_step) {}

    /// Draws the sketch into `box`; draws nothing if that is outside the screen.
    void draw(Ui& ui, const BoardSketch& sketch, const Box& box);

private:
    float min_step_;
    std::optional<board::SmallMap> map_; ///< created when it is first shown
};

} // namespace elgrande::screens
