#include "cli/arguments.hpp"

#include <algorithm>
#include <charconv>

namespace elgrande::cli
{

bool Arguments::flag(std::string_view name)
{
    const auto found = std::find(words_.begin(), words_.end(), name);
    if (found == words_.end())
    {
        return false;
    }
    words_.erase(found);
    return true;
}

std::optional<std::string> Arguments::text(std::string_view name)
{
    const auto found = std::find(words_.begin(), words_.end(), name);
    if (found == words_.end())
    {
        return std::nullopt;
    }
    if (found + 1 == words_.end())
    {
        throw Failure(std::string(name) + " needs a value");
    }
    std::string value = *(found + 1);
    words_.erase(found, found + 2);
    return value;
}

std::uint64_t Arguments::number(std::string_view name, std::uint64_t min, std::uint64_t max, std::uint64_t otherwise)
{
    const auto value = text(name);
    return value ? number_in(name, *value, min, max) : otherwise;
}

std::string Arguments::plain(std::string_view what)
{
    if (words_.empty() || words_.front().substr(0, 2) == "--")
    {
        throw Failure("expected " + std::string(what) + (words_.empty() ? "" : ", not " + words_.front())
                      + "; see elgrande --help");
    }
    std::string word = words_.front();
    words_.erase(words_.begin());
    return word;
}

void Arguments::done() const
{
    if (!words_.empty())
    {
        throw Failure("unexpected argument " + words_.front() + "; see elgrande --help");
    }
}

std::uint64_t number_in(std::string_view what, std::string_view text, std::uint64_t min, std::uint64_t max)
{
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stopped != end || value < min || value > max)
    {
        throw Failure(std::string(what) + " must be a number from " + std::to_string(min) + " to "
                      + std::to_string(max));
    }
    return value;
}

} // namespace elgrande::cli
