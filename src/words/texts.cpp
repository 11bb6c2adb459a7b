#include "words/texts.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::words
{

namespace
{

std::string& provided(Language language, TextPart part)
{
    static std::array<std::array<std::string, part_count>, language_count> texts;
    return texts[static_cast<std::size_t>(language)][static_cast<std::size_t>(part)];
}

} // namespace

std::string_view texts_of(Language language, TextPart part)
{
    const std::string_view packed = language_row(language).packed[static_cast<std::size_t>(part)];
    return packed.empty() ? std::string_view(provided(language, part)) : packed;
}

std::string_view name_of(Key key)
{
    const auto number = static_cast<std::size_t>(key);
    return number < first_of_guide ? key_names(TextPart::Table)[number]
                                   : key_names(TextPart::Guide)[number - first_of_guide];
}

int lines_in(TextPart part)
{
    const std::size_t exceptional = part == TextPart::Table ? edition_wordings().size() : 0;
    return static_cast<int>(key_names(part).size() + exceptional);
}

bool provide_texts(Language language, TextPart part, std::string texts)
{
    if (std::count(texts.begin(), texts.end(), '\n') != lines_in(part) || texts.back() != '\n')
    {
        return false;
    }
    if (provided(language, part).empty()) // texts that are loaded already may be in use
    {
        provided(language, part) = std::move(texts);
    }
    return true;
}

std::string texts_file(Language language, TextPart part)
{
    return (part == TextPart::Table ? "texts-" : "guide-") + std::string(language_row(language).code);
}

} // namespace elgrande::words
