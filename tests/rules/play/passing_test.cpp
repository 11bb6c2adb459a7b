// 2023, mini expansion "Power Shift": when modifiers are passed, and who sees them.
#include "rules/modifiers.hpp"
#include "rules/play/transition.hpp"
#include "rules/table.hpp"
#include "rules/view.hpp"

#include <algorithm>
#include <catch2/generators/catch_generators.hpp>

using namespace elgrande;
using namespace elgrande::test;

TEST_CASE("modifiers are passed before the cards of the first round come up and before anybody is chosen to begin")
{
    // 2023, lines 968 to 970 (set-up), 269 (the round's cards), 793 (the dummy's power card)
    const auto players = static_cast<std::uint8_t>(GENERATE(2, 3, 5));
    Setup setup{.edition = Edition::Edition2023, .players = players};
    setup.modules.insert(Module::PowerShift);
    std::vector<Event> events;
    auto keep = [&](const Event& event) { events.push_back(event); };
    State state = new_game(setup, keep);
    CHECK(events.empty());
    for (const Seat seat : state.seats())
    {
        REQUIRE(state.decision == Decision{Question::PassModifier, seat});
        REQUIRE_FALSE(validate_state(state).has_value());
        CHECK(state.rounds_begun == 0);
        const PlayerView seen = view(state, seat);
        CHECK(std::count(seen.offered.begin(), seen.offered.end(), no_card) == stack_count);
        if (has_dummy(setup))
        {
            CHECK(state.province[dummy_seat(setup)] == caballeros_per_player);
            CHECK(seen.bid[dummy_seat(setup)] == 0);
        }
        CHECK(seen.first_bidder == nobody);
        events = play(state, legal(state)[0]);
    }
    REQUIRE(events.size() >= 2);
    CHECK(events[0].kind == EventKind::ModifierPassed);
    CHECK(events[1].kind == EventKind::RoundBegan);
    CHECK(state.decision == Decision{Question::FirstBidder, 0});
    CHECK(state.rounds_begun == 1);
    CHECK(view(state, nobody).offered[0] != no_card);
    CHECK((!has_dummy(setup) || state.bid[dummy_seat(setup)] != 0));
}

TEST_CASE("modifiers are passed before a stated round, too, in which others lie on the dummy's pile")
{
    // 2023, lines 968 to 970
    RoundStart position;
    position.setup = {.edition = Edition::Edition2023, .players = 2};
    position.setup.modules.insert(Module::PowerShift);
    position.round = 3;
    position.first_bidder = 1;
    position.king = Place::Valencia;
    position.home = {Place::Aragon, Place::Granada, Place::Nowhere, Place::Nowhere, Place::Nowhere};
    State state;
    REQUIRE(set_up(position, state).value_or("") == "");
    CHECK(state.rounds_begun == 2);
    CHECK(view(state, 0).offered[0] == no_card);
    play_all(state, {legal(state)[0]});
    play_all(state, {legal(state)[0]});
    CHECK(state.rounds_begun == 3);
    CHECK(state.decision == Decision{Question::Bid, 1});
}

TEST_CASE("a moment of the older order, with the round's cards open while modifiers are passed, is played on")
{
    // links and saves of rules number 1; 2023, line 968 puts passing before the round
    const auto players = static_cast<std::uint8_t>(GENERATE(2, 4));
    Setup setup{.edition = Edition::Edition2023, .players = players};
    setup.modules.insert(Module::PowerShift);
    State state = new_game(setup);
    begin_round({state, {}});
    state.decision = {Question::PassModifier, 0};
    REQUIRE(validate_state(state).value_or("") == "");
    CHECK(view(state, 0).offered[0] != no_card);
    for (int i = 0; i < players; ++i)
    {
        const std::vector<Event> events = play(state, legal(state)[0]);
        CHECK(events.size() == 1); // the round does not begin a second time
    }
    CHECK(state.rounds_begun == 1);
    CHECK(state.decision == Decision{Question::FirstBidder, 0});
    CHECK(validate_state(state).value_or("") == "");
}

TEST_CASE("modifiers that are being passed are shown to nobody else, also where hands lie open")
{
    // 2023, line 969: face down
    Setup setup{.edition = Edition::Edition2023, .players = 3};
    setup.modules.insert(Module::PowerShift);
    REQUIRE_FALSE(setup.hidden_hands);
    State state = new_game(setup);
    play(state, legal(state)[0]);
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, nobody})
    {
        const PlayerView seen = view(state, viewer);
        for (const Seat seat : state.seats())
        {
            CHECK(seen.modifiers[seat].has_value() == (seat == viewer));
            CHECK(seen.hand[seat].has_value());
            CHECK(seen.modifier_count[seat] == 3);
        }
    }
    const State dealt = determinize(state, 1, Random(3));
    CHECK(dealt.shift.hand[1] == state.shift.hand[1]);
    CHECK(dealt.shift.hand[2] != state.shift.hand[2]);
    play_all(state, {legal(state)[0]});
    play_all(state, {legal(state)[0]});
    CHECK(view(state, nobody).modifiers[2] == state.shift.hand[2]); // now they are in the open hands
}
