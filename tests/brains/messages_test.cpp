// Questions and answers as bytes: nothing is lost on the way, and hostile bytes are refused or harmless.
#include "brains/brain.hpp"
#include "brains/messages.hpp"
#include "puzzles/verdict.hpp"
#include "record/link/puzzle.hpp"
#include "rules/cards/card.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "search/best_turns.hpp"
#include "support/random_games.hpp"
#include "support/thinking.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::brains;

namespace
{

MoveQuestion question_of(const State& state, opponents::Level level = opponents::Level::Medium)
{
    return {.seen = view(state, state.decision.seat), .level = level, .seed = 5, .budget = {.playouts = 20}};
}

/// Returns the brain's answer to a question.
Answer answer_to(Brain& brain, const Bytes& question)
{
    auto answer = read_answer(testing::compute_answer(brain, question));
    REQUIRE(answer.ok());
    return *answer;
}

/// Returns why read_question() refuses the question; "" if it does not.
std::string refusal_of(std::span<const std::byte> question)
{
    const auto read = read_question(question);
    return read.ok() ? "" : read.error().message;
}

/// True if a Brain can answer a question that was read.
bool can_be_asked(const MoveQuestion& question)
{
    return question.seen.legal.size() > 0 && question.budget.playouts <= max_playouts;
}

bool can_be_asked(const ChancesQuestion& question)
{
    return !is_over(question.state) && question.playouts >= 1 && question.playouts <= max_playouts;
}

bool can_be_asked(const FreshQuestion& question)
{
    return !validate_setup(question.setup) && question.games >= 1 && question.games <= max_fresh_games;
}

template <class Search>
bool can_be_asked(const Search& question)
{
    return read_question(write_question(question)).ok() && question.positions <= max_positions;
}

/// Returns the bytes with one of them set to `value`.
Bytes with_byte(Bytes bytes, std::size_t at, int value)
{
    bytes[at] = static_cast<std::byte>(value);
    return bytes;
}

/// Returns questions about one in `every` decisions of games by every rule set, and about their turns.
std::vector<Bytes> some_questions(int every)
{
    std::vector<Bytes> questions;
    int number = 0;
    test::play_every_rule_set(1,
                              [&](const test::Step& step) -> std::string
                              {
                                  if (++number % every == 0)
                                  {
                                      questions.push_back(write_question(question_of(step.before)));
                                      if (is_within_turn(step.before))
                                      {
                                          questions.push_back(write_question(
                                              TurnQuestion{.state = step.before, .positions = 50, .played = {}}));
                                      }
                                      questions.push_back(write_question(ChancesQuestion{
                                          .state = step.before, .played = {step.action}, .playouts = 2}));
                                  }
                                  return {};
                              });
    return questions;
}

} // namespace

TEST_CASE("a seat's view arrives unchanged and gets the same answer as without bytes, by every rule set", "[thorough]")
{
    int number = 0;
    test::play_every_rule_set(
        1,
        [&number](const test::Step& step) -> std::string
        {
            if (++number % 7 != 0)
            {
                return {};
            }
            const auto level = step.random.below(8) == 0 ? opponents::Level::Medium : opponents::Level::Easy;
            const MoveQuestion asked = question_of(step.before, level);
            const Bytes bytes = write_question(asked);
            if (bytes.empty() || bytes.size() > max_question_bytes)
            {
                return "the question cannot be written";
            }
            const auto read = read_question(bytes);
            if (!read.ok() || std::get<MoveQuestion>(*read).seen != asked.seen)
            {
                return "the view has changed on the way";
            }
            Brain brain;
            const auto answer = std::get<MoveAnswer>(answer_to(brain, bytes));
            const bool same = answer.action == opponents::choose(asked.seen, asked.level, asked.seed, asked.budget);
            return same ? "" : "the choice is different";
        });
}

TEST_CASE("the bytes of a question do not depend on what is hidden from the seat", "[thorough]")
{
    test::play_every_rule_set(1,
                              [](const test::Step& step) -> std::string
                              {
                                  const Seat seat = step.before.decision.seat;
                                  const State other = determinize(step.before, seat, Random(step.random.next()));
                                  const bool same = view(step.before, seat) == view(other, seat);
                                  if (same
                                      && write_question(question_of(step.before)) != write_question(question_of(other)))
                                  {
                                      return "the bytes differ though the seat sees the same";
                                  }
                                  return {};
                              });
}

TEST_CASE("a truncated question is refused, and one with changed bytes is refused or can be answered")
{
    Random random(Catch::getSeed());
    int read = 0;
    for (const Bytes& question : some_questions(1500))
    {
        for (std::size_t length = 0; length < question.size(); ++length)
        {
            REQUIRE_FALSE(read_question(std::span(question).first(length)).ok());
        }
        for (int i = 0; i < 60; ++i)
        {
            Bytes other = question;
            const auto at = random.below(static_cast<std::uint32_t>(other.size()));
            other[at] ^= static_cast<std::byte>(1U << random.below(8));
            if (const auto understood = read_question(other); understood.ok())
            {
                // A changed bit may ask for thousands of times more work, so the brain is stopped soon.
                int calls = 0;
                Brain brain([&calls] { return ++calls > 2; });
                brain.begin(other);
                brain.think(3);
                brain.stop();
                REQUIRE(read_answer(brain.answer()).ok());
                ++read;
            }
        }
    }
    CHECK(read > 100);
}

TEST_CASE("each kind of impossible question is refused with its message")
{
    const State start = new_game({});
    const State bidding = [&start]
    {
        State state = start;
        apply(state, legal(state)[0]);
        return state;
    }();
    const Bytes move = write_question(question_of(bidding));
    const Bytes turn = write_question(TurnQuestion{.state = bidding, .played = {}});
    const Bytes chances = write_question(ChancesQuestion{.state = bidding, .played = {legal(bidding)[0]}});
    CHECK(refusal_of(with_byte(move, 0, 'A')).find("another version") != std::string::npos);
    CHECK(refusal_of(with_byte(move, 1, 200)).find("another version") != std::string::npos);
    CHECK(refusal_of(with_byte(move, 2, 5)).find("kind") != std::string::npos);
    CHECK(refusal_of(with_byte(move, 3, opponents::level_count)).find("level") != std::string::npos);
    CHECK(refusal_of(with_byte(move, 15, 200)).find("playouts") != std::string::npos);
    CHECK(refusal_of(with_byte(move, 16, 200)).find("edition") != std::string::npos);
    CHECK(refusal_of(with_byte(turn, 3, search::objective_count)).find("objective") != std::string::npos);
    CHECK(refusal_of(with_byte(turn, 6, 200)).find("positions") != std::string::npos);
    CHECK(refusal_of(with_byte(turn, 11, 255)).find("played actions: too many") != std::string::npos);
    CHECK(refusal_of(with_byte(Bytes(turn.begin(), turn.begin() + 20), 8, 4)).find("played actions: the data ends")
          != std::string::npos);
    CHECK(refusal_of(with_byte(chances, 13, 200)).find("playouts") != std::string::npos);
    CHECK(write_question(ChancesQuestion{.state = bidding, .played = {}, .playouts = 0}).empty());
    CHECK(write_question(ChancesQuestion{.state = bidding, .played = {}, .playouts = max_playouts + 1}).empty());
    Bytes longer = turn;
    longer.push_back(std::byte{0});
    CHECK(refusal_of(longer).find("after its end") != std::string::npos);
    CHECK(write_question(TurnQuestion{.state = bidding, .positions = 0, .played = {}}).empty());
    CHECK(refusal_of(Bytes(max_question_bytes + 1)).find("too long") != std::string::npos);

    Brain brain;
    CHECK(
        brain.begin(write_question(TurnQuestion{.state = bidding, .played = {}})).value_or("").find("turn of a player")
        != std::string::npos);
    CHECK(brain.think());
    CHECK(std::holds_alternative<Refused>(*read_answer(brain.answer())));
    const auto unplayable = write_question(TurnQuestion{.state = bidding, .played = {Action{ActionKind::Veto}}});
    CHECK(brain.begin(unplayable).value_or("").find("cannot be played") != std::string::npos);
    const auto impossible = write_question(ChancesQuestion{.state = bidding, .played = {Action{ActionKind::Veto}}});
    CHECK(brain.begin(impossible).value_or("").find("cannot be played") != std::string::npos);
    State over = new_game({});
    Random random(1);
    play_out(over, random);
    CHECK(refusal_of(write_question(ChancesQuestion{.state = over, .played = {}})).find("cannot be played")
          != std::string::npos);
}

namespace
{

bool is_short(const std::vector<Action>& plan)
{
    return plan.size() <= max_turn_actions;
}

/// True if an answer that was read stays within its limits.
bool is_within_limits(const Answer& answer)
{
    if (const auto* move = std::get_if<MoveAnswer>(&answer))
    {
        const opponents::Advice& advice = move->advice;
        return is_short(advice.plan) && advice.changes.size() <= board_place_count
               && std::all_of(advice.changes.begin(), advice.changes.end(),
                              [](const opponents::PlaceChange& change) { return is_on_board(change.place); })
               && (advice.loser < max_players || advice.loser == nobody) && advice.order <= max_players + 1
               && (advice.aim < catalogue().size() || advice.aim == no_card) && advice.action == move->action;
    }
    if (const auto* turn = std::get_if<TurnAnswer>(&answer))
    {
        return turn->turns.size() <= max_listed_turns && std::all_of(turn->turns.begin(), turn->turns.end(), is_short)
               && turn->best_line.size() <= max_line_actions && turn->played_line.size() <= max_line_actions
               && turn->other_cards.size() <= max_offered_cards
               && std::all_of(turn->other_cards.begin(), turn->other_cards.end(),
                              [](const TurnWithCard& other) { return is_short(other.turn); });
    }
    if (const auto* chances = std::get_if<ChancesAnswer>(&answer))
    {
        return chances->playouts >= 1 && chances->playouts <= max_playouts
               && std::all_of(chances->chances.begin(), chances->chances.end(),
                              [](int chance) { return chance >= 0 && chance <= opponents::certain; });
    }
    const auto* puzzle = std::get_if<PuzzleAnswer>(&answer);
    return puzzle == nullptr
           || (puzzle->grade >= 1 && puzzle->grade <= puzzles::hardest_grade && puzzle->best_ends <= puzzle->ends
               && (!puzzle->second || *puzzle->second < puzzle->value)
               && (!puzzle->fault || static_cast<int>(*puzzle->fault) < puzzle_fault_count));
}

/// Returns what is wrong with the answer that is read from these bytes, if they are not refused.
std::string fault_of_answer(const Bytes& bytes)
{
    const auto read = read_answer(bytes);
    if (!read.ok())
    {
        const std::string& told = read.error().message;
        return told.empty() || told.find('\n') != std::string::npos ? "a refusal is not one line" : "";
    }
    const Bytes again = write_answer(*read);
    const auto back = read_answer(again);
    if (!back.ok() || write_answer(*back) != again)
    {
        return "an answer that was read is not written as the same answer";
    }
    return is_within_limits(*read) ? "" : "an answer that was read is outside its limits";
}

/// Returns an answer of each kind with all that it can have.
std::vector<Answer> full_answers()
{
    const Action action{ActionKind::Veto};
    MoveAnswer move{.action = action, .advice = {.action = action, .plan = {action, action}}};
    move.advice.changes = {{.place = Place::Aragon, .points = {1, -2}, .caballeros = {-3, 4}, .for_viewer = -5},
                           {.place = Place::Castillo}};
    move.advice.scored = {7, -7};
    const TurnAnswer turn{.found = true,
                          .exact = true,
                          .value = -300,
                          .second = -301,
                          .best_ends = 2,
                          .ends = std::uint64_t{1} << 60U,
                          .positions = 9,
                          .turns = {{action}, {}, {action, action}},
                          .played = -400,
                          .best_line = {action, action},
                          .played_line = {action},
                          .other_cards = {{-305, {action, action}}, {-306, {}}},
                          .ideas = Ideas(6)};
    const PuzzleAnswer puzzle{.solved = true,
                              .value = 9,
                              .second = 7,
                              .best_ends = 2,
                              .ends = 5,
                              .greedy = -1,
                              .grade = 3,
                              .ideas = Ideas(5),
                              .fault = PuzzleFault::ManyMoves};
    const ChancesAnswer chances{.chances = {5000, 2500, 2500, 0, 0}, .playouts = 1000};
    State choosing = new_game({});
    while (choosing.decision.question != elgrande::Question::TakeCard)
    {
        apply(choosing, legal(choosing)[0]);
    }
    const FreshPuzzle found{choosing, Objective::Lead, 2, Ideas(9), 99};
    return {move, turn, Refused{}, puzzle, chances, FreshAnswer{{found, found}}};
}

} // namespace

TEST_CASE("every answer is refused wherever it is truncated, and stays within its limits whichever byte changes")
{
    for (const Answer& answer : full_answers())
    {
        const Bytes bytes = write_answer(answer);
        REQUIRE(read_answer(bytes).ok());
        CHECK(write_answer(*read_answer(bytes)) == bytes);
        for (std::size_t at = 0; at < bytes.size(); ++at)
        {
            REQUIRE_FALSE(read_answer(std::span(bytes).first(at)).ok());
            for (int value = 0; value < 256; ++value)
            {
                REQUIRE(fault_of_answer(with_byte(bytes, at, value)).empty());
            }
        }
    }
}

TEST_CASE("answers to questions from games are refused if truncated, and stay within their limits if a byte changes")
{
    Random random(Catch::getSeed());
    for (const Bytes& question : some_questions(2500))
    {
        Brain brain;
        answer_to(brain, question);
        const Bytes answer = brain.answer();
        for (std::size_t length = 0; length < answer.size(); ++length)
        {
            REQUIRE_FALSE(read_answer(std::span(answer).first(length)).ok());
        }
        for (int i = 0; i < 40; ++i)
        {
            const auto at = random.below(static_cast<std::uint32_t>(answer.size()));
            REQUIRE(fault_of_answer(with_byte(answer, at, static_cast<int>(random.below(256)))).empty());
        }
    }
}

TEST_CASE("a question with one byte changed is refused in one line, or reads as a question that can be asked")
{
    State state = new_game({.players = 3});
    Random random(5);
    while (!is_within_turn(state) || record::validate_posed(state))
    {
        apply(state, random_action(state, random, RandomPolicy::Busy));
    }
    const std::vector<Bytes> questions{
        write_question(question_of(state)),
        write_question(TurnQuestion{.state = state, .played = {legal(state)[0]}}),
        write_question(PuzzleQuestion{.state = state}),
        write_question(ChancesQuestion{.state = state, .played = {legal(state)[0]}, .playouts = 2}),
    };
    int read_count = 0;
    for (const Bytes& question : questions)
    {
        REQUIRE(read_question(question).ok());
        for (std::size_t at = 0; at < question.size(); ++at)
        {
            for (unsigned bit = 0; bit < 8; ++bit)
            {
                const auto read = read_question(with_byte(question, at, std::to_integer<int>(question[at]) ^ 1 << bit));
                if (!read.ok())
                {
                    REQUIRE((!read.error().message.empty() && read.error().message.find('\n') == std::string::npos));
                    continue;
                }
                ++read_count;
                std::visit([](const auto& asked) { REQUIRE(can_be_asked(asked)); }, *read);
            }
        }
    }
    CHECK(read_count > 100);
}

TEST_CASE("the best turns are those of the solver, and a turn that was played has a value if it ended")
{
    int asked = 0;
    test::play_every_rule_set(
        1,
        [&asked](const test::Step& step) -> std::string
        {
            if (!is_within_turn(step.before) || step.before.active() != step.before.decision.seat
                || step.random.below(200) != 0)
            {
                return {};
            }
            ++asked;
            State state = step.before;
            std::vector<Action> played{step.action};
            bool ended = apply_within_turn(state, step.action);
            while (!ended && played.size() < 60)
            {
                played.push_back(legal(state)[legal(state).size() - 1]);
                ended = apply_within_turn(state, played.back());
            }
            const TurnQuestion question{
                .state = step.before, .objective = search::Objective::Lead, .positions = 2000, .played = played};
            Brain brain;
            const auto answer = std::get<TurnAnswer>(answer_to(brain, write_question(question)));
            const auto best = search::best_turns(step.before, question.objective, {.max_positions = 2000});
            const bool same = answer.found == best.found && answer.value == best.value && answer.second == best.second
                              && answer.ends == best.ends && answer.turns == best.turns;
            if (!same)
            {
                return "the answer differs from the solver's";
            }
            return ended == answer.played.has_value() ? "" : "the played turn has no value";
        });
    CHECK(asked > 20);
}

TEST_CASE("by card: every card that cannot reach the best value comes with its best turn, the best one first")
{
    State state = new_game({.players = 3});
    Random random(7);
    int asked = 0;
    while (asked < 3)
    {
        if (state.decision.question == elgrande::Question::TakeCard)
        {
            const TurnQuestion question{
                .state = state, .objective = search::Objective::Lead, .played = {}, .by_card = true};
            Brain brain;
            const auto answer = std::get<TurnAnswer>(answer_to(brain, write_question(question)));
            REQUIRE(answer.exact);
            int latest = answer.value;
            std::size_t best_cards = 0;
            for (const Action action : legal(state))
            {
                State taken = state;
                REQUIRE_FALSE(apply_within_turn(taken, action));
                const int value = search::best_turns(taken, question.objective).value;
                best_cards += value == answer.value ? 1 : 0;
                const auto other = std::find_if(answer.other_cards.begin(), answer.other_cards.end(),
                                                [action](const TurnWithCard& one) { return one.turn[0] == action; });
                CHECK((other == answer.other_cards.end()) == (value == answer.value));
                CHECK((other == answer.other_cards.end() || other->value == value));
            }
            CHECK(answer.other_cards.size() + best_cards == static_cast<std::size_t>(legal(state).size()));
            for (const TurnWithCard& other : answer.other_cards)
            {
                CHECK(other.value <= latest);
                latest = other.value;
            }
            ++asked;
        }
        apply(state, random_action(state, random));
    }
}

TEST_CASE("a brain that is stopped at any time has a legal answer")
{
    State state = new_game({.players = 3});
    Random random(Catch::getSeed());
    Brain brain;
    int steps = 0;
    for (; !is_over(state) && state.round < 3; ++steps)
    {
        brain.begin(write_question(question_of(state, opponents::Level::Hard)));
        brain.think(static_cast<int>(random.below(3)));
        brain.stop();
        CHECK(brain.think());
        const auto answer = std::get<MoveAnswer>(*read_answer(brain.answer()));
        REQUIRE(legal(state).contains(answer.action));
        apply(state, answer.action);
    }
    CHECK(steps > 20);
}

TEST_CASE("chances arrive as the estimate has them, and an estimate that is stopped has those of its playouts so far")
{
    State state = new_game({.players = 3});
    Random random(7);
    while (!is_within_turn(state))
    {
        apply(state, random_action(state, random, RandomPolicy::Busy));
    }
    const std::vector<Action> played{legal(state)[0]};
    opponents::ChanceEstimate estimate(state, played, 9);
    const auto play = [&estimate](std::uint32_t playouts)
    {
        while (estimate.playouts() < playouts)
        {
            estimate.step();
        }
    };
    Brain brain;
    brain.begin(write_question(ChancesQuestion{.state = state, .played = played, .seed = 9, .playouts = 12}));
    CHECK_FALSE(brain.searches());
    REQUIRE_FALSE(brain.think(5));
    brain.stop();
    auto stopped = std::get<ChancesAnswer>(*read_answer(brain.answer()));
    play(5);
    CHECK(stopped.playouts == 5);
    CHECK(stopped.chances == estimate.chances());
    brain.begin(write_question(ChancesQuestion{.state = state, .played = played, .seed = 9, .playouts = 12}));
    REQUIRE(brain.think(100));
    const auto whole = std::get<ChancesAnswer>(*read_answer(brain.answer()));
    play(12);
    CHECK(whole.playouts == 12);
    CHECK(whole.chances == estimate.chances());
    brain.begin(write_question(ChancesQuestion{.state = state, .played = played, .seed = 9, .playouts = 12}));
    brain.stop();
    CHECK(std::holds_alternative<Refused>(*read_answer(brain.answer())));
}
