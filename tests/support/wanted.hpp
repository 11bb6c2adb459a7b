#pragma once

#include <cstdlib>

namespace elgrande::test
{

/// How many cases a test takes: the number in the environment's `variable` (ELGRANDE_GAMES, ELGRANDE_SEARCHES), else
/// `usual`. What is no number counts as 0.
inline int wanted(const char* variable, int usual)
{
    const char* asked = std::getenv(variable);
    return asked == nullptr ? usual : static_cast<int>(std::strtol(asked, nullptr, 10));
}

} // namespace elgrande::test
