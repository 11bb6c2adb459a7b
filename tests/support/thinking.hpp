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

/// The same with a new Brain. Answers are cached for the process, because many tests ask about the same game.
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
