#pragma once

#include "board/gpu.hpp"
#include "board/scene.hpp"
#include "board/view.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

struct ImDrawList;

namespace elgrande::board
{

/// The sea, the land with its borders and the tower of the Castillo, drawn by shaders: what is lit and what is sealed
/// glows and is hatched in the land itself. Its shapes are kept by the graphics card, so a frame costs a handful of
/// calls.
class Ground
{
public:
    /// Needs an ImGui frame. Draws nothing yet.
    Ground();

    /// Puts it on the list, to be drawn when ImGui draws the list. This must live until then.
    void draw(ImDrawList* list, const View& view, const Scene& scene);

    /// Why it cannot be drawn (known after the first frame in which it failed); empty while all is well.
    const std::string& trouble() const { return trouble_; }

private:
    struct Look
    {
        int lit;     ///< bit r: region r
        int hovered; ///< a region or -1
        int sealed;
        int tower; ///< bit 0: can be chosen, bit 1: hovered

        bool operator==(const Look&) const = default;
    };

    void render(const Lens& lens, const Look& look);
    void paint(const Lens& lens, const Look& look) const;
    bool make();
    void paint_tower(const Lens& lens, int look) const;
    bool make_programs();
    void chart();

    std::string trouble_;
    std::vector<float> land_rows_;  ///< x, y, kind
    std::vector<float> line_rows_;  ///< stretches: from, to, across at both ends, kind
    std::vector<float> coast_rows_; ///< stretches: from, to
    std::vector<float> border_rows_;
    Program sea_;
    Program land_;
    Program line_;
    Program tower_;
    Rows everywhere_;
    Rows land_shape_;
    Rows line_shape_;
    Rows tower_place_;
    Picture reaches_;
    Picture relief_;
    Program copy_;
    Picture picture_; ///< as it was drawn last: most frames change something else
    std::optional<std::pair<Lens, Look>> kept_;
};

} // namespace elgrande::board
