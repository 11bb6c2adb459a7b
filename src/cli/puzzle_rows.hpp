#pragma once

#include "puzzles/criteria.hpp"
#include "record/link/link.hpp"

namespace elgrande::cli
{

/// Prints a puzzle as a row of data/puzzles, one line of JSON. It has further fields by which scripts can select; one
/// is "good": true if `assessment` has no fault.
void print_row(const record::Puzzle& puzzle, const puzzles::Verdict& verdict, const puzzles::Assessment& assessment);

} // namespace elgrande::cli
