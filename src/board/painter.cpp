#include "board/painter.hpp"

#include "board/arrangement.hpp"
#include "board/board_pieces.hpp"
#include "board/compass.hpp"
#include "board/flat/bridge.hpp"
#include "board/flat/pieces.hpp"
#include "board/flat/plain_ground.hpp"
#include "board/gl/ground.hpp"
#include "board/gl/solids.hpp"
#include "board/grandissimo/draw_grandissimo.hpp"
#include "board/inset.hpp"
#include "board/labels.hpp"
#include "board/overlay.hpp"
#include "board/overseas/draw_charts.hpp"
#include "board/track.hpp"

#include <imgui.h>

#include <algorithm>
#include <optional>

namespace elgrande::board
{

namespace
{

void draw_scoreboards(const Pen& pen, const Scene& scene, float point)
{
    for (int place = 0; place < all_places; ++place)
    {
        const bool lit = has(scene.lit.scoreboards, place);
        if (scene.scores(place))
        {
            draw_scoreboard(pen, scoreboard_centre(place), scene.printed[static_cast<std::size_t>(place)],
                            light_of(scene, Target::of_scoreboard(place), lit), point);
        }
    }
    for (int index = 0; index < 2; ++index)
    {
        const auto number = static_cast<std::size_t>(index);
        if (scene.mobile_at[number] >= 0)
        {
            draw_mobile(pen, mobile_box(scene, index), scene.mobile[number],
                        light_of(scene, Target::of_mobile(index), has(scene.lit.mobiles, index)), point);
        }
    }
}

Solids::Kind kind_of(Flight::Kind kind)
{
    return kind == Flight::Kind::King     ? Solids::Kind::King
           : kind == Flight::Kind::Grande ? Solids::Kind::Grande
                                          : Solids::Kind::Caballero;
}

/// Draws a flying piece. If not `plain`, Solids draws the piece, and this only what is painted on it. `flight.size`
/// must be above 0.
void draw_flight(const Pen& pen, const Flight& flight, int colour, bool plain)
{
    const Pen piece = pen.at(flight.ground, flight.size);
    const Light light{.height = flight.height / flight.size};
    switch (flight.kind)
    {
    case Flight::Kind::Caballero:
        if (plain)
        {
            draw_cube(piece, {}, colour, light, cube_size);
        }
        if (flight.flag)
        {
            draw_flag(piece, {}, colour, light, cube_size);
        }
        break;
    case Flight::Kind::Grande:
        (plain ? draw_grande : draw_coat)(piece, {}, colour, light);
        break;
    case Flight::Kind::King:
        if (plain)
        {
            draw_king(piece, {}, light);
        }
        break;
    }
}

/// Changes the colours of the vertices from `begin` on by `lit`, for candlelight.
void light_up(ImDrawList& list, int begin, ImU32 (*lit)(ImU32))
{
    std::for_each(list.VtxBuffer.begin() + begin, list.VtxBuffer.end(),
                  [lit](ImDrawVert& corner) { corner.col = lit(corner.col); });
}

} // namespace

struct Painter::Cache
{
    bool plain = false;
    bool has_context = true; ///< the graphics context is not lost
    // Made in an ImGui frame; the plain one only if the other cannot be drawn.
    std::optional<Ground> ground;
    std::optional<PlainGround> plain_ground;
    Solids solids;
    std::string error;
    std::optional<double> appeared_s;
    float veil = 0; ///< opacity of the colour over the board while it fades in
};

Painter::Painter(Manner manner) : cache_(std::make_unique<Cache>())
{
    cache_->plain = manner == Manner::Plain;
}

Painter::~Painter() = default;

const std::string& Painter::error() const
{
    return cache_->error;
}

void Painter::context_lost()
{
    cache_->has_context = false;
    cache_->ground.reset();
    cache_->solids = {};
}

void Painter::context_restored()
{
    context_lost();
    cache_->has_context = true;
}

/// True if the board is drawn without shaders. Collects errors of the previous frame.
bool Painter::is_plain()
{
    Cache& cache = *cache_;
    if (cache.error.empty() && cache.ground)
    {
        cache.error = cache.ground->error().empty() ? cache.solids.error() : cache.ground->error();
    }
    return cache.plain || !cache.error.empty();
}

void Painter::draw_ground(ImDrawList* list, const View& view, const Scene& scene, std::size_t layer)
{
    if (is_plain())
    {
        if (!cache_->plain_ground)
        {
            cache_->plain_ground.emplace();
        }
        cache_->plain_ground->draw(list, view, scene);
        return;
    }
    if (!cache_->ground)
    {
        cache_->ground.emplace();
    }
    cache_->ground->draw(list, view, scene, layer);
}

bool Painter::unfinished() const
{
    const Cache& cache = *cache_;
    if (cache.veil > 0)
    {
        return true;
    }
    if (cache.plain || !cache.error.empty())
    {
        return false; // a plain picture needs no preparation
    }
    // After an error in the last frame the next one is drawn plainly.
    return (cache.ground && (cache.ground->busy() || !cache.ground->error().empty())) || cache.solids.busy()
           || !cache.solids.error().empty();
}

bool Painter::visible()
{
    return is_plain() || (cache_->ground && cache_->ground->ready() && cache_->solids.ready());
}

void Painter::draw(ImDrawList* list, const View& view, const Scene& scene, double now_s)
{
    Cache& cache = *cache_;
    const ImVec2 low(view.screen.x, view.screen.y);
    const ImVec2 high(view.screen.right(), view.screen.bottom());
    list->PushClipRect(low, high, true);
    cache.veil = 0;
    if (visible())
    {
        draw_board(list, view, scene);
        cache.appeared_s = cache.appeared_s.value_or(now_s);
        const double left = cache.plain ? 0 : fade_in_s_ - (now_s - *cache.appeared_s);
        cache.veil = left > 0 ? static_cast<float>(left / fade_in_s_) : 0.0F;
        if (left > 0)
        {
            list->AddRectFilled(low, high, faded(ink::empty, cache.veil));
        }
    }
    else if (cache.has_context)
    {
        cache.appeared_s.reset();
        cache.solids.clear();
        draw_ground(list, view, scene, 0);
        cache.solids.draw(list, view, scene.candle);
    }
    list->PopClipRect();
}

/// Draws the map, or the part of the board that an inset shows.
void Painter::draw_area(ImDrawList* list, const View& view, const Scene& scene, std::size_t layer)
{
    const Pen pen(list, view);
    const int begin = list->VtxBuffer.Size;
    draw_ground(list, view, scene, layer);
    if (scene.candle)
    {
        light_up(*list, begin, candlelit_ground);
    }
    const int above_ground = list->VtxBuffer.Size;
    draw_compass(pen);
    if (scene.bridge[0] >= 0 && scene.bridge[1] >= 0)
    {
        draw_bridge(pen, scene.bridge[0], scene.bridge[1]);
    }
    const bool charts = scene.overseas.shown;
    draw_labels(pen, scene, view.point);
    if (charts)
    {
        draw_charts(pen, scene, view.point);
    }
    if (scene.grandissimo.shown)
    {
        draw_grandissimo(pen, scene, view.point);
    }
    draw_scoreboards(pen, scene, view.point);
    if (charts)
    {
        draw_below_caballeros(pen, scene, view.point);
    }
    const bool plain = is_plain();
    if (!plain)
    {
        add_board_pieces(scene, pen, view.point, cache_->solids);
        cache_->solids.draw(list, view, scene.candle);
    }
    draw_board_pieces(scene, pen, view.point, plain ? nullptr : &cache_->solids);
    draw_ranks(pen, scene, view.point);
    draw_previews(pen, scene, view);
    if (scene.candle)
    {
        light_up(*list, above_ground, candlelit);
    }
}

void Painter::draw_inset(ImDrawList* list, const View& view, const Scene& scene, std::size_t number)
{
    const Inset& inset = scene.insets[number];
    const View own = view_of(view, inset);
    if (own.screen.w <= 0.0F)
    {
        return;
    }
    const Pen pen(list, view);
    const Box frame = inset.frame();
    pen.box(frame.grown(5.0F), 6.0F, faded(ink::night, 0.35F));
    list->PushClipRect(to_im({own.screen.x, own.screen.y}), to_im({own.screen.right(), own.screen.bottom()}), true);
    draw_area(list, own, scene, number + 1);
    list->PopClipRect();
    const int begin = list->VtxBuffer.Size;
    pen.frame(frame, 0.0F, ink::brown, 4.0F);
    pen.frame(frame.grown(2.0F), 0.0F, ink::gold_pale, 1.4F);
    if (!inset.name.empty())
    {
        draw_plate(pen, {frame.centre().x, frame.y}, inset.name, view.point);
    }
    if (scene.candle)
    {
        light_up(*list, begin, candlelit);
    }
}

void Painter::draw_board(ImDrawList* list, const View& view, const Scene& scene)
{
    const float fringe = list->_FringeScale;
    antialias_per_pixel(list);
    cache_->solids.clear();
    draw_area(list, view, scene, 0);
    for (std::size_t number = 0; number < scene.insets.size(); ++number)
    {
        draw_inset(list, view, scene, number);
    }
    const int begin = list->VtxBuffer.Size;
    draw_track(list, view, scene.track);
    if (scene.candle)
    {
        light_up(*list, begin, candlelit);
    }
    list->_FringeScale = fringe;
}

void Painter::draw_flights(ImDrawList* list, const View& view, const Scene& scene, std::span<const Flight> flights)
{
    if (!visible())
    {
        return;
    }
    list->PushClipRect(to_im({view.screen.x, view.screen.y}), to_im({view.screen.right(), view.screen.bottom()}), true);
    const float fringe = list->_FringeScale;
    antialias_per_pixel(list);
    const Pen pen(list, view);
    const bool plain = is_plain();
    if (!plain)
    {
        for (const Flight& flight : flights)
        {
            const bool king = flight.kind == Flight::Kind::King;
            const int colour = king ? 0 : colour_of(scene, flight.seat); // in flight he has no wax below him
            cache_->solids.add(kind_of(flight.kind), flight.ground, colour, {.height = flight.height}, flight.size);
        }
        cache_->solids.draw(list, view, scene.candle);
    }
    const int begin = list->VtxBuffer.Size;
    for (const Flight& flight : flights)
    {
        draw_flight(pen, flight, colour_of(scene, flight.seat), plain);
    }
    if (scene.candle)
    {
        light_up(*list, begin, candlelit);
    }
    list->_FringeScale = fringe;
    list->PopClipRect();
}

} // namespace elgrande::board
