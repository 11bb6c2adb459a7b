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

/// Draws the sea, the land with its borders and the tower of the Castillo by shaders. Regions that can be chosen
/// glow, sealed ones are hatched. The vertices stay on the graphics card, so a frame takes a few draw calls.
class Ground
{
public:
    /// Adds the ground to the list. ImGui draws it when it renders the list; this object must live until then. Until
    /// ready(), does the next step of the preparation instead of drawing. `layer` is 0 for the map and 1 or more for
    /// the insets. Draw the map first, and each layer at most once per frame.
    void draw(ImDrawList* list, const View& view, const Scene& scene, std::size_t layer = 0);

    /// True if the preparation was complete when the last list was rendered.
    bool ready() const { return progress_ == Progress::Done; }
    /// True if the preparation was still running when the last list was rendered; false before the first one and after
    /// an error.
    bool busy() const { return progress_ == Progress::Busy; }

    /// Returns why the ground cannot be drawn; empty if there was no error in the frames so far.
    const std::string& error() const { return error_; }

private:
    /// Everything that the picture of a layer depends on, apart from its projection.
    struct Look
    {
        int lit;     ///< bit r: region r
        int hovered; ///< a region, or −1
        int sealed;  ///< bit r: region r
        int tower;   ///< bit 0: can be chosen, bit 1: hovered
        bool candle;

        bool operator==(const Look&) const = default;
    };

    /// The next step of the preparation. The steps are done in this order.
    enum class Step : std::uint8_t
    {
        Begin,     ///< start compiling the shaders
        Finish,    ///< wait for them, and upload the shapes
        Distances, ///< render the distances from coasts and borders
        Relief,    ///< render the hills
        Done       ///< the preparation is complete
    };

    /// A cached picture and everything that it depends on.
    template <class Key>
    struct Cached
    {
        RenderTexture picture;
        std::optional<Key> key; ///< nothing until it is drawn
    };

    /// The map or an inset.
    struct Layer
    {
        Cached<std::pair<Projection, Look>> all;
        std::array<Cached<Projection>, 4> towers; ///< by Look::tower
    };

    static std::optional<Box> changed(const Look& before, const Look& after);
    void render(const Projection& projection, const Look& look, std::size_t layer, bool visible);
    void repaint(const Projection& projection, const Look& look, Layer& layer) const;
    void paint(const Projection& projection, const Look& look) const;
    Progress prepare();
    void draw_tower(const Projection& projection, int look) const;
    void paint_tower(const Projection& projection, int look, Cached<Projection>& cached) const;
    void copy(const RenderTexture& picture, Box at, Box table, bool candle) const;
    void collect_shapes();
    void begin_programs();
    void upload_shapes();
    void precompute_distances();
    void precompute_relief();

    std::string error_;
    std::optional<Progress> progress_; ///< nothing before the first frame
    Step step_ = Step::Begin;
    std::vector<float> land_vertices_;    ///< x, y, region or `no_region`
    std::vector<float> line_instances_;   ///< segments: from, to, mitre at both ends, kind
    std::vector<float> coast_instances_;  ///< segments: from, to
    std::vector<float> border_instances_; ///< like coast_instances_
    Program sea_;
    Program land_;
    Program line_;
    Program tower_;
    Program distance_;
    Program relief_program_;
    Program copy_;
    VertexBuffer full_screen_; ///< a triangle that covers the whole target (screen.vert)
    VertexBuffer land_triangles_;
    VertexBuffer line_segments_;
    VertexBuffer tower_instance_;
    RenderTexture distances_;
    RenderTexture relief_;
    std::vector<Layer> layers_;
};

} // namespace elgrande::board
