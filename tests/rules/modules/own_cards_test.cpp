// Intrigue & the King (own_cards.hpp). The booklet is the second half of the rules "classic and expansions".
#include "rules/cards/own_cards.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/own_cards.hpp"
#include "rules/play/transition.hpp"
#include "rules/playout.hpp"
#include "rules/view.hpp"

#include <algorithm>
#include <bit>
#include <catch2/generators/catch_generators.hpp>

using namespace elgrande;
using namespace elgrande::test;

TEST_CASE("own cards: before the first round everybody places one caballero by disk, but not in the King's region")
{
    // booklet line 162
    State state = new_game(intrigue(3));
    REQUIRE(state.decision == Decision{Question::SetDisk, 0});
    const State before = state;
    const Place other = state.king == Place::Galicia ? Place::Aragon : Place::Galicia;
    play(state, disk(other));
    CHECK(view(state, 1).sealed.answers[0] == Sealed::face_down);
    CHECK(count(state, other, 0) == count(before, other, 0)); // nothing moves before all disks are revealed
    play(state, disk(state.king));
    play(state, disk(other));
    CHECK(count(state, other, 0) == count(before, other, 0) + 1);
    CHECK(count(state, other, 2) == count(before, other, 2) + 1);
    CHECK(count(state, state.king, 1) == count(before, state.king, 1));
    CHECK(state.court == PerSeat<std::uint8_t>{6, 7, 6, 0, 0});
    CHECK(state.province == before.province);
    CHECK(state.decision == Decision{Question::ChooseHand, 0});
}

TEST_CASE("own cards: each player chooses 13 of the deck, and nobody sees which")
{
    // booklet lines 155 and 163
    State state = new_game(intrigue(2));
    play_all(state, {disk(state.king), disk(state.king)});
    for (const Seat seat : state.seats())
    {
        for (int i = 0; i < 13; ++i)
        {
            REQUIRE(state.decision == Decision{Question::ChooseHand, seat});
            CHECK(legal(state).size() == power_cards(state.setup) - i);
            play(state, with(ActionKind::ChooseCard, 18 - i));
            if (hands_are_chosen(state))
            {
                CHECK_FALSE(view(state, static_cast<Seat>(1 - seat)).hand[seat].has_value());
            }
            if (i == 0)
            {
                CHECK(forbidden(state, with(ActionKind::ChooseCard, 18)) == Rule::CardNotUsed);
                CHECK(forbidden(state, with(ActionKind::ChooseCard, 32)) == Rule::NoSuchValue);
            }
        }
        CHECK(std::popcount(state.hand[seat]) == 13);
    }
    CHECK(state.decision
          == Decision{Question::FirstBidder, 0}); // booklet line 166: the players choose a starting player
    CHECK(state.round == 1);
    CHECK(round_has_begun(state));
}

TEST_CASE("own cards: for the first games hands are chosen from the 18 cards that can be divided by ten")
{
    // booklet line 163
    Setup setup = intrigue(3);
    setup.first_deck = true;
    State state = new_game(setup);
    play_all(state, {disk(state.king), disk(state.king), disk(state.king)});
    CHECK(legal(state).size() == 18);
    for (const Action one : legal(state))
    {
        CHECK(bid_value(setup, one.a) % 10 == 0);
    }
    CHECK(forbidden(state, with(ActionKind::ChooseCard, number_of(15))) == Rule::NoSuchValue);
    setup.edition = Edition::Classic;
    CHECK(validate_setup(setup) == "first deck: only for Intrigue & the King");
}

TEST_CASE("own cards: no value is played twice in a round, and the player of the lowest card begins the next one")
{
    // booklet lines 166 and 173
    Start start{.edition = Edition::Intrigue, .players = 4};
    start.hand = for_each_seat(hand_of({50, 100, 150, 180}));
    State state = begin(start);
    play(state, bid(100));
    CHECK(forbidden(state, bid(100)) == Rule::ValuePlayed);
    play_all(state, {bid(180), bid(50), bid(150)});
    CHECK(state.turn_order == PerSeat<Seat>{1, 3, 0, 2, nobody});
    Random random(3);
    while (state.bids_made > 0)
    {
        apply(state, random_action(state, random));
    }
    CHECK(state.first_bidder == 2);
    CHECK((state.hand[2] & bit_of_power_card(number_of(50))) == 0);
}

TEST_CASE("own cards: the Caballero cards go from the highest card to the lowest")
{
    // booklet lines 167 and 168; which of them are used is reconstructed
    State state = after_bids({180, 150, 100, 90, 50});
    const std::array limits{5, 4, 3, 2, 1};
    for (Seat seat = 0; seat < 5; ++seat)
    {
        go_to_turn_of(state, seat);
        CHECK(placing_limit(state.setup, state.turn, state.turns_done) == limits[seat]);
    }
    CHECK(edition_row(Edition::Intrigue).caballero_cards[0][0] == 5);
    CHECK(edition_row(Edition::Intrigue).caballero_cards[2] == std::array<std::uint8_t, 5>{5, 4, 2, 1, 0});
}

TEST_CASE("own cards: the Caballero card states how many caballeros are placed next to the King or in the Castillo")
{
    // booklet line 168
    State state = after_bids({180, 150, 100, 90}, {.king = Place::Galicia});
    go_to_turn_of(state, 3);
    CHECK(places_of(state, ActionKind::Place) == std::vector{Place::BasqueCountry, Place::OldCastile, Place::Castillo});
    play(state, place(Place::Castillo));
    CHECK(state.active() != 3); // one caballero was placed, and the Intrigue card has nobody to move
    CHECK(count(state, Place::Castillo, 3) == 1);
}

TEST_CASE("own cards: the own card states how many caballeros come to the court")
{
    // booklet line 168
    State state = after_bids({180, 150, 100, 10});
    go_to_turn_of(state, 2);
    while (state.active() == 2)
    {
        const ActionList answers = legal(state);
        play(state, answers[answers.size() - 1]);
    }
    REQUIRE(state.decision == Decision{Question::Recruit, 3});
    CHECK(legal(state)[0] == with(ActionKind::Recruit, 6));
    CHECK(forbidden(state, with(ActionKind::Recruit, 7)) == Rule::CardBringsFewer);
}

TEST_CASE(
    "own cards: with 4 or 5 the highest uses the King card and the lowest the Intrigue card, the others their own")
{
    // booklet lines 170 and 171
    const int players = GENERATE(4, 5);
    State state = players == 4 ? after_bids({180, 150, 100, 90}) : after_bids({180, 150, 100, 110, 90});
    CHECK(used_card(state) == "king");
    for (int turn = 1; turn < players; ++turn)
    {
        const Seat seat = state.turn_order[static_cast<std::size_t>(turn)];
        go_to_turn_of(state, seat);
        CHECK(used_card(state) == (turn == players - 1 ? "intrigue" : card(own_card(state.setup, state.bid[seat])).id));
    }
}

TEST_CASE("own cards: with 2 or 3 the King's and the Intrigue's player may use their own card instead")
{
    // booklet line 175
    State state = after_bids({180, 150, 100});
    recruit_nothing(state);
    REQUIRE(state.decision == Decision{Question::TakeCard, 0});
    CHECK(legal(state).size() == 2);
    State other = state;
    play(state, with(ActionKind::TakeCard, common_card_stack));
    CHECK(used_card(state) == "king");
    play(other, with(ActionKind::TakeCard, own_card_stack));
    CHECK(used_card(other) == "score-first-ranks");
    CHECK(forbidden(state, with(ActionKind::TakeCard, 1)) == Rule::OtherQuestion);
}

TEST_CASE("own cards: the special action must be used unless the card says \"you may\"")
{
    // booklet lines 168, 170 and 171
    State state = after_bids({180, 150, 30, 10}, {.groups = {{Place::Granada, 0, 2}}, .court = {0, 0, 0, 0, 0}});
    go_to_turn_of(state, 0);
    CHECK(state.decision.question == Question::ActOrSkip);
    CHECK(forbidden(state, skip) == Rule::MustGoOn);
    go_to_turn_of(state, 1);
    CHECK(forbidden(state, skip) == Rule::MustGoOn);
    go_to_turn_of(state, 2);
    CHECK(legal(state).contains(skip));
    play(state, skip);
    go_to_turn_of(state, 3); // with the Intrigue card, a caballero must be moved
    CHECK(forbidden(state, skip) == Rule::MustGoOn);
    play_all(state, {act, with(ActionKind::ChooseEffect, 0)});
    CHECK(forbidden(state, done) == Rule::MustGoOn);
    play_all(state, {lift(0, Place::Granada), drop(Place::Aragon)});
    CHECK(count(state, Place::Aragon, 0) == 1);
}

TEST_CASE("own cards: a special action that is impossible is no duty")
{
    // booklet line 171; the Intrigue card finds nobody to move
    State state = after_bids({180, 150, 100, 90}, {.court = {0, 0, 0, 0, 0}});
    go_to_turn_of(state, 2);
    while (state.active() == 2)
    {
        play(state, legal(state)[0]);
    }
    recruit_nothing(state);
    CHECK(state.decision.question == Question::Bid); // the next round
}

TEST_CASE("own cards: with card 20 caballeros go to any region but the King's, or to the Castillo")
{
    // booklet line 177
    State state = after_bids({180, 20, 10, 30}, {.king = Place::Galicia});
    go_to_turn_of(state, 1); // third of four
    CHECK(forbidden(state, place(Place::Granada)) == Rule::NotNextToKing);
    play(state, act);
    CHECK(places_of(state, ActionKind::Place).size() == 9);
    CHECK(forbidden(state, place(Place::Galicia)) == Rule::KingsRegionTaboo);
    play_all(state, {place(Place::Granada), place(Place::Seville)});
    CHECK(state.active() != 1); // no more than the Caballero card says: two
}

TEST_CASE("own cards: the Veto of card 40 can be used before its player's turn and is gone with the round")
{
    // booklet line 180
    State state = after_bids({180, 40, 30, 150});
    CHECK(state.old_vetoes == PerSeat<std::uint8_t>{0, 1, 0, 0, 0});
    recruit_nothing(state);
    play_all(state, {act, at(ActionKind::MoveKing, Place::Aragon)});
    REQUIRE(state.decision == Decision{Question::Veto, 1});
    State stopped = state;
    play(stopped, veto);
    CHECK(stopped.king == Place::Valencia);
    CHECK(stopped.old_vetoes[1] == 0);
    play(state, allow_all);
    CHECK(state.king == Place::Aragon);
    go_to_turn_of(state, 1);
    CHECK_FALSE(legal(state).contains(act)); // it is there already
    Random random(8);
    while (state.bids_made > 0)
    {
        apply(state, random_action(state, random));
    }
    CHECK(state.old_vetoes[1] + state.vetoes[1] == 0);
}

TEST_CASE(
    "own cards: a player who must use the Intrigue card has no Veto; one who may choose has it until using the other")
{
    // booklet lines 170, 175 and 180
    const State four = after_bids({180, 50, 60, 40});
    CHECK(four.old_vetoes == PerSeat<std::uint8_t>{});
    State three = after_bids({180, 50, 40});
    CHECK(three.old_vetoes[2] == 1);
    recruit_nothing(three);
    State stopped = three;
    play_all(stopped, {with(ActionKind::TakeCard, common_card_stack), act, at(ActionKind::MoveKing, Place::Aragon)});
    play(stopped, veto);
    go_to_turn_of(stopped, 2);
    CHECK(used_card(stopped) == "veto"); // the Veto counts as used, so the Intrigue card cannot be used
    while (three.active() != 2 || three.decision.question != Question::TakeCard)
    {
        play(three, three.decision.question == Question::Veto ? allow : legal(three)[legal(three).size() - 1]);
    }
    play(three, with(ActionKind::TakeCard, common_card_stack));
    CHECK(three.old_vetoes[2] == 0);
}

TEST_CASE("own cards: with card 80 the Grande moves, and own caballeros follow")
{
    // booklet line 184; that they move to its new home is reconstructed
    State state =
        after_bids({180, 80, 10, 150}, {.king = Place::Valencia,
                                        .groups = {{Place::BasqueCountry, 1, 3}, {Place::BasqueCountry, 0, 1}},
                                        .court = {0, 0, 0, 0, 0}});
    go_to_turn_of(state, 1);
    play(state, act);
    CHECK(forbidden(state, at(ActionKind::MoveGrande, state.king)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, at(ActionKind::MoveGrande, Place::Castillo)) == Rule::NotARegion);
    play(state, at(ActionKind::MoveGrande, Place::Seville));
    CHECK(forbidden(state, lift(0, Place::BasqueCountry)) == Rule::ForeignMovesUsedUp);
    play_all(state, {lift(1, Place::BasqueCountry), lift(1, Place::BasqueCountry), done});
    CHECK(state.grande[1] == Place::Seville);
    CHECK(count(state, Place::Seville, 1) == 2);
    CHECK(count(state, Place::BasqueCountry, 1) == 1);
    CHECK(count(state, Place::BasqueCountry, 0) == 1);
}

TEST_CASE("own cards: hands that lie hidden are dealt again from what is left of the deck")
{
    // booklet line 163: what is not chosen is laid aside face down
    State state = after_bids({180, 150, 100, 90}, {.hidden_hands = true});
    PowerCards met = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
    {
        const State dealt = determinize(state, 0, Random(seed));
        CHECK(dealt.hand[0] == state.hand[0]);
        CHECK(std::popcount(dealt.hand[1]) == std::popcount(state.hand[1]));
        met |= dealt.hand[1];
    }
    CHECK(met == (every_power_card(state.setup) & ~state.played[1]));
}

TEST_CASE("own cards: everything that no booklet states is marked in the data")
{
    const EditionRow& edition = edition_row(Edition::Intrigue);
    for (int number = 1; number <= edition.deck_size; ++number)
    {
        const Card& row = card(own_card(intrigue(4), number));
        INFO(row.id);
        CHECK((row.provenance == Provenance::Reconstructed || row.provenance == Provenance::Hinted
               || row.filled_in.contains(Guess::Recruits)));
    }
}
