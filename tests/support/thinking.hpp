#pragma once

#include "brains/brain.hpp"

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

inline brains::Bytes thought(const brains::Bytes& question)
{
    brains::Brain brain;
    return thought_by(brain, question);
}

} // namespace elgrande::testing
