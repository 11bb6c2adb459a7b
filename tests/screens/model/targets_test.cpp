#include "screens/model/targets.hpp"

#include "rules/playout.hpp"
#include "support/setups.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::screens;

TEST_CASE("every legal answer has a spot, and touching that spot means this answer")
{
    for (std::uint64_t seed = 1; seed <= 80; ++seed)
    {
        State state = new_game(setups::any_setup(seed));
        Random random(seed);
        while (!is_over(state))
        {
            const PlayerView seen = view(state, state.decision.seat);
            for (int i = 0; i < seen.legal.size(); ++i)
            {
                PendingSelection picked;
                Spot spot = next_touch(seen, picked, i);
                if (const auto first = selection_after(seen, picked, spot))
                {
                    picked = *first;
                    spot = next_touch(seen, picked, i);
                }
                const std::vector<Action> choices = answers_at(seen, seen.legal[i].place);
                const bool is_choice =
                    std::any_of(choices.begin(), choices.end(),
                                [&](const Action& choice) { return owner_of(choice) == spot.number; });
                REQUIRE((spot.kind != Spot::Kind::Group || is_choice));
                const auto answer = action_for(seen, picked, spot);
                INFO("seed " << seed << ", question " << static_cast<int>(seen.decision.question) << ", answer " << i);
                REQUIRE(answer.has_value());
                REQUIRE(*answer == seen.legal[i]);
                const std::vector<Spot> spots = highlights(seen, picked);
                REQUIRE(std::find(spots.begin(), spots.end(), spot) != spots.end());
            }
            apply(state, random_action(state, random));
        }
    }
}

TEST_CASE("touching a card means its action, and touching a region the only group in it")
{
    bool used = false;
    bool lifted = false;
    for (std::uint64_t seed = 1; !(used && lifted) && seed < 40; ++seed)
    {
        State state = new_game({.players = 4, .seed = seed});
        Random random(seed);
        while (!is_over(state))
        {
            const PlayerView seen = view(state, state.decision.seat);
            const Action act{ActionKind::Act, 0, {}};
            for (std::size_t stack = 0; stack < seen.taken_by.size(); ++stack)
            {
                if (seen.taken_by[stack] == seen.decision.seat && seen.legal.contains(act))
                {
                    const Spot card{Spot::Kind::Card, static_cast<std::uint8_t>(stack + 1), Place::Nowhere};
                    REQUIRE(action_for(seen, {}, card) == act);
                    const std::vector<Spot> lit = highlights(seen, {});
                    REQUIRE(std::find(lit.begin(), lit.end(), card) == lit.end()); // a button offers it already
                    used = true;
                }
            }
            for (const Action& action : seen.legal)
            {
                const bool only =
                    action.kind == ActionKind::Lift && answers_at(seen, action.place) == std::vector{action};
                if (only && !takes_bearer(action))
                {
                    REQUIRE(action_for(seen, {}, {Spot::Kind::Place, 0, action.place}) == action);
                    lifted = true;
                }
            }
            apply(state, random_action(state, random, RandomPolicy::Busy));
        }
    }
    CHECK(used);
    CHECK(lifted);
}

TEST_CASE("touching a forbidden target still means an action, so that the rule can be shown")
{
    Setup setup;
    setup.players = 3;
    setup.seed = 4;
    State state = new_game(setup);
    apply(state, legal(state)[0]);
    apply(state, with(ActionKind::Bid, 7));
    const PlayerView seen = view(state, state.decision.seat);
    const auto answer = action_for(seen, {}, {Spot::Kind::Power, 7, Place::Nowhere});
    REQUIRE(answer.has_value());
    REQUIRE(refusal(state, *answer).has_value());
    CHECK(refusal(state, *answer)->rule == Rule::ValuePlayed);
}

TEST_CASE("answers that lay a scoreboard or build a bridge are never buttons, with the colonies, too")
{
    bool laid = false;
    bool built = false;
    for (std::uint64_t seed = 1; !(laid && built) && seed < 200; ++seed)
    {
        State state = new_game({.edition = Edition::KingColonies, .players = 3, .seed = seed});
        Random random(seed);
        while (!is_over(state))
        {
            const PlayerView seen = view(state, state.decision.seat);
            for (const Action& action : seen.legal)
            {
                const bool lays = action.kind == ActionKind::MoveBoard;
                const bool builds = action.kind == ActionKind::BuildBridge;
                laid = laid || (lays && action.a == 1 && board_to_move(seen, {}) == 0); // either scoreboard can be laid
                built = built || builds;
                REQUIRE_FALSE(((lays || builds) && is_button(seen, action)));
            }
            apply(state, random_action(state, random));
        }
    }
    CHECK(laid);
    CHECK(built);
}
