// Links of positions with a title, a comment and the name of the sender.
#include "record/link/link.hpp"
#include "rules/game.hpp"
#include "support/random_record.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

const PositionTexts texts{"Who wins Valencia?", "Blue thinks it is safe.", "Ñuño"};

Game any_game(std::uint64_t number)
{
    Game game = test::random_game(2 + static_cast<int>(number % 4), number, RandomPolicy::Busy);
    truncate(game, game.actions.size() / 2);
    return game;
}

std::string link_of(const Game& game, const PositionTexts& said, Sharing sharing = Sharing::Seen)
{
    return link_with_texts(last_state(game), colours_of(game.players), said, sharing);
}

} // namespace

TEST_CASE("a position with texts opens as the same position, with the same texts, and has one link")
{
    for (std::uint64_t number = 0; number < 40; ++number)
    {
        INFO("game " << number);
        const Game game = any_game(number);
        const Sharing sharing = number % 2 == 0 ? Sharing::Everything : Sharing::Seen;
        const std::string link = link_of(game, texts, sharing);
        CHECK(link.substr(0, 3) == "s1.");
        CHECK(link.size() <= 400);
        const auto opened = open_link("Look: https://example.org/#" + link + " please");
        REQUIRE(opened.ok());
        const auto& came = std::get<OpenedPosition>(*opened);
        CHECK(came.texts == texts);
        CHECK(validate_state(came.state) == std::nullopt);
        if (sharing == Sharing::Everything)
        {
            CHECK(came.state == last_state(game));
            CHECK(link_with_texts(came.state, colours_of(came.players), came.texts, sharing) == link);
        }
        const auto plain = open_link(position_link(last_state(game), colours_of(game.players), sharing));
        REQUIRE(plain.ok());
        CHECK(std::get<OpenedPosition>(*plain).texts.empty());
    }
}

TEST_CASE("without any text it is the link of the position")
{
    const Game game = any_game(3);
    CHECK(link_of(game, {}) == position_link(last_state(game), colours_of(game.players)));
}

TEST_CASE("texts that cannot be read or take too much room are refused by name")
{
    const auto message = [](const PositionTexts& said)
    {
        const auto wrong = validate_texts(said);
        return wrong ? wrong->message : "";
    };
    CHECK(message(texts).empty());
    CHECK(message({"a\nb", "", ""}) == "title: not plain UTF-8 text that can be seen");
    CHECK(message({"", "\xff", ""}) == "line: not plain UTF-8 text that can be seen");
    CHECK(message({"", "", " "}) == "author: not plain UTF-8 text that can be seen");
    CHECK(message({"", std::string(120, 'x'), ""}).find("texts: they take ") == 0);
    CHECK(message({"", std::string(100, 'x'), ""}).empty());
}

TEST_CASE("a truncated, mistyped or foreign link of this kind is refused")
{
    const std::string link = link_of(any_game(5), texts);
    for (std::size_t i = 3; i < link.size(); ++i)
    {
        std::string wrong = link;
        wrong[i] = wrong[i] == 'a' ? 'b' : 'a';
        CHECK_FALSE(open_link(wrong).ok());
        CHECK_FALSE(open_link(link.substr(0, i)).ok());
    }
    CHECK(open_link("s2." + link.substr(3)).error().kind == ErrorKind::Newer);
    CHECK(open_link("S1." + link.substr(3)).ok());
    CHECK_FALSE(open_link("p1." + link.substr(3)).ok());
}
