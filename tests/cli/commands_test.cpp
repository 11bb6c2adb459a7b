// Runs every command that reads a file or link on every question of every edition, in this process and so under the
// sanitizers. tests/cli/cli_test.mjs checks the output.
#include "cli/commands.hpp"
#include "record/link/link.hpp"
#include "record/link/puzzle.hpp"
#include "record/notation.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "search/best_turns.hpp"
#include "support/game_of.hpp"
#include "support/setups.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

using namespace elgrande;

namespace
{

using Command = void (*)(cli::Arguments&);

/// Returns what a command prints, or its one-line refusal.
std::string said(Command command, std::vector<std::string> words)
{
    cli::Arguments arguments(std::move(words));
    const std::ostringstream printed;
    std::streambuf* before = std::cout.rdbuf(printed.rdbuf());
    std::string text;
    try
    {
        command(arguments);
        text = printed.str();
    }
    catch (const cli::Failure& failure)
    {
        text = failure.what();
        CHECK(text.find('\n') == std::string::npos);
    }
    std::cout.rdbuf(before);
    CHECK_FALSE(text.empty());
    return text;
}

std::string line_of(std::string text)
{
    return text.substr(0, text.find('\n'));
}

/// A temporary folder, removed with its files at the end.
struct Folder
{
    std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("elgrande-commands-" + std::to_string(std::random_device{}()));

    Folder() { std::filesystem::create_directories(path); }
    ~Folder() { std::filesystem::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string file(const char* name) const { return (path / name).string(); }
};

/// Runs the commands that solve the position for each objective, as a record and as a puzzle.
void solve(const std::string& record, const State& state, const std::vector<record::Colour>& colours)
{
    for (int i = 0; i < objective_count; ++i)
    {
        const auto objective = static_cast<Objective>(i);
        said(cli::find_best_turns, {record, "--objective", std::string(objective_id(objective)), "--positions", "100"});
        const std::string puzzle = record::puzzle_link({state, colours, {.objective = objective}, {}});
        if (!puzzle.empty())
        {
            said(cli::judge_puzzles, {puzzle, "--positions", "1000"});
        }
    }
}

/// Runs every command that reads a file or link on the game, whose last state is `state`.
void ask_everything(const Folder& folder, const record::Game& game, const State& state)
{
    const std::string record = folder.file("game.elg");
    const std::string save = folder.file("game.elgrande");
    std::ofstream(record) << write_record(game);
    said(cli::replay, {record});
    said(cli::replay, {record, "--json"});
    if (!is_over(state))
    {
        said(cli::list_legal, {record});
    }
    said(cli::run_perft, {record, "1"});
    for (const char* option : {"--game", "--everything"})
    {
        said(cli::open, {line_of(said(cli::link, {record, option}))});
    }
    said(cli::open, {line_of(said(cli::link, {record}))});
    cli::Arguments saving({record, save});
    cli::save(saving);
    CHECK(said(cli::replay, {save}) == said(cli::replay, {record}));
    solve(record, state, record::colours_of(game.players));
}

/// Returns a puzzle that can be solved and begins in a player's own turn before a card is taken.
std::string puzzle_before_a_card(Setup setup)
{
    for (setup.seed = 1;; ++setup.seed)
    {
        Random random(setup.seed);
        for (State state = new_game(setup); !is_over(state);
             apply(state, random_action(state, random, RandomPolicy::Busy)))
        {
            if (state.turn.card == no_card && state.decision.question != Question::TakeCard && is_within_turn(state)
                && !record::validate_posed(state) && search::best_turns(state, Objective::Lead).exact)
            {
                return record::puzzle_link({.position = state,
                                            .colours = record::colours_of(test::game_of(setup).players),
                                            .task = {.objective = Objective::Lead},
                                            .texts = {}});
            }
        }
    }
}

} // namespace

TEST_CASE("every command answers or refuses at every question of every edition, with and without a card taken")
{
    const Folder folder;
    std::set<std::tuple<Edition, Question, bool, EffectSource>> seen;
    std::set<Question> questions;
    constexpr std::uint64_t games = 150;
    constexpr std::uint64_t max_games = 5000; // some questions are rare
    constexpr auto all = static_cast<std::size_t>(last_question) + 1;
    for (std::uint64_t number = 0; number < games || (questions.size() < all && number < max_games); ++number)
    {
        record::Game game = test::game_of(setups::any_setup(number));
        State state = new_game(game.setup);
        Random random(number);
        while (true)
        {
            const bool card = state.turn.card != no_card;
            questions.insert(state.decision.question);
            if (seen.emplace(game.setup.edition, state.decision.question, card, state.progress.source).second)
            {
                INFO("game " << number << ", question " << static_cast<int>(state.decision.question) << ", "
                             << game_link(game));
                ask_everything(folder, game, state);
            }
            if (is_over(state))
            {
                break;
            }
            game.actions.push_back(random_action(state, random, RandomPolicy::Busy));
            apply(state, game.actions.back());
        }
    }
    CHECK(questions.size() == all);
}

TEST_CASE("links of puzzles that begin before a card is taken are judged")
{
    Setup with_modifiers{.edition = Edition::Edition2023, .players = 3};
    with_modifiers.modules.insert(Module::PowerShift);
    for (const std::string& link :
         {puzzle_before_a_card({.edition = Edition::Intrigue}), puzzle_before_a_card(with_modifiers)})
    {
        const std::string row = said(cli::judge_puzzles, {link});
        INFO(link << '\n' << row);
        CHECK(row.find(R"("card": "free")") != std::string::npos);
        CHECK(row.find(R"("nearest": null)") == std::string::npos); // the collection is not empty
    }
}
