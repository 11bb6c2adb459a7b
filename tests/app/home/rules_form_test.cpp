#include "screens/home/rules_form.hpp"

#include "rules/cards/card.hpp"
#include "support/app_driver.hpp"
#include "support/written.hpp"
#include "words/localizer.hpp"
#include "words/rule_set.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

/// Chooses the option with this name. Returns false if it is not offered.
bool choose(RulesForm& form, int players, words::Key name)
{
    const auto choices = form.choices(players);
    const auto found =
        std::find_if(choices.begin(), choices.end(), [name](const auto& choice) { return choice.label == name; });
    if (found == choices.end())
    {
        return false;
    }
    form.choose(players, static_cast<std::size_t>(found - choices.begin()));
    return true;
}

bool is_chosen(const RulesForm& form, int players, words::Key name)
{
    const auto choices = form.choices(players);
    return std::any_of(choices.begin(), choices.end(),
                       [name](const auto& choice) { return choice.label == name && choice.chosen; });
}

} // namespace

TEST_CASE("any choice in the rules form can be played, with any number of players")
{
    RulesForm form;
    Random random(7);
    std::set<std::pair<Edition, unsigned>> met;
    for (int step = 0; step < 3000; ++step)
    {
        const int players = 2 + static_cast<int>(random.below(4));
        const auto choices = form.choices(players);
        form.choose(players, random.below(static_cast<std::uint32_t>(choices.size())));
        for (int count = 2; count <= 5; ++count)
        {
            const Setup setup = form.setup(count);
            REQUIRE_FALSE(validate_setup(setup).has_value());
            REQUIRE(setup.players == count);
            met.insert({setup.edition, setup.modules.bits()});
        }
    }
    // Every edition, and every valid combination of the modules of 2023.
    CHECK(met.size() > 20);
}

TEST_CASE("modules are offered with their edition, and what does not fit is not offered until it does")
{
    using words::Key;
    RulesForm form;
    CHECK(is_chosen(form, 4, Key::EditionClassic));
    CHECK(is_chosen(form, 4, Key::HomeVetoes));
    CHECK_FALSE(choose(form, 4, Key::ModuleRivalries));
    REQUIRE(choose(form, 4, Key::Edition2023));
    CHECK_FALSE(choose(form, 4, Key::HomeVetoes));
    CHECK_FALSE(choose(form, 4, Key::ModuleSecondVeto));
    REQUIRE(choose(form, 4, Key::ModuleFirstVeto));
    REQUIRE(choose(form, 4, Key::ModuleSecondVeto));
    CHECK(form.setup(4).modules.contains(Module::SecondVeto));
    CHECK_FALSE(choose(form, 4, Key::ModuleFourStacks));
    REQUIRE(choose(form, 3, Key::ModuleFourStacks));
    CHECK(form.setup(3).modules.contains(Module::FourStacks));
    CHECK_FALSE(form.setup(4).modules.contains(Module::FourStacks));
    REQUIRE(choose(form, 3, Key::ModuleFirstVeto)); // switched off again
    CHECK_FALSE(form.setup(3).modules.contains(Module::SecondVeto));
    REQUIRE(choose(form, 3, Key::EditionClassic));
    CHECK(form.setup(3).modules.empty());
}

TEST_CASE("the rules in one sentence name the edition, the players and all that is added")
{
    const words::Localizer english;
    Setup setup;
    CHECK(words::rule_set(english, setup) == "Classic, 4 players, 9 rounds");
    setup.edition = Edition::Edition2023;
    setup.players = 2;
    setup.rounds = 6;
    setup.modules.insert(Module::Rivalries);
    CHECK(words::rule_set(english, setup)
          == "2023, 2 players, 6 rounds; a dummy in the third colour, Four stacks, Rivalries");
}

TEST_CASE("hands are hidden at first in the edition of 2023 only, and a different choice is kept")
{
    // 2023, line 136: only you may look at them; classic 1996 and the Big Box say nothing
    RulesForm form;
    CHECK_FALSE(form.setup(4).hidden_hands);
    REQUIRE(choose(form, 4, words::Key::Edition2023));
    CHECK(form.setup(4).hidden_hands);
    REQUIRE(choose(form, 4, words::Key::EditionBigBox));
    CHECK_FALSE(form.setup(4).hidden_hands);
    REQUIRE(choose(form, 4, words::Key::HomeHiddenHands));
    REQUIRE(choose(form, 4, words::Key::EditionClassic));
    CHECK(form.setup(4).hidden_hands);
    REQUIRE(choose(form, 4, words::Key::Edition2023));
    REQUIRE(choose(form, 4, words::Key::HomeHiddenHands));
    CHECK_FALSE(form.setup(4).hidden_hands);
    CHECK(is_chosen(form, 4, words::Key::Edition2023));
}

TEST_CASE("the form explains open hands as a convention of the table where the rule book says nothing of them")
{
    // 2023, line 136
    const words::Localizer localizer;
    testing::AppDriver driver(1366, 768, false);
    driver.settle();
    CHECK(testing::is_written(localizer.text(words::Key::HomeOpenHandsHelp)));
    REQUIRE(driver.perform(localizer.text(words::Key::Edition2023)));
    CHECK(testing::is_written(localizer.text(words::Key::HomeHiddenHandsHelp)));
    CHECK_FALSE(testing::is_written(localizer.text(words::Key::HomeOpenHandsHelp)));
}
