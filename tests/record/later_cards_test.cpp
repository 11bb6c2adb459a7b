// Games that were begun before a card came into their edition: here the last card of the seventh stack of the Colonies.
#include "record/link/link.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"
#include "support/game_of.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

constexpr Edition edition_with_later_card = Edition::Colonies;

Setup before_last_card()
{
    const int last = edition_row(edition_with_later_card).last_added_card;
    return {.edition = edition_with_later_card, .seed = 11, .last_added_card = static_cast<std::uint8_t>(last - 1)};
}

/// Returns what a record states about the cards: the highest numbers of the base game and of the expansion,
/// with these differences.
std::string numbers(int last, int last_added)
{
    const EditionRow& edition = edition_row(edition_with_later_card);
    const int added = edition.last_added_card - added_numbers;
    return std::to_string(edition.last_card + last) + " " + std::to_string(added + last_added);
}

bool has_later_card(const State& state)
{
    return std::any_of(state.decks.begin(), state.decks.end(),
                       [&](CardId id) { return id != no_card && is_later(before_last_card(), card(id)); });
}

} // namespace

TEST_CASE("a card that came later lies in no stack of the game, and the rest is dealt as before")
{
    const Setup setup = before_last_card();
    REQUIRE(validate_setup(setup).value_or("") == "");
    const State before = new_game(setup);
    const State now = new_game(with_all_cards(setup));
    CHECK_FALSE(has_later_card(before));
    CHECK(has_later_card(now));
    CHECK(deck(before, colonies_stack).size() + 1 == deck(now, colonies_stack).size());
    CHECK(std::equal(deck(before, 1).begin(), deck(before, 1).end(), deck(now, 1).begin()));
}

TEST_CASE("records, saves and links say up to which number a game has cards")
{
    const Game game = test::game_of(before_last_card());
    const std::string text = write_record(game);
    CHECK(text.find("\nCards: " + numbers(0, -1) + "\n") != std::string::npos);
    const auto record = read_record(text);
    REQUIRE((record ? "" : to_string(record.error())) == "");
    CHECK(same(*record, game));
    const auto saved = load_save(save_game({.game = game, .name = "n"}));
    REQUIRE((saved ? "" : saved.error().message) == "");
    CHECK(same(saved->game, game));
    auto link = open_link(game_link(game));
    REQUIRE((link ? "" : link.error().message) == "");
    CHECK(to_game(*link).setup == game.setup);
    const auto position =
        open_link(position_link(replay(game, game.actions.size() / 2), colours_of(game.players), Sharing::Everything));
    REQUIRE(position.ok());
    CHECK(std::get<OpenedPosition>(*position).state == replay(game, game.actions.size() / 2));
}

TEST_CASE("cards that this program does not have, or too few for a game, are refused")
{
    const auto problem = [](const std::string& cards)
    {
        const auto game = read_record("El Grande record 1\nEdition: Colonies\nCards: " + cards
                                      + "\nPlayer: Red \"A\"\nPlayer: Blue \"B\"\n");
        return game ? std::string("none") : game.error().message;
    };
    const auto known_up_to = [](int number)
    { return "this program knows cards up to number " + std::to_string(number) + " only"; };
    const EditionRow& edition = edition_row(edition_with_later_card);
    CHECK(problem(numbers(0, 0)) == "none");
    CHECK(problem(numbers(0, -2)) == "none");
    CHECK(problem(numbers(1, 0)).find(known_up_to(edition.last_card)) != std::string::npos);
    CHECK(problem(numbers(0, 1)).find(known_up_to(edition.last_added_card - added_numbers)) != std::string::npos);
    CHECK(problem(std::to_string(edition.last_card) + " 9") == "cards: too few for a game");
    const int before_king = card(edition.king_card).number - 1;
    CHECK(problem(std::to_string(before_king) + " 12") == "cards: too few for a game");
    CHECK(problem(std::to_string(edition.last_card)).find("of one of the expansion") != std::string::npos);
    CHECK(problem("0 12").find("expected a number") != std::string::npos);
}
