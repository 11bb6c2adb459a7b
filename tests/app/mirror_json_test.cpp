#include "app/mirror_json.hpp"

#include <catch2/catch_test_macros.hpp>

using elgrande::screens::Mirror;
using elgrande::screens::mirror_json;

TEST_CASE("the mirror is written as JSON in a fixed order")
{
    Mirror mirror;
    mirror.title = "Round 1 of 9";
    mirror.prompt = "Ann bids.";
    mirror.rule = "Each value once.";
    mirror.notice = "No room.";
    mirror.position = {"Ann: 0 points", "Galicia: empty"};
    mirror.about = {"points", "a region"};
    mirror.page = {{1, "The aim"}, {0, "Points."}};
    mirror.log = {"Ann bids 3.", "Ben bids 1."};
    mirror.answers = {{0, "Bid 1"}, {1, "Bid 2"}};
    mirror.buttons = {{100, "Undo", {}, "Takes back the bid."}, {101, "Day", true}, {102, "Candle", false}};
    CHECK(
        mirror_json(mirror, 7)
        == R"({"version":7,"title":"Round 1 of 9","prompt":"Ann bids.","rule":"Each value once.","notice":"No room.",)"
           R"("position":["Ann: 0 points","Galicia: empty"],"about":["points","a region"],)"
           R"("page":[{"level":1,"text":"The aim"},{"level":0,"text":"Points."}],"log":["Ann bids 3.","Ben bids 1."],)"
           R"("answers":[{"id":0,"label":"Bid 1"},{"id":1,"label":"Bid 2"}],)"
           R"("buttons":[{"id":100,"label":"Undo","about":"Takes back the bid."},)"
           R"({"id":101,"label":"Day","chosen":true},{"id":102,"label":"Candle","chosen":false}]})");
}

TEST_CASE("quotes, backslashes and control characters are escaped; other UTF-8 is kept")
{
    Mirror mirror;
    mirror.title = "\"Ñ\\\n\x01";
    CHECK(mirror_json(mirror, 7).starts_with(R"({"version":7,"title":"\"Ñ\\\u000a\u0001",)"));
}
