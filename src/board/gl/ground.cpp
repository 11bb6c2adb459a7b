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

/// The distance from coasts, and from borders, up to which the shaders need to know it.
constexpr float coast_reach = 42.0F;
constexpr float border_reach = 26.0F;

/// Board units per pixel of the pictures that are drawn once.
constexpr float coarse = 2.0F;

/// The visible extent of the tower with its shadow and its glow: left of, above, right of and below its foot.
constexpr std::array<ImVec4, 1> seen_of_tower{{{100, 172, 178, 72}}};

/// Returns the middle of the tower's foot.
Vec tower_foot()
{
    return geometry().castillo_tower + Vec{0.0F, 63.0F};
}

Box tower_box()
{
    const Vec foot = tower_foot();
    const ImVec4& sides = seen_of_tower[0];
    return {foot.x - sides.x, foot.y - sides.y, sides.x + sides.z, sides.y + sides.w};
}

/// Returns the smallest box around both; `a` does not count if it has no width.
Box around(const Box& a, const Box& b)
{
    if (a.w <= 0.0F)
    {
        return b;
    }
    const float left = std::min(a.x, b.x);
    const float top = std::min(a.y, b.y);
    return {left, top, std::max(a.right(), b.right()) - left, std::max(a.bottom(), b.bottom()) - top};
}

Box box_of(const Pixels& at)
{
    return {static_cast<float>(at.left), static_cast<float>(at.low), static_cast<float>(at.wide),
            static_cast<float>(at.high)};
}

/// Returns the part of the framebuffer where the board is drawn.
Box pixels_of(const Lens& lens)
{
    return box_of({lens.left, lens.low, lens.board_wide, lens.board_high});
}

constexpr int quiet = region_count; ///< the kind of land that is not a region

/// Returns the part of the board that the pictures which are drawn once show.
Box charted()
{
    return geometry().frame;
}

/// Begins a picture of charted(), which is drawn once.
void chart(Picture& picture)
{
    picture.make(static_cast<int>(charted().w / coarse), static_cast<int>(charted().h / coarse));
    picture.begin();
    Picture::clear(1.0F);
}

/// Maps 0 … 1 to the whole clip space.
constexpr ToClip everything{2.0F, 2.0F, -1.0F, -1.0F};

ToClip to_clip(Box seen)
{
    return {2.0F / seen.w, 2.0F / seen.h, -1.0F - 2.0F * seen.x / seen.w, -1.0F - 2.0F * seen.y / seen.h};
}

void add_triangles(std::vector<float>& rows, const Shape& shape, int kind)
{
    for (const unsigned short corner : shape.corners)
    {
        const Vec at = shape.points[corner];
        rows.insert(rows.end(), {at.x, at.y, static_cast<float>(kind)});
    }
}

void add_segments(std::vector<float>& rows, const Ring& line, bool closed)
{
    for (std::size_t i = closed ? 0 : 1; i < line.size(); ++i)
    {
        const Vec from = line[i == 0 ? line.size() - 1 : i - 1];
        rows.insert(rows.end(), {from.x, from.y, line[i].x, line[i].y});
    }
}

Vec normal_of(Vec from, Vec to)
{
    const Vec along = to - from;
    const float length = std::max(std::sqrt(along.x * along.x + along.y * along.y), 1e-4F);
    return {-along.y / length, along.x / length};
}

/// Returns a vector across the line at each of its points. It is longer where the line turns, so that a ribbon along
/// the line has the same width everywhere, but limited at spikes.
std::vector<Vec> outward_of(const Ring& line, bool closed)
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

/// Adds a row for each segment: from, to, across at both ends, kind.
void add_ribbon(std::vector<float>& rows, const Ring& line, bool closed, int kind)
{
    const std::vector<Vec> outward = outward_of(line, closed);
    for (std::size_t i = closed ? 0 : 1; i < line.size(); ++i)
    {
        const std::size_t before = i == 0 ? line.size() - 1 : i - 1;
        rows.insert(rows.end(), {line[before].x, line[before].y, line[i].x, line[i].y, outward[before].x,
                                 outward[before].y, outward[i].x, outward[i].y, static_cast<float>(kind)});
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
        add_triangles(land_rows_, cut(ring), quiet);
        add_segments(coast_rows_, ring, true);
        add_ribbon(line_rows_, ring, true, 1);
    }
    for (int i = 0; i < region_count; ++i)
    {
        add_triangles(land_rows_, cut(board.regions[static_cast<std::size_t>(i)].outline), i);
    }
    for (const Ring& arc : board.arcs)
    {
        add_segments(border_rows_, arc, false);
        add_ribbon(line_rows_, arc, false, 0);
    }
}

void Ground::draw(ImDrawList* list, const View& view, const Scene& scene, std::size_t layer)
{
    if (progress_ && land_rows_.empty()) // not in the very first frame
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
    on_gpu(list, view, [this, look, layer, shows = ready()](const Lens& lens) { render(lens, look, layer, shows); });
}

void Ground::begin_programs()
{
    using packed::Shader;
    sea_.begin(Shader::ScreenVert, Shader::SeaFrag);
    land_.begin(Shader::LandVert, Shader::LandFrag);
    line_.begin(Shader::LineVert, Shader::LineFrag);
    tower_.begin(Shader::SolidVert, Shader::TowerFrag);
    reach_.begin(Shader::ReachVert, Shader::ReachFrag);
    hills_.begin(Shader::ScreenVert, Shader::ReliefFrag);
    copy_.begin(Shader::ScreenVert, Shader::CopyFrag);
}

/// Draws the distances to the nearest coast and border, which never change.
void Ground::chart_reaches()
{
    constexpr std::array ends{2, 2};
    chart(reaches_);
    reach_.use();
    reach_.set("to_clip", to_clip(charted()));
    reach_.set("reach", coast_reach);
    glEnable(GL_BLEND);
    glBlendEquation(GL_MIN);
    Rows coasts;
    coasts.make(coast_rows_, ends, true);
    glColorMask(GL_TRUE, GL_FALSE, GL_FALSE, GL_FALSE);
    coasts.draw_instances(GL_TRIANGLE_STRIP, 4);
    // Coasts count as borders too.
    glColorMask(GL_FALSE, GL_TRUE, GL_FALSE, GL_FALSE);
    reach_.set("reach", border_reach);
    coasts.draw_instances(GL_TRIANGLE_STRIP, 4);
    Rows borders;
    borders.make(border_rows_, ends, true);
    borders.draw_instances(GL_TRIANGLE_STRIP, 4);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glBlendEquation(GL_FUNC_ADD);
    Picture::end();
}

/// Draws the hills, which never change.
void Ground::chart_relief()
{
    chart(relief_);
    hills_.use();
    hills_.set("to_clip", to_clip(charted()));
    hills_.set("seen", charted());
    everywhere_.draw(GL_TRIANGLES);
    Picture::end();
}

/// Does one step of the preparation, and nothing in the very first frame, so that no frame takes long.
Progress Ground::make()
{
    if (!trouble_.empty())
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
        switch (finish({&sea_, &land_, &line_, &tower_, &reach_, &hills_, &copy_}, trouble_))
        {
        case Progress::Failed:
            return Progress::Failed;
        case Progress::Done:
            make_shapes();
            step_ = Step::Reaches;
            break;
        case Progress::Busy:
            break;
        }
        break;
    case Step::Reaches:
        chart_reaches();
        step_ = Step::Relief;
        break;
    case Step::Relief:
        chart_relief();
        step_ = Step::Nothing;
        break;
    case Step::Nothing:
        return Progress::Done;
    }
    return Progress::Busy;
}

void Ground::make_shapes()
{
    everywhere_ = land_shape_ = line_shape_ = tower_place_ = {};
    reaches_ = relief_ = {};
    layers_.clear();
    constexpr std::array place{2, 1};
    constexpr std::array ribbon{2, 2, 2, 2, 1};
    constexpr std::array<int, 1> nothing{1};
    everywhere_.make(std::array{0.0F, 0.0F, 0.0F}, nothing);
    land_shape_.make(land_rows_, place);
    line_shape_.make(line_rows_, ribbon, true);
    const Vec tower = tower_foot();
    tower_place_.make(std::array{tower.x, tower.y, 1.0F, 0.0F, 0.0F, 0.0F, 0.0F}, std::array{4, 3}, true);
}

void Ground::render(const Lens& lens, const Look& look, std::size_t layer, bool shows)
{
    if (layer == 0)
    {
        progress_ = make();
    }
    if (!ready() || !shows)
    {
        return;
    }
    layers_.resize(std::max(layers_.size(), layer + 1));
    repaint(lens, look, layers_[layer]);
    lens.focus();
    glDisable(GL_BLEND);
    const Lens& table = layers_.front().all.of->first; // the candle that lights the map also lights its insets
    copy(layers_[layer].all.picture, pixels_of(lens), pixels_of(table), look.candle);
}

/// Copies a picture pixel by pixel. `at` and `table` are in pixels: its rectangle, and that of the whole map.
void Ground::copy(const Picture& picture, Box at, Box table, bool candle) const
{
    picture.bind(0);
    copy_.use();
    copy_.set("kept", 0);
    copy_.set("to_clip", everything);
    copy_.set("seen", Box{0.0F, 0.0F, 1.0F, 1.0F});
    copy_.set("corner", at);
    copy_.set("table", table);
    copy_.set("candle", candle ? 1 : 0);
    everywhere_.draw(GL_TRIANGLES);
}

/// Returns the box around everything that looks different; nothing if that is the whole ground.
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
            box = around(box, geometry().regions[static_cast<std::size_t>(region)].bounds);
        }
    }
    return before.tower == after.tower ? box : around(box, tower_box());
}

/// Brings the cached picture of a layer up to date: redraws all of it, or the part that has changed.
void Ground::repaint(const Lens& lens, const Look& look, Layer& layer) const
{
    auto& [picture, of] = layer.all;
    if (of == std::pair(lens, look))
    {
        return;
    }
    auto& tower = layer.towers[static_cast<std::size_t>(look.tower)];
    paint_tower(lens, look.tower, tower);
    const std::optional<Box> part = of && of->first == lens ? changed(of->second, look) : std::nullopt;
    if (!of || of->first != lens)
    {
        picture.make(lens.board_wide, lens.board_high);
    }
    picture.begin();
    if (part)
    {
        const Pixels at = lens.pixels_of(*part);
        glEnable(GL_SCISSOR_TEST);
        glScissor(at.left, at.low, at.wide, at.high);
    }
    glViewport(-lens.left, -lens.low, lens.wide, lens.high);
    paint(lens, look);
    const Pixels at = lens.pixels_of(tower_box());
    glViewport(at.left, at.low, at.wide, at.high);
    copy(tower.picture, box_of(at), {}, false);
    Picture::end();
    of = {lens, look};
}

/// Draws the ground without the tower.
void Ground::paint(const Lens& lens, const Look& look) const
{
    const Box& screen = lens.view.screen;
    const Vec low = lens.view.to_board({screen.x, screen.y});
    const Vec far = lens.view.to_board({screen.right(), screen.bottom()});
    reaches_.bind(0);
    relief_.bind(1);
    const auto share = [&](const Program& program)
    {
        program.use();
        program.set("to_clip", lens.to_clip);
        program.set("pixel", lens.pixel);
        program.set("reaches", 0);
        program.set("relief", 1);
        program.set("charted", charted());
        program.set("coast_reach", coast_reach);
        program.set("border_reach", border_reach);
    };

    glDisable(GL_BLEND);
    share(sea_);
    sea_.set("seen", Box{low.x, low.y, far.x - low.x, far.y - low.y});
    sea_.set("shade", Box{low.y, far.y, 0.0F, 0.0F});
    everywhere_.draw(GL_TRIANGLES);

    share(land_);
    std::array<ImVec4, region_count + 1> tints{};
    std::transform(region_tints.begin(), region_tints.end(), tints.begin(), as_floats);
    tints.back() = as_floats(look.candle ? ink::quiet_land_at_night : ink::quiet_land);
    land_.set("tints", tints);
    land_.set("lit", look.lit);
    land_.set("hovered", look.hovered);
    land_.set("sealed", look.sealed);
    land_shape_.draw(GL_TRIANGLES);

    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    share(line_);
    line_shape_.draw_instances(GL_TRIANGLE_STRIP, 4);
}

/// Brings a cached picture of the tower up to date. It is cached apart, as it is expensive and changes rarely.
void Ground::paint_tower(const Lens& lens, int look, Kept<Lens>& kept) const
{
    if (kept.of == lens)
    {
        return;
    }
    const Pixels at = lens.pixels_of(tower_box());
    kept.picture.make(std::max(at.wide, 1), std::max(at.high, 1));
    kept.picture.begin();
    Picture::clear(0.0F);
    glViewport(-lens.left - at.left, -lens.low - at.low, lens.wide, lens.high);
    draw_tower(lens, look);
    Picture::end();
    kept.of = lens;
}

void Ground::draw_tower(const Lens& lens, int look) const
{
    tower_.use();
    tower_.set("to_clip", lens.to_clip);
    tower_.set("pixel", lens.pixel);
    tower_.set("lift", 0.0F);
    tower_.set("around", seen_of_tower);
    tower_.set("look", look);
    tower_place_.draw_instances(GL_TRIANGLE_STRIP, 4);
}

} // namespace elgrande::board
