#pragma once

#include "words/marks.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace elgrande::words
{

/// The words of a text without case, accents and marks of style: "Böse  KÖNIGE" is "bose" and "konige".
std::vector<std::string> search_words(std::string_view query);

/// How well a word stands in a text: 0 not at all, 1 within another word, 2 at the beginning of one, 3 as one.
int standing(std::string_view text, const std::string& word);

/// If every one of the words stands somewhere in the text, the text with marks around each place where one does;
/// else nothing. Places where it stands worse than `least`, as of standing(), do not count.
std::string found(std::string_view text, const std::vector<std::string>& words, int least = 1);

} // namespace elgrande::words
