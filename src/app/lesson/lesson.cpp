#include "app/lesson/lesson.hpp"

#include <algorithm>
#include <charconv>

namespace elgrande::screens
{

const words::LessonRow* find_lesson(std::string_view id)
{
    const auto rows = words::lessons();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const words::LessonRow& row) { return row.id == id; });
    return found != rows.end() ? &*found : nullptr;
}

std::optional<Action> Lesson::wanted(const table::Sitting& sitting) const
{
    return asks() ? std::optional(sitting.game().actions[now().begins]) : std::nullopt;
}

void Lesson::go_to(std::size_t step, table::Sitting& sitting)
{
    step_ = std::min(step, row_.steps.size() - 1);
    notice.clear();
    sitting.undo_to_with_consent(moment());
    while (sitting.now() < moment() && sitting.redo())
    {
    }
    if (asks())
    {
        sitting.raise_curtain();
    }
}

bool Lesson::next(table::Sitting& sitting)
{
    if (asks() || at_end())
    {
        return false;
    }
    go_to(step_ + 1, sitting);
    return true;
}

bool Lesson::back(table::Sitting& sitting)
{
    if (step_ == 0)
    {
        return false;
    }
    go_to(step_ - 1, sitting);
    return true;
}

Lesson::Verdict Lesson::answer(std::span<const Action> answers, table::Sitting& sitting)
{
    if (!asks())
    {
        return Verdict::Unasked;
    }
    const auto& actions = sitting.game().actions;
    std::size_t step = step_;
    for (const Action& answer : answers)
    {
        if (step == row_.steps.size() || !row_.steps[step].asks || actions[row_.steps[step].begins] != answer)
        {
            return Verdict::Other;
        }
        ++step;
    }
    go_to(step, sitting);
    return Verdict::Right;
}

std::size_t Lesson::step_of(table::Moment moment) const
{
    const auto found =
        std::find_if(row_.steps.begin(), row_.steps.end(),
                     [&](const words::LessonStep& step) { return (step.asks ? step.begins : step.ends) >= moment; });
    return std::min(static_cast<std::size_t>(found - row_.steps.begin()), row_.steps.size() - 1);
}

// Stored as "12" or "12 done".

LessonProgress read_progress(std::string_view kept)
{
    LessonProgress progress;
    const char* end = kept.data() + kept.size();
    const auto read = std::from_chars(kept.data(), end, progress.step);
    progress.done = std::string_view(read.ptr, static_cast<std::size_t>(end - read.ptr)) == " done";
    return progress;
}

std::string write_progress(const LessonProgress& progress)
{
    return std::to_string(progress.step) + (progress.done ? " done" : "");
}

} // namespace elgrande::screens
