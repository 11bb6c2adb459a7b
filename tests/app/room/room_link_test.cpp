// The links of rooms and of answers, alone and inside messages.
#include "app/room/room_link.hpp"
#include "platform/rooms.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace elgrande;
using namespace elgrande::screens;

TEST_CASE("the link of an answer is found in an address and in a message", "[room]")
{
    const std::string code(platform::longest_room_code, 'A');
    const std::string address = "https://example.org/el-grande/#" + answer_link(code);
    CHECK(address.size() <= 600);
    for (const std::string& text :
         {answer_link(code), "#" + answer_link(code), address, "Here: " + address + " See you!"})
    {
        CAPTURE(text);
        CHECK(answer_in(text) == code);
        CHECK(room_code_in(text) == code); // the table's field takes it whole
        CHECK_FALSE(room_link_in(text));
    }
    CHECK(room_code_in("Here: " + code) == code);
}

TEST_CASE("other texts are no links of answers", "[room]")
{
    const std::string secret(22, 'A');
    for (const std::string& text :
         {std::string(), std::string("ra1."), std::string("ra1. AAAA"), "r1." + secret + ".AAAA",
          std::string("extra1.AAAA"), std::string("a.ra1.AAAA"), std::string("ra2.AAAA"),
          answer_link(std::string(platform::longest_room_code + 1, 'A'))})
    {
        CAPTURE(text);
        CHECK_FALSE(answer_in(text));
    }
}
