#pragma once

#include "cli/arguments.hpp"

/// One function for each command of the program; see the help in main.cpp. Each prints to stdout and throws Failure for
/// bad input.
namespace elgrande::cli
{

void replay(Arguments& arguments);
void list_legal(Arguments& arguments);
void link(Arguments& arguments);
void open(Arguments& arguments);
void save(Arguments& arguments);
void count_ways(Arguments& arguments);
void find_best_turns(Arguments& arguments);
void bench(Arguments& arguments);
void arena(Arguments& arguments);
void measure_balance(Arguments& arguments);
void find_puzzles(Arguments& arguments);
void judge_puzzles(Arguments& arguments);
void play_at_random(Arguments& arguments);

} // namespace elgrande::cli
