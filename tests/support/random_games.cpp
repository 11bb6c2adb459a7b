#include "support/random_games.hpp"

#include "record/describe.hpp"
#include "record/link/link.hpp"
#include "record/notation.hpp"
#include "rules/playout.hpp"
#include "support/game_of.hpp"
#include "support/print.hpp"
#include "support/setups.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::test
{

Setup with_options(Setup setup, Random& random)
{
    setup.rounds = random.below(4) == 0 ? 6 : 9;
    setup.vetoes = !setups::can_leave_out_vetoes(setup) || random.below(4) != 0;
    setup.hidden_hands = random.below(2) == 0;
    setup.open_castillo = random.below(2) == 0;
    setup.spares_own = setup.edition == Edition::Classic && random.below(2) == 0;
    setup.first_deck = has_own_cards(setup) && random.below(2) == 0;
    setups::leave_out(setup, is_grandissimo(setup) && random.below(2) == 0 ? random.next() : 0);
    setup.seed = random.next();
    return setup;
}

// Printed directly, because Catch2 breaks the lines of its messages, and with them the links.
void print_position(std::uint64_t number, const record::Game& game, const State& state)
{
    std::cout << "Game " << number << ", action " << game.actions.size() << ", again by --rng-seed " << Catch::getSeed()
              << '\n'
              << record::describe(state, game.players) << print(state.decision) << "\nthe position: "
              << record::position_link(state, record::colours_of(game.players), record::Sharing::Everything)
              << "\nthe game: " << record::game_link(game) << std::endl;
}

namespace
{

void print_step(std::uint64_t number, const Step& step)
{
    print_position(number, step.game, step.before);
    std::cout << "  answered: " << record::notation(step.before, step.action, step.game.players) << '\n';
    for (const Event& event : step.events)
    {
        std::cout << "    " << print(event) << '\n';
    }
    std::cout.flush();
}

/// Plays `games` games, cycling through `sets`.
void play(const std::vector<Setup>& sets, int games, const Check& check)
{
    Random draw(Catch::getSeed());
    const std::size_t first = draw.below(static_cast<std::uint32_t>(sets.size()));
    for (std::size_t number = 0; std::cmp_less(number, games); ++number)
    {
        const Setup setup = with_options(sets[(first + number) % sets.size()], draw);
        const RandomPolicy policy =
            (number + number / sets.size()) % 2 == 0 ? RandomPolicy::Uniform : RandomPolicy::Busy;
        Random actions(draw.next());
        Random checks(draw.next());
        record::Game game = game_of(setup);
        State state = new_game(setup);
        while (!is_over(state))
        {
            const State before = state;
            const Action action = random_action(state, actions, policy);
            std::vector<Event> events;
            auto keep = [&](const Event& event) { events.push_back(event); };
            apply(state, action, keep);
            const Step step{game, before, action, state, events, checks};
            if (const std::string wrong = check(step); !wrong.empty())
            {
                print_step(number, step);
                FAIL(wrong);
            }
            game.actions.push_back(action);
        }
    }
    SUCCEED(games << " games");
}

} // namespace

void play_every_rule_set(int per_rule_set, const Check& check)
{
    const std::vector<Setup> sets = setups::every_rule_set();
    play(sets, at_least("ELGRANDE_GAMES", static_cast<int>(sets.size()) * per_rule_set), check);
}

void play_expansions(int games, const Check& check)
{
    play(setups::expansions(), std::max(fewer_if_sanitized(games), wanted("ELGRANDE_GAMES", 0) * 2 / 5), check);
}

} // namespace elgrande::test
