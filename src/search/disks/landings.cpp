#include "search/disks/landings.hpp"

#include <algorithm>

namespace elgrande::search
{

Landings::Landings(const Leaving& leaving, Seat player, KnownPayouts& known, std::optional<Place> only)
    : player_(player), player_lands_(leaving.leaves(player)), score_(leaving.score()), only_(only)
{
    for (const Seat seat : leaving.state().seats())
    {
        if (seat != player)
        {
            rivals_[rival_count_++] = seat;
            if (leaving.leaves(seat))
            {
                leavers_[leaver_count_++] = seat;
            }
        }
    }
    without_player_.reserve(region_count * groups());
    with_player_.reserve((only ? 1 : region_count) * groups());
    Leaving landing = leaving;
    for (const Place region : all_regions)
    {
        add_region(landing, region, known);
    }
    for (const Place place : regions(leaving.state().setup))
    {
        if (!is_region(place))
        {
            add(score_, paid(leaving.state(), place, &known)); // nobody lands there
        }
    }
}

/// Each of those who may land changes other parts of the region's payout_key(), unless it depends on all of them who
/// comes onto the Limit table.
void Landings::add_region(Leaving& landing, Place region, KnownPayouts& known)
{
    const std::uint64_t nobody_landed = payout_key(landing.state(), region);
    const auto change_by = [&](Seat seat)
    {
        const Leaving::Before before = landing.land(seat, region);
        const std::uint64_t key = payout_key(landing.state(), region);
        landing.take_back(seat, region, before);
        return key - nobody_landed;
    };
    std::array<std::uint64_t, max_players> changes{};
    for (std::size_t i = 0; i < leaver_count_; ++i)
    {
        changes[i] = change_by(leavers_[i]);
    }
    const std::uint64_t by_player = player_lands_ ? change_by(player_) : 0;
    for (unsigned who = 0; who < groups(); ++who)
    {
        std::uint64_t key = nobody_landed;
        for (std::size_t i = 0; i < leaver_count_; ++i)
        {
            key += (who >> i & 1U) != 0 ? changes[i] : 0;
        }
        const auto points = [&](bool with_player)
        {
            Leaving all_landed = landing;
            for (std::size_t i = 0; i < leaver_count_; ++i)
            {
                if ((who >> i & 1U) != 0)
                {
                    all_landed.land(leavers_[i], region);
                }
            }
            if (with_player)
            {
                all_landed.land(player_, region);
            }
            return points_in_general(all_landed.state(), region);
        };
        const auto known_points = [&](std::uint64_t key_there, bool with_player)
        {
            const auto here = [&] { return points(with_player); };
            return landing.state().colonies.table == region ? here() : known.at(region, key_there, here);
        };
        without_player_.push_back(known_points(key, false));
        if (only_.value_or(region) == region)
        {
            with_player_.push_back(known_points(key + by_player, player_lands_));
        }
    }
}

int Landings::lead(Seat rival, const PerSeat<Place>& disks, Place disk) const
{
    std::array<unsigned, region_count> who{};
    for (std::size_t i = 0; i < leaver_count_; ++i)
    {
        who[index(disks[leavers_[i]])] |= 1U << i;
    }
    int lead = lead_before(rival);
    for (const Place region : all_regions)
    {
        lead += at(region, who[index(region)], rival, region == disk);
    }
    return lead;
}

LeastLeads::LeastLeads(const Landings& landings, Seat rival, Place first, Place last)
    : landings_(landings), rival_(rival), all_(landings.groups() - 1)
{
    Row none;
    none.least.fill(impossible);
    none.least[0] = 0;
    before_[0] = none;
    after_[region_count] = none;
    for (std::size_t region = 0; region < index(last); ++region)
    {
        before_[region + 1] = with(before_[region], region, false);
    }
    for (std::size_t region = region_count; --region > index(first);)
    {
        after_[region] = with(after_[region + 1], region, false);
    }
}

/// With one region more.
LeastLeads::Row LeastLeads::with(const Row& row, std::size_t region, bool with_player) const
{
    std::array<int, most_groups> here{};
    for (unsigned who = 0; who <= all_; ++who)
    {
        here[who] = landings_.at(static_cast<Place>(region), who, rival_, with_player);
    }
    Row then;
    for (unsigned set = 0; set <= all_; ++set)
    {
        int least = row.least[set] + here[0];
        unsigned landed = 0;
        for (unsigned who = set; who > 0; who = (who - 1U) & set)
        {
            const int points = row.least[set & ~who] + here[who];
            landed = points < least ? who : landed;
            least = std::min(points, least);
        }
        then.least[set] = std::min(least, impossible);
        then.landed[set] = static_cast<std::uint8_t>(landed);
    }
    return then;
}

LeastLeads::Split LeastLeads::best_at(Place disk) const
{
    const Row up_to = with(before_[index(disk)], index(disk), true);
    const Row& behind = after_[index(disk) + 1];
    Split best{2 * impossible, 0};
    for (unsigned set = 0; set <= all_; ++set)
    {
        const int points = up_to.least[set] + behind.least[all_ & ~set];
        best = points < best.least ? Split{points, set} : best;
    }
    return best;
}

PerSeat<Place> LeastLeads::disks(Place disk) const
{
    PerSeat<Place> disks = for_each_seat(Place::Galicia);
    const auto land = [&](unsigned who, std::size_t region)
    {
        for (std::size_t i = 0; i < landings_.leavers().size(); ++i)
        {
            Place& shown = disks[landings_.leavers()[i]];
            shown = (who >> i & 1U) != 0 ? static_cast<Place>(region) : shown;
        }
        return ~who;
    };
    const Split best = best_at(disk);
    unsigned left = best.up_to_disk;
    left &= land(with(before_[index(disk)], index(disk), true).landed[left], index(disk));
    for (std::size_t region = index(disk); region-- > 0;)
    {
        left &= land(before_[region + 1].landed[left], region);
    }
    left = all_ & ~best.up_to_disk;
    for (std::size_t region = index(disk) + 1; region < region_count; ++region)
    {
        left &= land(after_[region].landed[left], region);
    }
    return disks;
}

} // namespace elgrande::search
