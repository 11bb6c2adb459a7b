#include "board/typeface.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <string_view>

namespace elgrande::board
{

namespace
{

using Bytes = std::vector<unsigned char>;

constexpr unsigned composite = 255;
constexpr unsigned more_parts = 32;

/// Writes big-endian, as TrueType has it, to where there is room enough.
class Writer
{
public:
    explicit Writer(unsigned char* at) : at_(at) {}

    unsigned char* at() const { return at_; }

    void byte(int number) { *at_++ = static_cast<unsigned char>(number); }

    void two(int number)
    {
        byte(number >> 8);
        byte(number);
    }

    void four(std::size_t number)
    {
        two(static_cast<int>(number >> 16U));
        two(static_cast<int>(number & 0xffffU));
    }

    void append(std::span<const unsigned char> more) { at_ = std::copy(more.begin(), more.end(), at_); }

    /// Leaves a gap for somebody else to write into.
    Writer skip(int count)
    {
        at_ += count;
        return Writer(at_ - count);
    }

private:
    unsigned char* at_;
};

/// What fonts.mjs has put in a row.
class Stream
{
public:
    Stream() = default;
    explicit Stream(const unsigned char* at) : at_(at) {}

    int byte() { return *at_++; }

    int number()
    {
        const int low = byte();
        return low + 256 * byte();
    }

    std::span<const unsigned char> bytes(int count)
    {
        at_ += count;
        return {at_ - count, at_};
    }

    const unsigned char* at() const { return at_; }

    /// `sign`: 0 no step, 1 forward, 2 back.
    int step(int sign)
    {
        if (sign == 0)
        {
            return 0;
        }
        const int first = byte();
        const int length = first <= 250 ? first + 1 : number();
        return sign == 1 ? length : -length;
    }

private:
    static constexpr unsigned char nothing = 0;

    const unsigned char* at_ = &nothing;
};

class Face
{
public:
    explicit Face(const unsigned char* packed)
    {
        Stream lengths(packed);
        const unsigned char* next = packed + 2 * streams_.size();
        for (Stream* stream : streams_)
        {
            *stream = Stream(next);
            const int length = lengths.number();
            glyphs_ = stream == &advances_ ? length / 2 : glyphs_;
            longest_ += stream == &points_ ? 5 * length : 2 * length;
            next += length;
        }
        longest_ += 12 * glyphs_;
    }

    Bytes file()
    {
        const auto table = [this]
        {
            const std::span<const unsigned char> bytes = tables_.bytes(tables_.number());
            return Bytes(bytes.begin(), bytes.end());
        };
        const Bytes cmap = table();
        Bytes hhea = table();
        Bytes head = table();
        head[51] = 1; // loca has four bytes a glyph
        Writer(&hhea[34]).two(glyphs_);
        const auto count = static_cast<std::size_t>(glyphs_);
        Bytes glyf(static_cast<std::size_t>(longest_));
        Bytes hmtx(4 * count);
        Bytes loca(4 * count + 4);
        Writer outlines(glyf.data());
        Writer widths(hmtx.data());
        Writer places(loca.data());
        const auto length = [&] { return static_cast<std::size_t>(outlines.at() - glyf.data()); };
        for (int glyph = 0; glyph < glyphs_; ++glyph)
        {
            places.four(length());
            const unsigned char* begin = outlines.at();
            add_glyph(outlines);
            widths.byte(advances_.at()[glyphs_ + glyph]);
            widths.byte(advances_.at()[glyph]);
            const bool empty = outlines.at() == begin;
            widths.byte(empty ? 0 : begin[2]); // its left end
            widths.byte(empty ? 0 : begin[3]);
        }
        places.four(length());
        Bytes maxp{0, 0, 0x50, 0, 0, 0};
        Writer(&maxp[4]).two(glyphs_);
        return joined({{"cmap", cmap},
                       {"glyf", {glyf.data(), length()}},
                       {"head", head},
                       {"hhea", hhea},
                       {"hmtx", hmtx},
                       {"loca", loca},
                       {"maxp", maxp}});
    }

private:
    struct Table
    {
        std::string_view name;
        std::span<const unsigned char> bytes;
    };

    static Bytes joined(std::initializer_list<Table> tables)
    {
        std::size_t begin = 12 + 16 * tables.size();
        Bytes file(std::accumulate(tables.begin(), tables.end(), begin,
                                   [](std::size_t sum, const Table& table) { return sum + table.bytes.size(); }));
        Writer writer(file.data());
        writer.four(0x10000);
        writer.two(static_cast<int>(tables.size()));
        writer.skip(6);
        for (const Table& table : tables)
        {
            std::for_each(table.name.begin(), table.name.end(), [&](char letter) { writer.byte(letter); });
            writer.skip(4); // a sum that nobody checks
            writer.four(begin);
            writer.four(table.bytes.size());
            begin += table.bytes.size();
        }
        std::for_each(tables.begin(), tables.end(), [&](const Table& table) { writer.append(table.bytes); });
        return file;
    }

    void add_glyph(Writer& glyf)
    {
        const int contours = contours_.byte();
        if (contours == composite)
        {
            glyf.two(-1);
            glyf.append(parts_.bytes(8)); // the box
            add_parts(glyf);
        }
        else if (contours > 0)
        {
            glyf.two(contours);
            add_outlines(glyf, contours);
        }
    }

    void add_parts(Writer& glyf)
    {
        for (unsigned bits = more_parts; (bits & more_parts) != 0;)
        {
            bits = parts_.at()[1];
            const int scale = (bits & 8U) != 0 ? 2 : (bits & 64U) != 0 ? 4 : (bits & 128U) != 0 ? 8 : 0;
            glyf.append(parts_.bytes(((bits & 1U) != 0 ? 8 : 6) + scale));
        }
    }

    /// Every coordinate as two bytes: that is longer, but what it is good for is over once the file is unpacked.
    void add_outlines(Writer& glyf, int contours)
    {
        Writer corners = glyf.skip(8);
        int count = 0;
        for (int i = 0; i < contours; ++i)
        {
            count += contours_.byte();
            glyf.two(count - 1);
        }
        glyf.two(0); // no instructions
        Writer flags = glyf.skip(count);
        std::array<Writer, 2> steps{glyf.skip(2 * count), glyf.skip(2 * count)};
        std::array<int, 2> at{};
        std::array<int, 4> box{0x7fff, 0x7fff, -0x8000, -0x8000};
        for (int i = 0; i < count; ++i)
        {
            const int point = points_.byte();
            flags.byte(point % 2);
            const std::array<int, 2> d{dx_.step(point / 2 % 3), dy_.step(point / 6)};
            for (std::size_t axis = 0; axis < 2; ++axis)
            {
                steps[axis].two(d[axis]);
                at[axis] += d[axis];
                box[axis] = std::min(box[axis], at[axis]);
                box[axis + 2] = std::max(box[axis + 2], at[axis]);
            }
        }
        std::for_each(box.begin(), box.end(), [&](int side) { corners.two(side); });
    }

    Stream tables_;
    Stream advances_;
    Stream contours_;
    Stream points_;
    Stream dx_;
    Stream dy_;
    Stream parts_;
    std::array<Stream*, 7> streams_{&tables_, &advances_, &contours_, &points_, &dx_, &dy_, &parts_};
    int glyphs_ = 0;
    int longest_ = 0; ///< that the outlines can be: 5 bytes a point, 2 a contour, 12 a glyph, parts as they are
};

} // namespace

std::uint32_t check_of(const packed::FontBytes& packed)
{
    const std::span<const std::uint32_t> words(packed.words, packed.size / sizeof(std::uint32_t));
    return std::accumulate(words.begin(), words.end(), 2166136261U,
                           [](std::uint32_t sum, std::uint32_t word) { return (sum ^ word) * 16777619U; });
}

std::vector<unsigned char> true_type(const packed::FontBytes& packed)
{
    return Face(reinterpret_cast<const unsigned char*>(packed.words)).file(); // NOLINT: bytes are what the words hold
}

} // namespace elgrande::board
