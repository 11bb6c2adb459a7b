// 2023, mini expansion "Power Shift": modifiers of power cards, and what they can do.
#include "rules/modifiers.hpp"
#include "rules/table.hpp"
#include "rules/view.hpp"

#include <bit>
#include <catch2/generators/catch_generators.hpp>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

ModifierId named(std::string_view id)
{
    for (ModifierId i = 0; i < no_modifier; ++i)
    {
        if (modifier(i).id == id)
        {
            return i;
        }
    }
    FAIL("no modifier " << id);
    return no_modifier;
}

Action bid_card(int value)
{
    return with(ActionKind::Bid, value);
}

Action add(std::string_view id)
{
    return with(ActionKind::AddModifier, named(id));
}

std::uint16_t hand_of(std::initializer_list<std::string_view> ids)
{
    unsigned hand = 0;
    for (const std::string_view id : ids)
    {
        hand |= 1U << named(id);
    }
    return static_cast<std::uint16_t>(hand);
}

/// Four players with these modifiers, at the bid of seat 0.
const PerSeat<std::uint16_t> hands{hand_of({"plus-one", "plus-one-court", "minus-two-caballero"}),
                                   hand_of({"plus-two-grande", "plus-two", "minus-one"}),
                                   hand_of({"plus-one-caballero", "minus-one-court", "minus-one-grande"}),
                                   hand_of({"plus-one-grande", "minus-two", "minus-two-court"})};

State shifted(Start start = {})
{
    start.edition = Edition::Edition2023;
    start.modules.insert(Module::PowerShift);
    start.modifiers = hands;
    return begin(start);
}

/// Seat 0 bids with the modifier, the others bid low cards without, and seat 0 recruits nobody.
State with_ability(std::string_view modifier_id, int value, const Start& start = {})
{
    State state = shifted(start);
    play_all(state, {bid_card(value), add(modifier_id), bid_card(1), skip, bid_card(2), skip, bid_card(3), skip});
    if (state.decision.question == Question::Recruit)
    {
        play(state, with(ActionKind::Recruit, 0));
    }
    return state;
}

} // namespace

TEST_CASE("there are 16 modifiers: -2, -1, +1 and +2, four of each, one plain and one with each ability")
{
    // 2023, "Power Shift", the picture; which value has which ability is reconstructed
    REQUIRE(modifiers().size() == 16);
    for (const int value : {-2, -1, 1, 2})
    {
        int plain = 0;
        PerSeat<int> abilities{};
        for (const Modifier& one : modifiers())
        {
            if (one.value == value && one.has_ability)
            {
                ++abilities[one.ability.verb == Verb::Reinforce ? 0 : one.ability.verb == Verb::Move ? 1 : 2];
            }
            plain += one.value == value && !one.has_ability ? 1 : 0;
        }
        CHECK(plain == 1);
        CHECK(abilities == PerSeat<int>{1, 1, 1, 0, 0});
    }
}

TEST_CASE("everybody gets three modifiers and passes one of them to the left, unseen")
{
    // 2023, "Power Shift", Setup
    Setup setup{.edition = Edition::Edition2023, .players = 3};
    setup.modules.insert(Module::PowerShift);
    State state = new_game(setup);
    const PowerShift dealt = state.shift;
    for (const Seat seat : Seats(3))
    {
        REQUIRE(state.decision == Decision{Question::PassModifier, seat});
        CHECK(std::popcount(dealt.hand[seat]) == 3);
        const ActionList passes = legal(state);
        REQUIRE(passes.size() == 3);
        const std::vector<Event> events = play(state, passes[seat]);
        REQUIRE(events.front().kind == EventKind::ModifierPassed);
        CHECK_FALSE(is_hidden_from(setup, events[0], seat));
        CHECK(is_hidden_from(setup, events[0], nobody));
    }
    CHECK(state.decision == Decision{Question::FirstBidder, 0});
    for (const Seat seat : Seats(3))
    {
        CHECK(std::popcount(state.shift.hand[seat]) == 3);
        const unsigned given = dealt.hand[seat] & ~static_cast<unsigned>(state.shift.hand[seat]);
        CHECK(std::popcount(given) == 1);
        CHECK((state.shift.hand[(seat + 1U) % 3U] & given) != 0);
    }
}

TEST_CASE("only the dealt modifiers can be passed, and only once")
{
    // 2023, "Power Shift", Setup
    Setup setup{.edition = Edition::Edition2023, .players = 2};
    setup.modules.insert(Module::PowerShift);
    State state = new_game(setup);
    const auto other = static_cast<ModifierId>(std::countr_zero(state.shift.hand[1]));
    CHECK(forbidden(state, with(ActionKind::PassModifier, other)) == Rule::NotInHand);
    CHECK(forbidden(state, with(ActionKind::PassModifier, 16)) == Rule::NoSuchValue);
    CHECK(forbidden(state, skip) == Rule::MustGoOn);
    play(state, legal(state)[0]);
    CHECK(state.decision == Decision{Question::PassModifier, 1});
}

TEST_CASE("a 9 is played, so a 9 with +1 counts 10 and may be played")
{
    // 2023, "Power Shift", first example (N18)
    State state = shifted();
    play_all(state, {bid_card(9), skip, bid_card(4), skip, bid_card(9), add("plus-one-caballero")});
    CHECK(bid_sum(state, 2) == 10);
    play_all(state, {bid_card(1), skip});
    CHECK(state.turn_order == PerSeat<Seat>{2, 0, 1, 3, nobody});
}

TEST_CASE("an 8 is played, so a 7 cannot be raised to 8")
{
    // 2023, "Power Shift", second example (N19)
    State state = shifted();
    play_all(state, {bid_card(8), skip, bid_card(4), skip, bid_card(7)});
    CHECK(forbidden(state, add("plus-one-caballero")) == Rule::ValuePlayed);
    CHECK(forbidden(state, add("plus-one")) == Rule::NotInHand);
    CHECK(forbidden(state, with(ActionKind::AddModifier, 99)) == Rule::NoSuchValue);
    play(state, add("minus-one-court"));
    CHECK(bid_sum(state, 2) == 6);
}

TEST_CASE("a taken value may be bid only with a modifier, and then not without")
{
    // 2023, "Power Shift", "the total value must be different"
    State state = shifted();
    play_all(state, {bid_card(9), add("plus-one")});
    play(state, bid_card(10));
    CHECK(forbidden(state, skip) == Rule::MustGoOn);
    CHECK(forbidden(state, with(ActionKind::Bid, 3)) == Rule::OtherQuestion);
    play(state, add("plus-two"));
    CHECK(bid_sum(state, 1) == 12);
    // 11 with −1 or −1 is 10, which is taken; 11 with +1 is 12, which is taken too: 11 itself is free.
    play_all(state, {bid_card(11), skip});
    // 12 with −2 is 10, 13 would be free.
    play(state, bid_card(12));
    CHECK(forbidden(state, add("minus-two")) == Rule::ValuePlayed);
    play(state, add("plus-one-grande"));
    CHECK(bid_sum(state, 3) == 13);
}

TEST_CASE("a power card whose value is taken cannot be bid if no modifier frees it")
{
    // 2023, "Power Shift", "the total value must be different"
    State state = shifted();
    play_all(state, {bid_card(9), skip, bid_card(6), skip, bid_card(8), skip});
    // Seat 3 has +1, −2 and −2: 8 would count 9 or 6, but 9 can count 10, and 6 can count 7 or 4.
    CHECK(forbidden(state, bid_card(8)) == Rule::ValuePlayed);
    CHECK(legal(state).contains(bid_card(9)));
    play(state, bid_card(6));
    CHECK(legal(state).size() == 3);
    CHECK_FALSE(legal(state).contains(skip));
}

TEST_CASE("sums below 1 and above 13 count, and the lowest sum of a player begins the next round")
{
    // 2023, "Power Shift", "the lowest total value"; beyond 1 and 13 is our decision, see src/rules/README.md
    State state = shifted();
    play_all(state, {bid_card(1), add("minus-two-caballero"), bid_card(13), add("plus-two"), bid_card(2), skip,
                     bid_card(13), skip});
    CHECK(bid_sum(state, 0) == -1);
    CHECK(bid_sum(state, 1) == 15);
    CHECK(state.turn_order == PerSeat<Seat>{1, 3, 2, 0, nobody});
    while (state.round == 1)
    {
        play(state, legal(state)[legal(state).size() - 1]);
    }
    CHECK(state.first_bidder == 0);
    CHECK(state.decision == Decision{Question::Bid, 0});
}

TEST_CASE("the power card brings its caballeros whatever the sum is")
{
    // 2023, "Power Shift": only the value is said to change
    State state = shifted();
    play_all(state,
             {bid_card(13), add("minus-two-caballero"), bid_card(5), skip, bid_card(3), skip, bid_card(2), skip});
    CHECK(recruits(13) == 0);
    CHECK(state.decision.seat == 0);
    CHECK(state.decision.question != Question::Recruit);
}

TEST_CASE("a used modifier is gone: a player without one is not asked for one")
{
    // 2023, "Power Shift", "discard your played Modifier card"
    State state = shifted();
    const auto finish_round = [&]
    {
        for (const int round = state.round; state.round == round && !is_over(state);)
        {
            const ActionList answers = legal(state);
            play(state, answers[answers.size() - 1]);
        }
    };
    for (int left = 3; left > 0; --left)
    {
        CHECK(std::popcount(state.shift.hand[0]) == left);
        while (state.decision != Decision{Question::AddModifier, 0})
        {
            const ActionList answers = legal(state);
            play(state, answers[answers.size() - 1]); // the highest card; no modifier
        }
        play(state, legal(state)[0]);
        finish_round();
    }
    CHECK(state.shift.hand[0] == 0);
    while (state.decision != Decision{Question::Bid, 0})
    {
        play(state, legal(state)[legal(state).size() - 1]);
    }
    const int made = state.bids_made;
    play(state, legal(state)[0]);
    CHECK((state.bids_made == made + 1 || state.bids_made == state.players()));
    CHECK(state.decision != Decision{Question::AddModifier, 0});
}

TEST_CASE("ability: one of your own from the province to the court, before an action card is chosen")
{
    // 2023, "Power Shift", picture and "after taking Caballeros to your Court, but before choosing an Action card"
    State state = with_ability("plus-one-court", 12);
    REQUIRE(state.decision == Decision{Question::UseAbility, 0});
    const int court = state.court[0];
    const int province = state.province[0];
    CHECK(forbidden(state, with(ActionKind::TakeCard, 1)) == Rule::OtherQuestion);
    SECTION("used")
    {
        play(state, act);
        CHECK(state.court[0] == court + 1);
        CHECK(state.province[0] == province - 1);
    }
    SECTION("left out")
    {
        play(state, skip);
        CHECK(state.court[0] == court);
    }
    CHECK(state.decision == Decision{Question::TakeCard, 0});
    play(state, with(ActionKind::TakeCard, 5));
    CHECK(state.decision == Decision{Question::PlaceOrAct, 0});
}

TEST_CASE("ability: with an empty province the one for the court is recalled from a region, or not")
{
    // 2023, line 398: with too few in the province "also by action cards" from the regions
    State state = with_ability("plus-one-court", 12,
                               {.groups = {{Place::Aragon, 0, 2}, {Place::Valencia, 0, 1}}, .court = {27, 7, 7, 7}});
    REQUIRE(state.province[0] == 0);
    REQUIRE(state.decision == Decision{Question::UseAbility, 0});
    play(state, act);
    REQUIRE(state.decision == Decision{Question::Recall, 0});
    CHECK(forbidden(state, at(ActionKind::Recall, Place::Valencia)) == Rule::KingsRegionTaboo);
    SECTION("recalled")
    {
        play(state, at(ActionKind::Recall, Place::Aragon));
        CHECK(state.court[0] == 28);
    }
    SECTION("not recalled")
    {
        play(state, done);
        CHECK(state.court[0] == 27);
    }
    CHECK(state.decision == Decision{Question::TakeCard, 0});
}

TEST_CASE("ability: move one of your own")
{
    // 2023, "Power Shift", picture
    State state = with_ability("minus-two-caballero", 13, {.groups = {{Place::Aragon, 0, 2}, {Place::Seville, 1, 1}}});
    play(state, act);
    CHECK(state.decision == Decision{Question::Lift, 0});
    CHECK(forbidden(state, lift(1, Place::Seville)) == Rule::ForeignMovesUsedUp);
    play_all(state, {lift(0, Place::Aragon), drop(Place::Castillo)});
    CHECK(count(state, Place::Aragon, 0) == 1);
    CHECK(count(state, Place::Castillo, 0) == 1);
    CHECK(state.decision == Decision{Question::TakeCard, 0});
}

TEST_CASE("ability: move one Grande of your choice")
{
    // 2023, "Power Shift", picture
    State state =
        shifted({.king = Place::Valencia,
                 .home = {Place::Valencia, Place::BasqueCountry, Place::Aragon, Place::Catalonia, Place::OldCastile}});
    play_all(state, {bid_card(1), skip, bid_card(12), add("plus-two-grande"), bid_card(2), skip, bid_card(3), skip});
    if (state.decision.question == Question::Recruit)
    {
        play(state, with(ActionKind::Recruit, 0));
    }
    play(state, act);
    REQUIRE(state.decision == Decision{Question::ChooseGrande, 1});
    CHECK(legal(state).size() == 3); // the Grande of seat 0 stands in the King's region
    CHECK(forbidden(state, with(ActionKind::ChooseGrande, 0)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, with(ActionKind::ChooseGrande, 4)) == Rule::NoSuchValue);
    play(state, with(ActionKind::ChooseGrande, 3));
    REQUIRE(state.decision == Decision{Question::MoveGrande, 1});
    CHECK(forbidden(state, at(ActionKind::MoveGrande, Place::Valencia)) == Rule::KingsRegionTaboo);
    CHECK(forbidden(state, at(ActionKind::MoveGrande, Place::Catalonia)) == Rule::SamePlace);
    const std::vector<Event> events = play(state, at(ActionKind::MoveGrande, Place::Seville));
    CHECK(state.grande[3] == Place::Seville);
    CHECK(events[0].kind == EventKind::GrandeMoved);
    CHECK(events[0].seat == 3);
    CHECK(state.decision == Decision{Question::TakeCard, 1});
}

TEST_CASE("an ability without effect is not offered")
{
    // 2023, "Power Shift", and the taboo of the King's region
    State state = with_ability("minus-two-caballero", 13, {.groups = {{Place::Valencia, 0, 3}}});
    CHECK(state.decision == Decision{Question::TakeCard, 0});
}

TEST_CASE("an ability is no special action: a Veto does not stop it")
{
    // 2023, "Veto" prevents the special action of an action card; see src/rules/README.md
    Start start;
    start.modules.insert(Module::FirstVeto);
    State state =
        with_ability("minus-two-caballero", 13, {.modules = start.modules, .groups = {{Place::Aragon, 0, 2}}});
    state.vetoes[1] = 1;
    play_all(state, {act, lift(0, Place::Aragon), drop(Place::Seville)});
    CHECK(count(state, Place::Seville, 0) == 1);
}

TEST_CASE("Empowerment may take back a played modifier instead of a power card")
{
    // 2023, "Empowerment", "For the Power Shift mini-expansion"
    const bool hidden = GENERATE(false, true);
    State state =
        with_ability("plus-one-court", 12, {.cards = {"", "", "", "take-back-power"}, .hidden_hands = hidden});
    play_all(state, {skip, with(ActionKind::TakeCard, 4), act});
    REQUIRE(state.decision == Decision{Question::TakeBack, 0});
    CHECK(legal(state).contains(with(ActionKind::TakeBack, 12)));
    CHECK(forbidden(state, with(ActionKind::TakeBackModifier, named("plus-one"))) == Rule::CardNotUsed);
    const std::vector<Event> events = play(state, with(ActionKind::TakeBackModifier, named("plus-one-court")));
    CHECK(state.shift.hand[0] == hands[0]);
    CHECK(state.shift.added[0] == no_modifier);
    CHECK(state.hand[0] == (full_hand & ~(1U << 12U)));
    CHECK(events[0].kind == EventKind::ModifierTakenBack);
    CHECK_FALSE(is_hidden_from(state.setup, events[0], 1)); // everybody saw it go
}

TEST_CASE("with hidden hands nobody sees which modifier a player takes back, unless it lay on top")
{
    // 2023, "Empowerment": the card need not be shown
    State state = with_ability("plus-one-court", 12, {.cards = {"", "", "", "take-back-power"}, .hidden_hands = true});
    play(state, skip);
    // The modifier of an earlier round lies under the top one.
    state.shift.hand[0] = static_cast<std::uint16_t>(1U << named("minus-two-caballero"));
    state.shift.played[0] = static_cast<std::uint16_t>(hands[0] & ~unsigned{state.shift.hand[0]});
    play_all(state, {with(ActionKind::TakeCard, 4), act});
    const std::vector<Event> events = play(state, with(ActionKind::TakeBackModifier, named("plus-one")));
    CHECK(is_hidden_from(state.setup, events[0], 1));
    CHECK(view(state, 1).modifier_count[0] == 2);
    CHECK_FALSE(view(state, 1).modifiers[0].has_value());
    CHECK(view(state, 0).modifiers[0] == state.shift.hand[0]);
    // As far as the others know it could be either of the two that were played.
    bool other_one = false;
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
    {
        const State dealt = determinize(state, 1, Random(seed));
        REQUIRE_FALSE(validate_state(dealt).has_value());
        CHECK(dealt.shift.hand[1] == state.shift.hand[1]);
        other_one = other_one || (dealt.shift.hand[0] >> named("plus-one") & 1U) == 0;
    }
    // The top one is still there, so it was the other.
    CHECK_FALSE(other_one);
}

TEST_CASE("the dummy has no modifiers, and its value is taken")
{
    // 2023, "2-player game" with "Power Shift"; see src/rules/README.md
    Setup setup{.edition = Edition::Edition2023, .players = 2};
    setup.modules.insert(Module::PowerShift);
    State state = new_game(setup);
    play_all(state, {legal(state)[0]});
    play_all(state, {legal(state)[0], with(ActionKind::FirstBidder, 0)});
    const int value = state.bid[2];
    CHECK(state.shift.hand[2] == 0);
    CHECK(taken_sums(state).contains(value));
    if (legal(state).contains(bid_card(value)))
    {
        play(state, bid_card(value));
        CHECK(forbidden(state, skip) == Rule::MustGoOn);
    }
}

TEST_CASE("modifiers that opponents hold and passed are dealt again so that the question can be answered")
{
    Setup setup{.edition = Edition::Edition2023, .players = 5};
    setup.modules.insert(Module::PowerShift);
    setup.hidden_hands = true;
    State state = new_game(setup);
    for (int i = 0; i < 3; ++i)
    {
        play(state, legal(state)[1]);
    }
    const State dealt = determinize(state, 2, Random(5));
    CHECK(dealt.decision == Decision{Question::PassModifier, 0});
    CHECK(dealt.sealed.modifier(2) == state.sealed.modifier(2));
    CHECK_FALSE(dealt.sealed.is_given(0));
    CHECK(dealt.shift.hand[2] == state.shift.hand[2]);
    CHECK(dealt.shift.hand != state.shift.hand);
    CHECK_FALSE(validate_state(dealt).has_value());
    CHECK(determinize(dealt, 2, Random(5)) == dealt);
}
