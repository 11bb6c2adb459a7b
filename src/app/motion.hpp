#pragma once

#include "app/page_stack.hpp"
#include "table/sitting.hpp"

#include <optional>
#include <vector>

namespace elgrande::screens
{

/// Animates actions, and decides when a replay continues.
class Motion
{
public:
    /// Both must outlive this.
    Motion(AppState& state, PageStack& pages) : state_(state), pages_(pages) {}

    /// Animates an action, and plays its sounds, as far as it is not secret; pieces sound when they arrive. `before` is
    /// the view before the action, `told` are the action's events; the session must have been refreshed after it.
    /// `by_hand`: the player has dragged the first piece to its place, so it does not move.
    void start(const PlayerView& before, const std::vector<table::VisibleEvent>& told, bool by_hand = false);

    /// Call in each frame. Any touch ends the animation, except the show of a scoring, and has its usual effect.
    void advance();

    /// Ends the animation. After a general scoring opens the table of points, except while looking back.
    void end();

    /// Ends the animation without opening the table of points, and closes one that stands aside.
    void leave();

    /// Opens the table of points of the last scoring, if there is one. `by_itself`: after a show, not on request.
    void show_scoring(bool by_itself);

    /// Call in each frame: returns the next moment of a running replay when it is due, some time after the animation of
    /// the last one; the caller must show it. Pauses the replay if the table is not visible.
    std::optional<table::Moment> due();

private:
    AppState& state_;
    PageStack& pages_;
};

} // namespace elgrande::screens
