// The messages of a room as bytes: nothing is lost on the way, and hostile bytes are refused or harmless.
#include "room/messages.hpp"

#include "many_screens.hpp"
#include "rules/cards/card.hpp"
#include "support/game_of.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

using namespace elgrande;
using namespace elgrande::room;

namespace
{

/// Returns an update about a game of Intrigue & the King, with some lines.
Update an_update()
{
    Setup setup;
    setup.edition = Edition::Intrigue;
    setup.players = 3;
    setup.hidden_hands = true;
    setup.seed = 9;
    ManyScreens screens(test::game_of(setup));
    Random random(2);
    for (int i = 0; i < 60; ++i)
    {
        const ActionList choices = legal(screens.state());
        screens.history().play(choices[static_cast<int>(random.below(static_cast<std::uint32_t>(choices.size())))]);
    }
    screens.publish();
    Screen& screen = screens.open();
    screen.guest.claim(1, {});
    REQUIRE(screens.settle());
    Update update = *screen.guest.update();
    update.lines = screen.guest.lines();
    update.first_line = 0;
    update.seat = 1; // it waits for the seat, in which others have played
    update.undo = 6;
    update.undo_state = UndoState::Declined;
    update.members[2].sign = {Sign::Ouch, 70'000};
    update.sign = 2;
    update.undo_question = {.number = 3, .by = 2, .seen = true};
    update.undone = {.number = 5, .by = 0};
    update.times = {{1'000, 0, 4'000'000'000}, true};
    return update;
}

/// Returns one message of each kind.
std::vector<Message> one_of_each()
{
    return {OtherVersion{},
            Hello{ManyScreens::secret(), Token{{{3, 1}}}},
            Hello{ManyScreens::secret(), std::nullopt},
            Claim{.number = 7, .seat = 2, .name = "Zoë"},
            Claim{.number = 8, .seat = nobody, .name = {}},
            Acknowledged{.update = 4'000'000'000},
            Answer{.game = 9, .actions = {with(ActionKind::Bid, 3), at(ActionKind::Place, Place::Aragon)}},
            Answer{.game = 9, .actions = {}, .put_back = 42},
            an_update(),
            Refused{.game = 3, .rule = last_rule},
            UndoRequest{.number = 5, .game = 9, .whole_turn = true},
            ShowSign{.number = 3, .sign = Sign::Hurry},
            UndoConsent{.number = 3, .agrees = true},
            KeptOut{KeptOutReason::Ended}};
}

} // namespace

TEST_CASE("each message arrives as it was written")
{
    for (const Message& message : one_of_each())
    {
        const Bytes bytes = write_message(message);
        CAPTURE(message.index());
        REQUIRE_FALSE(bytes.empty());
        const auto read = read_message(bytes);
        REQUIRE(read.ok());
        CHECK(read->index() == message.index());
        CHECK(write_message(*read) == bytes);
        if (const auto* update = std::get_if<Update>(&message))
        {
            const auto& arrived = std::get<Update>(*read);
            CHECK(arrived.twin == update->twin);
            CHECK(arrived.members == update->members);
            CHECK(arrived.lines == update->lines);
            CHECK(arrived.token == update->token);
            CHECK(arrived.start == update->start);
            CHECK(arrived.undo == update->undo);
            CHECK(arrived.undo_state == update->undo_state);
            CHECK(arrived.sign == update->sign);
            CHECK(arrived.undo_question == update->undo_question);
            CHECK(arrived.undone == update->undone);
            CHECK(arrived.times == update->times);
        }
    }
}

TEST_CASE("a message that is cut or continued is refused")
{
    for (const Message& message : one_of_each())
    {
        Bytes bytes = write_message(message);
        CAPTURE(message.index());
        for (std::size_t size = 0; size < bytes.size(); ++size)
        {
            REQUIRE_FALSE(read_message(std::span(bytes).first(size)).ok());
        }
        bytes.push_back(std::byte{0});
        CHECK_FALSE(read_message(bytes).ok());
    }
}

TEST_CASE("a changed message is refused, or is another valid message")
{
    Random random(Catch::getSeed());
    for (const Message& message : one_of_each())
    {
        const Bytes bytes = write_message(message);
        for (int i = 0; i < 1'000; ++i)
        {
            Bytes changed = bytes;
            for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes)
            {
                changed[random.below(static_cast<std::uint32_t>(bytes.size()))] = std::byte(random.below(256));
            }
            const auto read = read_message(changed);
            if (read.ok())
            {
                const Bytes written = write_message(*read);
                const auto again = read_message(written);
                REQUIRE(again.ok());
                REQUIRE(write_message(*again) == written);
            }
            else
            {
                REQUIRE_FALSE(read.error().message.empty());
            }
        }
    }
}

TEST_CASE("a game can go on from each changed update that a guest shows")
{
    Random random(Catch::getSeed());
    const Bytes bytes = write_message(an_update());
    int shown = 0;
    for (int i = 0; i < 3'000; ++i)
    {
        Bytes changed = bytes;
        changed[random.below(static_cast<std::uint32_t>(bytes.size()))] = std::byte(random.below(256));
        Guest guest(ManyScreens::secret());
        guest.opened();
        guest.received(changed);
        if (guest.update() == nullptr)
        {
            continue;
        }
        ++shown;
        State state = guest.update()->twin;
        for (int decisions = 0; decisions < 8 && !is_over(state); ++decisions)
        {
            const ActionList choices = legal(state);
            REQUIRE(choices.size() > 0);
            apply(state, choices[static_cast<int>(random.below(static_cast<std::uint32_t>(choices.size())))]);
        }
    }
    CHECK(shown > 0);
}

TEST_CASE("messages that are too long, or have values out of range, are neither written nor read")
{
    const auto read = read_message(Bytes(max_message_bytes + 1));
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().kind == record::ErrorKind::TooLarge);
    Update update = an_update();
    while (update.lines.size() < 3'000)
    {
        update.lines.push_back(update.lines[update.lines.size() - 60]);
    }
    update.line_count = 3'000;
    CHECK(write_message(update).empty());
    update = an_update();
    update.start.assign(max_start_events + 1, {.kind = EventKind::RoundBegan, .count = 1});
    CHECK(write_message(update).empty());
    update = an_update();
    update.times.ms.pop_back();
    CHECK(write_message(update).empty());
    CHECK(write_message(UndoRequest{.number = 0, .game = 9}).empty());
    CHECK(write_message(
              Answer{.game = 1, .actions = std::vector<Action>(max_answer_actions + 1, with(ActionKind::Bid, 3))})
              .empty());
}

TEST_CASE("a question about an undo is only for a player other than the one who wants to undo")
{
    const auto is_refused = [](Seat seat, const UndoQuestion& question)
    {
        Update update = an_update();
        update.seat = seat;
        update.undo_question = question;
        return write_message(update).empty();
    };
    CHECK_FALSE(is_refused(1, {.number = 3, .by = 2, .seen = true}));
    CHECK_FALSE(is_refused(1, {.number = 3, .by = nobody}));
    CHECK_FALSE(is_refused(nobody, {}));
    CHECK(is_refused(1, {.number = 3, .by = 1}));
    CHECK(is_refused(1, {.number = 3, .by = 4})); // there are three players
    CHECK(is_refused(nobody, {.number = 3, .by = 2}));
    CHECK(is_refused(1, {.number = 0, .by = 2}));
    CHECK(is_refused(1, {.number = 0, .seen = true}));
    CHECK(write_message(UndoConsent{.number = 0, .agrees = true}).empty());
}

TEST_CASE("a guest that only watches has no seat")
{
    Update update = an_update();
    update.undo_question = {};
    update.only_watches = true;
    CHECK(write_message(update).empty());
    update.seat = nobody;
    const auto read = read_message(write_message(update));
    REQUIRE(read.ok());
    CHECK(std::get<Update>(*read).only_watches);
}

TEST_CASE("no line takes more bytes than max_bytes_of() says")
{
    Update update = an_update();
    std::vector<table::LogLine> lines;
    std::swap(lines, update.lines);
    const std::size_t others = write_message(update).size();
    for (const table::LogLine& line : lines)
    {
        update.lines = {line};
        CHECK(write_message(update).size() - others <= max_bytes_of(line));
    }
}

TEST_CASE("events that code could not show are refused")
{
    const auto is_refused = [](const Event& event)
    {
        Update update = an_update();
        update.lines.back().events = {{event, false}};
        update.lines.back().of_turn = 0;
        return write_message(update).empty();
    };
    const Event placed{.kind = EventKind::Placed, .seat = 1, .from = Place::Court, .to = Place::Aragon, .count = 2};
    CHECK_FALSE(is_refused(placed));
    Event event = placed;
    event.to = Place::Court;
    CHECK(is_refused(event));
    event = placed;
    event.seat = nobody;
    CHECK(is_refused(event));
    event = placed;
    event.rank = 4;
    CHECK(is_refused(event));
    event = placed;
    event.card = static_cast<CardId>(catalogue().size());
    CHECK(is_refused(event));
    event.card = static_cast<CardId>(catalogue().size() - 1);
    CHECK_FALSE(is_refused(event));
    event.card = no_card;
    CHECK_FALSE(is_refused(event));
    CHECK(is_refused({.kind = EventKind::GrandeMoved, .seat = neutral, .to = Place::Aragon}));
    CHECK(is_refused({.kind = EventKind::ModifierAdded, .seat = 1, .count = modifier_count + 1}));
    CHECK(is_refused({.kind = EventKind::RoundBegan, .count = last_round + 1}));
    CHECK(is_refused({.kind = EventKind::BoardMoved, .seat = 1, .to = Place::Aragon, .count = mobile_board_count}));
}

TEST_CASE("a guest of another version is told so, if it shows the secret, and so learns why it sees nothing")
{
    Bytes hello = write_message(Hello{ManyScreens::secret(), std::nullopt});
    hello[1] = std::byte{version + 1};
    hello.push_back(std::byte{77}); // a later version may say more
    CHECK(read_message(hello).error().kind == record::ErrorKind::Newer);
    CHECK(secret_of_hello(hello) == ManyScreens::secret());

    Setup setup;
    setup.players = 2;
    ManyScreens screens(test::game_of(setup));
    const Peer peer = 50;
    screens.room().opened(peer);
    screens.room().received(peer, hello);
    auto sent = screens.room().due(0);
    REQUIRE(sent.size() == 1);
    REQUIRE(std::holds_alternative<OtherVersion>(*read_message(sent[0].bytes)));

    sent[0].bytes[1] = std::byte{version + 1}; // as the table's program of that version would write it
    Guest guest(ManyScreens::secret());
    guest.opened();
    CHECK(guest.received(sent[0].bytes));
    CHECK(guest.connection() == room::ConnectionState::OtherVersion);
    CHECK(guest.due(0).empty());

    const Peer stranger = 51;
    screens.room().opened(stranger);
    hello[5] = std::byte{200}; // not the secret
    screens.room().received(stranger, hello);
    CHECK(screens.room().due(0).empty());
    CHECK(screens.room().take_dropped() == std::vector{stranger});
}

TEST_CASE("a peer that floods the table with rubbish is dropped, and the game stays as it is")
{
    Setup setup;
    setup.players = 3;
    ManyScreens screens(test::game_of(setup));
    const Screen& guest = screens.open();
    REQUIRE(screens.settle());
    const State before = screens.state();
    Random random(Catch::getSeed());
    for (int i = 0; i < 1'000; ++i)
    {
        Bytes rubbish(random.below(100));
        for (std::byte& byte : rubbish)
        {
            byte = std::byte(random.below(256));
        }
        screens.room().received(guest.peer, rubbish);
        screens.tick();
    }
    CHECK(guest.peer == 0);
    CHECK(screens.state() == before);
    const Screen& honest = screens.open();
    REQUIRE(screens.settle());
    CHECK(difference(screens, honest.guest) == "");
}

TEST_CASE("a key has one text of 22 characters, which links can contain")
{
    Random random(Catch::getSeed());
    for (int i = 0; i < 200; ++i)
    {
        Key key;
        for (std::uint8_t& byte : key.bytes)
        {
            byte = static_cast<std::uint8_t>(random.below(256));
        }
        const std::string text = to_text(key);
        REQUIRE(text.size() == 22);
        REQUIRE(key_of_text(text) == key);
    }
    CHECK(to_text(Key{}) == std::string(22, 'A'));
    CHECK_FALSE(key_of_text(std::string(21, 'A')));
    CHECK_FALSE(key_of_text(std::string(21, 'A') + "B")); // bits behind the last byte
    CHECK_FALSE(key_of_text(std::string(21, 'A') + "="));
}
