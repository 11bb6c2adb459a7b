#include "ui/text.hpp"

#include "words/marks.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace elgrande::screens
{

namespace
{

constexpr float min_shrinking = 0.74F; ///< the smallest factor by which letters are shrunk before text is truncated

float width_of(Face face, float size, std::string_view text)
{
    return board::text_width(text, {.face = face, .size = size});
}

void put(Ui& ui, Face face, float size, float x, float y, Paint colour, std::string_view text,
         board::Anchor anchor = board::Anchor::Top)
{
    board::draw_text(&ui.list(), {x, y}, text, {.face = face, .size = size, .colour = colour, .anchor = anchor});
}

/// Returns the left end of an aligned line, where `room` is the width of the space minus that of the line.
float left_end(Align align, float x, float room)
{
    return align == Align::Left ? x : align == Align::Centre ? x + room / 2 : x + room;
}

/// A word or a part of a word in one style.
struct Piece
{
    std::string_view text;
    Face face;
    Paint colour;
    float width;
    bool space_before;
    bool glued; ///< no line break between it and the piece before it
    bool found;
};

struct Style
{
    Face face;
    Paint colour;
};

/// Splits a text with style marks into words and measures them.
class Setter
{
public:
    /// `letters` must outlive it.
    explicit Setter(const Letters& letters) : letters_(letters), now_{letters.face, letters.colour}
    {
        space_ = width_of(letters.face, letters.size, " ");
    }

    /// Returns the words in order, cut at spaces and marks. They refer to `text`.
    std::vector<Piece> pieces(std::string_view text)
    {
        std::vector<Piece> result;
        result.reserve(text.size() / 4 + 1);
        std::size_t begin = 0;
        bool space = false;
        bool glued = false;
        const auto flush = [&](std::size_t end)
        {
            if (end > begin)
            {
                const std::string_view word = text.substr(begin, end - begin);
                result.push_back(
                    {word, now_.face, now_.colour, width_of(now_.face, letters_.size, word), space, glued, found_});
                space = false;
                glued = true;
            }
        };
        for (std::size_t i = 0; i < text.size(); ++i)
        {
            const char c = text[i];
            if (static_cast<unsigned char>(c) > ' ')
            {
                continue;
            }
            flush(i);
            begin = i + 1;
            if (c == ' ')
            {
                space = true;
                glued = false;
            }
            else
            {
                change(c);
            }
        }
        flush(text.size());
        return result;
    }

    float space() const { return space_; }

private:
    /// Changes the style of what follows.
    void change(char mark)
    {
        if (mark == words::found_begins || mark == words::found_ends)
        {
            found_ = mark == words::found_begins;
            return;
        }
        now_ = {letters_.face, letters_.colour};
        if (mark == words::bold_begins)
        {
            now_.face = Face::Bold;
        }
        else if (mark == words::lit_begins)
        {
            now_.colour = letters_.lit;
        }
        else if (mark >= words::seat_begins)
        {
            const auto seat = static_cast<std::size_t>(words::owner_of_mark(mark));
            now_.face = Face::Bold;
            now_.colour = seat < letters_.seats.size() ? letters_.seats[seat] : letters_.colour;
        }
    }

    const Letters& letters_;
    Style now_;
    bool found_ = false;
    float space_ = 0;
};

/// The pieces of one line: indices from `first` up to, but not including, `last`.
struct Line
{
    std::size_t first;
    std::size_t last;
    float width;
};

/// Breaks pieces into lines; glued pieces stay on one line.
std::vector<Line> break_lines(const std::vector<Piece>& pieces, float space, float room)
{
    std::vector<Line> lines;
    std::size_t i = 0;
    while (i < pieces.size())
    {
        std::size_t end = i + 1;
        float width = pieces[i].width;
        while (end < pieces.size() && pieces[end].glued)
        {
            width += pieces[end++].width;
        }
        const float gap = pieces[i].space_before ? space : 0;
        if (!lines.empty() && lines.back().width + gap + width <= room)
        {
            lines.back().width += gap + width;
            lines.back().last = end;
        }
        else
        {
            lines.push_back({i, end, width});
        }
        i = end;
    }
    return lines;
}

/// Returns the lines of write_address().
std::vector<std::string_view> address_lines(const Letters& letters, float room, std::string_view address)
{
    std::vector<std::string_view> lines;
    if (address.size() > longest_typed_address)
    {
        return lines;
    }
    while (!address.empty())
    {
        std::size_t end = address.size();
        while (end > 1 && text_width(letters, address.substr(0, end)) > room)
        {
            --end;
        }
        const std::size_t fragment = address.find('#');
        end = end < address.size() && fragment > 0 && fragment < end ? fragment : end;
        lines.push_back(address.substr(0, end));
        address.remove_prefix(end);
    }
    return lines;
}

} // namespace

float text_width(const Letters& letters, std::string_view text)
{
    return width_of(letters.face, letters.size, text);
}

void shrink_to_fit(Letters& letters, float width, float room)
{
    if (width > room)
    {
        // Letters have sizes of whole pixels, so round down.
        const float density = ImGui::GetIO().DisplayFramebufferScale.x;
        letters.size = std::floor(letters.size * room / width * density) / density;
    }
}

void write(Ui& ui, const Letters& letters, float x, float y, std::string_view text, Align align)
{
    const float width = align == Align::Left ? 0 : text_width(letters, text);
    put(ui, letters.face, letters.size, left_end(align, x, -width), y, letters.colour, text);
}

void write_in(Ui& ui, Letters letters, const Box& box, std::string_view text, Align align)
{
    std::string cut(text);
    float width = text_width(letters, cut);
    const float least = letters.size * min_shrinking;
    if (width > box.w)
    {
        shrink_to_fit(letters, width, std::max(box.w, width * min_shrinking));
        width = text_width(letters, cut);
    }
    while (width > box.w && letters.size >= least) // letters advance by whole pixels, so the width is not proportional
    {
        letters.size -= 1 / ImGui::GetIO().DisplayFramebufferScale.x;
        width = text_width(letters, cut);
    }
    if (width > box.w)
    {
        ui.note_cut(text);
    }
    while (width > box.w && cut.size() > 4)
    {
        // Cut before a byte that begins a UTF-8 character.
        const std::size_t tail = cut.ends_with("…") ? std::string_view("…").size() : 0;
        std::size_t end = cut.size() - tail - 1;
        while (end > 0 && (static_cast<unsigned char>(cut[end]) & 0xc0U) == 0x80U)
        {
            --end;
        }
        cut = cut.substr(0, end) + "…";
        width = text_width(letters, cut);
    }
    const float x = left_end(align, box.x, box.w - width);
    put(ui, letters.face, letters.size, x, box.middle_y(), letters.colour, cut, board::Anchor::Middle);
}

float write_wrapped(Ui& ui, const Letters& letters, const Box& box, std::string_view text, Align align)
{
    Setter setter(letters);
    const std::vector<Piece> pieces = setter.pieces(text);
    float y = box.y;
    for (const Line& line : break_lines(pieces, setter.space(), box.w))
    {
        if (line.width > 1.04F * box.w + 1) // tolerates rounding, as letters advance by whole pixels
        {
            ui.note_cut(text);
        }
        float x = left_end(align, box.x, box.w - line.width);
        for (std::size_t i = line.first; i < line.last; ++i)
        {
            x += i > line.first && pieces[i].space_before ? setter.space() : 0;
            if (pieces[i].found)
            {
                ui.list().AddRectFilled({x - 1, y}, {x + pieces[i].width + 1, y + line_height(letters)}, letters.found,
                                        3);
            }
            put(ui, pieces[i].face, letters.size, x, y, pieces[i].colour, pieces[i].text);
            x += pieces[i].width;
        }
        y += line_height(letters);
    }
    return y - box.y;
}

float wrapped_height(const Letters& letters, float width, std::string_view text)
{
    Setter setter(letters);
    const std::vector<Piece> pieces = setter.pieces(text);
    return static_cast<float>(break_lines(pieces, setter.space(), width).size()) * line_height(letters);
}

float balanced_width(const Letters& letters, float width, std::string_view text)
{
    Setter setter(letters);
    const std::vector<Piece> pieces = setter.pieces(text);
    const std::size_t lines = break_lines(pieces, setter.space(), width).size();
    float too_narrow = 0;
    float wide_enough = width;
    while (wide_enough - too_narrow > 1)
    {
        const float middle = (too_narrow + wide_enough) / 2;
        const bool fits = break_lines(pieces, setter.space(), middle).size() <= lines;
        (fits ? wide_enough : too_narrow) = middle;
    }
    return std::min(width, std::max(wide_enough, widest_word(letters, text)));
}

float widest_word(const Letters& letters, std::string_view text)
{
    Setter setter(letters);
    const std::vector<Piece> pieces = setter.pieces(text);
    float widest = 0;
    for (const Line& line : break_lines(pieces, setter.space(), 0))
    {
        widest = std::max(widest, line.width);
    }
    return widest;
}

float marked_width(const Letters& letters, std::string_view text)
{
    Setter setter(letters);
    const std::vector<Piece> pieces = setter.pieces(text);
    const std::vector<Line> lines = break_lines(pieces, setter.space(), 1e9F);
    return lines.empty() ? 0 : lines.front().width;
}

float write_address(Ui& ui, const Letters& letters, const Box& box, std::string_view address)
{
    float y = box.y;
    for (const std::string_view line : address_lines(letters, box.w, address))
    {
        write(ui, letters, box.x, y, line);
        y += line_height(letters);
    }
    return y - box.y;
}

float address_height(const Letters& letters, float width, std::string_view address)
{
    return static_cast<float>(address_lines(letters, width, address).size()) * line_height(letters);
}

} // namespace elgrande::screens
