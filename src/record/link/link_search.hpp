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
    bool begun = false;             ///< True if the text contains the mark of a link, such as "p1.", valid or not
};

/// Returns all parts of `text` with the mark and the right check value of a link. Mails, chats and forums wrap, quote,
/// escape and decorate links. So the search skips characters that no link contains, decodes escapes, even nested ones,
/// and ends a link where the check value is right.
FoundLinks links_in(std::string_view text);

/// Decodes the escapes of addresses, mails and HTML: "%23", "=23" and "&#35;" become '#', and tags are removed.
/// Malformed escapes are left unchanged.
std::string unescaped(std::string_view text);

} // namespace elgrande::record
