#include "words/texts.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::words
{

namespace
{

std::string& provided(Language language)
{
    static std::array<std::string, language_count> texts;
    return texts[static_cast<std::size_t>(language)];
}

} // namespace

std::string_view texts_of(Language language)
{
    const std::string_view packed = language_row(language).packed;
    return packed.empty() ? std::string_view(provided(language)) : packed;
}

bool provide_texts(Language language, std::string texts)
{
    if (std::count(texts.begin(), texts.end(), '\n') != text_count || texts.back() != '\n')
    {
        return false;
    }
    if (provided(language).empty()) // what is there already may be in use
    {
        provided(language) = std::move(texts);
    }
    return true;
}

std::string texts_file(Language language)
{
    return "texts-" + std::string(language_row(language).code);
}

} // namespace elgrande::words
