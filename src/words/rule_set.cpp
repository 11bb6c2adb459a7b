#include "words/rule_set.hpp"

#include "rules/cards/card.hpp"
#include "rules/complete.hpp"

namespace elgrande::words
{

namespace
{

constexpr auto editions = table_of<EditionWords, edition_count>(
    EditionWords{Key::EditionClassic, Key::EditionClassicAbout},
    EditionWords{Key::EditionBigBox, Key::EditionBigBoxAbout}, EditionWords{Key::Edition2023, Key::Edition2023About},
    EditionWords{Key::EditionIntrigue, Key::EditionIntrigueAbout},
    EditionWords{Key::EditionColonies, Key::EditionColoniesAbout},
    EditionWords{Key::EditionKingColonies, Key::EditionKingColoniesAbout},
    EditionWords{Key::EditionGrandissimo, Key::EditionGrandissimoAbout});

constexpr auto modules = table_of<ModuleWords, module_count>(
    ModuleWords{Key::ModuleFourStacks, Key::ModuleFourStacksHelp, Key::ModuleFactsThree},
    ModuleWords{Key::ModuleRivalries, Key::ModuleRivalriesHelp, Key::ModuleFactsMedium},
    ModuleWords{Key::ModuleDelegation, Key::ModuleDelegationHelp, Key::ModuleFactsEasy},
    ModuleWords{Key::ModuleFirstVeto, Key::ModuleFirstVetoHelp, Key::ModuleFactsEasy},
    ModuleWords{Key::ModuleSecondVeto, Key::ModuleSecondVetoHelp, Key::ModuleFactsEasy},
    ModuleWords{Key::ModuleNewRegency, Key::ModuleNewRegencyHelp, Key::ModuleFactsMedium},
    ModuleWords{Key::ModulePowerShift, Key::ModulePowerShiftHelp, Key::ModuleFactsHard},
    ModuleWords{Key::ModuleStandardBearers, Key::ModuleStandardBearersHelp, Key::ModuleFactsEasy});

} // namespace

const EditionWords& edition_words(Edition edition)
{
    return editions[static_cast<std::size_t>(edition)];
}

std::string edition_facts(const Localizer& localizer, Edition edition)
{
    const EditionRow& row = edition_row(edition);
    constexpr auto difficulties = table_of<Key, max_difficulty>(Key::EditionForNewcomers, Key::EditionFairlyEasy,
                                                                Key::EditionMedium, Key::EditionForExperienced);
    return localizer.text(Key::EditionFacts,
                          {{"count", row.minutes}, {"value", localizer.text(difficulties[row.difficulty - 1U])}});
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
