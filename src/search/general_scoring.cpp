#include "search/general_scoring.hpp"

#include "rules/majority.hpp"
#include "search/objective.hpp"
#include "search/scoring_in_progress.hpp"

#include <algorithm>

namespace elgrande::search
{

PerSeat<int> scores_as_it_stands(const State& state, ScoringCache* cache)
{
    PerSeat<int> scores{};
    add(scores, state.score);
    const auto score = [&](Place place)
    {
        const auto points = [&] { return points_at(state, place); };
        add(scores, cache != nullptr ? cache->at(state, place, points) : points());
    };
    score(Place::Castillo);
    const auto all = regions(state.setup);
    std::for_each(all.begin(), all.end(), score);
    return scores;
}

int lead_of(const State& state, Seat player, const PerSeat<int>& scores)
{
    int best = -infinity;
    for (const Seat seat : state.seats())
    {
        best = seat == player ? best : std::max(best, scores[seat]);
    }
    return scores[player] - best;
}

BeforeOwnDisk scoring_before_own_disk(const State& state, Seat player)
{
    const ScoringInProgress scoring = scoring_after_opponents(state, player);
    BeforeOwnDisk landed{scoring.state(), scoring.score(), scoring.disk_moves_piece(player)};
    Place& grande = landed.state.grande[player];
    // Only the King's region as disk would leave it at home in Spain; a disk that shows the home is no worse.
    grande = landed.disk_moves_piece && grande_moves(state, grande) ? Place::Castillo : grande;
    return landed;
}

State with_disk(const State& state, const BeforeOwnDisk& landed, Seat player, Place disk)
{
    ScoringInProgress scoring(state, landed.state);
    scoring.play_disk(player, disk);
    return scoring.state();
}

int lead_with_disks_at_home(const State& state, Seat player, ScoringCache* cache)
{
    ScoringInProgress scoring = scoring_after_opponents(state, player, cache);
    const auto lead_now = [&]
    {
        PerSeat<int> scores = scoring.score();
        for (const Place region : regions(state.setup))
        {
            add(scores, general_points(scoring.state(), region, cache));
        }
        return lead_of(state, player, scores);
    };
    if (!scoring.disk_moves_piece(player))
    {
        return lead_now(); // the disk moves no piece
    }
    int best = -infinity;
    for (const Place disk : all_regions)
    {
        const ScoringInProgress::Undo before = scoring.play_disk(player, disk);
        best = std::max(best, lead_now());
        scoring.undo_disk(player, disk, before);
    }
    return best;
}

} // namespace elgrande::search
