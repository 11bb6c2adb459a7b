// Compares the solver with brute force, on positions with all cards of all editions.
#include "search/best_turns.hpp"

#include "record/link/link.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "rules/validation/validate_state.hpp"
#include "rules/view.hpp"
#include "search/brute_force.hpp"
#include "search/counts/reach.hpp"
#include "search/exploration.hpp"
#include "search/positions.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::test;
using search::best_turns;
using search::BestTurns;
using search::Objective;

namespace
{

/// Returns a sentence about two numbers of ends; "" if they are equal.
std::string difference(const char* name, std::uint64_t found, std::uint64_t tried)
{
    return found == tried ? ""
                          : std::string(name) + " " + std::to_string(found) + ", not " + std::to_string(tried) + "; ";
}

/// Returns how the solver's result differs from that of brute force; "" if it does not.
std::string difference(const BestTurns& found, const BruteForceResult& tried)
{
    constexpr int none = -9999; // lower than any value
    std::string text;
    if (found.value != tried.value || found.second.value_or(none) != tried.second.value_or(none))
    {
        text = "value " + std::to_string(found.value) + ", not " + std::to_string(tried.value) + ", second "
               + std::to_string(found.second.value_or(none)) + ", not " + std::to_string(tried.second.value_or(none))
               + "; ";
    }
    return text + difference("best ends", found.best_ends, tried.best_ends)
           + difference("ends", found.ends, tried.ends);
}

Objective any_objective(Random& random)
{
    return static_cast<Objective>(random.below(search::objective_count));
}

/// Where a sequence of the player's actions leads to.
struct Played
{
    State state;
    bool ended = false; ///< True if the turn has ended
};

/// Plays a sequence of the player's actions. Returns nothing if one is illegal. A disk that is owed comes last.
std::optional<Played> play(State state, const search::ActionSequence& actions)
{
    const Seat player = state.active();
    bool ended = false;
    for (const Action action : actions)
    {
        if (state.decision.seat != player)
        {
            State asked = state;
            asked.decision.seat = player;
            if (action.kind != ActionKind::SetDisk || !legal(asked).contains(action))
            {
                return std::nullopt;
            }
            state.sealed.answer(player, action.place);
            return Played{state};
        }
        if (ended || !legal(state).contains(action))
        {
            return std::nullopt;
        }
        ended = apply_within_turn(state, action);
    }
    return Played{state, ended};
}

/// Returns what is wrong if not every sequence is legal and leads to a distinct end with the stated value; ""
/// otherwise.
std::string wrong_with_turns(const State& start, Objective objective, const BestTurns& found)
{
    // If all ends have the same value, the solver may find only some of them.
    const bool looks_at_all = objective != Objective::PointsGained || found.second;
    if (looks_at_all && found.turns.size() != std::min<std::uint64_t>(found.best_ends, 64))
    {
        return std::to_string(found.turns.size()) + " sequences for " + std::to_string(found.best_ends) + " ends";
    }
    // Different cards can lead to equal states, which are two ends.
    std::set<std::pair<int, std::uint64_t>> ends;
    for (const search::ActionSequence& actions : found.turns)
    {
        const bool takes_card = !actions.empty() && actions.front().kind == ActionKind::TakeCard;
        std::optional<Played> end = play(start, actions);
        if (!end || (!end->ended && end->state.decision.seat == start.active()))
        {
            return "a sequence is illegal or does not end the turn";
        }
        const Seat player = start.active();
        if (end->ended && value_of(end->state, player, objective, start.score[player]) != found.value)
        {
            return "a sequence leads to an end with a different value";
        }
        end->state.decision = end->ended ? Decision{} : end->state.decision;
        if (!ends.emplace(takes_card ? actions.front().a : 0, hash(end->state)).second)
        {
            return "two sequences lead to the same end";
        }
    }
    return "";
}

/// Returns the sorted lengths of the sequences to best ends; empty if there are more best ends than sequences.
std::vector<std::size_t> lengths(const BestTurns& found)
{
    std::vector<std::size_t> all;
    for (const search::ActionSequence& actions : found.turns)
    {
        all.push_back(actions.size());
    }
    std::sort(all.begin(), all.end());
    return found.best_ends > found.turns.size() ? std::vector<std::size_t>{} : all;
}

/// Compares the solver with brute force. Returns nothing if that needs more than `most` positions.
Finding compare(Sample& sample, Objective objective, std::uint64_t most)
{
    const BruteForceResult tried = solve_by_brute_force(sample.state, objective, most);
    if (!tried.complete)
    {
        return std::nullopt;
    }
    const BestTurns found = best_turns(sample.state, objective, {.max_positions = 4'000'000});
    if (!found.exact)
    {
        return "the solver gave up although everything could be tried";
    }
    const std::string wrong = difference(found, tried);
    return wrong.empty() ? wrong_with_turns(sample.state, objective, found) : wrong;
}

Finding compare(Sample& sample, std::uint64_t most)
{
    return compare(sample, any_objective(sample.random), most);
}

/// Restarts the turn with a card by which opponents return caballeros of their choice. Returns false if there is none.
bool take_card_of_returns(Sample& sample)
{
    const EditionRow& edition = edition_row(sample.before.setup.edition);
    for (int i = 0; i < edition.card_count; ++i)
    {
        const auto id = static_cast<CardId>(edition.first_card + i);
        sample.state = sample.before;
        if (card(id).effects[0].verb == Verb::ReturnAny && take_card(sample.state, id))
        {
            return true;
        }
    }
    return false;
}

} // namespace

TEST_CASE("random positions, few pieces: the solver agrees with brute force")
{
    for_positions(160, Thinning::All, [](Sample& sample) { return compare(sample, 6'000); });
}

TEST_CASE("random positions, full boards: the solver agrees with brute force", "[thorough]")
{
    for_positions(30, Thinning::No, [](Sample& sample) { return compare(sample, 8'000); });
}

TEST_CASE("random positions, the Limit table nearly full: the solver agrees with brute force", "[thorough]")
{
    for_positions(
        40, Thinning::Table, [](Sample& sample) { return compare(sample, 6'000); }, nullptr,
        [](const Setup& setup) { return has_colonies(setup); });
}

TEST_CASE("random positions, full boards: the search over counts agrees with the general search", "[thorough]")
{
    for_positions(
        25, Thinning::Courts,
        [](Sample& sample) -> Finding
        {
            constexpr std::array by_counts{Objective::OwnPoints, Objective::Lead, Objective::HoldRivals,
                                           Objective::LeadAfterScoring};
            const Objective objective = by_counts[sample.random.below(by_counts.size())];
            const search::Limits limits{.max_positions = 60'000};
            search::Budget budget(limits);
            const BestTurns slow = search::explore(sample.state, objective, budget);
            const BestTurns fast = best_turns(sample.state, objective);
            if (!slow.exact || !fast.exact)
            {
                return std::nullopt; // too many positions
            }
            const BruteForceResult tried{true, slow.value, slow.second, slow.best_ends, slow.ends};
            const std::string wrong = difference(fast, tried);
            return !wrong.empty() || lengths(fast) == lengths(slow) ? wrong : "a sequence is not the shortest one";
        },
        [](const State& state) { return search::Reach::of(state).has_value(); });
}

TEST_CASE("random positions: the view of a seat is solved like the position itself", "[thorough]")
{
    for_positions(60, Thinning::All,
                  [](Sample& sample) -> std::string
                  {
                      const State& state = sample.before;
                      const BestTurns known = best_turns(state, Objective::Lead);
                      const BestTurns seen = best_turns(view(state, state.active()), Objective::Lead);
                      const BruteForceResult expected{true, known.value, known.second, known.best_ends, known.ends};
                      return known.exact == seen.exact ? difference(seen, expected)
                                                       : "only one of the searches gave up";
                  });
}

TEST_CASE("random positions: a free card gives the best of all cards", "[thorough]")
{
    for_positions(20, Thinning::All,
                  [](Sample& sample) -> Finding
                  {
                      const State& state = sample.before;
                      const BruteForceResult tried = solve_by_brute_force(state, Objective::OwnPoints, 20'000);
                      const BestTurns found = best_turns(state, Objective::OwnPoints);
                      if (!tried.complete)
                      {
                          return std::nullopt;
                      }
                      const std::string wrong = difference(found, tried);
                      return wrong.empty() ? wrong_with_turns(state, Objective::OwnPoints, found) : wrong;
                  });
}

TEST_CASE("two cards that lead to equal states make two ends")
{
    const auto opened =
        record::open_link("p1.Bb6hBLMje9K5gTyd99APytyDN8_B8JrzchWAdzpOv0mOc4aCSbeKpEaEqDyi4YC0DD_mkGRTIHdeHv7sAplB");
    REQUIRE(opened);
    const State& state = std::get<record::OpenedPosition>(*opened).state;
    const BestTurns found = best_turns(state, Objective::OwnPoints);
    CHECK(difference(found, solve_by_brute_force(state, Objective::OwnPoints, 20'000)) == "");
    CHECK(wrong_with_turns(state, Objective::OwnPoints, found) == "");
}

TEST_CASE("Grandissimo: a second card that can end the turn at once, or later in the same state, makes one end")
{
    const auto opened = record::open_link(
        "p1.63skBNF7nGUx5-4ix0PA93Nk75YiimaTkLYtWLQjltWBrVBLPd_glmVIbRZleQJHrAVRx87jqK4pOoRlwF56FzkJ");
    REQUIRE(opened);
    State state = std::get<record::OpenedPosition>(*opened).state;
    REQUIRE(take_card(state, card_named(Edition::Grandissimo, "second-card")));
    CHECK(difference(best_turns(state, Objective::OwnPoints), solve_by_brute_force(state, Objective::OwnPoints, 20'000))
          == "");
}

TEST_CASE("search over counts: branches before different places, after different starts, are not merged")
{
    // From a random test of the edition of 2023: keys of such branches were equal.
    const auto opened = record::open_link(
        "p1.De5KBFFc4aLUq9vvE3muCwBE70FpA2dybfLC-6Mom2FcBAAtczE_0gAUZUlHnD6PrSheP1JN-ce2CTy-NHz8YZpjC");
    REQUIRE(opened);
    State state = std::get<record::OpenedPosition>(*opened).state;
    REQUIRE(take_card(state, card_named(state.setup.edition, "move-five-from-one")));
    CHECK(difference(best_turns(state, Objective::LeadAfterScoring),
                     solve_by_brute_force(state, Objective::LeadAfterScoring, 6'000))
          == "");
}

TEST_CASE("Intrigue & the King, from recruiting on: two cards that lead to the same state are two ends")
{
    int compared = 0;
    for (std::uint64_t seed = 1; compared < 10; ++seed)
    {
        Setup setup;
        setup.edition = Edition::Intrigue;
        setup.players = seed % 2 == 0 ? 2 : 3;
        setup.seed = seed;
        Random random(seed);
        for (State state = new_game(setup); !is_over(state);
             apply(state, random_action(state, random, RandomPolicy::Busy)))
        {
            State few = state;
            thin(few, Thinning::All, random);
            const bool recruits = state.decision.question == Question::Recruit && random.below(4) == 0;
            const BruteForceResult tried = recruits && !validate_state(few)
                                               ? solve_by_brute_force(few, Objective::Lead, 8'000)
                                               : BruteForceResult{.complete = false};
            if (tried.complete)
            {
                INFO("seed " << seed);
                CHECK(difference(best_turns(few, Objective::Lead, {.max_positions = 4'000'000}), tried) == "");
                ++compared;
            }
        }
    }
}

TEST_CASE("random positions: a search that gives up returns a lower bound that is not marked as exact", "[thorough]")
{
    for_positions(45, Thinning::Courts,
                  [](Sample& sample) -> Finding
                  {
                      const BestTurns all = best_turns(sample.state, Objective::Lead);
                      const BestTurns some = best_turns(sample.state, Objective::Lead, {.max_positions = 40});
                      if (some.exact)
                      {
                          return all.value == some.value ? std::nullopt
                                                         : Finding("the result claims to be exact, and is not");
                      }
                      return some.found && all.exact && some.value > all.value ? "the value is no lower bound" : "";
                  });
}

TEST_CASE("a search can be cancelled, and returns no more sequences than requested")
{
    for_positions(12, Thinning::No,
                  [](Sample& sample) -> Finding
                  {
                      int asked = 0;
                      search::Limits limits{.max_positions = 4'000'000, .max_turns = 1};
                      limits.cancelled = [&] { return ++asked > 0; };
                      const BestTurns found = best_turns(sample.before, Objective::Lead, limits);
                      if (found.positions > 64 * 1024 || found.turns.size() > 1)
                      {
                          return "the search was not cancelled";
                      }
                      // Small searches with one card end before they ask.
                      return asked > 0 && !found.exact ? Finding("") : std::nullopt;
                  });
}

TEST_CASE("a search that is cancelled before a card begins no search with it")
{
    State state = new_game({.players = 3});
    while (state.decision.question != Question::TakeCard)
    {
        apply(state, legal(state)[0]);
    }
    int calls = 0;
    const BestTurns found = best_turns(state, Objective::Lead, {.cancelled = [&] { return ++calls > 0; }});
    CHECK(calls == 1);
    CHECK(found.positions == 0);
    CHECK_FALSE(found.found);
    CHECK_FALSE(found.exact);
}

TEST_CASE("if all ends have the same value, one of them is found even among many positions")
{
    // From a random test of Intrigue & the King, five to dismiss: two thousand positions contain no end.
    const auto opened = record::open_link(
        "p1.8TKuBnFlXfBSz0TT5vV00qKli4e-gftoJfi5fnigJ3zFpXw0Ed5MBIIalnE13skoYO3HEXGe9kR_3ZzWgF-qToTnAndb"
        "0BSi4KWPnrM1u8g2dpW8TwwEkFZUHdjTW2q8C");
    REQUIRE(opened.ok());
    const State state = std::get<record::OpenedPosition>(*opened).state;
    const BruteForceResult tried = solve_by_brute_force(state, Objective::PointsGained, 6'000);
    REQUIRE(tried.complete);
    const BestTurns found = best_turns(state, Objective::PointsGained);
    CHECK(found.exact);
    CHECK(difference(found, tried) == "");
    CHECK(wrong_with_turns(state, Objective::PointsGained, found) == "");
}

TEST_CASE("random positions, opponents are asked: they give the answers that are worst for the player")
{
    const auto asks_others = [](const State& state)
    {
        const Effect& effect = card(state.turn.card).effects[0];
        return effect.verb == Verb::ReturnAny || effect.verb == Verb::DiskReturn || effect.verb == Verb::Evict
               || (effect.verb == Verb::Score && effect.scoring == Scoring::UniqueDisks);
    };
    for_positions(
        30, Thinning::All, [](Sample& sample) { return compare(sample, 12'000); }, asks_others);
}

TEST_CASE("random positions, opponents return caballeros: the worst answers before a general scoring", "[thorough]")
{
    for_positions(30, Thinning::All,
                  [](Sample& sample) {
                      return take_card_of_returns(sample) ? compare(sample, Objective::LeadAfterScoring, 60'000)
                                                          : std::nullopt;
                  });
}
