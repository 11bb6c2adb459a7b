#pragma once

#include "rules/majority.hpp"
#include "rules/view.hpp"

#include <array>
#include <cstdint>

/// Predictions from what one seat may know: current ranks, the points of a scoring, the consequences of an answer. They
/// use the engine itself, on a state built from the PlayerView, and play answers by apply_within_turn().
namespace elgrande
{

/// Owners with the same rank in a place, who get the same points from the scoreboard ("Score the Regions").
struct RankGroup
{
    std::uint8_t rank = 0;   ///< 1 … 3: the rank whose value they get; owners tied for a rank take the next one
    std::uint8_t owners = 0; ///< bit o: owner o; the dummy and `neutral` are included
    std::uint8_t points = 0; ///< the most that one player of the group gets, with all bonuses; 0 without players

    bool operator==(const RankGroup&) const = default;
};

/// The ranks of a place that have owners, the best first, including ranks worth 0.
struct Ranks
{
    std::array<RankGroup, 3> groups{};
    int size = 0;

    const RankGroup* begin() const { return groups.data(); }
    const RankGroup* end() const { return groups.data() + size; }
};

/// Returns the ranks in a place, from its payout().
Ranks ranks_of(const Payout& payout);

/// The points that each player would get if a general scoring came now. Caballeros in the Castillo count only there, as
/// no disk has sent them to a region, and only if PlayerView::castillo is known.
struct ScoredNow
{
    PerSeat<int> points{};
    bool castillo = false; ///< True if it includes the Castillo
};

/// Returns the points of a general scoring now, with the region cards of Grandissimo.
ScoredNow scored_now(const PlayerView& view);

/// The points that a Score effect would pay if the active player used it now, without Vetoes.
struct CardScoring
{
    bool scores = false;   ///< False if the effect does not score; then the other members are empty
    bool chosen = false;   ///< the player chooses one of `places`
    bool by_disks = false; ///< secret disks decide the places
    bool covered = false;  ///< True if `places` may include the Castillo, and its contents are hidden
    PlaceSet places;       ///< the places that are scored, or the choice if `chosen`; empty if `by_disks`
    /// The points that each place pays, by seat; zero for a Castillo with hidden contents.
    std::array<PerSeat<std::uint8_t>, board_place_count> paid{};
    PerSeat<int> points{};  ///< sum over `places`; if `chosen`, the most that one of them pays
    PlaceSet pays_somebody; ///< the places that pay any player, as far as known
};

/// Returns the points of an effect; CardScoring::scores is false for all verbs but Score.
CardScoring card_scoring(const PlayerView& view, const Effect& effect);

/// The players who would profit from a scoring, from the point of view of one seat.
enum class Profit : std::uint8_t
{
    Unknown, ///< it scores nothing, or what it pays is hidden or decided later
    Nobody,
    OthersOnly,
    Own ///< the seat itself, and perhaps others
};

/// Returns who would profit from a scoring, from the point of view of `seat`; Profit::Unknown if it is no player's.
Profit profit_of(const CardScoring& scoring, Seat seat);

/// Returns who would profit from an answer that scores, or that begins a scoring; Own means the seat that is asked.
/// Profit::Unknown for all other answers.
Profit profit_of(const PlayerView& view, Action action);

/// The immediate consequences of an answer, if nobody plays a Veto or joins a scoring.
struct Consequence
{
    /// False if the consequences depend on later or secret choices, or the answer is illegal; then only sent_to and
    /// sent are valid.
    bool foreseen = false;
    PlaceSet changed; ///< places whose payout changes, as far as known
    /// The points that each place would pay before and after the answer, by seat; zero for a Castillo with hidden
    /// contents.
    std::array<PerSeat<std::uint8_t>, board_place_count> before{};
    std::array<PerSeat<std::uint8_t>, board_place_count> after{};
    PlaceSet scored;       ///< places that the answer scores, even if they pay nothing
    PerSeat<int> points{}; ///< the points that these pay, without a Castillo with hidden contents
    bool covered = false;  ///< a Castillo with hidden contents is among them
    /// For a disk of a general scoring or an eviction: the place to which it sends the player's caballeros (the court,
    /// if the region is forbidden). Nowhere for all other answers.
    Place sent_to = Place::Nowhere;
    int sent = 0; ///< the number of these caballeros; also 0 if it is hidden

    /// Returns the points that the seat gains in the place; negative if it loses some.
    int difference(Place place, Seat seat) const { return after[index(place)][seat] - before[index(place)][seat]; }
};

/// Returns the consequences of an answer. `foreseen` is false for actions that are not in `view.legal`.
Consequence consequence(const PlayerView& view, Action action);

/// True if this region on the viewer's disk would send their caballeros to the court: the King's region or one in
/// quarantine in a general scoring or an eviction, and the region to be left in an eviction (classic 1996, stack 4).
/// False if the viewer cannot set this region on a disk now.
bool sends_to_court(const PlayerView& view, Place region);

} // namespace elgrande
