#pragma once

#include "board/geometry/view.hpp"
#include "board/gl/gpu.hpp"
#include "board/scene.hpp"

#include <cstddef>
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
    /// Puts it on the list, to be drawn when ImGui draws the list. This must live until then. As long as it is not
    /// ready nothing is drawn; a piece of what it needs is made instead. `layer`: 0 for the map, then the insets, each
    /// at most once in a frame.
    void draw(ImDrawList* list, const View& view, const Scene& scene, std::size_t layer = 0);

    /// Whether all that is needed was there when the last list was drawn; Busy if the next frame makes more of it.
    bool ready() const { return making_ == Making::Done; }
    bool busy() const { return making_ == Making::Busy; }

    /// Why it cannot be drawn, known after the first frame that failed; empty if there is no trouble.
    const std::string& trouble() const { return trouble_; }

private:
    struct Look
    {
        int lit;     ///< bit r: region r
        int hovered; ///< a region or -1
        int sealed;  ///< bit r: region r
        int tower;   ///< bit 0: can be chosen, bit 1: hovered
        bool candle;

        bool operator==(const Look&) const = default;
    };

    /// The next step until it is ready.
    enum class Step : std::uint8_t
    {
        Begin,
        Finish,
        Reaches,
        Relief,
        Nothing
    };

    /// A part of the ground as it was drawn last: most frames change something else.
    template <class Of>
    struct Kept
    {
        Picture picture;
        std::optional<Of> of;
    };

    /// The map or an inset.
    struct Layer
    {
        Kept<std::pair<Lens, Look>> all;
        std::array<Kept<Lens>, 4> towers; ///< by their look
    };

    static std::optional<Box> changed(const Look& before, const Look& after);
    void render(const Lens& lens, const Look& look, std::size_t layer, bool shows);
    void repaint(const Lens& lens, const Look& look, Layer& layer) const;
    void paint(const Lens& lens, const Look& look) const;
    Making make();
    void draw_tower(const Lens& lens, int look) const;
    void paint_tower(const Lens& lens, int look, Kept<Lens>& kept) const;
    void copy(const Picture& picture, Box at, Box table, bool candle) const;
    void collect_shapes();
    void begin_programs();
    void make_shapes();
    void chart_reaches();
    void chart_relief();

    std::string trouble_;
    std::optional<Making> making_;
    Step step_ = Step::Begin;
    std::vector<float> land_rows_;  ///< x, y, kind
    std::vector<float> line_rows_;  ///< stretches: from, to, across at both ends, kind
    std::vector<float> coast_rows_; ///< stretches: from, to
    std::vector<float> border_rows_;
    Program sea_;
    Program land_;
    Program line_;
    Program tower_;
    Program reach_;
    Program hills_;
    Program copy_;
    Rows everywhere_;
    Rows land_shape_;
    Rows line_shape_;
    Rows tower_place_;
    Picture reaches_;
    Picture relief_;
    std::vector<Layer> layers_;
};

} // namespace elgrande::board
