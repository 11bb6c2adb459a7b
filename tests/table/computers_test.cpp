// Sittings with computer players on some or all seats.
#include "games.hpp"

#include "rules/playout.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

using namespace elgrande;
using namespace elgrande::table;

namespace
{

/// Returns a game in which the seats in the bit mask `computers` are computer players of the middle level.
record::Game with_computers(int players, unsigned computers, bool hidden_hands = false)
{
    record::Game game = a_game(players, 7, hidden_hands);
    for (std::size_t seat = 0; seat < game.players.size(); ++seat)
    {
        game.players[seat].controller.computer_level = (computers >> seat & 1U) != 0 ? 2 : 0;
    }
    return game;
}

/// Plays a random answer; raises the curtain first if a person is asked.
void answer(Sitting& sitting, Random& random)
{
    sitting.raise_curtain();
    const PlayerView seen = sitting.awaits_computer() ? sitting.seen_by_asked() : sitting.shown();
    REQUIRE_FALSE(seen.legal.empty());
    REQUIRE_FALSE(sitting.play(seen.legal[static_cast<int>(random.below(static_cast<unsigned>(seen.legal.size())))]));
}

/// Answers until a person is asked.
void answer_for_computers(Sitting& sitting, Random& random)
{
    while (sitting.awaits_computer())
    {
        answer(sitting, random);
    }
}

} // namespace

TEST_CASE("a person alone with computers has the screen all the time, and sees no more than their seat")
{
    for (const bool hidden : {false, true})
    {
        Random random(Catch::getSeed());
        Sitting sitting(with_computers(4, 0b1101, hidden));
        int asked = 0;
        while (!sitting.over())
        {
            REQUIRE_FALSE(sitting.curtain());
            PlayerView expected = view(sitting.exact_state(), 1);
            REQUIRE(expected.legal.empty() == sitting.awaits_computer());
            REQUIRE(sitting.shown() == expected);
            REQUIRE(sitting.private_viewer() == 1);
            asked += sitting.awaits_computer() ? 0 : 1;
            answer(sitting, random);
        }
        CHECK(asked > 20);
    }
}

TEST_CASE("a computer needs no curtain, and nobody sees what only its seat may see")
{
    for (const bool hidden : {false, true})
    {
        Random random(Catch::getSeed());
        Sitting sitting(with_computers(4, 0b0101, hidden));
        int secret = 0;
        while (!sitting.over())
        {
            if (sitting.awaits_computer())
            {
                REQUIRE_FALSE(sitting.curtain());
                REQUIRE(sitting.shown() == view(sitting.exact_state(), nobody));
                REQUIRE(sitting.shown().legal.empty());
                secret += is_secret(sitting.setup(), sitting.decision().question) ? 1 : 0;
            }
            else
            {
                const bool is_hidden = is_secret(sitting.setup(), sitting.decision().question);
                REQUIRE((!sitting.curtain() || is_hidden));
            }
            answer(sitting, random);
        }
        CHECK(secret > 0);
    }
}

TEST_CASE("a game of computers alone shows no secrets and offers no undo")
{
    Random random(Catch::getSeed());
    Sitting sitting(with_computers(3, 0b111));
    while (!sitting.over())
    {
        REQUIRE(sitting.awaits_computer());
        REQUIRE(sitting.shown().viewer == nobody);
        REQUIRE(sitting.undo_right() == UndoRight::Nothing);
        answer(sitting, random);
    }
    CHECK_FALSE(sitting.awaits_computer());
}

TEST_CASE("undo returns to the last decision of a person, before all answers of computers since")
{
    Random random(Catch::getSeed());
    Sitting sitting(with_computers(4, 0b1110));
    int undone = 0;
    while (!sitting.over())
    {
        answer_for_computers(sitting, random);
        if (sitting.over())
        {
            break;
        }
        const Moment before = sitting.now();
        const Decision asked = sitting.decision();
        answer(sitting, random);
        answer_for_computers(sitting, random);
        REQUIRE(sitting.undo_right() == UndoRight::Free); // nobody else has to consent, whatever was revealed
        REQUIRE(sitting.undo() == UndoRight::Free);
        REQUIRE(sitting.now() <= before);
        for (Moment moment = sitting.now(); moment < before; ++moment)
        {
            REQUIRE(sitting.history().entries()[moment].seat == asked.seat); // the player who took up the piece
        }
        REQUIRE(sitting.decision().seat == asked.seat);
        REQUIRE_FALSE(sitting.awaits_computer());
        ++undone;
        while (sitting.can_redo())
        {
            REQUIRE(sitting.redo());
        }
        answer_for_computers(sitting, random);
    }
    CHECK(undone > 20);
}

TEST_CASE("the turn of a computer cannot be reset unless a person has decided in it")
{
    Random random(Catch::getSeed());
    Sitting sitting(with_computers(3, 0b110));
    while (!sitting.over())
    {
        if (sitting.awaits_computer())
        {
            const bool person_before = sitting.turn_start() < sitting.now();
            REQUIRE((person_before || sitting.reset_right() == UndoRight::Nothing));
        }
        answer(sitting, random);
    }
}

TEST_CASE("computers do not answer at a past moment or in an analysis")
{
    Random random(Catch::getSeed());
    Sitting sitting(with_computers(3, 0b110));
    while (!sitting.awaits_computer())
    {
        answer(sitting, random);
    }
    sitting.look_at(0);
    CHECK_FALSE(sitting.awaits_computer());
    sitting.return_to_now();
    CHECK(sitting.awaits_computer());
    sitting.branch_here();
    CHECK_FALSE(sitting.awaits_computer());
    CHECK_FALSE(sitting.shown().legal.empty()); // people answer for all seats
    sitting.end_analysis();
    CHECK(sitting.awaits_computer());
}
