#include "board/gl/ground.hpp"

#include "board/colour.hpp"
#include "board/geometry/shape.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace elgrande::board
{

namespace
{

/// The largest distances from a coast and from a border that the shaders need to know, in board units.
constexpr float coast_range = 42.0F;
constexpr float border_range = 26.0F;

/// The resolution of the precomputed textures.
constexpr float units_per_texel = 2.0F;

/// The visible extent of the tower with its shadow and its glow: left of, above, right of and below its foot. An array,
/// because Program::set() takes it as the uniform `around`.
constexpr std::array<ImVec4, 1> tower_extent{{{100, 172, 178, 72}}};

/// Returns the middle of the tower's foot.
Vec tower_foot()
{
    return geometry().castillo_tower + Vec{0.0F, 63.0F};
}

Box tower_box()
{
    const Vec foot = tower_foot();
    const ImVec4& sides = tower_extent[0];
    return {foot.x - sides.x, foot.y - sides.y, sides.x + sides.z, sides.y + sides.w};
}

/// Returns the smallest box around both boxes, or `b` if `a` has no width.
Box bounding_box(const Box& a, const Box& b)
{
    if (a.w <= 0.0F)
    {
        return b;
    }
    const float left = std::min(a.x, b.x);
    const float top = std::min(a.y, b.y);
    return {left, top, std::max(a.right(), b.right()) - left, std::max(a.bottom(), b.bottom()) - top};
}

Box box_of(const PixelRect& at)
{
    return {static_cast<float>(at.x), static_cast<float>(at.y), static_cast<float>(at.width),
            static_cast<float>(at.height)};
}

constexpr int no_region = region_count; ///< the number that stands for land outside the regions

/// The kinds of lines in shaders/line.vert.
constexpr int border_line = 0;
constexpr int coast_line = 1;

/// Returns the part of the board that the precomputed textures cover.
Box precomputed_area()
{
    return geometry().frame;
}

/// Allocates a texture of precomputed_area() and begins to draw into it.
void begin_precomputed(RenderTexture& picture)
{
    picture.allocate(static_cast<int>(precomputed_area().w / units_per_texel),
                     static_cast<int>(precomputed_area().h / units_per_texel));
    picture.begin();
    RenderTexture::clear(1.0F);
}

/// Maps the square 0 … 1 to the whole clip space.
constexpr ToClip whole_target{2.0F, 2.0F, -1.0F, -1.0F};

ToClip to_clip(Box seen)
{
    return {2.0F / seen.w, 2.0F / seen.h, -1.0F - 2.0F * seen.x / seen.w, -1.0F - 2.0F * seen.y / seen.h};
}

/// Adds a vertex for each corner: position, region.
void add_triangles(std::vector<float>& vertices, const Shape& shape, int region)
{
    for (const unsigned short corner : shape.corners)
    {
        const Vec at = shape.points[corner];
        vertices.insert(vertices.end(), {at.x, at.y, static_cast<float>(region)});
    }
}

/// Adds an instance for each segment: from, to.
void add_segments(std::vector<float>& instances, const Ring& line, bool closed)
{
    for (std::size_t i = closed ? 0 : 1; i < line.size(); ++i)
    {
        const Vec from = line[i == 0 ? line.size() - 1 : i - 1];
        instances.insert(instances.end(), {from.x, from.y, line[i].x, line[i].y});
    }
}

Vec normal_of(Vec from, Vec to)
{
    const Vec along = to - from;
    const float length = std::max(std::sqrt(along.x * along.x + along.y * along.y), 1e-4F);
    return {-along.y / length, along.x / length};
}

/// Returns the mitre vector at each point of a line. A ribbon that extends along them has the same width everywhere,
/// except at spikes, where their length is limited.
std::vector<Vec> mitres_of(const Ring& line, bool closed)
{
    const std::size_t count = line.size();
    std::vector<Vec> result;
    result.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
    {
        const bool begins = !closed && i == 0;
        const bool ends = !closed && i + 1 == count;
        const Vec in = begins ? normal_of(line[0], line[1]) : normal_of(line[(i + count - 1) % count], line[i]);
        const Vec out = ends ? in : normal_of(line[i], line[(i + 1) % count]);
        const Vec sum = in + out;
        result.push_back(sum * (2.0F / std::max(sum.x * sum.x + sum.y * sum.y, 0.8F)));
    }
    return result;
}

/// Adds an instance for each segment: from, to, mitre at both ends, kind.
void add_ribbon(std::vector<float>& instances, const Ring& line, bool closed, int kind)
{
    const std::vector<Vec> mitres = mitres_of(line, closed);
    for (std::size_t i = closed ? 0 : 1; i < line.size(); ++i)
    {
        const std::size_t before = i == 0 ? line.size() - 1 : i - 1;
        instances.insert(instances.end(), {line[before].x, line[before].y, line[i].x, line[i].y, mitres[before].x,
                                           mitres[before].y, mitres[i].x, mitres[i].y, static_cast<float>(kind)});
    }
}

ImVec4 as_floats(ImU32 colour)
{
    return ImGui::ColorConvertU32ToFloat4(colour);
}

} // namespace

void Ground::collect_shapes()
{
    const Geometry& board = geometry();
    for (const Ring& ring : board.land)
    {
        add_triangles(land_vertices_, triangulate(ring), no_region);
        add_segments(coast_instances_, ring, true);
        add_ribbon(line_instances_, ring, true, coast_line);
    }
    for (int i = 0; i < region_count; ++i)
    {
        add_triangles(land_vertices_, triangulate(board.regions[static_cast<std::size_t>(i)].outline), i);
    }
    for (const Ring& arc : board.arcs)
    {
        add_segments(border_instances_, arc, false);
        add_ribbon(line_instances_, arc, false, border_line);
    }
}

void Ground::draw(ImDrawList* list, const View& view, const Scene& scene, std::size_t layer)
{
    if (progress_ && land_vertices_.empty()) // not in the first frame
    {
        collect_shapes();
    }
    const bool on_region = scene.hovered.kind == Target::Kind::Place && scene.hovered.place < region_count;
    const bool on_tower = scene.hovered == Target::of_place(castillo_place);
    int sealed = 0;
    for (int region = 0; region < region_count; ++region)
    {
        sealed |= scene.is_sealed(region) ? 1 << region : 0;
    }
    constexpr unsigned drawn = (1U << place_count) - 1; // charts are drawn above the ground
    const Look look{static_cast<int>(scene.lit.places & drawn), on_region ? scene.hovered.place : -1, sealed,
                    (has(scene.lit.places, castillo_place) ? 1 : 0) + (on_tower ? 2 : 0), scene.candle};
    on_gpu(list, view,
           [this, look, layer, visible = ready()](const Projection& projection)
           { render(projection, look, layer, visible); });
}

void Ground::begin_programs()
{
    using packed::Shader;
    sea_.begin(Shader::ScreenVert, Shader::SeaFrag);
    land_.begin(Shader::LandVert, Shader::LandFrag);
    line_.begin(Shader::LineVert, Shader::LineFrag);
    tower_.begin(Shader::SolidVert, Shader::TowerFrag);
    distance_.begin(Shader::DistanceVert, Shader::DistanceFrag);
    relief_program_.begin(Shader::ScreenVert, Shader::ReliefFrag);
    copy_.begin(Shader::ScreenVert, Shader::CopyFrag);
}

/// Renders the distances to the nearest coast and border into a texture.
void Ground::precompute_distances()
{
    constexpr std::array ends{2, 2};
    begin_precomputed(distances_);
    distance_.use();
    distance_.set("to_clip", to_clip(precomputed_area()));
    distance_.set("range", coast_range);
    glEnable(GL_BLEND);
    glBlendEquation(GL_MIN);
    VertexBuffer coasts;
    coasts.upload(coast_instances_, ends, true);
    glColorMask(GL_TRUE, GL_FALSE, GL_FALSE, GL_FALSE);
    coasts.draw_instances(GL_TRIANGLE_STRIP, 4);
    // Coasts count as borders too.
    glColorMask(GL_FALSE, GL_TRUE, GL_FALSE, GL_FALSE);
    distance_.set("range", border_range);
    coasts.draw_instances(GL_TRIANGLE_STRIP, 4);
    VertexBuffer borders;
    borders.upload(border_instances_, ends, true);
    borders.draw_instances(GL_TRIANGLE_STRIP, 4);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glBlendEquation(GL_FUNC_ADD);
    RenderTexture::end();
}

/// Renders the hills into a texture.
void Ground::precompute_relief()
{
    begin_precomputed(relief_);
    relief_program_.use();
    relief_program_.set("to_clip", to_clip(precomputed_area()));
    relief_program_.set("seen", precomputed_area());
    full_screen_.draw(GL_TRIANGLES);
    RenderTexture::end();
}

/// Does one step of the preparation, so that no frame takes long. Does nothing in the first frame.
Progress Ground::prepare()
{
    if (!error_.empty())
    {
        return Progress::Failed;
    }
    switch (step_)
    {
    case Step::Begin:
        if (progress_)
        {
            begin_programs();
            step_ = Step::Finish;
        }
        break;
    case Step::Finish:
        switch (finish({&sea_, &land_, &line_, &tower_, &distance_, &relief_program_, &copy_}, error_))
        {
        case Progress::Failed:
            return Progress::Failed;
        case Progress::Done:
            upload_shapes();
            step_ = Step::Distances;
            break;
        case Progress::Busy:
            break;
        }
        break;
    case Step::Distances:
        precompute_distances();
        step_ = Step::Relief;
        break;
    case Step::Relief:
        precompute_relief();
        step_ = Step::Done;
        break;
    case Step::Done:
        return Progress::Done;
    }
    return Progress::Busy;
}

void Ground::upload_shapes()
{
    full_screen_ = land_triangles_ = line_segments_ = tower_instance_ = {};
    distances_ = relief_ = {};
    layers_.clear();
    constexpr std::array land{2, 1};
    constexpr std::array ribbon{2, 2, 2, 2, 1};
    constexpr std::array<int, 1> unused{1}; // screen.vert derives positions from gl_VertexID
    full_screen_.upload(std::array{0.0F, 0.0F, 0.0F}, unused);
    land_triangles_.upload(land_vertices_, land);
    line_segments_.upload(line_instances_, ribbon, true);
    const Vec tower = tower_foot();
    tower_instance_.upload(std::array{tower.x, tower.y, 1.0F, 0.0F, 0.0F, 0.0F, 0.0F}, std::array{4, 3}, true);
}

void Ground::render(const Projection& projection, const Look& look, std::size_t layer, bool visible)
{
    if (layer == 0)
    {
        progress_ = prepare();
    }
    if (!ready() || !visible)
    {
        return;
    }
    layers_.resize(std::max(layers_.size(), layer + 1));
    repaint(projection, look, layers_[layer]);
    projection.set_viewport();
    glDisable(GL_BLEND);
    const Projection& table = layers_.front().all.key->first; // the candle that lights the map also lights its insets
    copy(layers_[layer].all.picture, box_of(projection.board), box_of(table.board), look.candle);
}

/// Copies a picture pixel by pixel. `at` is its rectangle and `table` that of the whole map, both in pixels.
void Ground::copy(const RenderTexture& picture, Box at, Box table, bool candle) const
{
    picture.bind(0);
    copy_.use();
    copy_.set("source", 0);
    copy_.set("to_clip", whole_target);
    copy_.set("seen", Box{0.0F, 0.0F, 1.0F, 1.0F});
    copy_.set("corner", at);
    copy_.set("table", table);
    copy_.set("candle", candle ? 1 : 0);
    full_screen_.draw(GL_TRIANGLES);
}

/// Returns the box around everything that looks different; nothing if the whole ground does.
std::optional<Box> Ground::changed(const Look& before, const Look& after)
{
    if (before.candle != after.candle)
    {
        return std::nullopt;
    }
    const auto hovered = [](const Look& look) { return look.hovered < 0 ? 0 : 1 << look.hovered; };
    const int regions = (before.lit ^ after.lit) | (before.sealed ^ after.sealed) | (hovered(before) ^ hovered(after));
    Box box;
    for (int region = 0; region < region_count; ++region)
    {
        if ((regions >> region & 1) != 0)
        {
            box = bounding_box(box, geometry().regions[static_cast<std::size_t>(region)].bounds);
        }
    }
    return before.tower == after.tower ? box : bounding_box(box, tower_box());
}

/// Updates the cached picture of a layer: redraws all of it, or only the part that has changed.
void Ground::repaint(const Projection& projection, const Look& look, Layer& layer) const
{
    auto& [picture, key] = layer.all;
    if (key == std::pair(projection, look))
    {
        return;
    }
    auto& tower = layer.towers[static_cast<std::size_t>(look.tower)];
    paint_tower(projection, look.tower, tower);
    const std::optional<Box> part = key && key->first == projection ? changed(key->second, look) : std::nullopt;
    if (!key || key->first != projection)
    {
        picture.allocate(projection.board.width, projection.board.height);
    }
    picture.begin();
    if (part)
    {
        const PixelRect at = projection.pixels_of(*part);
        glEnable(GL_SCISSOR_TEST);
        glScissor(at.x, at.y, at.width, at.height);
    }
    glViewport(-projection.board.x, -projection.board.y, projection.width, projection.height);
    paint(projection, look);
    const PixelRect at = projection.pixels_of(tower_box());
    glViewport(at.x, at.y, at.width, at.height);
    copy(tower.picture, box_of(at), {}, false);
    RenderTexture::end();
    key = {projection, look};
}

/// Draws the ground without the tower.
void Ground::paint(const Projection& projection, const Look& look) const
{
    const Box& screen = projection.view.screen;
    const Vec low = projection.view.to_board({screen.x, screen.y});
    const Vec high = projection.view.to_board({screen.right(), screen.bottom()});
    distances_.bind(0);
    relief_.bind(1);
    const auto use_program = [&](const Program& program)
    {
        program.use();
        program.set("to_clip", projection.to_clip);
        program.set("pixel", projection.pixel);
        program.set("distances", 0);
        program.set("relief", 1);
        program.set("precomputed_area", precomputed_area());
        program.set("coast_range", coast_range);
        program.set("border_range", border_range);
    };

    glDisable(GL_BLEND);
    use_program(sea_);
    sea_.set("seen", Box{low.x, low.y, high.x - low.x, high.y - low.y});
    sea_.set("shade", Box{low.y, high.y, 0.0F, 0.0F});
    full_screen_.draw(GL_TRIANGLES);

    use_program(land_);
    std::array<ImVec4, region_count + 1> tints{};
    std::transform(region_tints.begin(), region_tints.end(), tints.begin(), as_floats);
    tints.back() = as_floats(look.candle ? ink::quiet_land_at_night : ink::quiet_land);
    land_.set("tints", tints);
    land_.set("lit", look.lit);
    land_.set("hovered", look.hovered);
    land_.set("sealed", look.sealed);
    land_triangles_.draw(GL_TRIANGLES);

    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    use_program(line_);
    line_segments_.draw_instances(GL_TRIANGLE_STRIP, 4);
}

/// Updates a cached picture of the tower, which has its own cache because it is expensive and changes rarely.
void Ground::paint_tower(const Projection& projection, int look, Cached<Projection>& cached) const
{
    if (cached.key == projection)
    {
        return;
    }
    const PixelRect at = projection.pixels_of(tower_box());
    cached.picture.allocate(std::max(at.width, 1), std::max(at.height, 1));
    cached.picture.begin();
    RenderTexture::clear(0.0F);
    glViewport(-projection.board.x - at.x, -projection.board.y - at.y, projection.width, projection.height);
    draw_tower(projection, look);
    RenderTexture::end();
    cached.key = projection;
}

void Ground::draw_tower(const Projection& projection, int look) const
{
    tower_.use();
    tower_.set("to_clip", projection.to_clip);
    tower_.set("pixel", projection.pixel);
    tower_.set("lift", 0.0F);
    tower_.set("around", tower_extent);
    tower_.set("look", look);
    tower_instance_.draw_instances(GL_TRIANGLE_STRIP, 4);
}

} // namespace elgrande::board
