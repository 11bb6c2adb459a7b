#pragma once

#include "rules/cards/card.hpp"
#include "rules/random.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace elgrande::setups
{

/// Returns every rule set: edition × players × modules, with the default options.
inline std::vector<Setup> every_rule_set()
{
    std::vector<Setup> sets;
    for (int edition = 0; edition < edition_count; ++edition)
    {
        const unsigned offered = edition_row(static_cast<Edition>(edition)).modules.bits();
        for (unsigned modules = 0; modules < 1U << module_count; ++modules)
        {
            for (std::uint8_t players = 2; players <= 5 && (modules & ~offered) == 0; ++players)
            {
                Setup setup;
                setup.edition = static_cast<Edition>(edition);
                setup.modules = Modules(modules);
                setup.players = players;
                if (!validate_setup(setup))
                {
                    sets.push_back(setup);
                }
            }
        }
    }
    return sets;
}

/// Returns the rule sets of the expansions.
inline std::vector<Setup> expansions()
{
    std::vector<Setup> sets = every_rule_set();
    std::erase_if(sets, [](const Setup& setup) { return setup.edition < Edition::Intrigue; });
    return sets;
}

/// True if the rule set can be played without Vetoes.
inline bool can_leave_out_vetoes(const Setup& setup)
{
    return setup.edition == Edition::Classic || setup.edition == Edition::BigBox || setup.edition == Edition::Colonies
           || setup.edition == Edition::Grandissimo;
}

/// Leaves parts and up to seven cards of Grandissimo in the box, chosen by `number`; none if it is 0. Does nothing in
/// other editions.
inline void leave_out(Setup& setup, std::uint64_t number)
{
    if (!is_grandissimo(setup))
    {
        return;
    }
    setup.parts_left_out = static_cast<std::uint8_t>(number % (1U << part_count));
    Random random(number);
    for (auto left = number / (1U << part_count) % 8; left > 0; --left)
    {
        setup.cards_left_out |=
            1U << random.below(static_cast<std::uint32_t>(sixth_cards({.edition = Edition::Grandissimo})));
    }
}

/// Returns the rule set and options of game `number`; consecutive numbers cover all rule sets evenly.
inline Setup any_setup(std::uint64_t number)
{
    // Sorts the rule sets of editions other than 2023, which are few, to the front.
    const auto is_old = [](const Setup& setup) { return setup.edition != Edition::Edition2023; };
    static const std::vector<Setup> sets = [is_old]
    {
        std::vector<Setup> all = every_rule_set();
        std::stable_partition(all.begin(), all.end(), is_old);
        return all;
    }();
    static const auto old = static_cast<std::uint64_t>(std::count_if(sets.begin(), sets.end(), is_old));
    // A third of the games uses one of these. The others step through all sets by a number coprime to their count, so
    // that consecutive games differ in everything.
    const bool old_one = number / 8 % 3 == 0;
    Setup setup = sets[static_cast<std::size_t>(old_one ? (number + number / 24) % old : number * 10007 % sets.size())];
    setup.rounds = number % 5 == 0 ? 6 : 9;
    setup.hidden_hands = number % 3 == 0;
    setup.open_castillo = number % 2 == 0;
    setup.vetoes = !can_leave_out_vetoes(setup) || number % 7 != 0;
    setup.spares_own = setup.edition == Edition::Classic && number % 11 == 0;
    setup.first_deck = has_own_cards(setup) && number % 4 == 0;
    leave_out(setup, number % 3 == 0 ? number : 0);
    setup.seed = number;
    return setup;
}

} // namespace elgrande::setups
