#pragma once

#include "record/game.hpp"

#include <fstream>
#include <string>

namespace elgrande::cli
{

/// Reads a game from a record (.elg) or a save, without undone actions; the path "-" is the standard input. Throws
/// Failure with the name of the file and, for records, the line.
record::Game read_game(const std::string& path);

/// Opens a file for reading bytes. Throws Failure with its name if it is empty or cannot be read.
std::ifstream open_file(const std::string& path);

} // namespace elgrande::cli
