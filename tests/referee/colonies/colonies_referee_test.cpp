// The game and the referee of Grand Inquisitor & the Colonies play the same random games, and must agree at every
// question. A failure prints how to play the game again, the position, and links that open it.
#include "referee/cards.hpp"
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
        if (action.kind == ActionKind::Act)
        {
            ++used[turn.card];
        }
        return action;
    };
    Game game{prepared(start), answer};
    game.table.forgotten = forgotten;
    play(game, spaces(start.setup));
    desk.check(game.table, Turn{},
               Asked{.seat = nobody, .question = Question::GameOver, .answers = {}, .announced = {}});
    CHECK(leaders(desk.state()) == winners(game.table));
}

/// Games of the edition at tables of two to five; the cards whose special actions were used.
std::map<std::string_view, int> play_all(Edition edition)
{
    std::vector<Setup> sets = setups::every_rule_set();
    std::erase_if(sets, [&](const Setup& setup) { return setup.edition != edition; });
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
    return used;
}

/// Does the game of the edition disagree, in a few games, with a referee who has forgotten this rule?
bool is_missed(Edition edition, Law law)
{
    constexpr std::uint64_t enough_games = 300;
    std::map<std::string_view, int> used;
    Random draw(Catch::getSeed());
    for (std::uint64_t number = 0; number < enough_games; ++number)
    {
        Setup setup{.edition = edition, .players = static_cast<std::uint8_t>(2 + number % 4)};
        setup.seed = draw.next();
        Desk desk(number, setup, draw);
        try
        {
            play_beside(desk, used, law);
        }
        catch (const Disagreement&)
        {
            return true;
        }
    }
    return false;
}

} // namespace

TEST_CASE("random games: of Grand Inquisitor & the Colonies, in which game and referee agree at every question")
{
    const std::map<std::string_view, int> used = play_all(Edition::Colonies);
    for (const StackCard& row : stack_cards())
    {
        INFO(row.name);
        CHECK(used.contains(row.name));
    }
}

TEST_CASE("random games: of The King & the Colonies, in which game and referee agree at every question")
{
    const std::map<std::string_view, int> used = play_all(Edition::KingColonies);
    for (const StackCard& row : stack_cards())
    {
        INFO(row.name);
        CHECK((row.stack < 5 || used.contains(row.name)));
    }
    for (const OwnCard& row : own_cards())
    {
        INFO(row.name);
        CHECK((row.name == "veto" || row.name == "join-scoring" || used.contains(row.name)));
    }
    CHECK(used.contains("intrigue"));
}

TEST_CASE("a referee who forgets a rule of the colonies does not agree with the game for long")
{
    for (const Law law : laws_of_colonies)
    {
        INFO(static_cast<int>(law));
        CHECK(is_missed(Edition::Colonies, law));
    }
}

TEST_CASE("a referee who forgets a rule of The King & the Colonies does not agree with the game for long")
{
    for (const Law law : laws_of_own_cards)
    {
        INFO(static_cast<int>(law));
        CHECK(is_missed(Edition::KingColonies, law));
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
