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

/// Big-endian, as TrueType has it.
void put(Bytes& bytes, int number, int width)
{
    for (int shift = 8 * (width - 1); shift >= 0; shift -= 8)
    {
        bytes.push_back(static_cast<unsigned char>(static_cast<unsigned>(number) >> static_cast<unsigned>(shift)));
    }
}

void append(Bytes& bytes, std::span<const unsigned char> more)
{
    bytes.insert(bytes.end(), more.begin(), more.end());
}

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
            next += length;
        }
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
        hhea[34] = static_cast<unsigned char>(glyphs_ / 256);
        hhea[35] = static_cast<unsigned char>(glyphs_ % 256);
        Bytes glyf;
        Bytes hmtx;
        Bytes loca;
        for (int glyph = 0; glyph < glyphs_; ++glyph)
        {
            put(loca, static_cast<int>(glyf.size()), 4);
            const std::size_t begin = glyf.size();
            add_glyph(glyf);
            hmtx.push_back(advances_.at()[glyphs_ + glyph]);
            hmtx.push_back(advances_.at()[glyph]);
            const bool empty = glyf.size() == begin;
            hmtx.push_back(empty ? 0 : glyf[begin + 2]); // its left end
            hmtx.push_back(empty ? 0 : glyf[begin + 3]);
        }
        put(loca, static_cast<int>(glyf.size()), 4);
        Bytes maxp{0, 0, 0x50, 0};
        put(maxp, glyphs_, 2);
        return joined({{"cmap", cmap},
                       {"glyf", glyf},
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
        const Bytes& bytes;
    };

    static Bytes joined(std::initializer_list<Table> tables)
    {
        Bytes file{0, 1, 0, 0};
        put(file, static_cast<int>(tables.size()), 2);
        file.resize(12);
        std::size_t begin = 12 + 16 * tables.size();
        for (const Table& table : tables)
        {
            file.insert(file.end(), table.name.begin(), table.name.end());
            put(file, 0, 4); // a sum that nobody checks
            put(file, static_cast<int>(begin), 4);
            put(file, static_cast<int>(table.bytes.size()), 4);
            begin += table.bytes.size();
        }
        for (const Table& table : tables)
        {
            append(file, table.bytes);
        }
        return file;
    }

    void add_glyph(Bytes& glyf)
    {
        const int contours = contours_.byte();
        if (contours == composite)
        {
            put(glyf, -1, 2);
            append(glyf, parts_.bytes(8)); // the box
            add_parts(glyf);
        }
        else if (contours > 0)
        {
            put(glyf, contours, 2);
            add_outlines(glyf, contours);
        }
    }

    void add_parts(Bytes& glyf)
    {
        for (unsigned bits = more_parts; (bits & more_parts) != 0;)
        {
            bits = parts_.at()[1];
            const int scale = (bits & 8U) != 0 ? 2 : (bits & 64U) != 0 ? 4 : (bits & 128U) != 0 ? 8 : 0;
            append(glyf, parts_.bytes(((bits & 1U) != 0 ? 8 : 6) + scale));
        }
    }

    /// Every coordinate as two bytes: that is longer, but what it is good for is over once the file is unpacked.
    void add_outlines(Bytes& glyf, int contours)
    {
        ends_.clear();
        flags_.clear();
        std::for_each(steps_.begin(), steps_.end(), [](Bytes& bytes) { bytes.clear(); });
        int count = 0;
        for (int i = 0; i < contours; ++i)
        {
            count += contours_.byte();
            put(ends_, count - 1, 2);
        }
        std::array<int, 2> at{};
        std::array<int, 4> box{0x7fff, 0x7fff, -0x8000, -0x8000};
        for (int i = 0; i < count; ++i)
        {
            const int point = points_.byte();
            flags_.push_back(static_cast<unsigned char>(point % 2));
            const std::array<int, 2> d{dx_.step(point / 2 % 3), dy_.step(point / 6)};
            for (std::size_t axis = 0; axis < 2; ++axis)
            {
                put(steps_[axis], d[axis], 2);
                at[axis] += d[axis];
                box[axis] = std::min(box[axis], at[axis]);
                box[axis + 2] = std::max(box[axis + 2], at[axis]);
            }
        }
        for (const int side : box)
        {
            put(glyf, side, 2);
        }
        append(glyf, ends_);
        put(glyf, 0, 2); // no instructions
        append(glyf, flags_);
        append(glyf, steps_[0]);
        append(glyf, steps_[1]);
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

    // Of one glyph; kept, so that not every one asks for memory.
    Bytes ends_;
    Bytes flags_;
    std::array<Bytes, 2> steps_;
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
