#pragma once

#include "cli/arguments.hpp"
#include "rules/setup.hpp"

namespace elgrande::cli
{

/// Takes the options of RULES (see elgrande --help) out of the arguments. Returns them with the default number of
/// players and seed, unchecked. Throws Failure for unknown names.
Setup rules_of(Arguments& arguments);

/// Returns `setup`. Throws Failure if no game can begin with it.
Setup checked(const Setup& setup);

} // namespace elgrande::cli
