#include "screens/home/rules_form.hpp"

#include "rules/cards/card.hpp"
#include "support/app_driver.hpp"
#include "support/ui_fixture.hpp"
#include "support/written.hpp"
#include "words/localizer.hpp"
#include "words/rule_set.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

/// The form as it is drawn, whose items are pressed.
class DrawnForm
{
public:
    DrawnForm()
    {
        desk_.draw = [this]
        {
            constexpr Box sheet{0, 0, 600, 6000};
            const Box rest = form_.draw_editions(*desk_.ui, localizer_, sheet, 1);
            form_.draw_options(*desk_.ui, localizer_, rest, 1, players_);
        };
    }

    Setup setup(int players) const { return form_.setup(players); }

    /// The items that can be pressed with this number of players.
    std::vector<Ui::Item> items(int players)
    {
        players_ = players;
        desk_.frame();
        return desk_.ui->items();
    }

    void press(Id item)
    {
        desk_.ui->press(item);
        desk_.frame();
    }

    /// Presses the item with this name. Returns false if it is not offered.
    bool choose(int players, words::Key name)
    {
        const auto item = find(players, name);
        if (item)
        {
            press(item->id);
        }
        return item.has_value();
    }

    bool is_chosen(int players, words::Key name)
    {
        const auto item = find(players, name);
        return item && item->chosen == true;
    }

private:
    std::optional<Ui::Item> find(int players, words::Key name)
    {
        const std::vector<Ui::Item> all = items(players);
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Ui::Item& item) { return item.name == localizer_.text(name); });
        return found != all.end() ? std::optional(*found) : std::nullopt;
    }

    testing::UiFixture desk_;
    words::Localizer localizer_;
    RulesForm form_;
    int players_ = 4;
};

} // namespace

TEST_CASE("any choice in the rules form can be played, with any number of players")
{
    DrawnForm form;
    Random random(7);
    std::set<std::pair<Edition, unsigned>> met;
    for (int step = 0; step < 3000; ++step)
    {
        const int players = 2 + static_cast<int>(random.below(4));
        const std::vector<Ui::Item> items = form.items(players);
        form.press(items[random.below(static_cast<std::uint32_t>(items.size()))].id);
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

TEST_CASE("modules are offered with their edition, and options only while they can be combined")
{
    using words::Key;
    DrawnForm form;
    CHECK(form.is_chosen(4, Key::EditionClassic));
    CHECK(form.is_chosen(4, Key::HomeVetoes));
    CHECK_FALSE(form.choose(4, Key::ModuleRivalries));
    REQUIRE(form.choose(4, Key::Edition2023));
    CHECK_FALSE(form.choose(4, Key::HomeVetoes));
    CHECK_FALSE(form.choose(4, Key::ModuleSecondVeto));
    REQUIRE(form.choose(4, Key::ModuleFirstVeto));
    REQUIRE(form.choose(4, Key::ModuleSecondVeto));
    CHECK(form.setup(4).modules.contains(Module::SecondVeto));
    CHECK_FALSE(form.choose(4, Key::ModuleFourStacks));
    REQUIRE(form.choose(3, Key::ModuleFourStacks));
    CHECK(form.setup(3).modules.contains(Module::FourStacks));
    CHECK_FALSE(form.setup(4).modules.contains(Module::FourStacks));
    REQUIRE(form.choose(3, Key::ModuleFirstVeto)); // switched off again
    CHECK_FALSE(form.setup(3).modules.contains(Module::SecondVeto));
    REQUIRE(form.choose(3, Key::EditionClassic));
    CHECK(form.setup(3).modules.empty());
}

TEST_CASE("the editions can be compared: each shows its sentence, its players, its minutes and how hard it is")
{
    struct Window
    {
        float width;
        float height;
        bool fingers;
    };
    const Window window = GENERATE(Window{1366, 4000, false}, Window{390, 5000, true}, Window{2560, 1440, false});
    const auto language = static_cast<words::Language>(GENERATE(0, 1, 2));
    CAPTURE(window.width, static_cast<int>(language));
    const words::Localizer localizer(language);
    testing::AppDriver driver(window.width, window.height, window.fingers,
                              [&](testing::FakeWorld& world)
                              { world.page.reads = {std::string(words::language_row(language).code)}; });
    driver.open_page("games");
    std::set<std::string> seen;
    std::set<float> columns;
    for (int i = 0; i < edition_count; ++i)
    {
        const auto edition = static_cast<Edition>(i);
        CAPTURE(i);
        const std::string facts = words::edition_facts(localizer, edition);
        CHECK(facts.find(std::to_string(edition_row(edition).minutes)) != std::string::npos);
        CHECK(testing::is_written(localizer.text(words::edition_words(edition).about)));
        CHECK(testing::is_written(facts));
        seen.insert(facts);
        const auto box = driver.app().ui().visible_box(id_of("edition", i));
        REQUIRE(box.has_value());
        columns.insert(box->x);
        driver.click({box->middle_x(), box->middle_y()});
        driver.settle();
        CHECK(driver.chosen(localizer.text(words::edition_name(edition))));
    }
    CHECK(seen.size() >= 6); // Big Box and 2023 are alike in this
    CHECK(columns.size() == (window.width == 1366 ? 2 : 1));
}

TEST_CASE("the form says what the levels of the seated computers do, and the start page what the chosen level does")
{
    const words::Localizer localizer;
    testing::AppDriver driver(1366, 768, false);
    driver.settle();
    CHECK(testing::is_written(localizer.text(words::Key::HomeEasyAbout)));
    REQUIRE(driver.perform(localizer.text(words::Key::HomeLevel) + ": " + localizer.text(words::Key::HomeHard)));
    CHECK(testing::is_written(localizer.text(words::Key::HomeHardAbout)));
    CHECK_FALSE(testing::is_written(localizer.text(words::Key::HomeEasyAbout)));
    driver.open_page("games");
    CHECK_FALSE(testing::is_written(localizer.text(words::Key::HomeMediumAbout)));
    REQUIRE(driver.perform("Blue is played by: "));
    REQUIRE(driver.perform("Blue is played by: " + localizer.text(words::Key::CourtMedium)));
    CHECK(testing::is_written(localizer.text(words::Key::HomeMediumAbout)));
    CHECK_FALSE(testing::is_written(localizer.text(words::Key::HomeEasyAbout)));
}

TEST_CASE("every module of every edition has a sentence about it, and one that says for whom it is")
{
    const words::Language language = static_cast<words::Language>(GENERATE(0, 1, 2));
    const words::Localizer localizer(language);
    for (int i = 0; i < module_count; ++i)
    {
        CAPTURE(i);
        const words::ModuleWords& said = words::module_words(static_cast<Module>(i));
        CHECK(localizer.text(said.help).size() > localizer.text(said.name).size());
        const std::string facts = localizer.text(said.facts);
        CHECK(std::count(facts.begin(), facts.end(), '\xb7') == 2); // players · time · difficulty
        CHECK((facts.front() == '3') == (static_cast<Module>(i) == Module::FourStacks));
    }
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
    DrawnForm form;
    CHECK_FALSE(form.setup(4).hidden_hands);
    REQUIRE(form.choose(4, words::Key::Edition2023));
    CHECK(form.setup(4).hidden_hands);
    REQUIRE(form.choose(4, words::Key::EditionBigBox));
    CHECK_FALSE(form.setup(4).hidden_hands);
    REQUIRE(form.choose(4, words::Key::HomeHiddenHands));
    REQUIRE(form.choose(4, words::Key::EditionClassic));
    CHECK(form.setup(4).hidden_hands);
    REQUIRE(form.choose(4, words::Key::Edition2023));
    REQUIRE(form.choose(4, words::Key::HomeHiddenHands));
    CHECK_FALSE(form.setup(4).hidden_hands);
    CHECK(form.is_chosen(4, words::Key::Edition2023));
}

TEST_CASE("the form explains open hands as a convention of the table where the rule book does not mention them")
{
    // 2023, line 136
    const words::Localizer localizer;
    testing::AppDriver driver(1366, 768, false);
    driver.open_page("games");
    CHECK(testing::is_written(localizer.text(words::Key::HomeOpenHandsHelp)));
    REQUIRE(driver.perform(localizer.text(words::Key::Edition2023)));
    CHECK(testing::is_written(localizer.text(words::Key::HomeHiddenHandsHelp)));
    CHECK_FALSE(testing::is_written(localizer.text(words::Key::HomeOpenHandsHelp)));
}
