// The game and the referee play the same random games, and must agree at every question. A failure prints how to play
// the game again, the position, and links that open it.
#include "referee/cards.hpp"
#include "referee/compare.hpp"
#include "referee/desk.hpp"
#include "rules/cards/card.hpp"
#include "support/setups.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>

namespace elgrande::referee
{
namespace
{

constexpr int usual_games = 1000;

/// Both play one game to its end. `used` counts whose special action was used.
void play_beside(Desk& desk, std::map<int, int>& used, std::optional<Law> forgotten = {})
{
    const State start = desk.state();
    const auto answer = [&](const Table& table, const Turn& turn, const Asked& asked)
    {
        const Action action = desk.answer(table, turn, asked);
        used[turn.card] += action.kind == ActionKind::Act ? 1 : 0;
        used[75] += asked.question == Question::JoinScoring && action != skip ? 1 : 0;
        return action;
    };
    Game game{prepared(start.setup, start.king, start.grande), answer};
    game.table.forgotten = forgotten;
    play(game, spaces(start.setup));
    desk.check(game.table, Turn{},
               Asked{.seat = nobody, .question = Question::GameOver, .answers = {}, .announced = {}});
    CHECK(leaders(desk.state()) == winners(game.table));
}

} // namespace

TEST_CASE("random games: of Intrigue & the King, in which game and referee agree at every question")
{
    std::vector<Setup> sets = setups::every_rule_set();
    std::erase_if(sets, [](const Setup& setup) { return setup.edition != Edition::Intrigue; });
    REQUIRE(sets.size() == 4);
    Random draw(Catch::getSeed());
    const auto games = static_cast<std::size_t>(test::at_least("ELGRANDE_GAMES", usual_games));
    std::size_t questions = 0;
    std::map<int, int> used;
    for (std::size_t number = 0; number < games; ++number)
    {
        const Setup setup = test::with_options(sets[number % sets.size()], draw);
        Desk desk(number, setup, draw);
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
    // The games show something only of the cards that are used in them; a Veto lies there unused.
    for (const OwnCard& row : own_cards())
    {
        INFO(row.value);
        CHECK((used[row.value] > 0 || row.value == 40));
    }
    CHECK(used[king_card] > 0);
    CHECK(used[intrigue_card] > 0);
}

TEST_CASE("a referee who forgets a rule of Intrigue & the King does not agree with the game for long")
{
    std::map<int, int> used;
    for (const Law law : every_law)
    {
        Random draw(Catch::getSeed());
        bool noticed = false;
        for (std::uint64_t number = 0; number < 300 && !noticed; ++number)
        {
            Setup setup{.edition = Edition::Intrigue, .players = static_cast<std::uint8_t>(2 + number % 4)};
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

TEST_CASE("the cards of Intrigue & the King are in the data what the referee takes them for")
{
    for (const OwnCard& row : own_cards())
    {
        INFO(row.value);
        const CardId id = card_named(Edition::Intrigue, row.name);
        REQUIRE(id != no_card);
        CHECK(int{card(id).value} == row.value);
        CHECK(int{card(id).recruits} == row.caballeros);
        CHECK(card(id).must == !row.you_may);
    }
}

} // namespace elgrande::referee
