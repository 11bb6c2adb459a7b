// The line of advice below the first questions: shown twice for each kind of question, until it is switched off.
#include "app/lesson/first_time_help.hpp"
#include "support/app_driver.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;

namespace
{

/// The App with a new game of two, at its first question.
struct AdvisedTable
{
    explicit AdvisedTable(const testing::FakePreferences::Values& preferences = {})
        : driver(1366, 768, false,
                 [&](testing::FakeWorld& world)
                 {
                     world.preferences.values = preferences;
                     world.preferences.values.erase("open"); // the storage does not contain the games of another one
                 })
    {
        driver.app().act(Intent{Choose{1, 2}});
        REQUIRE(driver.start_game());
    }

    /// True if the advice is shown and can be closed.
    bool advises(words::Key key)
    {
        const std::string line = words::Localizer(words::Language::En).text(key);
        const bool said = driver.app().mirror().rule.find(line) != std::string::npos;
        CHECK((!said || driver.button("No more tips") >= 0));
        return said;
    }

    void answer(int number = 0)
    {
        driver.app().perform(number);
        driver.settle();
    }

    AppDriver driver;
};

using words::Key;

} // namespace

TEST_CASE("the first two questions of a kind are explained, the third is not")
{
    AdvisedTable table;
    CHECK(table.advises(Key::WhyFirstBidder));
    table.answer();
    CHECK(table.advises(Key::WhyBid));
    table.answer();
    CHECK(table.advises(Key::WhyBid)); // the second player
    const auto kept = table.driver.world.preferences.values;
    AdvisedTable other(kept);
    CHECK(other.advises(Key::WhyFirstBidder));
    other.answer();
    CHECK_FALSE(other.advises(Key::WhyBid));
}

TEST_CASE("undo, redo and several answers to one question do not use up the advice")
{
    AdvisedTable table;
    table.answer();
    for (int i = 0; i < 3; ++i)
    {
        REQUIRE(table.driver.perform("Undo"));
        CHECK(table.advises(Key::WhyFirstBidder));
        REQUIRE(table.driver.perform("Redo"));
        CHECK(table.advises(Key::WhyBid));
    }
    for (int i = 0; i < 20 && !table.advises(Key::WhyPlace); ++i)
    {
        table.answer(static_cast<int>(table.driver.app().mirror().answers.size())
                     - 1); // the King's card, which allows five
    }
    table.answer(); // places one; more can be placed
    CHECK(table.advises(Key::WhyPlace));
}

TEST_CASE("one touch switches the advice off permanently, and the settings bring it back")
{
    AdvisedTable table;
    table.answer();
    const int cross = table.driver.button("No more tips");
    REQUIRE(cross >= 0);
    const auto at = table.driver.app().target(cross);
    REQUIRE(at.has_value());
    table.driver.click(*at);
    table.driver.settle();
    CHECK_FALSE(table.advises(Key::WhyBid));
    table.answer();
    CHECK_FALSE(table.advises(Key::WhyBid));
    AdvisedTable later(table.driver.world.preferences.values);
    CHECK_FALSE(later.advises(Key::WhyFirstBidder));
    later.driver.app().act(Intent{PageCommand::OpenSettings});
    later.driver.settle();
    REQUIRE(later.driver.perform("Tips: On"));
    REQUIRE(later.driver.perform("Close"));
    later.answer();
    CHECK(later.advises(Key::WhyBid));
}

TEST_CASE("the stored advice may be old, too long or damaged")
{
    for (const std::string kept : {"", "9", "2222222222222222222222222222222222222222222222", "ab-\n"})
    {
        testing::FakePreferences preferences;
        preferences.values["advice given"] = kept;
        FirstTimeHelp advice(preferences);
        CHECK_FALSE(advice.is_due());
    }
}
