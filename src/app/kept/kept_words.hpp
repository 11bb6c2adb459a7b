#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// The words of a preference, which stand between blanks. Not by a stream: those bring the languages of the standard
/// library into the page, 45 KB of its download.
inline std::vector<std::string> kept_words(std::string_view text)
{
    std::vector<std::string> words;
    constexpr std::string_view blanks = " \n";
    for (std::size_t begin = text.find_first_not_of(blanks); begin != std::string_view::npos;
         begin = text.find_first_not_of(blanks, begin))
    {
        const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
        words.emplace_back(text.substr(begin, end - begin));
        begin = end;
    }
    return words;
}

} // namespace elgrande::screens
