#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace elgrande::screens
{

/// The largest number that parse_numbers() accepts.
inline constexpr std::int64_t max_number = 9'999'999;

/// True if the text has at least one digit and nothing else.
inline bool is_digits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Reads exactly `count` numbers, 0 … max_number, separated by single blanks. Returns nothing for any other text.
template <std::size_t count>
std::optional<std::array<std::int64_t, count>> parse_numbers(std::string_view text)
{
    std::array<std::int64_t, count> numbers{};
    if (text.ends_with(' '))
    {
        return std::nullopt;
    }
    for (std::int64_t& number : numbers)
    {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
        if (!is_digits(word) || read.ec != std::errc() || number > max_number)
        {
            return std::nullopt;
        }
    }
    return text.empty() ? std::optional(numbers) : std::nullopt;
}

} // namespace elgrande::screens
