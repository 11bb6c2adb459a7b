// A room and its guests while something else goes on: lost connections, dialogs, other tabs, analysis, advice.
#include "app/room/several_screens.hpp"
#include "room/table_room.hpp"
#include "rules/view.hpp"
#include "support/reached_game.hpp"
#include "support/thinking.hpp"
#include "support/written.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::english;
using testing::RoomScreen;
using testing::SeveralScreens;
using words::Key;

namespace
{

constexpr const char* seat_preference = "room seat";

} // namespace

TEST_CASE("an undo that waits for consent does not undo what a guest has answered since", "[room]")
{
    testing::BiddingRoom room;
    const std::size_t first = room.answer();
    const std::size_t lines = room.table.mirror().log.size();
    room.table.app().act(Intent{GameCommand::Undo});
    room.exchange();
    CHECK(room.table.mirror().title == english(Key::MessageUndoTitle));
    REQUIRE(room.guests[first]->button(english(Key::RoomGrant)) >= 0);
    room.answer();
    CHECK(room.table.mirror().title != english(Key::MessageUndoTitle));
    CHECK(room.guests[first]->button(english(Key::RoomGrant)) < 0);
    CHECK(room.table.mirror().log.size() == lines + 1);
    CHECK(room.table.mirror().notice == english(Key::RefusalOtherQuestion));
}

TEST_CASE("the page of the room opens once for a claim, and not again when it is closed", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin({.players = 2, .seed = 3});
    const std::string link = room.link();
    room.take("Blue");
    room.close_page();
    REQUIRE(room.join(link).perform("Blue"));
    room.exchange();
    CHECK(room.table.button(english(Key::RoomGrant)) >= 0);
    room.close_page();
    room.exchange();
    CHECK(room.table.button(english(Key::RoomGrant)) < 0);
    room.table.open_room();
    CHECK(room.table.button(english(Key::RoomGrant)) >= 0); // the guest still waits
}

TEST_CASE("a guest that asks for ever other seats does not open the page of the room again, and can be sent away",
          "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin({.players = 3, .seed = 3});
    const std::string link = room.link();
    room.take("Blue");
    room.take("Green");
    room.close_page();
    RoomScreen& flood = room.join(link);
    for (int claim = 0; claim < 6; ++claim)
    {
        flood.app().act(Intent{ClaimSeat{static_cast<Seat>(claim % 2 + 1), "Name " + std::to_string(claim)}});
        room.exchange();
        room.table.frame(elgrande::room::claim_pause_ms);
        room.exchange();
        CHECK((room.table.mirror().title == english(Key::RoomTitle)) == (claim == 0));
        if (claim == 0)
        {
            room.close_page();
        }
    }
    room.table.open_room();
    CHECK(room.table.button(english(Key::RoomGrant)) >= 0);
    REQUIRE(room.table.perform(english(Key::RoomEntry) + ": " + english(Key::RoomEntryClosed)));
    room.exchange();
    CHECK(room.table.button(english(Key::RoomGrant)) < 0);
    room.network.introduce();
    room.exchange();
    const auto& seats = room.table.mirror().position;
    const std::string seated = words::plain(english(Key::RoomSeatScreen, {{"player", "Blue"}}));
    CHECK(std::count(seats.begin(), seats.end(), seated) == 1);
    CHECK(room.table.button(english(Key::RoomGrant)) < 0);
}

TEST_CASE("a watcher that comes back sees what was played meanwhile", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin({.players = 2, .seed = 3});
    RoomScreen& watcher = room.join(room.link());
    REQUIRE(watcher.perform(english(Key::SeatPageWatch)));
    room.close_page();
    room.network.disconnect(watcher.world.rooms);
    room.exchange();
    room.table.answer(0);
    room.network.introduce();
    room.exchange();
    REQUIRE_FALSE(watcher.mirror().log.empty());
    CHECK(watcher.mirror().log.back() == room.table.mirror().log.back());
    CHECK(watcher.mirror().position == room.table.mirror().position);
}

TEST_CASE("the table's own link does not stay in its address", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin({.players = 2, .seed = 3});
    const std::string before = room.table.world.address.shown;
    room.table.world.address.shown = room.link(); // as when it is typed there
    room.table.app().open_link(room.link());
    room.table.settle();
    CHECK(room.table.world.address.shown == before);
}

TEST_CASE("a room's link stays in the address of a guest that had followed another link", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin({.players = 2, .seed = 3});
    const std::string link = room.link();
    room.guests.push_back(std::make_unique<RoomScreen>(room.network, 390.0F, 844.0F));
    RoomScreen& phone = *room.guests.back();
    phone.app().open_link(record::game_link(testing::game_of({.players = 4, .seed = 9})));
    phone.settle();
    REQUIRE(phone.world.address.shown.starts_with("g1."));
    phone.app().open_link(link);
    phone.settle();
    room.network.introduce();
    room.exchange();
    REQUIRE(phone.perform("Blue"));
    room.exchange();
    CHECK(phone.world.address.shown.starts_with("r1."));
}

TEST_CASE("all screens show which seats have another screen, and that one of these is not connected", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin(testing::game_until({.players = 3, .seed = 3},
                                   [](const State& state) { return state.decision.question == Question::SetDisk; }));
    room.take("Red");
    room.take("Blue");
    room.take("Green");
    room.close_page();
    const std::size_t asked = room.asked();
    const std::string name = testing::colour_names.at(asked);
    const auto waits = [&](Key key) { return english(key, {{"player", name}, {"question", english(Key::WaitDisk)}}); };
    const auto says = [&](RoomScreen& screen, Key key)
    { return screen.mirror().position.at(asked).find(", " + english(key)) != std::string::npos; };
    RoomScreen& other = *room.guests[asked == 0 ? 1 : 0];
    CHECK(room.table.mirror().prompt == waits(Key::PromptElsewhere));
    CHECK(says(room.table, Key::SeatElsewhere));
    CHECK_FALSE(says(*room.guests[asked], Key::SeatElsewhere)); // its own seat
    room.network.disconnect(room.guests[asked]->world.rooms);
    room.exchange();
    for (RoomScreen* screen : {&room.table, &other})
    {
        CHECK(screen->mirror().prompt == waits(Key::PromptElsewhereAway));
        CHECK(says(*screen, Key::SeatAway));
    }
    room.network.introduce();
    room.exchange();
    for (RoomScreen* screen : {&room.table, &other})
    {
        CHECK(screen->mirror().prompt == waits(Key::PromptElsewhere));
        CHECK_FALSE(says(*screen, Key::SeatAway));
    }
    room.table.app().act(Intent{RoomCommand::End});
    room.table.settle();
    CHECK_FALSE(says(room.table, Key::SeatElsewhere));
}

TEST_CASE("a computer plays for a screen that is gone, until it returns or the table takes the seat back", "[room]")
{
    const bool returns = GENERATE(true, false);
    const bool from_prompt = GENERATE(true, false);
    SeveralScreens room;
    room.network.has_relays = true;
    room.table.world.brains.think = testing::cached_answer;
    room.begin(testing::game_until({.players = 3, .seed = 3},
                                   [](const State& state) { return state.decision.question == Question::SetDisk; }));
    room.take("Red");
    room.take("Blue");
    room.take("Green");
    room.close_page();
    const std::size_t asked = room.asked();
    RoomScreen& gone = *room.guests[asked];
    const std::string plays = english(Key::RoomComputerPlays);
    CHECK(room.table.button(plays) < 0);
    room.network.disconnect(gone.world.rooms);
    room.exchange();
    CHECK(room.guests[asked == 0 ? 1 : 0]->button(plays) < 0); // only at the table
    if (!from_prompt)
    {
        room.table.open_room();
    }
    REQUIRE(room.table.perform(plays));
    if (!from_prompt)
    {
        room.close_page();
    }
    room.exchange();
    const std::string before = room.table.mirror().log.back();
    REQUIRE(room.table.world.brains.answer());
    room.table.frame(10'000);
    room.exchange();
    CHECK(room.table.mirror().log.back() != before);

    if (returns)
    {
        room.network.introduce();
    }
    else
    {
        room.table.app().act(Intent{TakeSeatBack{static_cast<Seat>(asked)}});
    }
    room.exchange();
    room.table.open_room();
    const Key holder = returns ? Key::RoomSeatScreen : Key::RoomSeatTable;
    const std::string line = english(holder, {{"player", testing::colour_names.at(asked)}});
    CHECK(room.table.mirror().position.at(asked) == line);
}

TEST_CASE("whoever passes the game on is told that the room stays at this table, and can end it", "[room]")
{
    const ImVec2 size = GENERATE(ImVec2(390, 844), ImVec2(844, 390), ImVec2(1366, 768), ImVec2(1920, 1080));
    CAPTURE(size.x);
    testing::BiddingRoom room;
    room.table.resize(size.x, size.y);
    room.table.app().act(Intent{OpenPage{"pass"}});
    room.table.settle();
    const std::string help = english(Key::PassHelp);
    CHECK(room.table.mirror().notice == help + " " + english(Key::PassRoom));
    CHECK(room.table.app().ui().cut().empty());
    REQUIRE(room.table.perform(english(Key::ButtonCopy)));
    room.answer(); // on a phone: the room is still there
    REQUIRE(room.table.mirror().title == english(Key::PassTitle));
    REQUIRE(room.table.perform(english(Key::RoomEnd)));
    room.exchange();
    CHECK(room.table.mirror().notice == help);
    CHECK(room.table.button(english(Key::RoomEnd)) < 0);
    for (const auto& guest : room.guests)
    {
        CHECK(guest->mirror().notice == english(Key::SeatPageEnded));
    }
}

TEST_CASE("guests see the thinking times of the table, and count on by themselves", "[room]")
{
    testing::BiddingRoom room;
    RoomScreen& other = *room.guests[room.asked() == 0 ? 1 : 0];
    other.frame();
    CHECK_FALSE(testing::is_written("0:00"));
    room.table.app().act(Intent{ChooseSetting{clock_row, 1}});
    room.exchange();
    other.frame();
    CHECK(testing::is_written("0:00"));
    CHECK(other.app().next_wake_ms().has_value());
    other.frame(3'000);
    other.frame();
    CHECK(testing::is_written("0:03"));
    room.table.frame(5'000);
    room.table.app().act(Intent{GameCommand::LookBack}); // pauses the clock
    room.exchange();
    other.frame(9'000);
    other.frame();
    CHECK(testing::is_written("0:05"));
    room.table.app().act(Intent{ChooseSetting{clock_row, 0}});
    room.exchange();
    other.frame();
    CHECK_FALSE(testing::is_written("0:05"));
}

TEST_CASE("the table gives no advice to a seat that has another screen", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    // A public question, which can be answered at the table, too.
    room.begin(testing::game_until({.players = 2, .hidden_hands = true, .seed = 3},
                                   [](const State& state) { return state.decision.question == Question::TakeCard; }));
    const bool has_screen = GENERATE(false, true);
    if (has_screen)
    {
        room.take("Red");
        room.take("Blue");
    }
    room.close_page();
    REQUIRE(room.table.is_asked());
    const int asked = room.table.world.brains.asked;
    room.table.app().act(Intent{GameCommand::AskAdvice});
    room.table.settle();
    CHECK((room.table.mirror().prompt == english(Key::AdviceNobodyAsked)) == has_screen);
    CHECK(room.table.world.brains.asked == asked + (has_screen ? 0 : 1));
}

TEST_CASE("a tab that loses its seat leaves the stored seat of another tab alone", "[room]")
{
    const bool is_other = GENERATE(false, true);
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin({.players = 2, .seed = 3});
    RoomScreen& phone = room.take("Blue");
    std::string& stored = phone.world.preferences.values[seat_preference];
    REQUIRE_FALSE(stored.empty());
    if (is_other)
    {
        stored.back() = stored.back() == 'A' ? 'Q' : 'A'; // another token of the same room
    }
    const std::string before = stored;
    REQUIRE(room.table.perform(english(Key::RoomTakeBack)));
    room.exchange();
    CHECK(phone.world.preferences.here[seat_preference].empty());
    CHECK(stored == (is_other ? before : ""));
}

TEST_CASE("a rematch shows the table nothing that a seat with a screen may hide", "[room]")
{
    const Setup setup{.edition = Edition::Edition2023, .players = 2, .hidden_hands = true, .seed = 6};
    SeveralScreens room;
    room.network.has_relays = true;
    room.table.app().open_link(record::game_link(testing::finish(testing::game_of(setup), 6)));
    room.table.settle();
    room.table.open_room();
    room.take("Red");
    room.take("Blue");
    room.close_page();
    REQUIRE(room.table.perform(english(Key::ButtonRematch)));
    room.table.perform(english(Key::LearnPlayNow)); // lessons may be offered first
    CHECK(room.table.button("I am ") < 0);          // no curtain: nobody is asked a secret here
    for (int i = 0; i < 30 && room.table.is_asked(); ++i)
    {
        room.table.answer(0); // public questions, until a secret one comes
        CHECK(room.table.button("I am ") < 0);
    }
    CHECK_FALSE(room.table.is_asked());
}

TEST_CASE("an offer that fails without a network is made again later", "[room]")
{
    SeveralScreens room;
    room.network.is_cut = true;
    room.begin({.players = 2, .seed = 3});
    room.table.world.rooms.answer_all();
    room.table.settle();
    CHECK(room.table.mirror().prompt == english(Key::RoomNoConnection));
    CHECK(room.link().empty());
    room.network.is_cut = false;
    room.table.frame(10'000);
    room.table.world.rooms.answer_all();
    room.table.settle();
    CHECK_FALSE(room.link().empty());
}

TEST_CASE("what became of a code is told after a link was copied", "[room]")
{
    SeveralScreens room;
    room.begin({.players = 2, .seed = 3});
    room.table.world.rooms.answer_all();
    room.table.settle();
    REQUIRE(room.table.perform(english(Key::ButtonCopy)));
    CHECK(room.table.mirror().prompt == english(Key::ShareCopied));
    room.table.world.text_fields.typing["room answer"] = "nonsense";
    room.exchange();
    REQUIRE(room.table.perform(english(Key::RoomConnect)));
    room.table.world.rooms.answer_all();
    room.table.settle();
    CHECK(room.table.mirror().prompt == english(Key::RoomBadCode));
}

TEST_CASE("a room that is closed while a turn is shown leaves all seats to the table", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin(testing::game_until({.players = 2, .hidden_hands = true, .seed = 3},
                                   [](const State& state) { return state.decision.question == Question::TakeCard; }));
    room.take("Red");
    room.take("Blue");
    room.close_page();
    room.table.app().act(Intent{AnalysisCommand::Begin});
    room.table.settle();
    room.table.world.brains.think = testing::cached_answer;
    REQUIRE(room.table.world.brains.answer());
    room.table.settle();
    room.table.app().act(Intent{ShowBestTurn{0}});
    room.table.settle();
    room.table.app().act(Intent{RoomCommand::End});
    room.table.settle();
    for (int i = 0; i < 60; ++i)
    {
        if (!room.table.is_asked())
        {
            REQUIRE(room.table.perform("I am ")); // the curtain
        }
        REQUIRE(room.table.is_asked());
        room.table.answer(static_cast<std::size_t>(i));
    }
}

TEST_CASE("without a network the page of the room says so, and goes on when the network is back", "[room]")
{
    const bool has_relays = GENERATE(false, true);
    SeveralScreens room;
    room.network.has_relays = has_relays;
    room.table.world.rooms.is_offline = true;
    room.begin({.players = 2, .seed = 3});
    room.table.world.rooms.answer_all();
    room.table.settle();
    CHECK(room.table.mirror().prompt == english(Key::RoomCutOff));
    CHECK(room.link().empty());
    room.table.world.rooms.is_offline = false;
    room.table.world.rooms.answer_all();
    room.table.settle();
    CHECK(room.table.mirror().prompt == english(has_relays ? Key::RoomLinkHelp : Key::RoomCodeHelp));
    CHECK_FALSE(room.link().empty());
}

TEST_CASE("the page of a room whose table is another tab says so, and has no link", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.table.world.rooms.is_elsewhere = true;
    room.begin({.players = 2, .seed = 3});
    CHECK(room.table.mirror().prompt == english(Key::RoomElsewhere));
    CHECK(room.link().empty());
}

TEST_CASE("the table is told if a screen does not connect after its code was entered", "[room]")
{
    SeveralScreens room;
    room.network.are_apart = true;
    room.begin({.players = 2, .seed = 3});
    room.table.world.rooms.answer_all();
    room.table.settle();
    RoomScreen& phone = room.join(room.link());
    phone.world.rooms.answer_all();
    phone.settle();
    room.table.world.text_fields.typing["room answer"] = phone.mirror().rule;
    room.exchange();
    REQUIRE(room.table.perform(english(Key::RoomConnect)));
    room.table.world.rooms.answer_all();
    room.table.settle();
    CHECK(room.table.mirror().prompt == english(Key::RoomConnecting));
    room.table.frame(60'000);
    room.table.settle();
    CHECK(room.table.mirror().prompt == english(Key::RoomNotConnected));
}

TEST_CASE("a link to a room that was cut off is reported as damaged", "[room]")
{
    SeveralScreens room;
    for (const char* link : {"r1.AAAA", "#r1.AAAA", "https://example.org/#r1.AAAAAAAAAAAAAAAAAAAAA"})
    {
        CAPTURE(link);
        room.table.app().open_link(link);
        room.table.settle();
        CHECK(room.table.mirror().title == english(Key::MessageBadLink));
        CHECK(room.table.mirror().prompt.starts_with(english(Key::ProblemDamaged)));
        room.table.press(ImGuiKey_Escape);
    }
}

TEST_CASE("the table can be touched to answer a public question of a seat with a screen", "[room]")
{
    const auto question = GENERATE(Question::Recruit, Question::TakeCard, Question::Place);
    const auto width = GENERATE(1366.0F, 1920.0F);
    SeveralScreens room;
    room.table.resize(width, width == 1366.0F ? 768.0F : 1080.0F);
    room.network.has_relays = true;
    room.begin(testing::game_until({.players = 4, .hidden_hands = true, .seed = 3},
                                   [question](const State& state) { return state.decision.question == question; }));
    for (std::size_t seat = 0; seat < 3; ++seat)
    {
        room.take(testing::colour_names[seat]);
    }
    room.close_page();
    room.table.settle();
    REQUIRE(room.table.is_asked());
    for (const MirrorButton& answer : room.table.mirror().answers)
    {
        CAPTURE(width, room.table.mirror().prompt, answer.label);
        CHECK(room.table.app().target(answer.id));
    }
}
