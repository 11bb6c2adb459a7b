// One game on several screens: a table and its guests, each an App of its own, joined by a fake network.
#include "app/room/several_screens.hpp"
#include "rules/game.hpp"
#include "support/reached_game.hpp"
#include "support/written.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <imgui.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::colour_names;
using testing::english;
using testing::RoomScreen;
using testing::SeveralScreens;
using words::Key;

namespace
{

/// A question of a game, and the words for those who wait for its answer.
struct WaitedFor
{
    Setup setup;
    Question question;
    Key waits;
};

/// Returns what the mirror says about each line of the position, without where the points came from: a guest does not
/// know that for points from before it came.
std::vector<std::string> explanations_of(const Mirror& mirror)
{
    std::vector<std::string> all = mirror.about;
    for (std::string& one : all)
    {
        one.resize(std::min(one.size(), one.find("; points: ")));
    }
    return all;
}

} // namespace
TEST_CASE("two codes connect a phone, which takes a seat and answers for it", "[room]")
{
    SeveralScreens room;
    REQUIRE(room.table.perform(english(Key::RoomTitle)));
    REQUIRE(room.table.perform(english(Key::HomeStart)));
    room.table.world.rooms.answer_all();
    room.exchange();
    REQUIRE(room.table.mirror().title == english(Key::RoomTitle));
    RoomScreen& phone = room.join(room.link());
    phone.world.rooms.answer_all();
    room.exchange();
    CHECK(phone.mirror().prompt == english(Key::SeatPageAnswer));
    const std::string answer = phone.mirror().rule;
    CHECK(answer.starts_with("https://example.org/#ra1."));
    REQUIRE(phone.perform(english(Key::SeatPageCopy)));
    CHECK(phone.world.clipboard.text == answer);

    room.table.world.text_fields.typing["room answer"] = "Here it is: " + answer;
    room.exchange();
    REQUIRE(room.table.perform(english(Key::RoomConnect)));
    room.table.world.rooms.answer_all();
    room.exchange();
    CHECK(phone.mirror().prompt == english(Key::SeatPagePick));

    REQUIRE(phone.perform("Red"));
    room.exchange();
    CHECK(phone.mirror().title != english(Key::SeatPageTitle));
    const auto& seats = room.table.mirror().position;
    CHECK(std::find(seats.begin(), seats.end(), words::plain(english(Key::RoomSeatScreen, {{"player", "Red"}})))
          != seats.end());
}

TEST_CASE("the next seat is asked after one frame of each: who answered, the table, who is asked", "[room]")
{
    testing::BiddingRoom room;
    const std::size_t guest = room.asked();
    RoomScreen& phone = *room.guests[guest];
    phone.app().perform(phone.mirror().answers.front().id);
    phone.frame();
    room.exchange(1);
    CHECK(room.asked() != guest);
}

TEST_CASE("the link of an answer connects the phone, on the table's page and in another tab of its browser", "[room]")
{
    const bool is_other_tab = GENERATE(false, true);
    SeveralScreens room;
    room.begin({.players = 2, .seed = 3});
    room.table.world.rooms.answer_all();
    room.table.settle();
    RoomScreen& phone = room.join(room.link());
    phone.world.rooms.answer_all();
    phone.settle();
    const std::string answer = phone.mirror().rule;
    if (is_other_tab)
    {
        room.network.take_handed = [&room](const std::string& code)
        {
            room.table.world.address.link = "ra1." + code;
            return true;
        };
        RoomScreen tab(room.network);
        tab.app().open_link(answer);
        tab.settle();
        tab.world.rooms.answer_all();
        tab.settle();
        CHECK(tab.mirror().prompt == english(Key::RoomHandedOver));
        CHECK(tab.world.address.shown.empty()); // a reload does not hand it over again
    }
    else
    {
        room.close_page();
        room.table.world.clipboard.pasted = answer; // outside of fields
    }
    room.table.settle();
    CHECK(room.table.mirror().title == english(Key::RoomTitle));
    CHECK(room.table.mirror().prompt == english(Key::RoomConnecting));
    room.table.world.rooms.answer_all();
    room.exchange();
    CHECK(phone.mirror().prompt == english(Key::SeatPagePick));
    CHECK(phone.mirror().rule.empty());
}

TEST_CASE("an answer for which no table waits in this browser is reported", "[room]")
{
    SeveralScreens room;
    room.table.app().open_link("https://example.org/#ra1.answer-1-2");
    room.table.settle();
    room.table.world.rooms.answer_all();
    room.table.settle();
    CHECK(room.table.mirror().title == english(Key::RoomTitle));
    CHECK(room.table.mirror().prompt == english(Key::RoomNotHandedOver));
}

TEST_CASE("a link that is short enough to be typed is written below its QR code", "[room]")
{
    const bool has_relays = GENERATE(false, true);
    const ImVec2 size = GENERATE(ImVec2(390, 844), ImVec2(1366, 768), ImVec2(1920, 1080));
    CAPTURE(has_relays, size.x);
    SeveralScreens room;
    room.network.has_relays = has_relays;
    room.table.resize(size.x, size.y);
    room.begin({.players = 3, .seed = 3});
    room.table.world.rooms.answer_all();
    room.table.settle();
    const std::string link = room.link();
    REQUIRE(link.find("#r1.") != std::string::npos);
    CHECK(testing::is_written(link) == has_relays);
    CHECK(room.table.app().ui().cut().empty());
    REQUIRE(room.table.perform(english(Key::CodeTitle)));
    CHECK(room.table.mirror().prompt == link);
    CHECK(testing::is_written(link) == has_relays);
}

TEST_CASE("guests play a game by themselves, and the table's screen shows no more than a watcher sees", "[room]")
{
    const Setup setup = GENERATE(Setup{.players = 3, .hidden_hands = true, .seed = 4},
                                 Setup{.edition = Edition::Intrigue, .players = 2, .seed = 5},
                                 Setup{.edition = Edition::Edition2023, .players = 2, .seed = 6});
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin(setup);
    for (int seat = 0; seat < setup.players; ++seat)
    {
        room.take(colour_names[static_cast<std::size_t>(seat)]);
    }
    RoomScreen& watcher = room.join(room.link());
    REQUIRE(watcher.perform(english(Key::SeatPageWatch)));
    room.close_page();
    int secret = 0;
    int own = 0; // questions at which the asked guest sees a hand of its own
    int answers = 0;
    for (; answers < 60; ++answers)
    {
        room.exchange(4);
        const auto asked =
            std::find_if(room.guests.begin(), room.guests.end(), [](const auto& guest) { return guest->is_asked(); });
        REQUIRE(asked != room.guests.end());
        CHECK(room.table.button("I am ") < 0);
        if (!room.table.is_asked())
        {
            ++secret;
            CHECK(room.table.mirror().position == watcher.mirror().position);
            CHECK(explanations_of(room.table.mirror()) == explanations_of(watcher.mirror()));
            CHECK(room.table.mirror().prompt == watcher.mirror().prompt);
            own += explanations_of((*asked)->mirror()) != explanations_of(watcher.mirror()) ? 1 : 0;
        }
        (*asked)->answer(static_cast<std::size_t>(answers));
        CHECK_FALSE((*asked)->is_asked()); // until the table has played it
    }
    CHECK(secret > 0);
    const bool has_hands = setup.hidden_hands || setup.edition == Edition::Intrigue;
    CHECK((own > 0) == has_hands);
}

TEST_CASE("a guest that comes back has its seat again, and the table waits for it", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin({.players = 2, .hidden_hands = true, .seed = 3});
    const std::string address = room.link();
    RoomScreen& phone = room.take("Blue");
    const auto stored = phone.world.preferences.values;
    room.network.disconnect(phone.world.rooms);
    room.exchange();
    CHECK(phone.mirror().title != english(Key::SeatPageTitle));
    room.guests.clear();
    room.exchange();

    RoomScreen& again = room.join(address, stored);
    CHECK(again.mirror().title != english(Key::SeatPageTitle)); // it plays without choosing
    again.open_room();
    CHECK(again.mirror().prompt == words::plain(english(Key::SeatPageYours, {{"player", "Blue"}})));
}

TEST_CASE("a screen that asks for a taken seat waits until the table has agreed or declined", "[room]")
{
    const bool agrees = GENERATE(false, true);
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin({.players = 2, .seed = 3});
    room.take("Blue");
    RoomScreen& other = room.take("Blue");
    CHECK(other.mirror().prompt == english(Key::SeatPageAsked));
    REQUIRE(room.table.perform(english(agrees ? Key::RoomGrant : Key::RoomDeny)));
    room.exchange();
    CHECK((other.mirror().title == english(Key::SeatPageTitle)) == !agrees);
    CHECK((other.mirror().prompt == english(Key::SeatPageDenied)) == !agrees);
}

TEST_CASE("a press on a seat takes no other seat that comes to its place meanwhile", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin({.players = 3, .seed = 3});
    RoomScreen& slow = room.join(room.link());
    const auto blue = slow.app().target(slow.button("Blue"));
    REQUIRE(blue);
    slow.press_down(*blue);
    room.take("Red"); // Blue moves up, and Green to where Blue was
    slow.release(16, 16);
    room.exchange();
    CHECK(slow.mirror().prompt == english(Key::SeatPagePick));
    slow.click(*blue);
    room.exchange();
    slow.open_room();
    CHECK(slow.mirror().prompt == words::plain(english(Key::SeatPageYours, {{"player", "Green"}})));
}

TEST_CASE("a guest's log begins like the table's, also in the next game", "[room]")
{
    const Setup setup =
        GENERATE(Setup{.players = 3, .seed = 4}, Setup{.edition = Edition::Edition2023, .players = 2, .seed = 6});
    const bool is_next = GENERATE(false, true);
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin(is_next ? testing::finish(testing::game_of(setup), 6) : testing::game_of(setup));
    room.take("Blue");
    RoomScreen& watcher = room.join(room.link());
    REQUIRE(watcher.perform(english(Key::SeatPageWatch)));
    room.close_page();
    if (is_next)
    {
        REQUIRE(room.table.perform(english(Key::ButtonRematch)));
        room.table.perform(english(Key::LearnPlayNow)); // lessons may be offered first
    }
    for (int answers = 0; answers < 3; ++answers)
    {
        room.exchange();
        REQUIRE_FALSE(room.table.mirror().log.empty());
        for (const auto& guest : room.guests)
        {
            CHECK(guest->mirror().log == room.table.mirror().log);
        }
        REQUIRE(room.table.is_asked());
        room.table.answer(0);
    }
}

TEST_CASE("guests see the result, and go on with a rematch", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.table.app().open_link(record::game_link(testing::finished_game()));
    room.table.settle();
    room.table.open_room();
    RoomScreen& phone = room.take("Blue");
    room.close_page();
    const std::string over = phone.mirror().title;
    CHECK(room.table.mirror().title == over);
    for (const Key key : {Key::ButtonRematch, Key::ButtonReplay, Key::TableShare, Key::AnalysisTitle})
    {
        CHECK(phone.button(english(key)) < 0); // only the table can do that
    }
    const auto course = [](RoomScreen& screen)
    {
        std::vector<std::string> lines;
        for (const auto& line : screen.mirror().page)
        {
            if (line.text.starts_with("Round ") || line.text.starts_with("Longest in the lead"))
            {
                lines.push_back(line.text);
            }
        }
        return lines;
    };
    constexpr int parts = 20; // of the log, more than there are
    room.exchange(2 * parts);
    CHECK(course(room.table).size() > 6);
    CHECK(course(phone) == course(room.table));
    CHECK(phone.button(english(Key::ButtonLookAtBoard)) >= 0);
    REQUIRE(room.table.perform(english(Key::ButtonRematch)));
    room.exchange();
    CHECK(phone.mirror().title == room.table.mirror().title);
    CHECK(phone.mirror().title != over);
}

TEST_CASE("in a new game with rotated seats each screen has the seat of its player", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.table.app().open_link(record::game_link(testing::finished_game()));
    room.table.settle();
    room.table.open_room();
    const std::string address = room.link();
    room.take("Blue");
    room.take("Yellow"); // the last seat, which becomes the first
    room.close_page();
    REQUIRE(room.table.perform(english(Key::ButtonRotateSeats)));
    room.exchange();
    for (std::size_t i = 0; i < 2; ++i)
    {
        RoomScreen& phone = *room.guests[i];
        CHECK(phone.mirror().title == room.table.mirror().title);
        phone.open_room();
        CHECK(phone.mirror().prompt
              == words::plain(english(Key::SeatPageYours, {{"player", i == 0 ? "Blue" : "Yellow"}})));
    }
    // So it has after a reload.
    const auto stored = room.guests[1]->world.preferences.values;
    room.guests.pop_back();
    RoomScreen& again = room.join(address, stored);
    again.open_room();
    CHECK(again.mirror().prompt == words::plain(english(Key::SeatPageYours, {{"player", "Yellow"}})));
}

TEST_CASE("a watcher sees the table and is asked nothing; leaving ends the connection", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin({.players = 2, .seed = 3});
    RoomScreen& watcher = room.join(room.link());
    REQUIRE(watcher.perform(english(Key::SeatPageWatch)));
    room.exchange();
    CHECK_FALSE(watcher.is_asked());
    room.close_page();
    CHECK(watcher.mirror().title == room.table.mirror().title);
    CHECK(watcher.world.address.shown.starts_with("r1."));
    REQUIRE(watcher.perform(english(Key::MenuHome)));
    CHECK(watcher.world.address.shown.empty());
    CHECK(watcher.world.disk.games.empty());
}

TEST_CASE("screens that wait say for whom and for what, in words that everybody may read", "[room]")
{
    const Setup classic{.players = 3, .seed = 3};
    const Setup intrigue{.edition = Edition::Intrigue, .players = 3};
    const WaitedFor wanted = GENERATE_COPY(
        WaitedFor{classic, Question::Bid, Key::WaitBid}, WaitedFor{classic, Question::TakeCard, Key::WaitCard},
        WaitedFor{classic, Question::Place, Key::WaitPlace}, WaitedFor{classic, Question::SetDisk, Key::WaitDisk},
        WaitedFor{intrigue, Question::Bid, Key::WaitBid});
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin(testing::game_until(wanted.setup, [question = wanted.question](const State& state)
                                   { return state.decision.question == question; }));
    for (std::size_t seat = 0; seat < 3; ++seat)
    {
        room.take(colour_names.at(seat));
    }
    RoomScreen& watcher = room.join(room.link());
    REQUIRE(watcher.perform(english(Key::SeatPageWatch)));
    room.close_page();
    room.exchange();
    const std::size_t asked = room.asked();
    const std::string what = words::Localizer(words::Language::En).text_in(wanted.setup.edition, wanted.waits);
    const std::string waiting =
        english(Key::PromptElsewhere, {{"player", std::string(colour_names.at(asked))}, {"question", what}});
    for (std::size_t seat = 0; seat < 3; ++seat)
    {
        CHECK((room.guests[seat]->mirror().prompt == waiting) == (seat != asked));
    }
    CHECK(watcher.mirror().prompt == waiting);
    CHECK((room.table.mirror().prompt == waiting) == !room.table.is_asked());
}
