// The player of a seat: a person, or a computer of a level.
#include "record/envelope.hpp"
#include "record/link/link.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"
#include "support/random_record.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

Game with_computers()
{
    Game game = test::random_game(3, 5, RandomPolicy::Uniform);
    game.players[1].controller.computer_level = 2;
    game.players[2].controller.computer_level = max_computer_level;
    return game;
}

/// Returns why a save does not open if the level of the last player is changed within a valid envelope.
std::string problem_with_level(SavedGame saved, std::uint8_t level)
{
    const Bytes bytes = save_game(saved);
    --saved.game.players.back().controller.computer_level;
    const Bytes other = save_game(saved);
    const auto body = open_envelope(bytes);
    const auto other_body = open_envelope(other);
    Bytes changed(body.begin(), body.end());
    const auto differs = std::mismatch(body.begin(), body.end(), other_body.begin()).first - body.begin();
    changed[static_cast<std::size_t>(differs)] = static_cast<std::byte>(level);
    const auto loaded = load_save(put_in_envelope(changed));
    return loaded ? "" : loaded.error().message;
}

} // namespace

TEST_CASE("a save says which seats a computer plays")
{
    const Game game = with_computers();
    REQUIRE_FALSE(validate_game(game).has_value());
    const Bytes bytes = save_game({.game = game, .name = "n"});
    const auto loaded = load_save(bytes);
    REQUIRE(loaded.ok());
    CHECK(loaded->game.players == game.players);
    CHECK(save_game(*loaded) == bytes);

    Game people = game;
    people.players = players_of(colours_of(game.players));
    CHECK_FALSE(same(people, game));
    CHECK(load_save(save_game({.game = people, .name = "n"}))->game.players == people.players);

    Game commented = game;
    commented.comments = {{0, "first"}};
    const auto both = load_save(save_game({.game = commented, .name = "n"}));
    REQUIRE(both.ok());
    CHECK(both->game.comments == commented.comments);
    CHECK(both->game.players == game.players);
}

TEST_CASE("an unknown level is refused")
{
    const SavedGame saved{.game = with_computers(), .name = "n"};
    CHECK(problem_with_level(saved, 0).empty()); // the other computer is left
    CHECK(problem_with_level(saved, max_computer_level).empty());
    for (const int level : {max_computer_level + 1, 128, 255})
    {
        CHECK(problem_with_level(saved, static_cast<std::uint8_t>(level)).find("computer") != std::string::npos);
    }
    Game game = saved.game;
    game.players[0].controller.computer_level = max_computer_level + 1;
    CHECK(validate_game(game)->message.find("unknown level") != std::string::npos);
}

TEST_CASE("a record states the computers behind their names")
{
    const Game game = with_computers();
    const std::string text = write_record(game);
    CHECK(text.find("\" computer 2\n") != std::string::npos);
    const auto back = read_record(text);
    REQUIRE(back.ok());
    CHECK(back->players == game.players);
    CHECK(write_record(*back) == text);

    const auto with_line = [&](std::string_view line)
    {
        std::string changed = text;
        const std::size_t at = changed.find("Player: ");
        changed.replace(at, changed.find('\n', at) - at, line);
        const auto read = read_record(changed);
        return read ? std::string("none") : read.error().message;
    };
    const std::string colour(word(game.players[0].colour));
    CHECK(with_line("Player: " + colour + " \"computer 3\"") == "none"); // only a name
    CHECK(with_line("Player: " + colour + " \"Ana\" computer 3") == "none");
    for (const char* wrong : {" \"Ana\" computer", " \"Ana\" computer 0", " \"Ana\" computer 10", " \"Ana\" robot",
                              " \"Ana\" computer -1", " computer 2", " \"Ana computer 2"})
    {
        INFO(wrong);
        CHECK(with_line("Player: " + colour + wrong) != "none");
    }
}

TEST_CASE("links carry no computers")
{
    const Game game = with_computers();
    auto opened = open_link(game_link(game));
    REQUIRE(opened.ok());
    CHECK(to_game(std::move(*opened)).players == players_of(colours_of(game.players)));
}
