// Majorities, bonuses, special and general scorings: classic 1996, "Scoring" and the cards of stack 3.
#include "rules/majority.hpp"
#include "rules/table.hpp"
#include "rules/view.hpp"

#include <catch2/generators/catch_generators.hpp>
#include <utility>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

std::vector<Event> score(std::string_view card_id, const std::vector<Group>& groups, Start start = {})
{
    start.cards[2] = card_id;
    start.groups = groups;
    State state = after_taking(start, 3);
    return play(state, act);
}

std::vector<Place> scored_places(const std::vector<Event>& events)
{
    std::vector<Place> places;
    for (const Event& event : events)
    {
        if (event.kind == EventKind::ScoringBegan)
        {
            places.push_back(event.to);
        }
    }
    return places;
}

} // namespace

TEST_CASE("majority: every kind of tie takes the next rank, however many tie")
{
    // facts 3.8, from classic 1996, Score the Regions, and the examples of the later editions
    const ScoreValues board{6, 4, 2};
    struct Case
    {
        PerOwner<std::uint8_t> counts;
        int ranks;
        PerOwner<std::uint8_t> points;
        Seat sole_first;
    };
    const std::vector<Case> cases{
        {{3, 2, 1, 0, 0}, 3, {6, 4, 2, 0, 0}, 0},           {{4, 4, 4, 3, 0}, 3, {4, 4, 4, 2, 0}, nobody},
        {{4, 3, 2, 2, 0}, 3, {6, 4, 0, 0, 0}, 0},           {{4, 3, 3, 1, 0}, 3, {6, 2, 2, 0, 0}, 0},
        {{1, 1, 1, 1, 1}, 3, {4, 4, 4, 4, 4}, nobody},      {{2, 2, 1, 1, 0}, 3, {4, 4, 0, 0, 0}, nobody},
        {{0, 0, 0, 0, 0}, 3, {0, 0, 0, 0, 0}, nobody},      {{0, 0, 1, 0, 0}, 3, {0, 0, 6, 0, 0}, 2},
        {{3, 2, 1, 0, 0}, 1, {6, 0, 0, 0, 0}, 0},           {{2, 2, 0, 0, 0}, 1, {0, 0, 0, 0, 0}, nobody},
        {{3, 2, 1, 0, 0}, 2, {6, 4, 0, 0, 0}, 0},           {{2, 2, 1, 0, 0}, 2, {4, 4, 0, 0, 0}, nobody},
        {{3, 1, 1, 0, 0}, 2, {6, 0, 0, 0, 0}, 0},           {{3, 2, 1, 0, 0, 4}, 3, {4, 2, 0, 0, 0, 6}, neutral},
        {{1, 1, 1, 1, 1, 1}, 3, {4, 4, 4, 4, 4, 4}, nobody}};
    for (const Case& row : cases)
    {
        const Standing standing = majority(board, row.counts, row.ranks);
        CHECK(standing.points == row.points);
        CHECK(standing.sole_first == row.sole_first);
    }
}

TEST_CASE("neutral caballeros take a rank like the dummy's, and are paid nothing")
{
    // classic 1996, Score the Regions; only expansions have neutral caballeros, so this state is invalid in the end
    State state = begin({.king = Place::Galicia, .groups = {{Place::Galicia, 0, 3}, {Place::Galicia, 1, 1}}});
    REQUIRE_FALSE(validate_state(state).has_value());
    const std::uint64_t number = hash(state);
    state.caballeros[index(Place::Galicia)][neutral] = 4;
    const Payout due = payout(state, Place::Galicia);
    CHECK(due.standing.rank == PerOwner<std::uint8_t>{2, 3, 0, 0, 0, 1});
    CHECK(due.standing.sole_first == neutral);
    CHECK(due.standing.points[neutral] == 0);
    CHECK(due.total(0) == printed_values(Place::Galicia)[1]); // no bonus for the second rank
    CHECK(hash(state) == number);                             // not hashed, as this edition has none
    CHECK(validate_state(state).has_value());
}

TEST_CASE("King's bonus and home bonus add two each, only for a sole majority")
{
    // classic 1996, King's Bonus; Home region bonus
    State state = begin({.king = Place::Galicia, .groups = {{Place::Galicia, 0, 3}, {Place::Galicia, 1, 1}}});
    CHECK(payout(state, Place::Galicia).total(0) == 8); // 4 + 2 + 2: seat 0 is at home there
    CHECK(payout(state, Place::Galicia).total(1) == 2);
    state.caballeros[index(Place::Galicia)][1] = 3;
    CHECK(payout(state, Place::Galicia).total(0) == 2); // tied: second rank, no bonus
    CHECK(payout(state, Place::Galicia).total(1) == 2);
}

TEST_CASE("cards for fours, fives, sixes and sevens go by the current first value")
{
    // classic 1996, Special Scoring; examples C8, C9
    const std::vector<Group> everywhere{{Place::Galicia, 1, 1}, {Place::Catalonia, 1, 1}, {Place::Granada, 1, 1}};
    CHECK(scored_places(score("score-fours", everywhere))
          == std::vector{Place::Galicia, Place::Catalonia, Place::Seville});
    CHECK(scored_places(score("score-fives", everywhere))
          == std::vector{Place::BasqueCountry, Place::Aragon, Place::Valencia});
    CHECK(scored_places(score("score-sixes-sevens", everywhere))
          == std::vector{Place::OldCastile, Place::NewCastile, Place::Granada});
    const Start boards{.board_at = {Place::Galicia, Place::Granada}};
    CHECK(scored_places(score("score-fours", everywhere, boards))
          == std::vector{Place::Catalonia, Place::Seville, Place::Granada});
    // A 4/0/0 at the Castillo does not make it a region.
    const Start at_castillo{.board_at = {Place::Aside, Place::Castillo}};
    CHECK(scored_places(score("score-fours", everywhere, at_castillo))
          == std::vector{Place::Galicia, Place::Catalonia, Place::Seville});
}

TEST_CASE("the Castillo is scored by card without King's or home bonus, and its content stays inside")
{
    // classic 1996, "the Castillo is scored"; example C12
    State state = after_taking({.cards = {"", "", "score-castillo", ""},
                                .groups = {{Place::Castillo, 0, 2}, {Place::Castillo, 1, 2}, {Place::Castillo, 2, 1}},
                                .board_at = {Place::Castillo, Place::Aside}},
                               3);
    const auto events = play(state, act);
    CHECK(points(events)
          == PerSeat<int>{4, 4, 0, 0, 0}); // the 8/4/0 scoreboard lies there: players tied for first take the 4
    CHECK(count(state, Place::Castillo, 0) == 2);
}

namespace
{

/// Returns whose caballeros were announced in the Castillo before it was scored.
std::vector<std::pair<Seat, int>> uncovered(const std::vector<Event>& events)
{
    std::vector<std::pair<Seat, int>> inside;
    for (const Event& event : events)
    {
        if (event.kind == EventKind::ScoringBegan)
        {
            return inside;
        }
        if (event.kind == EventKind::CastilloUncovered)
        {
            inside.emplace_back(event.seat, event.count);
        }
    }
    return inside;
}

} // namespace

TEST_CASE("a special scoring of the Castillo uncovers it: all know who is inside until another caballero goes in")
{
    // classic 1996, line 575: "uncovered and scored"; Big Box, lines 150 and 581
    const auto [edition, card] =
        GENERATE(std::pair{Edition::Classic, "score-castillo"}, std::pair{Edition::BigBox, "score-castillo"});
    State state = after_taking({.edition = edition,
                                .cards = {"", "", card, ""},
                                .groups = {{Place::Castillo, 0, 2}, {Place::Castillo, 2, 1}, {Place::Aragon, 1, 1}}},
                               3);
    CHECK_FALSE(view(state, nobody).castillo.has_value());
    CHECK(uncovered(play(state, act)) == std::vector<std::pair<Seat, int>>{{0, 2}, {2, 1}});
    for (const Seat viewer : {Seat{0}, Seat{1}, nobody})
    {
        CHECK(view(state, viewer).castillo == PerOwner<std::uint8_t>{2, 0, 1, 0, 0});
        CHECK(view(state, viewer).payouts[index(Place::Castillo)].has_value());
    }
    play(state, place(Place::Aragon)); // beside the King, not into the Castillo
    CHECK(view(state, 1).castillo.has_value());
    play(state, place(Place::Castillo));
    CHECK_FALSE(view(state, 0).castillo.has_value());
    CHECK_FALSE(view(state, nobody).payouts[index(Place::Castillo)].has_value());
}

TEST_CASE("a chosen scoring of the Castillo uncovers it, too, even if it is empty")
{
    // classic 1996, line 264: it is lifted off, and its caballeros are counted
    State state = after_taking({.cards = {"", "score-chosen-2", "", ""}}, 2);
    play(state, act);
    const auto events = play(state, at(ActionKind::ScorePlace, Place::Castillo));
    CHECK(uncovered(events) == std::vector<std::pair<Seat, int>>{{nobody, 0}});
}

TEST_CASE("first ranks only: nothing for a tie, and the bonuses for a sole majority")
{
    // classic 1996, "score the first position only in all regions"; example C10
    const auto events = score("score-first-ranks", {{Place::Galicia, 0, 2},
                                                    {Place::Galicia, 1, 1},
                                                    {Place::Granada, 1, 1},
                                                    {Place::Granada, 2, 1},
                                                    {Place::Valencia, 3, 1},
                                                    {Place::Castillo, 3, 5}});
    CHECK(points(events) == PerSeat<int>{6, 0, 0, 7, 0}); // 4 + home 2; 5 + King 2
    CHECK(scored_places(events).size() == 9);
}

TEST_CASE("the fullest regions, or the emptiest with at least one caballero, are scored, including all that tie")
{
    // classic 1996, examples C15 and C16
    const std::vector<Group> groups{{Place::Granada, 1, 2}, {Place::Granada, 2, 1}, {Place::Valencia, 1, 3},
                                    {Place::Aragon, 2, 1},  {Place::Seville, 3, 1}, {Place::Castillo, 0, 9}};
    CHECK(scored_places(score("score-most", groups)) == std::vector{Place::Granada, Place::Valencia});
    CHECK(scored_places(score("score-fewest", groups)) == std::vector{Place::Aragon, Place::Seville});
}

TEST_CASE("a chosen region is scored: the King's and the Castillo too")
{
    // classic 1996, "pick one region to be scored"
    Start start{.cards = {"", "score-chosen-2", "", ""}, .groups = {{Place::Valencia, 2, 1}, {Place::Castillo, 3, 1}}};
    State state = after_taking(start, 2);
    play(state, act);
    CHECK(legal(state).size() == 10);
    State castillo = state;
    CHECK(points(play(state, at(ActionKind::ScorePlace, Place::Valencia)))[2] == 7);
    CHECK(points(play(castillo, at(ActionKind::ScorePlace, Place::Castillo)))[3] == 5);
    CHECK(count(castillo, Place::Castillo, 3) == 1);
}

TEST_CASE("everybody sets a disk, and regions on exactly one disk are scored, including the King's")
{
    // classic and expansions, "each player secretly chooses a region to score"
    State state = after_taking({.cards = {"", "", "", "score-unique-disks"},
                                .groups = {{Place::Galicia, 1, 1}, {Place::Granada, 1, 1}, {Place::Valencia, 2, 1}}},
                               4);
    play(state, act);
    REQUIRE(state.decision == Decision{Question::SetDisk, 1});
    const auto events =
        play_all(state, {disk(Place::Granada), disk(Place::Valencia), disk(Place::Granada), disk(Place::Galicia)});
    CHECK(scored_places(events) == std::vector{Place::Galicia, Place::Valencia});
    CHECK(points(events) == PerSeat<int>{0, 4, 7, 0, 0});
}

namespace
{

/// Round 3 is over except for the last player's decision to skip.
State before_general_scoring(Start start)
{
    start.round = 3;
    State state = begin(start);
    bid_in_seat_order(state);
    for (int i = 0; i + 1 < state.players(); ++i)
    {
        const int free_stack = i + 1;
        play(state, with(ActionKind::TakeCard, free_stack));
        while (state.active() == i)
        {
            const ActionList answers = legal(state);
            play(state, answers[answers.size() - 1]);
        }
    }
    if (state.decision.question == Question::Recruit)
    {
        play(state, with(ActionKind::Recruit, 0));
    }
    play_all(state, {with(ActionKind::TakeCard, 5), done});
    return state;
}

} // namespace

TEST_CASE("general scoring: disks, Castillo, its caballeros to the regions on the disks, then the regions in order")
{
    // classic 1996, Scoring; example C13
    State state = before_general_scoring(
        {.players = 3,
         .groups = {{Place::Castillo, 0, 3}, {Place::Castillo, 1, 2}, {Place::Granada, 1, 1}, {Place::Granada, 2, 2}}});
    auto events = play(state, skip);
    // Seat 2 has nothing in the Castillo and gets no question.
    REQUIRE(state.decision == Decision{Question::SetDisk, 0});
    CHECK(legal(state).size() == 9);
    play(state, disk(Place::Valencia)); // the King's region
    events = play(state, disk(Place::Granada));
    CHECK(count(state, Place::Castillo, 0) == 0);
    CHECK(state.court[0] == 7 + 3);
    CHECK(count(state, Place::Granada, 1) == 3);
    // Castillo 5/3 with three players, then Granada 6/3.
    CHECK(points(events) == PerSeat<int>{5, 3 + 6, 3, 0, 0});
    CHECK(scored_places(events).front() == Place::Castillo);
    CHECK(scored_places(events).size() == 10);
    CHECK(state.round == 4);
    CHECK(state.decision.question == Question::Bid);
}

TEST_CASE("a general scoring uncovers the Castillo, and then all know that it is empty until somebody goes in")
{
    // classic 1996, line 264
    State state = before_general_scoring(
        {.players = 3, .groups = {{Place::Castillo, 0, 3}, {Place::Castillo, 1, 2}, {Place::Granada, 2, 2}}});
    play(state, skip);
    play(state, disk(Place::Valencia));
    CHECK_FALSE(view(state, nobody).castillo.has_value());
    CHECK(uncovered(play(state, disk(Place::Granada))) == std::vector<std::pair<Seat, int>>{{0, 3}, {1, 2}});
    CHECK(view(state, nobody).castillo == PerOwner<std::uint8_t>{});
}

TEST_CASE("nobody is asked for a disk when the Castillo is empty")
{
    // classic 1996, Scoring: only players with caballeros in the Castillo set a disk
    State state = before_general_scoring({.players = 2});
    play(state, skip);
    CHECK(state.round == 4);
}

TEST_CASE("the highest score wins, and equal scores share the victory")
{
    // classic 1996, the end of the game
    State state = begin({.players = 3});
    state.score = {10, 12, 12, 0, 0};
    CHECK(leaders(state) == 0b110);
    state.score[0] = 13;
    CHECK(leaders(state) == 0b001);
}
