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
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace elgrande::referee
{
namespace
{

constexpr int default_games = 500;

/// By card: the number of times that its special action was used.
using UseCounts = std::map<std::string_view, int>;

/// Plays one game to its end, both in the game and with the referee, and counts the cards used. `forgotten`: a rule
/// that the referee ignores. Throws Disagreement.
void play_beside(Desk& desk, UseCounts& used, std::optional<Law> forgotten = {})
{
    const State start = desk.state();
    const auto answer = [&](const Table& table, const Turn& turn, const OpenQuestion& asked)
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
    Game game{set_up_table(start), answer};
    game.table.forgotten = forgotten;
    play(game, spaces(start.setup));
    desk.check(game.table, Turn{},
               OpenQuestion{.seat = nobody, .question = Question::GameOver, .answers = {}, .announced = {}});
    CHECK(leaders(desk.state()) == winners(game.table));
}

using Names = std::vector<std::string_view>;

bool has_used(const UseCounts& used, const Names& names)
{
    return std::all_of(names.begin(), names.end(), [&](std::string_view name) { return used.contains(name); });
}

/// Plays games of the edition with two to five players and checks that the special actions of all cards `names` are
/// used. Plays default_games, fewer under sanitizers or more by ELGRANDE_GAMES; if some were not used, plays on until
/// they were, up to default_games.
void play_all(Edition edition, const Names& names)
{
    std::vector<Setup> sets = setups::every_rule_set();
    std::erase_if(sets, [&](const Setup& setup) { return setup.edition != edition; });
    REQUIRE(sets.size() == 4);
    Random draw(Catch::getSeed());
    const auto games = static_cast<std::size_t>(test::at_least("ELGRANDE_GAMES", default_games));
    std::size_t questions = 0;
    UseCounts used;
    for (std::size_t number = 0; number < games || (number < default_games && !has_used(used, names)); ++number)
    {
        Desk desk(number, test::with_options(sets[number % sets.size()], draw), draw);
        try
        {
            play_beside(desk, used);
        }
        catch (const Disagreement& wrong)
        {
            desk.print_position();
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

/// True if a referee that ignores this rule disagrees with the game of the edition within 300 games.
bool detects_omission(Edition edition, Law law)
{
    constexpr std::uint64_t enough_games = 300;
    UseCounts used;
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

void check_omissions_are_detected(Edition edition, std::span<const Law> laws)
{
    for (const Law law : laws)
    {
        INFO(static_cast<int>(law));
        CHECK(detects_omission(edition, law));
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

TEST_CASE("random games: game and referee agree at every question of the classic game")
{
    play_all(Edition::Classic, names_of_stacks(1, 5));
}

TEST_CASE("random games: game and referee agree at every question of Intrigue & the King")
{
    play_all(Edition::Intrigue, names_of_own_cards());
}

TEST_CASE("random games: game and referee agree at every question of Grand Inquisitor & the Colonies")
{
    play_all(Edition::Colonies, names_of_stacks(1, 7));
}

TEST_CASE("random games: game and referee agree at every question of The King & the Colonies")
{
    Names names = names_of_own_cards();
    const Names of_colonies = names_of_stacks(6, 7);
    names.insert(names.end(), of_colonies.begin(), of_colonies.end());
    play_all(Edition::KingColonies, names);
}

TEST_CASE("a referee that ignores a rule disagrees with the game within a few games")
{
    SECTION("in Intrigue & the King")
    {
        check_omissions_are_detected(Edition::Intrigue, laws_of_own_cards);
    }
    SECTION("in Grand Inquisitor & the Colonies")
    {
        check_omissions_are_detected(Edition::Colonies, laws_of_the_colonies);
    }
    SECTION("in The King & the Colonies")
    {
        check_omissions_are_detected(Edition::KingColonies, laws_of_both);
        check_omissions_are_detected(Edition::KingColonies, laws_of_own_cards);
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
    CHECK(own_cards().size() == std::size_t{edition_row(Edition::Intrigue).deck_size});
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
    for (const CardId id : cards_of(Edition::Colonies))
    {
        INFO(card(id).id);
        CHECK(is_stack_card(card(id).id));
    }
}

} // namespace elgrande::referee
