#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace elgrande::test
{

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool is_sanitized = true;
#elif defined(__has_feature)
inline constexpr bool is_sanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool is_sanitized = false;
#endif

/// Returns a quarter of `count` under sanitizers, which make each case six times as slow, but at least min(count, 40),
/// as small samples find little. Returns `count` otherwise.
constexpr int fewer_if_sanitized(int count)
{
    return is_sanitized ? std::max(count / 4, std::min(count, 40)) : count;
}

/// Returns all elements of `all`, which must not be empty, or under sanitizers only the first and the last.
template <class All>
std::vector<typename All::value_type> ends_if_sanitized(const All& all)
{
    if (is_sanitized)
    {
        return {all.front(), all.back()};
    }
    return {all.begin(), all.end()};
}

/// Returns how many cases a test tries: the value of the environment variable `variable` (ELGRANDE_GAMES,
/// ELGRANDE_SEARCHES), or fewer_if_sanitized(default_count) if it is not set. A value that is not a number counts as 0.
inline int wanted(const char* variable, int default_count)
{
    const char* asked = std::getenv(variable);
    return asked == nullptr ? fewer_if_sanitized(default_count) : static_cast<int>(std::strtol(asked, nullptr, 10));
}

/// Like wanted(), but the variable can only raise the number.
inline int at_least(const char* variable, int default_count)
{
    return std::max(fewer_if_sanitized(default_count), wanted(variable, default_count));
}

} // namespace elgrande::test
