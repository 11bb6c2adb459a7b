#pragma once

#include "words/marks.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace elgrande::words
{

/// The words of a text without case, accents and marks of style: "Böse  KÖNIGE" is "bose" and "konige".
std::vector<std::string> search_words(std::string_view query);

/// If every one of the words stands somewhere in the text, the text with marks around each place where one does;
/// else nothing. A word may be the beginning or another part of a longer one.
std::string found(std::string_view text, const std::vector<std::string>& words);

/// How well a word stands in a text: 0 not at all, 1 within another word, 2 at the beginning of one, 3 as one.
int standing(std::string_view text, const std::string& word);

} // namespace elgrande::words
