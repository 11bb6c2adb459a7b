#pragma once

#include "words/keys.hpp"

#include <span>
#include <string_view>

namespace elgrande::words
{

/// A text of data/texts as it was packed. Placeholders stand in braces; marks of style are single characters, see
/// speech.hpp.
struct Text
{
    std::string_view by; ///< the placeholder whose number chooses the plural form; empty if there is one form only
    std::string_view one;
    std::string_view other; ///< the only form if `by` is empty
};

struct LanguageRow
{
    std::string_view code; ///< BCP 47: "en"
    std::string_view name; ///< in the language itself
    std::span<const Text> texts;
};

const LanguageRow& language_row(Language language);

/// The keys as they stand in data/texts, in the order of Key.
std::span<const std::string_view> key_names();

} // namespace elgrande::words
