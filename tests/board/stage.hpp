#pragma once

#include "board/lettering/type.hpp"
#include "board/painter.hpp"
#include "board/raster.hpp"

#include <span>

/// An ImGui context without a window, and boards to draw in it.
namespace elgrande::board::test
{

class Stage
{
public:
    Stage(float width, float height, float density);
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    /// The whole display, with room for a bar above and the rounds below when `table`.
    View view(bool table);

    /// Draws one frame and returns its data, valid until the next.
    ImDrawData& draw(Painter& painter, const View& view, const Scene& scene, std::span<const Flight> flights = {});

private:
    ImGuiContext* context_;
};

/// The middle of a lively game of five.
Scene lively_scene();

/// Pieces, scoreboards and places that can be chosen, one of them chosen and one pointed at; open Castillo.
Scene choosing_scene();

/// Everybody has all caballeros in every region, and everything stands in one region.
Scene crowded_scene();

} // namespace elgrande::board::test
