#pragma once

#include "rules/event.hpp"
#include "rules/state.hpp"
#include "rules/validation/validate_state.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande
{

/// The stated cards of the dummy (2023, "2-player game"). The seed shuffles the others.
struct StatedDummy
{
    std::vector<std::uint8_t> power; ///< its power cards in the order of the rounds, from the first round on
    std::vector<Place> regions;      ///< its region cards in the order in which they are drawn
    /// The number of `regions` that were drawn before this round, at most two for each round since the last general
    /// scoring.
    int regions_drawn = 0;

    bool operator==(const StatedDummy&) const = default;
};

/// The highest valid RoundStart::score, in points.
inline constexpr int highest_start_score = 1000;

/// A position at the beginning of a round, stated field by field. The sample game of the rule book begins with one.
struct RoundStart
{
    /// Value of `court` for first_court().
    static constexpr int default_court = -1;
    /// Value of `bearer` for a player without a standard-bearer.
    static constexpr Place no_bearer = Place::Aside;

    Setup setup;
    int round = 1;               ///< space of the round track; first disks and hands have already been chosen
    Seat first_bidder = nobody;  ///< nobody: the first question asks for one
    Place king = Place::Nowhere; ///< must be stated
    PerSeat<Place> home = for_each_seat(Place::Nowhere); ///< the place of each Grande; must be stated
    PerSeat<int> court = for_each_seat(default_court);   ///< the number of caballeros
    PerSeat<int> score{};                                ///< 0 … highest_start_score
    PerSeat<PowerCards> hand{};                          ///< 0: all 13; the first 13 of the deck for own cards
    PerSeat<PowerCards> used{};                          ///< 0: all that are not in hand; none for own cards
    PerSeat<std::uint8_t> bid{};                         ///< the number of the card that was played last; 0: none
    PerSeat<std::uint8_t> vetoes{}; ///< kept from the round before, 0 … 2; usable until the end of this round
    /// 2023, "Power Shift"; bit m: modifier m. Each player has three, in hand or used. If none of these three fields
    /// is stated for any player, the seed deals the modifiers, and the game begins with passing one.
    PerSeat<std::uint16_t> modifiers{};
    PerSeat<std::uint16_t> used_modifiers{};
    PerSeat<ModifierId> modifier = for_each_seat(no_modifier); ///< beside the power card that was played last
    /// By place, then owner; zeros for France, where Colonies::french states them. Empty: two caballeros in each home,
    /// and black ones where the seed draws them.
    std::optional<std::array<PerOwner<int>, board_place_count>> caballeros;
    bool castillo_seen = false; ///< True if everybody knows who is in the Castillo
    /// Regions of the standard-bearers (Big Box). Nowhere: the home region if the player has a caballero there, or else
    /// the first region with one that is not taboo.
    PerSeat<Place> bearer = for_each_seat(Place::Nowhere);
    std::array<Place, mobile_board_count> board_at{Place::Aside, Place::Aside};
    /// The cards of this round and of following ones, by stack − 1; the seed shuffles the others. Each round must
    /// state a card for each of the shuffled_stacks() that has cards, and no_card for one without. Entries of stacks
    /// that are not shuffled are ignored. Must be empty for Intrigue & the King.
    std::vector<std::array<CardId, stack_count>> cards;
    /// The same for the last rounds before this one, the earliest first.
    std::vector<std::array<CardId, stack_count>> cards_before;
    StatedDummy dummy;
    Lasting lasting;
    /// If `table` is Nowhere, the seed draws its region. The caballeros on it are in `on_table`.
    Colonies colonies{.unclaimed = first_discs};
    /// As Colonies::on_table. Empty: all caballeros of its region.
    std::optional<std::array<PerOwner<std::uint8_t>, disc_count>> on_table;
    Grandissimo grand;
};

/// Sets `state` to the first question of the position, which passes validate_state(). If a field is invalid, leaves
/// `state` unchanged and returns a message that names the field. Sends the events of new_game() for this round to
/// `observer`; those of an invalid position have no meaning.
ValidationError set_up(const RoundStart& start, State& state, Observer observer = {});

} // namespace elgrande
