// Views compare by all that they show.
#include "rules/view.hpp"

#include "rules/game.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace elgrande;

TEST_CASE("lists of actions are equal if they hold the same actions in the same order")
{
    const Action low{ActionKind::Bid, 1};
    const Action high{ActionKind::Bid, 13};
    ActionList list;
    ActionList other;
    CHECK(list == other);
    list.add(low);
    CHECK(list != other);
    other.add(low);
    CHECK(list == other);
    list.add(low);
    list.add(high);
    other.add(high);
    other.add(low);
    CHECK(list != other);
}

TEST_CASE("views are equal until any part of them differs: pieces, cards, legal answers, payouts or what is remembered")
{
    const State state = new_game({.players = 3, .seed = 4});
    const PlayerView seen = view(state, 0);
    CHECK(view(state, 0) == seen);
    CHECK(view(state, 1) != seen);
    const auto differs = [&seen](auto change)
    {
        PlayerView other = seen;
        change(other);
        return other != seen;
    };
    CHECK(differs([](PlayerView& other) { other.bearer[2] = Place::Castillo; }));
    CHECK(differs([](PlayerView& other) { other.colonies.captain = 1; }));
    CHECK(differs([](PlayerView& other) { ++other.modifier_count[1]; }));
    CHECK(differs([](PlayerView& other) { other.legal.add({ActionKind::Done}); }));
    CHECK(differs([](PlayerView& other) { ++other.payouts[index(Place::Aragon)]->home_bonus[1]; }));
    CHECK(differs([](PlayerView& other) { ++other.remembered.rounds_begun; }));
}
