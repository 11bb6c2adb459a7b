// Choosing a hand of cards (Intrigue & the King) by taps and by the mirror.
#include "record/link/link.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "support/app_driver.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <string>

using namespace elgrande;

namespace
{

struct Size
{
    float width;
    float height;
    bool fingers;
};

/// A game of two, before the first player chooses cards.
class Choosing : public testing::AppDriver
{
public:
    explicit Choosing(const Size& size) : AppDriver(size.width, size.height, size.fingers) { begin(); }

    void begin()
    {
        const Setup setup{.edition = Edition::Intrigue, .players = 2, .hidden_hands = true, .seed = 4};
        settle();
        app().open_link(record::game_link(testing::game_of(setup)));
        settle();
        for (int i = 0; i < 2; ++i) // the caballero placed by secret disk
        {
            lift();
            app().perform(app().mirror().answers.front().id);
            settle();
        }
        lift();
    }

    void lift()
    {
        if (const int id = button("I am "); id >= 0)
        {
            app().perform(id);
            settle();
        }
    }

    std::size_t left() { return app().mirror().answers.size(); }

    void tap(int id)
    {
        for (int tries = 0; tries < 10; ++tries)
        {
            if (const auto at = app().target(id))
            {
                click(*at);
                settle();
                return;
            }
            settle();
        }
        FAIL("nothing to tap for " << id);
    }

    void press(const char* name)
    {
        const int id = button(name);
        INFO(name);
        REQUIRE(id >= 0);
        app().perform(id);
        settle();
    }
};

constexpr std::size_t deck = 31;

} // namespace

TEST_CASE("a hand is chosen card by card on the canvas, at each size, and then the next player is asked")
{
    const Size size =
        GENERATE(Size{1366, 768, false}, Size{2560, 1440, false}, Size{390, 844, true}, Size{844, 390, true});
    Choosing table(size);
    CAPTURE(size.width);
    REQUIRE(table.left() == deck);
    for (std::size_t card = 0; card < 13; ++card)
    {
        CAPTURE(card);
        table.lift();
        REQUIRE(table.left() == deck - card);
        // Alternates between first and last, so that some cards must be scrolled to.
        const auto& answers = table.app().mirror().answers;
        table.tap((card % 2 == 0 ? answers.front() : answers.back()).id);
    }
    CHECK(table.button("I am ") >= 0);
    table.lift();
    CHECK(table.left() == deck);
}

TEST_CASE("a chosen card goes back by a second tap, and by the mirror, and the others stay chosen")
{
    Choosing table({1366, 768, false});
    const auto first = table.app().mirror().answers[0];
    const auto third = table.app().mirror().answers[2];
    const auto place = table.app().target(first.id);
    REQUIRE(place.has_value());
    table.tap(first.id);
    table.app().perform(table.app().mirror().answers[1].id); // formerly the third one
    table.settle();
    REQUIRE(table.left() == deck - 2);
    table.click(*place);
    table.settle();
    CHECK(table.left() == deck - 1);
    CHECK(table.app().mirror().answers[0].label == first.label);
    table.press(": put back");
    CHECK(table.left() == deck);
    CHECK(table.app().mirror().answers[2].label == third.label);
}

TEST_CASE("a suggested hand replaces the cards chosen before; the last hand can be chosen again")
{
    Choosing table({1366, 768, false});
    CHECK(table.button("As last time") < 0);
    table.app().perform(table.app().mirror().answers.back().id); // "none of these"
    table.settle();
    table.press("Suggestion: many caballeros");
    REQUIRE(table.button("I am ") >= 0); // the other player chooses next
    table.lift();
    CHECK(table.button("As last time") < 0); // hands of other colours stay secret
    table.press("Suggestion: strong actions");

    table.begin(); // a new game
    table.press("As last time");
    CHECK(table.button("I am ") >= 0);
    table.lift();
    const std::string asked = table.app().mirror().prompt;
    table.press("As last time");
    CHECK(table.app().mirror().prompt != asked);
    CHECK(table.left() == 2); // the next question: which of the two bids first
}
