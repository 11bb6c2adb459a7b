#pragma once

#include "board/geometry/view.hpp"
#include "board/gl/gpu.hpp"
#include "board/scene.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

struct ImDrawList;

namespace elgrande::board
{

/// Draws the sea, the land with its borders and the tower of the Castillo with shaders. Regions that can be chosen
/// glow, sealed ones are hatched. The shapes stay on the graphics card, so a frame costs a handful of draw calls.
class Ground
{
public:
    /// Adds the ground to the list; it is drawn when ImGui renders the list, and this object must live until then.
    /// While it is not ready, nothing is drawn; the next step of its preparation is done instead. `layer` is 0 for the
    /// map, 1 and above for the insets; draw the map first, and each layer at most once in a frame.
    void draw(ImDrawList* list, const View& view, const Scene& scene, std::size_t layer = 0);

    /// True if the preparation was complete when the last list was rendered.
    bool ready() const { return progress_ == Progress::Done; }
    /// True if the preparation was going on when the last list was rendered; false before the first one.
    bool busy() const { return progress_ == Progress::Busy; }

    /// Returns why the ground cannot be drawn, known after the first frame that failed; empty if there is no error.
    const std::string& trouble() const { return trouble_; }

private:
    /// What changes the picture of a layer, apart from its view.
    struct Look
    {
        int lit;     ///< bit r: region r
        int hovered; ///< a region, or −1
        int sealed;  ///< bit r: region r
        int tower;   ///< bit 0: can be chosen, bit 1: hovered
        bool candle;

        bool operator==(const Look&) const = default;
    };

    /// The next step of the preparation, in this order.
    enum class Step : std::uint8_t
    {
        Begin,   ///< start compiling the shaders
        Finish,  ///< wait for them, and upload the shapes
        Reaches, ///< draw the distances from coasts and borders
        Relief,  ///< draw the hills
        Nothing  ///< the preparation is complete
    };

    /// A cached picture, and what it shows; most frames do not change it.
    template <class Of>
    struct Kept
    {
        Picture picture;
        std::optional<Of> of; ///< nothing: it was not drawn yet
    };

    /// The map or an inset.
    struct Layer
    {
        Kept<std::pair<Lens, Look>> all;
        std::array<Kept<Lens>, 4> towers; ///< by Look::tower
    };

    static std::optional<Box> changed(const Look& before, const Look& after);
    void render(const Lens& lens, const Look& look, std::size_t layer, bool shows);
    void repaint(const Lens& lens, const Look& look, Layer& layer) const;
    void paint(const Lens& lens, const Look& look) const;
    Progress make();
    void draw_tower(const Lens& lens, int look) const;
    void paint_tower(const Lens& lens, int look, Kept<Lens>& kept) const;
    void copy(const Picture& picture, Box at, Box table, bool candle) const;
    void collect_shapes();
    void begin_programs();
    void make_shapes();
    void chart_reaches();
    void chart_relief();

    std::string trouble_;
    std::optional<Progress> progress_; ///< nothing before the first frame
    Step step_ = Step::Begin;
    std::vector<float> land_rows_;   ///< x, y, kind
    std::vector<float> line_rows_;   ///< segments: from, to, across at both ends, kind
    std::vector<float> coast_rows_;  ///< segments: from, to
    std::vector<float> border_rows_; ///< as coast_rows_
    Program sea_;
    Program land_;
    Program line_;
    Program tower_;
    Program reach_;
    Program hills_;
    Program copy_;
    Rows everywhere_; ///< a triangle that covers the whole target (screen.vert)
    Rows land_shape_;
    Rows line_shape_;
    Rows tower_place_;
    Picture reaches_;
    Picture relief_;
    std::vector<Layer> layers_;
};

} // namespace elgrande::board
