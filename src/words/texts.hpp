#pragma once

#include "record/game.hpp"
#include "words/keys.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// data/texts as scripts/pack/texts.mjs packs it. What a language says are two texts: of native programs they are
/// parts, to the page (ELGRANDE_TEXTS_APART) they come as files when somebody reads that language, see provide_texts().
namespace elgrande::words
{

enum class TextPart : std::uint8_t
{
    Table, ///< whatever is said at once
    Guide  ///< the paragraphs of the rules, the words by which they are found, and the steps of the lessons
};

inline constexpr int part_count = 2;

struct LanguageRow
{
    std::string_view code;                                      ///< BCP 47: "en"
    std::string_view name;                                      ///< in the language itself
    std::array<std::string_view, record::colour_count> colours; ///< what players without a name are called

    /// By TextPart. Of the table: the texts in the order of Key up to first_of_guide, then the exceptions of editions,
    /// of which an empty one is said as in every edition; of the guide: the other keys. A line each; one with plural
    /// forms is three, each after \001: the placeholder whose number chooses, the form for one, the form for all
    /// others. Placeholders stand in braces; marks of style are single characters, see localizer.hpp. Empty if they are
    /// not part of the program.
    std::array<std::string_view, part_count> packed;
};

/// The number of lines in a part.
constexpr int lines_in(TextPart part)
{
    return part == TextPart::Table ? first_of_guide + exception_count : key_count - first_of_guide;
}

const LanguageRow& language_row(Language language);

/// What the language says, as LanguageRow::packed has it: of the program, else what provide_texts() was given, else
/// nothing.
std::string_view texts_of(Language language, TextPart part = TextPart::Table);

/// Can it be said?
inline bool has_texts(Language language, TextPart part = TextPart::Table)
{
    return !texts_of(language, part).empty();
}

/// Texts of a language that are not part of the program, for its whole run. False, and nothing is taken, if they have
/// not lines_in(part) lines. Those that are there already stay.
bool provide_texts(Language language, TextPart part, std::string texts);

/// The name, without its ending, of the file beside the page that has them: "texts-de", "guide-de".
std::string texts_file(Language language, TextPart part);

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
