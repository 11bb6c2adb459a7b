#pragma once

#include "rules/majority.hpp"
#include "rules/view.hpp"

#include <array>
#include <cstdint>

/// What would be, as far as one seat may know it: ranks now, what a scoring would bring, what an answer would change.
/// Everything is asked of a PlayerView, never of a State that knows more, and found by the engine itself: answers are
/// played by apply_within_turn() on a state made of the view. For whoever decides, a player as well as a program.
namespace elgrande
{

/// Owners of caballeros that have the same rank in a place, and so get the same ("Score the Regions").
struct RankGroup
{
    std::uint8_t rank = 0;   ///< 1 … 3, whose value they get: those who are tied for one take the next
    std::uint8_t owners = 0; ///< bit o: owner o, the dummy and neutral ones among them
    std::uint8_t points = 0; ///< for each player among them, with the bonuses for King and home

    bool operator==(const RankGroup&) const = default;
};

/// The ranks of a place that are taken, best first, also those that bring nothing.
struct Ranks
{
    std::array<RankGroup, 3> groups{};
    int size = 0;

    const RankGroup* begin() const { return groups.data(); }
    const RankGroup* end() const { return groups.data() + size; }
};

/// Who is first, second and third in a place, by what it would pay: ties, bearers, scoreboards and the number of ranks
/// that count are settled in there.
Ranks ranks_of(const Payout& payout);

/// The points that each player would get if a general scoring came now. Caballeros in the Castillo count there alone,
/// and only as long as everybody may know them (PlayerView::castillo): no disk has sent them to a region yet.
struct ScoredNow
{
    PerSeat<int> points{};
    bool castillo = false; ///< it is counted; else it is left out
};

ScoredNow scored_now(const PlayerView& view);

/// What the scoring of a card would pay if it came now; nothing prevents it.
struct CardScoring
{
    bool scores = false;   ///< the card scores places at all; else all below is empty
    bool chosen = false;   ///< one of `places`, as its player likes
    bool by_disks = false; ///< secret disks decide the places
    bool covered = false;  ///< the Castillo is, or can be, among the places and nobody may know what it pays
    PlaceSet places;       ///< none if `by_disks`
    /// What each of them pays; zero for a covered Castillo.
    std::array<PerSeat<std::uint8_t>, board_place_count> paid{};
    PerSeat<int> points{};  ///< of all `places` but a covered Castillo; not if `chosen`: the most that one of them pays
    PlaceSet pays_somebody; ///< those of the places that pay anybody, as far as that is known
};

CardScoring card_scoring(const PlayerView& view, const Effect& effect);

/// Who would profit.
enum class Profit : std::uint8_t
{
    Unknown, ///< it scores nothing, or what it pays is settled later or hidden
    Nobody,
    OthersOnly,
    Own ///< of the seat that is looked at, whatever others get
};

Profit profit_of(const CardScoring& scoring, Seat seat);

/// The same of an answer that is a scoring, or begins one whatever is chosen in it: for its player.
Profit profit_of(const PlayerView& view, Action action);

/// What an answer leads to at once, before anybody else answers anything, if nobody plays a Veto or joins a scoring.
struct Consequence
{
    /// All of it is told. False for answers whose consequences depend on what is chosen later, or in secret.
    bool foreseen = false;
    PlaceSet changed; ///< places whose payout is another one afterwards, as far as it may be known
    /// What each place would pay before and after; zero for a covered Castillo.
    std::array<PerSeat<std::uint8_t>, board_place_count> before{};
    std::array<PerSeat<std::uint8_t>, board_place_count> after{};
    PlaceSet scored;       ///< places that are scored by it
    PerSeat<int> points{}; ///< what is paid there; not by a covered Castillo
    bool covered = false;  ///< a covered Castillo is among those scored
    /// A disk: where it sends the asked player's caballeros, the court if it is set where they may not go; Nowhere if
    /// the disk moves nobody.
    Place sent_to = Place::Nowhere;
    int sent = 0; ///< how many; 0 if not everybody may know it

    int difference(Place place, Seat seat) const { return after[index(place)][seat] - before[index(place)][seat]; }
};

/// Of an answer that is one of `view.legal`; nothing is foreseen of others.
Consequence consequence(const PlayerView& view, Action action);

/// Does this region on the asked player's disk send their caballeros to the court, as they may choose it? The King's
/// region does in a general scoring and an eviction, and the region to be left in an eviction (classic 1996, stack 4).
bool sends_to_court(const PlayerView& view, Place region);

} // namespace elgrande
