#include "search/brute_force.hpp"

#include "rules/game.hpp"
#include "rules/majority.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace elgrande::test
{
namespace
{

using search::Objective;

int lead(const State& state, Seat player, const PerSeat<int>& points)
{
    int best = std::numeric_limits<int>::min();
    for (const Seat seat : state.seats())
    {
        best = seat == player ? best : std::max(best, state.score[seat] + points[seat]);
    }
    return state.score[player] + points[player] - best;
}

PerSeat<int> points_now(const State& state)
{
    PerSeat<int> points{};
    for (const Place place : places(state.setup))
    {
        for (const Seat seat : state.seats())
        {
            points[seat] += payout(state, place).total(seat);
        }
    }
    return points;
}

/// Tries everything from one state.
class BruteForce
{
public:
    BruteForce(const State& start, Objective objective, std::uint64_t most)
        : player_(start.active()), objective_(objective), score_before_(start.score[player_]), most_(most)
    {
        walk(start);
    }

    BruteForceResult result() const
    {
        BruteForceResult tried{.complete = positions_ <= most_, .ends = ends_.size()};
        for (const auto& [key, value] : ends_)
        {
            if (tried.best_ends == 0 || value > tried.value)
            {
                tried.second = tried.best_ends == 0 ? tried.second : std::optional(tried.value);
                tried.value = value;
                tried.best_ends = 0;
            }
            else if (value < tried.value)
            {
                tried.second = std::max(tried.second.value_or(value), value);
            }
            tried.best_ends += value == tried.value ? 1 : 0;
        }
        return tried;
    }

private:
    /// Identifies an end or intermediate state; states reached by different cards differ.
    std::uint64_t key(const State& state) const { return hash(state) + card_; }

    bool owes_disk(const State& state) const
    {
        return state.decision.seat != player_ && state.sealed.is_called() && state.sealed.is_due(player_);
    }

    /// Calls `visit` with the state after each disk of the player, which is set before opponents are asked.
    template <class Visit>
    void for_each_disk(const State& state, Visit visit) const
    {
        for (const Place region : all_regions)
        {
            State next = state;
            next.sealed.answer(player_, region);
            visit(next);
        }
    }

    /// Finds the ends that follow a state.
    void walk(const State& state)
    {
        if (++positions_ > most_)
        {
            return;
        }
        if (owes_disk(state))
        {
            for_each_disk(state, [&](const State& next) { ends_[key(next)] = worst_case_value(next); });
            return;
        }
        if (state.decision.seat != player_)
        {
            ends_[key(state)] = worst_case_value(state);
            return;
        }
        const bool chooses_card = state.decision.question == Question::TakeCard;
        for (const Action action : legal(state))
        {
            State next = state;
            card_ = chooses_card ? action.a : card_;
            if (apply_within_turn(next, action))
            {
                next.decision = {};
                const auto [end, fresh] = ends_.try_emplace(key(next), 0);
                end->second = fresh ? value_of(next, player_, objective_, score_before_) : end->second;
            }
            else if (walked_.insert(key(next)).second)
            {
                walk(next);
            }
        }
    }

    /// Returns the value of a state once opponents answer: they give the worst answers, the player the best.
    int worst_case_value(const State& state)
    {
        const auto known = values_.find(hash(state));
        if (known != values_.end() || ++positions_ > most_)
        {
            return known == values_.end() ? 0 : known->second;
        }
        const bool owes = owes_disk(state);
        const bool maximises = owes || state.decision.seat == player_;
        int result = maximises ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
        const auto take = [&](int value) { result = maximises ? std::max(result, value) : std::min(result, value); };
        if (owes)
        {
            for_each_disk(state, [&](const State& next) { take(worst_case_value(next)); });
        }
        else
        {
            for (const Action action : legal(state))
            {
                State next = state;
                take(apply_within_turn(next, action) ? value_of(next, player_, objective_, score_before_)
                                                     : worst_case_value(next));
            }
        }
        values_[hash(state)] = result;
        return result;
    }

    Seat player_;
    Objective objective_;
    int score_before_;
    std::uint64_t most_;
    std::uint64_t positions_ = 0;
    std::uint8_t card_ = 0; ///< the card chosen on the way
    std::unordered_set<std::uint64_t> walked_;
    std::unordered_map<std::uint64_t, int> ends_;
    std::unordered_map<std::uint64_t, int> values_;
};

} // namespace

int value_of(const State& end, Seat player, Objective objective, int score_before)
{
    if (objective == Objective::PointsGained)
    {
        return end.score[player] - score_before;
    }
    if (objective == Objective::OwnPoints)
    {
        return end.score[player] + points_now(end)[player];
    }
    if (objective == Objective::Lead)
    {
        return lead(end, player, points_now(end));
    }
    if (objective == Objective::HoldRivals)
    {
        return lead(end, player, points_now(end)) - end.score[player] - points_now(end)[player];
    }
    PerSeat<Place> disks{};
    for (const Seat seat : end.seats())
    {
        disks[seat] = is_region(end.grande[seat]) ? end.grande[seat] : Place::Galicia;
    }
    int best = std::numeric_limits<int>::min();
    for (const Place disk : all_regions)
    {
        disks[player] = disk;
        best = std::max(best, lead(end, player, projected_scoring(end, disks)));
    }
    return best;
}

BruteForceResult solve_by_brute_force(const State& state, Objective objective, std::uint64_t most)
{
    return BruteForce(state, objective, most).result();
}

} // namespace elgrande::test
