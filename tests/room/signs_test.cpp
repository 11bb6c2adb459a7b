// Signs that players show to all: what reaches whom, and how often.
#include "many_screens.hpp"
#include "support/game_of.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <memory>

using namespace elgrande;
using namespace elgrande::room;

namespace
{

/// A table with a guest for each of its two seats, and a watcher.
struct SignRoom : ManyScreens
{
    SignRoom() : ManyScreens(test::game_of(two_players()))
    {
        first.guest.claim(0, {});
        second.guest.claim(1, {});
        REQUIRE(settle());
    }

    static Setup two_players()
    {
        Setup setup;
        setup.players = 2;
        return setup;
    }

    /// Lets the table receive a sign that the guest's own page may not send.
    void send(const Screen& from, const ShowSign& shown) { room().received(from.peer, write_message(shown)); }

    Screen& first = open();
    Screen& second = open();
    Screen& watcher = open();
};

/// Returns the last sign of a seat as a guest knows it.
SeatSign seen(const Screen& screen, Seat seat)
{
    return screen.guest.update()->members[seat].sign;
}

} // namespace

TEST_CASE("a sign is shown once on all screens, although messages are lost, repeated and reordered")
{
    SignRoom room;
    const State before = room.state();
    room.weather = storm;
    for (std::uint32_t number = 1; number <= 5; ++number)
    {
        const auto sign = static_cast<Sign>(number);
        room.first.guest.show(sign);
        for (int i = 0; i < 200; ++i)
        {
            room.tick();
        }
        REQUIRE(room.settle());
        CHECK(room.room().sign(0) == SeatSign{sign, number});
        for (const auto& screen : room.screens())
        {
            CHECK(seen(*screen, 0) == SeatSign{sign, number});
            CHECK(seen(*screen, 1) == SeatSign{});
        }
    }
    CHECK(room.state() == before);
    CHECK(room.history().cursor() == 0);
}

TEST_CASE("a flood of signs shows one of a seat every two seconds, and does not hold up those of others")
{
    SignRoom room;
    const std::int64_t seconds = 20;
    std::uint32_t number = 0;
    for (std::int64_t tenth = 0; tenth < 10 * seconds; ++tenth)
    {
        for (int i = 0; i < 20; ++i)
        {
            room.send(room.first, {++number, Sign::Hurry});
        }
        if (tenth == 50)
        {
            room.second.guest.show(Sign::Ouch);
        }
        room.tick();
    }
    const std::uint32_t shown = room.room().sign(0).number;
    CHECK(shown >= 10);
    CHECK(shown <= 11);
    REQUIRE(room.settle());
    CHECK(seen(room.watcher, 1) == SeatSign{Sign::Ouch, 1});
    CHECK(room.first.peer != 0); // it is not dropped for it
}

TEST_CASE("of several quick signs of a player the last one is shown")
{
    SignRoom room;
    for (const Sign sign : {Sign::Hello, Sign::Ouch, Sign::Thanks})
    {
        room.first.guest.show(sign);
        room.tick();
        room.tick();
    }
    REQUIRE(room.settle());
    CHECK(seen(room.second, 0) == SeatSign{Sign::Thanks, 2});
}

TEST_CASE("the people at the table show signs of the seats that they play, and of no others")
{
    Setup setup;
    setup.players = 4;
    record::Game game = test::game_of(setup);
    game.players[3].controller.computer_level = 1;
    ManyScreens room(game);
    CHECK(room.room().due_ms() == not_due);
    room.room().show(1, Sign::Hello);
    CHECK(room.room().due_ms() == due_now);
    REQUIRE(room.settle()); // no guest is there yet
    CHECK(room.room().sign(1) == SeatSign{Sign::Hello, 1});

    Screen& player = room.open();
    const Screen& watcher = room.open();
    player.guest.claim(0, {});
    REQUIRE(room.settle());
    for (const Sign sign : {Sign::Ouch, Sign::Thinking, Sign::Bravo}) // the last of those that come too soon is shown
    {
        room.room().show(1, sign);
    }
    room.room().show(0, Sign::Bravo); // has a screen
    room.room().show(3, Sign::Bravo); // a computer
    room.room().show(4, Sign::Bravo); // no player
    room.room().show(nobody, Sign::Bravo);
    REQUIRE(room.settle());
    for (const Screen* screen : {static_cast<const Screen*>(&player), &watcher})
    {
        CHECK(seen(*screen, 0) == SeatSign{});
        CHECK(seen(*screen, 1) == SeatSign{Sign::Bravo, 2});
        CHECK(seen(*screen, 3) == SeatSign{});
    }
    CHECK(room.room().signs_at_table(2)); // open
    CHECK_FALSE(room.room().signs_at_table(0));
    room.room().take_back(0);
    CHECK(room.room().signs_at_table(0));
}

TEST_CASE("watchers show no signs, and a sign is not kept for a later connection or another seat")
{
    SignRoom room;
    room.watcher.guest.show(Sign::Hello);
    CHECK(room.watcher.guest.due_ms() == not_due);
    room.send(room.watcher, {1, Sign::Hello});
    room.disconnect(room.first);
    room.first.guest.show(Sign::Hello); // nobody could see it now
    room.connect(room.first);
    room.second.guest.show(Sign::Bravo);
    room.room().take_back(1); // before it has arrived
    REQUIRE(room.settle());
    for (const Seat seat : room.state().seats())
    {
        CHECK(room.room().sign(seat) == SeatSign{});
    }
    CHECK(room.second.guest.due_ms() == not_due);
}

TEST_CASE("signs out of range are neither written nor read")
{
    CHECK(write_message(ShowSign{0, Sign::Hello}).empty());
    CHECK(write_message(ShowSign{1, static_cast<Sign>(sign_count)}).empty());
    Bytes bytes = write_message(ShowSign{1, static_cast<Sign>(sign_count - 1)});
    REQUIRE(read_message(bytes).ok());
    bytes.back() = std::byte{sign_count};
    CHECK_FALSE(read_message(bytes).ok());
}
