#pragma once

#include "brains/brain.hpp"

#include <map>

namespace elgrande::testing
{

/// What the page's other program would answer.
inline brains::Bytes thought_by(brains::Brain& brain, const brains::Bytes& question)
{
    brain.begin(question);
    while (!brain.think(8))
    {
    }
    return brain.answer();
}

/// The same, by a brain that has not thought of anything else before. Many tests ask about one game: its questions are
/// thought through once in a process.
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
