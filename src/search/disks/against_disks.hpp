#pragma once

#include "search/disks/leaving.hpp"
#include "search/general_scoring.hpp"

#include <array>
#include <cstdint>

namespace elgrande::search
{

/// Inside the search: the player's lead after a general scoring, by the player's disk, where the others' disks are
/// settled.
class AgainstDisks
{
public:
    AgainstDisks(const Leaving& leaving, Seat player, const PerSeat<Place>& others, KnownPayouts* known);

    int lead(Place disk) { return lead_of(landed_.state(), player_, scores(disk)); }

    /// What everybody has then.
    PerSeat<int> scores(Place disk);

private:
    Leaving landed_; ///< the others are
    Seat player_;
    KnownPayouts* known_;
    /// What regions pay if the player lands nowhere.
    std::array<PerSeat<std::uint8_t>, board_place_count> without_{};
    PerSeat<int> scores_{}; ///< with all of that
};

} // namespace elgrande::search
