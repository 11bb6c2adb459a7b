#include "puzzles/ideas.hpp"

#include "rules/game.hpp"
#include "rules/majority.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace elgrande::puzzles
{
namespace
{

/// One way to play a turn, with what the tests for ideas need.
struct TurnPlayed
{
    const State& before;
    std::span<const Action> actions;
    const State& after;
    Objective objective;
    Seat player;

    /// Returns how many caballeros more the player has there; negative if fewer.
    int gained(Place place) const
    {
        return after.caballeros[index(place)][player] - before.caballeros[index(place)][player];
    }
    int count(ActionKind kind) const
    {
        return static_cast<int>(std::count_if(actions.begin(), actions.end(),
                                              [kind](const Action& action) { return action.kind == kind; }));
    }
    /// Returns the index of the first action of this kind; the number of actions if there is none.
    std::size_t first(ActionKind kind) const
    {
        const auto found =
            std::find_if(actions.begin(), actions.end(), [kind](const Action& action) { return action.kind == kind; });
        return static_cast<std::size_t>(found - actions.begin());
    }
};

/// A region before and after the turn: the caballeros that count, and what they are paid.
struct RegionChange
{
    RegionChange(const TurnPlayed& turn, Place place)
        : caballeros_before(counted_at(turn.before, place)), caballeros_after(counted_at(turn.after, place)),
          before(payout(turn.before, place).standing), after(payout(turn.after, place).standing),
          gained(turn.gained(place))
    {
    }

    PerOwner<std::uint8_t> caballeros_before;
    PerOwner<std::uint8_t> caballeros_after;
    Standing before;
    Standing after;
    int gained; ///< by the player

    bool loses_points(Seat seat) const { return after.points[seat] < before.points[seat]; }
    bool keeps_caballeros(Seat seat) const { return caballeros_after[seat] == caballeros_before[seat]; }
};

using RegionTest = bool (*)(const TurnPlayed&, const RegionChange&);

bool holds_in_some_region(const TurnPlayed& turn, RegionTest test)
{
    const auto all = regions(turn.before.setup);
    return std::any_of(all.begin(), all.end(), [&](Place place) { return test(turn, RegionChange(turn, place)); });
}

/// True if the test holds for a seat other than the player's, the dummy's included.
template <class Test>
bool holds_for_some_rival(const TurnPlayed& turn, Test test)
{
    for (const Seat seat : turn.before.owner_seats())
    {
        if (seat != turn.player && test(seat))
        {
            return true;
        }
    }
    return false;
}

bool ties_on_purpose(const TurnPlayed& turn)
{
    return holds_in_some_region(turn,
                                [](const TurnPlayed& in, const RegionChange& region)
                                {
                                    const Seat was_first = region.before.sole_first;
                                    const auto& now = region.caballeros_after;
                                    return was_first != nobody && was_first != neutral && was_first != in.player
                                           && region.gained > 0 && now[in.player] == now[was_first]
                                           && now[in.player] == *std::max_element(now.begin(), now.end());
                                });
}

bool takes_region(const TurnPlayed& turn)
{
    return holds_in_some_region(turn,
                                [](const TurnPlayed& in, const RegionChange& region)
                                {
                                    const Seat was_first = region.before.sole_first;
                                    return was_first != nobody && was_first != neutral && was_first != in.player
                                           && region.after.sole_first == in.player;
                                });
}

bool takes_rank(const TurnPlayed& turn)
{
    return holds_in_some_region(turn,
                                [](const TurnPlayed& in, const RegionChange& region)
                                {
                                    return region.gained > 0 && region.after.points[in.player] > 0
                                           && holds_for_some_rival(in,
                                                                   [&](Seat rival) {
                                                                       return region.before.rank[rival] > 1
                                                                              && region.loses_points(rival)
                                                                              && region.keeps_caballeros(rival);
                                                                   });
                                });
}

bool takes_last_rank(const TurnPlayed& turn)
{
    return holds_in_some_region(turn,
                                [](const TurnPlayed& in, const RegionChange& region)
                                {
                                    const auto& now = region.caballeros_after;
                                    return region.caballeros_before[in.player] == 0 && now[in.player] == 1
                                           && *std::max_element(now.begin(), now.end()) > 1
                                           && region.after.points[in.player] > 0;
                                });
}

bool sends_away(const TurnPlayed& turn)
{
    return holds_in_some_region(turn,
                                [](const TurnPlayed& in, const RegionChange& region)
                                {
                                    return holds_for_some_rival(in,
                                                                [&](Seat rival) {
                                                                    return region.caballeros_after[rival]
                                                                               < region.caballeros_before[rival]
                                                                           && region.loses_points(rival);
                                                                });
                                });
}

bool uses_rival(const TurnPlayed& turn)
{
    return holds_in_some_region(
        turn,
        [](const TurnPlayed& in, const RegionChange& region)
        {
            const auto comes = [&](Seat rival)
            { return region.caballeros_after[rival] > region.caballeros_before[rival]; };
            const auto loses = [&](Seat rival) { return region.keeps_caballeros(rival) && region.loses_points(rival); };
            return region.gained <= 0 && holds_for_some_rival(in, comes) && holds_for_some_rival(in, loses);
        });
}

bool enters_castillo(const TurnPlayed& turn)
{
    return turn.objective != Objective::LeadAfterScoring && turn.gained(Place::Castillo) > 0;
}

bool uses_secret_disk(const TurnPlayed& turn)
{
    return turn.objective == Objective::LeadAfterScoring && turn.gained(Place::Castillo) > 0;
}

/// Returns the points that the King brings to a seat where he stands; 0 outside the regions of the game.
int kings_bonus(const State& state, Seat seat)
{
    return is_region(state.setup, state.king) ? payout(state, state.king).king_bonus[seat] : 0;
}

bool is_king_moved(const TurnPlayed& turn)
{
    return turn.count(ActionKind::MoveKing) > 0 && turn.after.king != turn.before.king;
}

bool brings_king(const TurnPlayed& turn)
{
    return is_king_moved(turn) && kings_bonus(turn.after, turn.player) > 0;
}

bool sends_king_away(const TurnPlayed& turn)
{
    bool rival_loses = false;
    for (const Seat seat : turn.before.seats())
    {
        rival_loses =
            rival_loses
            || (seat != turn.player && kings_bonus(turn.before, seat) > 0 && kings_bonus(turn.after, seat) == 0);
    }
    return is_king_moved(turn) && rival_loses;
}

bool wins_home(const TurnPlayed& turn)
{
    const Place home = turn.before.grande[turn.player];
    return is_region(turn.before.setup, home) && payout(turn.before, home).home_bonus[turn.player] == 0
           && payout(turn.after, home).home_bonus[turn.player] > 0;
}

bool moves_grande(const TurnPlayed& turn)
{
    return turn.count(ActionKind::MoveGrande) > 0;
}

bool moves_board(const TurnPlayed& turn)
{
    return turn.count(ActionKind::MoveBoard) > 0;
}

bool sends_surplus_away(const TurnPlayed& turn)
{
    return turn.count(ActionKind::Lift) > 0
           && holds_in_some_region(turn, [](const TurnPlayed& in, const RegionChange& region)
                                   { return region.gained < 0 && region.after.sole_first == in.player; });
}

bool spreads(const TurnPlayed& turn)
{
    constexpr int several = 3;
    const auto all = regions(turn.before.setup);
    return std::count_if(all.begin(), all.end(), [&](Place place) { return turn.gained(place) == 1; }) >= several
           && std::none_of(all.begin(), all.end(), [&](Place place) { return turn.gained(place) > 1; });
}

bool prefers_small_regions(const TurnPlayed& turn)
{
    constexpr int small = 4;
    constexpr int large = 6;
    const auto is_placing_at_most = [&](const Action& action)
    {
        return action.kind != ActionKind::Place
               || (is_region(turn.before.setup, action.place) && values_at(turn.before, action.place)[0] <= small);
    };
    const PlaceSet open = near_king(turn.before);
    const auto all = regions(turn.before.setup);
    return turn.count(ActionKind::Place) >= 2
           && std::any_of(all.begin(), all.end(),
                          [&](Place place)
                          { return open.contains(place) && values_at(turn.before, place)[0] >= large; })
           && std::all_of(turn.actions.begin(), turn.actions.end(), is_placing_at_most);
}

bool takes_small_card(const TurnPlayed& turn)
{
    if (turn.before.decision.question != Question::TakeCard || turn.actions.empty())
    {
        return false;
    }
    const auto limit = [&](const Action& action)
    {
        State taken = turn.before;
        return apply_within_turn(taken, action) ? 0 : placing_limit(taken.setup, taken.turn, taken.turns_done);
    };
    int most = 0;
    int least = std::numeric_limits<int>::max();
    for (const Action action : legal(turn.before))
    {
        most = std::max(most, limit(action));
        least = std::min(least, limit(action));
    }
    return most > least && limit(turn.actions.front()) == least;
}

struct IdeaTest
{
    Idea idea{};
    bool (*holds)(const TurnPlayed&);
};

constexpr std::array idea_tests{IdeaTest{Idea::TieOnPurpose, ties_on_purpose},
                                IdeaTest{Idea::TakeRegion, takes_region},
                                IdeaTest{Idea::TakeRank, takes_rank},
                                IdeaTest{Idea::LastRank, takes_last_rank},
                                IdeaTest{Idea::SendAway, sends_away},
                                IdeaTest{Idea::UseRival, uses_rival},
                                IdeaTest{Idea::Castillo, enters_castillo},
                                IdeaTest{Idea::SecretDisk, uses_secret_disk},
                                IdeaTest{Idea::King, brings_king},
                                IdeaTest{Idea::KingAway, sends_king_away},
                                IdeaTest{Idea::Home, wins_home},
                                IdeaTest{Idea::MoveGrande, moves_grande},
                                IdeaTest{Idea::MoveBoard, moves_board},
                                IdeaTest{Idea::Surplus, sends_surplus_away},
                                IdeaTest{Idea::Spread, spreads},
                                IdeaTest{Idea::SmallRegions, prefers_small_regions},
                                IdeaTest{Idea::SmallCard, takes_small_card}};

static_assert(idea_tests.size() + 3 == idea_count); // the last three are about the order of a turn

/// Returns the ideas of a turn that `actions` play from `before` to its end.
Ideas ideas_of_actions(const State& before, Objective objective, std::span<const Action> actions)
{
    State after = before;
    for (const Action action : actions)
    {
        apply_within_turn(after, action);
    }
    return ideas_of_turn(before, actions, after, objective);
}

/// Returns in which order `actions` place and act; nothing if they do not do both, or leave out an action.
std::optional<Idea> order_of_parts(std::span<const Action> actions)
{
    const auto first = [&](ActionKind kind)
    { return std::find_if(actions.begin(), actions.end(), [kind](const Action& one) { return one.kind == kind; }); };
    const auto act = first(ActionKind::Act);
    const auto place = first(ActionKind::Place);
    if (act == actions.end())
    {
        return Idea::NoAction;
    }
    return place == actions.end() ? std::nullopt : std::optional(act < place ? Idea::ActFirst : Idea::ActLast);
}

/// Returns the number of `actions` before the question whether to place or to act; nothing if they do not lead to it.
std::optional<std::size_t> actions_before_parts(State state, std::span<const Action> actions)
{
    for (std::size_t i = 0; i < actions.size(); ++i)
    {
        if (state.decision.question == Question::PlaceOrAct)
        {
            return i;
        }
        apply_within_turn(state, actions[i]);
    }
    return std::nullopt;
}

/// True if all turns that begin with `begin` and continue with an action of this kind are worth less than `value`, and
/// there are such turns.
bool is_worse(const State& state, Objective objective, std::vector<Action> begin, ActionKind kind, int value,
              const JudgeLimits& limits)
{
    State next = state;
    for (const Action action : begin)
    {
        apply_within_turn(next, action);
    }
    bool is_possible = false;
    for (const Action action : legal(next))
    {
        if (action.kind != kind)
        {
            continue;
        }
        begin.push_back(action);
        const std::optional<int> reached = value_of(state, objective, begin, limits);
        begin.pop_back();
        if (!reached || *reached >= value)
        {
            return false;
        }
        is_possible = true;
    }
    return is_possible;
}

/// Returns the idea about the order of a turn's parts that all best turns have.
std::optional<Idea> best_order(const State& state, Objective objective, const Verdict& verdict,
                               const JudgeLimits& limits)
{
    const std::vector<Action>& first = verdict.solutions.front();
    const std::optional<Idea> order = order_of_parts(first);
    const std::optional<std::size_t> before_parts = actions_before_parts(state, first);
    if (!order || !before_parts)
    {
        return std::nullopt;
    }
    const std::vector<Action> begin(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(*before_parts));
    for (const std::vector<Action>& solution : verdict.solutions)
    {
        if (order_of_parts(solution) != order || solution.size() < begin.size()
            || !std::equal(begin.begin(), begin.end(), solution.begin()))
        {
            return std::nullopt;
        }
    }
    const ActionKind other = order == Idea::ActFirst ? ActionKind::Place : ActionKind::Act;
    return is_worse(state, objective, begin, other, verdict.value, limits) ? order : std::nullopt;
}

} // namespace

Ideas ideas_of_turn(const State& before, std::span<const Action> actions, const State& after, Objective objective)
{
    const TurnPlayed turn{before, actions, after, objective, before.active()};
    Ideas ideas;
    for (const IdeaTest& test : idea_tests)
    {
        if (test.holds(turn))
        {
            ideas.insert(test.idea);
        }
    }
    return ideas;
}

Ideas ideas_of_best_turns(const State& state, Objective objective, const Verdict& verdict, const JudgeLimits& limits)
{
    if (!verdict.solved || verdict.others_answer || verdict.solutions.empty()
        || verdict.best_ends != verdict.solutions.size())
    {
        return {};
    }
    Ideas ideas = ideas_of_actions(state, objective, verdict.solutions.front());
    for (const std::vector<Action>& solution : verdict.solutions)
    {
        ideas = ideas & ideas_of_actions(state, objective, solution);
    }
    if (const auto order = best_order(state, objective, verdict, limits))
    {
        ideas.insert(*order);
    }
    return ideas;
}

Ideas ideas_of(const State& state, Objective objective, const Verdict& verdict, const JudgeLimits& limits)
{
    const Ideas best = ideas_of_best_turns(state, objective, verdict, limits);
    if (best.empty() || verdict.plain.empty())
    {
        return best;
    }
    Ideas plain = ideas_of_actions(state, objective, verdict.plain);
    if (const auto order = order_of_parts(verdict.plain))
    {
        plain.insert(*order);
    }
    return best - plain;
}

} // namespace elgrande::puzzles
