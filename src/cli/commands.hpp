#pragma once

#include "cli/arguments.hpp"

/// One function for each command of the program; the comment gives the command's name where it differs. The help in
/// main.cpp describes them. Each takes all arguments after the command, prints to stdout, and throws Failure for bad
/// input.
namespace elgrande::cli
{

void replay(Arguments& arguments);
void list_legal(Arguments& arguments); ///< legal
void link(Arguments& arguments);
void open(Arguments& arguments);
void save(Arguments& arguments);
void run_perft(Arguments& arguments);       ///< perft
void find_best_turns(Arguments& arguments); ///< best
void bench(Arguments& arguments);
void arena(Arguments& arguments);
void measure_balance(Arguments& arguments); ///< balance
void calibrate(Arguments& arguments);
void find_puzzles(Arguments& arguments);   ///< puzzles
void judge_puzzles(Arguments& arguments);  ///< judge
void play_at_random(Arguments& arguments); ///< playout

} // namespace elgrande::cli
