#include "search/disks/worst_disks.hpp"

#include "search/disks/against_disks.hpp"
#include "search/disks/landings.hpp"
#include "search/disks/leaving.hpp"
#include "search/general_scoring.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::search
{

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
    return state.lasting.grandes_follow;
}

int WorstDisks::lead(const State& state, int floor)
{
    return tries_worst_disks(state) ? lead_by_trying(state, floor) : lead_by_regions(state, floor);
}

/// Is no disk of the player worth more than the floor, against those that were worst at other ends?
bool WorstDisks::is_refuted(const State& state, int floor)
{
    const Leaving leaving(state, &known_);
    std::optional<AgainstDisks> against;
    for (const Place disk : all_regions)
    {
        if (against && against->lead(disk) <= floor)
        {
            continue; // as the disk before
        }
        against.emplace(leaving, player_, refutations_[index(disk)], &known_);
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
    const Landings landings(Leaving(state, &known_), player_, known_);
    if (landings.player_lands())
    {
        return lead_against(landings, all_regions.front(), all_regions.back(), floor);
    }
    // The disk moves nobody.
    const Place any = all_regions.front();
    const int lead = lead_against(landings, any, any, floor);
    refutations_.fill(PerSeat<Place>(refutations_[index(any)]));
    last_refutations_.fill(std::vector(last_refutations_[index(any)]));
    return lead;
}

int WorstDisks::lead_with(const Landings& landings, Place disk)
{
    return lead_against(landings, disk, disk, any_value);
}

/// The best of these disks. The highest of the others is the one whom the player leads by the least.
int WorstDisks::lead_against(const Landings& landings, Place first, Place last, int floor)
{
    std::array<int, region_count> leads{};
    for (std::size_t disk = index(first); disk <= index(last); ++disk)
    {
        leads[disk] = impossible;
        last_refutations_[disk].clear();
    }
    int best = impossible;
    for (const Seat rival : landings.rivals())
    {
        if (best <= floor)
        {
            break;
        }
        const LeastLeads rival_leads(landings, rival, first, last);
        best = -impossible;
        for (std::size_t disk = index(first); disk <= index(last); ++disk)
        {
            const int least = rival_leads.least(static_cast<Place>(disk));
            if (least < leads[disk] || floor == any_value)
            {
                last_refutations_[disk].push_back(rival_leads.disks(static_cast<Place>(disk)));
                refutations_[disk] = least < leads[disk] ? last_refutations_[disk].back() : refutations_[disk];
            }
            leads[disk] = std::min(leads[disk], least);
            best = std::max(best, leads[disk]);
        }
    }
    return best;
}

int WorstDisks::lead_after(const State& state, const PerSeat<Place>& disks)
{
    if (budget_ != nullptr)
    {
        budget_->try_disks();
    }
    return lead_after_disks(state, player_, disks);
}

/// Those of the others from `seat` on are tried, until some are no better for the player than the floor.
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
