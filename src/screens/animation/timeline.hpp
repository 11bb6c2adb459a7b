#pragma once

#include "rules/event.hpp"
#include "rules/view.hpp"
#include "screens/model/settings.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// The motion of an action over time. No pixels: positions are places of the rules, and time begins with 0.
namespace elgrande::screens
{

/// The motion of one thing.
struct Move
{
    enum class Kind : std::uint8_t
    {
        Caballero, ///< of `seat`, between regions, the Castillo, its court and its province
        Grande,    ///< of `seat`
        King,
        Board,  ///< the mobile scoreboard `number`
        Marker, ///< along the track to the round `number`, or to the scoring after it
        Disk,   ///< of `seat`: it turns over and shows `to`
        Points, ///< `number` from `from` to `seat`
        Veto    ///< of `seat`, laid before the seat `other`; if that is nobody, before `seat` itself
    };

    Kind kind{};
    Seat seat = nobody;
    Seat other = nobody; ///< Caballero: the active player, or who has to place it (Grandissimo); Veto: see Kind
    Place from = Place::Nowhere;
    Place to = Place::Nowhere;
    std::uint8_t number = 0;
    std::uint8_t rank = 0;      ///< Points: the rank by caballeros; 0 if they paid nothing
    std::uint8_t king = 0;      ///< Points: how many of them are for the King
    std::uint8_t home = 0;      ///< Points: how many of them are for the home region
    bool bearer = false;        ///< Caballero: it is the standard-bearer
    bool scoring = false;       ///< Marker: it moves to the scoring
    std::uint8_t from_slot = 0; ///< Caballero: number of its colour that stay behind: the index of its cell
    std::uint8_t to_slot = 0;   ///< Caballero: number of its colour that are there before it arrives
    float begin_ms = 0;
    float end_ms = 0;

    /// Returns the part of the move that is done: 0 before it begins, 1 when it has arrived.
    float done(float at_ms) const;
    bool flying(float at_ms) const { return at_ms >= begin_ms && at_ms < end_ms; }
};

/// A place being scored: a pause, then its points fly.
struct ScoringStop
{
    Place place = Place::Nowhere;
    float begin_ms = 0;
    float end_ms = 0;
    std::size_t first = 0;                        ///< index in Timeline::moves of its first move of Kind::Points
    std::size_t count = 0;                        ///< number of these moves; 0 if it pays nobody
    std::optional<PerOwner<std::uint8_t>> inside; ///< for the Castillo: the caballeros that were counted there
};

/// The motion of one action. All times are ms from its beginning.
struct Timeline
{
    std::vector<Move> moves;        ///< sorted by begin_ms among those of the same kind and seat
    std::vector<ScoringStop> stops; ///< empty if nothing is scored
    float length_ms = 0;
    std::optional<float> castillo_opens_ms; ///< until then its contents are hidden; nothing if they were known
    bool general = false;                   ///< a general scoring, not the scoring of a card

    bool empty() const { return length_ms <= 0; }
    /// True for a scoring, which takes longer and can be skipped.
    bool is_show() const { return !stops.empty(); }
    /// Returns the stop at this time; nullptr between stops.
    const ScoringStop* stop_at(float at_ms) const;
};

/// The longest duration of an action without a scoring, at the normal pace.
inline constexpr float longest_action_ms = 1000;

/// Returns the factor by which durations are multiplied at this speed; 0 for Speed::Off.
float pace_of(Speed speed);

/// Returns the motion of an action. `after`: the view when all has arrived. `pace`: 1 is normal, 2 takes twice as long,
/// 0 gives an empty timeline.
Timeline timeline_of(std::span<const Event> events, const PlayerView& after, float pace);

/// Returns the table below the show of a scoring. Pieces and scores are those of `after`, for rewind(). The question,
/// the round and its cards are those of `before`, but nobody can answer, and only public information is shown.
PlayerView table_of_show(const PlayerView& before, const PlayerView& after);

/// Changes `view`, the view at the end of the timeline, to that at `at_ms`: removes what has not arrived yet and puts
/// back what has not left yet. A negative time puts pieces, scores and the round marker where they were before the
/// action; at the end nothing changes.
void rewind(PlayerView& view, const Timeline& timeline, float at_ms);

} // namespace elgrande::screens
