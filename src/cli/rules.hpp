#pragma once

#include "cli/arguments.hpp"
#include "rules/setup.hpp"

namespace elgrande::cli
{

/// Takes the options out that name a set of rules.
Setup rules_of(Arguments& arguments);

/// Throws Failure if no game can begin with it.
Setup checked(const Setup& setup);

} // namespace elgrande::cli
