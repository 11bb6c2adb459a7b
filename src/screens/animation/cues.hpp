#pragma once

#include "platform/platform.hpp"
#include "rules/event.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace elgrande::screens
{

/// The presentation of an event, in addition to the pieces that it moves (EventRow::moves).
enum class Presentation : std::uint8_t
{
    Nothing,
    Disk,     ///< a secret disk turns over
    Veto,     ///< a Veto is played
    Marker,   ///< the round marker moves along its track
    Castillo, ///< the Castillo is opened; its caballeros are counted when it is scored
    Place,    ///< the scoring animation pauses at the place that is scored
    Points    ///< points fly to a player
};

/// The sound and presentation of a kind of event.
struct EventCue
{
    EventKind kind{};
    std::optional<platform::Sound> sound;
    Presentation presentation = Presentation::Nothing;
    bool by_hand = false; ///< not animated if the player has already dragged the piece to its place
};

/// Returns the cue of a kind of event.
const EventCue& cue_of(EventKind kind);

/// Returns the sounds of an action with these events: each sound once, in the order of the events, and Sound::Turn at
/// the end if it `hands_over` the turn to another player.
std::vector<platform::Sound> sounds_of(std::span<const Event> events, bool hands_over);

} // namespace elgrande::screens
