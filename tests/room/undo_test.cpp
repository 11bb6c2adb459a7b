// Requests of guests to undo: what reaches the table, how often, and what the guests learn.
#include "many_screens.hpp"
#include "support/game_of.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cstdint>
#include <memory>
#include <vector>

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

TEST_CASE("each asked guest answers a question about an undo once, although messages are lost, repeated and reordered")
{
    const auto screens = a_table_with_guests();
    TableRoom& room = screens->room();
    Guest& guest = screens->screens()[0]->guest;
    const std::vector<Seat> asked{0, 1};
    screens->weather = storm;
    for (int question = 0; question < 10; ++question)
    {
        const bool agrees = question % 3 != 0;
        room.ask_to_undo(2, question % 2 == 0, asked);
        for (int i = 0; i < 1'000 && guest.undo_question().number == 0; ++i)
        {
            screens->tick();
        }
        CHECK(guest.undo_question().by == 2);
        CHECK(guest.undo_question().seen == (question % 2 == 0));
        CHECK(room.consent(0) == Consent::Waits); // answers to earlier questions do not count
        guest.consent(agrees);
        CHECK(guest.undo_question().number == 0);
        for (int i = 0; i < 1'000 && room.consent(0) == Consent::Waits; ++i)
        {
            screens->tick();
        }
        CHECK(room.consent(0) == (agrees ? Consent::Agreed : Consent::Declined));
        CHECK(room.consent(1) == Consent::Waits);
        CHECK(room.consent(2) == Consent::NotAsked);
        guest.consent(!agrees); // too late
        for (int i = 0; i < 100; ++i)
        {
            screens->tick();
        }
        CHECK(room.consent(0) == (agrees ? Consent::Agreed : Consent::Declined));
    }
    CHECK(screens->screens()[2]->guest.undo_question().number == 0);
    room.end_undo_question();
    REQUIRE(screens->settle());
    CHECK(screens->screens()[1]->guest.undo_question().number == 0);
    CHECK(room.consent(0) == Consent::NotAsked);
}

TEST_CASE("consent to another question, from a seat that is not asked and from a watcher does not count")
{
    const auto screens = a_table_with_guests();
    TableRoom& room = screens->room();
    Screen& watcher = screens->open();
    REQUIRE(screens->settle());
    const auto consent = [&](const Screen& from, std::uint32_t number, bool agrees) {
        room.received(from.peer, write_message(UndoConsent{number, agrees}));
    };
    const Screen& asked = *screens->screens()[0];
    const Screen& other = *screens->screens()[1];
    consent(asked, 1, true); // before the question
    room.ask_to_undo(nobody, false, std::vector<Seat>{0});
    REQUIRE(screens->settle());
    const std::uint32_t number = asked.guest.undo_question().number;
    REQUIRE(number != 0);
    CHECK(watcher.guest.undo_question().number == 0);
    consent(asked, number - 1, true);
    consent(asked, number + 1, true);
    consent(other, number, true);
    consent(watcher, number, true);
    CHECK(room.consent(0) == Consent::Waits);
    CHECK(room.consent(1) == Consent::NotAsked);
    consent(asked, number, false);
    consent(asked, number, true);
    CHECK(room.consent(0) == Consent::Declined);
    REQUIRE(screens->settle());
    for (const auto& screen : screens->screens())
    {
        CHECK(screen->guest.connection() == ConnectionState::Present);
    }
}

TEST_CASE("a question about an undo ends with the next position")
{
    const auto screens = a_table_with_guests();
    TableRoom& room = screens->room();
    Guest& guest = screens->screens()[0]->guest;
    room.ask_to_undo(nobody, false, std::vector<Seat>{0});
    REQUIRE(screens->settle());
    screens->publish(); // the same position
    REQUIRE(screens->settle());
    CHECK(guest.undo_question().number != 0);
    screens->history().play(legal(screens->state())[0]);
    screens->publish();
    CHECK(room.consent(0) == Consent::NotAsked);
    REQUIRE(screens->settle());
    CHECK(guest.undo_question().number == 0);
}

TEST_CASE("the table agrees for the seats without a connected screen, and a screen that comes back is asked again")
{
    const auto screens = a_table_with_guests();
    TableRoom& room = screens->room();
    Screen& away = *screens->screens()[0];
    room.ask_to_undo(2, false, std::vector<Seat>{0, 1});
    REQUIRE(screens->settle());
    away.guest.consent(true);
    screens->disconnect(away); // before the answer is sent
    SECTION("it comes back")
    {
        screens->connect(away);
        REQUIRE(screens->settle());
        CHECK(away.guest.undo_question().number != 0);
        room.agree_at_table();
        CHECK(room.consent(0) == Consent::Waits);
    }
    SECTION("it stays away")
    {
        room.agree_at_table();
        CHECK(room.consent(0) == Consent::Agreed);
    }
    CHECK(room.consent(1) == Consent::Waits);
}

TEST_CASE("guests are told who has undone, except watchers who see the game later")
{
    const bool later = GENERATE(false, true);
    const auto screens = a_table_with_guests();
    const Screen& watcher = screens->open();
    screens->room().set_watched_later(later);
    screens->publish();
    REQUIRE(screens->settle());
    const std::size_t bytes = screens->bytes_to(watcher.peer);
    for (const Seat by : {Seat{1}, nobody})
    {
        const std::uint32_t before = screens->screens()[0]->guest.update()->undone.number;
        screens->room().note_undo(by);
        REQUIRE(screens->settle());
        CHECK(screens->screens()[0]->guest.update()->undone == Undone{before + 1, by});
        CHECK(watcher.guest.update()->undone == (later ? Undone() : Undone{before + 1, by}));
    }
    CHECK((screens->bytes_to(watcher.peer) == bytes) == later);
}
