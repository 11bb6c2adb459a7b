#pragma once

#include "app/page_stack.hpp"
#include "table/sitting.hpp"

#include <optional>
#include <vector>

namespace elgrande::screens
{

/// Motion after an action, how it ends, and when a replay goes on.
class Motion
{
public:
    /// Both must outlive this.
    Motion(AppState& state, PageStack& pages) : state_(state), pages_(pages) {}

    /// Shows and sounds the part of an action that everybody at the screen may know; wood when it arrives.
    /// `before`: what was shown until then; `told`: what the action told that led to what is shown now; `by_hand`: the
    /// first piece was laid down where it is now.
    void start(const PlayerView& before, const std::vector<table::VisibleEvent>& told, bool by_hand = false);

    /// Call in each frame. Any touch ends the animation, and has its usual effect.
    void advance();

    /// Everything has arrived; a general scoring is told once more as a table, but for those of the past.
    void end();

    /// Ends the animation, and closes the table of points after it.
    void leave();

    /// Opens the table of points of the last scoring. `by_itself`: after its show, without being asked.
    void show_scoring(bool by_itself);

    /// The next moment of a replay when the last step has arrived and was looked at for a moment.
    std::optional<table::Moment> due();

private:
    AppState& state_;
    PageStack& pages_;
};

} // namespace elgrande::screens
