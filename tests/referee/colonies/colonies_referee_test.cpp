// The game and the referee of Grand Inquisitor & the Colonies play the same random games, and must agree at every
// question. A failure prints how to play the game again, the position, and links that open it.
#include "referee/colonies/cards.hpp"
#include "referee/colonies/compare.hpp"
#include "referee/desk.hpp"
#include "rules/cards/card.hpp"
#include "support/setups.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <map>

namespace elgrande::referee::colonies
{
namespace
{

constexpr int usual_games = 500;

/// Both play one game to its end. `used` counts whose special action was used.
void play_beside(Desk& desk, std::map<std::string_view, int>& used, std::optional<Law> forgotten = {})
{
    const State start = desk.state();
    const auto answer = [&](const Table& table, const Turn& turn, const Asked& asked)
    {
        const Action action = desk.answer(table, turn, asked);
        used[turn.card] += action.kind == ActionKind::Act ? 1 : 0;
        return action;
    };
    Game game{prepared(start), answer};
    game.table.forgotten = forgotten;
    play(game, spaces(start.setup));
    desk.check(game.table, Turn{},
               Asked{.seat = nobody, .question = Question::GameOver, .answers = {}, .announced = {}});
    CHECK(leaders(desk.state()) == winners(game.table));
}

} // namespace

TEST_CASE("random games: of Grand Inquisitor & the Colonies, in which game and referee agree at every question")
{
    std::vector<Setup> sets = setups::every_rule_set();
    std::erase_if(sets, [](const Setup& setup) { return setup.edition != Edition::Colonies; });
    REQUIRE(sets.size() == 4);
    Random draw(Catch::getSeed());
    const auto games = static_cast<std::size_t>(test::at_least("ELGRANDE_GAMES", usual_games));
    std::size_t questions = 0;
    std::map<std::string_view, int> used;
    for (std::size_t number = 0; number < games; ++number)
    {
        Desk desk(number, test::with_options(sets[number % sets.size()], draw), draw);
        try
        {
            play_beside(desk, used);
        }
        catch (const Disagreement& wrong)
        {
            desk.tell();
            FAIL(wrong.what());
        }
        questions += desk.questions();
    }
    SUCCEED(games << " games, " << questions << " questions");
    CHECK(questions > games * 100);
    for (const StackCard& row : stack_cards())
    {
        INFO(row.name);
        CHECK(used[row.name] > 0);
    }
}

TEST_CASE("a referee who forgets a rule of the colonies does not agree with the game for long")
{
    constexpr std::uint64_t enough_games = 300;
    std::map<std::string_view, int> used;
    for (const Law law : every_law)
    {
        Random draw(Catch::getSeed());
        bool noticed = false;
        for (std::uint64_t number = 0; number < enough_games && !noticed; ++number)
        {
            Setup setup{.edition = Edition::Colonies, .players = static_cast<std::uint8_t>(2 + number % 4)};
            setup.seed = draw.next();
            Desk desk(number, setup, draw);
            try
            {
                play_beside(desk, used, law);
            }
            catch (const Disagreement&)
            {
                noticed = true;
            }
        }
        INFO(static_cast<int>(law));
        CHECK(noticed);
    }
}

TEST_CASE("the cards of Grand Inquisitor & the Colonies are in the data what the referee takes them for")
{
    for (const StackCard& row : stack_cards())
    {
        INFO(row.name);
        const CardId id = card_named(Edition::Colonies, row.name);
        REQUIRE(id != no_card);
        CHECK(int{card(id).stack} == row.stack);
        CHECK(int{card(id).places} == row.places);
        CHECK(int{card(id).gold} == row.gold);
        CHECK(int{card(id).wares} == row.wares);
    }
}

} // namespace elgrande::referee::colonies
