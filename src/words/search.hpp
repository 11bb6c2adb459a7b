#pragma once

#include "words/marks.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace elgrande::words
{

/// Splits a text at its spaces into words in lower case, without accents (of the letters À … ÿ) and style marks:
/// "Böse  KÖNIGE" gives "bose", "konige". Punctuation remains.
std::vector<std::string> search_words(std::string_view query);

/// Returns the quality of the best match of a word from search_words() in a text: 0 if there is none, 1 within a word,
/// 2 at the beginning of a word, 3 for a whole word.
int match_quality(std::string_view text, const std::string& word);

/// Returns the text with found_begins and found_ends around each match of `words`, which come from search_words();
/// empty if one of the words does not match. Matches with a match_quality() below `min_quality` do not count.
std::string mark_matches(std::string_view text, const std::vector<std::string>& words, int min_quality = 1);

} // namespace elgrande::words
