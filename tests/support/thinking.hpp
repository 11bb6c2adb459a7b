#pragma once

#include "brains/brain.hpp"

#include <map>

namespace elgrande::testing
{

/// Returns `brain`'s answer to `question`, as the page's worker would compute it.
inline brains::Bytes thought_by(brains::Brain& brain, const brains::Bytes& question)
{
    brain.begin(question);
    while (!brain.think(8))
    {
    }
    return brain.answer();
}

/// Like thought_by() with a new Brain. Caches answers for the whole process, because many tests ask about the same
/// game.
inline brains::Bytes thought(const brains::Bytes& question)
{
    static std::map<brains::Bytes, brains::Bytes> known;
    const auto at = known.find(question);
    if (at != known.end())
    {
        return at->second;
    }
    brains::Brain brain;
    return known[question] = thought_by(brain, question);
}

} // namespace elgrande::testing
