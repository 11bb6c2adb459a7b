// Guests who want to undo: what is undone at once, what the table is asked, and what the guest is told.
#include "app/room/several_screens.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cstddef>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::BiddingRoom;
using testing::colour_names;
using testing::english;
using testing::RoomScreen;
using testing::SeveralScreens;
using words::Key;

namespace
{

struct UndoRoom : BiddingRoom
{
    void ask_undo(std::size_t guest)
    {
        REQUIRE(guests[guest]->perform(english(Key::TableUndo)));
        exchange();
    }

    /// True if the table waits for the consent of seats, there or on other screens.
    bool is_table_asked() { return table.mirror().title == english(Key::MessageUndoTitle); }

    bool is_screen_asked(std::size_t guest) { return guests[guest]->button(english(Key::RoomGrant)) >= 0; }

    /// Lets a guest answer whether it agrees to an undo.
    void consent(std::size_t guest, bool agrees)
    {
        REQUIRE(guests[guest]->perform(english(agrees ? Key::RoomGrant : Key::RoomDeny)));
        exchange();
    }
};

} // namespace

TEST_CASE("a guest takes back its own last answer at once, and answers again", "[room]")
{
    UndoRoom room;
    const std::vector<std::string> log = room.table.mirror().log;
    const std::size_t guest = room.answer();
    REQUIRE(room.asked() != guest);
    room.ask_undo(guest);
    CHECK_FALSE(room.is_table_asked());
    CHECK(room.asked() == guest);
    CHECK(room.table.mirror().log == log);
    CHECK(room.answer() == guest);
}

TEST_CASE("what another player has decided is undone for a guest only if that player agrees", "[room]")
{
    const bool agrees = GENERATE(false, true);
    UndoRoom room;
    const std::size_t first = room.answer();
    const std::size_t second = room.answer();
    const std::size_t third = room.asked();
    room.ask_undo(first);
    const std::string asks = english(Key::RoomUndoAsked, {{"player", colour_names.at(first)}});
    REQUIRE(room.is_table_asked());
    CHECK(room.table.mirror().prompt == asks + " " + english(Key::RoomUndoWaits, {{"list", colour_names.at(second)}}));
    CHECK(room.table.button(english(Key::MessageUndoYes)) < 0);
    CHECK(room.guests[first]->mirror().notice == english(Key::SeatPageUndoAsked));
    CHECK(room.guests[second]->mirror().prompt == asks + " " + english(Key::SeatPageUndoConsent));
    CHECK_FALSE(room.is_screen_asked(first));
    CHECK_FALSE(room.is_screen_asked(third));
    CHECK(room.asked() == third);
    room.consent(second, agrees);
    CHECK_FALSE(room.is_table_asked());
    CHECK_FALSE(room.is_screen_asked(second));
    CHECK(room.asked() == (agrees ? second : third));
    if (agrees)
    {
        const std::string undone = english(Key::SeatPageUndone, {{"player", colour_names.at(first)}});
        CHECK(room.guests[second]->mirror().notice == undone);
        CHECK(room.guests[third]->mirror().notice == undone);
    }
    else
    {
        CHECK(room.table.mirror().notice == english(Key::RoomUndoDeclined, {{"player", colour_names.at(second)}}));
        CHECK(room.guests[first]->mirror().notice == english(Key::SeatPageUndoDenied));
        room.ask_undo(first); // nobody is asked again
        CHECK_FALSE(room.is_table_asked());
        CHECK_FALSE(room.is_screen_asked(second));
        CHECK(room.guests[first]->mirror().notice == english(Key::SeatPageUndoDenied));
    }
}

TEST_CASE("the table asks a guest before it undoes what that guest alone has decided", "[room]")
{
    UndoRoom room;
    const std::size_t first = room.answer();
    const std::size_t second = room.asked();
    room.table.app().act(Intent{GameCommand::Undo});
    room.exchange();
    REQUIRE(room.is_table_asked());
    REQUIRE(room.is_screen_asked(first));
    CHECK(room.guests[first]->mirror().prompt
          == english(Key::RoomUndoAsked, {{"player", english(Key::SeatPageTable)}}) + " "
                 + english(Key::SeatPageUndoConsent));
    REQUIRE(room.table.perform(english(Key::ButtonCancel)));
    room.exchange();
    CHECK_FALSE(room.is_screen_asked(first));
    CHECK(room.asked() == second);

    room.table.app().act(Intent{GameCommand::Undo});
    room.exchange();
    room.consent(first, true);
    CHECK(room.asked() == first);
    CHECK(room.guests[second]->mirror().notice
          == english(Key::SeatPageUndone, {{"player", english(Key::SeatPageTable)}}));
}

TEST_CASE("the table is asked for a seat whose screen disconnects, and the screen when it is back", "[room]")
{
    UndoRoom room;
    const std::size_t first = room.answer();
    const std::size_t second = room.answer();
    room.ask_undo(first);
    REQUIRE(room.is_screen_asked(second));
    room.network.disconnect(room.guests[second]->world.rooms);
    room.exchange();
    CHECK(room.table.button(english(Key::MessageUndoYes)) >= 0);
    CHECK_FALSE(room.is_screen_asked(second));
    SECTION("it is back before the table answers")
    {
        room.network.introduce();
        room.exchange();
        CHECK(room.table.button(english(Key::MessageUndoYes)) < 0);
        room.consent(second, true);
    }
    SECTION("the table answers")
    {
        REQUIRE(room.table.perform(english(Key::MessageUndoYes)));
        room.exchange();
        CHECK_FALSE(room.is_table_asked());
        room.network.introduce();
        room.exchange();
    }
    CHECK(room.asked() == second);
}

TEST_CASE("a guest's undo is dropped if another screen answers before the seats agree", "[room]")
{
    UndoRoom room;
    const std::size_t first = room.answer();
    const std::size_t second = room.answer();
    const std::size_t lines = room.table.mirror().log.size();
    room.ask_undo(first);
    REQUIRE(room.is_table_asked());
    REQUIRE(room.is_screen_asked(second));
    room.answer();
    CHECK_FALSE(room.is_table_asked());
    CHECK_FALSE(room.is_screen_asked(second));
    CHECK(room.table.mirror().log.size() == lines + 1);
    CHECK(room.table.mirror().notice == english(Key::RefusalOtherQuestion));
}

TEST_CASE("one undo is asked about at a time, and each guest is told", "[room]")
{
    UndoRoom room;
    const std::size_t first = room.answer();
    const std::size_t second = room.answer();
    const std::size_t third = room.asked();
    room.ask_undo(third);
    room.ask_undo(first);
    for (const std::size_t guest : {third, first})
    {
        REQUIRE(room.is_table_asked());
        const std::string asks = english(Key::RoomUndoAsked, {{"player", colour_names.at(guest)}});
        CHECK(room.table.mirror().prompt.starts_with(asks));
        CHECK(room.guests[second]->mirror().prompt.starts_with(asks));
        room.consent(second, false);
        CHECK(room.guests[guest]->mirror().notice == english(Key::SeatPageUndoDenied));
    }
    CHECK_FALSE(room.is_table_asked());
    CHECK(room.asked() == third);
    room.ask_undo(second); // its own answer
    CHECK(room.asked() == second);
}

TEST_CASE("a guest that answers and undoes again and again does not have the others asked each time", "[room]")
{
    UndoRoom room;
    room.answer();
    const std::size_t second = room.answer();
    const std::size_t third = room.asked();
    room.ask_undo(third);
    REQUIRE(room.is_table_asked());
    room.consent(second, false);
    for (int again = 0; again < 3; ++again)
    {
        REQUIRE(room.answer() == third);
        room.ask_undo(third); // its own answer, at once
        REQUIRE(room.asked() == third);
        room.ask_undo(third);
        CHECK_FALSE(room.is_table_asked());
        CHECK_FALSE(room.is_screen_asked(second));
        CHECK(room.guests[third]->mirror().notice == english(Key::SeatPageUndoDenied));
    }
    room.table.frame(10'000);
    REQUIRE(room.answer() == third);
    room.ask_undo(third);
    room.ask_undo(third);
    CHECK(room.is_table_asked());
}

TEST_CASE("a guest resets its turn; if it has not begun one, there is nothing to undo", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin(testing::game_until({.players = 2, .seed = 3},
                                   [](const State& state) { return state.decision.question == Question::Recruit; }));
    RoomScreen& red = room.take("Red");
    RoomScreen& blue = room.take("Blue");
    room.close_page();
    RoomScreen& guest = red.is_asked() ? red : blue;
    REQUIRE(guest.is_asked());
    const std::vector<std::string> position = room.table.mirror().position;
    for (int answers = 0; answers < 2; ++answers)
    {
        REQUIRE(guest.is_asked());
        guest.answer(0);
        room.exchange();
    }
    REQUIRE(room.table.mirror().position != position);
    REQUIRE(guest.perform(english(Key::TableReset)));
    room.exchange();
    CHECK(guest.is_asked());
    CHECK(room.table.mirror().position == position);
    guest.app().act(Intent{GameCommand::ResetTurn});
    room.exchange();
    CHECK(guest.mirror().notice == english(Key::MessageNothingToUndo));
}

TEST_CASE("a watcher cannot ask for an undo", "[room]")
{
    UndoRoom room;
    room.answer();
    room.answer();
    const std::size_t asked = room.asked();
    RoomScreen& watcher = room.join(room.address);
    REQUIRE(watcher.perform(english(Key::SeatPageWatch)));
    room.exchange();
    watcher.app().act(Intent{GameCommand::Undo});
    watcher.app().act(Intent{GameCommand::ResetTurn});
    room.exchange();
    CHECK_FALSE(room.is_table_asked());
    CHECK(room.asked() == asked);
}

TEST_CASE("a question about an undo that another page replaces counts as declined", "[room]")
{
    UndoRoom room;
    const std::size_t first = room.answer();
    room.answer();
    room.ask_undo(first);
    REQUIRE(room.is_table_asked());
    room.table.app().act(Intent{PageCommand::OpenMenu});
    room.exchange();
    CHECK_FALSE(room.is_table_asked());
    CHECK(room.guests[first]->mirror().notice == english(Key::SeatPageUndoAsked));
    room.table.app().act(Intent{PageCommand::Close});
    room.table.press(ImGuiKey_Escape);
    room.exchange();
    CHECK(room.guests[first]->mirror().notice == english(Key::SeatPageUndoDenied));
}
