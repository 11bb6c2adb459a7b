#include "search/general_scoring.hpp"

#include "rules/majority.hpp"
#include "search/leaving.hpp"

#include <algorithm>

namespace elgrande::search
{
namespace
{

PerSeat<int> points_so_far(const State& state)
{
    PerSeat<int> scores{};
    for (const Seat seat : state.seats())
    {
        scores[seat] = state.score[seat];
    }
    return scores;
}

} // namespace

PerSeat<int> scores_as_it_stands(const State& state, KnownPayouts* known)
{
    PerSeat<int> scores = points_so_far(state);
    const auto score = [&](Place place)
    {
        const auto points = [&] { return points_at(state, place); };
        add(scores, known != nullptr ? known->at(state, place, points) : points());
    };
    score(Place::Castillo);
    const auto all = regions(state.setup);
    std::for_each(all.begin(), all.end(), score);
    return scores;
}

int lead_of(const State& state, Seat player, const PerSeat<int>& scores)
{
    int best = -impossible;
    for (const Seat seat : state.seats())
    {
        best = seat == player ? best : std::max(best, scores[seat]);
    }
    return scores[player] - best;
}

OthersLanded others_landed(const State& state, Seat player)
{
    const Leaving leaving = opponents_landed(state, player);
    OthersLanded landed{leaving.state(), leaving.score(), leaving.leaves(player)};
    Place& grande = landed.state.grande[player];
    // Only the King's region as disk would leave it at home in Spain; a disk that shows the home is no worse.
    grande = landed.player_leaves && grande_moves(state, grande) ? Place::Castillo : grande;
    return landed;
}

State with_disk(const State& state, const OthersLanded& landed, Seat player, Place disk)
{
    Leaving leaving(state, landed.state);
    leaving.land(player, disk);
    return leaving.state();
}

int lead_with_disks_at_home(const State& state, Seat player, KnownPayouts* known)
{
    Leaving leaving = opponents_landed(state, player, known);
    const auto lead_now = [&]
    {
        PerSeat<int> scores = leaving.score();
        for (const Place region : regions(state.setup))
        {
            add(scores, paid(leaving.state(), region, known));
        }
        return lead_of(state, player, scores);
    };
    if (!leaving.leaves(player))
    {
        return lead_now(); // the disk moves no piece
    }
    int best = -impossible;
    for (const Place disk : all_regions)
    {
        const Leaving::Before before = leaving.land(player, disk);
        best = std::max(best, lead_now());
        leaving.take_back(player, disk, before);
    }
    return best;
}

} // namespace elgrande::search
