// Signs on the screens of a room: from a seat's page to all tables, for a few seconds.
#include "app/room/several_screens.hpp"

#include "app/game_session.hpp"
#include "screens/model/colours.hpp"
#include "screens/table/layout.hpp"
#include "screens/table/seat_rows.hpp"
#include "screens/table/sign_bubbles.hpp"
#include "ui/shape.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::BiddingRoom;
using testing::english;
using testing::RoomScreen;
using words::Key;

namespace
{

/// A room with a guest in each seat, and a watcher.
struct SignsRoom : BiddingRoom
{
    SignsRoom()
    {
        REQUIRE(watcher.perform(english(Key::SeatPageWatch)));
        exchange();
    }

    /// Lets a guest show a sign on its seat's page.
    void show(RoomScreen& guest, Key sign)
    {
        guest.open_room();
        REQUIRE(guest.perform(english(sign)));
        exchange();
    }

    RoomScreen& watcher = join(address);
};

/// A page of this size, in CSS pixels.
struct PageOfSigns
{
    float width;
    float height;
    bool from_afar = false;
};

/// A table on a page whose players show signs.
struct SignsTable
{
    SignsTable(const PageOfSigns& page, int players)
        : driver(page.width, page.height, page.width < 500),
          session(localizer, testing::game_of({.players = static_cast<std::uint8_t>(players), .seed = 1}), table::never,
                  "", ""),
          shown(session.shown())
    {
        const float zoom =
            page.from_afar ? zoom_from_afar(page.width, page.height).value() : zoom_of(page.width, page.height);
        at = lay_out_table(page.width / zoom, page.height / zoom, players,
                           {.text = 44, .buttons = 50, .from_afar = page.from_afar});
        ui.set_zoom(zoom, page.from_afar);
        const bool scrolls = at.shape == Shape::Short;
        const Box rows = scrolls ? placed(at.seats) : at.seats;
        seats = {rows, scrolls ? at.lower : rows, at.shape, players, at.from_afar};
    }

    /// Returns where a part of the layout is drawn if nothing has been scrolled.
    Box placed(const Box& part) const { return at.lower_length > 0 ? part.moved(at.lower.x, at.lower.y) : part; }

    /// Draws a sign of the seat. Returns the box of what is drawn.
    Box draw(Seat seat, const std::string& sign)
    {
        std::vector<std::string> signs(static_cast<std::size_t>(seats.seats));
        signs[seat] = sign;
        shown.signs = signs;
        ImGui::NewFrame();
        ui.begin(1000, false, {});
        const int before = ui.list().VtxBuffer.Size;
        draw_sign_bubbles(ui, shown, seats, at.round);
        const ImVector<ImDrawVert>& corners = ui.list().VtxBuffer;
        REQUIRE(corners.Size > before);
        ImVec2 least = corners[before].pos;
        ImVec2 most = least;
        for (int i = before; i < corners.Size; ++i)
        {
            least = {std::min(least.x, corners[i].pos.x), std::min(least.y, corners[i].pos.y)};
            most = {std::max(most.x, corners[i].pos.x), std::max(most.y, corners[i].pos.y)};
        }
        CHECK(ui.cut().empty());
        ui.end();
        ImGui::Render();
        testing::AppDriver::hand_over_textures();
        return {least.x, least.y, most.x - least.x, most.y - least.y};
    }

    testing::AppDriver driver;
    words::Localizer localizer{words::Language::Es}; // has the longest one
    GameSession session;
    TableModel shown;
    TableLayout at;
    SeatPlaces seats;
    Ui ui;
};

/// Returns the number of corners that a screen has drawn in the colour of a seat's wood in the line of signs at the
/// upper edge of the result.
int corners_of_sign(RoomScreen& screen, record::Colour colour)
{
    screen.frame();
    constexpr float line = 44;
    int count = 0;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    {
        for (const ImDrawVert& corner : list->VtxBuffer)
        {
            count += corner.pos.y <= line && corner.col == theme::wood_of(colour).face ? 1 : 0;
        }
    }
    return count;
}

} // namespace

TEST_CASE("a sign covers its player's name and nothing that is played with", "[room]")
{
    const PageOfSigns page =
        GENERATE(PageOfSigns{1366, 768}, PageOfSigns{2560, 1440}, PageOfSigns{2560, 1440, true}, PageOfSigns{390, 844},
                 PageOfSigns{820, 1180}, PageOfSigns{844, 390}, PageOfSigns{360, 640});
    const int players = GENERATE(2, 5);
    CAPTURE(page.width, page.height, page.from_afar, players);
    SignsTable table(page, players);
    const TableLayout& at = table.at;
    const Box& rows = table.seats.rows;
    for (const Seat seat : Seats(players))
    {
        const Box drawn = table.draw(seat, table.localizer.text(Key::SignThanks)).inset(1, 1); // soft edges
        CHECK(drawn.h >= 12);
        CHECK(drawn.inside(name_box(rows, at.shape, table.shown.view, seat, at.from_afar)));
        CHECK(drawn.inside(rows));
        CHECK_FALSE(drawn.overlaps(counts_box(rows, at.shape, players, seat, at.from_afar)));
        if (at.shape == Shape::Wide)
        {
            const Spot court{Spot::Kind::Court, seat, Place::Nowhere};
            CHECK_FALSE(drawn.overlaps(seat_box(rows, at.shape, players, court, at.from_afar)));
            CHECK_FALSE(drawn.overlaps(province_box(rows, at.shape, players, seat, at.from_afar)));
        }
        for (const Box& part : {at.map, table.placed(at.cards), table.placed(at.hand), at.majorities})
        {
            CHECK_FALSE(drawn.overlaps(part));
        }
    }
}

TEST_CASE("the sign of a seat that is scrolled out of sight is shown in the line of the round", "[room]")
{
    SignsTable table({844, 390}, 5);
    table.seats.rows = table.seats.rows.moved(0, -table.at.lower.h);
    for (const Seat seat : Seats(5))
    {
        const Box drawn = table.draw(seat, table.localizer.text(Key::SignThanks)).inset(1, 1);
        CHECK(drawn.inside(table.at.round));
    }
}

TEST_CASE("a player's sign is said on all screens for four seconds, and changes nothing else", "[room]")
{
    SignsRoom room;
    const std::vector<std::string> position = room.table.mirror().position;
    const std::vector<std::string> log = room.table.mirror().log;
    room.show(*room.guests[1], Key::SignBravo);
    const std::string said = "Blue: " + english(Key::SignBravo);        // after what else there is to say
    CHECK(room.guests[1]->mirror().title == room.table.mirror().title); // its page has closed
    for (RoomScreen* screen : {&room.table, room.guests[0].get(), room.guests[1].get(), &room.watcher})
    {
        CHECK(screen->mirror().notice.ends_with(said));
    }
    CHECK(room.table.mirror().position == position);
    CHECK(room.table.mirror().log == log);
    for (RoomScreen* screen : {&room.table, room.guests[0].get(), room.guests[1].get(), &room.watcher})
    {
        screen->frame(4'000);
        CHECK(screen->mirror().notice.find(said) == std::string::npos);
    }
}

TEST_CASE("a screen that joins or returns does not repeat signs of before", "[room]")
{
    SignsRoom room;
    room.show(*room.guests[0], Key::SignHello);
    RoomScreen& late = room.join(room.address);
    REQUIRE(late.perform(english(Key::SeatPageWatch)));
    room.exchange();
    CHECK(late.mirror().notice.empty());
    room.show(*room.guests[2], Key::SignOuch);
    CHECK(late.mirror().notice == "Green: " + english(Key::SignOuch));
}

TEST_CASE("a watcher is offered no signs", "[room]")
{
    SignsRoom room;
    room.watcher.open_room();
    CHECK(room.watcher.button(english(Key::SignHello)) < 0);
    room.guests[0]->app().act(Intent{RoomCommand::Open});
    room.guests[0]->settle();
    CHECK(room.guests[0]->button(english(Key::SignHello)) >= 0);
}

TEST_CASE("the people at the table show the signs of their own seats", "[room]")
{
    testing::SeveralScreens room;
    room.network.has_relays = true;
    room.begin(Setup{.players = 3, .seed = 3});
    RoomScreen& guest = room.take("Red");
    room.close_page();
    const std::string by = english(Key::SignBy) + ": ";
    const bool by_menu = GENERATE(false, true);
    if (by_menu)
    {
        room.table.app().act(Intent{PageCommand::OpenMenu});
        room.table.settle();
    }
    REQUIRE(room.table.perform(english(Key::SignPage)));
    CHECK(room.table.mirror().title == english(Key::SignPage));
    CHECK(room.table.button(by + "Red") < 0); // shows its signs on its own screen
    REQUIRE(room.table.perform(by + "Blue"));
    REQUIRE(room.table.perform(by + "Green"));
    CHECK(room.table.chosen(by + "Green"));
    REQUIRE(room.table.perform(english(Key::SignOuch)));
    room.exchange();
    const std::string said = "Green: " + english(Key::SignOuch);
    CHECK(room.table.mirror().title == guest.mirror().title); // the page has closed
    CHECK(room.table.mirror().notice.ends_with(said));
    CHECK(guest.mirror().notice.ends_with(said));
}

TEST_CASE("without a seat at the table, or without a room, no signs are offered there", "[room]")
{
    SignsRoom full;
    CHECK(full.table.button(english(Key::RoomTitle)) >= 0);
    CHECK(full.table.button(english(Key::SignPage)) < 0);
    testing::SeveralScreens alone;
    alone.table.app().open_link(record::game_link(testing::game_of({.players = 3, .seed = 3})));
    alone.table.settle();
    CHECK(alone.table.button(english(Key::RoomTitle)) >= 0);
    CHECK(alone.table.button(english(Key::SignPage)) < 0);
}

TEST_CASE("players clap on the page of the result, at the table and on phones", "[room]")
{
    testing::SeveralScreens room;
    room.network.has_relays = true;
    room.begin(testing::finished_game());
    RoomScreen& guest = room.take("Red");
    room.close_page();
    const std::string bravo = english(Key::SignBravo);
    for (RoomScreen* from : {&room.table, &guest})
    {
        const bool is_table = from == &room.table;
        const std::string said = (is_table ? "Blue: " : "Red: ") + bravo;
        const record::Colour colour = is_table ? record::Colour::Blue : record::Colour::Red;
        std::map<RoomScreen*, int> without; // the wood of a winner may be drawn as high
        for (RoomScreen* screen : {&room.table, &guest})
        {
            CHECK(screen->mirror().prompt.find("El Grande") != std::string::npos); // the result
            without[screen] = corners_of_sign(*screen, colour);
        }
        REQUIRE(from->perform(english(Key::SignPage)));
        if (is_table)
        {
            REQUIRE(from->perform(english(Key::SignBy) + ": Blue"));
        }
        REQUIRE(from->perform(bravo));
        room.exchange();
        for (RoomScreen* screen : {&room.table, &guest})
        {
            CHECK(screen->mirror().notice.ends_with(said));
            CHECK(corners_of_sign(*screen, colour) > without[screen]);
            screen->frame(4'000);
            CHECK(screen->mirror().notice.find(said) == std::string::npos);
            CHECK(corners_of_sign(*screen, colour) == without[screen]);
        }
    }
}

TEST_CASE("the result in a room begins below the line of signs", "[room]")
{
    const ImVec2 size = GENERATE(ImVec2{390, 844}, ImVec2{1366, 768});
    testing::SeveralScreens room;
    room.network.has_relays = true;
    RoomScreen screen(room.network, size.x, size.y);
    screen.app().open_link(record::game_link(testing::finished_game()));
    screen.settle();
    const auto highest_item = [&screen]
    {
        const auto& items = screen.app().ui().items();
        const auto highest =
            std::min_element(items.begin(), items.end(),
                             [](const Ui::Item& one, const Ui::Item& other) { return one.whole.y < other.whole.y; });
        return highest->whole.y;
    };
    const float without = highest_item();
    screen.open_room();
    REQUIRE(screen.perform(english(Key::ButtonClose)));
    screen.settle();
    CHECK(highest_item() > without + 20);
}
