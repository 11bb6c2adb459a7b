#include "screens/animation/cues.hpp"

#include "rules/complete.hpp"

#include <algorithm>
#include <array>

namespace elgrande::screens
{

namespace
{

using platform::Sound;

/// In the order of EventKind: one row for each.
constexpr std::array<EventCue, event_kind_count> event_cues{{
    {.kind = EventKind::RoundBegan, .presentation = Presentation::Marker},
    {.kind = EventKind::FirstBidder},
    {.kind = EventKind::Bid, .sound = Sound::Card},
    {.kind = EventKind::Recruited},
    {.kind = EventKind::Recalled},
    {.kind = EventKind::CardTaken, .sound = Sound::Card},
    {.kind = EventKind::Placed, .sound = Sound::Placed, .by_hand = true},
    {.kind = EventKind::Announced},
    {.kind = EventKind::Skipped},
    {.kind = EventKind::Moved, .sound = Sound::Placed, .by_hand = true},
    {.kind = EventKind::SentBack},
    {.kind = EventKind::DiskSet},
    {.kind = EventKind::DiskRevealed, .presentation = Presentation::Disk},
    {.kind = EventKind::ScoringBegan, .presentation = Presentation::Place},
    {.kind = EventKind::Scored, .sound = Sound::Scored, .presentation = Presentation::Points},
    {.kind = EventKind::KingBonus, .sound = Sound::Scored, .presentation = Presentation::Points},
    {.kind = EventKind::HomeBonus, .sound = Sound::Scored, .presentation = Presentation::Points},
    {.kind = EventKind::KingMoved, .sound = Sound::Placed, .by_hand = true},
    {.kind = EventKind::GrandeMoved, .sound = Sound::Placed, .by_hand = true},
    {.kind = EventKind::BoardMoved, .sound = Sound::Placed, .by_hand = true},
    {.kind = EventKind::TookBack},
    {.kind = EventKind::VetoKept, .presentation = Presentation::Veto},
    {.kind = EventKind::VetoUsed, .sound = Sound::Veto, .presentation = Presentation::Veto},
    {.kind = EventKind::VetoExpired},
    {.kind = EventKind::GeneralScoringBegan, .presentation = Presentation::Marker},
    {.kind = EventKind::KingsRegionOpened},
    {.kind = EventKind::CastilloEmptied, .sound = Sound::Placed},
    {.kind = EventKind::GameEnded},
    {.kind = EventKind::ModifierPassed},
    {.kind = EventKind::ModifierAdded},
    {.kind = EventKind::ModifierTakenBack},
    {.kind = EventKind::BearerMoved},
    {.kind = EventKind::KingStayed},
    {.kind = EventKind::CastilloUncovered, .presentation = Presentation::Castillo},
    {.kind = EventKind::AllRegionsOpened},
    {.kind = EventKind::PlacingRaised},
    {.kind = EventKind::Quarantined, .sound = Sound::Placed},
    {.kind = EventKind::QuarantineEnded},
    {.kind = EventKind::BridgeBuilt, .sound = Sound::Placed},
    {.kind = EventKind::GrandesWillFollow},
    {.kind = EventKind::JoinedScoring, .sound = Sound::Placed, .by_hand = true},
    {.kind = EventKind::SpaceBonus, .sound = Sound::Scored, .presentation = Presentation::Points},
    {.kind = EventKind::DiscsBrought, .sound = Sound::Placed},
    {.kind = EventKind::DiscClaimed, .sound = Sound::Placed},
    {.kind = EventKind::DiscDelivered, .sound = Sound::Scored, .presentation = Presentation::Points},
    {.kind = EventKind::DiscLost},
    {.kind = EventKind::TableMoved, .sound = Sound::Placed},
    {.kind = EventKind::PutOnTable, .sound = Sound::Placed},
    {.kind = EventKind::CardRemoved, .sound = Sound::Card},
    {.kind = EventKind::InquisitorTaken, .sound = Sound::Card},
    {.kind = EventKind::SpaceChanged, .sound = Sound::Placed},
    {.kind = EventKind::TokenTaken},
    {.kind = EventKind::Imprisoned},
    {.kind = EventKind::Pardoned},
    {.kind = EventKind::Given},
    {.kind = EventKind::GiftPlaced},
    {.kind = EventKind::FigureTaken},
    {.kind = EventKind::InquisitorLeft},
    {.kind = EventKind::RegionCardTaken},
    {.kind = EventKind::Boycotted},
    {.kind = EventKind::Revolted},
    {.kind = EventKind::KingReturned},
    {.kind = EventKind::MovesKept},
}};

// A kind of event without a row does not compile.
static_assert(is_complete(event_cues, &EventCue::kind));

} // namespace

const EventCue& cue_of(EventKind kind)
{
    return event_cues[static_cast<std::size_t>(kind)];
}

std::vector<Sound> sounds_of(std::span<const Event> events, bool hands_over)
{
    std::vector<Sound> sounds;
    for (const Event& event : events)
    {
        const std::optional<Sound> sound = cue_of(event.kind).sound;
        if (sound && std::find(sounds.begin(), sounds.end(), *sound) == sounds.end())
        {
            sounds.push_back(*sound);
        }
    }
    if (hands_over)
    {
        sounds.push_back(Sound::Turn);
    }
    return sounds;
}

} // namespace elgrande::screens
