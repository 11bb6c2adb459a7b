#pragma once

#include "puzzles/criteria.hpp"
#include "record/link/link.hpp"

namespace elgrande::cli
{

/// Prints a puzzle as a row of data/puzzles, plus features by which scripts can select; among them "good": whether it
/// meets the criteria.
void print_row(const record::Puzzle& puzzle, const puzzles::Verdict& verdict, const puzzles::Assessment& assessment);

} // namespace elgrande::cli
