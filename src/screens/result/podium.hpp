#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <vector>

namespace elgrande::screens
{

/// Returns the rank of a player by score, from 1. Players with the same score share a rank, and the ranks after it are
/// skipped: 1, 1, 3.
int rank_of(const PlayerView& view, Seat seat);

/// A player on the podium.
struct PodiumStep
{
    Seat seat;
    int rank; ///< rank_of(), 1 … 3

    bool operator==(const PodiumStep&) const = default;
};

/// Returns the players of the first three ranks from left to right: those of rank 2, then the winners in the middle,
/// then those of rank 3.
std::vector<PodiumStep> podium_of(const PlayerView& view);

/// Returns the width of a podium of this height.
float podium_width(const PlayerView& view, float height);

/// Draws the podium, as wide as the box: the players' grandes on steps with their names and scores, the winners under a
/// crown.
void draw_podium(Ui& ui, const Box& box, const TableModel& shown);

} // namespace elgrande::screens
