// Links and saves of every format and rules number that ever was: they must open for ever. The folder's README says how
// they were made.
#include "record/link.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"
#include "rules/game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <iterator>
#include <span>
#include <string>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

std::string contents(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    INFO(path);
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), {}};
}

Game record_of(const std::string& path)
{
    auto game = read_record(contents(path));
    REQUIRE((game ? "" : to_string(game.problem())) == "");
    return std::move(*game);
}

Opened opened(const std::string& path)
{
    auto link = open_link(contents(path));
    REQUIRE((link ? "" : link.problem().message) == "");
    return std::move(*link);
}

} // namespace

TEST_CASE("a link of a game of format 1 opens as the game that it was made of")
{
    const Game game = record_of("data/golden/five-players.elg");
    const auto link = std::get<Game>(opened("tests/record/kept/five-players.game-1.link"));
    CHECK(link.setup == game.setup);
    CHECK(link.actions == game.actions);
    CHECK(colours_of(link.players) == colours_of(game.players));
}

TEST_CASE("links of a position of format 1 open as the position that they were made of")
{
    const Game game = record_of("data/golden/sample-game.elg");
    const State last = last_state(game);
    const auto all = std::get<OpenedPosition>(opened("tests/record/kept/sample-game.everything-1.link"));
    CHECK(all.state == last);
    const auto seen = std::get<OpenedPosition>(opened("tests/record/kept/sample-game.position-1.link"));
    CHECK(seen.state.caballeros == last.caballeros);
    CHECK(seen.state.score == last.score);
    CHECK(seen.state.hand == last.hand);
    CHECK(seen.state.decision == last.decision);
    CHECK(colours_of(seen.players) == colours_of(game.players));
}

TEST_CASE("a save of format 1 loads as the game that it was made of")
{
    for (const std::string name : {"five-players", "sample-game"})
    {
        const std::string bytes = contents("tests/record/kept/" + name + ".save-1.bin");
        const auto saved = load_save(std::as_bytes(std::span(bytes)));
        REQUIRE((saved ? "" : saved.problem().message) == "");
        CHECK(same(saved->game, record_of("data/golden/" + name + ".elg")));
    }
}
