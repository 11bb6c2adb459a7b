#include "record/link/link.hpp"

#include "record/save.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/playout.hpp"

#include "rules/validation/validate_state.hpp"
#include "rules/view.hpp"
#include "support/random_record.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

constexpr std::size_t longest_position = 160; ///< in the classic game
constexpr std::size_t longest_with_modules = 170;
constexpr std::size_t longest_with_colonies = 240;
constexpr std::size_t longest_game = 700;
constexpr std::size_t longest_passed = 900;

const OpenedPosition& position_in(const Loaded<Opened>& opened)
{
    return std::get<OpenedPosition>(*opened);
}

} // namespace

TEST_CASE("a passed game has the beginnings of its players' names and at most 900 characters")
{
    std::size_t longest = 0;
    for (std::uint64_t number = 0; number < 12; ++number)
    {
        Game game = test::random_game(5, number, RandomPolicy::Busy);
        game.players[0].name = "Bartholomäus Überschwänglich der Ältere";
        game.players[1].name = "ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ";
        game.players[2].name = "aÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ";
        game.players[3].name = "Al";
        game.players[4].name = word(game.players[4].colour);
        const std::string link = passed_link(game);
        longest = std::max(longest, link.size());
        const auto opened = open_link("a message: https://example.org/#" + link + " and more");
        REQUIRE(opened.ok());
        const Game came = std::get<PassedGame>(*opened).game;
        CHECK(came.players[0].name == "Bartholomäus Übers");
        CHECK(came.players[1].name == "ÄÄÄÄÄÄÄÄÄÄ");
        CHECK(came.players[2].name == "aÄÄÄÄÄÄÄÄÄ");
        CHECK(came.players[3] == game.players[3]);
        CHECK(came.players[4] == game.players[4]);
        CHECK(came.actions == game.actions);
        CHECK(common_actions(came, game) == game.actions.size());
        CHECK(passed_link(came) == link);
    }
    INFO("the longest has " << longest << " characters");
    CHECK(longest <= longest_passed);
}

TEST_CASE("the common part of two games is counted from their beginning")
{
    const Game game = test::random_game(3, 4, RandomPolicy::Busy);
    Game earlier = game;
    truncate(earlier, game.actions.size() / 2);
    CHECK(common_actions(game, earlier) == earlier.actions.size());
    CHECK(common_actions(earlier, game) == earlier.actions.size());
    Game named = earlier;
    named.players[0].name = "Somebody";
    CHECK(common_actions(game, named) == earlier.actions.size());
    Game other = test::random_game(3, 5, RandomPolicy::Busy);
    CHECK_FALSE(common_actions(game, other).has_value());
    Game recoloured = game;
    std::swap(recoloured.players[0], recoloured.players[1]);
    CHECK_FALSE(common_actions(game, recoloured).has_value());
    Game shuffled = game;
    ++shuffled.setup.seed;
    shuffled.actions.clear();
    CHECK_FALSE(common_actions(game, shuffled).has_value());
}

TEST_CASE("an invisible name becomes the colour's name in a passed game")
{
    Game game = test::random_game(2, 1, RandomPolicy::Busy);
    game.actions.clear();
    for (const char* name : {"a\x07"
                             "b",
                             "\xff\xfe", "\u200b", ""})
    {
        game.players[0].name = name;
        const auto opened = open_link(passed_link(game));
        REQUIRE(opened.ok());
        CHECK(std::get<PassedGame>(*opened).game.players[0].name == word(game.players[0].colour));
    }
}

TEST_CASE("every position of random games travels in a link of at most 170 characters, 160 in the classic game")
{
    std::size_t longest = 0;
    std::size_t longest_with_stacks = 0;
    std::size_t longest_classic = 0;
    std::size_t longest_overseas = 0;
    for (int players = 2; players <= max_players; ++players)
    {
        for (std::uint64_t number = 0; number < 12; ++number)
        {
            const auto manner = number % 2 == 0 ? RandomPolicy::Uniform : RandomPolicy::Busy;
            test::random_game(players, number, manner,
                              [&](const State& state, const Game& game)
                              {
                                  const auto colours = colours_of(game.players);
                                  const std::string seen = position_link(state, colours);
                                  const std::string all = position_link(state, colours, Sharing::Everything);
                                  const bool overseas = has_colonies(state.setup);
                                  longest_overseas = std::max(longest_overseas, overseas ? all.size() : 0);
                                  longest = std::max(longest, overseas ? 0 : seen.size());
                                  longest_with_stacks = std::max(longest_with_stacks, overseas ? 0 : all.size());
                                  if (state.setup.edition == Edition::Classic)
                                  {
                                      longest_classic = std::max(longest_classic, all.size());
                                  }
                                  const auto opened = open_link(all);
                                  if (!opened || position_in(opened).state != state
                                      || position_in(opened).players != game.players)
                                  {
                                      FAIL(test::place_of_failure(number, game));
                                  }
                                  const auto dealt = open_link("#" + seen);
                                  if (!dealt || position_link(position_in(dealt).state, colours) != seen
                                      || validate_state(position_in(dealt).state))
                                  {
                                      FAIL(test::place_of_failure(number, game));
                                  }
                              });
        }
    }
    WARN("longest link of a position: " << longest << " characters, with the stacks " << longest_with_stacks
                                        << ", with the colonies " << longest_overseas);
    CHECK(longest_overseas <= longest_with_colonies);
    CHECK(longest_classic <= longest_position);
    CHECK(longest <= longest_with_modules);
    CHECK(longest_with_stacks <= longest_with_modules);
}

TEST_CASE("a whole game of five over nine rounds travels in a link of at most 700 characters")
{
    std::size_t longest = 0;
    std::size_t largest_action_count = 0;
    for (int players = 2; players <= max_players; ++players)
    {
        for (std::uint64_t number = 0; number < 40; ++number)
        {
            const auto manner = number % 4 == 0 ? RandomPolicy::Uniform : RandomPolicy::Busy;
            const Game game = test::random_game(players, number, manner);
            const std::string link = game_link(game);
            longest = std::max(longest, link.size());
            largest_action_count = std::max(largest_action_count, game.actions.size());
            const auto opened = open_link(link);
            INFO(test::place_of_failure(number, game));
            REQUIRE((opened ? "" : opened.error().message) == "");
            REQUIRE(same(std::get<Game>(*opened), game));
            REQUIRE(game_link(std::get<Game>(*opened)) == link);
        }
    }
    WARN("longest link of a game: " << longest << " characters; most actions: " << largest_action_count);
    CHECK(longest <= longest_game);
    CHECK(largest_action_count < max_actions / 4);
}

TEST_CASE("hidden information is dealt again, in the same way for everybody who opens the link")
{
    test::random_game(5, 3, RandomPolicy::Busy,
                      [](const State& state, const Game& game)
                      {
                          const auto colours = colours_of(game.players);
                          const State other = determinize(state, nobody, Random(99));
                          const std::string link = position_link(state, colours);
                          if (link != position_link(other, colours))
                          {
                              FAIL("the link reveals hidden information: " << test::place_of_failure(3, game));
                          }
                          const auto once = open_link(link);
                          const auto twice = open_link(link);
                          if (position_in(once).state != position_in(twice).state)
                          {
                              FAIL("opening the link twice gives two positions: " << link);
                          }
                          const State& opened = position_in(once).state;
                          for (const int stack : shuffled_stacks(state.setup))
                          {
                              const auto before = deck(state, stack).first(state.rounds_begun);
                              if (!std::equal(before.begin(), before.end(), deck(opened, stack).begin()))
                              {
                                  FAIL("revealed cards have changed: " << link);
                              }
                          }
                      });
}

TEST_CASE("the content of the Castillo is known in an opened position if and only if it was known")
{
    // classic 1996, line 575
    int known = 0;
    int covered = 0;
    for (std::uint64_t number = 0; number < 12; ++number)
    {
        test::random_game(4, number, RandomPolicy::Busy,
                          [&](const State& state, const Game& game)
                          {
                              for (const Sharing sharing : {Sharing::Seen, Sharing::Everything})
                              {
                                  const auto opened =
                                      open_link(position_link(state, colours_of(game.players), sharing));
                                  const State& there = position_in(opened).state;
                                  REQUIRE(there.castillo_seen == state.castillo_seen);
                                  REQUIRE(view(there, nobody).castillo == view(state, nobody).castillo);
                              }
                              (state.castillo_seen && !state.setup.open_castillo ? known : covered) += 1;
                              Game begun = to_game(OpenedPosition{state, game.players});
                              const auto saved = load_save(save_game({.game = begun}));
                              REQUIRE(saved);
                              REQUIRE(std::get<State>(saved->game.start) == state);
                          });
    }
    CHECK(known > 0);
    CHECK(covered > 0);
}

TEST_CASE("positions before the first round travel in links and saves")
{
    // 2023, line 968: modifiers are passed during set-up
    for (const std::uint8_t rounds : {std::uint8_t{9}, std::uint8_t{6}})
    {
        Setup setup{.edition = Edition::Edition2023, .players = 2, .rounds = rounds};
        setup.modules.insert(Module::PowerShift);
        const std::vector<Colour> colours{Colour::Red, Colour::Blue};
        State state = new_game(setup);
        for (int passed = 0; passed < 2; ++passed)
        {
            REQUIRE(state.rounds_begun == 0);
            const auto all = open_link(position_link(state, colours, Sharing::Everything));
            REQUIRE((all ? "" : all.error().message) == "");
            CHECK(position_in(all).state == state);
            const auto seen = open_link(position_link(state, colours, Sharing::Seen, 1));
            REQUIRE((seen ? "" : seen.error().message) == "");
            CHECK(position_in(seen).state.rounds_begun == 0);
            CHECK(position_in(seen).state.shift.hand[1] == state.shift.hand[1]);
            const auto saved = load_save(save_game({.game = to_game(OpenedPosition{state, players_of(colours)})}));
            REQUIRE(saved);
            CHECK(std::get<State>(saved->game.start) == state);
            apply(state, legal(state)[0]);
        }
        CHECK(state.rounds_begun == 1);
    }
}

TEST_CASE("a game goes on from an opened position to its end, and its link opens it again")
{
    for (std::uint64_t number = 0; number < 10; ++number)
    {
        const Game whole = test::random_game(4, number, RandomPolicy::Busy);
        const State middle = replay(whole, whole.actions.size() / 3);
        auto opened = open_link(position_link(middle, colours_of(whole.players)));
        REQUIRE(opened);
        Game game = to_game(std::move(*opened));
        State state = first_state(game);
        Random random(number);
        play_out(state, random, RandomPolicy::Uniform,
                 [&](const State&, Action action) { game.actions.push_back(action); });
        CHECK_FALSE(validate_game(game));
        const auto again = open_link(game_link(game));
        REQUIRE(again);
        CHECK(same(std::get<Game>(*again), game));
    }
}

TEST_CASE("a link is found with its address and blanks around it, and says what is wrong with it")
{
    const Game game = test::random_game(2, 5, RandomPolicy::Uniform);
    const std::string link = game_link(game);
    CHECK(open_link("https://example.org/elgrande/?x=1#" + link));
    CHECK(open_link("  #" + link + "\n"));
    const auto message = [](std::string_view text) { return open_link(text).error().message; };
    CHECK(message("") == "this link cannot be opened: it does not begin with p1., s1., g1., t1. or z1.");
    CHECK(message("hello").find("does not begin") != std::string::npos);
    const auto kind = [](std::string_view text) { return open_link(text).error().kind; };
    CHECK(kind("hello") == ErrorKind::Foreign);
    CHECK(kind("p2.ABCDEFGH") == ErrorKind::Newer);
    CHECK(kind(link.substr(0, link.size() - 2)) == ErrorKind::Damaged);
    CHECK(kind("g1." + std::string(max_link_length, 'A')) == ErrorKind::TooLarge);
    CHECK(message("p2.ABCDEFGH").find("newer version") != std::string::npos);
    CHECK(message("g17.ABCDEFGH").find("newer version") != std::string::npos);
    CHECK(message(link.substr(0, link.size() - 1)).find("cut or mistyped") != std::string::npos);
    CHECK(message("g1." + std::string(max_link_length, 'A')).find("longer than 4096") != std::string::npos);
}

TEST_CASE("a moment of an eviction at sea opens, when the Inquisitor's owner has gone to court and black ones stay")
{
    // Of a random game of The King & the Colonies: Yellow's disk sent to the court, and Purple is still to leave.
    const std::string game =
        "g1.JGJUBqXzwEBDvlYR8yW-V-7pO4hDy-mHhEcmaF9yeXMivOOxQaJeWHjIzS8Yy2IN5mMZEWh4BnPp6_EGU3CMvnHtpB_t0mOcx"
        "yepd38YhFYmZ1CuxABX49OkoD7p2yuSVnngxiLLtbkGbhiAspHQTihU_uaMTP_F3Ah5BhCB";
    const auto opened = open_link(game);
    REQUIRE(opened.ok());
    const State state = last_state(std::get<Game>(*opened));
    CHECK_FALSE(validate_state(state).has_value());
    const std::string link = position_link(state, colours_of(std::get<Game>(*opened).players));
    CHECK(open_link(link).ok());
}
