#pragma once

#include "record/game.hpp"
#include "record/link/link.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "rules/random.hpp"
#include "support/setups.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Random games for the tests of records.
namespace elgrande::test
{

/// Returns a game without any action, with random edition, modules, options and colours: always the same one for the
/// same arguments.
inline record::Game fresh_game(int players, std::uint64_t number)
{
    Random random(number * 8 + static_cast<std::uint64_t>(players));
    std::vector<Setup> sets = setups::every_rule_set();
    std::erase_if(sets, [players](const Setup& set) { return set.players != players; });
    Setup setup = sets[random.below(static_cast<std::uint32_t>(sets.size()))];
    setup.seed = random.next();
    setup.rounds = random.below(4) == 0 ? 6 : 9;
    setup.vetoes = !setups::can_leave_out_vetoes(setup) || random.below(4) != 0;
    setup.open_castillo = random.below(2) == 0;
    setup.hidden_hands = random.below(2) == 0;
    setup.spares_own = setup.edition == Edition::Classic && random.below(2) == 0;
    setup.first_deck = has_own_cards(setup) && random.below(2) == 0;
    using record::Colour;
    std::array colours{Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple};
    random.shuffle(std::span<Colour>(colours));
    return {setup, record::players_of(std::span(colours).first(setup.players)), {}, {}};
}

/// Plays fresh_game(players, number) to its end by `policy`. Calls before(state, game) before every action and once at
/// the end. Returns the finished game.
template <class Before>
record::Game random_game(int players, std::uint64_t number, RandomPolicy policy, Before before)
{
    record::Game game = fresh_game(players, number);
    State state = new_game(game.setup);
    Random random(number ^ 0x5eed);
    while (!is_over(state))
    {
        before(state, game);
        const Action action = random_action(state, random, policy);
        apply(state, action);
        game.actions.push_back(action);
    }
    before(state, game);
    return game;
}

/// The same without a callback.
inline record::Game random_game(int players, std::uint64_t number, RandomPolicy policy)
{
    return random_game(players, number, policy, [](const State&, const record::Game&) {});
}

/// Returns what a failing test prints: the game's number, the action, and a link to the position.
inline std::string place_of_failure(std::uint64_t number, const record::Game& game)
{
    return "random game " + std::to_string(number) + ", action " + std::to_string(game.actions.size()) + ", "
           + game_link(game);
}

} // namespace elgrande::test
