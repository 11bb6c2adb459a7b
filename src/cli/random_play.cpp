// The commands "perft", "bench" and "playout": count positions, measure speed, write a random game.
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/rules.hpp"
#include "record/notation.hpp"
#include "rules/perft.hpp"
#include "rules/playout.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <iomanip>
#include <iostream>

namespace elgrande::cli
{

namespace
{

constexpr std::uint64_t any_number = ~std::uint64_t{0};

} // namespace

void run_perft(Arguments& arguments)
{
    const std::string path = arguments.plain("a file");
    const int depth = static_cast<int>(number_in("DEPTH", arguments.plain("a depth"), 0, 20));
    arguments.done();
    std::cout << perft(last_state(read_game(path)), depth) << '\n';
}

void bench(Arguments& arguments)
{
    const std::uint64_t players = arguments.number("--players", 2, max_players, 0);
    const std::uint64_t games = arguments.number("--games", 1, 1'000'000'000, 1'000);
    Random seeds(arguments.number("--seed", 0, any_number, 1));
    Setup setup = rules_of(arguments);
    arguments.done();
    Series series;
    const auto begin = std::chrono::steady_clock::now();
    for (std::uint64_t game = 0; game < games; ++game)
    {
        setup.players = players_of_game(players, game);
        setup.seed = seeds.next();
        add_random_game(series, checked(setup));
    }
    const std::chrono::duration<double> elapsed_s = std::chrono::steady_clock::now() - begin;
    std::cout << "games " << series.games << "\ndecisions " << series.decisions << std::fixed << std::setprecision(0)
              << "\ndecisions/s " << static_cast<double>(series.decisions) / elapsed_s.count() << "\ngames/s "
              << static_cast<double>(series.games) / elapsed_s.count() << "\ndigest " << std::hex << std::setfill('0')
              << std::setw(16) << series.digest << '\n';
}

void play_at_random(Arguments& arguments)
{
    Setup setup = rules_of(arguments);
    setup.players = static_cast<std::uint8_t>(arguments.number("--players", 2, max_players, 4));
    setup.seed = arguments.number("--seed", 0, any_number, 1);
    setup.open_castillo = arguments.flag("--open-castillo");
    setup.hidden_hands = arguments.flag("--hidden-hands");
    const RandomPolicy policy = arguments.flag("--busy") ? RandomPolicy::Busy : RandomPolicy::Uniform;
    arguments.done();
    setup = checked(setup);
    using record::Colour;
    constexpr std::array colours{Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple};
    record::Game game{setup, record::players_of(std::span(colours).first(setup.players)), {}, {}};
    State state = new_game(setup);
    Random random(~setup.seed); // not the numbers with which the game shuffles
    play_out(state, random, policy, [&](const State&, Action action) { game.actions.push_back(action); });
    std::cout << record::write_record(game);
}

} // namespace elgrande::cli
