#include "app/lesson/lesson_controller.hpp"
#include "app/open_game.hpp"
#include "record/notation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// Opening a lesson, continuing it as a game, and offering lessons when a game begins.
namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr std::uint8_t easy_level = 1;

/// Returns the seat that the learner plays: the one that answers the lesson's first question.
Seat learner_in(const words::LessonRow& row, const table::History& history)
{
    const auto asks =
        std::find_if(row.steps.begin(), row.steps.end(), [](const words::LessonStep& step) { return step.asks; });
    return asks != row.steps.end() ? history.state_at(asks->begins).decision.seat : Seat{0};
}

} // namespace

bool OpenGame::open_lesson(const std::string& id)
{
    const words::LessonRow* row = find_lesson(id);
    if (row == nullptr)
    {
        return false;
    }
    auto record = record::read_record(row->record);
    if (!record.ok())
    {
        return false; // does not happen: a test opens all lessons
    }
    if (!state_.lesson && !resumes_) // after a reload, the game that waited still waits
    {
        const bool from_table = state_.session && !pages_.at_home() && !state_.puzzle;
        state_.platform.preferences.set_here(waiting_preference, from_table ? state_.session->key() : "");
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

void OpenGame::return_from_lesson()
{
    if (const std::string key = waiting_game(state_.context); key.empty())
    {
        leave();
    }
    else if (open_saved(key))
    {
        remember();
    }
}

void OpenGame::play_lesson_on()
{
    const table::Sitting& sitting = state_.session->sitting();
    const Seat learner = learner_in(state_.lesson->row(), sitting.history());
    record::Game game = sitting.played();
    for (std::size_t seat = 0; seat < game.players.size(); ++seat)
    {
        game.players[seat].controller.computer_level = seat == learner ? std::uint8_t{0} : easy_level;
    }
    const table::Moment end = game.actions.size();
    enter(std::move(game), end, state_.saves.new_key(), {});
    autosave_new();
}

/// Offers the lessons about editions and modules that are new to the player in the game that has just begun. Each
/// lesson is offered once on a device, and not if it was opened before, as its stored progress shows. The start page
/// leads to those about the classic game.
void OpenGame::offer_lessons()
{
    if (state_.platform.page.embedded())
    {
        return; // nothing is stored there
    }
    std::vector<const words::LessonRow*> fresh;
    std::string list;
    for (const words::LessonRow& row : words::lessons())
    {
        const std::string stored = progress_preference(row.id);
        if (row.edition != Edition::Classic && explains(row, state_.session->sitting().setup())
            && !state_.platform.preferences.get(stored))
        {
            state_.platform.preferences.set(stored, write_progress({}));
            fresh.push_back(&row);
            list += (list.empty() ? "" : ", ") + state_.localizer.text(row.title);
        }
    }
    if (fresh.empty())
    {
        return;
    }
    const auto learn = [this, first = std::string(fresh.front()->id), one = fresh.size() == 1]
    {
        if (one)
        {
            open_lesson(first);
        }
        else
        {
            pages_.open(std::string("lessons"));
        }
    };
    pages_.ask({state_.localizer.text(Key::LearnOffer),
                state_.localizer.text(Key::LearnOfferText, {{"list", list}, {"count", static_cast<int>(fresh.size())}}),
                {state_.localizer.text(Key::LearnPlayNow), state_.localizer.text(Key::LearnFirst)}},
               {nullptr, learn});
}

} // namespace elgrande::screens
