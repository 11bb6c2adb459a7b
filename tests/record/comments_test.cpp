// Comments of a record are kept with their moments.
#include "record/game.hpp"
#include "record/link/link.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"
#include "rules/game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

const std::string head_of_two = "El Grande record 1\nEdition: Classic\nRounds: 9\nOptions: none\nSeed: 1\n"
                                "Player: Red \"Ana\"\nPlayer: Blue \"Ben #2\"\n";

Game read(const std::string& text)
{
    auto game = read_record(text);
    INFO((game.ok() ? std::string() : to_string(game.error())));
    REQUIRE(game.ok());
    return std::move(game.value());
}

/// Returns the comments of a record with these lines before its first action.
std::vector<Comment> kept(const std::string& lines)
{
    return read(head_of_two + lines + "Red lets Blue bid first\n").comments;
}

Game with_comments(std::vector<Comment> comments)
{
    Game game = read(head_of_two + "Red lets Blue bid first\nBlue bids 7\n");
    game.comments = std::move(comments);
    return game;
}

} // namespace

TEST_CASE("a comment is kept with the number of actions before it, on a separate line or behind an action")
{
    const Game game = read("# before the head\n" + head_of_two
                           + "\n#  spaces around   \nRed lets Blue bid first # why?\n#\tone\n# two\nBlue bids 7\n#end");
    const std::vector<Comment> expected{
        {0, "before the head"}, {0, "spaces around"}, {1, "why?"}, {1, "one"}, {1, "two"}, {2, "end"}};
    CHECK(game.comments == expected);
    CHECK(game.players[1].name == "Ben #2");
}

TEST_CASE("comments are written at their moments and read again; headings are not kept")
{
    const Game game =
        read(head_of_two + "# first\nRed lets Blue bid first\n# General scoring\n# Round 2\nBlue bids 7\n# last\n");
    REQUIRE(game.comments.size() == 2);
    const std::string text = write_record(game);
    CHECK(text.find("# Round 1\n# first\nRed lets Blue bid first\nBlue bids 7\n# last\n") != std::string::npos);
    const Game again = read(text);
    CHECK(again.comments == game.comments);
    CHECK(write_record(again) == text);
}

TEST_CASE("a comment that cannot be shown is omitted, and its record opens")
{
    CHECK(kept("#\n# \t \n").empty());
    CHECK(kept("# \xe2\x80\x8b\xe2\x80\x8f\n").empty()); // invisible
    CHECK(kept("# caf\xe9\n").empty());                  // Latin 1
    CHECK(kept("# bell \x07\n").empty());                // control characters
    CHECK(kept("# \xc2\x9b"
               "31m\n")
              .empty());                                         // C1 control characters
    CHECK(kept("# a\tb\n") == std::vector<Comment>{{0, "a b"}}); // except tabs
}

TEST_CASE("long comments are cut at a whole character, and too many are left out")
{
    const std::vector<Comment> cut = kept("# x" + std::string(498, 'y') + "\xc3\xa9\n");
    REQUIRE(cut.size() == 1);
    CHECK(cut[0].text == "x" + std::string(498, 'y')); // the é would need the bytes 500 and 501

    std::string many;
    std::string large;
    for (int i = 0; i < 400; ++i)
    {
        many += "# c" + std::to_string(i) + "\n";
        large += i < 100 ? "# " + std::string(400, 'c') + "\n" : "";
    }
    CHECK(kept(many).size() == max_comments);
    CHECK(kept(large).size() == max_bytes_of_comments / 400);
}

TEST_CASE("a save keeps the comments of its game, and equal games are the same bytes")
{
    const Game game = with_comments({{0, "«Zoë»"}, {2, "late"}, {2, "later"}});
    const Bytes bytes = save_game({.game = game, .name = "n", .saved_at_ms = 1, .cursor = 1});
    const auto loaded = load_save(bytes);
    REQUIRE(loaded.ok());
    CHECK(loaded->game.comments == game.comments);
    CHECK(save_game(*loaded) == bytes);

    const auto opened = load_save(save_game({.game = with_comments({}), .name = "n", .saved_at_ms = 1, .cursor = 1}));
    REQUIRE(opened.ok());
    CHECK(opened->game.comments.empty());
    CHECK(same(opened->game, loaded->game));
}

TEST_CASE("a save with invalid comments is refused")
{
    const auto opens = [](std::vector<Comment> comments)
    { return load_save(save_game({.game = with_comments(std::move(comments)), .name = "n"})).ok(); };
    CHECK(opens({{0, "a"}, {0, "b"}, {2, "c"}}));
    CHECK_FALSE(opens({{1, "a"}, {0, "b"}}));                       // out of order
    CHECK_FALSE(opens({{3, "a"}}));                                 // after the last action
    CHECK_FALSE(opens({{0, "\xe2\x80\x8b"}}));                      // invisible
    CHECK(validate_game(with_comments({{0, ""}})).has_value());     // empty
    CHECK(validate_game(with_comments({{0, "a\nb"}})).has_value()); // control characters
    CHECK(validate_game(with_comments({{0, std::string(max_comment_bytes + 1, 'a')}})).has_value());
    CHECK(validate_game(with_comments(std::vector<Comment>(max_comments + 1, {0, "a"}))).has_value());
    CHECK(validate_game(with_comments(std::vector<Comment>(25, {0, std::string(max_comment_bytes, 'a')}))).has_value());
    CHECK_FALSE(
        validate_game(with_comments(std::vector<Comment>(24, {0, std::string(max_comment_bytes, 'a')}))).has_value());
}

TEST_CASE("a link carries no comments, and truncating a game drops the comments after its new end")
{
    Game game = with_comments({{0, "start"}, {1, "one"}, {2, "two"}});
    CHECK(game_link(game) == game_link(with_comments({})));
    truncate(game, 1);
    CHECK(game.actions.size() == 1);
    CHECK(game.comments == std::vector<Comment>{{0, "start"}, {1, "one"}});
}
