#include "games.hpp"
#include "rules/playout.hpp"

#include <algorithm>
#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <set>
#include <vector>

using namespace elgrande;
using namespace elgrande::table;

TEST_CASE("the screen shows the view of the player who may look, and under the curtain no secrets")
{
    const int players = GENERATE(2, 3, 4, 5);
    const bool hidden = GENERATE(false, true);
    const bool hot_seat = GENERATE(false, true);
    const auto seed = static_cast<std::uint64_t>(GENERATE(range(0, 10)));
    CAPTURE(players, hidden, hot_seat, seed);
    Random random(seed);
    Sitting sitting(a_game(players, seed, hidden));
    sitting.set_hot_seat(hot_seat);
    Seat alone = nobody; // the seat that has the screen alone, computed independently
    Decision before;
    while (!sitting.over())
    {
        const State& state = sitting.exact_state();
        const auto [question, asked] = state.decision;
        const bool secret = is_secret(state.setup, question);
        const bool vetoes = !hidden && question == Question::Veto && before.question == Question::Veto;
        const bool kept = secret && alone == asked && (hot_seat || vetoes);
        const bool bids_on = hot_seat && secret && question == Question::Bid && before.seat == asked
                             && before.question != Question::FirstBidder;
        alone = kept || bids_on ? asked : nobody;
        before = state.decision;
        const bool forced = question == Question::SetDisk && legal(state).size() == 1;
        REQUIRE(sitting.curtain().has_value() == (secret && alone == nobody && !forced));
        if (sitting.curtain())
        {
            const PlayerView covered = sitting.shown();
            REQUIRE(*sitting.curtain() == Curtain{asked, question});
            REQUIRE(covered == view(state, nobody));
            REQUIRE(covered.legal.empty());
            REQUIRE(sitting.play(legal(state)[0]) == Refusal{Rule::OtherQuestion});
            sitting.raise_curtain();
            alone = asked;
        }
        REQUIRE_FALSE(sitting.curtain());
        PlayerView expected = view(state, secret ? alone : hidden ? nobody : asked);
        expected.legal = legal(state);
        REQUIRE(sitting.shown() == expected);
        REQUIRE(sitting.private_viewer() == alone);
        for (Seat seat = 0; hidden && seat < players; ++seat)
        {
            REQUIRE((seat == alone || !sitting.shown().hand[seat].has_value()));
        }
        play_one(sitting, random);
    }
    CHECK_FALSE(sitting.curtain());
}

TEST_CASE("secret questions: disks and Vetoes always, power cards only where hands are hidden")
{
    Setup open;
    Setup hidden;
    hidden.hidden_hands = true;
    for (const Question question : {Question::SetDisk, Question::Veto, Question::PassModifier})
    {
        CHECK(is_secret(open, question));
        CHECK(is_secret(hidden, question));
    }
    for (const Question question : {Question::Bid, Question::AddModifier, Question::TakeBack})
    {
        CHECK_FALSE(is_secret(open, question));
        CHECK(is_secret(hidden, question));
    }
    CHECK_FALSE(is_secret(hidden, Question::Place));
}

TEST_CASE("each bidder has a curtain, which falls again after lowering, undo and redo")
{
    Random random(43);
    Sitting sitting(a_game(4, 43, true));
    REQUIRE(play_until(sitting, random, Question::Bid));
    const Seat first = sitting.decision().seat;
    REQUIRE(sitting.curtain() == Curtain{first, Question::Bid});
    sitting.raise_curtain();
    CHECK_FALSE(sitting.curtain());
    CHECK(sitting.shown().hand[first].has_value());
    sitting.lower_curtain();
    CHECK(sitting.curtain().has_value());

    play_one(sitting, random);
    const Seat second = sitting.decision().seat;
    REQUIRE(second != first);
    REQUIRE(sitting.curtain() == Curtain{second, Question::Bid});
    // Undo at the curtain does not show the next player's hand.
    CHECK(sitting.undo() == UndoRight::Free);
    CHECK(sitting.curtain() == Curtain{first, Question::Bid});
    CHECK_FALSE(sitting.shown().hand[first].has_value());
    CHECK(sitting.redo());
    CHECK(sitting.curtain() == Curtain{second, Question::Bid});
}

namespace
{

/// Plays to a bid of the player who answered the last question of the previous round.
void play_to_next_round(Sitting& sitting)
{
    // classic 1996, line 142: the player who played last begins
    Random random(44);
    Decision before;
    do
    {
        before = sitting.decision();
        play_one(sitting, random);
    } while (sitting.decision() != Decision{Question::Bid, before.seat} || before.question == Question::FirstBidder);
    REQUIRE(sitting.exact_state().rounds_begun > 1);
}

} // namespace

TEST_CASE("on a shared screen hidden hands are never shown without a curtain, whoever acted last")
{
    Sitting sitting(a_game(4, 44, true));
    play_to_next_round(sitting);
    const Seat first = sitting.decision().seat;
    const auto is_covered = [first](const Sitting& table) {
        return table.curtain() == Curtain{first, Question::Bid} && !table.shown().hand[first].has_value();
    };
    CHECK(is_covered(sitting));
    sitting.raise_curtain();
    CHECK(sitting.shown().hand[first].has_value());
    REQUIRE(sitting.undo_with_consent());
    while (sitting.can_redo())
    {
        REQUIRE(sitting.redo());
    }
    CHECK(is_covered(sitting));
    CHECK(is_covered(Sitting(sitting.game(), sitting.cursor())));
}

TEST_CASE("choosing a hand of many cards needs one curtain, even if a card is put back")
{
    record::Game game = a_game(3, 6, true);
    game.setup.edition = Edition::Intrigue;
    Random random(6);
    Sitting sitting(game);
    REQUIRE(play_until(sitting, random, Question::ChooseHand));
    sitting.raise_curtain();
    const Decision asked = sitting.decision();
    for (int i = 0; i < 3; ++i)
    {
        REQUIRE_FALSE(sitting.play(sitting.shown().legal[0]));
        REQUIRE(sitting.decision() == asked);
        REQUIRE_FALSE(sitting.curtain());
    }
    REQUIRE(sitting.undo() == UndoRight::Free);
    CHECK_FALSE(sitting.curtain());
}

TEST_CASE("a disk with only one choice needs no curtain, and shows no hand")
{
    bool found = false;
    for (std::uint64_t seed = 0; seed < 60 && !found; ++seed)
    {
        Random random(seed);
        Sitting sitting(a_game(2, seed, true));
        while (!found && play_until(sitting, random, Question::SetDisk))
        {
            const Seat asked = sitting.decision().seat;
            if (legal(sitting.exact_state()).size() > 1)
            {
                play_one(sitting, random);
                continue;
            }
            found = true;
            CHECK_FALSE(sitting.curtain());
            CHECK_FALSE(sitting.shown().hand[asked].has_value());
            REQUIRE(sitting.shown().legal.size() == 1);
            CHECK_FALSE(sitting.play(sitting.shown().legal[0]));
        }
    }
    CHECK(found);
}

TEST_CASE("a player who ends a round and bids first keeps a passed device; after a reload the curtain falls")
{
    Sitting sitting(a_game(4, 44, true));
    sitting.set_hot_seat(true);
    play_to_next_round(sitting);
    const Seat first = sitting.decision().seat;
    CHECK_FALSE(sitting.curtain());
    CHECK(sitting.private_viewer() == first);
    CHECK(sitting.shown().hand[first].has_value());
    CHECK_FALSE(sitting.shown().hand[(first + 1U) % 4U].has_value());
    const Sitting again(sitting.game(), sitting.cursor());
    CHECK(again.curtain() == Curtain{first, Question::Bid});
    CHECK_FALSE(again.shown().hand[first].has_value());
}

TEST_CASE("looking back at the passing of modifiers shows no hand, even with open hands")
{
    // 2023 (English), line 969: modifiers are passed face down
    record::Game game = a_game(3, 5);
    game.setup.edition = Edition::Edition2023;
    game.setup.modules.insert(Module::PowerShift);
    Random random(5);
    Sitting sitting(game);
    REQUIRE(sitting.curtain() == Curtain{0, Question::PassModifier});
    REQUIRE(play_until(sitting, random, Question::Bid));
    CHECK(sitting.shown().modifiers[1].has_value()); // open hands
    sitting.look_at(0);
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}})
    {
        CHECK_FALSE(sitting.shown().modifiers[seat].has_value());
    }
    CHECK_FALSE(sitting.log_line(0).action.has_value());
}

TEST_CASE("with open hands a Veto owner asked step by step needs one curtain")
{
    // A Veto owner is asked again before the next step: searches for two secret questions of one seat in a row.
    bool found = false;
    for (std::uint64_t seed = 0; seed < 40 && !found; ++seed)
    {
        Random random(seed);
        Sitting sitting(a_game(5, seed));
        while (!sitting.over() && !found)
        {
            const Decision before = sitting.decision();
            play_one(sitting, random);
            const Decision after = sitting.decision();
            if (before.seat == after.seat && before.question == Question::Veto && after.question == Question::Veto)
            {
                found = true;
                CHECK_FALSE(sitting.curtain());
                CHECK(sitting.private_viewer() == after.seat);
            }
        }
    }
    CHECK(found);
}

TEST_CASE("a disk's region stays secret until all are revealed")
{
    const int players = GENERATE(2, 4);
    Random random(47);
    Sitting sitting(a_game(players, 47));
    int compared = 0;
    while (!sitting.over())
    {
        if (sitting.decision().question != Question::SetDisk)
        {
            play_one(sitting, random);
            continue;
        }
        sitting.raise_curtain();
        const ActionList choices = sitting.shown().legal;
        Sitting other = sitting;
        const std::size_t line = sitting.log_size();
        const Seat seat = sitting.decision().seat;
        REQUIRE_FALSE(sitting.play(choices[0]));
        REQUIRE_FALSE(other.play(choices[choices.size() - 1]));
        if (sitting.decision().question == Question::SetDisk && choices.size() > 1)
        {
            ++compared;
            REQUIRE_FALSE(sitting.log_line(line).action);
            REQUIRE(look_the_same(sitting, other));
            sitting.raise_curtain();
            other.raise_curtain();
            REQUIRE(look_the_same(sitting, other));
        }
        while (sitting.decision().question == Question::SetDisk)
        {
            play_one(sitting, random);
        }
        const LogLine told = sitting.log_line(line);
        REQUIRE(told.seat == seat);
        REQUIRE(told.action == choices[0]);
        for (const VisibleEvent& event : told.events)
        {
            REQUIRE_FALSE(event.secret);
        }
    }
    CHECK(compared > 0);
}

TEST_CASE("nobody sees whether a Veto owner lets one step pass or the whole special action")
{
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 40 && compared < 5; ++seed)
    {
        Random random(seed);
        Sitting sitting(a_game(5, seed));
        while (!sitting.over())
        {
            if (sitting.decision().question == Question::Veto)
            {
                const Seat owner = sitting.decision().seat;
                Sitting other = sitting;
                sitting.raise_curtain();
                other.raise_curtain();
                REQUIRE_FALSE(sitting.play(with(ActionKind::Allow, 0)));
                REQUIRE_FALSE(other.play(with(ActionKind::AllowAll, 0)));
                // If the owner is asked again at once, the owner's next question differs.
                if (sitting.decision() == other.decision() && sitting.decision().seat != owner)
                {
                    ++compared;
                    REQUIRE(look_the_same(sitting, other));
                    sitting.raise_curtain();
                    other.raise_curtain();
                    REQUIRE(look_the_same(sitting, other));
                }
            }
            else
            {
                play_one(sitting, random);
            }
        }
    }
    CHECK(compared > 0);
}

TEST_CASE("secret disks are one round of hand-overs, whose order and length an undo does not change")
{
    const int players = GENERATE(3, 5);
    Random random(59);
    Sitting sitting(a_game(players, 59));
    CHECK(sitting.hand_overs().empty()); // public questions
    // Only seats with caballeros in the Castillo set a disk.
    const auto called = [&] { return std::popcount(sitting.exact_state().sealed.due); };
    while (sitting.exact_state().sealed.purpose != SealedPurpose::GeneralScoring || called() < 2)
    {
        REQUIRE_FALSE(sitting.over());
        play_one(sitting, random);
    }
    const std::vector<Seat> round = sitting.hand_overs();
    REQUIRE(round.size() == static_cast<std::size_t>(called()));
    for (std::size_t i = 0; i < round.size(); ++i)
    {
        REQUIRE(sitting.hand_overs() == round);
        REQUIRE(sitting.curtain() == Curtain{round[i], Question::SetDisk});
        sitting.raise_curtain();
        const Action chosen = sitting.shown().legal[0];
        REQUIRE_FALSE(sitting.play(chosen));
        if (i + 1 < round.size())
        {
            // The next seat takes over, so the previous one may undo without seeing or showing anything.
            const Curtain next{round[i + 1], Question::SetDisk};
            REQUIRE(sitting.curtain() == next);
            REQUIRE(sitting.undo() == UndoRight::Free);
            REQUIRE(sitting.curtain() == Curtain{round[i], Question::SetDisk});
            REQUIRE(sitting.hand_overs() == round);
            sitting.raise_curtain();
            REQUIRE_FALSE(sitting.play(chosen));
            REQUIRE(sitting.curtain() == next);
            REQUIRE_FALSE(sitting.log_line(sitting.log_size() - 1).action);
        }
    }
    CHECK(sitting.hand_overs().empty());
}

TEST_CASE("computers and forced disks take no part in the round of hand-overs")
{
    int forced = 0;
    for (std::uint64_t seed = 0; seed < 60 && forced == 0; ++seed)
    {
        record::Game game = a_game(3, seed);
        game.players[2].controller.computer_level = 1;
        Random random(seed);
        Sitting sitting(game);
        while (!sitting.over())
        {
            const State& state = sitting.exact_state();
            const ActionList choices = legal(state);
            if (state.decision.question == Question::SetDisk)
            {
                const std::vector<Seat> round = sitting.hand_overs();
                const auto listed = std::count(round.begin(), round.end(), state.decision.seat);
                REQUIRE(std::count(round.begin(), round.end(), Seat{2}) == 0);
                REQUIRE(listed == (state.decision.seat != 2 && choices.size() > 1 ? 1 : 0));
                REQUIRE(sitting.curtain().has_value() == (listed == 1));
                forced += choices.size() == 1 ? 1 : 0;
            }
            sitting.raise_curtain();
            REQUIRE_FALSE(sitting.play(random_action(choices, random)));
        }
    }
    CHECK(forced > 0);
}

TEST_CASE("when the reveal of disks is undone, the log hides them again")
{
    Random random(53);
    Sitting sitting(a_game(3, 53));
    REQUIRE(play_until(sitting, random, Question::SetDisk));
    const Moment first = sitting.now();
    while (sitting.decision().question == Question::SetDisk)
    {
        play_one(sitting, random);
    }
    CHECK(sitting.log_line(first).action.has_value());
    REQUIRE(sitting.undo_to_with_consent(first + 1));
    CHECK_FALSE(sitting.log_line(first).action.has_value());
    CHECK(sitting.redo());
}

TEST_CASE("a power card taken back in secret is hidden from the other players")
{
    int found = 0;
    for (std::uint64_t seed = 0; seed < 30 && found == 0; ++seed)
    {
        Random random(seed);
        Sitting sitting(a_game(4, seed, true));
        while (!sitting.over() && found == 0)
        {
            if (sitting.decision().question != Question::TakeBack)
            {
                play_one(sitting, random);
                continue;
            }
            sitting.raise_curtain();
            const ActionList choices = sitting.shown().legal;
            const Seat seat = sitting.decision().seat;
            const std::uint8_t on_top = sitting.exact_state().bid[seat];
            for (const Action choice : choices)
            {
                Sitting copy = sitting;
                REQUIRE_FALSE(copy.play(choice));
                const LogLine line = copy.log_line(copy.log_size() - 1);
                // A player who is also asked the next secret question still sees the choice.
                if (choice.a != on_top && copy.private_viewer() != seat)
                {
                    ++found;
                    REQUIRE_FALSE(line.action);
                    for (const VisibleEvent& told : line.events)
                    {
                        REQUIRE((told.event.kind != EventKind::TookBack || (told.secret && told.event.count == 0)));
                    }
                }
            }
            play_one(sitting, random);
        }
    }
    CHECK(found > 0);
}
