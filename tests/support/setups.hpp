#pragma once

#include "rules/cards/card.hpp"

#include <algorithm>
#include <vector>

namespace elgrande::setups
{

/// Every set of rules that can be chosen: edition × players × rounds × modules, without the options that only hide or
/// show something; of the first `editions` only.
inline std::vector<Setup> every_rule_set(int editions = edition_count)
{
    std::vector<Setup> sets;
    for (int edition = 0; edition < editions; ++edition)
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

/// Are Vetoes in stacks, from which the table can leave them out?
inline bool can_leave_out_vetoes(const Setup& setup)
{
    return setup.edition == Edition::Classic || setup.edition == Edition::BigBox;
}

/// The rule set and options of game `number`: many numbers in a row are spread over all rule sets of these editions.
inline Setup any_setup(std::uint64_t number, int editions = edition_count)
{
    const std::vector<Setup> sets = every_rule_set(editions);
    const auto older = static_cast<std::uint64_t>(std::count_if(sets.begin(), sets.end(), can_leave_out_vetoes));
    // A third of the games is by one of the few sets of the older editions, which come first. Otherwise a step that
    // shares no factor with the number of sets lets neighbours differ in everything.
    const bool is_older = number / 8 % 3 == 0;
    Setup setup =
        sets[static_cast<std::size_t>(is_older ? (number + number / 24) % older : number * 10007 % sets.size())];
    setup.rounds = number % 5 == 0 ? 6 : 9;
    setup.hidden_hands = number % 3 == 0;
    setup.open_castillo = number % 2 == 0;
    setup.vetoes = !can_leave_out_vetoes(setup) || number % 7 != 0;
    setup.spares_own = setup.edition == Edition::Classic && number % 11 == 0;
    setup.first_deck = setup.edition == Edition::Intrigue && number % 4 == 0;
    setup.seed = number;
    return setup;
}

} // namespace elgrande::setups
