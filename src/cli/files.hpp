#pragma once

#include "record/game.hpp"

#include <fstream>
#include <string>

namespace elgrande::cli
{

/// The game in a file: a record (.elg) or a save. "-" is the standard input. Throws Failure with the file's name, and
/// the line where there is one.
record::Game read_game(const std::string& path);

/// A file that has at least one byte. Throws Failure with its name if it is empty or cannot be read.
std::ifstream open_file(const std::string& path);

} // namespace elgrande::cli
