#include "screens/animation/cues.hpp"

#include <algorithm>
#include <optional>

namespace elgrande::screens
{

namespace
{

using platform::Sound;

std::optional<Sound> sound_of(EventKind kind)
{
    switch (kind)
    {
    case EventKind::Placed:
    case EventKind::JoinedScoring:
    case EventKind::Moved:
    case EventKind::KingMoved:
    case EventKind::GrandeMoved:
    case EventKind::BoardMoved:
    case EventKind::Quarantined:
    case EventKind::BridgeBuilt:
    case EventKind::CastilloEmptied:
    case EventKind::SpaceChanged:
    case EventKind::PutOnTable:
    case EventKind::TableMoved:
    case EventKind::DiscClaimed:
    case EventKind::DiscsBrought:
        return Sound::Placed;
    case EventKind::Bid:
    case EventKind::CardTaken:
    case EventKind::CardRemoved:
    case EventKind::InquisitorTaken:
        return Sound::Card;
    case EventKind::Scored:
    case EventKind::KingBonus:
    case EventKind::HomeBonus:
    case EventKind::SpaceBonus:
    case EventKind::DiscDelivered:
        return Sound::Scored;
    case EventKind::VetoUsed:
        return Sound::Veto;
    default:
        return std::nullopt;
    }
}

} // namespace

std::vector<Sound> cues_of(std::span<const Event> events, bool hands_over)
{
    std::vector<Sound> cues;
    for (const Event& event : events)
    {
        const std::optional<Sound> sound = sound_of(event.kind);
        if (sound && std::find(cues.begin(), cues.end(), *sound) == cues.end())
        {
            cues.push_back(*sound);
        }
    }
    if (hands_over)
    {
        cues.push_back(Sound::Turn);
    }
    return cues;
}

} // namespace elgrande::screens
