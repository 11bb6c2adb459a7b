#include "search/counts/returns.hpp"

#include "rules/cards/card.hpp"
#include "search/counts/reach.hpp"
#include "search/disks/worst_disks.hpp"
#include "search/general_scoring.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace elgrande::search
{
namespace
{

constexpr std::size_t most_placings = 300;

bool is_about_returns(const State& state)
{
    const Progress& progress = state.progress;
    bool can_prevent = false;
    for (const Seat seat : state.seats())
    {
        can_prevent = can_prevent || (seat != state.active() && state.vetoes[seat] + state.old_vetoes[seat] > 0);
    }
    return progress.running && progress.source == EffectSource::ActionCard
           && state.decision.question == Question::Return && !can_prevent
           && card(state.turn.card).effects[progress.effect].verb == Verb::ReturnAny
           && !state.setup.modules.contains(Module::StandardBearers) && !has_colonies(state.setup)
           && !has_extras(state);
}

/// The boards after each placing that the player has left.
std::vector<State> placings(const State& state)
{
    const Seat player = state.active();
    const int limit = placing_limit(state.setup, state.turn, state.turns_done);
    const int left = state.turn.placing_over ? 0 : std::max(0, limit - state.turn.placed);
    const int most = std::min<int>(left, state.court[player]);
    const PlaceSet near = in_reach_of_court(state);
    const std::span<const Place> all = places(state.setup);
    std::vector<State> boards{state};
    std::vector<std::pair<std::size_t, int>> last{{0, 0}}; // the last place of each, and how many were placed
    for (std::size_t i = 0; i < boards.size() && boards.size() <= most_placings; ++i)
    {
        for (std::size_t place = last[i].first; place < all.size() && last[i].second < most; ++place)
        {
            if (near.contains(all[place]))
            {
                boards.push_back(boards[i]);
                ++boards.back().caballeros[index(all[place])][player];
                last.emplace_back(place, last[i].second + 1);
            }
        }
    }
    return boards;
}

} // namespace

std::optional<ValueBounds> ReturnBounds::of(const State& state, int floor)
{
    const bool is_scored = objective_ == Objective::LeadAfterScoring
                           || (objective_ == Objective::LeadAfterWorstDisks && !tries_worst_disks(state));
    if (!is_about_returns(state) || !(is_scored || is_paid_by_places(objective_)))
    {
        return std::nullopt;
    }
    const std::vector<State> boards = placings(state);
    if (boards.size() > most_placings)
    {
        return std::nullopt;
    }
    Contest contest(state, objective_, budget_);
    for (const State& board : boards)
    {
        contest.add(board);
    }
    return contest.bounds(worst_, floor);
}

} // namespace elgrande::search
