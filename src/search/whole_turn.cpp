#include "search/whole_turn.hpp"

#include "rules/game.hpp"
#include "search/answers.hpp"
#include "search/objective.hpp"
#include "search/worst_case.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace elgrande::search
{
namespace
{

constexpr int less_than_any_value = std::numeric_limits<int>::min() / 4;

/// Plays a turn to its end, and notes the answers.
class TurnPlayed
{
public:
    TurnPlayed(const State& state, Objective objective, const Limits& limits)
        : state_(state), player_(state.active()), objective_(objective), score_before_(state.score[player_]),
          budget_(limits), worst_(player_, objective, score_before_, budget_)
    {
    }

    /// Keeps the player's disk for the time when the game asks for it, after the opponents. Returns false if opponents
    /// are not being asked for theirs, or if it is not legal.
    bool keep_disk(Action action)
    {
        const bool keeps = !ended_ && action.kind == ActionKind::SetDisk && owes_disk(state_, player_)
                           && own_disks(state_, player_).contains(action);
        disk_ = keeps ? std::optional(action) : disk_;
        return keeps;
    }

    /// Plays an answer to the present question. Returns false if it is not legal.
    bool play(Action action)
    {
        if (ended_ || !legal(state_).contains(action))
        {
            return false;
        }
        answers_.push_back(action);
        ended_ = apply_within_turn(state_, action);
        return true;
    }

    /// Plays the best and worst answers to the end of the turn. Returns false if the search reached its limits.
    bool play_on()
    {
        constexpr std::size_t longest = 256;
        while (!ended_ && answers_.size() < longest && !budget_.is_over())
        {
            const bool has_disk = disk_ && state_.decision.seat == player_ && legal(state_).contains(*disk_);
            const Action next = has_disk ? *disk_ : chosen();
            if (has_disk)
            {
                disk_.reset();
            }
            play(next);
        }
        return ended_ && !budget_.is_over();
    }

    const ActionSequence& answers() const { return answers_; }

private:
    /// Returns the value after an answer to the present question, when the player's disk is as kept.
    int value_after(Action action, int floor)
    {
        State next = state_;
        if (disk_ && owes_disk(next, player_))
        {
            set_own_disk(next, player_, *disk_);
        }
        return apply_within_turn(next, action) ? worth(next, player_, objective_, score_before_)
                                               : worst_.value(next, floor);
    }

    /// Returns the answer to the present question. If the player owes a disk, it is chosen before.
    Action chosen()
    {
        if (!disk_ && owes_disk(state_, player_))
        {
            int best = less_than_any_value;
            for (const Action disk : own_disks(state_, player_))
            {
                State next = state_;
                set_own_disk(next, player_, disk);
                const int value = worst_.value(next, best);
                disk_ = !disk_ || value > best ? disk : *disk_;
                best = std::max(best, value);
            }
        }
        const ActionList all = legal(state_);
        if (all.size() == 1)
        {
            return all[0];
        }
        const bool is_own = !asks_another(state_, player_);
        Action found = all[0];
        int reached = value_after(found, less_than_any_value);
        for (int i = 1; i < all.size(); ++i)
        {
            const int value = value_after(all[i], is_own ? reached : reached - 1);
            if (is_own ? value > reached : value < reached)
            {
                found = all[i];
                reached = is_own ? value : value_after(found, less_than_any_value);
            }
        }
        return found;
    }

    State state_;
    Seat player_;
    Objective objective_;
    int score_before_;
    Budget budget_;
    WorstCase worst_;
    std::optional<Action> disk_; ///< the player's, until the game asks for it
    ActionSequence answers_;
    bool ended_ = false;
};

} // namespace

std::optional<ActionSequence> whole_turn(const State& state, Objective objective, const ActionSequence& turn,
                                         const Limits& limits)
{
    TurnPlayed played(state, objective, limits);
    for (std::size_t i = 0; i < turn.size(); ++i)
    {
        // Only the last answer can be a disk that is set before the opponents' ones.
        const bool kept = i + 1 == turn.size() && played.keep_disk(turn[i]);
        if (!kept && !played.play(turn[i]))
        {
            return std::nullopt;
        }
    }
    return played.play_on() ? std::optional(played.answers()) : std::nullopt;
}

std::optional<ActionSequence> continue_turn(const State& state, Objective objective, const ActionSequence& played,
                                            const Limits& limits)
{
    TurnPlayed turn(state, objective, limits);
    const bool legal = std::all_of(played.begin(), played.end(), [&](Action action) { return turn.play(action); });
    return legal && turn.play_on() ? std::optional(turn.answers()) : std::nullopt;
}

} // namespace elgrande::search
