#include "app/puzzle/puzzle_on_table.hpp"

#include "app/puzzle/kept_results.hpp"

namespace elgrande::screens
{

bool PuzzleOnTable::solved() const
{
    if (!reached)
    {
        return false;
    }
    return puzzle.task.aim == record::Aim::AtLeast ? *reached >= puzzle.task.value
                                                   : answer && *reached >= answer->value;
}

int PuzzleOnTable::stars() const
{
    if (gave_up || tries > 2)
    {
        return 1;
    }
    return tries == 1 && hints == 0 ? most_stars : 2;
}

bool PuzzleOnTable::has_other_end() const
{
    return phase == Phase::Told && ends && ends->best && played_line != answer->best_line;
}

bool PuzzleOnTable::shown_all() const
{
    return phase == Phase::Showing && answer && step >= solution.size();
}

} // namespace elgrande::screens
