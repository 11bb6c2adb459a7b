#pragma once

#include "words/localizer.hpp"

#include <string>

namespace elgrande::testing
{

/// What the page says for this key to whoever reads English.
inline std::string english(words::Key key, words::Arguments arguments = {})
{
    return words::plain(words::Localizer(words::Language::En).text(key, arguments));
}

} // namespace elgrande::testing
