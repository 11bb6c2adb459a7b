#pragma once

#include "words/localizer.hpp"

#include <string>

namespace elgrande::testing
{

/// Returns the English text of `key` without markup.
inline std::string english(words::Key key, words::Arguments arguments = {})
{
    return words::plain(words::Localizer(words::Language::En).text(key, arguments));
}

} // namespace elgrande::testing
