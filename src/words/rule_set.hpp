#pragma once

#include "rules/setup.hpp"
#include "words/localizer.hpp"

#include <string>

namespace elgrande::words
{

/// The text keys of an edition.
struct EditionWords
{
    Key name;
    Key about; ///< a sentence about its special features
};

const EditionWords& edition_words(Edition edition);

/// Returns the text key of an edition's name.
inline Key edition_name(Edition edition)
{
    return edition_words(edition).name;
}

/// Returns players, duration and difficulty of an edition in one line.
std::string edition_facts(const Localizer& localizer, Edition edition);

/// The text keys of a module.
struct ModuleWords
{
    Key name;
    Key help;  ///< a sentence about what it changes
    Key facts; ///< players, duration, difficulty
};

const ModuleWords& module_words(Module module);

/// Returns a set of rules in one line: "Classic, 4 players, 9 rounds; without Vetoes".
std::string rule_set(const Localizer& localizer, const Setup& setup);

} // namespace elgrande::words
