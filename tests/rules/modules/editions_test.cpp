// Differences between the editions, each tested with the cards of both in the same position.
#include "rules/examples/examples.hpp"

#include "rules/cards/stacks.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

Start in(Edition edition, Start start)
{
    start.edition = edition;
    return start;
}

/// Seat 0 has laid down a Veto; seat 1 has taken the card of `stack`.
State against_veto(Start start, int stack)
{
    start.cards[1] = "veto";
    State state = after_taking(start, 2);
    play_all(state, {act, done});
    REQUIRE(state.vetoes[0] == 1);
    play(state, with(ActionKind::TakeCard, stack));
    return state;
}

const Start three_fours{.cards = {"", "", "score-fours", ""},
                        .groups = {{Place::Galicia, 1, 1}, {Place::Catalonia, 1, 1}, {Place::Seville, 1, 1}}};

} // namespace

TEST_CASE("a region of your choice can be the Castillo in the classic game, but not in later editions")
{
    // classic 1996, stacks 2 and 3; Big Box, Special Scoring, and 2023, Score regions: the Castillo is no region
    for (const Edition edition : {Edition::Classic, Edition::BigBox, Edition::Edition2023})
    {
        State state = after_taking(in(edition, {.cards = {"", "score-chosen-2", "", ""}}), 2);
        play(state, act);
        const auto regions = places_of(state, ActionKind::ScorePlace);
        const bool castillo = std::find(regions.begin(), regions.end(), Place::Castillo) != regions.end();
        CHECK(castillo == (edition == Edition::Classic));
        CHECK(regions.size() == (castillo ? 10U : 9U));
        if (!castillo)
        {
            CHECK(forbidden(state, at(ActionKind::ScorePlace, Place::Castillo)) == Rule::NotARegion);
        }
    }
}

TEST_CASE("two extra caballeros may be thrown into the Castillo, but not by the Militia")
{
    // classic 1996, stack 1; Big Box, stack 1; 2023, Militia
    for (const Edition edition : {Edition::Classic, Edition::BigBox, Edition::Edition2023})
    {
        State state = after_taking(in(edition, {.cards = {"place-two-anywhere", "", "", ""}}), 1);
        play(state, act);
        const auto places = places_of(state, ActionKind::Place);
        const bool castillo = std::find(places.begin(), places.end(), Place::Castillo) != places.end();
        CHECK(castillo == (edition != Edition::Edition2023));
        CHECK(places.size() == (castillo ? 9U : 8U));
        if (!castillo)
        {
            CHECK(forbidden(state, place(Place::Castillo)) == Rule::NotARegion);
        }
    }
}

TEST_CASE("the card that dismisses one caballero each takes one of its own player in the classic game only")
{
    // classic 1996, stack 2; Big Box, stack 2: "of each opponent (not yourself)"
    for (const Edition edition : {Edition::Classic, Edition::BigBox})
    {
        State state = after_taking(in(edition, {.players = 2,
                                                .cards = {"", "dismiss-one-each", "", ""},
                                                .groups = {{Place::Galicia, 0, 1}, {Place::Galicia, 1, 1}}}),
                                   2);
        play_all(state, {act, {ActionKind::Dismiss, 1, Place::Galicia}});
        if (edition == Edition::Classic)
        {
            CHECK(state.decision == Decision{Question::Dismiss, 0});
        }
        else
        {
            CHECK(state.decision == Decision{Question::Place, 0});
            CHECK(count(state, Place::Galicia, 0) == 1);
        }
    }
}

TEST_CASE("the active player chooses the order of several scored regions in the Big Box")
{
    // Big Box, All stack 3 cards; the classic game scores along the track
    State classic = against_veto(three_fours, 3);
    play(classic, act);
    CHECK(classic.progress.step == at(ActionKind::ScorePlace, Place::Galicia));

    State state = against_veto(in(Edition::BigBox, three_fours), 3);
    play(state, act);
    REQUIRE(state.decision == Decision{Question::ScorePlace, 1});
    CHECK(places_of(state, ActionKind::ScorePlace) == std::vector{Place::Galicia, Place::Catalonia, Place::Seville});
    play_all(state, {at(ActionKind::ScorePlace, Place::Seville), allow});
    CHECK(state.score[1] == 4);
    REQUIRE(state.decision == Decision{Question::ScorePlace, 1});
    CHECK(places_of(state, ActionKind::ScorePlace) == std::vector{Place::Galicia, Place::Catalonia});
    // The last one is placed without a choice.
    play_all(state, {at(ActionKind::ScorePlace, Place::Catalonia), allow});
    CHECK(state.decision == Decision{Question::Veto, 0});
    CHECK(state.progress.step == at(ActionKind::ScorePlace, Place::Galicia));
}

TEST_CASE("the order is not asked for where it makes no difference, nor for the card that scores first ranks only")
{
    // Big Box, stack 3: "Follow the scoring key" for the card of the first ranks
    State state = after_taking(in(Edition::BigBox, three_fours), 3);
    const auto events = play(state, act);
    CHECK(scored(events) == std::vector{Place::Galicia, Place::Catalonia, Place::Seville});

    State firsts = against_veto(in(Edition::BigBox, {.cards = {"", "", "score-first-ranks", ""}}), 3);
    play(firsts, act);
    CHECK(firsts.progress.step == at(ActionKind::ScorePlace, Place::Galicia));
}

TEST_CASE("the court is filled up from the regions when the province runs short, in later editions")
{
    // classic and expansions, The Court; Big Box, The Court; 2023, special case of taking
    // caballeros
    const Start start{.cards = {"", "", "", "reinforce-court"},
                      .groups = {{Place::Galicia, 0, 3}, {Place::Seville, 0, 2}},
                      .court = {24, 7, 7, 7}};
    for (const Edition edition : {Edition::Classic, Edition::BigBox, Edition::Edition2023})
    {
        State state = after_taking(in(edition, start), 4);
        REQUIRE(state.province[0] == 1);
        play(state, act);
        if (edition == Edition::Classic)
        {
            CHECK(state.court[0] == 25);
            CHECK(state.decision == Decision{Question::Place, 0});
            continue;
        }
        REQUIRE(state.decision == Decision{Question::Recall, 0});
        CHECK(state.court[0] == 25);
        State content = state;
        play(content, done);
        CHECK(content.court[0] == 25);
        CHECK(content.decision == Decision{Question::Place, 0});
        play(state, at(ActionKind::Recall, Place::Galicia));
        CHECK(state.court[0] == 26);
        CHECK(count(state, Place::Galicia, 0) == 2);
        CHECK(state.decision == Decision{Question::Place, 0});
    }
}

TEST_CASE("fewer than two may come to the court in the Big Box, but not in 2023")
{
    // Big Box, The Court; 2023, Special action: as much as possible
    const Start start{.cards = {"", "", "", "reinforce-court"}};
    State state = after_taking(in(Edition::BigBox, start), 4);
    play(state, act);
    REQUIRE(state.decision == Decision{Question::Recruit, 0});
    CHECK(legal(state).size() == 2);
    play(state, with(ActionKind::Recruit, 1));
    CHECK(state.court[0] == 8);
    CHECK(state.decision == Decision{Question::Place, 0});

    State all = after_taking(in(Edition::Edition2023, start), 4);
    play(all, act);
    CHECK(all.court[0] == 9);
}

TEST_CASE("eviction: a disk with the King's region or the one to be left sends to the court, or cannot be set")
{
    // classic 1996, Movement; Big Box, Eviction; 2023, Coup: "to another region"
    for (const Edition edition : {Edition::Classic, Edition::BigBox, Edition::Edition2023})
    {
        State state = after_taking(
            in(edition, {.players = 3, .cards = {"", "", "", "evict"}, .groups = {{Place::Granada, 1, 2}}}), 4);
        play_all(state, {act, at(ActionKind::EvictFrom, Place::Granada)});
        REQUIRE(state.decision == Decision{Question::SetDisk, 1});
        const auto regions = places_of(state, ActionKind::SetDisk);
        if (edition == Edition::Edition2023)
        {
            CHECK(regions.size() == 7);
            CHECK(forbidden(state, disk(Place::Valencia)) == Rule::KingsRegionTaboo);
            CHECK(forbidden(state, disk(Place::Granada)) == Rule::SamePlace);
            play(state, disk(Place::Seville));
            CHECK(count(state, Place::Seville, 1) == 2);
        }
        else
        {
            CHECK(regions.size() == 9);
            play(state, disk(Place::Valencia));
            CHECK(state.court[1] == 9);
        }
    }
}

TEST_CASE("2023: a Veto stops the whole special action when it is announced, and nothing later")
{
    // 2023, Veto: "You cannot cancel a Special action if it has already begun"
    const Start start{.edition = Edition::Edition2023,
                      .modules = Modules(1U << static_cast<unsigned>(Module::FirstVeto)),
                      .cards = {"move-four-any", "", "", ""},
                      .groups = {{Place::Granada, 2, 4}}};
    State state = against_veto(start, 1);
    play(state, act);
    REQUIRE(state.decision == Decision{Question::Veto, 0});
    CHECK(state.progress.step == with(ActionKind::Act, 0));
    SECTION("it is prevented")
    {
        play(state, veto);
        CHECK(state.vetoes[0] == 0);
        CHECK(state.decision == Decision{Question::Place, 1});
    }
    SECTION("it is let pass, and cannot be stopped any more")
    {
        play(state, allow);
        play_all(state, {lift(2, Place::Granada), drop(Place::Seville), lift(2, Place::Granada), drop(Place::Galicia)});
        CHECK(state.decision == Decision{Question::Lift, 1});
        CHECK(state.vetoes[0] == 1);
    }
}

TEST_CASE("Old Hands: a random card of the stack stays in the box for each that is added")
{
    // 2023, Alternative Action cards for "Old Hands", Setup, example (N20)
    Setup setup;
    setup.edition = Edition::Edition2023;
    setup.players = 4;
    const Setup without = setup;
    for (const Module module : {Module::Rivalries, Module::Delegation, Module::FirstVeto, Module::SecondVeto})
    {
        setup.modules.insert(module);
    }
    PerSeat<int> boxed_before{};
    for (std::uint64_t seed = 0; seed < 200; ++seed)
    {
        setup.seed = seed;
        const State state = new_game(setup);
        const std::array removed{1, 2, 0, 1};
        for (int stack = 1; stack <= static_cast<int>(removed.size()); ++stack)
        {
            const StackShape shape = stack_shape(setup, stack);
            const auto cards = deck(state, stack);
            CHECK(shape.size == stack_shape(without, stack).size);
            CHECK(shape.boxed == removed[static_cast<std::size_t>(stack - 1)]);
            const auto added = std::count_if(cards.begin(), cards.begin() + shape.size,
                                             [](CardId id) { return !card(id).modules.empty(); });
            CHECK(added == shape.boxed);
        }
        CHECK_FALSE(validate_state(state).has_value());
        boxed_before[card(deck(state, 1)[10]).id == "move-five-from-one" ? 0 : 1] += 1;
    }
    // Two of the ten cards of stack 1 are of that kind.
    CHECK(boxed_before[0] > 15);
    CHECK(boxed_before[0] < 70);
}

TEST_CASE("a module or option of another edition, or one that does not go with the players, is refused by its name")
{
    Setup setup;
    setup.modules.insert(Module::Rivalries);
    CHECK(validate_setup(setup) == "modules: not of this edition");
    setup.edition = Edition::Edition2023;
    CHECK_FALSE(validate_setup(setup).has_value());
    setup.modules.insert(Module::SecondVeto);
    CHECK(validate_setup(setup) == "modules: the second Veto requires the first");
    setup.modules = {};
    setup.modules.insert(Module::FourStacks);
    CHECK(validate_setup(setup) == "modules: four stacks are for 3 players only");
    setup.players = 3;
    CHECK_FALSE(validate_setup(setup).has_value());
    setup.vetoes = false;
    CHECK(validate_setup(setup) == "vetoes: in this edition they are modules");
    setup.vetoes = true;
    setup.spares_own = true;
    CHECK(validate_setup(setup) == "spares own: only for the classic edition");
}

TEST_CASE("the documentation lists every reconstructed card")
{
    std::ifstream file("data/cards/README.md");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (const Card& row : catalogue())
    {
        if (row.provenance != Provenance::RuleBook || !row.filled_in.empty())
        {
            INFO(row.id);
            CHECK(text.find("\n- `" + std::string(row.id) + "` (") != std::string::npos);
        }
    }
}

TEST_CASE("everything that no source gives is marked in the catalogues of 2023 and of the expansions")
{
    const auto unsure = [](const Card& row)
    { return row.provenance != Provenance::RuleBook || !row.filled_in.empty(); };
    int in_2023 = 0;
    const EditionRow& edition = edition_row(Edition::Edition2023);
    for (const Card& row : catalogue().subspan(edition.first_card, edition.card_count))
    {
        in_2023 += unsure(row) ? 1 : 0;
        // The rule book gives numbers of copies for the King card and the Old Hands only: three of the ten cards of New
        // Regency could be second copies of others.
        const bool regency = row.modules.contains(Module::NewRegency);
        const bool sure = !regency && (row.stack == king_stack || !row.modules.empty());
        const bool told = row.provenance == Provenance::RuleBook;
        INFO(row.id);
        CHECK((told && !row.filled_in.contains(Guess::Copies)) == sure);
        // The same holds for whether the cards of New Regency place 5, although they are stack 5.
        CHECK((!told || row.filled_in.contains(Guess::Places)) == (regency || !told));
        CHECK(row.filled_in.contains(Guess::Title) == (row.id == "move-four-own"));
    }
    // No source says how many caballeros the own cards bring; of the colonies' cards only the Inquisitor's is known.
    const EditionRow& intrigue = edition_row(Edition::Intrigue);
    for (const Card& row : catalogue().subspan(intrigue.first_card, intrigue.deck_size))
    {
        INFO(row.id);
        CHECK(unsure(row));
    }
    const EditionRow& colonies = edition_row(Edition::Colonies);
    for (const Card& row : catalogue().subspan(colonies.first_added, colonies.added_count))
    {
        INFO(row.id);
        CHECK(unsure(row) == (row.stack != inquisitor_stack));
    }
    // No source shows a card of Grandissimo.
    const EditionRow& grandissimo = edition_row(Edition::Grandissimo);
    for (const Card& row : catalogue().subspan(grandissimo.first_added, grandissimo.added_count))
    {
        INFO(row.id);
        CHECK(unsure(row));
    }
    CHECK(in_2023 > 0);
    // Pictured with their stacks on pages 2, 6 and 10; the stacks of the others follow from the older editions.
    for (const std::string_view id :
         {"place-two-anywhere", "place-two-or-move-own", "move-three-foreign", "move-two-own-two-foreign",
          "move-four-own", "return-three-any", "disk-return-all", "score-castillo", "evict", "take-back-power",
          "move-grande", "score-unique-disks"})
    {
        INFO(id);
        CHECK(card(card_named(Edition::Edition2023, id)).filled_in.contains(Guess::Stack));
    }
    for (const std::string_view id :
         {"move-five-from-one", "score-chosen-2", "score-fours", "score-fives", "move-board"})
    {
        INFO(id);
        CHECK_FALSE(card(card_named(Edition::Edition2023, id)).filled_in.contains(Guess::Stack));
    }
}
