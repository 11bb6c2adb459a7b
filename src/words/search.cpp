#include "words/search.hpp"

#include <cstdint>

namespace elgrande::words
{

namespace
{

/// A text as it is compared, and where in the original each of its letters began.
struct Folded
{
    std::string text;
    std::vector<std::uint32_t> from; ///< one more: the end
};

/// What the letters from À to ÿ are without accent; of the two bytes in UTF-8 the second one chooses.
constexpr std::string_view latin = "aaaaaaaceeeeiiiidnooooo ouuuuypsaaaaaaaceeeeiiiidnooooo ouuuuypy";

Folded folded(std::string_view text)
{
    Folded result;
    for (std::size_t i = 0; i < text.size(); ++i)
    {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x20)
        {
            continue; // a mark of style
        }
        result.from.push_back(static_cast<std::uint32_t>(i));
        if (byte == 0xc3 && i + 1 < text.size())
        {
            const auto letter = static_cast<unsigned char>(text[++i]);
            result.text += latin[letter & 0x3fU];
            if (letter == 0x9f) // ß
            {
                result.text += 's';
                result.from.push_back(static_cast<std::uint32_t>(i - 1));
            }
        }
        else
        {
            result.text += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : text[i];
        }
    }
    result.from.push_back(static_cast<std::uint32_t>(text.size()));
    return result;
}

} // namespace

std::vector<std::string> search_words(std::string_view query)
{
    const std::string text = folded(query).text + " ";
    std::vector<std::string> words;
    std::size_t begin = 0;
    for (std::size_t end = text.find(' '); end != std::string::npos; end = text.find(' ', begin))
    {
        if (end > begin)
        {
            words.push_back(text.substr(begin, end - begin));
        }
        begin = end + 1;
    }
    return words;
}

std::string found(std::string_view text, const std::vector<std::string>& words)
{
    const Folded here = folded(text);
    std::vector<bool> marked(text.size() + 1);
    for (const std::string& word : words)
    {
        std::size_t at = here.text.find(word);
        if (at == std::string::npos)
        {
            return {};
        }
        for (; at != std::string::npos; at = here.text.find(word, at + 1))
        {
            for (std::size_t i = here.from[at]; i < here.from[at + word.size() - 1] + 1; ++i)
            {
                marked[i] = true;
            }
        }
    }
    std::string result;
    bool inside = false;
    for (std::size_t i = 0; i < text.size(); ++i)
    {
        // A letter of several bytes is marked as a whole.
        const bool begins = (static_cast<unsigned char>(text[i]) & 0xc0U) != 0x80U;
        if (begins && marked[i] != inside && static_cast<unsigned char>(text[i]) >= 0x20)
        {
            inside = marked[i];
            result += inside ? found_begins : found_ends;
        }
        result += text[i];
    }
    return inside ? result + found_ends : result;
}

} // namespace elgrande::words
