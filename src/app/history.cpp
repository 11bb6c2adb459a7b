#include "app/impl.hpp"

/// Going forward in what has been played: every step moves as it did when it was played. Going back moves nothing.
namespace elgrande::screens
{

void App::Impl::redo()
{
    const PlayerView before = session->shown().view;
    if (session->sitting().redo())
    {
        after_change();
        animate(before, session->sitting().last_events());
    }
}

/// Shows a moment of the game. If it is the next one, the action that leads there is seen.
void App::Impl::look_at(table::Moment moment)
{
    table::Sitting& sitting = session->sitting();
    const bool next = sitting.looking_back() && moment == sitting.moment() + 1;
    const PlayerView before = session->shown().view;
    screen = Screen::Table;
    sitting.look_at(moment);
    after_change();
    if (next)
    {
        animate(before, sitting.events_to(moment));
    }
}

/// The next step of a replay when the last one has arrived and was looked at for a moment.
void App::Impl::advance_replay()
{
    if (!replay.going())
    {
        return;
    }
    if (!session || !session->sitting().looking_back() || screen != Screen::Table || !dialogs.empty())
    {
        replay.pause();
        return;
    }
    if (animation.going())
    {
        return;
    }
    const double due = replay.due_ms(now_ms, settings.speed == Speed::Off);
    if (now_ms < due)
    {
        ui.wake_at(due);
        return;
    }
    replay.stepped();
    look_at(session->sitting().moment() + 1);
    ui.settle(); // at the last moment it ends
}

} // namespace elgrande::screens
