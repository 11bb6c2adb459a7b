#pragma once

#include "rules/outlook/puzzle.hpp"
#include "words/localizer.hpp"

#include <string>

/// Ideas and faults of puzzles in words.
namespace elgrande::words
{

/// Returns the name of an idea in a few words: "Tie on purpose".
std::string idea_name(const Localizer& localizer, Idea idea);

/// Returns what an idea teaches, in a sentence or two.
std::string idea_sentence(const Localizer& localizer, Idea idea);

/// Returns one sentence that says why a turn makes a poor puzzle and, if possible, how to improve it.
std::string fault_sentence(const Localizer& localizer, PuzzleFault fault);

} // namespace elgrande::words
