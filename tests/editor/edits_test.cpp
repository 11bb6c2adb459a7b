// The effects of single edits.
#include "editor/draft.hpp"
#include "editor/fields.hpp"
#include "editor/phases.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"
#include "rules/validation/validate_state.hpp"
#include "support/setups.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <vector>

using namespace elgrande;
using namespace elgrande::editor;

namespace
{

/// Returns the field of the caballeros of `seat` in `place`.
Field at(Seat seat, Place place)
{
    return {Item::At, seat, static_cast<std::uint8_t>(place)};
}

/// Returns a draft at the bidding of round 4, with seat 2 as the first bidder.
Draft draft_in_round_4()
{
    Draft draft(new_game({}));
    REQUIRE(draft.edit(go_to({Stage::Bidding, 4, 2})));
    return draft;
}

} // namespace

TEST_CASE("caballeros placed on the board come from the province, then the court, and return to the province")
{
    Draft draft = draft_in_round_4();
    const State before = draft.state();
    const int there = before.caballeros[index(Place::Aragon)][0];
    REQUIRE(draft.edit(set(at(0, Place::Aragon), there + 3)));
    CHECK(draft.state().province[0] == before.province[0] - 3);
    const int all = there + before.province[0] + before.court[0];
    REQUIRE(draft.edit(set(at(0, Place::Aragon), all)));
    CHECK(draft.state().province[0] == 0);
    CHECK(draft.state().court[0] == 0);
    CHECK(draft.is_valid());
    REQUIRE(draft.edit(set(at(0, Place::Aragon), 0)));
    CHECK(draft.state().province[0] == all);
    CHECK(draft.is_valid());
}

TEST_CASE("a caballero too many is reported with a fix that solves it")
{
    Draft draft = draft_in_round_4();
    const int province = draft.state().province[1];
    REQUIRE(draft.edit(set({Item::Province, 1}, province + 1)));
    REQUIRE(draft.problems().size() == 1);
    const Problem& problem = draft.problems().front();
    CHECK(problem.kind == ProblemKind::Caballeros);
    CHECK(problem.seat == 1);
    CHECK(problem.count == 31);
    CHECK(problem.expected == 30);
    REQUIRE(problem.fix == fix_with(EditKind::Balance, 1));
    REQUIRE(draft.edit(*problem.fix));
    CHECK(draft.is_valid());
    CHECK(draft.state().province[1] == province);
}

TEST_CASE("two scoreboards in one place are reported, and the fix puts one aside")
{
    Draft draft = draft_in_round_4();
    REQUIRE(draft.edit(set({Item::Board, 0}, static_cast<int>(Place::Seville))));
    CHECK(draft.is_valid());
    REQUIRE(draft.edit(set({Item::Board, 1}, static_cast<int>(Place::Seville))));
    REQUIRE(draft.problems().size() == 1);
    CHECK(draft.problems().front().kind == ProblemKind::ScoreboardsTogether);
    REQUIRE(draft.edit(*draft.problems().front().fix));
    CHECK(draft.is_valid());
    CHECK(draft.state().board_at[0] == Place::Seville);
}

TEST_CASE("a problem names the players and the card that do not fit")
{
    Draft draft = draft_in_round_4();
    REQUIRE(draft.edit(go_to({Stage::Recruiting, 4, 2})));
    REQUIRE(draft.is_valid());
    const State& state = draft.state();
    SECTION("two bids of the same value")
    {
        const Seat first = state.first_bidder;
        const auto second = static_cast<Seat>((first + 1) % 4);
        REQUIRE(draft.edit(set({Item::Bid, second}, state.bid[first])));
        const auto& problems = draft.problems();
        const auto same = std::find_if(problems.begin(), problems.end(),
                                       [](const Problem& problem) { return problem.kind == ProblemKind::SameBid; });
        REQUIRE(same != problems.end());
        CHECK(same->seat == second);
        CHECK(same->other_seat == first);
        CHECK(same->power_card == state.bid[first]);
    }
    SECTION("a card that was taken by a player who has not had a turn")
    {
        const Seat last = state.turn_order[3];
        int stack = 1;
        while (state.taken_by[static_cast<std::size_t>(stack - 1)] != nobody)
        {
            ++stack;
        }
        REQUIRE(draft.edit(set({Item::Taken, static_cast<std::uint8_t>(stack)}, last)));
        REQUIRE_FALSE(draft.problems().empty());
        const Problem& problem = draft.problems().front();
        CHECK(problem.kind == ProblemKind::TakenCards);
        CHECK(problem.seat == last);
        CHECK(problem.count == 1);
        CHECK(problem.expected == 0);
        REQUIRE(problem.fix);
    }
}

TEST_CASE("going to a turn takes the cards before it and changes nothing else")
{
    Draft draft = draft_in_round_4();
    REQUIRE(draft.edit(set({Item::Score, 0}, 57)));
    REQUIRE(draft.edit(set({Item::King}, static_cast<int>(Place::Granada))));
    const State before = draft.state();
    for (Seat seat = 0; seat < 4; ++seat)
    {
        REQUIRE(draft.edit(go_to({Stage::Card, 4, seat})));
        const State& state = draft.state();
        CAPTURE(int{seat});
        CHECK(draft.is_valid());
        CHECK(state.decision == Decision{Question::TakeCard, seat});
        CHECK(state.round == 4);
        CHECK(state.score == before.score);
        CHECK(state.king == before.king);
        CHECK(state.caballeros == before.caballeros);
        CHECK(state.court == before.court);
    }
    REQUIRE(draft.edit(go_to({Stage::Recruiting, 7, 1})));
    CHECK(draft.is_valid());
    CHECK(draft.state().round == 7);
    CHECK(draft.state().decision == Decision{Question::Recruit, 1});
}

TEST_CASE("the cards of the last round stay played while the next one is bid, and those of this round are bid again")
{
    Draft draft = draft_in_round_4();
    for (Seat seat = 0; seat < 4; ++seat)
    {
        REQUIRE(draft.edit(set({Item::Bid, seat}, 13 - seat)));
    }
    const State before = draft.state();
    REQUIRE(draft.edit(go_to({Stage::Bidding, 4, 1})));
    CHECK(draft.is_valid());
    CHECK(draft.state().played == before.played);
    CHECK(draft.state().hand == before.hand);
    CHECK(draft.state().bid == before.bid);

    // Seat 1 has bid when its card is put back; the others have not.
    REQUIRE(draft.edit(answer(legal(draft.state())[0])));
    REQUIRE(draft.state().bids_made == 1);
    REQUIRE(draft.state().played[1] != before.played[1]);
    REQUIRE(draft.edit(go_to({Stage::Bidding, 5, 1})));
    CHECK(draft.is_valid());
    CHECK(draft.state().played == before.played);
    CHECK(draft.state().bid[0] == 13);
    CHECK(draft.state().bid[1] == 0);

    // In an earlier round the card of the last one is not played yet.
    REQUIRE(draft.edit(go_to({Stage::Bidding, 4, 1})));
    CHECK(draft.state().played[0] == (before.played[0] & ~bit_of_power_card(13)));
    CHECK(draft.state().bid[0] == 0);
}

TEST_CASE("changing the rules keeps everything that they allow")
{
    Draft draft = draft_in_round_4();
    REQUIRE(draft.edit(set(at(1, Place::Galicia), 6)));
    REQUIRE(draft.edit(set({Item::Score, 1}, 31)));
    for (int edition = 1; edition < edition_count; ++edition)
    {
        CAPTURE(edition);
        REQUIRE(draft.edit(set_option(SetupOption::Edition, edition)));
        CHECK(draft.is_valid());
        CHECK(draft.state().setup.edition == static_cast<Edition>(edition));
        CHECK(draft.state().caballeros[index(Place::Galicia)][1] == 6);
        CHECK(draft.state().score[1] == 31);
        CHECK(draft.state().round == 4);
    }
    REQUIRE(draft.edit(set_option(SetupOption::Players, 5)));
    CHECK(draft.is_valid());
    CHECK(draft.colours().size() == 5);
    CHECK(draft.state().score[1] == 31);
    REQUIRE(draft.edit(set_option(SetupOption::Rounds, 6)));
    CHECK(draft.is_valid());
    CHECK(draft.state().round == 5);
}

TEST_CASE("a card to come can be offered instead of the current one")
{
    Draft draft = draft_in_round_4();
    const State before = draft.state();
    const Field field{Item::Offered, 4};
    const int other = values_of(before, field).next(value_of(before, field), 1);
    REQUIRE(draft.edit(set(field, other)));
    CHECK(offered(draft.state(), 4) == other);
    CHECK(draft.is_valid());
}

TEST_CASE("the fix for a hand that is too small takes back used cards")
{
    Draft draft = draft_in_round_4();
    for (std::uint8_t value = 1; value <= 10; ++value)
    {
        draft.edit(set({Item::PowerCard, 0, value}, 2));
    }
    REQUIRE_FALSE(draft.is_valid());
    const Problem& problem = draft.problems().front();
    CHECK(problem.kind == ProblemKind::HandTooSmall);
    CHECK(problem.seat == 0);
    REQUIRE(draft.edit(*problem.fix));
    CHECK(draft.is_valid());
}

TEST_CASE("answers continue the game, and impossible edits change nothing")
{
    Draft draft = draft_in_round_4();
    const State before = draft.state();
    CHECK(draft.edit(answer(legal(before)[0])));
    CHECK(draft.state().bids_made == 1);
    const State now = draft.state();
    CHECK_FALSE(draft.edit(answer(with(ActionKind::Recruit, 3))));
    CHECK_FALSE(draft.edit(put(0, Place::Castillo, Place::America)));
    CHECK_FALSE(draft.edit(set({Item::Viceroy}, 1)));
    CHECK_FALSE(draft.edit(set({static_cast<Item>(200)}, 1)));
    CHECK_FALSE(draft.edit(Edit{static_cast<EditKind>(77), 1, 2, 3, 4}));
    CHECK_FALSE(draft.edit(go_to({Stage::Scoring, 4, 0}))); // no scoring follows round 4
    CHECK(draft.state() == now);
    draft.undo();
    CHECK(draft.state() == before);
}

TEST_CASE("a saved draft with an edit that is impossible by now is read without that edit")
{
    Draft draft = draft_in_round_4();
    std::vector<std::byte> bytes = draft.bytes();
    const auto append = [&bytes](std::initializer_list<unsigned> edit)
    { std::transform(edit.begin(), edit.end(), std::back_inserter(bytes), [](unsigned b) { return std::byte(b); }); };
    append({77, 1, 2, 3, 4, 0});
    append({static_cast<unsigned>(EditKind::Set), static_cast<unsigned>(Item::Score), 1, 0, 23, 0});
    const auto read = Draft::read(bytes);
    REQUIRE(read.ok());
    CHECK(read->state().score[1] == 23);
    REQUIRE(draft.edit(set({Item::Score, 1}, 23)));
    CHECK(read->state() == draft.state());
    CHECK(read->bytes() == draft.bytes());
}

TEST_CASE("going to a general scoring leads to the question for a secret disk")
{
    Draft draft = draft_in_round_4();
    REQUIRE(draft.edit(put(0, Place::Province, Place::Castillo)));
    REQUIRE(draft.edit(go_to({Stage::Scoring, 6, 0})));
    CHECK(draft.is_valid());
    CHECK(draft.state().decision.question == Question::SetDisk);
}

TEST_CASE("the seat of a general scoring is the last player of the round, also after going there")
{
    // classic 1996, Play the power cards: the last player of a round bids first in the next one
    for (const Seat seat : draft_in_round_4().state().seats())
    {
        Draft draft = draft_in_round_4();
        REQUIRE(draft.edit(put(0, Place::Province, Place::Castillo))); // otherwise the scoring asks nobody
        const Phase scoring{Stage::Scoring, 6, seat};
        REQUIRE(draft.edit(go_to(scoring)));
        CHECK(phase_of(draft.state()) == scoring);
        const auto again = state_at(draft.state(), draft.state().setup, scoring, true);
        REQUIRE(again.has_value());
        CHECK(phase_of(*again) == scoring);
    }
}

TEST_CASE("gifts are limited to what the jester can have given, and are gone in the turn in which they are placed")
{
    Draft draft(new_game({.edition = Edition::Grandissimo, .players = 3}));
    const Field gift{Item::Gift, 0, 1};
    CHECK_FALSE(draft.edit(set(gift, 1))); // in the first round nothing has been given yet
    REQUIRE(draft.edit(go_to({Stage::Bidding, 4, 2})));
    const int province = draft.state().province[1];
    REQUIRE(draft.edit(set(gift, 1)));
    CHECK(draft.is_valid());
    CHECK_FALSE(draft.edit(set(gift, 2)));
    CHECK_FALSE(draft.edit(set({Item::Gift, 2, 1}, 1)));
    REQUIRE(draft.edit(go_to({Stage::Card, 4, 0})));
    CHECK(draft.is_valid());
    CHECK(draft.state().grand.gifts[0][1] == 0); // the gift is placed by now
    CHECK(draft.state().province[1] == province);
}

TEST_CASE("fields_of() lists all fields that have values, whatever numbers come from outside")
{
    std::vector<int> numbers{100, 127, 128, 200, 255};
    for (int number = 0; number < 70; ++number)
    {
        numbers.push_back(number);
    }
    const std::vector<Setup> expansions = setups::expansions();
    for (const Setup& setup : {Setup{}, setups::any_setup(7), expansions.front(), expansions.back()})
    {
        const State state = new_game(setup);
        for (const int number : numbers)
        {
            CAPTURE(number);
            const auto item = static_cast<Item>(number);
            std::size_t found = 0;
            for (const int a : numbers)
            {
                for (const int b : numbers)
                {
                    const Field field{item, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
                    found += values_of(state, field).empty() ? 0 : 1;
                }
            }
            REQUIRE(found == (number < item_count ? fields_of(state, item).size() : 0));
        }
    }
}
