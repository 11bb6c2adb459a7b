#pragma once

#include "record/game.hpp"
#include "words/keys.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// data/texts as scripts/pack/texts.mjs packs it. All that a language says is one text: of native programs it is a
/// part, to the page (ELGRANDE_TEXTS_APART) it comes as a file when somebody reads that language, see provide_texts().
namespace elgrande::words
{

struct LanguageRow
{
    std::string_view code;                                      ///< BCP 47: "en"
    std::string_view name;                                      ///< in the language itself
    std::array<std::string_view, record::colour_count> colours; ///< what players without a name are called

    /// text_count lines: the texts in the order of Key, then the exceptions of editions, of which an empty one is said
    /// as in every edition. A line with plural forms is three, each after \001: the placeholder whose number chooses,
    /// the form for one, the form for all others. Placeholders stand in braces; marks of style are single characters,
    /// see localizer.hpp. Empty if they are not part of the program.
    std::string_view packed;
};

const LanguageRow& language_row(Language language);

/// What the language says, as LanguageRow::packed has it: of the program, else what provide_texts() was given, else
/// nothing.
std::string_view texts_of(Language language);

/// Can the language be spoken?
inline bool has_texts(Language language)
{
    return !texts_of(language).empty();
}

/// Texts of a language that are not part of the program, for its whole run. False, and nothing is taken, if they have
/// not text_count lines. Those that are there already stay.
bool provide_texts(Language language, std::string texts);

/// The name, without its ending, of the file beside the page that has them: "texts-de".
std::string texts_file(Language language);

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
