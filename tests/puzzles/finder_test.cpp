// Puzzles found in games of computer players: they meet the criteria, are far enough apart, and are found again.
#include "puzzles/finder.hpp"

#include "puzzles/ideas.hpp"
#include "rules/game.hpp"
#include "rules/outlook/likeness.hpp"
#include "search/objective.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::puzzles;

namespace
{

Setup game_of(int players, std::uint64_t seed)
{
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.open_castillo = true;
    setup.seed = seed;
    return setup;
}

/// Returns the puzzles in `games` games by three and four, or in one game under sanitizers, which are slow.
std::vector<FoundPuzzle> puzzles_in_games(int games, const Criteria& criteria = {})
{
    std::vector<FoundPuzzle> all;
    for (int game = 0; game < (test::is_sanitized ? 1 : games); ++game)
    {
        find_puzzles(game_of(3 + game % 2, static_cast<std::uint64_t>(game) + 1), criteria,
                     [&](const FoundPuzzle& found) { all.push_back(found); });
    }
    return all;
}

/// True if `better` is worth three points more than `worse`, or if only `better` puts the player in the lead in the
/// last round.
bool is_felt(const FoundPuzzle& found, int better, int worse)
{
    const bool is_lead = found.objective == Objective::Lead || found.objective == Objective::LeadAfterScoring;
    return better - worse >= 3 || (found.state.round == 9 && is_lead && better > 0 && worse <= 0);
}

/// True if the puzzle is like one of `all`.
bool is_like_any(const FoundPuzzle& found, const std::vector<FoundPuzzle>& all)
{
    return std::any_of(all.begin(), all.end(),
                       [&](const FoundPuzzle& known)
                       { return are_alike(known.state, known.objective, found.state, found.objective); });
}

/// Returns the first puzzle of the first game by three that has one.
FoundPuzzle first_puzzle()
{
    constexpr std::uint64_t max_games = 20;
    for (std::uint64_t seed = 1; seed <= max_games; ++seed)
    {
        for (PuzzleGame game(game_of(3, seed)); !game.over();)
        {
            if (auto found = game.step())
            {
                return std::move(*found);
            }
        }
    }
    FAIL("no puzzle in twenty games");
    return {};
}

} // namespace

TEST_CASE("puzzles have an idea, a plain turn that lures, a gap that is felt, and few moves", "[thorough]")
{
    const std::vector<FoundPuzzle> all = puzzles_in_games(6);
    CHECK((test::is_sanitized || !all.empty()));
    for (const FoundPuzzle& found : all)
    {
        const Verdict& verdict = found.verdict;
        REQUIRE(verdict.solved);
        REQUIRE(verdict.second.has_value());
        REQUIRE(verdict.greedy.has_value());
        CHECK(is_felt(found, verdict.value, *verdict.second));
        CHECK(is_felt(found, verdict.value, *verdict.greedy));
        CHECK(verdict.best_ends <= Criteria{}.max_best_ends);
        const Seat player = found.state.active();
        CHECK(*verdict.greedy > search::worth(found.state, player, found.objective, found.state.score[player]));
        CHECK(std::any_of(verdict.solutions.begin(), verdict.solutions.end(),
                          [](const auto& solution) { return moves_in(solution) <= Criteria{}.max_moves; }));
        CHECK(std::any_of(verdict.solutions.begin(), verdict.solutions.end(),
                          [&](const auto& solution)
                          { return places_apart(found.state, solution, verdict.plain) <= Criteria{}.max_places; }));
        CHECK_FALSE(found.ideas.empty());
        CHECK(found.ideas == ideas_of(found.state, found.objective, verdict));
        CHECK_FALSE(assess(found.state, found.objective, verdict).fault.has_value());
    }
}

TEST_CASE("the same setup leads to the same puzzles")
{
    const std::vector<FoundPuzzle> first = puzzles_in_games(2);
    const std::vector<FoundPuzzle> again = puzzles_in_games(2);
    REQUIRE(first.size() == again.size());
    for (std::size_t i = 0; i < first.size(); ++i)
    {
        CHECK(first[i].state == again[i].state);
        CHECK(first[i].objective == again[i].objective);
        CHECK(first[i].ideas == again[i].ideas);
    }
}

TEST_CASE("puzzles of one game are not alike", "[thorough]")
{
    Criteria loose;
    loose.min_gap = 1;
    loose.wants_ideas = false;
    const std::vector<FoundPuzzle> all = puzzles_in_games(1, loose);
    CHECK(all.size() > 1);
    for (std::size_t i = 0; i < all.size(); ++i)
    {
        for (std::size_t j = 0; j < i; ++j)
        {
            CHECK_FALSE(are_alike(all[i].state, all[i].objective, all[j].state, all[j].objective));
        }
    }
}

TEST_CASE("the distance counts caballeros from the player in turn, the task and the card")
{
    State left = new_game(game_of(4, 1));
    left.turn_order = {0, 1, 2, 3, nobody};
    left.turns_done = 0;
    left.caballeros = {};
    left.caballeros[index(Place::Aragon)][0] = 3;
    State right = left;
    CHECK(distance(left, Objective::Lead, right, Objective::Lead) == 0);
    CHECK(distance(left, Objective::Lead, right, Objective::OwnPoints) == 8);
    right.caballeros[index(Place::Aragon)] = {1, 2};
    CHECK(distance(left, Objective::Lead, right, Objective::Lead) == 4);
    right.turn.card = 0;
    CHECK(distance(left, Objective::Lead, right, Objective::Lead) == 12);
    right = left;
    right.turn_order = {1, 2, 3, 0, nobody};
    right.caballeros[index(Place::Aragon)] = {0, 3}; // the same board with other colours
    CHECK(distance(left, Objective::Lead, right, Objective::Lead) == 0);
}

TEST_CASE("the same board is alike whatever the task, and boards are by a third of their caballeros")
{
    State left = new_game(game_of(4, 1));
    left.turn_order = {0, 1, 2, 3, nobody};
    left.turns_done = 0;
    left.caballeros = {};
    left.caballeros[index(Place::Aragon)] = {10, 10, 10, 10};
    State right = left;
    right.turn.card = 0;
    CHECK(are_alike(left, Objective::Lead, right, Objective::OwnPoints));
    right = left;
    right.caballeros[index(Place::Aragon)][0] = 0;
    right.caballeros[index(Place::Seville)][0] = 10;
    CHECK(are_alike(left, Objective::Lead, right, Objective::Lead)); // 20 of 80
    right.caballeros[index(Place::Aragon)][1] = 6;
    right.caballeros[index(Place::Seville)][1] = 4;
    CHECK_FALSE(are_alike(left, Objective::Lead, right, Objective::Lead)); // 28 of 80
}

TEST_CASE("a fault names the first condition that a turn does not meet", "[thorough]")
{
    const FoundPuzzle good = first_puzzle();
    const auto fault_with = [&](auto change)
    {
        Verdict verdict = good.verdict;
        change(verdict);
        return fault_of(good.state, good.objective, verdict);
    };
    CHECK(fault_with([](Verdict&) {}) == std::nullopt);
    CHECK(fault_with([](Verdict& verdict) { verdict.solved = false; }) == PuzzleFault::Unsolved);
    CHECK(fault_with([](Verdict& verdict) { verdict.second.reset(); }) == PuzzleFault::AllSame);
    CHECK(fault_with([](Verdict& verdict) { verdict.greedy.reset(); }) == PuzzleFault::PlainUnknown);
    CHECK(fault_with([](Verdict& verdict) { verdict.greedy = verdict.value; }) == PuzzleFault::PlainSolves);
    CHECK(fault_with([](Verdict& verdict) { verdict.greedy = -1000; }) == PuzzleFault::PlainRepels);
    CHECK(fault_with([](Verdict& verdict) { verdict.second = verdict.value; }) == PuzzleFault::SmallGap);
    CHECK(fault_with([](Verdict& verdict) { verdict.best_ends = 100; }) == PuzzleFault::ManyBest);
    CHECK(fault_with(
              [](Verdict& verdict)
              {
                  for (auto& solution : verdict.solutions)
                  {
                      solution.resize(20, Action{.kind = ActionKind::Place});
                  }
              })
          == PuzzleFault::ManyMoves);
    const Criteria same_places{.max_places = -1}; // not even the same turn meets it
    CHECK(fault_of(good.state, good.objective, good.verdict, same_places) == PuzzleFault::ManyPlaces);
    CHECK(assess(good.state, good.objective, good.verdict).fault == std::nullopt);
    Verdict plain_has_them = good.verdict;
    plain_has_them.plain = good.verdict.solutions.front();
    CHECK(assess(good.state, good.objective, plain_has_them).fault == PuzzleFault::NoIdea);
}

TEST_CASE("a move is the choice of a piece or of its place, so a moved caballero is two")
{
    CHECK(moves_in({{.kind = ActionKind::TakeCard}, {.kind = ActionKind::Act}, {.kind = ActionKind::Done}}) == 0);
    CHECK(moves_in({{.kind = ActionKind::Lift}, {.kind = ActionKind::Drop}, {.kind = ActionKind::Place}}) == 3);
    CHECK(moves_in({{.kind = ActionKind::MoveKing}, {.kind = ActionKind::Dismiss}}) == 2);
}

TEST_CASE("two turns are apart by the places where they leave different caballeros")
{
    State state = new_game(game_of(3, 1));
    while (state.decision.question != Question::PlaceOrAct)
    {
        apply(state, legal(state)[0]);
    }
    std::vector<Action> placing;
    for (const Action action : legal(state))
    {
        if (action.kind == ActionKind::Place)
        {
            placing.push_back(action);
        }
    }
    REQUIRE(placing.size() >= 2);
    CHECK(places_apart(state, {placing[0]}, {placing[0]}) == 0);
    CHECK(places_apart(state, {placing[0]}, {}) == 1);
    CHECK(places_apart(state, {placing[0]}, {placing[1]}) == 2);
}

TEST_CASE("to place before acting is no idea by itself")
{
    Ideas ideas;
    CHECK_FALSE(has_wanted_ideas(ideas, {}));
    ideas.insert(Idea::ActLast);
    CHECK_FALSE(has_wanted_ideas(ideas, {}));
    CHECK(has_wanted_ideas(ideas, {.wants_ideas = false}));
    ideas.insert(Idea::TieOnPurpose);
    CHECK(has_wanted_ideas(ideas, {}));
}

TEST_CASE("a lead by one point is clearly better in the last round only", "[thorough]")
{
    FoundPuzzle found = first_puzzle();
    Criteria criteria;
    criteria.wants_lure = false;
    criteria.card_reach = 1000;
    found.verdict.value = 1;
    found.verdict.second = 0;
    found.verdict.greedy = 0;
    const auto fault = [&](Objective objective, int round)
    {
        State state = found.state;
        state.round = static_cast<std::uint8_t>(round);
        return fault_of(state, objective, found.verdict, criteria);
    };
    CHECK(fault(Objective::Lead, 8) == PuzzleFault::PlainSolves);
    CHECK(fault(Objective::OwnPoints, 9) == PuzzleFault::PlainSolves);
    CHECK(fault(Objective::Lead, 9) == std::nullopt);
}

TEST_CASE("of a thousand puzzles of three editions, each is good, and no two are alike", "[.nightly]")
{
    struct Share
    {
        Edition edition{};
        std::size_t wanted = 0; ///< about in proportion to what a minute yields
    };
    constexpr std::array shares{Share{Edition::Classic, 600}, Share{Edition::BigBox, 280},
                                Share{Edition::Edition2023, 120}};
    constexpr std::uint64_t max_games = 2'000; // of an edition
    std::vector<FoundPuzzle> all;
    std::size_t alike = 0;
    for (const Share& share : shares)
    {
        const std::size_t wanted = all.size() + share.wanted;
        for (std::uint64_t seed = 1; all.size() < wanted; ++seed)
        {
            REQUIRE(seed <= max_games);
            Setup setup = game_of(3 + static_cast<int>(seed % 2), seed);
            setup.edition = share.edition;
            for (PuzzleGame game(setup); !game.over() && all.size() < wanted;)
            {
                if (auto found = game.step())
                {
                    const bool is_new = !is_like_any(*found, all);
                    alike += is_new ? 0 : 1;
                    if (is_new)
                    {
                        all.push_back(std::move(*found));
                    }
                }
            }
        }
    }
    CHECK(alike < all.size() / 2); // nobody gets mostly what they know
    for (const FoundPuzzle& found : all)
    {
        const Verdict verdict = judge(found.state, found.objective);
        CHECK(verdict.solved);
        CHECK(verdict.value == found.verdict.value);
        CHECK_FALSE(assess(found.state, found.objective, verdict).fault.has_value());
    }
}
