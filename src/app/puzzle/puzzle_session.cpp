#include "app/puzzle/puzzle_session.hpp"

#include "app/puzzle/stored_results.hpp"

namespace elgrande::screens
{

bool PuzzleSession::solved() const
{
    if (!reached)
    {
        return false;
    }
    return puzzle.task.aim == record::Aim::AtLeast ? *reached >= puzzle.task.value
                                                   : answer && *reached >= answer->value;
}

int PuzzleSession::stars() const
{
    if (gave_up || tries > 2)
    {
        return 1;
    }
    return tries == 1 && hints == 0 ? max_stars : 2;
}

bool PuzzleSession::has_other_end() const
{
    return phase == Phase::Judged && breakdown && breakdown->best && played_line != answer->best_line;
}

bool PuzzleSession::shown_all() const
{
    return phase == Phase::ShowingSolution && answer && step >= solution.size();
}

} // namespace elgrande::screens
