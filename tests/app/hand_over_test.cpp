// Hidden hands at one screen: how often it is handed over.
#include "record/link/link.hpp"
#include "rules/game.hpp"
#include "support/app_driver.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>

using namespace elgrande;

namespace
{

/// A game on the screen, and a copy beside it that tells which seat is asked.
class HandOverTable : public testing::AppDriver
{
public:
    explicit HandOverTable(const Setup& setup) : AppDriver(1366, 768, false), state_(new_game(setup))
    {
        settle();
        app().open_link(record::game_link(testing::game_of(setup)));
        settle();
    }

    const State& state() const { return state_; }

    /// Returns the number of taps before the question is visible: 1 if a curtain is down.
    int take_screen()
    {
        const int lift = button("I am ");
        if (lift < 0)
        {
            return 0;
        }
        tap(lift);
        REQUIRE(button("I am ") < 0);
        return 1;
    }

    /// Plays a bid by one tap, and all other answers by the mirror.
    void answer()
    {
        const int id = app().mirror().answers.at(app().mirror().answers.size() / 2).id;
        const bool bids = state_.decision.question == Question::Bid;
        const Action action = legal(state_)[id];
        if (bids)
        {
            tap(id);
        }
        else
        {
            app().perform(id);
            settle();
        }
        apply(state_, action);
    }

private:
    void tap(int id)
    {
        const auto at = app().target(id);
        REQUIRE(at.has_value());
        click(*at);
        settle();
    }

    State state_;
};

} // namespace

TEST_CASE("with hidden hands a bid costs one tap more at most, and none where the same seat goes on")
{
    // 2023, line 136: only you may look at them
    const auto players = static_cast<std::uint8_t>(GENERATE(range(2, 6)));
    const bool shift = GENERATE(false, true);
    CAPTURE(players, shift);
    Setup setup{.edition = shift ? Edition::Edition2023 : Edition::Classic, .players = players, .hidden_hands = true};
    if (shift)
    {
        setup.modules.insert(Module::PowerShift);
    }
    setup.seed = 11;
    HandOverTable table(setup);
    Decision before;
    int taps = 0;
    int bids = 0;
    while (table.state().rounds_begun < 3)
    {
        const Decision asked = table.state().decision;
        const int needed = table.take_screen();
        REQUIRE(table.state().decision == asked);
        if (asked.question == Question::Bid || asked.question == Question::AddModifier)
        {
            const bool goes_on = asked.seat == before.seat && asked.question == Question::AddModifier;
            CHECK(needed == (goes_on ? 0 : 1));
            if (table.state().rounds_begun == 2)
            {
                taps += needed;
                bids += asked.question == Question::Bid ? 1 : 0;
            }
        }
        else if (asked.question != Question::PassModifier && asked.question != Question::SetDisk
                 && asked.question != Question::Veto && asked.question != Question::TakeBack)
        {
            CHECK(needed == 0); // public questions need no hand-over
        }
        // While modifiers are passed no action card is revealed, and the mirror lists none.
        const auto& lines = table.app().mirror().position;
        const bool tells_cards = std::any_of(
            lines.begin(), lines.end(), [](const std::string& line) { return line.rfind("Action cards: ", 0) == 0; });
        CHECK(tells_cards == (asked.question != Question::PassModifier));
        before = asked;
        table.answer();
    }
    CHECK(bids == players);
    CHECK(taps <= players);
}
