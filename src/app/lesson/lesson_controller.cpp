#include "app/lesson/lesson_controller.hpp"

#include "rules/game.hpp"
#include "screens/help/topics.hpp"
#include "words/sentences.hpp"

#include <utility>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;

} // namespace

void LessonController::act(const TableIntent& intent)
{
    if (const auto* command = std::get_if<LessonCommand>(&intent))
    {
        act(*command);
    }
    else if (const auto* common = std::get_if<GameCommand>(&intent))
    {
        act(*common);
    }
    else if (const auto* played = std::get_if<Play>(&intent))
    {
        std::vector<Action> answers = played->first;
        answers.push_back(played->action);
        answer(answers);
    }
    else if (const auto* past = std::get_if<LookAt>(&intent))
    {
        const Lesson& lesson = *state_.lesson;
        go_to(std::min(lesson.step(), lesson.step_of(past->moment)));
    }
}

void LessonController::act(LessonCommand command)
{
    switch (command)
    {
    case LessonCommand::Next:
        next();
        break;
    case LessonCommand::Back:
        back();
        break;
    case LessonCommand::Again:
        go_to(0);
        break;
    case LessonCommand::Other:
        answer({});
        break;
    case LessonCommand::PlayOn:
        game_.play_lesson_on();
        break;
    case LessonCommand::ToGame:
        game_.return_from_lesson();
        break;
    }
}

void LessonController::act(GameCommand command)
{
    switch (command)
    {
    case GameCommand::Redo:
        next();
        break;
    case GameCommand::Undo:
    case GameCommand::LookBack:
        back();
        break;
    case GameCommand::Download:
        game_.download();
        break;
    default: // try-outs and resets do not exist in a lesson
        break;
    }
}

void LessonController::next()
{
    const Lesson& lesson = *state_.lesson;
    if (!lesson.asks() && !lesson.at_end())
    {
        go_to(lesson.step() + 1);
    }
}

void LessonController::back()
{
    const std::size_t step = state_.lesson->step();
    go_to(step > 0 ? step - 1 : 0);
}

void LessonController::go_to(std::size_t step)
{
    const PlayerView before = state_.session->shown().view;
    table::Sitting& sitting = state_.session->sitting();
    const table::Moment from = sitting.now();
    state_.lesson->go_to(step, sitting);
    on_arrival(before, from, from);
}

void LessonController::answer(const std::vector<Action>& answers)
{
    Lesson& lesson = *state_.lesson;
    table::Sitting& sitting = state_.session->sitting();
    const PlayerView before = state_.session->shown().view;
    const table::Moment from = sitting.now();
    const Lesson::Verdict verdict =
        answers.empty() && lesson.asks() ? Lesson::Verdict::Other : lesson.answer(answers, sitting);
    if (verdict == Lesson::Verdict::Right)
    {
        on_arrival(before, from, from + answers.size());
        return;
    }
    if (verdict == Lesson::Verdict::Unasked)
    {
        show_refusal(state_.localizer.text(Key::LearnReadOn));
        return;
    }
    const auto refused = answers.size() == 1 ? refusal(sitting.saved_state(), answers.front()) : std::nullopt;
    if (refused)
    {
        show_refusal(words::refusal(state_.localizer, refused->rule), topic_of(refused->rule));
        return;
    }
    show_refusal(state_.localizer.text(lesson.now().hint));
}

/// Saves the progress and shows the new step. Animates the actions since `from`; none after going back, or if the step
/// does not begin where the learner was, at `reached`.
void LessonController::on_arrival(const PlayerView& before, table::Moment from, table::Moment reached)
{
    const std::size_t scorings = state_.session->shown().scorings.size();
    const Lesson& lesson = *state_.lesson;
    const table::Sitting& sitting = state_.session->sitting();
    LessonProgress progress = progress_in(state_.platform.preferences, lesson.row().id);
    progress = {lesson.step(), progress.done || lesson.at_end()};
    state_.platform.preferences.set(progress_preference(lesson.row().id), write_progress(progress));
    game_.changed();
    std::vector<table::VisibleEvent> events;
    const bool jumped = !lesson.asks() && lesson.now().begins != reached;
    for (table::Moment moment = from + 1; !jumped && moment <= sitting.now(); ++moment)
    {
        const std::vector<table::VisibleEvent> one = sitting.events_to(moment);
        events.insert(events.end(), one.begin(), one.end());
    }
    if (!events.empty())
    {
        motion_.start(before, events);
    }
    if (state_.settings.speed == Speed::Off && state_.session->shown().scorings.size() > scorings)
    {
        motion_.show_scoring(true); // without animations the scoring page takes the place of the scoring animation
    }
}

void LessonController::show_refusal(std::string text, std::optional<words::Topic> topic)
{
    state_.lesson->notice = words::plain(text);
    pages_.table.screen().refuse(std::move(text), state_.now_ms, topic);
}

LessonShown shown_lesson(const PageContext& context)
{
    const Lesson& lesson = *context.lesson;
    const words::LessonRow& row = lesson.row();
    const words::Localizer& localizer = context.localizer;
    const auto count = static_cast<int>(row.steps.size());
    const auto all = words::lessons();
    const auto after = static_cast<std::size_t>(&row - all.data()) + 1;
    return {.heading = localizer.text(Key::LearnStep, {{"name", localizer.text(row.title)},
                                                       {"value", static_cast<int>(lesson.step()) + 1},
                                                       {"count", count}}),
            .says = localizer.text(localizer.has_guide() ? lesson.now().says : Key::MessageComing),
            .step = lesson.step(),
            .begins = lesson.step() == 0,
            .ends = lesson.at_end(),
            .plays_on = row.plays_on,
            .game_waits = !waiting_game(context).empty(),
            .next =
                after < all.size() && all[after].edition == row.edition ? std::string(all[after].id) : std::string(),
            .wanted = lesson.wanted(context.session->sitting()),
            .lights = lesson.now().lights};
}

std::string waiting_game(const PageContext& context)
{
    const std::string key = context.platform.preferences.get_here(waiting_preference).value_or("");
    return context.lesson && context.saves.find(key) != nullptr ? key : std::string();
}

std::string progress_preference(std::string_view id)
{
    return "lesson " + std::string(id);
}

LessonProgress progress_in(const platform::Preferences& preferences, std::string_view id)
{
    return read_progress(preferences.get(progress_preference(id)).value_or(""));
}

} // namespace elgrande::screens
