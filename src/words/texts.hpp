#pragma once

#include "words/keys.hpp"

#include <cstdint>
#include <span>
#include <string_view>

/// data/texts as scripts/pack/texts.mjs packs it. All that a language says is one text, because that takes the least
/// room in a download: all languages are part of the program, so a switch is at once and needs no network.
namespace elgrande::words
{

struct LanguageRow
{
    std::string_view code; ///< BCP 47: "en"
    std::string_view name; ///< in the language itself

    /// text_count lines: the texts in the order of Key, then the exceptions of editions, of which an empty one is said
    /// as in every edition. A line with plural forms is three, each after \001: the placeholder whose number chooses,
    /// the form for one, the form for all others. Placeholders stand in braces; marks of style are single characters,
    /// see localizer.hpp.
    std::string_view texts;
};

const LanguageRow& language_row(Language language);

/// The texts of a card: title, name, line and full follow one another, card by card from `first`.
struct CardTexts
{
    Key first;
    std::span<const std::string_view> ids; ///< sorted
};

CardTexts card_texts();

/// A text that an edition says in its own way, in some language.
struct Exception
{
    Key key;
    std::uint8_t edition; ///< index in exceptional_editions()
};

/// Sorted by key.
std::span<const Exception> exceptions();
std::span<const std::string_view> exceptional_editions();

/// The keys as they stand in data/texts, in the order of Key.
std::span<const std::string_view> key_names();

} // namespace elgrande::words
