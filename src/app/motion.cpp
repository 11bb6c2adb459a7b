#include "app/motion.hpp"

#include "app/pages/scoring_page.hpp"
#include "screens/animation/cues.hpp"

#include <algorithm>
#include <memory>

namespace elgrande::screens
{

namespace
{

bool is_laid_by_hand(const Event& event)
{
    return cue_of(event.kind).by_hand;
}

} // namespace

void Motion::start(const PlayerView& before, const std::vector<table::VisibleEvent>& events, bool by_hand)
{
    std::vector<Event> shown;
    for (const table::VisibleEvent& one : events)
    {
        if (!one.secret)
        {
            shown.push_back(one.event);
        }
    }
    const Settings& settings = state_.settings;
    const PlayerView& after = state_.session->shown().view;
    const auto laid = by_hand ? std::find_if(shown.begin(), shown.end(), is_laid_by_hand) : shown.end();
    std::vector<Event> moving(shown.begin(), laid);
    moving.insert(moving.end(), laid == shown.end() ? laid : laid + 1, shown.end());
    const bool replays = state_.replay.going() && settings.speed != Speed::Off;
    const bool scores =
        std::any_of(shown.begin(), shown.end(), [](const Event& event) { return event.kind == EventKind::Scored; });
    const bool slow = state_.lesson && scores && settings.speed != Speed::Off; // so that the learner can read along
    const Speed speed = slow ? Speed::Slow : replays ? state_.replay.speed() : settings.speed;
    Timeline timeline = timeline_of(moving, after, pace_of(speed));
    if (before.castillo)
    {
        timeline.castillo_opens_ms.reset();
    }
    if (settings.sound)
    {
        const bool over = after.decision.question == Question::GameOver;
        // A guest hears only of its own turns, not of all at the table.
        const bool handed_over = !over && after.decision.seat != before.decision.seat
                                 && (!state_.guest || after.decision.seat == after.viewer);
        const int arrival = timeline.is_scoring() ? 0 : static_cast<int>(timeline.length_ms);
        for (const platform::Sound sound : sounds_of(shown, handed_over))
        {
            const bool late = sound == platform::Sound::Placed || sound == platform::Sound::Turn;
            state_.platform.sounds.play(sound, late ? arrival : 0);
        }
    }
    state_.animation.start(std::move(timeline), table_below_scoring(before, after));
}

void Motion::advance()
{
    AnimationPlayer& animation = state_.animation;
    if (!animation.going())
    {
        return;
    }
    animation.advance(state_.now_ms);
    if (animation.over() || (state_.ui.input_begins() && !animation.is_scoring()))
    {
        end();
    }
    if (animation.going())
    {
        state_.ui.settle();
    }
}

void Motion::end()
{
    const bool general = state_.animation.timeline().general;
    state_.animation.finish();
    if (general && pages_.dialog() == nullptr && !state_.session->sitting().looking_back())
    {
        show_scoring(true);
    }
}

void Motion::leave()
{
    state_.animation.finish();
    pages_.close_modeless();
}

void Motion::show_scoring(bool automatically)
{
    if (state_.session && !state_.session->shown().scorings.empty())
    {
        pages_.open(std::make_unique<ScoringPage>(state_.context, automatically));
    }
}

std::optional<table::Moment> Motion::due()
{
    Replay& replay = state_.replay;
    if (!replay.going())
    {
        return std::nullopt;
    }
    if (pages_.at_home() || !state_.session->sitting().looking_back() || !pages_.shows(PageStack::Screen::Table)
        || pages_.dialog() != nullptr)
    {
        replay.pause();
        return std::nullopt;
    }
    if (state_.animation.going())
    {
        return std::nullopt;
    }
    const double due_ms = replay.due_ms(state_.now_ms, state_.settings.speed == Speed::Off);
    if (state_.now_ms < due_ms)
    {
        state_.ui.wake_at(due_ms);
        return std::nullopt;
    }
    replay.stepped();
    state_.ui.settle(); // requests a frame, because the replay ends at the last moment
    return state_.session->sitting().moment() + 1;
}

} // namespace elgrande::screens
