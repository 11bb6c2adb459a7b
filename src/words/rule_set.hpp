#pragma once

#include "rules/setup.hpp"
#include "words/localizer.hpp"

#include <string>

namespace elgrande::words
{

/// Returns the name of an edition.
Key edition_name(Edition edition);

/// The name of a module, and its description.
struct ModuleWords
{
    Key name;
    Key help;
};

const ModuleWords& module_words(Module module);

/// Returns a set of rules in one line: "Classic, 4 players, 9 rounds; without Vetoes".
std::string rule_set(const Localizer& localizer, const Setup& setup);

} // namespace elgrande::words
