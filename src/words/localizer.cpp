#include "words/localizer.hpp"

#include "rules/cards/card.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace elgrande::words
{

// The ranges of marks do not overlap, and end before the space.
static_assert(seat_begins + max_owners <= you_begins && you_begins + max_owners <= ' ');

namespace
{

// See LanguageRow::packed.
constexpr char form_begins = '\001';
constexpr char you_form_begins = '\007';
constexpr char mark_of_you = '\017';

const Argument* find(Arguments arguments, std::string_view name)
{
    const auto* const found = std::find_if(arguments.begin(), arguments.end(),
                                           [name](const Argument& argument) { return argument.name == name; });
    return found != arguments.end() ? found : nullptr;
}

/// Returns the plural form of a line (LanguageRow::packed) for the number in `arguments`; a line without forms as it
/// is.
std::string_view plural_form(std::string_view line, Arguments arguments)
{
    if (line.empty() || line.front() != form_begins)
    {
        return line;
    }
    const std::size_t one = line.find(form_begins, 1);
    const std::size_t other = line.find(form_begins, one + 1);
    const Argument* count = find(arguments, line.substr(1, one - 1));
    return count != nullptr && count->number == 1 ? line.substr(one + 1, other - one - 1) : line.substr(other + 1);
}

/// True if the text begins with the name of the player who is called "You" (marked_you()).
bool is_you(std::string_view text)
{
    return !text.empty() && text.front() >= you_begins && text.front() < you_begins + max_players;
}

/// Returns the form of a line (LanguageRow::packed) for the names in `arguments`: that for "You", or the one that names
/// all players.
std::string form_for_names(std::string_view line, Arguments arguments)
{
    std::size_t end = line.find(you_form_begins);
    const std::string_view named = line.substr(0, end);
    while (end != std::string_view::npos)
    {
        const std::size_t form = line.find(you_form_begins, end + 1) + 1;
        const Argument* name = find(arguments, line.substr(end + 1, form - end - 2));
        end = line.find(you_form_begins, form);
        if (name != nullptr && is_you(name->text))
        {
            std::string text(line.substr(form, end - form));
            std::replace(text.begin(), text.end(), mark_of_you, name->text.front());
            return text;
        }
    }
    return std::string(named);
}

/// Returns the text with its placeholders replaced; `value` returns a pointer to a text, or null.
template <class Value>
std::string replace_placeholders(std::string_view rest, Value value)
{
    std::string result;
    for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{'))
    {
        const std::size_t close = rest.find('}', open);
        if (close == std::string_view::npos)
        {
            break;
        }
        result.append(rest.substr(0, open));
        const std::string* text = value(rest.substr(open + 1, close - open - 1));
        result.append(text != nullptr ? std::string_view(*text) : rest.substr(open, close - open + 1));
        rest.remove_prefix(close + 1);
    }
    return result.append(rest);
}

std::string replace_placeholders(std::string_view text, Arguments arguments)
{
    return replace_placeholders(text,
                                [arguments](std::string_view name)
                                {
                                    const Argument* argument = find(arguments, name);
                                    return argument != nullptr ? &argument->text : nullptr;
                                });
}

/// Returns the text of a line with its placeholders replaced.
std::string text_of_line(std::string_view line, Arguments arguments)
{
    if (line.find(you_form_begins) == std::string_view::npos)
    {
        return replace_placeholders(plural_form(line, arguments), arguments);
    }
    const std::string form = form_for_names(line, arguments);
    return replace_placeholders(plural_form(form, arguments), arguments);
}

/// Returns the index in edition_wordings() of the row for `edition` and `key`; nothing if there is none.
std::optional<std::size_t> exception_of(Edition edition, Key key)
{
    const auto all = edition_wordings();
    const std::string_view id = edition_row(edition).id;
    auto row = std::lower_bound(all.begin(), all.end(), key, [](const EditionWording& e, Key k) { return e.key < k; });
    for (; row != all.end() && row->key == key; ++row)
    {
        if (editions_with_wordings()[row->edition] == id)
        {
            return static_cast<std::size_t>(row - all.begin());
        }
    }
    return std::nullopt;
}

/// Returns the edition that an expansion extends; the edition itself if it is not an expansion.
Edition base_of(Edition edition)
{
    int base = 0;
    while (edition_row(static_cast<Edition>(base)).first_card != edition_row(edition).first_card)
    {
        ++base;
    }
    return static_cast<Edition>(base);
}

/// Returns the offset of each line of a part, and that of its end.
std::vector<std::uint32_t> find_lines(Language language, TextPart part)
{
    const std::string_view texts = texts_of(language, part);
    std::vector<std::uint32_t> begins(static_cast<std::size_t>(lines_in(part)) + 1);
    std::size_t next = 0;
    for (std::uint32_t& begin : begins)
    {
        begin = static_cast<std::uint32_t>(next);
        next = std::min(texts.find('\n', next), texts.size() - 1) + 1;
    }
    return begins;
}

bool is_control(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

} // namespace

Localizer::Localizer(Language language)
    : language_(language), has_guide_(has_texts(language, TextPart::Guide)),
      table_(find_lines(language, TextPart::Table)), guide_(find_lines(language, TextPart::Guide))
{
}

std::string_view Localizer::line(TextPart part, std::size_t number) const
{
    if (part == TextPart::Guide && !has_guide_)
    {
        return {};
    }
    const std::uint32_t* begins = part == TextPart::Table ? table_.data() : guide_.data();
    return texts_of(language_, part).substr(begins[number], begins[number + 1] - begins[number] - 1);
}

std::string_view Localizer::line(Key key) const
{
    const auto number = static_cast<std::size_t>(key);
    return number < first_of_guide ? line(TextPart::Table, number) : line(TextPart::Guide, number - first_of_guide);
}

std::string Localizer::text(Key key, Arguments arguments) const
{
    return text_of_line(line(key), arguments);
}

std::string Localizer::text_in(Edition edition, Key key, Arguments arguments) const
{
    for (const Edition one : {edition, base_of(edition)})
    {
        const auto exception = exception_of(one, key);
        const std::string_view own =
            exception ? line(TextPart::Table, key_names(TextPart::Table).size() + *exception) : std::string_view();
        if (!own.empty())
        {
            return text_of_line(own, arguments);
        }
    }
    return text(key, arguments);
}

Language best_language(std::span<const std::string> tags)
{
    for (std::string tag : tags)
    {
        std::transform(tag.begin(), tag.end(), tag.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
        for (int i = 0; i < language_count; ++i)
        {
            const auto language = static_cast<Language>(i);
            if (tag.substr(0, tag.find('-')) == language_row(language).code)
            {
                return language;
            }
        }
    }
    return Language::En;
}

std::optional<Key> key_named(std::string_view name)
{
    for (const auto& [part, first] : {std::pair(TextPart::Table, 0), std::pair(TextPart::Guide, first_of_guide)})
    {
        const auto names = key_names(part);
        const auto found = std::find(names.begin(), names.end(), name);
        if (found != names.end())
        {
            return static_cast<Key>(first + static_cast<int>(found - names.begin()));
        }
    }
    return std::nullopt;
}

namespace
{

/// True if a direction control character begins here: U+202A … 202E or U+2066 … 2069.
bool turns_direction(std::string_view text)
{
    return text.size() >= 3 && text[0] == '\xE2'
           && ((text[1] == '\x80' && text[2] >= '\xAA' && text[2] <= '\xAE')
               || (text[1] == '\x81' && text[2] >= '\xA6' && text[2] <= '\xA9'));
}

} // namespace

std::string marked(Seat seat, std::string_view name)
{
    return static_cast<char>(seat_begins + seat) + plain(name) + style_ends;
}

std::string marked_you(Seat seat, std::string_view name)
{
    return static_cast<char>(you_begins + seat) + plain(name) + style_ends;
}

std::string plain(std::string_view marked_text)
{
    std::string result;
    for (std::size_t i = 0; i < marked_text.size(); ++i)
    {
        if (turns_direction(marked_text.substr(i)))
        {
            i += 2;
        }
        else if (!is_control(marked_text[i]))
        {
            result += marked_text[i];
        }
    }
    return result;
}

} // namespace elgrande::words
