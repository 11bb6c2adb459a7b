#pragma once

#include "brains/brain.hpp"

#include <map>

namespace elgrande::testing
{

/// Returns `brain`'s answer to `question`, as the page's worker would compute it. Replaces the brain's question.
inline brains::Bytes compute_answer(brains::Brain& brain, const brains::Bytes& question)
{
    brain.begin(question);
    while (!brain.think(8))
    {
    }
    return brain.answer();
}

/// Returns a new Brain's answer to `question`. Caches answers for the whole process, because many tests ask about the
/// same game.
inline brains::Bytes cached_answer(const brains::Bytes& question)
{
    static std::map<brains::Bytes, brains::Bytes> known;
    const auto at = known.find(question);
    if (at != known.end())
    {
        return at->second;
    }
    brains::Brain brain;
    return known[question] = compute_answer(brain, question);
}

} // namespace elgrande::testing
