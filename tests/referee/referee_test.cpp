// Game and referee play the same random games and must agree at every question. A failure prints how to repeat the
// game, the position, and links that open it.
#include "referee/compare.hpp"
#include "referee/desk.hpp"
#include "referee/own_cards.hpp"
#include "referee/stack_cards.hpp"
#include "rules/cards/card.hpp"
#include "support/setups.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

namespace elgrande::referee
{
namespace
{

constexpr int usual_games = 500;

/// card → number of times its special action was used
using Used = std::map<std::string_view, int>;

/// Plays one game in both to its end.
void play_beside(Desk& desk, Used& used, std::optional<Law> forgotten = {})
{
    const State start = desk.state();
    const auto answer = [&](const Table& table, const Turn& turn, const Asked& asked)
    {
        const Action action = desk.answer(table, turn, asked);
        if (action.kind == ActionKind::Act)
        {
            ++used[turn.card];
        }
        else if (asked.question == Question::JoinScoring && action != skip)
        {
            ++used["join-scoring"];
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

using Names = std::vector<std::string_view>;

bool has_used(const Used& used, const Names& names)
{
    return std::all_of(names.begin(), names.end(), [&](std::string_view name) { return used.contains(name); });
}

/// Plays games of the edition with two to five players, until the cards `names` have all been used. Under sanitizers,
/// with fewer games, that can take some more.
void play_all(Edition edition, const Names& names)
{
    std::vector<Setup> sets = setups::every_rule_set();
    std::erase_if(sets, [&](const Setup& setup) { return setup.edition != edition; });
    REQUIRE(sets.size() == 4);
    Random draw(Catch::getSeed());
    const auto games = static_cast<std::size_t>(test::at_least("ELGRANDE_GAMES", usual_games));
    std::size_t questions = 0;
    Used used;
    for (std::size_t number = 0; number < games || (number < usual_games && !has_used(used, names)); ++number)
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
    CHECK(questions > games * 100);
    for (const std::string_view name : names)
    {
        INFO(name);
        CHECK(used.contains(name));
    }
}

/// True if a referee that has forgotten this rule disagrees with the game of the edition within a few games.
bool is_missed(Edition edition, Law law)
{
    constexpr std::uint64_t enough_games = 300;
    Used used;
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

void check_missed(Edition edition, std::span<const Law> laws)
{
    for (const Law law : laws)
    {
        INFO(static_cast<int>(law));
        CHECK(is_missed(edition, law));
    }
}

/// Returns the cards of the stacks from `first` to `last`.
Names names_of_stacks(int first, int last)
{
    Names names;
    for (const StackCard& row : stack_cards())
    {
        if (row.stack >= first && row.stack <= last)
        {
            names.emplace_back(row.name);
        }
    }
    return names;
}

/// Returns the names of the own cards and of the King and Intrigue cards, without the Veto, which is not used in a
/// turn.
Names names_of_own_cards()
{
    Names names{"king", "intrigue"};
    for (const OwnCard& row : own_cards())
    {
        if (row.name != "veto")
        {
            names.emplace_back(row.name);
        }
    }
    return names;
}

} // namespace

// A card is only tested if it is used.

TEST_CASE("random games: of the classic game, in which game and referee agree at every question")
{
    play_all(Edition::Classic, names_of_stacks(1, 5));
}

TEST_CASE("random games: of Intrigue & the King, in which game and referee agree at every question")
{
    play_all(Edition::Intrigue, names_of_own_cards());
}

TEST_CASE("random games: of Grand Inquisitor & the Colonies, in which game and referee agree at every question")
{
    play_all(Edition::Colonies, names_of_stacks(1, 7));
}

TEST_CASE("random games: of The King & the Colonies, in which game and referee agree at every question")
{
    Names names = names_of_own_cards();
    const Names of_colonies = names_of_stacks(6, 7);
    names.insert(names.end(), of_colonies.begin(), of_colonies.end());
    play_all(Edition::KingColonies, names);
}

TEST_CASE("a referee who forgets a rule does not agree with the game for long")
{
    SECTION("of Intrigue & the King")
    {
        check_missed(Edition::Intrigue, laws_of_own_cards);
    }
    SECTION("of Grand Inquisitor & the Colonies")
    {
        check_missed(Edition::Colonies, laws_of_the_colonies);
    }
    SECTION("of The King & the Colonies")
    {
        check_missed(Edition::KingColonies, laws_of_both);
        check_missed(Edition::KingColonies, laws_of_own_cards);
    }
}

TEST_CASE("the cards of Intrigue & the King in the data match the referee's")
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

TEST_CASE("the cards of Grand Inquisitor & the Colonies in the data match the referee's")
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

} // namespace elgrande::referee
