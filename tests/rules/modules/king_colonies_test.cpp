// The King & the Colonies. The booklet is the second half of the rules "classic and expansions".
#include "rules/colonies.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

const Action take_own = with(ActionKind::TakeCard, own_card_stack);
const Action take_common = with(ActionKind::TakeCard, common_card_stack);
const Action take_inquisitors = with(ActionKind::TakeCard, inquisitor_stack);
const Action take_seventh = with(ActionKind::TakeCard, 7);

/// Seat 0 bids the first of these values, seat 1 the second, and so on; the first turn has begun.
State with_bids(std::initializer_list<int> values, Overseas start = {})
{
    start.edition = Edition::KingColonies;
    start.players = static_cast<int>(values.size());
    start.hand = hand_of(values);
    State state = begin_overseas(start);
    for (const int value : values)
    {
        play(state, bid(value));
    }
    return state;
}

/// Plays on with quiet answers until the seat chooses a card.
void go_to_choice(State& state, Seat seat)
{
    if (state.decision != Decision{Question::TakeCard, seat})
    {
        go_to(state, Question::TakeCard, seat);
    }
}

/// Plays on until the seat uses its own card because both others are taken.
void go_to_own_card(State& state, Seat seat)
{
    while (state.active() != seat || state.turn.card == no_card)
    {
        REQUIRE(state.decision != Decision{Question::TakeCard, seat});
        play(state, quiet_answer(state));
    }
    CHECK(state.turn.card == offered(state, own_card_stack));
}

std::set<int> choice(const State& state)
{
    std::set<int> stacks;
    for (const Action action : legal(state))
    {
        stacks.insert(action.kind == ActionKind::TakeCard ? action.a : 0);
    }
    return stacks;
}

} // namespace

TEST_CASE("king & colonies: own cards take the place of stacks and power cards, and the colonies are all there")
{
    // booklet lines 269 and 270
    State state = new_game(colonies(Edition::KingColonies, 4));
    CHECK(power_cards(state.setup) == 31);
    CHECK(regions(state.setup).size() == 13);
    CHECK(state.colonies.unclaimed == std::array<std::uint8_t, 2>{1, 2});
    CHECK(is_region(state.colonies.table));
    CHECK(deck(state, 7).size() == 11);
    for (const Seat seat : state.seats())
    {
        CHECK(state.court[seat] == 9);
        CHECK(count(state, state.grande[seat], seat) == 2);
    }
    const Place goal = state.colonies.table;
    play_all(state, {disk(goal), disk(goal), disk(goal), disk(goal)});
    CHECK(on_table(state, 3) == 2);
    CHECK(state.court[3] == 7);
}

TEST_CASE("king & colonies: each player chooses 13 of the 31 cards, and no others are in the game")
{
    // booklet line 271
    State state = new_game(colonies(Edition::KingColonies, 2));
    play_all(state, {disk(state.king), disk(state.king)});
    for (int i = 0; i < 26; ++i)
    {
        REQUIRE(state.decision == Decision{Question::ChooseHand, static_cast<Seat>(i / 13)});
        const ActionList cards = legal(state);
        CHECK(cards.size() == 31 - i % 13);
        play(state, cards[i / 13 == 0 ? 0 : cards.size() - 1]);
    }
    REQUIRE(state.decision.question == Question::FirstBidder);
    play(state, with(ActionKind::FirstBidder, 0));
    CHECK(legal(state).size() == 13);
    CHECK(forbidden(state, with(ActionKind::Bid, 31)) == Rule::NotInHand);
}

TEST_CASE("king & colonies: the King and Intrigue cards lie ready, and the number of players gives the Caballero cards")
{
    // booklet line 270
    State state = with_bids({180, 100, 80, 10});
    const auto limit_of = [&](Seat seat)
    {
        go_to_choice(state, seat);
        State taken = state;
        play(taken, taken.players() > 3 && (seat == 0 || seat == 3) ? take_common : take_own);
        return std::pair(used_card(taken), placing_limit(taken.setup, taken.turn, taken.turns_done));
    };
    const auto& cards = edition_row(Edition::Intrigue).caballero_cards[2];
    CHECK(limit_of(0) == std::pair<std::string_view, int>("king", cards[0]));
    CHECK(limit_of(1) == std::pair<std::string_view, int>("score-fives", cards[1]));
    CHECK(limit_of(2) == std::pair<std::string_view, int>("move-grande", cards[2]));
    CHECK(limit_of(3) == std::pair<std::string_view, int>("intrigue", cards[3]));
}

TEST_CASE("king & colonies: everybody chooses among their card, the Inquisitor's and one of the seventh stack")
{
    // booklet line 273
    State state = with_bids({180, 100, 80, 10});
    go_to_choice(state, 0);
    CHECK(choice(state) == std::set{common_card_stack, 6, 7}); // the King's action for the first
    play(state, take_common);
    go_to_choice(state, 1);
    CHECK(choice(state) == std::set{own_card_stack, 6, 7});
    play(state, take_own);
    CHECK(used_card(state) == "score-fives");
    go_to_choice(state, 2);
    CHECK(choice(state) == std::set{own_card_stack, 6, 7});
    play(state, take_own);
    go_to_choice(state, 3);
    CHECK(choice(state) == std::set{common_card_stack, 6, 7}); // the Intrigue for the last
    play(state, take_common);
    CHECK(used_card(state) == "intrigue");
}

TEST_CASE("king & colonies: with 2 or 3 players the first and the last player may also choose their own card")
{
    // booklet lines 269 and 273
    State state = with_bids({180, 100, 10});
    go_to_choice(state, 0);
    CHECK(choice(state) == std::set{own_card_stack, common_card_stack, 6, 7});
    play(state, take_seventh);
    go_to_choice(state, 2);
    CHECK(choice(state) == std::set{own_card_stack, common_card_stack, 6});
}

TEST_CASE("king & colonies: the Inquisitor's card and that of the seventh stack are chosen by one player each a round")
{
    // booklet line 273
    State state = with_bids({180, 100, 80, 10});
    go_to_choice(state, 0);
    const CardId seventh = offered(state, 7);
    CHECK(card(seventh).stack == 7);
    play(state, take_inquisitors);
    CHECK(used_card(state) == "inquisitor");
    go_to_choice(state, 1);
    CHECK(forbidden(state, take_inquisitors) == Rule::CardTaken);
    play(state, take_seventh);
    CHECK(state.turn.card == seventh);
    go_to_own_card(state, 2); // no question, as only one card is left
    finish_round(state);
    CHECK(card(offered(state, 6)).id == "inquisitor"); // it is back, and the next card of the stack is revealed
    CHECK(card(offered(state, 7)).stack == 7);
    CHECK(offered(state, 7) != seventh);
}

TEST_CASE("king & colonies: the Inquisitor's card and those of the seventh stack state how many caballeros they place")
{
    // booklet line 274
    Overseas start{.king = Place::Valencia};
    start.cards[6] = "remove-card";
    State state = with_bids({180, 100, 80, 70, 10}, start);
    go_to_choice(state, 0);
    play(state, take_inquisitors);
    CHECK(placing_limit(state.setup, state.turn, state.turns_done) == 3);
    go_to_choice(state, 1);
    play(state, take_seventh);
    for (int i = 0; i < 4; ++i)
    {
        REQUIRE(state.active() == 1);
        play(state, place(Place::Granada));
    }
    CHECK(state.decision == Decision{Question::ActOrSkip, 1});
    go_to_own_card(state, 2);
    const auto& cards = edition_row(Edition::KingColonies).caballero_cards[3];
    CHECK(placing_limit(state.setup, state.turn, state.turns_done) == cards[2]);
}

TEST_CASE("king & colonies: whichever card is chosen, the own card determines how many caballeros are recruited")
{
    // booklet lines 269 and 273
    State state = with_bids({180, 100, 80, 10});
    go_to(state, Question::Recruit, 1);
    CHECK(legal(state)[0] == with(ActionKind::Recruit, 3));
    CHECK(forbidden(state, with(ActionKind::Recruit, 4)) == Rule::CardBringsFewer);
}

TEST_CASE("king & colonies: the card that turns an action card over is a Veto against another player's special action")
{
    // booklet line 275
    Overseas start;
    start.cards[6] = "remove-card";
    State state = with_bids({180, 110, 100, 10}, start);
    go_to_choice(state, 1);
    play_all(state, {take_seventh, act});
    CHECK(state.decision.question != Question::RemoveCard);
    CHECK(state.vetoes[1] == 1);
    CHECK(state.colonies.unclaimed == std::array<std::uint8_t, 2>{1, 0}); // it brings its gold, too
    go_to_choice(state, 2);
    play(state, take_own);
    const auto before = state.score;
    play(state, act);
    REQUIRE(state.decision == Decision{Question::Veto, 1});
    play(state, veto);
    CHECK(state.turn.acting_over);
    CHECK(state.score == before);
    CHECK(state.vetoes[1] == 0);
}

TEST_CASE("king & colonies: the Intrigue card moves caballeros from and to the new regions")
{
    // booklet line 276
    State state =
        with_bids({180, 100, 80, 10}, {.figures = {{Place::America, 0}, {Place::France, 3, 2}, {Place::Ship, 1}}});
    go_to_choice(state, 3);
    play_all(state, {take_common, act});
    State foreign = state;
    play_all(foreign, {with(ActionKind::ChooseEffect, 0), lift(0, Place::America), drop(Place::Mediterranean)});
    CHECK(count(foreign, Place::Mediterranean, 0) == 1);
    play_all(state, {with(ActionKind::ChooseEffect, 1), lift(3, Place::France, Space::First)});
    play_all(state, {drop(Place::America, Space::First), lift(3, Place::France, Space::Second), drop(Place::Ship)});
    CHECK(state.colonies.viceroy == 3);
    CHECK(count(state, Place::Ship, 3) == 1);
    CHECK(all_in(state, Place::France) == 0);
}

TEST_CASE("king & colonies: cards that place in any region reach France and the ship only where the King lets them")
{
    // booklet lines 210, 212 and 269
    for (const int value : {20, 25})
    {
        State inland = with_bids({180, value, 100, 10}, {.king = Place::NewCastile});
        State coast = with_bids({180, value, 100, 10}, {.king = Place::Catalonia});
        for (State* state : {&inland, &coast})
        {
            finish_turn(*state, 0);
            while (state->active() != 1 || state->decision.question != Question::TakeCard)
            {
                play(*state, quiet_answer(*state));
            }
            play_all(*state, {take_own, act});
            CHECK(forbidden(*state, place(Place::America)) == Rule::NotFromTheCourt);
        }
        CHECK(forbidden(inland, place(Place::France, Space::First)) == Rule::NotFromTheCourt);
        CHECK(forbidden(inland, place(Place::Ship)) == Rule::NotFromTheCourt);
        CHECK(goals(coast, ActionKind::Place).contains(Place::France));
        CHECK(goals(coast, ActionKind::Place).contains(Place::Ship));
        CHECK(goals(coast, ActionKind::Place).contains(Place::Seville));
    }
}

TEST_CASE("king & colonies: on the ship the card for two own caballeros pays for the Captain, like any scoring")
{
    // booklet lines 214 and 269
    for (const bool captain : {true, false})
    {
        const std::optional<Space> space = captain ? std::optional(Space::First) : std::nullopt;
        State state =
            with_bids({180, 135, 100, 10},
                      {.figures = {{Place::Ship, 1, 1, Disc::None, space}, {Place::Ship, 1}, {Place::America, 1, 2}}});
        go_to_choice(state, 1);
        play_all(state, {take_own, act});
        CHECK(goals(state, ActionKind::ScorePlace).contains(Place::Ship) == captain);
        CHECK(goals(state, ActionKind::ScorePlace).contains(Place::America));
        CHECK((captain || forbidden(state, at(ActionKind::ScorePlace, Place::Ship)) == Rule::NotTwoOfYours));
    }
}

TEST_CASE("king & colonies: a Veto of the seventh stack is not given up with the own card, and lasts a round more")
{
    // booklet line 275
    Overseas start;
    start.cards[6] = "remove-card";
    State state = with_bids({180, 110, 100, 10}, start);
    go_to_choice(state, 1);
    play_all(state, {take_seventh, act});
    finish_round(state);
    play_all(state, {bid(100), bid(110), bid(180), bid(20)}); // seat 3 begins
    go_to_choice(state, 1);
    play(state, take_common);
    CHECK(used_card(state) == "king");
    CHECK(state.old_vetoes[1] == 1);
    go_to_choice(state, 0);
    play_all(state, {take_own, act});
    CHECK(state.decision == Decision{Question::Veto, 1});
}

TEST_CASE("king & colonies: a player who has used the own card before their turn can use no other card")
{
    // booklet lines 180 and 273: "the action on his card, …, or the card from the 7th stack"
    SECTION("as a Veto")
    {
        State state = with_bids({180, 100, 40});
        go_to_choice(state, 0);
        play_all(state, {take_common, act, at(ActionKind::MoveKing, Place::Granada)});
        REQUIRE(state.decision == Decision{Question::Veto, 2});
        play(state, veto);
        CHECK(state.king == Place::NewCastile);
        while (state.active() != 2 || state.turn.card == no_card)
        {
            CHECK(state.decision != Decision{Question::TakeCard, 2});
            play(state, quiet_answer(state));
        }
        CHECK(used_card(state) == "veto");
    }
    SECTION("in a scoring")
    {
        State state = with_bids({180, 120, 75, 10}, {.figures = {{Place::Granada, 0, 5}}});
        go_to_choice(state, 1);
        play_all(state, {take_own, act});
        REQUIRE(state.decision == Decision{Question::JoinScoring, 2});
        play(state, place(Place::Granada));
        while (state.active() != 2 || state.turn.card == no_card)
        {
            CHECK(state.decision != Decision{Question::TakeCard, 2});
            play(state, quiet_answer(state));
        }
        CHECK(used_card(state) == "join-scoring");
    }
}

TEST_CASE("king & colonies: cards 15 and 20 also work while the King is in France")
{
    // booklet lines 176, 177 and 208
    for (const int value : {15, 20})
    {
        State state = with_bids({180, value, 100, 10}, {.king = Place::France});
        go_to_choice(state, 1);
        play(state, take_own);
        REQUIRE(legal(state).contains(act));
        play(state, act);
        CHECK(legal(state).contains(place(Place::Seville)) == (value == 20));
        CHECK(legal(state).contains(place(Place::Aragon)));
        CHECK((value == 20 || placing_limit(state.setup, state.turn, state.turns_done) == 5));
    }
}

TEST_CASE("king & colonies: black caballeros follow the Grande of the Inquisitor's player")
{
    // booklet lines 184 and 248
    for (const Seat inquisitor : {Seat{1}, Seat{2}})
    {
        State state = with_bids({180, 80, 50, 10}, {.figures = {{Place::Aragon, neutral, 2}, {Place::Aragon, 1}},
                                                    .inquisitor = inquisitor,
                                                    .home = for_each_seat(Place::Aragon)});
        go_to_choice(state, 1);
        play_all(state, {take_own, act, at(ActionKind::MoveGrande, Place::Valencia)});
        if (inquisitor == 1)
        {
            play_all(state, {lift(neutral, Place::Aragon), lift(1, Place::Aragon), lift(neutral, Place::Aragon)});
            CHECK(count(state, Place::Valencia, neutral) == 2);
        }
        else
        {
            CHECK(forbidden(state, lift(neutral, Place::Aragon)) == Rule::ForeignMovesUsedUp);
            play(state, lift(1, Place::Aragon));
        }
        CHECK(count(state, Place::Valencia, 1) == 1);
        CHECK(state.decision.question != Question::Lift); // none of them is left anywhere else
    }
}

TEST_CASE("king & colonies: nobody can follow the Grande into a full France")
{
    // booklet lines 184 and 207
    State state = with_bids({180, 80, 50, 10}, {.figures = {{Place::France, 0, 3}, {Place::Aragon, 1}},
                                                .home = for_each_seat(Place::Aragon)});
    go_to_choice(state, 1);
    play_all(state, {take_own, act, at(ActionKind::MoveGrande, Place::France)});
    CHECK(state.decision.question != Question::Lift);
}

TEST_CASE("king & colonies: card 75 joins the scoring of the Limit table's region like any other")
{
    // booklet lines 183 and 254
    Overseas start{.figures = {{Place::Aragon, 1}}};
    start.cards[6] = "move-table-and-score";
    State state = with_bids({180, 100, 75, 10}, start);
    go_to_choice(state, 1);
    play_all(state, {take_seventh, act, at(ActionKind::MoveTable, Place::Aragon)});
    REQUIRE(state.decision == Decision{Question::JoinScoring, 2});
    CHECK(validate_state(state).value_or("") == "");
    CHECK(forbidden(state, place(Place::Valencia)) == Rule::NotScored);
    const ScoreValues aragon = values_at(state, Place::Aragon);
    const PerSeat<std::uint8_t> court = state.court;
    State alone = state;
    play(alone, skip);
    CHECK(alone.score[1] == state.score[1] + aragon[0]);
    CHECK(alone.score[2] == state.score[2]);
    const auto before = state.score;
    play(state, place(Place::Aragon));
    CHECK(state.court[2] == court[2] - 1);
    CHECK(on_table(state, 2) == 1);
    CHECK(state.score[1] == before[1] + aragon[1]); // tied
    CHECK(state.score[2] == before[2] + aragon[1]);
    CHECK(state.decision.question == Question::Place); // asked once and scored once
}
