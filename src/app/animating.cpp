#include "app/impl.hpp"

#include "app/pages/scoring_page.hpp"
#include "screens/animation/cues.hpp"

#include <algorithm>

/// What moves after an action, and how it ends.
namespace elgrande::screens
{

namespace
{

bool is_laid_by_hand(const Event& event)
{
    return event.kind == EventKind::Moved || event.kind == EventKind::Placed || event.kind == EventKind::KingMoved
           || event.kind == EventKind::GrandeMoved || event.kind == EventKind::BoardMoved;
}

} // namespace

/// What everybody who sees the screen now may know of the action moves and is heard; wood when it arrives.
/// `before`: what was shown until then; `told`: what the action told that led to what is shown now; `by_hand`: the
/// first piece was laid down where it is now.
void App::Impl::animate(const PlayerView& before, const std::vector<table::Told>& told, bool by_hand)
{
    std::vector<Event> events;
    for (const table::Told& one : told)
    {
        if (!one.secret)
        {
            events.push_back(one.event);
        }
    }
    const PlayerView& after = session->shown().view;
    const auto laid = by_hand ? std::find_if(events.begin(), events.end(), is_laid_by_hand) : events.end();
    std::vector<Event> moving(events.begin(), laid);
    moving.insert(moving.end(), laid == events.end() ? laid : laid + 1, events.end());
    const bool still = settings.speed == Speed::Off;
    Timeline timeline = timeline_of(moving, after, pace_of(replay.going() && !still ? replay.speed() : settings.speed));
    if (before.castillo)
    {
        timeline.castillo_opens_ms.reset();
    }
    if (settings.sound)
    {
        const bool over = after.decision.question == Question::GameOver;
        const bool handed_over = !over && after.decision.seat != before.decision.seat;
        const int arrival = timeline.is_show() ? 0 : static_cast<int>(timeline.length_ms);
        for (const platform::Sound sound : cues_of(events, handed_over))
        {
            const bool late = sound == platform::Sound::Placed || sound == platform::Sound::Turn;
            platform.sounds.play(sound, late ? arrival : 0);
        }
    }
    animation.start(std::move(timeline), table_of_show(before, after));
}

/// Nobody waits for what moves, and the table of points after it goes, too.
void App::Impl::leave_show()
{
    animation.finish();
    if (!dialogs.empty() && dialogs.back()->stands_aside())
    {
        dialogs.pop_back();
    }
}

/// Everything has arrived; a general scoring is told once more as a table, but for those of the past.
void App::Impl::end_animation()
{
    const bool general = animation.timeline().general;
    animation.finish();
    if (general && dialogs.empty() && !session->sitting().looking_back())
    {
        show_scoring(true);
    }
}

void App::Impl::show_scoring(bool by_itself)
{
    if (session && !session->shown().scorings.empty())
    {
        open_page(std::make_unique<ScoringPage>(context, by_itself));
    }
}

/// Whoever touches anything has seen enough: everything arrives at once, and the touch does what it does.
void App::Impl::advance_animation()
{
    if (!animation.going())
    {
        return;
    }
    animation.advance(now_ms);
    if (animation.over() || (ui.begins_something() && !animation.is_show()))
    {
        end_animation();
    }
    if (animation.going())
    {
        ui.settle();
    }
}

} // namespace elgrande::screens
