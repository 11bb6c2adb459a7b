#pragma once

#include "rules/seat.hpp"
#include "rules/setup.hpp"
#include "words/marks.hpp"
#include "words/texts.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace elgrande::words
{

/// A value for the placeholder `name`.
struct Argument
{
    Argument(std::string_view placeholder, std::string_view value) : name(placeholder), text(value) {}
    Argument(std::string_view placeholder, int value) : name(placeholder), text(std::to_string(value)), number(value) {}

    std::string_view name;
    std::string text;
    int number = 0;
};

using Arguments = std::initializer_list<Argument>;

/// Says texts in one language.
class Localizer
{
public:
    /// With the texts that are there now (has_texts()); all others are empty.
    explicit Localizer(Language language = Language::En);

    Language language() const { return language_; }

    /// Can it say what the rules and the lessons say?
    bool has_guide() const { return has_guide_; }

    /// The text with its placeholders replaced, in the plural form that its number asks for. A placeholder without
    /// an argument stays visible in braces, so that a test finds it.
    std::string text(Key key, Arguments arguments = {}) const;

    /// The same as an edition says it, or the one that it expands, where they have words of their own.
    std::string text_in(Edition edition, Key key, Arguments arguments = {}) const;

private:
    std::string_view line(TextPart part, std::size_t number) const;
    std::string_view line(Key key) const;

    Language language_;
    bool has_guide_;
    std::array<std::uint32_t, lines_in(TextPart::Table) + 1>
        table_{}; ///< where the lines begin in the language's texts
    std::array<std::uint32_t, lines_in(TextPart::Guide) + 1> guide_{};
};

/// The first of the languages that somebody reads (BCP 47 tags, the best first) in which the game speaks, else English.
Language best_language(std::span<const std::string> tags);

/// The key that is called `name` in data/texts.
std::optional<Key> key_named(std::string_view name);

/// A name with the mark of its seat; control characters and marks of direction in it are dropped.
std::string marked(Seat seat, std::string_view name);

/// The text without marks of style and of direction, for the mirror and for files.
std::string plain(std::string_view said);

} // namespace elgrande::words
