#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Finds links in whatever text they come in.
namespace elgrande::record
{

struct FoundLinks
{
    std::vector<std::string> links; ///< each once, in the order in which they are found, at most a handful
    bool begun = false;             ///< something begins like a link, whole or not
};

/// The texts in `text` that begin like a link and have a right check value. Mails, chats and forums wrap, quote, escape
/// and decorate: what no link contains is left out, what is escaped is read, up to several times over, and the check
/// value says where the link ends.
FoundLinks links_in(std::string_view text);

/// `text` as it was before somebody escaped it for an address, a mail or a page: %23 and =23 are '#', &#35; too, and
/// tags are gone. A malformed escape stays as it is.
std::string unescaped(std::string_view text);

} // namespace elgrande::record
