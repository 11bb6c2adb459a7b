#include "words/rule_set.hpp"

#include <array>

namespace elgrande::words
{

namespace
{

constexpr std::array<Key, edition_count> edition_names{
    Key::EditionClassic,  Key::EditionBigBox,       Key::Edition2023,       Key::EditionIntrigue,
    Key::EditionColonies, Key::EditionKingColonies, Key::EditionGrandissimo};

constexpr std::array<ModuleWords, module_count> modules{{
    {Key::ModuleFourStacks, Key::ModuleFourStacksHelp},
    {Key::ModuleRivalries, Key::ModuleRivalriesHelp},
    {Key::ModuleDelegation, Key::ModuleDelegationHelp},
    {Key::ModuleFirstVeto, Key::ModuleFirstVetoHelp},
    {Key::ModuleSecondVeto, Key::ModuleSecondVetoHelp},
    {Key::ModuleNewRegency, Key::ModuleNewRegencyHelp},
    {Key::ModulePowerShift, Key::ModulePowerShiftHelp},
    {Key::ModuleStandardBearers, Key::ModuleStandardBearersHelp},
}};

} // namespace

Key edition_name(Edition edition)
{
    return edition_names[static_cast<std::size_t>(edition)];
}

const ModuleWords& module_words(Module module)
{
    return modules[static_cast<std::size_t>(module)];
}

std::string rule_set(const Localizer& localizer, const Setup& setup)
{
    std::string text = localizer.text(
        Key::RulesSummary,
        {{"edition", localizer.text(edition_name(setup.edition))}, {"count", setup.players}, {"rounds", setup.rounds}});
    std::string list;
    const auto add = [&](Key name) { list += (list.empty() ? "" : ", ") + localizer.text(name); };
    if (has_dummy(setup))
    {
        add(Key::RulesDummy);
    }
    if (has_four_stacks(setup))
    {
        add(Key::ModuleFourStacks);
    }
    for (int i = 1; i < module_count; ++i)
    {
        if (setup.modules.contains(static_cast<Module>(i)))
        {
            add(module_words(static_cast<Module>(i)).name);
        }
    }
    if (setup.first_deck)
    {
        add(Key::HomeFirstDeck);
    }
    if (!setup.vetoes)
    {
        add(Key::RulesNoVetoes);
    }
    return list.empty() ? text : localizer.text(Key::RulesWith, {{"rules", text}, {"list", list}});
}

} // namespace elgrande::words
