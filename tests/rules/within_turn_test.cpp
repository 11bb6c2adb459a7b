// Queries of the solver: stopping at the end of a turn, keys of a turn, projected scorings.
#include "rules/game.hpp"
#include "rules/majority.hpp"
#include "rules/playout.hpp"
#include "support/print.hpp"
#include "support/random_games.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

std::string wrong_with_stop(const Step& step)
{
    State state = step.before;
    std::vector<Event> events;
    auto listen = [&](const Event& event) { events.push_back(event); };
    if (apply_within_turn(state, step.action, listen))
    {
        if (state.turns_done != step.before.turns_done + 1 && !has_dummy(state.setup))
        {
            return "it stopped before the end of the turn";
        }
        if (state.rounds_begun != step.before.rounds_begun || state.round != step.before.round)
        {
            return "the next round has begun";
        }
        continue_after_turn(state, listen);
    }
    else if (state.turns_done != step.before.turns_done && state.rounds_begun == step.before.rounds_begun)
    {
        return "it played beyond the end of the turn";
    }
    if (state != step.after)
    {
        return "the state differs from that of apply(), which is listed second:\n" + difference(state, step.after);
    }
    return events == step.events ? "" : "the events differ from those of apply()";
}

/// Checks all states that one turn can lead to, up to `most`: equal states have equal keys and different ones different
/// keys. The containers are reused between turns.
class Turns
{
public:
    std::string wrong_with_keys(const Step& step)
    {
        if (step.before.decision.question != Question::TakeCard)
        {
            return "";
        }
        reached_.clear();
        by_key_.clear();
        by_hash_.clear();
        std::string wrong = reach(step.before);
        for (std::size_t i = 0; i < reached_.size() && reached_.size() < most && wrong.empty(); ++i)
        {
            const State from = reached_[i];
            for (const Action action : legal(from))
            {
                State next = from;
                wrong = apply_within_turn(next, action) || !wrong.empty() ? wrong : reach(next);
            }
        }
        return wrong;
    }

private:
    static constexpr std::size_t most = 400;

    std::string reach(const State& state)
    {
        const auto [same_key, fresh] = by_key_.try_emplace(turn_key(state), reached_.size());
        if (!fresh)
        {
            return state == reached_[same_key->second] ? "" : "two states have the same key";
        }
        const auto [same_hash, new_hash] = by_hash_.try_emplace(hash(state), reached_.size());
        reached_.push_back(state);
        return new_hash || state != reached_[same_hash->second] ? "" : "equal states have different keys";
    }

    std::vector<State> reached_;
    std::unordered_map<std::uint64_t, std::size_t> by_key_;
    std::unordered_map<std::uint64_t, std::size_t> by_hash_;
};

/// Plays the next general scoring with random disks.
std::string wrong_with_projection(const Step& step)
{
    State state = step.before;
    const bool scores = apply_within_turn(state, step.action) && state.turns_done == state.owner_count()
                        && scoring_follows(state.round);
    if (!scores)
    {
        return "";
    }
    const State ended = state;
    PerSeat<Place> disks = for_each_seat(Place::Nowhere);
    continue_after_turn(state);
    if (state.decision.question == Question::JoinScoring)
    {
        apply(state, with(ActionKind::Skip, 0));
    }
    while (state.decision.question == Question::SetDisk && state.sealed.purpose == SealedPurpose::GeneralScoring)
    {
        const ActionList answers = legal(state);
        const Action action = random_action(answers, step.random);
        disks[state.decision.seat] = action.place;
        apply(state, action);
    }
    if (state.decision.question == Question::FillTable)
    {
        return ""; // the choice of who takes the Limit table follows the disks
    }
    if (state.decision.question == Question::FreeLift)
    {
        apply(state, with(ActionKind::Done, 0)); // those moves are not projected
    }
    const PerSeat<int> projected = projected_scoring(ended, disks);
    for (const Seat seat : state.seats())
    {
        if (ended.score[seat] + projected[seat] != state.score[seat])
        {
            return "seat " + std::to_string(seat) + " would get " + std::to_string(projected[seat]) + " and gets "
                   + std::to_string(state.score[seat] - ended.score[seat]);
        }
    }
    return "";
}

} // namespace

TEST_CASE("random games: stopping at the end of a turn and continuing leads to the same state")
{
    play_every_rule_set(4, wrong_with_stop);
}

TEST_CASE("random games: within a turn, states have the same key if they are the same, and only then", "[thorough]")
{
    Turns turns;
    play_every_rule_set(1, [&turns](const Step& step) { return turns.wrong_with_keys(step); });
}

TEST_CASE("random games: a projected general scoring pays what the real one does")
{
    play_every_rule_set(4, wrong_with_projection);
}
