#include "words/search.hpp"

#include <algorithm>

namespace elgrande::words
{

namespace
{

/// The letters from À to ÿ without accents, indexed by the low six bits of their second byte in UTF-8.
constexpr std::string_view latin = "aaaaaaaceeeeiiiidnooooo ouuuuypsaaaaaaaceeeeiiiidnooooo ouuuuypy";

constexpr char sharp_s = '\x9f';

/// Returns the letter at `i` in lower case without accent, and advances `i`. Returns 0 for a control character, such as
/// a style mark.
char next_letter(std::string_view text, std::size_t& i)
{
    const char c = text[i++];
    if (c == '\xc3' && i < text.size())
    {
        return latin[static_cast<unsigned char>(text[i++]) & 0x3fU];
    }
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : static_cast<unsigned char>(c) < ' ' ? '\0' : c;
}

/// Returns the end of the match if `text` contains `word` at `i`; otherwise 0.
std::size_t match_end(std::string_view word, std::string_view text, std::size_t i)
{
    for (std::size_t k = 0; k < word.size();)
    {
        if (i == text.size())
        {
            return 0;
        }
        const char c = next_letter(text, i);
        if (c == '\0' && k > 0)
        {
            continue;
        }
        if (c != word[k])
        {
            return 0;
        }
        k += text[i - 1] == sharp_s && word.substr(k, 2) == "ss" ? 2 : 1;
    }
    return i;
}

bool in_word(std::string_view text, std::size_t i)
{
    const auto c = static_cast<unsigned char>(text[i]);
    return c >= 0x80 || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// Returns the match_quality() of a match from `begin` to `end`.
int quality_between(std::string_view text, std::size_t begin, std::size_t end)
{
    const bool begins = begin == 0 || !in_word(text, begin - 1);
    const bool ends = end == text.size() || !in_word(text, end);
    return begins && ends ? 3 : begins ? 2 : 1;
}

} // namespace

std::vector<std::string> search_words(std::string_view query)
{
    std::vector<std::string> words(1);
    for (std::size_t i = 0; i < query.size();)
    {
        const char c = next_letter(query, i);
        if (c == ' ')
        {
            words.emplace_back();
        }
        else if (c != '\0')
        {
            words.back() += c;
            if (query[i - 1] == sharp_s)
            {
                words.back() += c;
            }
        }
    }
    std::erase(words, "");
    return words;
}

int match_quality(std::string_view text, const std::string& word)
{
    int best = 0;
    for (std::size_t i = 0; i < text.size() && best < 3; ++i)
    {
        if (const std::size_t end = match_end(word, text, i); end > 0)
        {
            best = std::max(best, quality_between(text, i, end));
        }
    }
    return best;
}

std::string mark_matches(std::string_view text, const std::vector<std::string>& words, int min_quality)
{
    std::string marked(text.size() + 1, '\0');
    for (const std::string& word : words)
    {
        bool there = false;
        for (std::size_t i = 0; i < text.size(); ++i)
        {
            const std::size_t end = match_end(word, text, i);
            if (end > 0 && quality_between(text, i, end) >= min_quality)
            {
                there = true;
                marked.replace(i, end - i, end - i, '\1');
            }
        }
        if (!there)
        {
            return {};
        }
    }
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i)
    {
        if (marked[i] != (i > 0 ? marked[i - 1] : '\0'))
        {
            result += marked[i] != '\0' ? found_begins : found_ends;
        }
        result += text[i];
    }
    return !text.empty() && marked[text.size() - 1] != '\0' ? result + found_ends : result;
}

} // namespace elgrande::words
