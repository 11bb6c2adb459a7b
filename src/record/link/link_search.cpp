#include "record/link/link_search.hpp"

#include "record/archive/digits.hpp"
#include "record/link/link.hpp"
#include "record/link/link_check.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace elgrande::record
{

namespace
{

constexpr std::size_t mark_length = 3;
constexpr int max_escapes = 4;         ///< levels of escapes that are decoded
constexpr std::size_t max_begun = 256; ///< beginnings of links that are checked
constexpr std::size_t max_found = 8;   ///< see FoundLinks::links

bool is_letter(char character)
{
    return link_alphabet.find(character) != std::string_view::npos;
}

/// Returns the number that `digits` form; nothing if there is any other character.
std::optional<unsigned> number(std::string_view digits, int base)
{
    unsigned value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value, base);
    return error == std::errc() && stop == end ? std::optional(value) : std::nullopt;
}

/// Returns what the escape at the front of `text`, which is not empty, stands for, and the length of the escape;
/// nothing if there is no escape.
std::optional<std::pair<std::string, std::size_t>> escape(std::string_view text)
{
    for (const std::string_view soft_break : {"=\n", "=\r\n"})
    {
        if (text.substr(0, soft_break.size()) == soft_break)
        {
            return std::pair(std::string(), soft_break.size());
        }
    }
    constexpr std::size_t hex_size = 3;
    constexpr unsigned ascii = 0x80;
    if ((text[0] == '%' || text[0] == '=') && text.size() >= hex_size)
    {
        const auto byte = number(text.substr(1, 2), 16);
        return byte ? std::optional(std::pair(std::string(1, static_cast<char>(*byte)), hex_size)) : std::nullopt;
    }
    constexpr std::size_t longest_entity = 20;
    const std::size_t end = text.substr(0, longest_entity).find(';');
    if (text[0] == '&' && end != std::string_view::npos)
    {
        std::string_view name = text.substr(1, end - 1);
        if (!std::all_of(name.begin(), name.end(), [](char c) { return c == '#' || is_letter(c); }))
        {
            return std::nullopt;
        }
        if (name.empty() || name.front() != '#')
        {
            return std::pair(std::string(name == "lowbar" ? "_" : name == "amp" ? "&" : " "), end + 1);
        }
        name.remove_prefix(1);
        const bool hex = !name.empty() && (name.front() == 'x' || name.front() == 'X');
        const auto code = number(name.substr(hex ? 1 : 0), hex ? 16 : 10);
        // Links contain only ASCII.
        return code ? std::optional(std::pair(std::string(1, *code < ascii ? static_cast<char>(*code) : ' '), end + 1))
                    : std::nullopt;
    }
    // Tags contain no dot; an address in angle brackets does.
    constexpr std::size_t longest_tag = 60;
    const std::size_t closed = text.substr(0, longest_tag).find('>');
    if (text[0] == '<' && closed != std::string_view::npos
        && text.substr(0, closed).find('.') == std::string_view::npos)
    {
        return std::pair(std::string(), closed + 1);
    }
    return std::nullopt;
}

/// Replaces the typographic hyphens that editors make of '-' by '-', and dashes, which they make of '-' or "--", by
/// `dash`. In one pass, so that a text full of them cannot stall the page.
std::string with_hyphens(std::string_view text, std::string_view dash)
{
    constexpr std::size_t made_size = 3;
    std::string result;
    result.reserve(text.size());
    while (!text.empty())
    {
        const std::string_view front = text.substr(0, made_size);
        const bool is_hyphen = front == "\u2010" || front == "\u2011" || front == "\u2212";
        const bool is_dash = front == "\u2013" || front == "\u2014";
        result += is_hyphen ? std::string_view("-") : is_dash ? dash : text.substr(0, 1);
        text.remove_prefix(is_hyphen || is_dash ? made_size : 1);
    }
    return result;
}

/// Returns all possible readings of `text`, beginning with `text` itself.
std::vector<std::string> readings(std::string_view text)
{
    std::vector<std::string> list;
    std::string plain(text);
    for (int i = 0; i <= max_escapes; ++i)
    {
        list.push_back(plain);
        for (const std::string_view dash : {"--", "-"})
        {
            if (std::string other = with_hyphens(plain, dash); other != list.back())
            {
                list.push_back(std::move(other));
            }
        }
        std::string next = unescaped(plain);
        if (next == plain)
        {
            break;
        }
        plain = std::move(next);
    }
    return list;
}

/// Returns only the characters that links can contain.
std::string letters_of(std::string_view text)
{
    std::string letters;
    std::copy_if(text.begin(), text.end(), std::back_inserter(letters),
                 [](char c) { return c == '.' || is_letter(c); });
    return letters;
}

/// Returns the mark whose letter is at `at`, or an empty text. Accepts capitals, as some programs capitalise a line.
std::string_view mark_at(std::string_view letters, std::size_t at)
{
    switch (letters[at])
    {
    case 'p':
    case 'P':
        return "p1.";
    case 'g':
    case 'G':
        return "g1.";
    case 's':
    case 'S':
        return "s1.";
    case 't':
    case 'T':
        return "t1.";
    case 'z':
    case 'Z':
        return "z1.";
    default:
        return {};
    }
}

/// Returns the characters after the mark at `at`, without dots, up to the greatest length of a link.
std::string body_at(std::string_view letters, std::size_t at)
{
    std::string body(letters.substr(at + mark_length, 2 * max_link_length));
    std::erase(body, '.');
    body.resize(std::min(body.size(), max_link_length - mark_length));
    return body;
}

} // namespace

std::string unescaped(std::string_view text)
{
    std::string result;
    while (!text.empty())
    {
        const auto found = escape(text);
        result += found ? found->first : std::string(1, text[0]);
        text.remove_prefix(found ? found->second : 1);
    }
    return result;
}

FoundLinks links_in(std::string_view text)
{
    FoundLinks found;
    std::size_t begun = 0;
    for (const std::string& reading : readings(text))
    {
        const std::string letters = letters_of(reading);
        for (std::size_t dot = letters.find("1.", 1); dot != std::string::npos; dot = letters.find("1.", dot + 1))
        {
            const std::string_view mark = mark_at(letters, dot - 1);
            if (mark.empty())
            {
                continue;
            }
            found.begun = true;
            if (++begun > max_begun)
            {
                return found;
            }
            const std::string body = body_at(letters, dot - 1);
            for (const std::size_t length : checked_lengths(mark, body))
            {
                std::string link = std::string(mark) + body.substr(0, length);
                if (std::find(found.links.begin(), found.links.end(), link) == found.links.end())
                {
                    found.links.push_back(std::move(link));
                }
                if (found.links.size() == max_found)
                {
                    return found;
                }
            }
        }
    }
    return found;
}

} // namespace elgrande::record
