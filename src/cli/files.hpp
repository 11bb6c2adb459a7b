#pragma once

#include "record/game.hpp"

#include <string>

namespace elgrande::cli
{

/// The game in a file: a record (.elg) or a save. "-" is the standard input. Throws Failure with the file's name, and
/// the line where there is one.
record::Game read_game(const std::string& path);

} // namespace elgrande::cli
