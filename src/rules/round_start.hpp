#pragma once

#include "rules/validation/validate_state.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace elgrande
{

/// 2023, "2-player game": what of the dummy's cards is stated. What is not lies as the seed shuffles it.
struct StatedDummy
{
    std::vector<std::uint8_t> power; ///< its power cards in the order in which they come up, from the first round on
    std::vector<Place> regions;      ///< its region cards in their order since they were shuffled
    int regions_drawn = 0;           ///< and how many of them were drawn before this round

    bool operator==(const StatedDummy&) const = default;
};

/// A stated position at the beginning of a round, as the sample game of the rule book begins.
struct RoundStart
{
    static constexpr int usual_court = -1;
    /// RoundStart::bearer of a player who has none.
    static constexpr Place no_bearer = Place::Aside;

    Setup setup;
    int round = 1; ///< the players have their hands then, and have placed what comes before the first round
    Seat first_bidder = nobody; ///< nobody: the table is asked
    Place king = Place::Nowhere;
    PerSeat<Place> home = for_each_seat(Place::Nowhere);
    PerSeat<int> court = for_each_seat(usual_court);
    PerSeat<int> score{};
    PerSeat<PowerCards> hand{};     ///< 0: all thirteen; of own cards the first thirteen of the deck
    PerSeat<PowerCards> used{};     ///< 0: all that are not in the hand; of own cards none
    PerSeat<std::uint8_t> bid{};    ///< the number of the card that was played last; 0: none lies there
    PerSeat<std::uint8_t> vetoes{}; ///< kept from the round before
    /// 2023, "Power Shift": bit m, three for each player with those that were used; 0 for all, used or not: dealt by
    /// the seed, and one has still to be passed.
    PerSeat<std::uint16_t> modifiers{};
    PerSeat<std::uint16_t> used_modifiers{};
    PerSeat<ModifierId> modifier = for_each_seat(no_modifier); ///< beside the power card that was played last
    /// By place, then owner; those in France are Colonies::french. Empty: two caballeros in each home, and those of the
    /// Inquisitor where the seed draws them.
    std::optional<std::array<PerOwner<int>, board_place_count>> caballeros;
    bool castillo_seen = false; ///< everybody knows who is inside
    /// Big Box, standard-bearers: regions; Nowhere: at home, or the first region that holds one of the player.
    PerSeat<Place> bearer = for_each_seat(Place::Nowhere);
    std::array<Place, mobile_board_count> board_at{Place::Aside, Place::Aside};
    /// Cards that come up in this round and the following ones, by stack; the others are shuffled by the seed. What
    /// stands for a stack that is not shuffled means nothing.
    std::vector<std::array<CardId, stack_count>> cards;
    std::vector<std::array<CardId, stack_count>> cards_before; ///< and those of the rounds just before this one
    StatedDummy dummy;
    Lasting lasting;
    /// The table is Nowhere: the seed draws its region. Who is on it is what `on_table` says.
    Colonies colonies{.unclaimed = first_discs};
    /// As Colonies::on_table. Empty: all who are in its region.
    std::optional<std::array<PerOwner<std::uint8_t>, disc_count>> on_table;
    Grandissimo grand;
};

/// The state at the first question of that round. Everything is checked: the message names the field that cannot be,
/// and `state` is untouched then.
ValidationError set_up(const RoundStart& start, State& state);

} // namespace elgrande
