// Requests of guests to undo: what reaches the table, how often, and what the guests learn.
#include "many_screens.hpp"
#include "support/game_of.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cstdint>
#include <memory>

using namespace elgrande;
using namespace elgrande::room;

namespace
{

/// Returns a table with a guest for each of its three seats. Some answers have been played.
std::unique_ptr<ManyScreens> a_table_with_guests()
{
    Setup setup;
    setup.players = 3;
    setup.seed = 4;
    auto screens = std::make_unique<ManyScreens>(test::game_of(setup));
    for (const Seat seat : screens->state().seats())
    {
        screens->open().guest.claim(seat, {});
    }
    REQUIRE(screens->settle());
    for (int i = 0; i < 8; ++i)
    {
        screens->history().play(legal(screens->state())[0]);
    }
    screens->publish();
    REQUIRE(screens->settle());
    return screens;
}

/// Lets the table receive a request that the guest's own page may not send.
void send(ManyScreens& screens, const Screen& from, const UndoRequest& request)
{
    screens.room().received(from.peer, write_message(request));
}

} // namespace

TEST_CASE("a request to undo is carried out once, although messages are lost, repeated and reordered")
{
    const auto screens = a_table_with_guests();
    Screen& guest = *screens->screens()[1];
    for (table::Moment expected = 7; expected > 2; --expected)
    {
        screens->weather = storm;
        guest.guest.undo(false);
        for (int i = 0; i < 1'000 && screens->history().cursor() != expected; ++i)
        {
            screens->tick();
        }
        for (int i = 0; i < 100; ++i)
        {
            screens->tick();
        }
        REQUIRE(screens->settle());
        REQUIRE(screens->history().cursor() == expected);
        for (const auto& screen : screens->screens())
        {
            REQUIRE(difference(*screens, screen->guest) == "");
        }
        CHECK(guest.guest.undo_state() == UndoState::None);
    }
}

TEST_CASE("a guest learns what has become of its request, and the table is asked once in each position")
{
    const UndoState outcome = GENERATE(UndoState::Asked, UndoState::Declined);
    const auto screens = a_table_with_guests();
    Guest& guest = screens->screens()[0]->guest;
    screens->undo_outcome = outcome;
    guest.undo(false);
    REQUIRE(screens->settle());
    CHECK(guest.undo_state() == outcome);
    CHECK(screens->screens()[1]->guest.undo_state() == UndoState::None);

    screens->undo_outcome = UndoState::None; // nothing of this position is asked again
    guest.undo(true);
    CHECK(guest.due_ms() == not_due);
    for (std::uint32_t number = 2; number < 1'000; ++number)
    {
        send(*screens, *screens->screens()[0], {number, guest.update()->game, number % 2 == 0});
        CHECK(screens->room().pending_undos().empty());
    }
    REQUIRE(screens->settle());
    CHECK(screens->history().cursor() == 8);
    CHECK(guest.undo_state() == outcome);

    screens->history().play(legal(screens->state())[0]);
    screens->publish();
    REQUIRE(screens->settle());
    CHECK(guest.undo_state() == UndoState::None);
    send(*screens, *screens->screens()[0], {1'000, guest.update()->game, false});
    REQUIRE(screens->settle());
    CHECK(screens->history().cursor() == 8);
}

TEST_CASE("after there was nothing to undo, the guest may ask for something else")
{
    const auto screens = a_table_with_guests();
    Guest& guest = screens->screens()[0]->guest;
    screens->undo_outcome = UndoState::Nothing;
    guest.undo(true);
    REQUIRE(screens->settle());
    CHECK(guest.undo_state() == UndoState::Nothing);
    screens->undo_outcome = UndoState::None;
    guest.undo(false);
    REQUIRE(screens->settle());
    CHECK(screens->history().cursor() == 7);
}

TEST_CASE("a request about another position, an older one and that of a watcher are dropped")
{
    const auto screens = a_table_with_guests();
    const Screen& guest = *screens->screens()[0];
    const std::uint32_t game = guest.guest.update()->game;
    send(*screens, guest, {3, game + 1, false});
    CHECK(screens->room().pending_undos().empty());
    send(*screens, guest, {2, game, false}); // number 3 has overtaken it
    CHECK(screens->room().pending_undos().empty());
    send(*screens, guest, {4, game, true});
    send(*screens, guest, {4, game, false});
    const auto asked = screens->room().pending_undos();
    REQUIRE(asked.size() == 1);
    CHECK(asked[0].seat == 0);
    CHECK(asked[0].whole_turn);

    Screen& watcher = screens->open();
    REQUIRE(screens->settle());
    const table::Moment before = screens->history().cursor();
    watcher.guest.undo(false);
    CHECK(watcher.guest.due_ms() == not_due);
    for (std::uint32_t number = 1; number < 50; ++number)
    {
        send(*screens, watcher, {number, watcher.guest.update()->game, false});
    }
    CHECK(screens->room().pending_undos().empty());
    REQUIRE(screens->settle());
    CHECK(screens->history().cursor() == before);
}

TEST_CASE("nobody is asked about a request any more once the game has changed, or the seat belongs to another guest")
{
    const auto screens = a_table_with_guests();
    const Screen& guest = *screens->screens()[0];
    send(*screens, guest, {1, guest.guest.update()->game, false});
    const auto asked = screens->room().pending_undos();
    REQUIRE(asked.size() == 1);
    SECTION("the game has changed")
    {
        screens->history().play(legal(screens->state())[0]);
        screens->publish();
    }
    SECTION("the table has taken the seat back")
    {
        screens->room().take_back(0);
    }
    CHECK(screens->room().pending_undos().empty());
    screens->room().set_undo_state(asked[0], UndoState::Declined);
    REQUIRE(screens->settle());
    CHECK(guest.guest.undo_state() == UndoState::None);
}

TEST_CASE("a request to undo survives a broken connection, but not another position")
{
    const auto screens = a_table_with_guests();
    Screen& guest = *screens->screens()[0];
    screens->disconnect(guest);
    guest.guest.undo(false);
    SECTION("the same position")
    {
        screens->reload_table();
        screens->connect(guest);
        REQUIRE(screens->settle());
        CHECK(screens->history().cursor() == 7);
    }
    SECTION("another position")
    {
        screens->history().play(legal(screens->state())[0]);
        screens->publish();
        screens->connect(guest);
        REQUIRE(screens->settle());
        CHECK(screens->history().cursor() == 9);
    }
}
