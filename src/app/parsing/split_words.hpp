#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// Returns the words of a text, which blanks and line ends separate. Does not use a stream, which would add 45 KB to
/// the download of the page.
inline std::vector<std::string> split_words(std::string_view text)
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
