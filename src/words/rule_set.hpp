#pragma once

#include "rules/setup.hpp"
#include "words/localizer.hpp"

#include <string>

namespace elgrande::words
{

/// What an edition is called.
Key edition_name(Edition edition);

/// What a module is called, and what it is.
struct ModuleWords
{
    Key name;
    Key help;
};

const ModuleWords& module_words(Module module);

/// A set of rules in one line: "Classic, 4 players, 9 rounds; without Vetoes".
std::string rule_set(const Localizer& localizer, const Setup& setup);

} // namespace elgrande::words
