#pragma once

#include "rules/setup.hpp"
#include "words/localizer.hpp"

#include <string>

namespace elgrande::words
{

/// Returns the text key of an edition's name.
Key edition_name(Edition edition);

/// The text keys of a module's name and description.
struct ModuleWords
{
    Key name;
    Key help;
};

const ModuleWords& module_words(Module module);

/// Returns a set of rules in one line: "Classic, 4 players, 9 rounds; without Vetoes".
std::string rule_set(const Localizer& localizer, const Setup& setup);

} // namespace elgrande::words
