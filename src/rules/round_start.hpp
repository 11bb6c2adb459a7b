#pragma once

#include "rules/validation/validate_state.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace elgrande
{

/// A stated position at the beginning of a round, as the sample game of the rule book begins.
struct RoundStart
{
    Setup setup;
    int round = 1; ///< the players have their hands then, and have placed what comes before the first round
    Seat first_bidder = nobody; ///< nobody: the table is asked
    Place king = Place::Nowhere;
    PerSeat<Place> home = for_each_seat(Place::Nowhere);
    PerSeat<int> court{7, 7, 7, 7, 7};
    PerSeat<int> score{};
    PerSeat<PowerCards> hand{}; ///< 0: all thirteen; of own cards the first thirteen of the deck
    /// 2023, "Power Shift": bit m, three for each player; 0 for all: dealt by the seed, and one has still to be passed.
    PerSeat<std::uint16_t> modifiers{};
    /// By place, then seat. Empty: two caballeros in each home.
    std::optional<std::array<PerSeat<int>, place_count>> caballeros;
    /// Big Box, standard-bearers: regions; Nowhere: at home, or the first region that holds one of the player.
    PerSeat<Place> bearer = for_each_seat(Place::Nowhere);
    std::array<Place, mobile_board_count> board_at{Place::Aside, Place::Aside};
    /// Cards that come up in this round and the following ones, by stack; the others are shuffled by the seed. What
    /// stands for a stack that is not shuffled means nothing.
    std::vector<std::array<CardId, stack_count>> cards;
};

/// The state at the first question of that round. Everything is checked: the message names the field that cannot be,
/// and `state` is untouched then.
ValidationError set_up(const RoundStart& start, State& state);

} // namespace elgrande
