#include "screens/model/saved_games.hpp"

#include "record/utf8.hpp"
#include "words/localizer.hpp"

#include <algorithm>

namespace elgrande::screens
{

std::string fitting_name(std::string_view name)
{
    std::string text = words::plain(name);
    std::size_t end = std::min(text.size(), record::max_name_bytes);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
    {
        --end; // the character would be cut in two
    }
    text.resize(end);
    return record::is_plain_text(text) ? text : std::string();
}

} // namespace elgrande::screens
