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
    /// `state` and `pages` must outlive this object.
    Motion(AppState& state, PageStack& pages) : state_(state), pages_(pages) {}

    /// Animates the public events of an action and plays their sounds; pieces sound when they arrive. `before` is the
    /// view before the action; the session must have been refreshed after it. `by_hand`: the player has dragged the
    /// first piece to its place, so it does not move.
    void start(const PlayerView& before, const std::vector<table::VisibleEvent>& events, bool by_hand = false);

    /// Call in each frame. Any press or key ends the animation, except that of a scoring, and keeps its usual effect.
    void advance();

    /// Ends the animation. If it was a general scoring, then opens the scoring page, unless a dialog is open or the
    /// player is looking back.
    void end();

    /// Ends the animation without opening the scoring page, and closes a scoring page that opened automatically
    /// (Page::is_modeless).
    void leave();

    /// Opens the page of the general scorings if there has been one. `automatically`: after a scoring animation, not
    /// on request.
    void show_scoring(bool automatically);

    /// Call in each frame: returns the next moment of a running replay when it is due, some time after the animation of
    /// the last one; the caller must show it. Returns nothing otherwise. Pauses the replay if the table is not visible,
    /// a dialog is open, or the players are no longer looking back.
    std::optional<table::Moment> due();

private:
    AppState& state_;
    PageStack& pages_;
};

} // namespace elgrande::screens
