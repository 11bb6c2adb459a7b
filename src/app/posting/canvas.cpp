#include "app/posting/canvas.hpp"

#include <imgui.h>

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

namespace
{

/// The smallest letters for a text that does not fit, as a part of the wanted size.
constexpr float smallest_letters = 0.6F;

} // namespace

std::vector<std::string> lines_of(std::string_view text, const board::Lettering& style, float room)
{
    std::vector<std::string> lines(1);
    while (!text.empty())
    {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        std::string longer = lines.back() + (lines.back().empty() ? "" : " ") + std::string(word);
        if (!lines.back().empty() && board::text_width(longer, style) > room)
        {
            lines.emplace_back(word);
        }
        else
        {
            lines.back() = std::move(longer);
        }
    }
    return lines;
}

void Canvas::fill(const Box& box, Paint colour, float radius) const
{
    list->AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, colour, radius * unit);
}

void Canvas::frame(const Box& box, Paint colour, float radius) const
{
    list->AddRect({box.x, box.y}, {box.right(), box.bottom()}, colour, radius * unit, 0, unit);
}

void Canvas::write(const Box& box, std::string_view text, board::Lettering style) const
{
    style.size *= std::clamp(box.w / std::max(1.0F, board::text_width(text, style)), smallest_letters, 1.0F);
    style.anchor = board::Anchor::Middle;
    const float x = style.align == board::Align::Left     ? box.x
                    : style.align == board::Align::Centre ? box.middle_x()
                                                          : box.right();
    // A box may be lower than the letters with their descenders, and small letters are a little wider than measured.
    const float slack = 0.2F * style.size;
    list->PushClipRect({box.x - slack, box.y - box.h}, {box.right() + slack, box.bottom() + box.h}, true);
    board::draw_text(list, {x, box.middle_y()}, text, style);
    list->PopClipRect();
}

void Canvas::write_lines(const Box& box, std::string_view text, board::Lettering style) const
{
    const float least = smallest_letters * style.size;
    std::vector<std::string> lines = lines_of(text, style, box.w);
    const auto fits = [&]
    {
        return static_cast<float>(lines.size()) * line_step(style) <= box.h
               && std::all_of(lines.begin(), lines.end(),
                              [&](const std::string& line) { return board::text_width(line, style) <= box.w; });
    };
    while (!fits() && style.size > least)
    {
        style.size *= 0.96F;
        lines = lines_of(text, style, box.w);
    }
    style.align = board::Align::Left;
    style.anchor = board::Anchor::Top;
    list->PushClipRect({box.x, box.y}, {box.right(), box.bottom()}, true);
    Vec at{box.x, box.y};
    for (const std::string& line : lines)
    {
        board::draw_text(list, at, line, style);
        at.y += line_step(style);
    }
    list->PopClipRect();
}

} // namespace elgrande::screens
