#include "support/canvas/letters.hpp"

#include <GLES3/gl3.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <initializer_list>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

namespace elgrande::testing
{

namespace
{

using Triangle = std::array<const ImDrawVert*, 3>;

ImVec2 way(ImVec2 from, ImVec2 to)
{
    return {to.x - from.x, to.y - from.y};
}

float dot(ImVec2 a, ImVec2 b)
{
    return a.x * b.x + a.y * b.y;
}

/// Returns left, top, right, bottom.
ImVec4 bounds_of(std::initializer_list<ImVec2> points)
{
    ImVec4 bounds{1e9F, 1e9F, -1e9F, -1e9F};
    for (const ImVec2 at : points)
    {
        bounds = {std::min(bounds.x, at.x), std::min(bounds.y, at.y), std::max(bounds.z, at.x),
                  std::max(bounds.w, at.y)};
    }
    return bounds;
}

/// True for letters: an upright or rotated rectangle that shows a rectangle of the texture. An antialiased line shows
/// only one row of the texture.
bool is_letter(const Triangle& t)
{
    const auto& [a, b, c] = t;
    const ImVec2 across = way(a->pos, b->pos);
    const ImVec2 down = way(b->pos, c->pos);
    const float lengths = std::sqrt(dot(across, across) * dot(down, down));
    return a->uv.x != c->uv.x && a->uv.y != c->uv.y && b->uv.y == a->uv.y && b->uv.x == c->uv.x && lengths > 0.0F
           && std::abs(dot(across, down)) < 0.001F * lengths;
}

/// A glyph in a draw list.
struct Glyph
{
    const ImDrawIdx* index;    ///< the first of its six indices (two triangles)
    const ImDrawVert* corners; ///< its four corners, from the upper left
    ImTextureData* texture;

    ImVec2 from() const { return corners[0].pos; }
    ImVec2 across() const { return way(corners[0].pos, corners[1].pos); }
    ImVec2 down() const { return way(corners[1].pos, corners[2].pos); }
    ImVec4 bounds() const { return bounds_of({corners[0].pos, corners[1].pos, corners[2].pos, corners[3].pos}); }
};

Triangle triangle_of(const ImDrawList& list, const ImDrawCmd& command, unsigned first)
{
    Triangle t{};
    for (unsigned i = 0; i < 3; ++i)
    {
        const unsigned index = list.IdxBuffer[static_cast<int>(command.IdxOffset + first + i)];
        t[i] = &list.VtxBuffer[static_cast<int>(command.VtxOffset + index)];
    }
    return t;
}

/// True if `halo` is the same letter, drawn with a small offset. The halo of a full stop is as wide as that of a
/// letter, but has another colour.
bool is_halo_of(const Glyph& halo, const Glyph& letter)
{
    const ImVec2 aside = way(halo.from(), letter.from());
    const bool has_other_colour = halo.corners->col != letter.corners->col;
    const float near = (has_other_colour ? 0.6F : 0.2F) * std::sqrt(dot(letter.down(), letter.down()));
    return std::abs(aside.x) < near && std::abs(aside.y) < near;
}

/// Returns all letters in drawing order, except halos and clipped ones.
std::vector<Glyph> glyphs_of(const ImDrawData& data)
{
    std::vector<Glyph> glyphs;
    std::map<std::pair<float, float>, std::vector<std::size_t>> same; // indices of glyphs by texture coordinates
    std::vector<bool> left_out; // halos, and clipped letters, whose halo may be whole
    for (ImDrawList* list : data.CmdLists)
    {
        for (const ImDrawCmd& command : list->CmdBuffer)
        {
            for (unsigned i = 0; command.UserCallback == nullptr && i < command.ElemCount; i += 3)
            {
                const Triangle t = triangle_of(*list, command, i);
                if (!is_letter(t))
                {
                    continue;
                }
                const Glyph glyph{&list->IdxBuffer[static_cast<int>(command.IdxOffset + i)],
                                  &list->VtxBuffer[static_cast<int>(t[0] - list->VtxBuffer.Data)],
                                  command.TexRef._TexData};
                const ImVec4 box = glyph.bounds();
                const ImVec4& clip = command.ClipRect;
                const bool cut = box.x < clip.x || box.y < clip.y || box.z > clip.z || box.w > clip.w;
                std::vector<std::size_t>& earlier = same[{t[0]->uv.x, t[0]->uv.y}];
                for (const std::size_t other : earlier)
                {
                    left_out[other] = left_out[other] || is_halo_of(glyphs[other], glyph);
                }
                earlier.push_back(glyphs.size());
                glyphs.push_back(glyph);
                left_out.push_back(cut);
            }
        }
    }
    std::vector<Glyph> letters;
    for (std::size_t i = 0; i < glyphs.size(); ++i)
    {
        if (!left_out[i])
        {
            letters.push_back(glyphs[i]);
        }
    }
    return letters;
}

/// Returns the coverage at a point of the texture, interpolated: 0 … 1.
float ink_at(ImTextureData& texture, float u, float v)
{
    const auto within = [](float part, int size)
    { return std::clamp(part * static_cast<float>(size) - 0.5F, 0.0F, static_cast<float>(size - 2)); };
    const float x = within(u, texture.Width);
    const float y = within(v, texture.Height);
    const int left = static_cast<int>(x);
    const int top = static_cast<int>(y);
    const auto alpha = [&](int dx, int dy)
    {
        const auto* pixel = static_cast<const std::uint8_t*>(texture.GetPixelsAt(left + dx, top + dy));
        return static_cast<float>(pixel[texture.BytesPerPixel - 1]) / 255.0F;
    };
    const float right = x - static_cast<float>(left);
    const float low = y - static_cast<float>(top);
    return (alpha(0, 0) * (1 - right) + alpha(1, 0) * right) * (1 - low)
           + (alpha(0, 1) * (1 - right) + alpha(1, 1) * right) * low;
}

/// Calls `see` for every pixel with a coverage of at least 0.5, with that coverage.
template <class See>
void each_pixel(const Glyph& glyph, const Picture& picture, float density, See see)
{
    const auto scaled = [density](ImVec2 v) { return ImVec2{v.x * density, v.y * density}; };
    const ImVec2 low = scaled(glyph.from());
    const ImVec2 across = scaled(glyph.across());
    const ImVec2 down = scaled(glyph.down());
    const ImVec4 bounds = glyph.bounds();
    const ImVec2 from = glyph.corners[0].uv;
    const ImVec2 to = glyph.corners[2].uv;
    const int right = std::min(picture.width, static_cast<int>(bounds.z * density));
    const int bottom = std::min(picture.height, static_cast<int>(bounds.w * density));
    for (int y = std::max(0, static_cast<int>(bounds.y * density)); y < bottom; ++y)
    {
        for (int x = std::max(0, static_cast<int>(bounds.x * density)); x < right; ++x)
        {
            const ImVec2 at{static_cast<float>(x) + 0.5F - low.x, static_cast<float>(y) + 0.5F - low.y};
            const float along = dot(at, across) / dot(across, across);
            const float deep = dot(at, down) / dot(down, down);
            if (along < 0 || along > 1 || deep < 0 || deep > 1)
            {
                continue;
            }
            const float ink = ink_at(*glyph.texture, from.x + along * (to.x - from.x), from.y + deep * (to.y - from.y));
            if (ink >= 0.5F)
            {
                see(x, y, ink);
            }
        }
    }
}

/// Measures a letter by comparing the pictures before and after it was drawn.
Letter read(const Glyph& glyph, const Picture& before, const Picture& after, float density)
{
    std::array<float, 3> behind{};
    std::array<float, 3> seen{};
    float weight = 0;
    float squares = 0;
    bool painted = true;
    each_pixel(glyph, before, density,
               [&](int x, int y, float ink)
               {
                   for (std::size_t i = 0; i < 3; ++i)
                   {
                       behind[i] += ink * static_cast<float>(before.pixel(x, y)[i]);
                       seen[i] += ink * static_cast<float>(after.pixel(x, y)[i]);
                   }
                   weight += ink;
                   squares += ink * ink;
                   painted = painted && before.at(x, y) != Canvas::empty;
               });
    const ImU32 colour = glyph.corners[0].col;
    const float alpha = static_cast<float>(colour >> 24U) / 255.0F;
    const ImVec2 from = glyph.from();
    Letter letter{from.x * density, from.y * density, std::sqrt(dot(glyph.down(), glyph.down())) * density};
    letter.bare = !painted;
    painted = painted && weight > 0;
    for (unsigned i = 0; i < 3 && painted; ++i)
    {
        const float below = behind[i] / weight;
        const float change = (static_cast<float>(colour >> (8U * i) & 0xFFU) - below) * alpha;
        letter.behind |= static_cast<ImU32>(below + 0.5F) << (8U * i);
        letter.ink |= static_cast<ImU32>(below + change + 0.5F) << (8U * i);
        letter.off = std::max(letter.off, std::abs((seen[i] - behind[i]) - change * squares) / weight);
    }
    letter.ink |= 0xFF000000U;
    letter.behind |= painted ? 0xFF000000U : 0U;
    return letter;
}

/// Sets the stencil where something is drawn after this command.
void mark_places(const ImDrawList* /*list*/, const ImDrawCmd* /*command*/)
{
    glEnable(GL_STENCIL_TEST);
    glStencilFunc(GL_ALWAYS, 1, 1);
    glStencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
}

void draw_in_marked_places(const ImDrawList* /*list*/, const ImDrawCmd* /*command*/)
{
    glEnable(GL_STENCIL_TEST);
    glStencilFunc(GL_EQUAL, 1, 1);
    glStencilOp(GL_KEEP, GL_KEEP, GL_KEEP);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
}

/// Delays drawing each letter until something else is drawn at its place, and reads the pixels before and after it.
class Reader
{
public:
    Reader(const Canvas& canvas, const ImDrawData& data, const std::function<void(const Letter&)>& on_letter)
        : canvas_(canvas), on_letter_(on_letter), density_(data.FramebufferScale.x), glyphs_(glyphs_of(data)),
          width_(static_cast<int>(data.DisplaySize.x) + 1), height_(static_cast<int>(data.DisplaySize.y) + 1),
          waiting_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_))
    {
        for (ImDrawList* list : data.CmdLists)
        {
            prepare(*list);
        }
        if (!keeps_pictures())
        {
            mark_letters(data);
        }
    }

    void draw(Canvas& canvas, ImDrawData& data)
    {
        if (!keeps_pictures())
        {
            data.CmdLists.push_front(&places_);
        }
        canvas.draw(data);
    }

private:
    struct Stop
    {
        Reader* reader;
        std::size_t first; ///< index of the first letter to read
        std::size_t last;
        ImVec4 bounds; ///< bounding box of these letters
    };

    /// Restricts drawing to the surroundings of letters. Otherwise most time would go into pixels that nobody reads.
    void mark_letters(const ImDrawData& data)
    {
        places_._ResetForNewFrame();
        places_.PushClipRect(data.DisplayPos, {data.DisplaySize.x, data.DisplaySize.y});
        places_.PushTexture(ImGui::GetIO().Fonts->TexRef);
        places_.AddCallback(mark_places, nullptr);
        for (const Glyph& glyph : glyphs_)
        {
            const ImVec4 box = glyph.bounds();
            places_.AddRectFilled({box.x - 1, box.y - 1}, {box.z + 1, box.w + 1}, IM_COL32_WHITE);
        }
        places_.AddCallback(draw_in_marked_places, nullptr);
    }

    void prepare(ImDrawList& list)
    {
        commands_.clear();
        for (const ImDrawCmd& command : list.CmdBuffer)
        {
            if (command.UserCallback == nullptr)
            {
                split(list, command);
                continue;
            }
            if (command.UserCallback != ImDrawCallback_ResetRenderState && is_awaited(command.ClipRect))
            {
                stop();
            }
            commands_.push_back(command);
            if (command.UserCallback == ImDrawCallback_ResetRenderState && !keeps_pictures())
            {
                commands_.push_back(command);
                commands_.back().UserCallback = draw_in_marked_places;
            }
        }
        stop(); // the next list has its own vertices
        list.CmdBuffer.swap(commands_);
    }

    void split(const ImDrawList& list, const ImDrawCmd& command)
    {
        for (unsigned i = 0; i < command.ElemCount;)
        {
            const ImDrawIdx* index = &list.IdxBuffer[static_cast<int>(command.IdxOffset + i)];
            if (next_ < glyphs_.size() && glyphs_[next_].index == index)
            {
                put_off(command, i);
                i += 6;
                continue;
            }
            const auto [a, b, c] = triangle_of(list, command, i);
            const ImVec4 box = bounds_of({a->pos, b->pos, c->pos});
            const ImVec4& clip = command.ClipRect;
            if (is_awaited({std::max(box.x, clip.x), std::max(box.y, clip.y), std::min(box.z, clip.z),
                            std::min(box.w, clip.w)}))
            {
                stop();
            }
            add(commands_, command, i, 3);
            i += 3;
        }
    }

    /// Delays the next letter.
    void put_off(const ImDrawCmd& command, unsigned first)
    {
        const ImVec4 box = glyphs_[next_++].bounds();
        const ImVec2 middle{(box.x + box.z) / 2, (box.y + box.w) / 2};
        // Neighbours overlap slightly, which is harmless; a letter drawn over another one has that in its background.
        if (is_awaited({middle.x, middle.y, middle.x + 1, middle.y + 1}))
        {
            --next_;
            stop();
            ++next_;
        }
        add(inks_, command, first, 6);
        each_row(box, [](auto begin, auto end) { std::fill(begin, end, std::uint8_t{1}); });
    }

    static void add(ImVector<ImDrawCmd>& commands, const ImDrawCmd& command, unsigned first, unsigned count)
    {
        const unsigned offset = command.IdxOffset + first;
        if (first > 0 && !commands.empty() && commands.back().UserCallback == nullptr
            && commands.back().IdxOffset + commands.back().ElemCount == offset)
        {
            commands.back().ElemCount += count;
            return;
        }
        commands.push_back(command);
        commands.back().IdxOffset = offset;
        commands.back().ElemCount = count;
    }

    /// True if a delayed letter lies in `box`.
    bool is_awaited(const ImVec4& box)
    {
        bool awaited = false;
        each_row(box, [&](auto begin, auto end) { awaited = awaited || std::find(begin, end, 1) != end; });
        return awaited;
    }

    template <class Do>
    void each_row(const ImVec4& box, Do act)
    {
        const int left = std::max(0, static_cast<int>(box.x));
        const int right = std::min(width_, static_cast<int>(std::ceil(box.z)));
        const int bottom = std::min(height_, static_cast<int>(std::ceil(box.w)));
        for (int y = std::max(0, static_cast<int>(box.y)); y < bottom && left < right; ++y)
        {
            const auto row = waiting_.begin() + static_cast<std::ptrdiff_t>(y) * width_;
            act(row + left, row + right);
        }
    }

    /// Draws the delayed letters.
    void stop()
    {
        if (told_ == next_)
        {
            return;
        }
        std::fill(waiting_.begin(), waiting_.end(), std::uint8_t{0});
        Stop& here = stops_.emplace_back(Stop{this, told_, next_, glyphs_[told_].bounds()});
        for (std::size_t i = told_ + 1; i < next_; ++i)
        {
            const ImVec4 box = glyphs_[i].bounds();
            here.bounds = bounds_of(
                {{here.bounds.x, here.bounds.y}, {here.bounds.z, here.bounds.w}, {box.x, box.y}, {box.z, box.w}});
        }
        told_ = next_;
        call(here,
             [](const ImDrawList*, const ImDrawCmd* command) { stop_of(*command).reader->look(stop_of(*command)); });
        std::copy(inks_.begin(), inks_.end(), std::back_inserter(commands_));
        inks_.clear();
        call(here,
             [](const ImDrawList*, const ImDrawCmd* command) { stop_of(*command).reader->tell(stop_of(*command)); });
    }

    void call(Stop& stop, ImDrawCallback callback)
    {
        ImDrawCmd command;
        command.UserCallback = callback;
        command.UserCallbackData = &stop;
        commands_.push_back(command);
    }

    static const Stop& stop_of(const ImDrawCmd& command) { return *static_cast<const Stop*>(command.UserCallbackData); }

    void look(const Stop& here) { read_pixels(before_, here); }

    void read_pixels(Picture& into, const Stop& here)
    {
        const auto pixel = [this](float at) { return static_cast<int>(at * density_); };
        canvas_.read(into, pixel(here.bounds.x), pixel(here.bounds.y), pixel(here.bounds.z) + 1,
                     pixel(here.bounds.w) + 1);
    }

    void tell(const Stop& here)
    {
        read_pixels(after_, here);
        for (std::size_t i = here.first; i < here.last; ++i)
        {
            on_letter_(read(glyphs_[i], before_, after_, density_));
        }
    }

    const Canvas& canvas_;
    const std::function<void(const Letter&)>& on_letter_;
    float density_;
    std::vector<Glyph> glyphs_;
    int width_;
    int height_;
    std::vector<std::uint8_t> waiting_; ///< 1 where a delayed letter is, by ImGui units
    std::size_t next_ = 0;              ///< index of the next letter in the lists
    std::size_t told_ = 0;              ///< letters before this index belong to a stop
    ImVector<ImDrawCmd> commands_;      ///< of the list being prepared
    ImVector<ImDrawCmd> inks_;
    std::deque<Stop> stops_;
    ImDrawList places_{ImGui::GetDrawListSharedData()};
    Picture before_;
    Picture after_;
};

} // namespace

void read_letters(Canvas& canvas, ImDrawData& data, const std::function<void(const Letter&)>& on_letter)
{
    Reader reader(canvas, data, on_letter);
    reader.draw(canvas, data);
}

} // namespace elgrande::testing
