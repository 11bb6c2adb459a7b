// The solver by counts against looking at every position, with Grand Inquisitor & the Colonies: cards that move and
// place, where spaces, claims and the Limit table decide what is possible.
#include "record/link/link.hpp"
#include "rules/game.hpp"
#include "rules/validation/validate_state.hpp"
#include "search/best_turns.hpp"
#include "search/budget.hpp"
#include "search/counts/count_ends.hpp"
#include "search/counts/overseas/fate.hpp"
#include "search/counts/overseas/posts.hpp"
#include "search/counts/playing.hpp"
#include "search/counts/reach.hpp"
#include "search/one_by_one.hpp"
#include "search/positions.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::test;
using search::Objective;

namespace
{

/// What the positions have in common.
enum class Counted : std::uint8_t
{
    Any,
    WithTable ///< it counts who is on the Limit table
};

bool has_counted_card(const State& state, Counted counted)
{
    const std::optional<search::Reach> reach = search::Reach::of(state);
    return reach && (counted == Counted::Any || reach->table() != nullptr);
}

/// With such a card given, any of the edition that is counted, or the one that was bid with; nothing if that is not, or
/// if a few are not.
std::optional<State> with_counted_card(const Sample& sample, Random& random, Counted counted)
{
    if (sample.before.decision.question != Question::TakeCard)
    {
        return has_counted_card(sample.state, counted) ? std::optional(sample.state) : std::nullopt;
    }
    std::vector<CardId> cards;
    for (const CardId id : cards_of(sample.before.setup.edition))
    {
        if (moves_or_places(id))
        {
            cards.push_back(id);
        }
    }
    for (int tries = 0; tries < 8; ++tries)
    {
        State state = sample.before;
        if (take_card(state, cards[random.below(static_cast<std::uint32_t>(cards.size()))])
            && state.decision.seat == state.active() && has_counted_card(state, counted))
        {
            return state;
        }
    }
    return std::nullopt;
}

constexpr std::array counted_objectives{Objective::OwnPoints, Objective::Lead, Objective::HoldRivals,
                                        Objective::LeadAfterScoring};

/// The same of a random position with a card that is counted.
Finding compare_one_by_one(Sample& sample, std::uint32_t most_positions, Counted counted = Counted::Any)
{
    const std::optional<State> state = with_counted_card(sample, sample.random, counted);
    if (!state)
    {
        return std::nullopt;
    }
    const Objective objective = counted_objectives[sample.random.below(counted_objectives.size())];
    sample.state = *state;
    return compared_one_by_one(*state, objective, most_positions);
}

/// Fails the test where something else is found with one of the objectives that are counted.
void check_one_by_one(const State& state)
{
    REQUIRE(search::Reach::of(state));
    for (const Objective objective : counted_objectives)
    {
        const std::optional<std::string> wrong = compared_one_by_one(state, objective, 400'000);
        REQUIRE(wrong);
        CHECK(*wrong == "");
    }
}

struct Figure
{
    Seat owner = nobody;
    Place place{};
    Disc disc{};
};

/// The first turn of a game of four, whose player has taken the card and has so many in court. The King is in Old
/// Castile, the Limit table in Aragon, the Inquisitor in the court of the next one; all others are in the Castillo,
/// from which nobody comes.
State first_with(std::string_view id, std::uint8_t court, const std::vector<Figure>& figures)
{
    State state = new_game({.edition = Edition::Colonies, .players = 4, .seed = 1});
    while (!begins_turn(state))
    {
        apply(state, legal(state)[0]);
    }
    const Seat first = state.active();
    const auto seat_of = [&](Seat number) { return static_cast<Seat>((first + number) % state.players()); };
    state.king = Place::OldCastile;
    state.colonies = {.table = Place::Aragon};
    state.colonies.inquisitor = seat_of(1);
    state.vetoes = state.old_vetoes = {};
    for (const Seat owner : state.owners_on_board())
    {
        int all = 0;
        for (auto& there : state.caballeros)
        {
            all += std::exchange(there[owner], std::uint8_t{0});
        }
        all += owner == first ? state.court[first] - court : 0;
        state.caballeros[index(Place::Castillo)][owner] = static_cast<std::uint8_t>(all);
    }
    state.court[first] = court;
    for (const Figure& one : figures)
    {
        const Seat owner = seat_of(one.owner);
        std::uint8_t& inside = state.caballeros[index(Place::Castillo)][owner];
        --(inside > 0 ? inside : state.province[owner]);
        ++state.caballeros[index(one.place)][owner];
        auto& french = state.colonies.french;
        const bool viceroy = one.place == Place::America && one.disc == Disc::None && state.colonies.viceroy == nobody;
        const bool captain = one.place == Place::Ship && one.disc == Disc::None && state.colonies.captain == nobody;
        if (one.place == Place::Aragon && free_table_spaces(state) > 0)
        {
            ++state.colonies.on_table[0][owner];
        }
        if (one.disc != Disc::None)
        {
            ++state.colonies.carriers[sea_index(one.place)][static_cast<std::size_t>(one.disc) - 1][owner];
        }
        auto* const space = one.place == Place::France ? std::find(french.begin(), french.end(), nobody)
                            : captain                  ? &state.colonies.captain
                            : viceroy                  ? &state.colonies.viceroy
                                                       : nullptr;
        if (space != nullptr)
        {
            *space = owner;
        }
    }
    REQUIRE_FALSE(validate_state(state));
    bool taken = false;
    for (const CardId one : cards_of(state.setup.edition))
    {
        taken = taken || (card(one).id == id && take_card(state, one));
    }
    REQUIRE(taken);
    return state;
}

/// So many of one owner.
std::vector<Figure> several(int count, Figure one)
{
    return std::vector<Figure>(static_cast<std::size_t>(count), one);
}

std::vector<Figure> together(std::vector<Figure> a, const std::vector<Figure>& b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

bool with_colonies(const Setup& setup)
{
    return has_colonies(setup);
}

/// Any card can be taken, or the one that was bid with is counted.
bool can_be_counted(const State& state)
{
    return !has_own_cards(state.setup) || search::Reach::of(state);
}

} // namespace

TEST_CASE("random positions with the colonies, few pieces: by counts is found what is found one by one", "[thorough]")
{
    for_positions(
        80, Thinned::All, [](Sample& sample) { return compare_one_by_one(sample, 40'000); }, can_be_counted,
        with_colonies);
}

TEST_CASE("random positions with the colonies, full boards: by counts is found what is found one by one", "[thorough]")
{
    for_positions(
        40, Thinned::Courts, [](Sample& sample) { return compare_one_by_one(sample, 100'000); }, can_be_counted,
        with_colonies);
}

TEST_CASE("random positions with the colonies, the Limit table full: by counts is found what is found one by one",
          "[thorough]")
{
    const auto is_full = [](const State& state)
    {
        const Seat inquisitor = state.colonies.inquisitor;
        return inquisitor != nobody && inquisitor != state.active() && is_region(state.colonies.table)
               && free_table_spaces(state) <= 1;
    };
    for_positions(
        16, Thinned::Table, [](Sample& sample) { return compare_one_by_one(sample, 100'000, Counted::WithTable); },
        is_full, with_colonies);
}

TEST_CASE("with the colonies: who takes a space can come from the place where all leave")
{
    check_one_by_one(first_with("move-five-from-one", 0, {{1, Place::Ship}, {0, Place::Ship}}));
}

TEST_CASE("with the colonies: nobody steps aside in France while it is full and all leave it")
{
    const State state =
        first_with("move-five-from-one", 0, {{0, Place::France}, {1, Place::France}, {2, Place::France}});
    check_one_by_one(state);
}

TEST_CASE("with the colonies: whoever steps off the full Limit table makes room for others")
{
    const std::vector<Figure> table = together({{0, Place::Aragon}}, several(9, {2, Place::Aragon}));
    for (const int waiting : {0, 1, 3})
    {
        const auto standing = together(table, several(waiting, {3, Place::Aragon}));
        const std::uint8_t court = waiting == 0 ? 1 : 0;
        check_one_by_one(first_with("move-four-own", court, together(standing, {{0, Place::Valencia}})));
    }
}

TEST_CASE("with the colonies: a table with a free space is full for a while before somebody steps off it")
{
    const std::vector<Figure> table = together({{0, Place::Aragon}}, several(8, {2, Place::Aragon}));
    check_one_by_one(first_with("move-four-own", 1, together(table, several(2, {0, Place::Valencia}))));
}

TEST_CASE("with the colonies: who waits for a space of the table cannot have the disc that somebody brings to Spain")
{
    const std::vector<Figure> table = together({{1, Place::Aragon}}, several(9, {0, Place::Aragon}));
    const std::vector<Figure> at_sea{{2, Place::Ship}, {1, Place::Mediterranean, Disc::Wares}};
    check_one_by_one(first_with("move-three-foreign", 0, together(table, at_sea)));
}

TEST_CASE("with the colonies: others leave the place from which a disc is brought, too")
{
    const std::vector<Figure> figures{{1, Place::Mediterranean, Disc::Wares}, {2, Place::Mediterranean}};
    check_one_by_one(first_with("move-five-from-one", 0, figures));
}

TEST_CASE("with the colonies: who goes into the Castillo is moved there, as nobody can be moved on then")
{
    State state = first_with("move-four-own", 1, {{0, Place::Valencia}});
    state.king = Place::Seville; // by the sea
    const std::optional<search::Reach> reach = search::Reach::of(state);
    REQUIRE(reach);
    search::NetChange change;
    for (const Place place : reach->places())
    {
        change.posts[index(place)] = search::posts_at(state, place).packed();
    }
    change.by_place[index(Place::Valencia)][state.active()] = -1;
    change.by_place[index(Place::Castillo)][state.active()] = 1;
    change.by_place[index(Place::Ship)][state.active()] = 1;
    const search::ActionSequence actions = search::actions_for(state, *reach, change);
    CHECK(actions.size() == 4); // act, lift, drop, place
}

TEST_CASE("with the colonies: an action that places cannot begin once the court is empty")
{
    State state = first_with("place-two-or-move-own", 1, {{0, Place::Mediterranean}});
    state.colonies.unclaimed = {0, 1};
    check_one_by_one(state);
}

TEST_CASE("with the colonies: who makes room in France for one with a disc is moved, too")
{
    const std::vector<Figure> figures{{0, Place::France}, {0, Place::Valencia}, {2, Place::Mediterranean, Disc::Wares}};
    check_one_by_one(first_with("move-three-any", 0, figures));
}

TEST_CASE("with the colonies: who comes to the region that all leave is placed there, and none is left to be moved")
{
    State state = first_with("place-two-or-move-own", 1, {{0, Place::Ship}});
    state.colonies.captain = nobody;
    state.king = Place::Seville; // by the sea
    check_one_by_one(state);
}

TEST_CASE("with the colonies: one more may come to the Limit table than it has spaces")
{
    const std::vector<Figure> table = together(several(3, {0, Place::Aragon}), several(5, {2, Place::Aragon}));
    const State state = first_with("move-three-foreign", 0, together(table, several(3, {1, Place::Valencia})));
    const std::optional<search::Reach> reach = search::Reach::of(state);
    REQUIRE(reach);
    CHECK(reach->table() != nullptr);
    check_one_by_one(state);
}

TEST_CASE("with the colonies: who comes to Spain beside one with a disc can go first where spaces are exchanged")
{
    const std::vector<Figure> figures{
        {1, Place::Mediterranean, Disc::Wares}, {1, Place::Mediterranean}, {1, Place::Ship}, {2, Place::France}};
    const State state = first_with("move-four-any", 0, figures);
    CHECK(compared_one_by_one(state, Objective::OwnPoints, 2'000'000).value_or("not compared") == "");
}

TEST_CASE("with the colonies: who leaves a space near the King cannot leave once more to make room for one placed last")
{
    State state = first_with("move-three-any", 2, {{0, Place::France}, {2, Place::Ship}});
    state.king = Place::Catalonia; // by the sea and beside France
    CHECK(compared_one_by_one(state, Objective::OwnPoints, 2'000'000).value_or("not compared") == "");
}

TEST_CASE("with the colonies: a Viceroy can still resign after the Limit table is filled")
{
    // A Viceroy does not count in the majority; the Grande there makes more of it than a Viceroy brings.
    const auto table = together(several(10, {2, Place::Aragon}), several(4, {3, Place::Aragon}));
    State state = first_with("move-three-foreign", 0, together(table, {{0, Place::America}}));
    REQUIRE(state.colonies.viceroy == state.active());
    state.grande[state.active()] = Place::America;
    state.colonies.unclaimed = {1, 0};
    CHECK(compared_one_by_one(state, Objective::OwnPoints, 400'000).value_or("not compared") == "");
}

TEST_CASE("with the colonies: nobody is placed in a full France to be moved on from there")
{
    State state = first_with("move-five-from-one", 1, {{1, Place::France}, {2, Place::France}, {3, Place::France}});
    CHECK(search::Reach::of(state));
    state.king = Place::Catalonia; // beside France
    CHECK_FALSE(search::Reach::of(state));
}

TEST_CASE("with the colonies: who has brought a disc to Spain and goes on waits for no space that is left")
{
    const State state =
        first_with("move-three-any", 0, {{0, Place::Ship}, {1, Place::Mediterranean, Disc::Wares}, {2, Place::France}});
    const Seat player = state.active();
    const auto bringer = static_cast<Seat>((player + 1) % state.players());
    for (const search::Reach& reach : search::Reach::apart(state))
    {
        if (!reach.fate().is_delivered())
        {
            continue;
        }
        search::NetChange change;
        const State board = search::with_fate(state, reach.fate());
        for (const Place place : reach.places())
        {
            change.posts[index(place)] = search::posts_at(board, place).packed();
        }
        change.posts[index(Place::Ship)] = search::Posts{.holders = {bringer, nobody, nobody}}.packed();
        change.by_place[index(Place::Ship)][player] = -1;
        change.by_place[index(Place::Ship)][bringer] = 1;
        change.by_place[index(Place::Valencia)][player] = 1;          // where the court reaches
        CHECK(search::actions_for(state, reach, change).size() == 7); // act, three moves
        return;
    }
    FAIL("no disc is brought");
}

TEST_CASE("with the colonies: who comes to Spain beside one with a disc leaves a space to somebody placed")
{
    const std::vector<Figure> at_sea{{1, Place::Mediterranean, Disc::Wares}, {1, Place::Ship}};
    State state = first_with("move-three-foreign", 1, together(at_sea, {{2, Place::France}, {3, Place::Valencia}}));
    state.king = Place::Seville; // by the sea
    CHECK(compared_one_by_one(state, Objective::OwnPoints, 2'000'000).value_or("not compared") == "");
}

TEST_CASE("with the colonies: one with a disc who waits for a space of the table opens no ring of others")
{
    const std::vector<Figure> figures{{1, Place::Mediterranean, Disc::Wares}, {1, Place::Ship}, {2, Place::France}};
    const State state = first_with("move-four-any", 0, together(figures, several(10, {3, Place::Aragon})));
    CHECK(compared_one_by_one(state, Objective::OwnPoints, 4'000'000).value_or("not compared") == "");
}

TEST_CASE("with the colonies: nothing is counted where one with a disc can wait for the Limit table in France")
{
    // Whoever leaves a full table can wait for that space of France.
    for (const int on_table : {9, 10})
    {
        const auto table = several(on_table, {3, Place::Aragon});
        State state = first_with("move-three-foreign", 0, together({{1, Place::France}, {2, Place::Ship}}, table));
        state.colonies.french_disc[0] = Disc::Wares;
        CHECK(search::Reach::apart(state).empty() == (on_table == 10));
        CHECK(compared_one_by_one(state, Objective::OwnPoints, 400'000).value_or("") == "");
    }
}

TEST_CASE("with the colonies: one can be placed in France after the Limit table is filled")
{
    const auto table = together(several(10, {2, Place::Aragon}), several(4, {3, Place::Aragon}));
    State state = first_with("move-three-foreign", 1, together(table, several(2, {1, Place::Valencia})));
    state.king = Place::Catalonia; // beside France
    const std::vector<search::Reach> all = search::Reach::apart(state);
    CHECK(std::any_of(all.begin(), all.end(),
                      [](const search::Reach& reach)
                      { return reach.ending() == search::Ending::QuestionBeforePlacing; }));
    CHECK(compared_one_by_one(state, Objective::OwnPoints, 400'000).value_or("not compared") == "");
}

TEST_CASE("with the colonies: who has brought a disc to Spain can go on from there")
{
    State state = first_with("move-two-own-two-foreign", 0, {{1, Place::Ship, Disc::Gold}, {2, Place::France}});
    state.colonies.unclaimed = {2, 1};
    check_one_by_one(state);
}

TEST_CASE("with the colonies: a search ends soon when it is cancelled, also while ends are counted")
{
    const auto opened =
        record::open_link("p1.p4VOCpZQGc-TyxoOpKoDIl0LaEMaHuwB3gsx6RRSYOqsaoQK0oQt-_BnT7N1a-vVButbvXr6iIoJg"
                          "2E2WlS52ZGrjJ3nLhoKgGHvLGwaLo3ToeAWl5rBK2JBk0WuepQkOrJDi-BV");
    REQUIRE(opened.ok());
    State state = std::get<record::OpenedPosition>(*opened).state;
    REQUIRE(take_card(state, card_named(state.setup.edition, "move-four-any")));
    int asked = 0;
    search::Limits limits{.most_positions = 100'000'000};
    limits.cancelled = [&asked] { return ++asked > 3; };
    search::Budget budget(limits);
    for (const search::Reach& reach : search::Reach::apart(state))
    {
        search::count_ends(state, reach, budget); // eighteen million sums
    }
    CHECK(asked == 4);
    CHECK(budget.is_over());
    CHECK(budget.sums() < 100'000);
    asked = 0;
    const search::BestTurns found = search::best_turns(state, Objective::OwnPoints, limits);
    CHECK_FALSE(found.exact);
    CHECK(asked == 5); // once more where positions are looked at
    CHECK(found.positions < 2'000);
}
