// Answers of guests: what the table plays, and what it does not.
#include "many_screens.hpp"
#include "support/game_of.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace elgrande;
using namespace elgrande::room;

namespace
{

record::Game a_game(Edition edition = Edition::Classic)
{
    Setup setup;
    setup.edition = edition;
    setup.players = 3;
    setup.hidden_hands = true;
    setup.seed = 4;
    return test::game_of(setup);
}

/// Opens a guest for each seat. Returns them in seat order.
std::vector<Screen*> seat_all(ManyScreens& screens)
{
    std::vector<Screen*> guests;
    for (const Seat seat : screens.state().seats())
    {
        guests.push_back(&screens.open());
        guests.back()->guest.claim(seat, {});
    }
    REQUIRE(screens.settle());
    return guests;
}

Screen& asked(const ManyScreens& screens, const std::vector<Screen*>& guests)
{
    return *guests[screens.state().decision.seat];
}

Action first_choice(const Guest& guest)
{
    return view(guest.update()->twin, guest.update()->seat).legal[0];
}

} // namespace

TEST_CASE("an answer that arrives twice is played once")
{
    ManyScreens screens(a_game());
    const auto guests = seat_all(screens);
    Screen& guest = asked(screens, guests);
    const Answer answer{guest.guest.update()->game, {first_choice(guest.guest)}};
    screens.room().received(guest.peer, write_message(answer));
    screens.room().received(guest.peer, write_message(answer));
    screens.tick();
    CHECK(screens.history().cursor() == 1);
    screens.room().received(guest.peer, write_message(answer));
    REQUIRE(screens.settle());
    CHECK(screens.history().cursor() == 1);
}

TEST_CASE("there is one answer at a time, until the table has played or refused it")
{
    ManyScreens screens(a_game());
    const auto guests = seat_all(screens);
    Screen& guest = asked(screens, guests);
    const Answer answer{guest.guest.update()->game, {first_choice(guest.guest)}};
    screens.room().received(guest.peer, write_message(answer));
    const auto given = screens.room().take_answer();
    REQUIRE(given);
    CHECK(given->seat == screens.state().decision.seat);
    screens.room().received(guest.peer, write_message(answer));
    CHECK_FALSE(screens.room().take_answer());
    screens.room().refuse(*given, Refusal{Rule::OtherQuestion});
    screens.room().received(guest.peer, write_message(answer));
    CHECK(screens.room().take_answer());
}

TEST_CASE("an answer that the table has not played yet survives a broken connection, but not another question")
{
    ManyScreens screens(a_game());
    const auto guests = seat_all(screens);
    Screen& guest = asked(screens, guests);
    screens.disconnect(guest);
    CHECK_FALSE(guest.guest.answer({first_choice(guest.guest)}));
    CHECK(guest.guest.answering());
    SECTION("the same question")
    {
        screens.reload_table();
        screens.connect(guest);
        REQUIRE(screens.settle());
        CHECK(screens.history().cursor() == 1);
    }
    SECTION("another question")
    {
        screens.history().play(legal(screens.state())[1]);
        screens.publish();
        screens.connect(guest);
        REQUIRE(screens.settle());
        CHECK(screens.history().cursor() == 1);
    }
    CHECK_FALSE(guest.guest.answering());
}

TEST_CASE("the table refuses what the rules forbid, and what another seat is asked")
{
    ManyScreens screens(a_game());
    const auto guests = seat_all(screens);
    Screen& guest = asked(screens, guests);
    const Action forbidden = with(ActionKind::Recruit, 1);
    const Rule rule = refusal(screens.state(), forbidden)->rule;

    // The guest's own page does not send it.
    CHECK(guest.guest.answer({forbidden}) == Refusal{rule});
    CHECK_FALSE(guest.guest.answering());
    CHECK(guest.guest.answer({}) == Refusal{Rule::OtherQuestion});
    Screen& other = *guests[(screens.state().decision.seat + 1U) % guests.size()];
    CHECK(other.guest.answer({first_choice(guest.guest)}) == Refusal{Rule::OtherQuestion});

    // A page that lies does.
    const auto told = [&](const Screen& liar, std::vector<Action> actions)
    {
        screens.room().received(liar.peer, write_message(Answer{liar.guest.update()->game, std::move(actions)}));
        CHECK_FALSE(screens.room().take_answer());
        std::optional<Rule> found;
        for (const Outgoing& outgoing : screens.room().due(0))
        {
            const auto message = read_message(outgoing.bytes);
            REQUIRE(message.ok());
            const auto* refused = std::get_if<Refused>(&*message);
            found = refused != nullptr && outgoing.peer == liar.peer ? std::optional(refused->rule) : found;
        }
        return found;
    };
    CHECK(told(guest, {forbidden}) == rule);
    CHECK(told(guest, {first_choice(guest.guest), first_choice(guest.guest)}).has_value());
    CHECK(told(other, {first_choice(guest.guest)}) == Rule::OtherQuestion);
    CHECK(told(other, {Action{static_cast<ActionKind>(5), 255, Place::Court}}) == Rule::OtherQuestion);
    CHECK(screens.history().cursor() == 0);
}

TEST_CASE("a guest learns that the table has refused its answer, and may choose again")
{
    ManyScreens screens(a_game());
    const auto guests = seat_all(screens);
    Screen& guest = asked(screens, guests);
    // The first action is legal, so only the table notices that the second one is not.
    CHECK_FALSE(guest.guest.answer({first_choice(guest.guest), with(ActionKind::Recruit, 200)}));
    REQUIRE(screens.settle());
    CHECK(screens.history().cursor() == 0);
    CHECK_FALSE(guest.guest.answering());
    CHECK(guest.guest.take_refusal().has_value());
    CHECK_FALSE(guest.guest.take_refusal());
    CHECK_FALSE(guest.guest.answer({first_choice(guest.guest)}));
    REQUIRE(screens.settle());
    CHECK(screens.history().cursor() == 1);
}

TEST_CASE("an undo takes the last line from all guests, and its answer stays undone")
{
    ManyScreens screens(a_game());
    const auto guests = seat_all(screens);
    Random random(7);
    while (screens.history().cursor() < 12)
    {
        answer_at_random(asked(screens, guests).guest, random);
        REQUIRE(screens.settle());
        for (const Screen* screen : guests)
        {
            CHECK(screen->guest.first_new_line() + 1 == screen->guest.lines().size());
        }
    }
    screens.history().go_to(9);
    screens.publish();
    REQUIRE(screens.settle());
    CHECK(screens.history().cursor() == 9);
    for (const Screen* screen : guests)
    {
        CHECK(difference(screens, screen->guest) == "");
        CHECK(screen->guest.first_new_line() == 9);
    }
}

TEST_CASE("another game in the same room replaces the log")
{
    ManyScreens screens(a_game());
    const auto guests = seat_all(screens);
    Random random(3);
    for (int i = 0; i < 20; ++i)
    {
        answer_at_random(asked(screens, guests).guest, random);
        REQUIRE(screens.settle());
    }
    screens.history() = table::History(a_game(Edition::Grandissimo), 0);
    screens.room().history_replaced();
    screens.publish();
    REQUIRE(screens.settle());
    for (const Screen* screen : guests)
    {
        CHECK(difference(screens, screen->guest) == "");
    }
}

TEST_CASE("a card of the hand that a seat is choosing can be put back")
{
    // Intrigue & the King: before the first round each seat chooses 13 cards in secret.
    ManyScreens screens(a_game(Edition::Intrigue));
    const auto guests = seat_all(screens);
    Random random(5);
    while (screens.state().decision.question != Question::ChooseHand)
    {
        answer_at_random(asked(screens, guests).guest, random);
        REQUIRE(screens.settle());
    }
    Guest& guest = asked(screens, guests).guest;
    const Seat seat = screens.state().decision.seat;
    const table::Moment begin = screens.history().cursor();
    for (int i = 0; i < 3; ++i)
    {
        answer_at_random(guest, random);
        REQUIRE(screens.settle());
    }
    const std::uint8_t second = screens.history().entries()[begin + 1].action.a;
    guest.put_back(second);
    REQUIRE(screens.settle());
    CHECK(screens.state().decision.seat == seat);
    CHECK((screens.state().hand[seat] & bit_of_power_card(second)) == 0);
    CHECK(guest.update()->twin.hand[seat] == screens.state().hand[seat]);
    CHECK(screens.history().cursor() == begin + 2);

    guest.put_back(second); // it is not in the hand any more
    REQUIRE(screens.settle());
    CHECK(guest.take_refusal() == Refusal{Rule::NotInHand});
}
