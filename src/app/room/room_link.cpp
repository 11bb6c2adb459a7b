#include "app/room/room_link.hpp"

#include "platform/rooms.hpp"
#include "room/watching_secret.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

constexpr std::string_view room_mark = "r1.";
constexpr std::string_view watching_mark = "w1."; ///< as long
constexpr std::string_view answer_mark = "ra1.";
constexpr std::size_t secret_length = 22; ///< of room::to_text()

bool is_of_code(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/// Returns the characters of codes at the beginning of a text.
std::string_view run_at(std::string_view text)
{
    const auto* end = std::find_if_not(text.begin(), text.end(), is_of_code);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

/// Returns the code at the beginning of a text; empty if there is none or it is too long.
std::string_view code_at(std::string_view text)
{
    const std::string_view run = run_at(text);
    return run.size() <= platform::longest_room_code ? run : std::string_view();
}

/// True if a link that begins at `at` is not the rest of another word.
bool begins_link(std::string_view text, std::size_t at)
{
    return at == 0 || !(is_of_code(text[at - 1]) || text[at - 1] == '.');
}

} // namespace

std::string text_of(const RoomLink& link)
{
    return std::string(link.watches ? watching_mark : room_mark) + room::to_text(link.secret)
           + (link.offer.empty() ? "" : "." + link.offer);
}

room::Secret meeting_secret(const RoomLink& link)
{
    return link.watches ? link.secret : room::watching_secret(link.secret);
}

std::optional<RoomLink> room_link_in(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at)
    {
        const bool watches = text.substr(at).starts_with(watching_mark);
        if (!watches && !text.substr(at).starts_with(room_mark))
        {
            continue;
        }
        const std::string_view rest = text.substr(at + room_mark.size());
        const auto key = begins_link(text, at) ? room::key_of_text(code_at(rest)) : std::nullopt;
        if (key)
        {
            const std::string_view after = rest.substr(secret_length);
            return RoomLink{{*key}, std::string(after.starts_with('.') ? code_at(after.substr(1)) : ""), watches};
        }
    }
    return std::nullopt;
}

bool is_damaged_room_link(std::string_view text)
{
    text.remove_prefix(text.find('#') + 1); // from the beginning if there is no '#'
    return (text.starts_with(room_mark) || text.starts_with(watching_mark)) && !room_link_in(text);
}

std::string answer_link(const std::string& code)
{
    return std::string(answer_mark) + code;
}

std::optional<std::string> answer_in(std::string_view text)
{
    for (std::size_t at = text.find(answer_mark); at != std::string_view::npos; at = text.find(answer_mark, at + 1))
    {
        const std::string_view code = code_at(text.substr(at + answer_mark.size()));
        if (begins_link(text, at) && !code.empty())
        {
            return std::string(code);
        }
    }
    return std::nullopt;
}

std::string room_code_in(std::string_view text)
{
    std::string_view longest;
    while (!text.empty())
    {
        const std::string_view code = code_at(text);
        longest = code.size() > longest.size() ? code : longest;
        text.remove_prefix(std::max<std::size_t>(run_at(text).size(), 1));
    }
    return std::string(longest);
}

} // namespace elgrande::screens
