#pragma once

#include "rules/event.hpp"
#include "rules/view.hpp"
#include "screens/model/settings.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// The motion of an action over time. Positions are places of the rules, not pixels; time begins at 0.
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
    std::uint8_t rank = 0;      ///< Points: the rank in the place; 0 if no points are for a rank
    std::uint8_t king = 0;      ///< Points: how many of them are for the King
    std::uint8_t home = 0;      ///< Points: how many of them are for the home region
    std::uint8_t office = 0;    ///< Points: how many of them are for the Ambassador, the Envoy and the Viceroy
    bool bearer = false;        ///< Caballero: it is the standard-bearer
    bool scoring = false;       ///< Marker: it moves to the scoring
    std::uint8_t from_slot = 0; ///< Caballero: how many of its colour stay behind
    std::uint8_t to_slot = 0;   ///< Caballero: how many of its colour are there when it arrives
    float begin_ms = 0;
    float end_ms = 0;

    /// Returns the progress of the move, from 0 before it begins to 1 when it has arrived.
    float done(float at_ms) const;
    bool flying(float at_ms) const { return at_ms >= begin_ms && at_ms < end_ms; }
};

/// A stop of the scoring animation: pauses at a place, then lets its points fly.
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
    /// When the Castillo is opened; until then its contents are hidden. Nothing if the action does not open it, or if
    /// they are always known.
    std::optional<float> castillo_opens_ms;
    bool general = false; ///< a general scoring, not the scoring of a card

    bool empty() const { return length_ms <= 0; }
    /// True for the scoring animation, which takes longer and can be skipped.
    bool is_scoring() const { return !stops.empty(); }
    /// Returns the stop at this time; nullptr between stops.
    const ScoringStop* stop_at(float at_ms) const;
};

/// The maximum duration of an action without a scoring, at the normal pace.
inline constexpr float longest_action_ms = 1000;

/// Returns the factor by which durations are multiplied at this speed; 0 for Speed::Off.
float pace_of(Speed speed);

/// Returns the motion of an action with these events, in order. `after` is the view at its end. `pace` multiplies all
/// durations; 0 gives an empty timeline.
Timeline timeline_of(std::span<const Event> events, const PlayerView& after, float pace);

/// Returns the view that is drawn below the scoring animation. Pieces and scores come from `after`, for rewind();
/// the question, the round and its cards come from `before`. It has only public information and no legal answers.
PlayerView table_below_scoring(const PlayerView& before, const PlayerView& after);

/// Rewinds `view`, the view at the end of the timeline, to `at_ms`: removes what has not arrived yet and puts back what
/// has not left yet. A negative time restores the pieces, scores and round marker from before the action.
void rewind(PlayerView& view, const Timeline& timeline, float at_ms);

} // namespace elgrande::screens
