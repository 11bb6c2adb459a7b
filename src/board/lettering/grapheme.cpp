#include "board/lettering/grapheme.hpp"

#include <algorithm>
#include <cstddef>
#include <span>

namespace elgrande::board
{

namespace
{

struct Range
{
    char32_t first;
    char32_t last;
};

/// Characters that belong to the letter before them: combining marks of the scripts in which names are most often
/// written, variation selectors, skin colours, tags.
constexpr Range extending[] = {
    {0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD},   {0x05BF, 0x05C7},  {0x0610, 0x061A}, {0x064B, 0x065F},
    {0x0670, 0x0670}, {0x06D6, 0x06DC}, {0x06DF, 0x06E4},   {0x0900, 0x0903},  {0x093A, 0x093C}, {0x093E, 0x094F},
    {0x0981, 0x0983}, {0x09BC, 0x09CD}, {0x0A3C, 0x0A4D},   {0x0ABC, 0x0ACD},  {0x0B3C, 0x0B4D}, {0x0BBE, 0x0BCD},
    {0x0C3E, 0x0C4D}, {0x0CBC, 0x0CCD}, {0x0D3E, 0x0D4D},   {0x0E31, 0x0E31},  {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E},
    {0x1160, 0x11FF}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},   {0x200C, 0x200D},  {0x20D0, 0x20FF}, {0x3099, 0x309A},
    {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0x1F3FB, 0x1F3FF}, {0xE0020, 0xE007F}};

/// Characters without ink and width.
constexpr Range unseen[] = {{0x00AD, 0x00AD}, {0x061C, 0x061C}, {0x180B, 0x180F}, {0x200B, 0x200F},  {0x202A, 0x202E},
                            {0x2060, 0x206F}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xE0000, 0xE0FFF}};

/// Characters read as a space.
constexpr Range blanks[] = {{0x0009, 0x0009}, {0x00A0, 0x00A0}, {0x1680, 0x1680}, {0x2000, 0x200A},
                            {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}};

constexpr Range flag_letters[] = {{0x1F1E6, 0x1F1FF}};

constexpr char32_t joiner = 0x200D;

/// True if one of `ranges`, which are in order, contains `code`.
bool is_in(std::span<const Range> ranges, char32_t code)
{
    return code >= ranges.front().first
           && std::any_of(ranges.begin(), ranges.end(),
                          [code](const Range& range) { return range.first <= code && code <= range.last; });
}

/// A combining mark, and pairs of a letter and the same letter with the mark, if our typefaces have it.
struct Composing
{
    char32_t mark;
    std::u32string_view pairs;
};

// clang-format off
constexpr Composing composing[] = {
    {0x0300, U"AÀEÈIÌOÒUÙaàeèiìoòuù"}, // grave accent
    {0x0301, U"AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzź"}, // acute accent
    {0x0302, U"AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷ"}, // circumflex accent
    {0x0303, U"AÃNÑOÕaãnñoõIĨiĩUŨuũ"}, // tilde
    {0x0304, U"AĀaāEĒeēIĪiīOŌoōUŪuū"}, // macron
    {0x0306, U"AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭ"}, // breve
    {0x0307, U"CĊcċEĖeėGĠgġIİZŻzż"}, // dot above
    {0x0308, U"AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸ"}, // diaeresis
    {0x030A, U"AÅaåUŮuů"}, // ring above
    {0x030B, U"OŐoőUŰuű"}, // double acute accent
    {0x030C, U"CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzž"}, // caron
    {0x0326, U"SȘsșTȚtț"}, // comma below
    {0x0327, U"CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţ"}, // cedilla
    {0x0328, U"AĄaąEĘeęIĮiįUŲuų"}, // ogonek
};
// clang-format on

constexpr char32_t pictures = 0x2190; ///< the first of arrows, symbols and emoji
constexpr char32_t last_symbol = 0x2BFF;
constexpr char32_t first_emoji = 0x1F000; ///< flags included
constexpr char32_t last_emoji = 0x1FBFF;

/// Returns `letter` composed with `mark`; `no_code_point` if no typeface has it.
char32_t composed(char32_t letter, char32_t mark)
{
    for (const Composing& row : composing)
    {
        for (std::size_t i = 0; row.mark == mark && i < row.pairs.size(); i += 2)
        {
            if (row.pairs[i] == letter)
            {
                return row.pairs[i + 1];
            }
        }
    }
    return no_code_point;
}

/// The code point at the front of a text and its length; `no_code_point` for a byte that begins none.
struct Code
{
    char32_t code = no_code_point;
    std::size_t length = 1;
};

Code first_code(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<char32_t>(static_cast<unsigned char>(text[i])); };
    const char32_t lead = byte(0);
    if (lead < 0x80)
    {
        return {lead, 1};
    }
    const std::size_t length = lead >> 5U == 6 ? 2 : lead >> 4U == 14 ? 3 : lead >> 3U == 30 ? 4 : 0;
    if (length == 0 || text.size() < length)
    {
        return {};
    }
    char32_t code = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i)
    {
        code = code << 6U | (byte(i) & 0x3FU);
    }
    return {code, length};
}

} // namespace

Grapheme next_grapheme(std::string_view& text)
{
    // A fast path for nearly all text, as this runs for each letter of each frame: one byte, and no mark after it.
    const auto is_one_byte = [&text](std::size_t i) { return text[i] >= ' ' && text[i] <= '~'; };
    if (is_one_byte(0) && (text.size() == 1 || is_one_byte(1)))
    {
        const auto letter = static_cast<char32_t>(text.front());
        text.remove_prefix(1);
        return {.letter = letter};
    }
    const auto take = [&text]
    {
        const Code code = first_code(text);
        text.remove_prefix(code.length);
        return code.code;
    };
    const char32_t first = take();
    if (is_in(unseen, first))
    {
        return {.letter = first, .has_width = false};
    }
    char32_t letter = is_in(extending, first) ? no_code_point : is_in(blanks, first) ? U' ' : first;
    if (is_in(flag_letters, first))
    {
        letter = no_code_point;
        if (!text.empty() && is_in(flag_letters, first_code(text).code))
        {
            take();
        }
    }
    while (!text.empty() && static_cast<unsigned char>(text.front()) >= 0x80 && is_in(extending, first_code(text).code))
    {
        const char32_t next = take();
        if (next == joiner)
        {
            // It joins two emoji; other letters after it are separate.
            if (first >= pictures && !text.empty() && first_code(text).code >= pictures)
            {
                take();
                letter = no_code_point;
            }
        }
        else if (!is_in(unseen, next))
        {
            letter = letter == no_code_point ? no_code_point : composed(letter, next);
        }
    }
    const bool is_picture =
        (first >= pictures && first <= last_symbol) || (first >= first_emoji && first <= last_emoji);
    return {.letter = letter, .is_picture = is_picture};
}

} // namespace elgrande::board
