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

/// A quarter of `count` random cases where sanitizers make each of them take six times as long, but never fewer than
/// forty of those that there are: small samples say little enough. The trees without them take all.
constexpr int fewer_if_sanitized(int count)
{
    return is_sanitized ? std::max(count / 4, std::min(count, 40)) : count;
}

/// All of them; with sanitizers the first and the last.
template <class All>
std::vector<typename All::value_type> ends_if_sanitized(const All& all)
{
    if (is_sanitized)
    {
        return {all.front(), all.back()};
    }
    return {all.begin(), all.end()};
}

/// How many cases a test takes: the number in the environment's `variable` (ELGRANDE_GAMES, ELGRANDE_SEARCHES), else
/// `usual`, fewer if sanitized. What is no number counts as 0.
inline int wanted(const char* variable, int usual)
{
    const char* asked = std::getenv(variable);
    return asked == nullptr ? fewer_if_sanitized(usual) : static_cast<int>(std::strtol(asked, nullptr, 10));
}

/// As wanted(), but never fewer than without the variable.
inline int at_least(const char* variable, int usual)
{
    return std::max(fewer_if_sanitized(usual), wanted(variable, usual));
}

} // namespace elgrande::test
