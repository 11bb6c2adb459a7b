#pragma once

#include "rules/seat.hpp"
#include "rules/setup.hpp"
#include "words/marks.hpp"
#include "words/texts.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::words
{

/// The value of a placeholder in a text. The name of the placeholder must outlive it.
struct Argument
{
    Argument(std::string_view placeholder, std::string_view value) : name(placeholder), text(value) {}
    Argument(std::string_view placeholder, int value) : name(placeholder), text(std::to_string(value)), number(value) {}

    std::string_view name;
    std::string text;
    int number = 0; ///< selects the plural form; 0 if the value is no number
};

using Arguments = std::initializer_list<Argument>;

/// Returns texts in one language.
class Localizer
{
public:
    /// Uses the texts that are loaded now (has_texts()). After provide_texts(), make a new localizer.
    explicit Localizer(Language language = Language::En);

    Language language() const { return language_; }

    /// True if the texts of rules and lessons are loaded.
    bool has_guide() const { return has_guide_; }

    /// Returns the text with its placeholders replaced, in the plural form for its number, and in the form for "You" if
    /// an argument is the name of that player (marked_you()). A placeholder without an argument stays visible in
    /// braces, so that tests find it. Empty for a key of the guide unless has_guide().
    std::string text(Key key, Arguments arguments = {}) const;

    /// Like text(), but in the special wording of an edition, or of the edition that it expands, if there is one.
    std::string text_in(Edition edition, Key key, Arguments arguments = {}) const;

private:
    std::string_view line(TextPart part, std::size_t number) const;
    std::string_view line(Key key) const;

    Language language_;
    bool has_guide_;
    std::vector<std::uint32_t> table_; ///< the offset of each line of TextPart::Table in texts_of(), and of its end
    std::vector<std::uint32_t> guide_; ///< the same for TextPart::Guide
};

/// Returns the first of the preferred languages (BCP 47 tags, the best first) that the game supports, or English.
Language best_language(std::span<const std::string> tags);

/// Returns the key of either part with this name; nothing if there is none. Takes linear time.
std::optional<Key> key_named(std::string_view name);

/// Returns plain(name) between the mark of the seat (seat_begins) and style_ends.
std::string marked(Seat seat, std::string_view name);

/// Like marked(), for the seat that is called "You": `name` is that word. A sentence with this name as an argument has
/// the form for "You".
std::string marked_you(Seat seat, std::string_view name);

/// Returns the text without control characters, which include style marks and line breaks, and without the characters
/// that control the direction of writing. For the mirror, for files and for names from outside.
std::string plain(std::string_view marked_text);

} // namespace elgrande::words
