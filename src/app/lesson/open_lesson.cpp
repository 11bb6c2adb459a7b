#include "app/lesson/lesson_desk.hpp"
#include "app/open_game.hpp"
#include "record/notation.hpp"

#include <memory>
#include <utility>

/// Opening a lesson, and continuing it as a game.
namespace elgrande::screens
{

bool OpenGame::open_lesson(const std::string& id)
{
    const words::LessonRow* row = lesson_called(id);
    if (row == nullptr)
    {
        return false;
    }
    auto record = record::read_record(row->record);
    if (!record.ok())
    {
        return false; // does not happen: a test opens all lessons
    }
    enter(std::move(record.value()), 0, lesson_key_prefix + id, state_.localizer.text(row->title));
    state_.lesson = std::make_unique<Lesson>(*row);
    const LessonProgress progress = progress_in(state_.platform.preferences, id);
    const bool ended = progress.step + 1 >= row->steps.size();
    state_.lesson->go_to(ended ? 0 : progress.step, state_.session->sitting());
    changed();
    remember();
    return true;
}

void OpenGame::play_lesson_on()
{
    record::Game game = state_.session->sitting().played();
    const table::Moment end = game.actions.size();
    enter(std::move(game), end, state_.saves.new_key(), {});
    autosave_new();
}

} // namespace elgrande::screens
