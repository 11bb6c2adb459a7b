#pragma once

#include "words/marks.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace elgrande::words
{

/// Returns the words of a text without case, accents and marks of style: "Böse  KÖNIGE" is "bose" and "konige".
std::vector<std::string> search_words(std::string_view query);

/// Returns how well a text matches a word from search_words(): 0 not at all, 1 within another word, 2 at the beginning
/// of one, 3 as a whole word.
int match_quality(std::string_view text, const std::string& word);

/// Returns the text with found_begins and found_ends around each match, if it matches all of the words, which come from
/// search_words(); otherwise an empty string. Matches with a match_quality() below `least` do not count.
std::string mark_matches(std::string_view text, const std::vector<std::string>& words, int least = 1);

} // namespace elgrande::words
