#pragma once

#include "rules/event.hpp"
#include "rules/view.hpp"
#include "screens/model/settings.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// The motion of an action over time. No pixels: places are the rules' own, times begin with 0.
namespace elgrande::screens
{

/// One thing on its way.
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
        Veto    ///< of `seat`, laid before `other`, or before itself
    };

    Kind kind{};
    Seat seat = nobody;
    Seat other = nobody; ///< Caballero: whose turn it is, or who has to place it (Grandissimo); Veto: see there
    Place from = Place::Nowhere;
    Place to = Place::Nowhere;
    std::uint8_t number = 0;
    std::uint8_t rank = 0;      ///< Points: by caballeros; 0 if there were none for them
    std::uint8_t king = 0;      ///< Points: how many of them for the King
    std::uint8_t home = 0;      ///< Points: how many of them for the home
    bool bearer = false;        ///< Caballero: it carries the flag
    bool scoring = false;       ///< Marker: to the scoring
    std::uint8_t from_slot = 0; ///< Caballero: how many of its colour stay behind, which says where it stood
    std::uint8_t to_slot = 0;   ///< Caballero: how many of its colour are there before it
    float begin_ms = 0;
    float end_ms = 0;

    /// 0 before it begins, 1 when it has arrived.
    float done(float at_ms) const;
    bool flying(float at_ms) const { return at_ms >= begin_ms && at_ms < end_ms; }
};

/// A place that is scored: a pause there before its points fly.
struct ScoringStop
{
    Place place = Place::Nowhere;
    float begin_ms = 0;
    float end_ms = 0;
    std::size_t first = 0; ///< of its Points among the moves
    std::size_t count = 0;
    std::optional<PerOwner<std::uint8_t>> inside; ///< the Castillo: whose caballeros were counted there
};

struct Timeline
{
    std::vector<Move> moves;        ///< by their beginning, as far as they are of one kind and seat
    std::vector<ScoringStop> stops; ///< none but in scorings
    float length_ms = 0;
    std::optional<float> castillo_opens_ms; ///< nobody sees before what is inside; nothing where that was known
    bool general = false;                   ///< the regions are scored, not by a card

    bool empty() const { return length_ms <= 0; }
    /// A scoring: it takes longer and can be left.
    bool is_show() const { return !stops.empty(); }
    /// The place that is scored at this time.
    const ScoringStop* stop_at(float at_ms) const;
};

/// No action that scores nothing takes longer at the normal pace.
inline constexpr float longest_action_ms = 1000;

/// How many times as long as normally everything takes.
float pace_of(Speed speed);

/// `after`: what is seen when all has arrived. `pace`: 1 is normal, 2 takes twice as long, 0 is at once and gives an
/// empty timeline.
Timeline timeline_of(std::span<const Event> events, const PlayerView& after, float pace);

/// The table while a scoring is shown: pieces and scores are as in `after`, for rewind(); the question, the round and
/// its cards are as they were `before`, but nobody can answer, and only what everybody may know is seen.
PlayerView table_of_show(const PlayerView& before, const PlayerView& after);

/// Takes out of `view`, which is how it will be, what has not arrived at this time, and puts back what has not left.
/// At the end nothing is changed.
void rewind(PlayerView& view, const Timeline& timeline, float at_ms);

} // namespace elgrande::screens
