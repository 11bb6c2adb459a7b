#pragma once

#include "search/counts/options.hpp"
#include "search/counts/payer.hpp"
#include "search/counts/reach.hpp"

/// What is paid by the end of Reach::ending() where it counts who is on the Limit table.
namespace elgrande::search
{

/// What the region of the table can end as, and pays then; where another player fills the table, the least of each sum.
/// The board is left as it was.
PlaceOptions table_options(State& board, const Reach& reach, const Payer& payer);

/// The same with nothing paid, and an option for each change of who is on the table.
PlaceOptions unpaid_table_options(const Reach& reach);

/// Can all that comes after the question be told by one sum, or by each for itself?
bool is_question_told(const State& state, const Reach& reach, const Payer& payer);

/// What any other place pays: claims may come after the question.
Sums paid_after(const Payer& payer, State& board, const Reach& reach, Place place, const Option& option);

/// How much more at most if one is placed there after the question, 0 or more.
Sums placed_after(const Payer& payer, State& board, const Reach& reach, Place place, const Option& option);

} // namespace elgrande::search
