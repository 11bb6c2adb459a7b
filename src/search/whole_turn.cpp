#include "search/whole_turn.hpp"

#include "rules/game.hpp"
#include "search/objective.hpp"
#include "search/turn_queries.hpp"
#include "search/worst_case.hpp"

#include <algorithm>
#include <cstddef>

namespace elgrande::search
{
namespace
{

/// Plays a turn to its end, and records the answers.
class TurnPlayer
{
public:
    TurnPlayer(const State& state, Objective objective, const Limits& limits)
        : state_(state), player_(state.active()), objective_(objective), score_before_(state.score[player_]),
          budget_(limits), worst_(player_, objective, score_before_, budget_)
    {
    }

    /// Remembers the player's disk until the game asks for it, after the opponents. Returns false if opponents are not
    /// being asked for theirs, or if the disk is not legal.
    bool defer_disk(Action action)
    {
        const bool defers = !ended_ && action.kind == ActionKind::SetDisk && owes_disk(state_, player_)
                            && own_disks(state_, player_).contains(action);
        disk_ = defers ? std::optional(action) : disk_;
        return defers;
    }

    /// Plays an answer to the current question. Returns false if it is not legal.
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
            const Action next = has_disk ? *disk_ : choose();
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
    /// Returns the value after an answer to the current question, given the player's disk in disk_. Only exact above
    /// `floor`.
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

    /// Returns the best or worst answer to the current question. If the player owes a disk, chooses that first.
    Action choose()
    {
        if (!disk_ && owes_disk(state_, player_))
        {
            int best = -infinity;
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
        const bool maximises = !asks_opponent(state_, player_);
        Action found = all[0];
        int value_so_far = value_after(found, -infinity);
        for (int i = 1; i < all.size(); ++i)
        {
            const int value = value_after(all[i], maximises ? value_so_far : value_so_far - 1);
            if (maximises ? value > value_so_far : value < value_so_far)
            {
                found = all[i];
                value_so_far = maximises ? value : value_after(found, -infinity);
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
    TurnPlayer player(state, objective, limits);
    for (std::size_t i = 0; i < turn.size(); ++i)
    {
        // Only the last answer can be a disk that is chosen before those of the opponents.
        const bool is_deferred = i + 1 == turn.size() && player.defer_disk(turn[i]);
        if (!is_deferred && !player.play(turn[i]))
        {
            return std::nullopt;
        }
    }
    return player.play_on() ? std::optional(player.answers()) : std::nullopt;
}

std::optional<ActionSequence> continue_turn(const State& state, Objective objective, const ActionSequence& played,
                                            const Limits& limits)
{
    TurnPlayer player(state, objective, limits);
    const bool legal = std::all_of(played.begin(), played.end(), [&](Action action) { return player.play(action); });
    return legal && player.play_on() ? std::optional(player.answers()) : std::nullopt;
}

} // namespace elgrande::search
