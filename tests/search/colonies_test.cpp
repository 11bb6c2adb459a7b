// The solver by counts against looking at every position, with Grand Inquisitor & the Colonies: cards that move and
// place, where spaces, claims and the Limit table decide what is possible.
#include "rules/game.hpp"
#include "search/best_turns.hpp"
#include "search/brute_force.hpp"
#include "search/counts/reach.hpp"
#include "search/exploration.hpp"
#include "search/positions.hpp"
#include "support/print.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <set>

using namespace elgrande;
using namespace elgrande::test;
using search::best_turns;
using search::BestTurns;
using search::Objective;

namespace
{

bool moves_or_places(CardId id)
{
    const Card& row = card(id);
    return std::all_of(row.effects.begin(), row.effects.begin() + row.effect_count,
                       [](const Effect& effect)
                       { return effect.verb == Verb::Move || effect.verb == Verb::PlaceAnywhere; });
}

/// With such a card given, any of the edition that is counted; nothing if a few are not.
std::optional<State> with_counted_card(const Sample& sample, Random& random)
{
    std::vector<CardId> cards;
    for (const CardId id : cards_of(sample.before.setup.edition))
    {
        if (moves_or_places(id))
        {
            cards.push_back(id);
        }
    }
    for (int tries = 0; tries < 8; ++tries)
    {
        State state = sample.before;
        if (take_card(state, cards[random.below(static_cast<std::uint32_t>(cards.size()))])
            && state.decision.seat == state.active() && search::Reach::of(state))
        {
            return state;
        }
    }
    return std::nullopt;
}

std::string four_numbers(const BestTurns& found)
{
    return std::to_string(found.value) + " " + std::to_string(found.second.value_or(-9999)) + " "
           + std::to_string(found.best_ends) + " " + std::to_string(found.ends);
}

std::multiset<std::size_t> lengths_of_all(const BestTurns& found)
{
    std::multiset<std::size_t> all;
    for (const search::ActionSequence& actions : found.turns)
    {
        all.insert(actions.size());
    }
    return found.best_ends > found.turns.size() ? std::multiset<std::size_t>{} : all;
}

std::string shown_in_order(const search::ActionSequence& actions)
{
    std::string text;
    for (const Action action : actions)
    {
        text += print(action) + "; ";
    }
    return text;
}

/// Which sequence could be shorter.
std::string what_is_shorter(const State& start, const BestTurns& fast, const BestTurns& slow)
{
    const auto end_of = [&](const search::ActionSequence& actions)
    {
        State state = start;
        for (const Action action : actions)
        {
            apply_within_turn(state, action);
        }
        state.decision = {};
        return hash(state);
    };
    for (const search::ActionSequence& found : fast.turns)
    {
        for (const search::ActionSequence& other : slow.turns)
        {
            if (end_of(found) == end_of(other) && found.size() > other.size())
            {
                return ": " + shown_in_order(found) + " and not " + shown_in_order(other);
            }
        }
    }
    return "";
}

/// Every sequence can be played, and leads to another end that is worth what is said.
std::string wrong_with_sequences(const State& start, Objective objective, const BestTurns& found)
{
    std::set<std::uint64_t> ends;
    for (const search::ActionSequence& actions : found.turns)
    {
        State state = start;
        bool over = false;
        for (const Action action : actions)
        {
            if (over || state.decision.seat != start.active() || !legal(state).contains(action))
            {
                return "a sequence cannot be played";
            }
            over = apply_within_turn(state, action);
        }
        const Seat player = start.active();
        if (over && value_of(state, player, objective, start.score[player]) != found.value)
        {
            return "a sequence leads to an end of another value";
        }
        state.decision = over ? Decision{} : state.decision;
        if (!ends.insert(hash(state)).second)
        {
            return "two sequences lead to the same end";
        }
    }
    return "";
}

/// Of positions that can be looked at one by one, says what is found otherwise.
std::string compare_one_by_one(Sample& sample, std::uint32_t most_positions, int& compared)
{
    const std::optional<State> state = with_counted_card(sample, sample.random);
    if (!state)
    {
        return "";
    }
    constexpr std::array objectives{Objective::OwnPoints, Objective::Lead, Objective::HoldRivals};
    const Objective objective = objectives[sample.random.below(objectives.size())];
    const search::Limits limits{.most_positions = most_positions};
    search::Budget budget(limits);
    const BestTurns slow = search::explore(*state, objective, budget);
    const BestTurns fast = best_turns(*state, objective);
    if (!slow.exact || !fast.exact)
    {
        return "";
    }
    ++compared;
    sample.state = *state;
    if (four_numbers(fast) != four_numbers(slow))
    {
        return "value, next, best ends and ends " + four_numbers(fast) + ", not " + four_numbers(slow);
    }
    const std::string wrong = wrong_with_sequences(*state, objective, fast);
    return wrong.empty() && lengths_of_all(fast) != lengths_of_all(slow)
               ? "a sequence is not a shortest" + what_is_shorter(*state, fast, slow)
               : wrong;
}

bool with_colonies(const Setup& setup)
{
    return has_colonies(setup);
}

} // namespace

TEST_CASE("random positions with the colonies, few pieces: by counts is found what is found one by one")
{
    int compared = 0;
    for_positions_of(with_colonies, 150, Thinned::All,
                     [&](Sample& sample) { return compare_one_by_one(sample, 40'000, compared); });
    INFO(compared << " compared");
    CHECK(compared > 5);
}

TEST_CASE("random positions with the colonies, full boards: by counts is found what is found one by one")
{
    int compared = 0;
    for_positions_of(with_colonies, 150, Thinned::Courts,
                     [&](Sample& sample) { return compare_one_by_one(sample, 100'000, compared); });
    INFO(compared << " compared");
    CHECK(compared > 0);
}
