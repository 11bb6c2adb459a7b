// Choices made in secret and revealed together: who is asked, who sees what, and which states are valid.
#include "rules/playout.hpp"
#include "rules/sealed/purposes.hpp"
#include "rules/table.hpp"
#include "rules/view.hpp"
#include "support/print.hpp"

#include <bit>
#include <catch2/generators/catch_generators.hpp>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

constexpr std::uint8_t hidden = Sealed::face_down;
constexpr std::uint8_t none = Sealed::not_given;

Sealed three_disks()
{
    Sealed disks;
    disks.call(SealedPurpose::Score, 0b00111);
    disks.answer(0, Place::Aragon);
    disks.answer(2, Place::Seville);
    return disks;
}

/// A random game in which some seats have set their secret disks and another one is asked for its disk.
State while_disks_are_set()
{
    State state = new_game({.players = 5, .seed = 3});
    Random random(3);
    while (state.decision.question != Question::SetDisk || state.sealed.given() == 0)
    {
        const ActionList answers = legal(state);
        apply(state, random_action(answers, random));
    }
    return state;
}

} // namespace

TEST_CASE("sealed answers: each seat that is called owes one, and all are open when none is due")
{
    Sealed disks = three_disks();
    CHECK(disks.is_called());
    CHECK(disks.holds(SealedKind::Place));
    CHECK(disks.given() == 0b00101);
    CHECK(disks.due == 0b00010);
    CHECK(disks.is_due(1));
    CHECK_FALSE(disks.is_due(0));
    CHECK_FALSE(disks.is_due(3));
    CHECK_FALSE(disks.is_open());
    disks.answer(1, Place::Galicia);
    CHECK(disks.is_open());
    CHECK(disks.place(0) == Place::Aragon);
    CHECK(disks.place(1) == Place::Galicia);
    CHECK(disks.place(2) == Place::Seville);
    disks.use_up(0);
    CHECK_FALSE(disks.is_given(0));
    CHECK(disks.is_open());
    disks.clear();
    CHECK(disks == Sealed{});
    CHECK_FALSE(disks.is_open());
}

TEST_CASE("sealed answers: where nobody is called they are open at once")
{
    // classic 1996, General Scoring: a player with nothing in the Castillo sets no disk
    Sealed disks;
    disks.call(SealedPurpose::GeneralScoring, 0);
    CHECK(disks.is_open());
    CHECK(disks.given() == 0);
}

TEST_CASE("sealed answers: the purpose determines what their numbers mean")
{
    CHECK(kind_of(SealedPurpose::None) == SealedKind::Nothing);
    CHECK(kind_of(SealedPurpose::Evict) == SealedKind::Place);
    CHECK(kind_of(SealedPurpose::PassModifier) == SealedKind::Modifier);
    Sealed passed;
    passed.call(SealedPurpose::PassModifier, 0b11);
    passed.answer(1, ModifierId{7});
    CHECK(passed.modifier(1) == 7);
    for (int i = 0; i <= static_cast<int>(last_sealed_purpose); ++i)
    {
        const auto purpose = static_cast<SealedPurpose>(i);
        const auto count = sealed_wire_count(kind_of(purpose));
        for (std::uint8_t number = 0; number < count; ++number)
        {
            INFO(enum_name(purpose) << ", number " << int(number));
            const std::uint8_t answer = sealed_answer_of_wire(kind_of(purpose), number);
            CHECK(sealed_wire_number(kind_of(purpose), answer) == number);
        }
        CHECK(sealed_wire_number(kind_of(purpose), none) < count);
    }
}

TEST_CASE("sealed answers: until they are open each seat sees who has answered, and its own answer")
{
    Sealed disks = three_disks();
    const auto aragon = static_cast<std::uint8_t>(Place::Aragon);
    const auto seville = static_cast<std::uint8_t>(Place::Seville);
    CHECK(disks.seen_by(0).answers == PerSeat<std::uint8_t>{aragon, none, hidden, none, none});
    CHECK(disks.seen_by(1).answers == PerSeat<std::uint8_t>{hidden, none, hidden, none, none});
    CHECK(disks.seen_by(nobody).answers == PerSeat<std::uint8_t>{hidden, none, hidden, none, none});
    CHECK(disks.seen_by(2).answers[2] == seville);
    CHECK(disks.seen_by(0).is_known(0));
    CHECK_FALSE(disks.seen_by(0).is_known(1));
    CHECK_FALSE(disks.seen_by(0).is_known(2));
    CHECK(disks.seen_by(1).due == disks.due);
    const Sealed again = disks.seen_by(0).asked_again();
    CHECK(again.answers == PerSeat<std::uint8_t>{aragon, none, none, none, none});
    CHECK(again.due == 0b00110);
    disks.answer(1, Place::Galicia);
    CHECK(disks.seen_by(4) == disks);
    CHECK(disks.seen_by(4).asked_again() == disks);
}

TEST_CASE("sealed answers: a view shows them as far as its seat may know, and another game is dealt from it")
{
    const State state = while_disks_are_set();
    for (const Seat viewer : state.seats())
    {
        CHECK(view(state, viewer).sealed == state.sealed.seen_by(viewer));
        CHECK_FALSE(view(state, viewer).shows_disk(viewer));
        const State dealt = determinize(state, viewer, Random(viewer));
        CHECK_FALSE(validate_state(dealt).has_value());
        CHECK(dealt.sealed == state.sealed.seen_by(viewer).asked_again());
        CHECK(dealt.sealed.is_due(dealt.decision.seat));
    }
}

TEST_CASE("sealed answers: only those that the seats could have given are part of a game")
{
    const State state = while_disks_are_set();
    const auto purpose = state.sealed.purpose;
    const auto seats = static_cast<std::uint8_t>(state.sealed.given() | state.sealed.due);
    REQUIRE(sealed_fits(state, purpose, seats));
    CHECK_FALSE(sealed_fits(state, SealedPurpose::None, 0));
    CHECK_FALSE(sealed_fits(state, SealedPurpose::PassModifier, seats));
    CHECK_FALSE(sealed_fits(state, purpose, static_cast<std::uint8_t>(seats & (seats - 1U))));
    const auto seat = static_cast<Seat>(std::countr_zero(state.sealed.given()));
    const auto answer = static_cast<std::uint8_t>(
        GENERATE(int{Sealed::face_down}, int(Place::Castillo), int(Place::Nowhere), int(Place::Portugal), 77));
    CAPTURE(answer);
    State wrong = state;
    wrong.sealed.answers[seat] = answer;
    CHECK_FALSE(sealed_fits(wrong, purpose, seats));
    CHECK(validate_state(wrong).has_value());
}

TEST_CASE("sealed answers: a purpose that does not exist is refused, whatever else is true")
{
    Setup setup{.edition = Edition::BigBox, .players = 3};
    setup.modules.insert(Module::StandardBearers);
    State state = new_game(setup);
    REQUIRE_FALSE(validate_state(state).has_value());
    state.sealed.purpose = static_cast<SealedPurpose>(static_cast<int>(last_sealed_purpose) + 1);
    state.bearers.at.fill(Place::Nowhere); // makes it matter whether disks are open
    CHECK(validate_state(state) == "secret choices: unknown purpose");
}

TEST_CASE("sealed answers: due answers are asked for clockwise from the seat that the purpose names")
{
    State state = new_game({.players = 4, .seed = 1});
    state.first_bidder = 2;
    state.turn_order = {3, 1, 0, 2, nobody};
    const Transition transition{state, {}};
    CHECK_FALSE(ask_for_sealed(transition));
    state.sealed.call(SealedPurpose::GeneralScoring, 0b1011);
    REQUIRE(ask_for_sealed(transition));
    CHECK(state.decision == Decision{Question::SetDisk, 3});
    state.sealed.call(SealedPurpose::Score, 0b1110);
    REQUIRE(ask_for_sealed(transition)); // asks the seats from the left of the active player, who is last
    CHECK(state.decision == Decision{Question::SetDisk, 1});
    state.sealed.call(SealedPurpose::PassModifier, 0b1110);
    REQUIRE(ask_for_sealed(transition));
    CHECK(state.decision == Decision{Question::PassModifier, 1});
    state.sealed.clear();
    CHECK_FALSE(ask_for_sealed(transition));
}
