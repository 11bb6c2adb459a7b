// Links and saves of every format and rules number that ever was: they must open for ever. The folder's README says how
// they were made.
#include "record/link/link.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"
#include "rules/game.hpp"
#include "rules/play/transition.hpp"
#include "rules/playout.hpp"
#include "rules/view.hpp"
#include "support/print.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <regex>
#include <span>
#include <sstream>
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
    REQUIRE((game ? "" : to_string(game.error())) == "");
    return std::move(*game);
}

Opened opened(const std::string& path)
{
    auto link = open_link(contents(path));
    REQUIRE((link ? "" : link.error().message) == "");
    return std::move(*link);
}

SavedGame loaded(const std::string& path)
{
    const std::string bytes = contents(path);
    INFO(path);
    auto saved = load_save(std::as_bytes(std::span(bytes)));
    REQUIRE((saved ? "" : saved.error().message) == "");
    return std::move(*saved);
}

bool is_action(const std::string& line)
{
    static const std::regex colour_and_verb("(Red|Blue|Green|Yellow|Purple) [a-z].*");
    return std::regex_match(line, colour_and_verb);
}

/// A game that was written down by rules number 1, after so many of its actions.
Game old_game(const std::string& name, std::size_t moment = max_actions)
{
    std::istringstream lines(contents("tests/record/kept/" + name + ".record-1.elg"));
    std::string text;
    for (std::string line; std::getline(lines, line);)
    {
        if (is_action(line) && moment-- == 0)
        {
            break;
        }
        text += line + "\n";
    }
    auto game = read_record(text);
    REQUIRE((game ? "" : to_string(game.error())) == "");
    return std::move(*game);
}

/// As rules number 1 had it: nobody knew what a scoring had uncovered in the Castillo, and the cards of the first round
/// lay there, and those of the dummy had been played, while modifiers were passed.
State as_it_was(State state)
{
    state.castillo_seen = false;
    if (modifiers_are_passed(state) && state.rounds_begun == 0)
    {
        state.rounds_begun = 1;
        if (has_dummy(state.setup))
        {
            begin_dummys_round({state, {}});
        }
    }
    return state;
}

State moment_of(const std::string& name, std::size_t moment)
{
    return as_it_was(last_state(old_game(name, moment)));
}

/// Everything that is open to all at the table.
void check_seen(const State& state, const State& was)
{
    const PlayerView seen = view(state, nobody);
    const PlayerView then = view(was, nobody);
    CHECK(seen.caballeros == then.caballeros);
    CHECK(seen.castillo == then.castillo);
    CHECK(seen.court == then.court);
    CHECK(seen.score == then.score);
    CHECK(seen.king == then.king);
    CHECK(seen.grande == then.grande);
    CHECK(seen.bearer == then.bearer);
    CHECK(seen.board_at == then.board_at);
    CHECK(seen.offered == then.offered);
    CHECK(seen.taken_by == then.taken_by);
    CHECK(seen.hand_size == then.hand_size);
    CHECK(seen.played == then.played);
    CHECK(seen.modifier_count == then.modifier_count);
    CHECK(seen.added == then.added);
    CHECK(seen.vetoes == then.vetoes);
}

/// Games that together use every edition and every module.
constexpr std::array kept_names{"big-box-five",
                                "edition-2023-dummy",
                                "edition-2023-old-hands-regency",
                                "edition-2023-four-stacks",
                                "edition-2023-power-shift",
                                "big-box-standard-bearers"};

} // namespace

TEST_CASE("a link of a game of rules number 1 opens as the game that it was made of")
{
    const Game game = old_game("five-players");
    const auto link = std::get<Game>(opened("tests/record/kept/five-players.game-1.link"));
    CHECK(link.setup == game.setup);
    CHECK(link.actions == game.actions);
    CHECK(colours_of(link.players) == colours_of(game.players));
}

TEST_CASE("links of a position of rules number 1 open as the position that they were made of")
{
    const Game game = old_game("sample-game");
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

TEST_CASE("a save of rules number 1 loads as the game that it was made of")
{
    for (const std::string name : {"five-players", "sample-game"})
    {
        CHECK(same(loaded("tests/record/kept/" + name + ".save-1.bin").game, old_game(name)));
    }
}

TEST_CASE("the kept games use every edition and every module")
{
    unsigned modules = 0;
    for (const std::string name : kept_names)
    {
        modules |= old_game(name).setup.modules.bits();
    }
    CHECK(modules == (1U << module_count) - 1U);
}

TEST_CASE("links of rules number 1 of every edition and module open as the moments that they were made of")
{
    for (const std::string name : kept_names)
    {
        const auto colours = colours_of(old_game(name).players);
        std::istringstream lines(contents("tests/record/kept/" + name + ".links-1.txt"));
        std::string kind;
        std::size_t moment = 0;
        std::string text;
        int opened_links = 0;
        for (; lines >> kind >> moment >> text; ++opened_links)
        {
            INFO(name << ", " << kind << " " << moment);
            const State was = moment_of(name, moment);
            auto link = open_link(text);
            REQUIRE((link ? "" : link.error().message) == "");
            if (const auto* position = std::get_if<OpenedPosition>(&*link))
            {
                CHECK(colours_of(position->players) == colours);
                check_seen(position->state, was);
                CHECK((kind == "seen" || position->state == was));
                continue;
            }
            const Game& whole = std::get<Game>(*link);
            CHECK_THAT(last_state(whole), test::same_as(was));
            CHECK(std::holds_alternative<State>(whole.start) == (kind == "start"));
        }
        CHECK(opened_links >= 10);
    }
}

TEST_CASE("saves of rules number 1 of every edition and module load as the games that they were made of")
{
    for (const std::string name : kept_names)
    {
        INFO(name);
        CHECK(same(loaded("tests/record/kept/" + name + ".save-1.bin").game, old_game(name)));
        // Begun at a moment of the game, the one that stands in the line "start" of its links.
        const Game begun = loaded("tests/record/kept/" + name + ".start-1.bin").game;
        const std::string lines = contents("tests/record/kept/" + name + ".links-1.txt");
        const std::size_t moment = std::stoul(lines.substr(lines.find("start ") + 6));
        CHECK(std::get<State>(begun.start) == moment_of(name, moment));
    }
}

TEST_CASE("saves of rules number 1 of stated starts with modules load as their records")
{
    for (const std::string name : {"stated-standard-bearers", "stated-power-shift"})
    {
        const Game game = loaded("tests/record/kept/" + name + ".save-1.bin").game;
        CHECK(write_record(game) == write_record(record_of("tests/record/kept/" + name + ".elg")));
    }
}

TEST_CASE("saves of format 4 of stated starts with expansions load as their records")
{
    for (const std::string name : {"stated-colonies", "stated-grandissimo", "stated-intrigue"})
    {
        const Game game = loaded("tests/record/kept/" + name + ".save-2.bin").game;
        CHECK(write_record(game) == write_record(record_of("tests/record/kept/" + name + ".elg")));
    }
}

TEST_CASE("random games of rules number 1 come to the positions that rules number 1 came to, and go on")
{
    // Each line was written by the last program with rules number 1: what happens, a game, the position at its end.
    std::istringstream lines(contents("tests/record/kept/random-1.txt"));
    std::string what;
    std::string game_text;
    std::string position_text;
    int count = 0;
    Random random(1);
    for (; lines >> what >> game_text >> position_text; ++count)
    {
        INFO(what << " " << game_text);
        auto game = open_link(game_text);
        REQUIRE((game ? "" : game.error().message) == "");
        auto position = open_link(position_text);
        REQUIRE((position ? "" : position.error().message) == "");
        State state = last_state(std::get<Game>(*game));
        CHECK(as_it_was(state) == as_it_was(std::get<OpenedPosition>(*position).state));
        CHECK(validate_game(std::get<Game>(*game)) == std::nullopt);
        play_out(state, random);
        // What was read is written by the present rules, and stays the same game.
        const auto again = open_link(game_link(std::get<Game>(*game)));
        REQUIRE(again);
        CHECK(same(std::get<Game>(*again), std::get<Game>(*game)));
    }
    CHECK(count == 100);
}

TEST_CASE("a save of rules number 1 loads at the action where it was left")
{
    const SavedGame saved = loaded("tests/record/kept/cursor.save-1.bin");
    CHECK(saved.cursor < saved.game.actions.size());
    const auto there = std::get<OpenedPosition>(opened("tests/record/kept/cursor.everything-1.link"));
    CHECK(replay(saved.game, saved.cursor) == there.state);
}
