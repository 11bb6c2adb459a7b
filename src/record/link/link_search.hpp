#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Finds links in a text.
namespace elgrande::record
{

/// The result of links_in().
struct FoundLinks
{
    std::vector<std::string> links; ///< without repetitions, in the order in which they were found, at most eight
    bool begun = false;             ///< the text contains the mark of a link, such as "p1.", valid or not
};

/// Returns the parts of `text` with the mark and the right check value of a link. Checks at most 256 marks. Mails,
/// chats and forums wrap, quote, escape and decorate links. So the search skips characters that no link contains,
/// decodes escapes, even nested ones, and ends a link where the check value is right.
FoundLinks links_in(std::string_view text);

/// Returns `text` with the escapes of addresses, mails and HTML decoded once: "%23", "=23" and "&#35;" become '#', tags
/// and soft line breaks are removed, and entities that no link needs become a blank. Malformed escapes are unchanged.
std::string unescaped(std::string_view text);

} // namespace elgrande::record
