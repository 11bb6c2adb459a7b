#include "record/save.hpp"

#include "record/notation.hpp"
#include "support/random_record.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

SavedGame saved(Game game)
{
    const auto count = static_cast<std::uint32_t>(game.actions.size());
    return {std::move(game), "Sunday, Zoë’s table", 1'700'000'000'123, count / 2};
}

bool is_same(const SavedGame& left, const SavedGame& right)
{
    return same(left.game, right.game) && left.name == right.name && left.saved_at_ms == right.saved_at_ms
           && left.cursor == right.cursor;
}

std::string save_problem(const Bytes& bytes)
{
    const auto loaded = load_save(bytes);
    return loaded ? "none" : loaded.error().message;
}

} // namespace

TEST_CASE("a save loads as the game that was saved, after every action of random games")
{
    for (int players = 2; players <= max_players; ++players)
    {
        const auto number = static_cast<std::uint64_t>(players);
        test::random_game(players, number, RandomPolicy::Busy,
                          [&](const State&, const Game& game)
                          {
                              const SavedGame before = saved(game);
                              const auto after = load_save(save_game(before));
                              if (!after || !is_same(*after, before))
                              {
                                  FAIL(test::place_of_failure(number, game));
                              }
                          });
    }
}

TEST_CASE("the largest random game is much smaller than the limit of saves")
{
    std::size_t largest = 0;
    for (std::uint64_t number = 0; number < 40; ++number)
    {
        largest = std::max(largest, save_game(saved(test::random_game(5, number, RandomPolicy::Busy))).size());
    }
    WARN("largest save: " << largest << " bytes");
    CHECK(largest < max_save_bytes / 8);
}

TEST_CASE("a game that begins from a stated position or from the middle of another one is saved with its start")
{
    const Game whole = test::random_game(4, 2, RandomPolicy::Busy);
    const Game middle{whole.setup, whole.players, replay(whole, 100), {}};
    const auto loaded = load_save(save_game(saved(middle)));
    REQUIRE((loaded ? "" : loaded.error().message) == "");
    CHECK(same(loaded->game, middle));

    Game stated = whole;
    stated.actions.clear();
    RoundStart position;
    position.setup = whole.setup;
    position.round = 6;
    position.first_bidder = 2;
    position.king = Place::Granada;
    position.home = {Place::Aragon, Place::Aragon, Place::Seville, Place::Valencia, Place::Nowhere};
    position.score = {12, 300, 4, 0, 0};
    position.caballeros.emplace();
    (*position.caballeros)[index(Place::Castillo)] = {3, 2, 1, 0, 0};
    stated.start = position;
    const auto again = load_save(save_game(saved(stated)));
    REQUIRE((again ? "" : again.error().message) == "");
    CHECK(same(again->game, stated));
    CHECK(write_record(again->game) == write_record(stated));
}

TEST_CASE("a save with an invisible name is refused")
{
    Game game = test::random_game(3, 1, RandomPolicy::Uniform);
    game.players[1].name = "🎲 e\u0301";
    const auto kept = load_save(save_game(saved(game)));
    REQUIRE((kept ? "" : kept.error().message) == "");
    CHECK(kept->game.players[1].name == game.players[1].name);
    for (const std::string name : {" ", "\u200b\u200d", "\u2066\u2069"})
    {
        game.players[1].name = name;
        CHECK(save_problem(save_game(saved(game))).find("no letter that can be seen") != std::string::npos);
    }
}

TEST_CASE("the name of a saved game is where web/safe_start.js reads it")
{
    // web/safe_start.js, nameAt: its length in four bytes, then its letters.
    constexpr std::size_t name_at = 21;
    constexpr std::size_t letters_at = name_at + 4;
    const SavedGame game = saved(test::fresh_game(4, 5));
    const Bytes bytes = save_game(game);
    REQUIRE(bytes.size() > letters_at + game.name.size());
    CHECK(std::to_integer<std::size_t>(bytes[name_at]) == game.name.size());
    CHECK(bytes[name_at + 1] == std::byte{0});
    std::string name;
    for (std::size_t i = 0; i < game.name.size(); ++i)
    {
        name += std::to_integer<char>(bytes[letters_at + i]);
    }
    CHECK(name == game.name);
}

TEST_CASE("a foreign file, a damaged save and a newer save are told apart")
{
    const Bytes good = save_game(saved(test::random_game(3, 1, RandomPolicy::Uniform)));
    REQUIRE(save_problem(good) == "none");
    const auto changed = [&](std::size_t at, int value)
    {
        Bytes bytes = good;
        bytes[at] = static_cast<std::byte>(value);
        return save_problem(bytes);
    };
    CHECK(save_problem({}) == "this save cannot be opened: it is not a saved game of El Grande");
    CHECK(changed(0, 'P').find("not a saved game") != std::string::npos);
    CHECK(changed(4, 9).find("kind 9") != std::string::npos);
    CHECK(changed(5, 200).find("newer version of this program (format 200, rules 1)") != std::string::npos);
    CHECK(changed(7, 3).find("newer version of this program (format 1, rules 3)") != std::string::npos);
    CHECK(changed(5, 0).find("format 0") != std::string::npos);
    CHECK(changed(40, 255).find("damaged") != std::string::npos);
    CHECK(save_problem(Bytes(max_save_bytes + 1)).find("larger than 64 KB") != std::string::npos);
    Bytes longer = good;
    longer.push_back(std::byte{});
    CHECK(save_problem(longer).find("should hold") != std::string::npos);
}
