#pragma once

#include "board/geometry/geometry.hpp"
#include "board/lettering/type.hpp"
#include "board/painter.hpp"
#include "support/canvas/letters.hpp"

#include <functional>
#include <optional>
#include <span>

/// Draws boards in an ImGui context without a window.
namespace elgrande::board::test
{

/// `region` is 0 … 8.
inline const RegionShape& region_shape(int region)
{
    return geometry().regions[static_cast<std::size_t>(region)];
}

/// True if `box` lies in `outer`, apart from 0.6 units at its edges.
inline bool is_within(const Box& outer, const Box& box)
{
    return outer.grown(0.6F).contains({box.x, box.y}) && outer.grown(0.6F).contains({box.right(), box.bottom()});
}

/// An ImGui context with the game's typefaces, and a canvas of OpenGL ES for tests that read pixels.
class Stage
{
public:
    /// The size of the display is in ImGui's units, with `density` pixels each.
    Stage(float width, float height, float density);
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    /// Returns the view of the whole display, with room for a bar above and the round track below if `table`.
    View view(bool table);

    /// Makes one frame and returns its data, valid until the next one; renders nothing.
    ImDrawData& draw(Painter& painter, const View& view, const Scene& scene, std::span<const Flight> flights = {});

    /// Renders frames until the board is complete and returns the picture. Throws if a shader fails.
    testing::Picture picture(Painter& painter, const View& view, const Scene& scene,
                             std::span<const Flight> flights = {});

    /// Renders frames until the board is complete and calls `on_letter` for each letter of the last one.
    void read_letters(Painter& painter, const View& view, const Scene& scene,
                      const std::function<void(const testing::Letter&)>& on_letter);

private:
    ImDrawData& complete(Painter& painter, const View& view, const Scene& scene, std::span<const Flight> flights);

    ImGuiContext* context_;
    std::optional<testing::Canvas> canvas_; ///< made when a test first renders
};

/// Returns the manner as words for messages of failures.
const char* name_of(Painter::Manner manner);

/// Returns a scene in the middle of a lively game of five.
Scene lively_scene();

/// Returns a scene with pieces, scoreboards and places that can be chosen, one of them selected and one hovered, and an
/// open Castillo.
Scene choosing_scene();

/// Returns a scene with everybody's caballeros in every region, and all other pieces in one region.
Scene crowded_scene();

} // namespace elgrande::board::test
