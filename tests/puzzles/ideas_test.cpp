// The ideas of puzzles: positions before and after a turn that have an idea, and ones that just lack it; and the first
// puzzles of the collection, which teach one idea each.
#include "puzzles/ideas.hpp"

#include "puzzles/criteria.hpp"
#include "record/link/link.hpp"
#include "rules/game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <fstream>
#include <set>
#include <string>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::puzzles;

namespace
{

constexpr Seat me = 0;
constexpr Seat rival = 1;
constexpr Seat other = 2;

/// Caballeros in a place by seat: mine, those of the rival and of the other.
struct Stands
{
    Place place{};
    std::array<std::uint8_t, 3> caballeros{};
};

/// An empty board of a game of four in the turn of `me`, with all Grandes and the King in Galicia.
State empty_board()
{
    Setup setup;
    setup.players = 4;
    State state = new_game(setup);
    state.caballeros = {};
    state.king = Place::Galicia;
    state.grande = for_each_seat(Place::Galicia);
    state.turn_order = {me, rival, other, Seat{3}, nobody};
    state.turns_done = 0;
    state.decision = {Question::PlaceOrAct, me};
    return state;
}

State with_caballeros(std::initializer_list<Stands> stands)
{
    State state = empty_board();
    for (const Stands& one : stands)
    {
        for (std::size_t seat = 0; seat < one.caballeros.size(); ++seat)
        {
            state.caballeros[index(one.place)][seat] = one.caballeros[seat];
        }
    }
    return state;
}

bool has(Idea idea, const State& before, const State& after, const std::vector<Action>& actions = {},
         Objective objective = Objective::OwnPoints)
{
    return ideas_of_turn(before, actions, after, objective).contains(idea);
}

/// True if a turn that changes the caballeros of Aragon from `before` to `after` has the idea.
bool has_in_aragon(Idea idea, std::array<std::uint8_t, 3> before, std::array<std::uint8_t, 3> after)
{
    return has(idea, with_caballeros({{Place::Aragon, before}}), with_caballeros({{Place::Aragon, after}}));
}

constexpr Action placing_in(Place place)
{
    return {.kind = ActionKind::Place, .place = place};
}

/// Returns a game of four at its first question for an action card.
State first_choice_of_card()
{
    State state = new_game({});
    while (state.decision.question != Question::TakeCard)
    {
        apply(state, legal(state)[0]);
    }
    return state;
}

/// A puzzle of the collection that teaches an idea.
struct Teacher
{
    std::string idea;
    record::Puzzle puzzle;
};

/// Returns the text value of a field in a line of the collection, which is one puzzle; "" if there is no such field.
std::string field_in(const std::string& line, const std::string& name)
{
    const std::string begin = "\"" + name + "\": \"";
    const std::size_t at = line.find(begin);
    const std::size_t from = at + begin.size();
    return at == std::string::npos ? "" : line.substr(from, line.find('"', from) - from);
}

/// Returns the puzzles that teach an idea.
std::vector<Teacher> teachers()
{
    std::ifstream file("data/puzzles/collection.json");
    REQUIRE(file.is_open());
    std::vector<Teacher> all;
    for (std::string line; std::getline(file, line);)
    {
        const std::string idea = field_in(line, "teaches");
        if (!idea.empty())
        {
            const auto opened = record::open_link(field_in(line, "link"));
            REQUIRE(opened.ok());
            all.push_back({idea, std::get<record::Puzzle>(*opened)});
        }
    }
    return all;
}

} // namespace

TEST_CASE("every idea has an id, and is found by it")
{
    std::set<std::string_view> ids;
    for (const Idea idea : every_idea)
    {
        CHECK(idea_named(idea_id(idea)) == idea);
        ids.insert(idea_id(idea));
    }
    CHECK(ids.size() == every_idea.size());
    CHECK_FALSE(idea_named("tie").has_value());
}

TEST_CASE("sets of ideas are cut and subtracted, and hold no unknown bits")
{
    Ideas left;
    left.insert(Idea::King);
    left.insert(Idea::Home);
    Ideas right;
    right.insert(Idea::King);
    CHECK((left & right) == right);
    CHECK((left - right).contains(Idea::Home));
    CHECK((left - right).size() == 1);
    CHECK((right - left).empty());
    CHECK(Ideas(~0U).size() == idea_count);
}

TEST_CASE("a tie on purpose reaches the number of a rival who was alone first")
{
    CHECK(has_in_aragon(Idea::TieOnPurpose, {1, 3, 0}, {3, 3, 0}));
    CHECK_FALSE(has_in_aragon(Idea::TieOnPurpose, {1, 3, 0}, {4, 3, 0})); // wins instead
    CHECK_FALSE(has_in_aragon(Idea::TieOnPurpose, {1, 3, 3}, {3, 3, 3})); // nobody was alone first
    CHECK_FALSE(has_in_aragon(Idea::TieOnPurpose, {3, 4, 0}, {3, 3, 0})); // the rival comes down to the player
}

TEST_CASE("a region is taken from a rival who was alone first")
{
    CHECK(has_in_aragon(Idea::TakeRegion, {1, 3, 0}, {4, 3, 0}));
    CHECK_FALSE(has_in_aragon(Idea::TakeRegion, {1, 3, 0}, {3, 3, 0}));
    CHECK_FALSE(has_in_aragon(Idea::TakeRegion, {0, 0, 0}, {1, 0, 0})); // it was nobody's
}

TEST_CASE("a rank is taken from a rival who keeps the caballeros")
{
    CHECK(has_in_aragon(Idea::TakeRank, {0, 2, 5}, {3, 2, 5}));
    CHECK_FALSE(has_in_aragon(Idea::TakeRank, {0, 2, 5}, {1, 2, 5})); // below the rival
    CHECK_FALSE(has_in_aragon(Idea::TakeRank, {3, 2, 5}, {3, 0, 5})); // by sending the rival away
    CHECK_FALSE(has_in_aragon(Idea::TakeRank, {0, 2, 0}, {3, 2, 0})); // the first place, not a lower one
}

TEST_CASE("a single caballero takes a lower place that pays")
{
    CHECK(has_in_aragon(Idea::LastRank, {0, 3, 0}, {1, 3, 0}));
    CHECK_FALSE(has_in_aragon(Idea::LastRank, {0, 3, 0}, {2, 3, 0})); // two
    CHECK_FALSE(has_in_aragon(Idea::LastRank, {0, 0, 0}, {1, 0, 0})); // the first place
    CHECK_FALSE(has_in_aragon(Idea::LastRank, {1, 3, 0}, {1, 3, 0})); // was there already
}

TEST_CASE("a rival who is sent away is paid less")
{
    CHECK(has_in_aragon(Idea::SendAway, {2, 3, 0}, {2, 1, 0}));
    CHECK_FALSE(has_in_aragon(Idea::SendAway, {2, 5, 0}, {2, 4, 0})); // stays first
}

TEST_CASE("a rival is used if another one is paid less by the rival's new caballeros")
{
    CHECK(has_in_aragon(Idea::UseRival, {0, 2, 3}, {0, 4, 3}));
    CHECK_FALSE(has_in_aragon(Idea::UseRival, {0, 2, 5}, {0, 3, 5})); // nobody loses
    CHECK_FALSE(has_in_aragon(Idea::UseRival, {0, 2, 3}, {9, 4, 3})); // the player does it alone
}

TEST_CASE("the Castillo counts once, or again by the secret disk in a general scoring")
{
    const State before = empty_board();
    const State after = with_caballeros({{Place::Castillo, {2, 0, 0}}});
    CHECK(has(Idea::Castillo, before, after));
    CHECK_FALSE(has(Idea::SecretDisk, before, after));
    CHECK(has(Idea::SecretDisk, before, after, {}, Objective::LeadAfterScoring));
    CHECK_FALSE(has(Idea::Castillo, before, after, {}, Objective::LeadAfterScoring));
    CHECK_FALSE(has(Idea::Castillo, after, after));
}

TEST_CASE("the King brings a bonus where he comes, and takes it from where he leaves")
{
    const std::vector<Action> actions{{.kind = ActionKind::MoveKing, .place = Place::Aragon}};
    State before = with_caballeros({{Place::Galicia, {0, 2, 0}}, {Place::Aragon, {2, 0, 0}}});
    State after = before;
    after.king = Place::Aragon;
    CHECK(has(Idea::King, before, after, actions));
    CHECK(has(Idea::KingAway, before, after, actions));
    CHECK_FALSE(has(Idea::King, before, before, actions));
    CHECK_FALSE(has(Idea::KingAway, before, before, actions));
    after.king = Place::Valencia; // where nobody has caballeros
    CHECK_FALSE(has(Idea::King, before, after, actions));
    before.caballeros[index(Place::Galicia)] = {};
    CHECK_FALSE(has(Idea::KingAway, before, after, actions));
}

TEST_CASE("the bonus of the home region is won if it was not paid before")
{
    const State before = with_caballeros({{Place::Galicia, {1, 2, 0}}});
    const State won = with_caballeros({{Place::Galicia, {3, 2, 0}}});
    CHECK(has(Idea::Home, before, won));
    CHECK_FALSE(has(Idea::Home, won, won));
    CHECK_FALSE(has(Idea::Home, before, with_caballeros({{Place::Galicia, {2, 2, 0}}})));
}

TEST_CASE("Grandes and mobile scoreboards are moved by their actions only")
{
    const State board = empty_board();
    CHECK(has(Idea::MoveGrande, board, board, {{.kind = ActionKind::MoveGrande, .place = Place::Aragon}}));
    CHECK(has(Idea::MoveBoard, board, board, {{.kind = ActionKind::MoveBoard, .place = Place::Aragon}}));
    CHECK_FALSE(has(Idea::MoveGrande, board, board, {{.kind = ActionKind::MoveKing, .place = Place::Aragon}}));
    CHECK_FALSE(has(Idea::MoveBoard, board, board, {{.kind = ActionKind::MoveKing, .place = Place::Aragon}}));
}

TEST_CASE("a surplus leaves a region where the player stays alone first")
{
    const std::vector<Action> actions{{.kind = ActionKind::Lift, .place = Place::Aragon},
                                      {.kind = ActionKind::Drop, .place = Place::Valencia}};
    const State before = with_caballeros({{Place::Aragon, {4, 2, 0}}});
    const State after = with_caballeros({{Place::Aragon, {3, 2, 0}}, {Place::Valencia, {1, 0, 0}}});
    CHECK(has(Idea::Surplus, before, after, actions));
    CHECK_FALSE(has(Idea::Surplus, with_caballeros({{Place::Aragon, {3, 2, 0}}}),
                    with_caballeros({{Place::Aragon, {2, 2, 0}}}), actions)); // no longer alone
}

TEST_CASE("a spread puts one caballero into each of three regions")
{
    const State before = empty_board();
    const Stands aragon{Place::Aragon, {1, 0, 0}};
    const Stands seville{Place::Seville, {1, 0, 0}};
    CHECK(has(Idea::Spread, before, with_caballeros({aragon, seville, {Place::Valencia, {1, 0, 0}}})));
    CHECK_FALSE(has(Idea::Spread, before, with_caballeros({aragon, seville, {Place::Valencia, {2, 0, 0}}})));
    CHECK_FALSE(has(Idea::Spread, before, with_caballeros({aragon, seville})));
}

TEST_CASE("small regions are preferred if all is placed there although a large one was open")
{
    State before = empty_board();
    before.king = Place::NewCastile; // next to Seville (4 for the first place) and Granada (6), but not to Galicia (4)
    const Action into_seville = placing_in(Place::Seville);
    CHECK(has(Idea::SmallRegions, before, before, {into_seville, placing_in(Place::Galicia)}));
    CHECK_FALSE(has(Idea::SmallRegions, before, before, {into_seville}));
    CHECK_FALSE(has(Idea::SmallRegions, before, before, {into_seville, into_seville, placing_in(Place::Castillo)}));
    CHECK_FALSE(has(Idea::SmallRegions, before, before, {into_seville, placing_in(Place::Aragon)}));
    before.king = Place::Catalonia; // next to Aragon and Valencia, which are worth 5
    CHECK_FALSE(has(Idea::SmallRegions, before, before, {into_seville, into_seville}));
}

TEST_CASE("a small card places fewest of those on offer")
{
    const State before = first_choice_of_card();
    const ActionList cards = legal(before);
    const auto limit = [&](const Action& card)
    {
        State taken = before;
        apply(taken, card);
        return placing_limit(taken.setup, taken.turn, taken.turns_done);
    };
    const auto fewer = [&](const Action& left, const Action& right) { return limit(left) < limit(right); };
    const auto [least, most] = std::minmax_element(cards.begin(), cards.end(), fewer);
    REQUIRE(limit(*least) < limit(*most));
    CHECK(has(Idea::SmallCard, before, before, {*least}));
    CHECK_FALSE(has(Idea::SmallCard, before, before, {*most}));
}

TEST_CASE("a dozen puzzles from rounds 2 to 5 of classic games of three teach one idea each, which wins")
{
    const std::vector<Teacher> all = teachers();
    CHECK(all.size() == 12);
    for (const Teacher& teacher : all)
    {
        INFO(teacher.idea);
        const State& position = teacher.puzzle.position;
        const Objective objective = teacher.puzzle.task.objective;
        CHECK(position.setup.edition == Edition::Classic);
        CHECK(position.setup.players == 3);
        CHECK(position.round >= 2);
        CHECK(position.round <= 5);
        const auto idea = idea_named(teacher.idea);
        REQUIRE(idea.has_value());
        const Verdict verdict = judge(position, objective);
        REQUIRE(verdict.solved);
        CHECK(ideas_of_best_turns(position, objective, verdict).contains(*idea));
        Ideas only;
        only.insert(*idea);
        const Assessment found = assess(position, objective, verdict);
        CHECK(found.ideas == only); // so the plain turn does not have it
        CHECK_FALSE(found.fault.has_value());
        CHECK(verdict.value - verdict.second.value_or(verdict.value) >= 3);
        CHECK(verdict.value - verdict.greedy.value_or(verdict.value) >= 3);
    }
}

TEST_CASE("the ideas of a puzzle are those that the plain turn lacks")
{
    for (const Teacher& teacher : teachers())
    {
        const State& position = teacher.puzzle.position;
        const Objective objective = teacher.puzzle.task.objective;
        Verdict verdict = judge(position, objective);
        const Ideas all = ideas_of_best_turns(position, objective, verdict);
        const Ideas deciding = ideas_of(position, objective, verdict);
        CHECK((deciding & all) == deciding);
        verdict.plain = verdict.solutions.front();
        CHECK(ideas_of(position, objective, verdict).empty()); // a plain turn that is best lacks nothing
    }
}

TEST_CASE("there are no ideas if the turn is not solved, or not all best turns are known")
{
    const Teacher teacher = teachers().front();
    Verdict verdict = judge(teacher.puzzle.position, teacher.puzzle.task.objective);
    verdict.best_ends += 1;
    CHECK(ideas_of_best_turns(teacher.puzzle.position, teacher.puzzle.task.objective, verdict).empty());
    CHECK(ideas_of_best_turns(teacher.puzzle.position, teacher.puzzle.task.objective, Verdict{}).empty());
}
