// Ideas and faults of puzzles in words, in every language.
#include "words/ideas.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>

using namespace elgrande;

TEST_CASE("every idea has a name and a sentence, and every fault a sentence, each its own")
{
    for (int language = 0; language < words::language_count; ++language)
    {
        const words::Localizer localizer(static_cast<words::Language>(language));
        std::set<std::string> texts;
        for (const Idea idea : every_idea)
        {
            texts.insert(words::idea_name(localizer, idea));
            texts.insert(words::idea_sentence(localizer, idea));
        }
        for (int fault = 0; fault < puzzle_fault_count; ++fault)
        {
            texts.insert(words::fault_sentence(localizer, static_cast<PuzzleFault>(fault)));
        }
        CHECK(texts.size() == 2 * every_idea.size() + puzzle_fault_count);
        CHECK_FALSE(texts.contains(""));
    }
}
