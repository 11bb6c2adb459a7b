#pragma once

#include "rules/state.hpp"
#include "search/disks/leaving.hpp"
#include "search/known_payouts.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace elgrande::search
{

/// What a general scoring at the end of a turn comes to, region by region, by who lands there. All that disks can bring
/// is a sum of these, unless Grandes leave regions (tries_worst_disks()).
class Landings
{
public:
    /// For all disks of the player, or for one.
    Landings(const Leaving& leaving, Seat player, KnownPayouts& known, std::optional<Place> only = std::nullopt);

    bool player_lands() const { return player_lands_; }

    /// All opponents, in the order of seats.
    std::span<const Seat> rivals() const { return {rivals_.data(), rival_count_}; }
    /// Those of them who land. Who lands somewhere is a set of them, below groups().
    std::span<const Seat> leavers() const { return {leavers_.data(), leaver_count_}; }
    unsigned groups() const { return 1U << leaver_count_; }

    /// What a region pays the player more than `rival`; with the player there if a disk of the player can show it.
    int at(Place region, unsigned who, Seat rival, bool with_player) const
    {
        const std::size_t first = with_player && only_ ? 0 : index(region) * groups();
        const PerSeat<std::uint8_t>& here = (with_player ? with_player_ : without_player_)[first + who];
        return here[player_] - here[rival];
    }

    /// The lead over `rival` before the regions pay.
    int lead_before(Seat rival) const { return score_[player_] - score_[rival]; }

    /// The lead over `rival` if the others' disks show this, and the player's `disk`.
    int lead(Seat rival, const PerSeat<Place>& disks, Place disk) const;

    /// Allocated, with itself.
    std::size_t bytes() const
    {
        return sizeof(*this) + (without_player_.capacity() + with_player_.capacity()) * sizeof(PerSeat<std::uint8_t>);
    }

private:
    void add_region(Leaving& landing, Place region, KnownPayouts& known);

    Seat player_;
    bool player_lands_;
    PerSeat<int> score_;
    std::array<Seat, max_players - 1> rivals_{};
    std::array<Seat, max_players - 1> leavers_{};
    std::size_t rival_count_ = 0;
    std::size_t leaver_count_ = 0;
    /// By region and by who of the others lands there.
    std::vector<PerSeat<std::uint8_t>> without_player_;
    /// The same if the player does, too; of one region only if there is one disk.
    std::vector<PerSeat<std::uint8_t>> with_player_;
    std::optional<Place> only_;
};

/// The least lead over one rival that the others' disks can leave the player, by the player's disk: by dynamic
/// programming over the regions before the one that it shows and over those behind it.
class LeastLeads
{
public:
    /// For the disks from `first` to `last`.
    LeastLeads(const Landings& landings, Seat rival, Place first, Place last);

    int least(Place disk) const { return landings_.lead_before(rival_) + best_at(disk).least; }

    /// The disks of the others that come to it.
    PerSeat<Place> disks(Place disk) const;

private:
    static constexpr std::size_t most_groups = 1U << (max_players - 1);

    /// By who has landed in some regions.
    struct Row
    {
        std::array<int, most_groups> least{};
        std::array<std::uint8_t, most_groups> landed{}; ///< in the region that was added last
    };

    struct Split
    {
        int least = 0;
        unsigned up_to_disk = 0; ///< who lands in the disk's region or before it
    };

    Row with(const Row& row, std::size_t region, bool with_player) const;
    Split best_at(Place disk) const;

    const Landings& landings_;
    Seat rival_;
    unsigned all_;
    std::array<Row, region_count + 1> before_;
    std::array<Row, region_count + 1> after_;
};

} // namespace elgrande::search
