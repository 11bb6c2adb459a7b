// No field is used as an index before it is checked: values are corrupted field by field and written as saves, links,
// bytes and records. The nightly run corrupts far more of them (tests/fuzz/corrupt_fields.cpp).
#include "support/corrupt_fields.hpp"
#include "support/random_record.hpp"
#include "support/stated.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

/// Runs `count` random cases, or ELGRANDE_CORRUPTIONS of them.
void check_cases(int count, const std::function<void(Random&)>& check)
{
    const int cases = test::wanted("ELGRANDE_CORRUPTIONS", count);
    for (int i = 0; i < cases; ++i)
    {
        INFO("case " << i);
        Random random(static_cast<std::uint64_t>(i) + 1);
        check(random);
    }
}

std::size_t below(Random& random, std::size_t count)
{
    return random.below(static_cast<std::uint32_t>(count));
}

template <class T>
void corrupt(T& value, Random& random)
{
    for (std::size_t corruptions = 1 + below(random, 2); corruptions > 0; --corruptions)
    {
        test::corrupt(test::fields_of(value), [&random](std::size_t count) { return below(random, count); });
    }
}

const Game& any_game(Random& random)
{
    static const std::vector<Game> games = []
    {
        constexpr int count = 60;
        std::vector<Game> played;
        for (int number = 0; number < count; ++number)
        {
            played.push_back(test::random_game(2 + number % 4, static_cast<std::uint64_t>(number), RandomPolicy::Busy));
        }
        return played;
    }();
    return games[below(random, games.size())];
}

/// Returns a round of a game as it began, or one with hardly anything stated.
RoundStart stated_round(const Game& game, Random& random)
{
    std::vector<State> rounds;
    State state = new_game(game.setup);
    for (const Action action : game.actions)
    {
        if (test::is_round_start(state))
        {
            rounds.push_back(state);
        }
        apply(state, action);
    }
    const std::size_t chosen = below(random, rounds.size() + 2);
    if (chosen < rounds.size())
    {
        return test::to_round_start(rounds[chosen]);
    }
    RoundStart start;
    start.setup = game.setup;
    start.king = Place::Aragon;
    start.home = {Place::Galicia, Place::Catalonia, Place::Granada, Place::Seville, Place::Valencia};
    return start;
}

} // namespace

TEST_CASE("a state with a corrupt field is refused in one line, or can be played to its end", "[corrupt]")
{
    check_cases(1500,
                [](Random& random)
                {
                    const Game& game = any_game(random);
                    State state = replay(game, below(random, game.actions.size() + 1));
                    corrupt(state, random);
                    REQUIRE(test::fault_of(state, game.players) == "");
                });
}

TEST_CASE("a game with a corrupt action is refused in one line, or can be played to its end", "[corrupt]")
{
    check_cases(500,
                [](Random& random)
                {
                    Game game = any_game(random);
                    Action& action = game.actions[below(random, game.actions.size())];
                    test::Fields fields;
                    fields.add(action.kind, action.a, action.place);
                    test::corrupt(fields, [&random](std::size_t count) { return below(random, count); });
                    REQUIRE(test::fault_of(game) == "");
                });
}

TEST_CASE("a stated round with a corrupt field is refused in one line, or can be played to its end", "[corrupt]")
{
    check_cases(1500,
                [](Random& random)
                {
                    Game game = any_game(random);
                    RoundStart start = stated_round(game, random);
                    game.actions.clear();
                    corrupt(start, random);
                    game.setup = start.setup;
                    game.start = start;
                    REQUIRE(test::fault_of(game) == "");
                });
}

TEST_CASE("a record with a changed word is refused in one line, or can be played to its end", "[corrupt]")
{
    const std::string words = "nobody Nowhere Castillo France Ship Court Province Red Purple 0 1 13 31 255 256 "
                              "4294967296 -1 veto king stated Aragon card neutral Black Dummy gold with yes none";
    check_cases(800,
                [&words](Random& random)
                {
                    const auto word_at = [&random](const std::string& text)
                    {
                        const std::size_t from = text.find_first_not_of(" \n", below(random, text.size()));
                        const std::size_t begin = from == std::string::npos ? 0 : from;
                        return std::pair(begin, std::min(text.find_first_of(" \n", begin), text.size()) - begin);
                    };
                    Game game = any_game(random);
                    if (below(random, 2) == 0)
                    {
                        game.start = stated_round(game, random);
                        game.actions.clear();
                    }
                    std::string text = write_record(game);
                    const auto [begin, size] = word_at(text);
                    const auto [other, other_size] = word_at(words);
                    text.replace(begin, size, words.substr(other, other_size));
                    const auto read = read_record(text);
                    REQUIRE((read ? test::fault_in(*read) : test::fault_in_refusal(read)) == "");
                });
}
