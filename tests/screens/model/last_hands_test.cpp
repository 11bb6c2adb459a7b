#include "screens/model/last_hands.hpp"

#include "support/fake_world.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <string>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

constexpr Setup whole_deck{.edition = Edition::Intrigue};
constexpr Setup first_deck{.edition = Edition::Intrigue, .first_deck = true};

} // namespace

TEST_CASE("the last hand of a colour is stored, and read without the cards that the deck does not have")
{
    testing::FakeWorld world;
    platform::Preferences& kept = world.platform.preferences;
    const PowerCards hand = every_power_card(whole_deck) & ~every_power_card(first_deck);
    REQUIRE(hand != 0);
    const PowerCards tens = lowest_cards(every_power_card(first_deck), 2);
    CHECK(last_hand(kept, whole_deck, record::Colour::Red) == 0);
    store_hand(kept, whole_deck, record::Colour::Red, hand | tens);
    CHECK(last_hand(kept, whole_deck, record::Colour::Red) == (hand | tens));
    CHECK(last_hand(kept, first_deck, record::Colour::Red) == tens);
    CHECK(last_hand(kept, whole_deck, record::Colour::Blue) == 0);
}

TEST_CASE("a stored list that cannot be read is an empty hand, except for a comma at its end")
{
    testing::FakeWorld world;
    platform::Preferences& kept = world.platform.preferences;
    store_hand(kept, whole_deck, record::Colour::Red, lowest_cards(every_power_card(whole_deck), 1));
    const std::string bad =
        GENERATE(as<std::string>{}, "", ",", "ten", "10,", "99999999999999999999", "10,x", "-10", "7");
    CAPTURE(bad);
    kept.set("hand of colour 0", bad);
    const PowerCards hand = last_hand(kept, whole_deck, record::Colour::Red);
    CHECK(hand == (bad == "10," ? lowest_cards(every_power_card(whole_deck), 1) : 0));
}
