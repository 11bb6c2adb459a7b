#include "search/worst_disks.hpp"

#include "search/against_disks.hpp"
#include "search/general_scoring.hpp"
#include "search/leaving.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::search
{

/// Difference of points between the player and one opponent in each region, by who lands there: bit s is seat s.
class Differences
{
public:
    /// For all disks of the player, or for one.
    Differences(const Leaving& leaving, Seat player, KnownPayouts* known, std::optional<Place> only = std::nullopt)
        : player_(player)
    {
        for (const Seat seat : leaving.state().seats())
        {
            if (leaving.leaves(seat) && seat != player)
            {
                leavers_.push_back(seat);
            }
        }
        Leaving landing = leaving;
        for (const Place region : all_regions)
        {
            for (unsigned who = 0; who < groups(); ++who)
            {
                points_[0][index(region)][who] = points_if_landed(landing, region, who, known);
                points_[1][index(region)][who] = points_[0][index(region)][who];
                if (leaving.leaves(player) && only.value_or(region) == region)
                {
                    const Leaving::Before before = landing.land(player, region);
                    points_[1][index(region)][who] = points_if_landed(landing, region, who, known);
                    landing.take_back(player, region, before);
                }
            }
        }
    }

    /// Who of the others lands in a region, by region and by who has landed there or in one before.
    using Choices = std::array<std::array<std::uint8_t, 1U << (max_players - 1)>, region_count>;

    /// The least that the regions can pay the player more than `rival`, if the player's disk shows `disk`.
    int least(Seat rival, Place disk, Choices& choices) const
    {
        // least_so_far[who]: over the regions so far, with the leavers `who` landed there.
        std::array<int, 1U << max_players> least_so_far{};
        least_so_far.fill(impossible);
        least_so_far[0] = 0;
        for (const Place region : all_regions)
        {
            const auto& here = points_[region == disk ? 1 : 0][index(region)];
            for (unsigned all = groups(); all-- > 0;)
            {
                int best = 2 * impossible;
                for (unsigned who = all;; who = (who - 1U) & all)
                {
                    const int points = least_so_far[all & ~who] + here[who][player_] - here[who][rival];
                    if (points < best)
                    {
                        best = points;
                        choices[index(region)][all] = static_cast<std::uint8_t>(who);
                    }
                    if (who == 0)
                    {
                        break;
                    }
                }
                least_so_far[all] = std::min(best, impossible);
            }
        }
        return least_so_far[groups() - 1];
    }

    /// The disks of the others that come to it.
    PerSeat<Place> disks_of(const Choices& choices) const
    {
        PerSeat<Place> disks = for_each_seat(Place::Galicia);
        unsigned left = groups() - 1;
        for (std::size_t region = region_count; region-- > 0;)
        {
            const unsigned who = choices[region][left];
            for (std::size_t i = 0; i < leavers_.size(); ++i)
            {
                disks[leavers_[i]] = (who >> i & 1U) != 0 ? static_cast<Place>(region) : disks[leavers_[i]];
            }
            left &= ~who;
        }
        return disks;
    }

private:
    unsigned groups() const { return 1U << leavers_.size(); }

    PerSeat<std::uint8_t> points_if_landed(Leaving& landing, Place region, unsigned who, KnownPayouts* known) const
    {
        std::array<Leaving::Before, max_players> before{};
        for (std::size_t i = 0; i < leavers_.size(); ++i)
        {
            before[i] = (who >> i & 1U) != 0 ? landing.land(leavers_[i], region) : before[i];
        }
        const PerSeat<std::uint8_t> points = paid(landing.state(), region, known);
        for (std::size_t i = 0; i < leavers_.size(); ++i)
        {
            if ((who >> i & 1U) != 0)
            {
                landing.take_back(leavers_[i], region, before[i]);
            }
        }
        return points;
    }

    Seat player_;
    std::vector<Seat> leavers_;
    /// Without the player landing there and with; by region; by who of the others lands there.
    std::array<std::array<std::array<PerSeat<std::uint8_t>, 1U << (max_players - 1)>, region_count>, 2> points_{};
};

namespace
{

/// Does a disk of the seat move anything: caballeros, black ones or a Grande?
bool sets_disk(const State& state, Seat seat)
{
    const auto& inside = state.caballeros[index(Place::Castillo)];
    return inside[seat] > 0 || (state.colonies.inquisitor == seat && inside[neutral] > 0)
           || state.lasting.grandes_follow;
}

} // namespace

bool tries_worst_disks(const State& state)
{
    return needs_trying(state) || state.lasting.grandes_follow;
}

int WorstDisks::lead(const State& state, int floor)
{
    return tries_worst_disks(state) ? lead_by_trying(state, floor) : lead_by_regions(state, floor);
}

/// Is no disk of the player worth more than the floor, against those that were worst at other ends?
bool WorstDisks::is_refuted(const State& state, int floor)
{
    const Leaving leaving(state, &known_);
    const PerSeat<Place>* shown = nullptr;
    std::optional<AgainstDisks> against;
    for (const Place disk : all_regions)
    {
        const PerSeat<Place>& others = refutations_[index(disk)];
        if (shown == nullptr || *shown != others)
        {
            against.emplace(leaving, player_, others, &known_);
            shown = &others;
        }
        if (against->lead(disk) > floor)
        {
            return false;
        }
    }
    return true;
}

/// Where each disk brings what it brings whatever the others show: by dynamic programming over the regions.
int WorstDisks::lead_by_regions(const State& state, int floor)
{
    if (floor > any_value && is_refuted(state, floor))
    {
        return floor;
    }
    const Leaving leaving(state, &known_);
    const Differences differences(leaving, player_, &known_);
    int best = -impossible;
    for (const Place disk : all_regions)
    {
        best = std::max(best, lead_against(differences, leaving, disk));
        if (!leaving.leaves(player_))
        {
            refutations_.fill(refutations_[index(disk)]);
            last_refutations_.fill(std::vector(last_refutations_[index(disk)]));
            break; // the disk moves nobody
        }
    }
    return best;
}

int WorstDisks::lead_with(const State& state, Place disk)
{
    const Leaving leaving(state, &known_);
    return lead_against(Differences(leaving, player_, &known_, disk), leaving, disk);
}

int WorstDisks::lead_against(const Differences& differences, const Leaving& leaving, Place disk)
{
    // The highest of the others is the one whom the player leads by the least.
    int lead = impossible;
    std::vector<PerSeat<Place>>& refutations = last_refutations_[index(disk)];
    refutations.clear();
    for (const Seat rival : leaving.state().seats())
    {
        if (rival == player_)
        {
            continue;
        }
        Differences::Choices choices{};
        const int least = leaving.score()[player_] - leaving.score()[rival] + differences.least(rival, disk, choices);
        refutations.push_back(differences.disks_of(choices));
        if (least < lead)
        {
            lead = least;
            refutations_[index(disk)] = refutations.back();
        }
    }
    return lead;
}

int WorstDisks::lead_after(const State& state, const PerSeat<Place>& disks)
{
    if (budget_ != nullptr)
    {
        budget_->try_disks();
    }
    return lead_after_disks(state, player_, disks);
}

/// With the colonies, who lands on the Limit table depends on all disks together: those of the others from `seat` on
/// are tried, until some are no better for the player than the floor.
void WorstDisks::worst_of(const State& state, PerSeat<Place>& disks, Seat seat, int floor, int& worst)
{
    while (seat < state.players() && (seat == player_ || !sets_disk(state, seat)))
    {
        ++seat;
    }
    if (seat >= state.players())
    {
        const int lead = lead_after(state, disks);
        refutation_ = lead < worst ? disks : refutation_;
        worst = std::min(worst, lead);
        return;
    }
    for (const Place disk : all_regions)
    {
        const bool over = budget_ != nullptr && budget_->is_over();
        if (worst > floor && !over)
        {
            disks[seat] = disk;
            worst_of(state, disks, static_cast<Seat>(seat + 1), floor, worst);
        }
    }
}

int WorstDisks::lead_by_trying(const State& state, int floor)
{
    int best = -impossible;
    for (const Place disk : all_regions)
    {
        PerSeat<Place> disks = refutation_;
        for (const Seat seat : state.seats())
        {
            disks[seat] = sets_disk(state, seat) ? disks[seat] : home_disk(state, seat);
        }
        disks[player_] = disk;
        int worst = lead_after(state, disks);
        worst_of(state, disks, 0, std::max(best, floor), worst);
        best = std::max(best, worst);
        if (!sets_disk(state, player_) && state.grande[player_] != Place::Castillo)
        {
            break; // the disk moves nobody
        }
    }
    return best;
}

} // namespace elgrande::search
