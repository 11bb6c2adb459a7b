// Seats of a room: claims, tokens, who may come in.
#include "many_screens.hpp"
#include "room/watching_secret.hpp"
#include "rules/playout.hpp"
#include "support/game_of.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using namespace elgrande;
using namespace elgrande::room;

namespace
{

record::Game three_player_game()
{
    Setup setup;
    setup.players = 3;
    setup.hidden_hands = true;
    return test::game_of(setup);
}

/// Opens a guest that claims the seat.
Screen& open_at(ManyScreens& screens, Seat seat, std::string name = {})
{
    Screen& screen = screens.open();
    screen.guest.claim(seat, std::move(name));
    REQUIRE(screens.settle());
    return screen;
}

Seat seat_of(const Screen& screen)
{
    return screen.guest.update() == nullptr ? nobody : screen.guest.update()->seat;
}

} // namespace

TEST_CASE("the first guest gets an open seat, and everybody sees who has it")
{
    ManyScreens screens(three_player_game());
    const Screen& watcher = screens.open();
    Screen& blue = open_at(screens, 1, "Bo");
    CHECK(seat_of(blue) == 1);
    CHECK(blue.guest.token() == screens.room().to_store().tokens[1]);
    CHECK(blue.guest.update()->claim_state == ClaimState::Granted);
    CHECK_FALSE(blue.guest.is_claiming());
    CHECK(screens.room().watchers() == 1);
    const auto granted = screens.room().take_granted();
    REQUIRE(granted);
    CHECK(granted->seat == 1);
    CHECK(granted->name == "Bo");
    CHECK_FALSE(screens.room().take_granted());
    REQUIRE(watcher.guest.update() != nullptr);
    CHECK(watcher.guest.update()->members[1].holder == Holder::Screen);
    CHECK(watcher.guest.update()->members[0].holder == Holder::Open);
    CHECK_FALSE(watcher.guest.token());
}

TEST_CASE("a second claim of a seat is asked at the table")
{
    ManyScreens screens(three_player_game());
    Screen& first = open_at(screens, 1);
    Screen& second = open_at(screens, 1, "Zoe");
    CHECK(seat_of(second) == nobody);
    CHECK(second.guest.update()->claim_state == ClaimState::Asked);
    CHECK(screens.room().pending_claims() == std::vector{PendingClaim{second.peer, 1, "Zoe"}});

    SECTION("which can deny it")
    {
        screens.room().deny(second.peer, 1);
        REQUIRE(screens.settle());
        CHECK(seat_of(first) == 1);
        CHECK(seat_of(second) == nobody);
        CHECK(second.guest.update()->claim_state == ClaimState::Denied);
        CHECK(screens.room().pending_claims().empty());
    }
    SECTION("which can grant it: the first guest watches, and its token is void")
    {
        const auto old_token = first.guest.token();
        screens.room().grant(second.peer, 0); // not what it has claimed
        CHECK(screens.room().pending_claims().size() == 1);
        screens.room().grant(second.peer, 1);
        REQUIRE(screens.settle());
        CHECK(seat_of(first) == nobody);
        CHECK(first.guest.lost_seat() == SeatLoss::Elsewhere);
        CHECK_FALSE(first.guest.token());
        CHECK(seat_of(second) == 1);
        CHECK(difference(screens, first.guest) == "");
        CHECK(difference(screens, second.guest) == "");
        const Screen& late = screens.open(old_token);
        REQUIRE(screens.settle());
        CHECK(seat_of(late) == nobody);
    }
}

TEST_CASE("a guest that floods the table with claims asks once in a while, for the last seat that it named")
{
    ManyScreens screens(three_player_game());
    screens.room().take_back(0);
    screens.room().take_back(1);
    const Screen& flood = open_at(screens, 0, "First");
    CHECK(screens.room().pending_claims() == std::vector{PendingClaim{flood.peer, 0, "First"}});
    std::uint32_t number = 1;
    const auto claims = [&](Seat seat, const std::string& name) {
        screens.room().received(flood.peer, write_message(Claim{++number, seat, name}));
    };
    int changes = 0;
    for (int tick = 0; tick < 60; ++tick) // six seconds
    {
        const auto before = screens.room().pending_claims();
        claims(static_cast<Seat>(tick % 2), "Name " + std::to_string(tick));
        CHECK(screens.room().pending_claims().empty()); // what it asked before no longer holds
        screens.tick();
        const auto after = screens.room().pending_claims();
        CHECK(after.size() <= 1);
        changes += !after.empty() && after != before ? 1 : 0;
    }
    CHECK(changes > 0);
    CHECK(changes <= 3);
    REQUIRE(screens.settle());
    CHECK(screens.room().pending_claims() == std::vector{PendingClaim{flood.peer, 1, "Name 59"}});
}

TEST_CASE("a guest cannot change its name all the time")
{
    ManyScreens screens(three_player_game());
    const Screen& blue = open_at(screens, 1, "Bo");
    REQUIRE(screens.room().take_granted());
    for (std::uint32_t number = 2; number < 12; ++number)
    {
        screens.room().received(blue.peer, write_message(Claim{number, 1, "Name " + std::to_string(number)}));
        screens.tick();
    }
    CHECK_FALSE(screens.room().take_granted());
    REQUIRE(screens.settle());
    CHECK(screens.room().take_granted()->name == "Name 11");
    CHECK_FALSE(screens.room().take_granted());
}

TEST_CASE("a closed room is only for guests with seats, also after a reload of the table")
{
    ManyScreens screens(three_player_game());
    Screen& blue = open_at(screens, 1);
    const Screen& watcher = screens.open();
    REQUIRE(screens.settle());
    REQUIRE(screens.room().watchers() == 1);
    screens.room().set_closed(true);
    REQUIRE(screens.settle());
    CHECK(watcher.peer == 0);
    CHECK(watcher.guest.kept_out() == KeptOutReason::Closed);
    CHECK(screens.room().watchers() == 0);
    CHECK(seat_of(blue) == 1);
    screens.reload_table();
    REQUIRE(screens.settle());
    CHECK(seat_of(blue) == 1);

    Screen& late = screens.open();
    REQUIRE(screens.settle());
    CHECK(late.peer == 0);
    CHECK(late.guest.update() == nullptr);
    CHECK(late.guest.kept_out() == KeptOutReason::Closed);
    const auto token = blue.guest.token();
    screens.disconnect(blue);
    const Screen& again = screens.open(token);
    REQUIRE(screens.settle());
    CHECK(seat_of(again) == 1);
    CHECK_FALSE(again.guest.kept_out());
    screens.room().set_closed(false);
    screens.connect(late);
    REQUIRE(screens.settle());
    CHECK(screens.room().watchers() == 1);
    CHECK_FALSE(late.guest.kept_out());
}

TEST_CASE("the table is asked for seats that it keeps, that are away, and for those of computers")
{
    record::Game game = three_player_game();
    game.players[2].controller.computer_level = 1;
    ManyScreens screens(game);
    screens.room().take_back(0);
    CHECK(screens.room().holder(0) == Holder::Table);
    screens.disconnect(open_at(screens, 1));
    CHECK(screens.room().holder(1) == Holder::Away);
    CHECK(screens.room().holder(2) == Holder::Computer);
    for (const Seat seat : screens.state().seats())
    {
        CHECK(open_at(screens, seat).guest.update()->claim_state == ClaimState::Asked);
    }
    CHECK(screens.room().pending_claims().size() == 3);
    CHECK(open_at(screens, 3).guest.update()->claim_state == ClaimState::Denied); // there is no such seat
}

TEST_CASE("with its token a guest has its seat again after a reload, of its page or of the table")
{
    ManyScreens screens(three_player_game());
    Screen& blue = open_at(screens, 1);
    const auto token = blue.guest.token();
    SECTION("its page")
    {
        screens.disconnect(blue);
        CHECK(screens.room().has_screen(1));
        const Screen& again = screens.open(token);
        REQUIRE(screens.settle());
        CHECK(seat_of(again) == 1);
        CHECK_FALSE(again.guest.lost_seat());
        CHECK(again.guest.first_new_line() == again.guest.lines().size());
    }
    SECTION("its page, before the table has noticed that the old connection is dead")
    {
        const Screen& again = screens.open(token);
        REQUIRE(screens.settle());
        CHECK(seat_of(again) == 1);
        CHECK(seat_of(blue) == nobody);
        CHECK(blue.guest.lost_seat() == SeatLoss::Elsewhere);
    }
    SECTION("the table")
    {
        screens.reload_table();
        REQUIRE(screens.settle());
        CHECK(seat_of(blue) == 1);
        CHECK_FALSE(blue.guest.lost_seat());
        CHECK(blue.guest.token() == token);
    }
}

TEST_CASE("a guest knows how it has lost its seat, until it asks for one")
{
    ManyScreens screens(three_player_game());
    Screen& blue = open_at(screens, 1);
    const Screen& watcher = screens.open();
    const auto token = blue.guest.token();
    CHECK_FALSE(blue.guest.lost_seat());
    const bool is_away = GENERATE(false, true);
    if (is_away)
    {
        screens.disconnect(blue);
    }
    screens.room().take_back(1);
    if (is_away)
    {
        screens.connect(blue);
    }
    REQUIRE(screens.settle());
    CHECK(blue.guest.lost_seat() == SeatLoss::TakenBack);
    CHECK_FALSE(watcher.guest.lost_seat());
    const Screen& reloaded = screens.open(token);
    screens.publish();
    REQUIRE(screens.settle());
    CHECK(reloaded.guest.lost_seat() == SeatLoss::TakenBack);
    CHECK(blue.guest.lost_seat() == SeatLoss::TakenBack); // also in later updates
    const Seat seat = GENERATE(as<Seat>(), 1, 2);
    blue.guest.claim(seat, {});
    CHECK_FALSE(blue.guest.lost_seat());
    REQUIRE(screens.settle());
    CHECK_FALSE(blue.guest.lost_seat());
    CHECK(seat_of(blue) == (seat == 2 ? 2 : nobody)); // the table is asked for seat 1
}

TEST_CASE("a guest that has given its seat back has not lost it, whatever the network loses")
{
    ManyScreens screens(three_player_game(), 5);
    Screen& blue = open_at(screens, 1);
    screens.weather = storm;
    blue.guest.leave();
    for (int tick = 0; tick < 60; ++tick)
    {
        screens.tick();
        CHECK_FALSE(blue.guest.lost_seat());
    }
    REQUIRE(screens.settle());
    CHECK(seat_of(blue) == nobody);
    CHECK_FALSE(blue.guest.lost_seat());
}

TEST_CASE("a wrong token gets nothing but the view of a watcher")
{
    ManyScreens screens(three_player_game());
    open_at(screens, 1);
    const Screen& liar = screens.open(Token{});
    REQUIRE(screens.settle());
    CHECK(seat_of(liar) == nobody);
    CHECK_FALSE(liar.guest.update()->token);
    CHECK(difference(screens, liar.guest) == "");
}

TEST_CASE("nobody gets a byte without the secret")
{
    ManyScreens screens(three_player_game());
    Screen& stranger = screens.open(std::nullopt, Secret{});
    const Peer peer = stranger.peer;
    stranger.guest.claim(1, {});
    REQUIRE(screens.settle());
    CHECK(screens.bytes_to(peer) == 0);
    CHECK(stranger.peer == 0); // it was dropped
    CHECK(stranger.guest.update() == nullptr);
    CHECK(screens.room().holder(1) == Holder::Open);

    const Screen& silent = screens.open(std::nullopt);
    screens.room().received(silent.peer, write_message(Claim{.number = 1, .seat = 1, .name = {}}));
    CHECK(screens.room().due(0).empty());
    CHECK(screens.room().holder(1) == Holder::Open);
}

TEST_CASE("a guest leaves its seat, or the table takes it back")
{
    ManyScreens screens(three_player_game());
    Screen& blue = open_at(screens, 1);
    SECTION("it leaves")
    {
        blue.guest.leave();
        REQUIRE(screens.settle());
        CHECK(screens.room().holder(1) == Holder::Table);
    }
    SECTION("it takes another seat, if the table agrees: it would see the secrets of both")
    {
        blue.guest.claim(2, {});
        REQUIRE(screens.settle());
        CHECK(seat_of(blue) == 1);
        screens.room().grant(blue.peer, 2);
        REQUIRE(screens.settle());
        CHECK(seat_of(blue) == 2);
        CHECK(screens.room().holder(1) == Holder::Table);
        CHECK(difference(screens, blue.guest) == "");
        return;
    }
    SECTION("the table takes it back")
    {
        screens.room().take_back(1);
        REQUIRE(screens.settle());
        CHECK(screens.room().holder(1) == Holder::Table);
    }
    CHECK(seat_of(blue) == nobody);
    CHECK_FALSE(blue.guest.token());
    CHECK(difference(screens, blue.guest) == "");
}

TEST_CASE("a seat is open until somebody at the table answers for it")
{
    ManyScreens screens(three_player_game());
    Random random(3);
    while (screens.state().decision.question == Question::FirstBidder)
    {
        screens.history().play(random_action(screens.state(), random));
        screens.publish();
    }
    const Seat first = screens.state().decision.seat;
    CHECK(screens.room().holder(first) == Holder::Open);
    screens.history().play(random_action(screens.state(), random));
    screens.publish();
    CHECK(screens.room().holder(first) == Holder::Table);
    CHECK(open_at(screens, first).guest.update()->claim_state == ClaimState::Asked);
    const Seat second = screens.state().decision.seat;
    CHECK(seat_of(open_at(screens, second)) == second);
}

TEST_CASE("a computer plays for a guest that is away, until it comes back or the table takes the seat back")
{
    ManyScreens screens(three_player_game());
    Screen& blue = open_at(screens, 1);
    CHECK(screens.room().take_granted());
    const auto token = blue.guest.token();
    screens.disconnect(blue);
    screens.history().seat_computer(1, 2);
    screens.publish();
    CHECK(screens.room().holder(1) == Holder::Computer);
    CHECK_FALSE(screens.room().take_granted());
    const bool comes_back = GENERATE(true, false);
    if (comes_back)
    {
        screens.open(token);
        REQUIRE(screens.settle());
    }
    else
    {
        screens.room().take_back(1);
    }
    const auto granted = screens.room().take_granted();
    REQUIRE(granted);
    CHECK(granted->seat == 1);
    CHECK(granted->name == "");
    screens.history().seat_person(granted->seat, granted->name);
    screens.publish();
    CHECK(screens.room().holder(1) == (comes_back ? Holder::Screen : Holder::Table));
}

TEST_CASE("who holds a seat moves with its player when the seats rotate")
{
    ManyScreens screens(three_player_game());
    Screen& blue = open_at(screens, 1);
    Screen& last = open_at(screens, 2);
    screens.room().take_back(2);
    REQUIRE(screens.settle());
    last.guest.claim(2, {});
    REQUIRE(screens.settle());
    const std::optional<Token> token = blue.guest.token();
    screens.room().rotate_seats();
    screens.history() = table::History(test::game_of({.players = 3, .hidden_hands = true, .seed = 7}), 0);
    screens.publish();
    CHECK(screens.room().holder(0) == Holder::Table);
    CHECK(screens.room().holder(1) == Holder::Open);
    CHECK(screens.room().holder(2) == Holder::Screen);
    CHECK(screens.room().pending_claims() == std::vector{PendingClaim{last.peer, 0, ""}});
    REQUIRE(screens.settle());
    CHECK(seat_of(blue) == 2);
    CHECK_FALSE(blue.guest.lost_seat());
    CHECK(blue.guest.token() == token);
    CHECK(difference(screens, blue.guest) == "");
    CHECK(difference(screens, last.guest) == "");
}

TEST_CASE("claims of the own seat change its name, and an empty name changes nothing")
{
    ManyScreens screens(three_player_game());
    Screen& blue = open_at(screens, 1, "Bo");
    for (const char* name : {"Ba", "", "Bu"})
    {
        blue.guest.claim(1, name);
        REQUIRE(screens.settle());
    }
    const auto granted = screens.room().take_granted();
    REQUIRE(granted);
    CHECK(granted->name == "Bu");
    CHECK_FALSE(screens.room().take_granted());
}

TEST_CASE("there is room for sixteen guests; one more is told so, and peers that are none make way")
{
    ManyScreens screens(three_player_game());
    for (std::size_t i = 0; i < max_peers; ++i)
    {
        screens.open();
    }
    REQUIRE(screens.settle());
    const Peer stranger = 1'000;
    screens.room().opened(stranger);
    const Screen& further = screens.open();
    CHECK(screens.room().take_dropped() == std::vector{stranger});
    REQUIRE(screens.settle());
    CHECK(further.peer == 0);
    CHECK(further.guest.update() == nullptr);
    CHECK(further.guest.kept_out() == KeptOutReason::Full);
    CHECK(screens.room().watchers() == static_cast<int>(max_peers));
}

TEST_CASE("a guest comes back to its seat in a full room, in place of one without a seat")
{
    ManyScreens screens(three_player_game());
    Screen& blue = open_at(screens, 1);
    const auto token = blue.guest.token();
    screens.disconnect(blue);
    for (std::size_t i = 0; i < max_peers; ++i)
    {
        screens.open();
    }
    REQUIRE(screens.settle());
    const Screen& again = screens.open(token);
    REQUIRE(screens.settle());
    CHECK(seat_of(again) == 1);
    CHECK(screens.room().watchers() + 1 == static_cast<int>(max_peers));
    const auto is_out = [](const auto& one) { return one->guest.kept_out() == KeptOutReason::Full; };
    CHECK(std::count_if(screens.screens().begin(), screens.screens().end(), is_out) == 1);
}

TEST_CASE("all guests are told that the room has ended, and nobody else is")
{
    ManyScreens screens(three_player_game());
    open_at(screens, 1);
    screens.open();
    REQUIRE(screens.settle());
    screens.room().opened(1'000); // has not shown the secret
    const std::vector<Outgoing> told = screens.room().farewell();
    REQUIRE(told.size() == 2);
    for (const Outgoing& one : told)
    {
        const auto screen = std::find_if(screens.screens().begin(), screens.screens().end(),
                                         [&one](const auto& other) { return other->peer == one.peer; });
        REQUIRE(screen != screens.screens().end());
        CHECK((*screen)->guest.received(one.bytes));
        CHECK((*screen)->guest.kept_out() == KeptOutReason::Ended);
        CHECK((*screen)->guest.due_ms() == not_due);
    }
}

TEST_CASE("guests that are kept out and stay connected are dropped, however many there are")
{
    ManyScreens screens(three_player_game());
    screens.room().set_closed(true);
    const std::size_t many = 3 * max_peers;
    const Bytes hello = write_message(Hello{ManyScreens::secret(), std::nullopt});
    for (std::size_t peer = 1; peer <= many; ++peer)
    {
        screens.room().opened(static_cast<Peer>(peer));
        screens.room().received(static_cast<Peer>(peer), hello);
    }
    CHECK(screens.room().take_dropped().size() == many - max_peers);
    CHECK(screens.room().due(0).size() == max_peers);
    CHECK(screens.room().due_ms() == farewell_ms);
    CHECK(screens.room().due(farewell_ms).empty());
    CHECK(screens.room().take_dropped().size() == max_peers);
    CHECK(screens.room().due_ms() == not_due);
}

TEST_CASE("a room that was stored is the same again, and other bytes are none")
{
    StoredRoom room{.secret = ManyScreens::secret(), .tokens = {}, .at_table = 5, .watched_later = true};
    room.tokens[3] = Token{{{9, 8, 7}}};
    Bytes bytes = write_room(room);
    CHECK(read_room(bytes) == room);
    CHECK_FALSE(read_room(std::span(bytes).first(bytes.size() - 1)));
    CHECK_FALSE(read_room({}));
    bytes[0] = std::byte{0};
    CHECK_FALSE(read_room(bytes));
}

TEST_CASE("SHA-256 gives the digests of the standard's examples")
{
    // FIPS 180-4 and the examples that NIST publishes for it
    const auto digest_of = [](std::string_view text)
    {
        std::string digits;
        for (const std::uint8_t byte : sha256(std::vector<std::uint8_t>(text.begin(), text.end())))
        {
            digits += "0123456789abcdef"[byte >> 4U];
            digits += "0123456789abcdef"[byte & 15U];
        }
        return digits;
    };
    CHECK(digest_of("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(digest_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(digest_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
          == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST_CASE("a guest with the watching secret gets no seat, whatever it sends, and sees what everybody may see")
{
    ManyScreens screens(three_player_game());
    const Screen& player = open_at(screens, 1);
    const Secret watching = watching_secret(ManyScreens::secret());
    REQUIRE(watching != ManyScreens::secret());
    const bool has_token = GENERATE(false, true);
    Screen& watcher = screens.open(has_token ? player.guest.token() : std::nullopt, watching);
    REQUIRE(screens.settle());
    const auto check = [&]
    {
        CHECK(seat_of(player) == 1);
        CHECK(seat_of(watcher) == nobody);
        CHECK(watcher.guest.update()->only_watches);
        CHECK_FALSE(watcher.guest.token().has_value());
        CHECK(difference(screens, watcher.guest) == "");
        CHECK(screens.room().pending_claims().empty());
        CHECK_FALSE(screens.room().take_granted().has_value());
        CHECK(screens.room().watchers() == 1);
    };
    REQUIRE(screens.room().take_granted().has_value()); // the player's
    check();
    CHECK_FALSE(player.guest.update()->only_watches);
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{4}, nobody})
    {
        watcher.guest.claim(seat, "Zoe");
        REQUIRE(screens.settle());
        CHECK(watcher.guest.update()->claim_state == (seat == nobody ? ClaimState::Granted : ClaimState::Denied));
        screens.room().grant(watcher.peer, seat);
        check();
    }
    // the room's secret comes too late in this connection
    screens.room().received(watcher.peer, write_message(Hello{ManyScreens::secret(), player.guest.token()}));
    screens.room().received(watcher.peer, write_message(Claim{.number = 100, .seat = 0, .name = {}}));
    screens.room().received(watcher.peer, write_message(UndoRequest{1, watcher.guest.update()->game, false}));
    screens.room().received(watcher.peer, write_message(ShowSign{1, Sign::Hurry}));
    CHECK(screens.room().pending_undos().empty());
    REQUIRE(screens.settle());
    check();
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}})
    {
        CHECK(screens.room().sign(seat).number == 0);
    }
}
