#include "search/disks/against_disks.hpp"

namespace elgrande::search
{

AgainstDisks::AgainstDisks(const Leaving& leaving, Seat player, const PerSeat<Place>& others, KnownPayouts* known)
    : landed_(leaving), player_(player), known_(known), scores_(landed_.score())
{
    for (const Seat seat : landed_.state().seats())
    {
        if (seat != player && landed_.leaves(seat))
        {
            landed_.land(seat, others[seat]);
        }
    }
    for (const Place region : regions(landed_.state().setup))
    {
        without_[index(region)] = paid(landed_.state(), region, known_);
        add(scores_, without_[index(region)]);
    }
}

PerSeat<int> AgainstDisks::scores(Place disk)
{
    if (!landed_.leaves(player_))
    {
        return scores_;
    }
    const Leaving::Before before = landed_.land(player_, disk);
    PerSeat<int> after = scores_;
    const auto change = [&](Place region)
    {
        const PerSeat<std::uint8_t> here = paid(landed_.state(), region, known_);
        for (const Seat seat : landed_.state().seats())
        {
            after[seat] += here[seat] - without_[index(region)][seat];
        }
    };
    change(disk);
    if (before.grande != Place::Castillo && landed_.state().grande[player_] != before.grande)
    {
        change(before.grande); // the Grande has left it
    }
    landed_.take_back(player_, disk, before);
    return after;
}

} // namespace elgrande::search
