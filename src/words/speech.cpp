#include "words/speech.hpp"

#include <algorithm>
#include <iterator>

namespace elgrande::words
{

namespace
{

const Argument* find(Arguments arguments, std::string_view name)
{
    const auto* found = std::find_if(arguments.begin(), arguments.end(),
                                     [name](const Argument& argument) { return argument.name == name; });
    return found == arguments.end() ? nullptr : found;
}

std::string_view form(const Text& text, Arguments arguments)
{
    if (text.by.empty())
    {
        return text.other;
    }
    const Argument* count = find(arguments, text.by);
    return count != nullptr && count->number == 1 ? text.one : text.other;
}

bool is_control(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

} // namespace

std::string Speech::say(Key key, Arguments arguments) const
{
    std::string_view rest = form(language_row(language_).texts[static_cast<std::size_t>(key)], arguments);
    std::string said;
    while (!rest.empty())
    {
        const std::size_t open = rest.find('{');
        const std::size_t close = open == std::string_view::npos ? open : rest.find('}', open);
        if (close == std::string_view::npos)
        {
            break;
        }
        said.append(rest.substr(0, open));
        const Argument* argument = find(arguments, rest.substr(open + 1, close - open - 1));
        said.append(argument != nullptr ? std::string_view(argument->text) : rest.substr(open, close - open + 1));
        rest.remove_prefix(close + 1);
    }
    said.append(rest);
    return said;
}

std::optional<Key> key_named(std::string_view name)
{
    const auto names = key_names();
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
    {
        return std::nullopt;
    }
    return static_cast<Key>(found - names.begin());
}

std::string marked(Seat seat, std::string_view name)
{
    std::string result(1, static_cast<char>(seat_begins + seat));
    std::copy_if(name.begin(), name.end(), std::back_inserter(result), [](char c) { return !is_control(c); });
    return result + style_ends;
}

std::string plain(std::string_view said)
{
    std::string result;
    std::copy_if(said.begin(), said.end(), std::back_inserter(result), [](char c) { return !is_control(c); });
    return result;
}

} // namespace elgrande::words
