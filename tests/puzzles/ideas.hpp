#pragma once

#include "puzzles/verdict.hpp"
#include "rules/game.hpp"
#include "rules/majority.hpp"
#include "search/best_turns.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <string_view>
#include <vector>

/// The ideas that puzzles teach, as properties of a turn. A puzzle has an idea if all of its best turns have it.
namespace elgrande::puzzles::ideas
{

/// A best turn, with the positions before and after it.
struct Turn
{
    State before;
    std::vector<Action> actions;
    State after;

    Seat player() const { return before.active(); }
    /// Returns how many caballeros more the player has there; negative if fewer.
    int gained(Place place) const
    {
        return after.caballeros[index(place)][player()] - before.caballeros[index(place)][player()];
    }
    /// Returns how many of the actions are of this kind.
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

/// Returns the points of the first rank.
inline int first_rank_value(const State& state, Place place)
{
    return values_at(state, place)[0];
}

/// True if `seat` alone has the most caballeros there.
inline bool leads(const State& state, Place place, Seat seat)
{
    const auto& there = state.caballeros[index(place)];
    const auto most = *std::max_element(there.begin(), there.end());
    return most > 0 && there[seat] == most && std::count(there.begin(), there.end(), most) == 1;
}

template <class Test>
bool in_some_region(const Turn& turn, Test test)
{
    const auto all = regions(turn.before.setup);
    return std::any_of(all.begin(), all.end(), test);
}

/// True if a rival had the first rank alone and the player now ties with them, so that both get the second rank.
inline bool ties(const Turn& turn)
{
    const Seat player = turn.player();
    return in_some_region(
        turn,
        [&](Place place)
        {
            const auto& now = turn.after.caballeros[index(place)];
            const auto most = *std::max_element(now.begin(), now.end());
            bool dethroned = false;
            for (const Seat rival : Seats(turn.before.players()))
            {
                dethroned = dethroned || (rival != player && leads(turn.before, place, rival) && now[rival] == most);
            }
            return dethroned && now[player] == most && turn.gained(place) > 0;
        });
}

inline bool enters_castillo(const Turn& turn)
{
    return turn.gained(Place::Castillo) > 0;
}

/// True if the King moves to a region where the player gets his bonus.
inline bool brings_king(const Turn& turn)
{
    return turn.after.king != turn.before.king && turn.count(ActionKind::MoveKing) > 0
           && payout(turn.after, turn.after.king).king_bonus[turn.player()] > 0;
}

/// True if the player could use the special action but does not.
inline bool leaves_action_out(const Turn& turn)
{
    return turn.before.decision.question == Question::PlaceOrAct && turn.count(ActionKind::Act) == 0
           && legal(turn.before).contains(Action{ActionKind::Act});
}

inline bool acts_first(const Turn& turn)
{
    return turn.count(ActionKind::Place) > 0 && turn.first(ActionKind::Act) < turn.first(ActionKind::Place);
}

inline bool acts_last(const Turn& turn)
{
    return turn.count(ActionKind::Act) > 0 && turn.first(ActionKind::Place) < turn.first(ActionKind::Act);
}

/// True if everything is placed where the first rank is worth at most 4, although others could be reached.
inline bool prefers_small_regions(const Turn& turn)
{
    constexpr int small = 4;
    constexpr int large = 6;
    const auto is_large = [&](const Action& action)
    {
        return action.kind == ActionKind::Place && action.place != Place::Castillo
               && first_rank_value(turn.before, action.place) >= large;
    };
    const ActionList first = legal(turn.before);
    return turn.count(ActionKind::Place) >= 2 && std::any_of(first.begin(), first.end(), is_large)
           && std::all_of(turn.actions.begin(), turn.actions.end(),
                          [&](const Action& action)
                          {
                              return action.kind != ActionKind::Place
                                     || (action.place != Place::Castillo
                                         && first_rank_value(turn.before, action.place) <= small);
                          });
}

/// True if one caballero is placed where the player had none, for a paying rank below the first.
inline bool takes_last_rank(const Turn& turn)
{
    const Seat player = turn.player();
    return in_some_region(turn,
                          [&](Place place)
                          {
                              const auto& now = turn.after.caballeros[index(place)];
                              return turn.before.caballeros[index(place)][player] == 0 && now[player] == 1
                                     && *std::max_element(now.begin(), now.end()) > 1
                                     && payout(turn.after, place).standing.points[player] > 0;
                          });
}

/// True if the turn wins the bonus of the player's Grande.
inline bool wins_home(const Turn& turn)
{
    const Place home = turn.before.grande[turn.player()];
    return home != Place::Nowhere && index(home) < board_place_count
           && payout(turn.before, home).home_bonus[turn.player()] == 0
           && payout(turn.after, home).home_bonus[turn.player()] > 0;
}

/// True if the card is free to choose, cards differ in how many caballeros they place, and the one taken places fewest.
inline bool takes_small_card(const Turn& turn)
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

/// True if the player has one more caballero in each of at least three regions, and in none several more.
inline bool spreads(const Turn& turn)
{
    const auto all = regions(turn.before.setup);
    return turn.count(ActionKind::Place) >= 3
           && std::count_if(all.begin(), all.end(), [&](Place place) { return turn.gained(place) == 1; }) >= 3
           && std::none_of(all.begin(), all.end(), [&](Place place) { return turn.gained(place) > 1; });
}

/// True if caballeros leave a region that is still won without them.
inline bool sends_surplus_away(const Turn& turn)
{
    return turn.count(ActionKind::Lift) > 0
           && in_some_region(turn, [&](Place place)
                             { return turn.gained(place) < 0 && leads(turn.after, place, turn.player()); });
}

inline bool moves_scoreboard(const Turn& turn)
{
    return turn.count(ActionKind::MoveBoard) > 0;
}

inline bool moves_grande(const Turn& turn)
{
    return turn.count(ActionKind::MoveGrande) > 0;
}

/// True if the player takes a region from a rival who was alone first.
inline bool topples(const Turn& turn)
{
    return in_some_region(turn,
                          [&](Place place)
                          {
                              bool was_theirs = false;
                              for (const Seat rival : Seats(turn.before.players()))
                              {
                                  was_theirs =
                                      was_theirs || (rival != turn.player() && leads(turn.before, place, rival));
                              }
                              return was_theirs && leads(turn.after, place, turn.player());
                          });
}

struct Idea
{
    std::string_view name; ///< in data/puzzles/collection.json
    bool (*holds)(const Turn&);
};

inline constexpr std::array all_ideas{Idea{"tie-on-purpose", ties},
                                      Idea{"castillo", enters_castillo},
                                      Idea{"king", brings_king},
                                      Idea{"no-action", leaves_action_out},
                                      Idea{"act-first", acts_first},
                                      Idea{"act-last", acts_last},
                                      Idea{"small-regions", prefers_small_regions},
                                      Idea{"last-rank", takes_last_rank},
                                      Idea{"home", wins_home},
                                      Idea{"small-card", takes_small_card},
                                      Idea{"spread", spreads},
                                      Idea{"surplus", sends_surplus_away},
                                      Idea{"scoreboard", moves_scoreboard},
                                      Idea{"grande", moves_grande},
                                      Idea{"topple", topples}};

/// True if all best turns of the puzzle have the idea. False if an opponent answers in one of them, or if not all of
/// them are listed.
inline bool holds(const Idea& idea, const State& position, const Verdict& verdict)
{
    return !verdict.others_answer && verdict.best_ends == verdict.solutions.size()
           && std::all_of(verdict.solutions.begin(), verdict.solutions.end(),
                          [&](const std::vector<Action>& actions)
                          {
                              Turn turn{position, actions, position};
                              for (const Action action : actions)
                              {
                                  apply_within_turn(turn.after, action);
                              }
                              return idea.holds(turn);
                          });
}

/// Returns the best value of a turn that begins with an answer of this kind; the lowest int if there is none.
inline int best_beginning_with(const State& position, Objective objective, ActionKind kind)
{
    int best = std::numeric_limits<int>::min();
    for (const Action action : legal(position))
    {
        if (action.kind == kind)
        {
            const std::array first{action};
            best = std::max(best, value_of(position, objective, first).value_or(best));
        }
    }
    return best;
}

} // namespace elgrande::puzzles::ideas
