#pragma once

#include "platform/platform.hpp"
#include "rules/event.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace elgrande::screens
{

/// What is shown for an event, in addition to the pieces that it moves (EventRow::moves).
enum class Show : std::uint8_t
{
    Nothing,
    Disk,     ///< a secret disk turns over
    Veto,     ///< a Veto is laid down
    Marker,   ///< the round marker moves along its track
    Castillo, ///< the Castillo is opened; its caballeros are counted when it is scored
    Place,    ///< a place is scored: the show pauses there
    Points    ///< points fly to a player
};

/// How a kind of event looks and sounds on the table.
struct EventCue
{
    EventKind kind{};
    std::optional<platform::Sound> sound;
    Show show = Show::Nothing;
    bool by_hand = false; ///< a player who drags the piece has already moved it when this happens
};

/// Returns the cue of a kind of event.
const EventCue& cue_of(EventKind kind);

/// Returns the sounds of an action with these events: each sound once, in the order of what happened. `hands_over`:
/// another player is asked now, which adds Sound::Turn at the end.
std::vector<platform::Sound> sounds_of(std::span<const Event> events, bool hands_over);

} // namespace elgrande::screens
