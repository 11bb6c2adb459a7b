#pragma once

#include "record/game.hpp"
#include "words/keys.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// The texts of data/texts, data/rules, data/lessons and data/editor, packed by scripts/pack/texts.mjs. Each language
/// has two parts. Native programs contain them; the page (ELGRANDE_TEXTS_APART) loads them as files when the language
/// is chosen: see provide_texts().
namespace elgrande::words
{

enum class TextPart : std::uint8_t
{
    Table, ///< the texts that are needed from the start
    Guide  ///< the paragraphs of the rules, their keywords, the steps of the lessons, and the editor
};

inline constexpr int part_count = 2;

struct LanguageRow
{
    std::string_view code;                                      ///< BCP 47: "en"
    std::string_view name;                                      ///< in the language itself
    std::array<std::string_view, record::colour_count> colours; ///< default names of players

    /// The texts, by TextPart; empty if the program does not contain them. A part has a line for each of key_names().
    /// In the table a line for each of edition_wordings() follows, which is empty if this language has no special
    /// wording.
    /// The line of a text with plural forms has three fields, each after \001: the placeholder whose number selects the
    /// form, the form for one, and the form for all other numbers. Forms for "You" follow at the end of a line, each
    /// after \007, a placeholder and \007. A form is used if the argument for its placeholder is marked_you(); in it,
    /// \017 stands for the mark of that argument. Placeholders are in braces; style marks are single characters, see
    /// marks.hpp.
    std::array<std::string_view, part_count> packed;
};

/// Returns the names of a part's keys as written in data, in the order of Key. The keys of the table are numbered from
/// 0, those of the guide from first_of_guide.
std::span<const std::string_view> key_names(TextPart part);

/// Returns the name of a key as written in data.
std::string_view name_of(Key key);

/// Returns the number of lines in a part: one for each key, and in the table also one for each of edition_wordings().
int lines_in(TextPart part);

/// Returns the names and packed texts of a language.
const LanguageRow& language_row(Language language);

/// Returns the texts of a language as in LanguageRow::packed: those in the program, or those given to provide_texts().
/// Empty if there are none.
std::string_view texts_of(Language language, TextPart part = TextPart::Table);

/// True if the texts are loaded.
inline bool has_texts(Language language, TextPart part = TextPart::Table)
{
    return !texts_of(language, part).empty();
}

/// Adds texts that the program does not contain, in the format of LanguageRow::packed; they stay loaded. Returns
/// false and ignores them unless they have lines_in(part) lines. If the texts are loaded already, returns true without
/// replacing them.
bool provide_texts(Language language, TextPart part, std::string texts);

/// Returns the name of the file with the texts, without the hash and extension: "texts-de", "guide-de".
std::string texts_file(Language language, TextPart part);

/// The keys of the texts of cards. From `first` on there are four for each card, in the order of `ids`: title, name,
/// line, full.
struct CardTexts
{
    Key first;
    std::span<const std::string_view> ids; ///< sorted
};

CardTexts card_texts();

/// A text for which an edition has a wording of its own, in at least one language.
struct EditionWording
{
    Key key;
    std::uint8_t edition; ///< index in editions_with_wordings()
};

/// Returns all wordings of editions, sorted by key.
std::span<const EditionWording> edition_wordings();

/// Returns the ids of the editions that have wordings of their own.
std::span<const std::string_view> editions_with_wordings();

} // namespace elgrande::words
