#include "screens/home/new_game_form.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>
#include <vector>

using namespace elgrande;
using screens::NewGameForm;

TEST_CASE("the form of a new game remembers names, colours and computers, and does not trust the stored text")
{
    const words::Localizer localizer(words::Language::En);
    NewGameForm form(localizer, 7);
    form.set_players(localizer, 3);
    const std::string people = form.saved_choices();
    CHECK(people.find('\t') == std::string::npos); // the format without computers

    // Each name is followed by the level of a computer.
    std::string computers = people;
    computers += "\t3";
    NewGameForm other(localizer, 8);
    other.restore_choices(localizer, computers);
    REQUIRE(other.players() == 3);
    CHECK(other.game().players[2].controller.computer_level == 3);
    CHECK(other.game().players[1].controller.is_person());
    CHECK(other.game().players[2].name == form.game().players[2].name);
    CHECK(other.saved_choices() == computers);
    CHECK_FALSE(record::validate_game(other.game()).has_value());

    for (const char* wrong : {"\t", "\t0", "\t:", "\t33", "\tx", "\t3\t3"})
    {
        NewGameForm form_of_bad(localizer, 8);
        form_of_bad.restore_choices(localizer, people + wrong);
        INFO(wrong);
        CHECK(form_of_bad.game().players[2].controller.is_person());
        CHECK_FALSE(record::validate_game(form_of_bad.game()).has_value());
    }
}

TEST_CASE("lots for the seats give every order, and everybody keeps name, colour and level")
{
    const words::Localizer localizer(words::Language::En);
    NewGameForm form(localizer, 7);
    form.set_players(localizer, 3);
    form.restore_choices(localizer, form.saved_choices() + "\t3"); // the last seat is a computer's
    const std::vector<record::Player> before = form.game().players;
    std::map<std::vector<record::Colour>, int> orders;
    for (std::uint64_t random = 0; random < 600; ++random)
    {
        form.shuffle_seats(random);
        std::vector<record::Colour> order;
        for (const record::Player& player : form.game().players)
        {
            REQUIRE(std::find(before.begin(), before.end(), player) != before.end());
            order.push_back(player.colour);
        }
        ++orders[order];
    }
    CHECK(orders.size() == 6);
    for (const auto& [order, count] : orders)
    {
        CHECK(count > 60); // 100 on average
    }
}
