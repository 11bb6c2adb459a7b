// New Regency (2023): ten cards instead of the King card, and the King where no card of the base game sends him.
#include "rules/cards/stacks.hpp"
#include "rules/majority.hpp"
#include "rules/playout.hpp"
#include "rules/table.hpp"

#include <algorithm>
#include <set>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

constexpr Modules regency{1U << static_cast<unsigned>(Module::NewRegency)};

/// Seat 0 has taken this card of stack 5 and is asked how to continue.
State with_card(std::string_view id, Place king, std::vector<Group> groups = {})
{
    Start start{.edition = Edition::Edition2023, .modules = regency, .king = king, .groups = std::move(groups)};
    start.cards[4] = id;
    return after_taking(start, 5);
}

Action king_to(Place place)
{
    return at(ActionKind::MoveKing, place);
}

/// The other players take a card each and do nothing with it, until the next round or a scoring begins.
std::vector<Event> pass_till_scoring(State& state)
{
    std::vector<Event> events;
    for (const std::uint8_t round = state.round; state.round == round && state.decision.question != Question::SetDisk
                                                 && state.decision.question != Question::GameOver;)
    {
        const ActionList answers = legal(state);
        const Action pass = answers.contains(done) ? done : answers.contains(skip) ? skip : answers[answers.size() - 1];
        const std::vector<Event> more = play(state, pass);
        events.insert(events.end(), more.begin(), more.end());
    }
    return events;
}

/// Plays to the general scoring after `round`: the card was used for `king`, and everybody else passed.
State at_scoring(std::string_view id, Place king, Place goal, std::vector<Group> groups)
{
    Start start{
        .edition = Edition::Edition2023, .modules = regency, .round = 3, .king = king, .groups = std::move(groups)};
    start.cards[4] = id;
    State state = after_taking(start, 5);
    play_all(state, {act, king_to(goal)});
    return state;
}

RoundStart with_king(Place king, Place home)
{
    RoundStart position;
    position.setup.edition = Edition::Edition2023;
    position.setup.modules = regency;
    position.setup.players = 2;
    position.king = king;
    position.home = {home, Place::Galicia, Place::Nowhere, Place::Nowhere, Place::Nowhere};
    return position;
}

} // namespace

TEST_CASE("New Regency: the King card stays in the box, and stack 5 has ten cards, one a round")
{
    // 2023, "New Regency"
    for (std::uint8_t players = 2; players <= 5; ++players)
    {
        Setup setup;
        setup.edition = Edition::Edition2023;
        setup.modules = regency;
        setup.players = players;
        setup.seed = players;
        State state = new_game(setup);
        CHECK(deck(state, 5).size() == 10);
        std::set<CardId> seen;
        Random random(players);
        while (!is_over(state))
        {
            CHECK(card(offered(state, 5)).stack == 5);
            CHECK(offered(state, 5) != edition_row(setup.edition).king_card);
            seen.insert(offered(state, 5));
            const ActionList answers = legal(state);
            apply(state, random_action(answers, random));
        }
        CHECK(seen.size() == 9);
    }
}

TEST_CASE("Exile: the King goes to France or Portugal, and their neighbours are where caballeros are placed")
{
    // 2023, "Exile"; "The neighboring regions to France and Portugal work the same way as usual"
    State state = with_card("exile", Place::Valencia, {{Place::Valencia, 0, 3}});
    play(state, act);
    CHECK(places_of(state, ActionKind::MoveKing) == std::vector{Place::France, Place::Portugal});
    CHECK(forbidden(state, king_to(Place::Aragon)) == Rule::KingGoesElsewhere);
    State portugal = state;
    play(state, king_to(Place::France));
    CHECK(places_of(state, ActionKind::Place)
          == std::vector{Place::BasqueCountry, Place::Aragon, Place::Catalonia, Place::Castillo});
    play(portugal, king_to(Place::Portugal));
    CHECK(places_of(portugal, ActionKind::Place)
          == std::vector{Place::Galicia, Place::OldCastile, Place::NewCastile, Place::Seville, Place::Castillo});
}

TEST_CASE("while the King is abroad no region is taboo, and nobody gets his bonus")
{
    // facts A16
    Start start{.edition = Edition::Edition2023,
                .modules = regency,
                .king = Place::France,
                .groups = {{Place::Aragon, 1, 1}, {Place::Castillo, 0, 1}}};
    start.cards[0] = "move-three-foreign";
    start.cards[4] = "exile";
    State state = after_taking(start, 1);
    play(state, act);
    CHECK(places_of(state, ActionKind::Lift) == std::vector{Place::Aragon});
    play(state, lift(1, Place::Aragon));
    CHECK(places_of(state, ActionKind::Drop).size() == 9);
    for (int place = 0; place < place_count; ++place)
    {
        CHECK(payout(state, static_cast<Place>(place)).king_bonus == PerSeat<std::uint8_t>{});
    }
    // He also moves from one country to the other.
    State exile = after_taking(start, 5);
    play(exile, act);
    CHECK(places_of(exile, ActionKind::MoveKing) == std::vector{Place::Portugal});
}

TEST_CASE("Entourage: two caballeros of any colour must go along with the King")
{
    // 2023, "Entourage"
    State state = with_card("entourage", Place::Aragon, {{Place::Aragon, 0, 1}, {Place::Aragon, 2, 4}});
    play(state, act);
    CHECK(places_of(state, ActionKind::MoveKing).size() == 8);
    play(state, king_to(Place::Seville));
    REQUIRE(state.decision == Decision{Question::Lift, 0});
    CHECK(forbidden(state, done) == Rule::MustGoOn);
    CHECK(forbidden(state, lift(1, Place::Aragon)) == Rule::NoCaballeroThere);
    play(state, lift(2, Place::Aragon));
    const auto events = play(state, lift(2, Place::Aragon));
    CHECK(std::count_if(events.begin(), events.end(), [](const Event& e) { return e.kind == EventKind::Moved; }) == 1);
    CHECK(count(state, Place::Seville, 2) == 2);
    CHECK(count(state, Place::Aragon, 0) == 1);
    CHECK(state.king == Place::Seville);
    CHECK(state.turn.acting_over);
}

TEST_CASE("N22: the only caballero of the old King's region goes along; the second one is forfeited")
{
    // 2023, "Entourage": "If there are less than 2 Caballeros in the region"
    State state = with_card("entourage", Place::Aragon, {{Place::Aragon, 1, 1}});
    play_all(state, {act, king_to(Place::Granada), lift(1, Place::Aragon)});
    CHECK(count(state, Place::Granada, 1) == 1);
    CHECK(state.turn.acting_over);
    // Nobody comes from an empty region or from abroad; the Castillo stays closed.
    for (const Place from : {Place::Aragon, Place::France, Place::Castillo})
    {
        State alone = with_card("entourage", from, {{Place::Castillo, 1, 2}});
        play_all(alone, {act, king_to(Place::Granada)});
        CHECK(alone.turn.acting_over);
        CHECK(count(alone, Place::Castillo, 1) == 2);
    }
}

TEST_CASE("Competition: the Grandes of the King's new region are thrown into the Castillo, where their bonus counts")
{
    // 2023, "Competition"
    State state = with_card("competition", Place::Valencia, {{Place::Castillo, 1, 2}, {Place::Castillo, 0, 1}});
    play_all(state, {act, king_to(Place::BasqueCountry)});
    CHECK(state.grande[1] == Place::Castillo);
    CHECK(state.grande[0] == Place::Galicia);
    CHECK(payout(state, Place::Castillo).home_bonus[1] == 2);
    CHECK(payout(state, Place::BasqueCountry).king_bonus == PerSeat<std::uint8_t>{});
}

TEST_CASE("N23: a Grande in the Castillo earns its bonus in a Revelation and is thrown back")
{
    // 2023, "Competition", special case
    Start start{.edition = Edition::Edition2023,
                .modules = regency,
                .king = Place::Valencia,
                .groups = {{Place::Castillo, 1, 2}, {Place::Castillo, 0, 1}}};
    start.home[1] = Place::Castillo;
    start.cards[2] = "score-castillo";
    start.cards[4] = "exile";
    State state = after_taking(start, 3);
    CHECK(points(play(state, act)) == PerSeat<int>{3, 7, 0, 0, 0});
    CHECK(state.grande[1] == Place::Castillo);
}

TEST_CASE("a Grande leaves the Castillo at the general scoring, by the disk that its player sets for it alone")
{
    // 2023, "Competition": "Then move your Grande using the Secret disc (along with your Caballeros)"
    State state = at_scoring("competition", Place::Valencia, Place::BasqueCountry, {{Place::Castillo, 2, 1}});
    pass_till_scoring(state);
    REQUIRE(state.decision.question == Question::SetDisk);
    CHECK(state.sealed.due == 0b0110);
    while (state.decision.question == Question::SetDisk)
    {
        play(state, disk(state.decision.seat == 1 ? Place::Seville : Place::Galicia));
    }
    CHECK(state.grande[1] == Place::Seville);
    CHECK(count(state, Place::Galicia, 2) == 1);
}

TEST_CASE("a Grande whose player sets the King's region stays in the Castillo, as no court takes it")
{
    // facts A18; our decision, see src/rules/README.md
    State state = at_scoring("competition", Place::Valencia, Place::BasqueCountry, {{Place::Castillo, 1, 2}});
    pass_till_scoring(state);
    const int court = state.court[1];
    play(state, disk(Place::BasqueCountry));
    CHECK(state.grande[1] == Place::Castillo);
    CHECK(state.court[1] == court + 2);
}

TEST_CASE("Adopted home moves no Grande out of the Castillo or into it")
{
    // 2023, "Adopted Home"
    Start start{.edition = Edition::Edition2023, .modules = regency, .king = Place::Valencia};
    start.home[0] = Place::Castillo;
    start.cards[3] = "move-grande";
    State state = after_taking(start, 4);
    CHECK(forbidden(state, act) == Rule::NothingToDo);
    start.home[0] = Place::Galicia;
    state = after_taking(start, 4);
    play(state, act);
    CHECK(forbidden(state, at(ActionKind::MoveGrande, Place::Castillo)) == Rule::NotARegion);
}

TEST_CASE("Chalet: the King goes to the region with the fewest caballeros of all, but at least one")
{
    // 2023, "Chalet"
    State state = with_card("chalet", Place::Valencia,
                            {{Place::Galicia, 0, 2},
                             {Place::Aragon, 1, 1},
                             {Place::Seville, 2, 1},
                             {Place::Granada, 0, 1},
                             {Place::Granada, 1, 1}});
    play(state, act);
    CHECK(places_of(state, ActionKind::MoveKing) == std::vector{Place::Aragon, Place::Seville});
    CHECK(forbidden(state, king_to(Place::OldCastile)) == Rule::KingGoesElsewhere);
    // If he stands in the only one, nothing is to be done.
    State there = with_card("chalet", Place::Aragon, {{Place::Galicia, 0, 2}, {Place::Aragon, 1, 1}});
    CHECK(forbidden(there, act) == Rule::NothingToDo);
}

TEST_CASE("Rebellion: beside the Castillo all regions are the King's neighbours, and the Castillo is taboo")
{
    // 2023, "Rebellion"
    State state = with_card("rebellion", Place::Valencia, {{Place::Castillo, 0, 2}, {Place::Castillo, 1, 1}});
    play(state, act);
    CHECK(places_of(state, ActionKind::MoveKing) == std::vector{Place::Castillo});
    play(state, king_to(Place::Castillo));
    CHECK(places_of(state, ActionKind::Place) == std::vector(all_regions.begin(), all_regions.end()));
    CHECK(forbidden(state, place(Place::Castillo)) == Rule::KingsRegionTaboo);
    const Payout castillo = payout(state, Place::Castillo);
    CHECK(castillo.total(0) == 5 + 2);
    CHECK(castillo.total(1) == 3);
}

TEST_CASE("Rebellion: no card puts anything into the Castillo, nor a scoreboard there or away")
{
    // 2023, "Rebellion": "with all consequences"
    Start start{.edition = Edition::Edition2023,
                .modules = regency,
                .king = Place::Castillo,
                .groups = {{Place::Aragon, 0, 2}}};
    start.board_at[0] = Place::Castillo;
    start.cards[0] = "move-four-own";
    start.cards[3] = "move-board";
    State state = after_taking(start, 1);
    play_all(state, {act, lift(0, Place::Aragon)});
    CHECK(forbidden(state, drop(Place::Castillo)) == Rule::KingsRegionTaboo);
    State boards = after_taking(start, 4);
    play(boards, act);
    CHECK(forbidden(boards, {ActionKind::MoveBoard, 0, Place::Galicia}) == Rule::KingsRegionTaboo);
    CHECK(places_of(boards, ActionKind::MoveBoard).size() == 9);
    start.board_at[0] = Place::Aside;
    boards = after_taking(start, 4);
    play(boards, act);
    CHECK(forbidden(boards, {ActionKind::MoveBoard, 0, Place::Castillo}) == Rule::KingsRegionTaboo);
}

TEST_CASE("Rebellion: a general scoring scores the Castillo, asks for no disk and leaves everything inside")
{
    // 2023, "Rebellion": "the Caballeros are not moved to regions, throw them back in"
    Start start{.edition = Edition::Edition2023,
                .modules = regency,
                .round = 9,
                .king = Place::Castillo,
                .groups = {{Place::Castillo, 1, 3}, {Place::Castillo, 2, 1}}};
    start.home[1] = Place::Castillo;
    State state = after_taking(start, 1);
    const auto events = pass_till_scoring(state);
    REQUIRE(is_over(state));
    CHECK(count(state, Place::Castillo, 1) == 3);
    CHECK(count(state, Place::Castillo, 2) == 1);
    CHECK(state.grande[1] == Place::Castillo);
    CHECK(points(events)[1] == 5 + 2 + 2);
    CHECK_FALSE(validate_state(state).has_value());
}

TEST_CASE("Rebellion: from the Castillo the King may go to every region as to a neighbour")
{
    // 2023, "Rebellion"
    Start start{.edition = Edition::Edition2023, .modules = regency, .king = Place::Castillo};
    start.cards[3] = "royal-adviser";
    start.cards[4] = "rebellion";
    State state = after_taking(start, 4);
    play(state, act);
    CHECK(places_of(state, ActionKind::MoveKing) == std::vector(all_regions.begin(), all_regions.end()));
    CHECK(forbidden(state, king_to(Place::France)) == Rule::KingGoesElsewhere);
    State again = after_taking(start, 5);
    CHECK(forbidden(again, act) == Rule::NothingToDo);
}

TEST_CASE("Infiltration: once the special action is used, caballeros may also be placed in the King's region")
{
    // 2023, "Infiltration"
    State state = with_card("infiltration", Place::Aragon);
    CHECK(forbidden(state, place(Place::Aragon)) == Rule::KingsRegionTaboo);
    State placed_first = state;
    play(state, act);
    CHECK(state.king == Place::Aragon);
    play_all(state, {place(Place::Aragon), place(Place::Aragon), place(Place::Castillo)});
    CHECK(count(state, Place::Aragon, 0) == 2);
    play(state, done);
    CHECK_FALSE(state.turn.kings_region_open);
    // Too late: no caballeros are left to place.
    play_all(placed_first, {place(Place::Valencia), done});
    CHECK(placed_first.decision == Decision{Question::TakeCard, 1});
    // The Castillo counts as the King's region; abroad there is nothing to enter.
    State beside = with_card("infiltration", Place::Castillo);
    play_all(beside, {act, place(Place::Castillo)});
    CHECK(count(beside, Place::Castillo, 0) == 1);
    CHECK(forbidden(with_card("infiltration", Place::Portugal), act) == Rule::NothingToDo);
}

TEST_CASE("Infiltration is a special action: a Veto prevents it")
{
    // 2023, "Veto"
    Start start{.edition = Edition::Edition2023, .modules = regency, .king = Place::Aragon};
    start.modules.insert(Module::FirstVeto);
    start.cards[1] = "veto";
    start.cards[4] = "infiltration";
    State state = after_taking(start, 2);
    play_all(state, {act, done, with(ActionKind::TakeCard, 5), act});
    REQUIRE(state.decision == Decision{Question::Veto, 0});
    play(state, veto);
    REQUIRE(state.decision == Decision{Question::Place, 1});
    CHECK(forbidden(state, place(Place::Aragon)) == Rule::KingsRegionTaboo);
}

TEST_CASE("Stand-in: the King and a Grande of anybody change places, if both are in regions")
{
    // 2023, "Stand-in"
    Start start{.edition = Edition::Edition2023, .modules = regency, .king = Place::Aragon};
    start.home[3] = Place::Castillo;
    start.cards[4] = "stand-in";
    State state = after_taking(start, 5);
    play(state, act);
    // Seat 2's Grande is with the King, seat 3's in the Castillo.
    CHECK(places_of(state, ActionKind::SwapKing) == std::vector{Place::Galicia, Place::BasqueCountry});
    play(state, {ActionKind::SwapKing, 1, Place::BasqueCountry});
    CHECK(state.king == Place::BasqueCountry);
    CHECK(state.grande[1] == Place::Aragon);
    CHECK(state.grande[2] == Place::Aragon);
    for (const Place place : {Place::Castillo, Place::France})
    {
        start.king = place;
        CHECK(forbidden(after_taking(start, 5), act) == Rule::NothingToDo);
    }
}

TEST_CASE("the three reconstructed cards: the King to the fullest region, to a neighbour, to a Grande")
{
    // no source describes the other three cards of New Regency
    State most = with_card("king-to-most", Place::Valencia, {{Place::Galicia, 0, 2}, {Place::Granada, 1, 3}});
    play(most, act);
    CHECK(places_of(most, ActionKind::MoveKing) == std::vector{Place::Granada});
    State near = with_card("king-to-neighbour", Place::Portugal);
    play(near, act);
    CHECK(places_of(near, ActionKind::MoveKing)
          == std::vector{Place::Galicia, Place::OldCastile, Place::NewCastile, Place::Seville});
    State grande = with_card("king-to-grande", Place::Aragon);
    play(grande, act);
    CHECK(places_of(grande, ActionKind::MoveKing)
          == std::vector{Place::Galicia, Place::BasqueCountry, Place::Catalonia});
    for (const std::string_view id : {"king-to-most", "king-to-neighbour", "king-to-grande"})
    {
        CHECK(card(card_named(id, Edition::Edition2023)).provenance == Provenance::Invented);
    }
}

TEST_CASE("only New Regency lets the King leave Spain and a Grande enter the Castillo")
{
    State state;
    for (const Place place : {Place::Castillo, Place::France, Place::Portugal})
    {
        RoundStart position = with_king(place, Place::Aragon);
        CHECK_FALSE(set_up(position, state).has_value());
        position.setup.modules = {};
        CHECK(set_up(position, state) == "king: not a region");
    }
    RoundStart position = with_king(Place::Seville, Place::Castillo);
    CHECK_FALSE(set_up(position, state).has_value());
    state.setup.modules = {};
    CHECK(validate_state(state).has_value());
    position.setup.modules = {};
    CHECK(set_up(position, state) == "home of seat 1: not a region");
    CHECK(set_up(with_king(Place::Nowhere, Place::Aragon), state) == "king: not a region");
}

TEST_CASE("an open King's region belongs to the turn of an executed Infiltration")
{
    State state = with_card("exile", Place::Aragon);
    state.turn.kings_region_open = true;
    CHECK(validate_state(state) == "turn: the King's region is taboo");
    state = with_card("infiltration", Place::Aragon);
    state.turn.kings_region_open = true;
    CHECK(validate_state(state) == "turn: the King's region is taboo");
    play(state = with_card("infiltration", Place::Aragon), act);
    CHECK_FALSE(validate_state(state).has_value());
}

TEST_CASE("a state whose special action asks an unanswerable question is invalid")
{
    State state = with_card("stand-in", Place::Aragon);
    play(state, act);
    REQUIRE_FALSE(validate_state(state).has_value());
    state.king = Place::France;
    CHECK(validate_state(state).has_value());
}
