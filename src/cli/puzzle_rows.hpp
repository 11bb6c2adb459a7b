#pragma once

#include "puzzles/criteria.hpp"
#include "record/link/link.hpp"

#include <optional>
#include <vector>

namespace elgrande::cli
{

/// Returns the puzzles of data/puzzles.
std::vector<record::Puzzle> collection();

/// Returns the distance() to the nearest of `known` that is not this very puzzle; nothing if there is none.
std::optional<int> nearest_distance(const record::Puzzle& puzzle, const std::vector<record::Puzzle>& known);

/// Prints a puzzle as a row of data/puzzles, one line of JSON. It has further fields by which scripts can select; one
/// is "good": true if `assessment` has no fault; another one "nearest": nearest_distance() to the collection.
void print_row(const record::Puzzle& puzzle, const puzzles::Verdict& verdict, const puzzles::Assessment& assessment,
               std::optional<int> nearest);

} // namespace elgrande::cli
