#include "brains/messages.hpp"

#include "brains/twin.hpp"
#include "puzzles/verdict.hpp"
#include "record/archive/position.hpp"
#include "record/link/puzzle.hpp"
#include "rules/game.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace elgrande::brains
{

namespace
{

constexpr std::uint8_t version = 2;
constexpr std::size_t kind_count = std::variant_size_v<Answer>;
constexpr int action_bytes = 3;
constexpr std::string_view mark_field = "version";

/// What both begin with.
void put_head(ByteSink& sink, char mark, std::size_t kind)
{
    sink.put(static_cast<std::uint8_t>(mark), 1);
    sink.put(version, 1);
    sink.put(kind, 1);
}

std::size_t take_head(ByteSource& source, char mark)
{
    if (source.of(mark_field.data()).take(1) != static_cast<std::uint8_t>(mark) || source.take(1) != version)
    {
        source.refuse();
    }
    return static_cast<std::size_t>(source.of("kind").take_below(kind_count, 1));
}

void put_action(ByteSink& sink, const Action& action)
{
    sink.put(static_cast<std::uint8_t>(action.kind), 1);
    sink.put(action.a, 1);
    sink.put(wire_number(action.place), 1);
}

Action take_action(ByteSource& source)
{
    Action action;
    action.kind = static_cast<ActionKind>(source.take_below(static_cast<std::uint64_t>(last_action_kind) + 1, 1));
    action.a = static_cast<std::uint8_t>(source.take(1));
    const auto place = place_of_wire(static_cast<unsigned>(source.take(1)));
    if (!place)
    {
        source.refuse();
    }
    action.place = place.value_or(Place::Nowhere);
    return action;
}

void put_actions(ByteSink& sink, const std::vector<Action>& actions)
{
    sink.put(actions.size(), 2);
    for (const Action& action : actions)
    {
        put_action(sink, action);
    }
}

/// Nothing is allocated for what is not there.
std::vector<Action> take_actions(ByteSource& source, std::size_t most)
{
    ByteSource list(source.take_bytes(action_bytes * static_cast<std::size_t>(source.take_below(most + 1, 2))));
    std::vector<Action> actions;
    while (source.ok() && list.ok() && !list.is_done())
    {
        actions.push_back(take_action(list));
    }
    if (!list.ok())
    {
        source.refuse();
    }
    return actions;
}

void put_state(ByteSink& sink, const State& state)
{
    const std::vector<std::byte> bytes = record::position_bytes(state);
    sink.put(bytes.size(), 2);
    sink.put(bytes);
}

record::LoadError wrong(std::string message)
{
    return {.message = std::move(message)};
}

/// Of a source in which something was wrong, or that has bytes behind its end.
record::LoadError wrong_field(const char* what, const ByteSource& source)
{
    const std::string name = what;
    return wrong(source.ok() ? name + " with bytes behind its end"
                             : name + " whose " + source.field() + " is out of its range, or cut off");
}

record::Loaded<State> take_state(ByteSource& source)
{
    const auto bytes = source.of("position").take_bytes(static_cast<std::size_t>(source.take(2)));
    if (!source.is_done())
    {
        return wrong_field("a question", source);
    }
    return record::read_position_bytes(bytes);
}

record::Loaded<Question> read_move(ByteSource& source)
{
    MoveQuestion question;
    question.level = static_cast<opponents::Level>(source.of("level").take_below(opponents::level_count, 1));
    question.seed = source.of("seed").take(8);
    question.budget.playouts =
        static_cast<std::uint32_t>(source.of("games played on").take_below(most_playouts + 1, 4));
    auto state = take_state(source);
    if (!state.ok())
    {
        return state.error();
    }
    if (is_over(*state))
    {
        return wrong("nobody is asked for a move in a finished game");
    }
    question.seen = view(*state, state->decision.seat);
    return Question(question);
}

/// Can the actions be played there, one after the other?
bool can_follow(State state, const std::vector<Action>& actions)
{
    bool ended = false;
    for (const Action action : actions)
    {
        if (ended || is_over(state) || !legal(state).contains(action))
        {
            return false;
        }
        ended = apply_within_turn(state, action);
    }
    return true;
}

void take_search(ByteSource& source, search::Objective& objective, std::uint32_t& positions)
{
    objective = static_cast<search::Objective>(source.of("objective").take_below(search::objective_count, 1));
    positions = static_cast<std::uint32_t>(source.of("positions").take_below(most_positions + 1, 4));
    if (positions == 0)
    {
        source.refuse();
    }
}

record::Loaded<Question> read_turn(ByteSource& source)
{
    TurnQuestion question;
    take_search(source, question.objective, question.positions);
    question.played = take_actions(source.of("played answers"), 4 * longest_way);
    auto state = take_state(source);
    if (!state.ok())
    {
        return state.error();
    }
    question.state = *state;
    if (!can_follow(question.state, question.played))
    {
        return wrong("a question whose played answers cannot be played there");
    }
    return Question(question);
}

record::Loaded<Question> read_puzzle(ByteSource& source)
{
    PuzzleQuestion question;
    take_search(source, question.objective, question.positions);
    auto state = take_state(source);
    if (!state.ok())
    {
        return state.error();
    }
    if (auto unposed = record::validate_posed(*state))
    {
        return *unposed;
    }
    question.state = *state;
    return Question(question);
}

// --- answers ---------------------------------------------------------------------------------------------------------

constexpr int number_bytes = 2;

void put_each(ByteSink& sink, const PerSeat<int>& values)
{
    for (const int value : values)
    {
        sink.put_signed(value, number_bytes);
    }
}

void take_each(ByteSource& source, PerSeat<int>& values)
{
    for (int& value : values)
    {
        value = source.take_signed(number_bytes);
    }
}

void put_change(ByteSink& sink, const opponents::PlaceChange& change)
{
    sink.put(wire_number(change.place), 1);
    put_each(sink, change.points);
    for (const int count : change.caballeros)
    {
        sink.put_signed(count, 1);
    }
    sink.put_signed(change.for_viewer, number_bytes);
}

opponents::PlaceChange take_change(ByteSource& source)
{
    opponents::PlaceChange change;
    const auto place = place_of_wire(static_cast<unsigned>(source.take(1)));
    change.place = place.value_or(Place::Nowhere);
    if (index(change.place) >= board_place_count)
    {
        source.refuse();
    }
    take_each(source, change.points);
    for (int& count : change.caballeros)
    {
        count = source.take_signed(1);
    }
    change.for_viewer = source.take_signed(number_bytes);
    return change;
}

void put(ByteSink& sink, const MoveAnswer& answer)
{
    const opponents::Advice& advice = answer.advice;
    put_action(sink, answer.action);
    put_actions(sink, advice.way);
    sink.put(advice.foreseen ? 1 : 0, 1);
    put_each(sink, advice.scored);
    put_each(sink, advice.standing);
    sink.put(advice.changes.size(), 1);
    for (const opponents::PlaceChange& change : advice.changes)
    {
        put_change(sink, change);
    }
    sink.put(advice.loser, 1);
    sink.put_signed(advice.recruits, 1);
    sink.put_signed(advice.court, 1);
    sink.put(static_cast<std::uint64_t>(advice.order), 1);
    sink.put(advice.aim, 1);
}

MoveAnswer take_move(ByteSource& source)
{
    MoveAnswer answer;
    opponents::Advice& advice = answer.advice;
    answer.action = take_action(source.of("action"));
    advice.action = answer.action;
    advice.way = take_actions(source.of("way"), longest_way);
    advice.foreseen = source.of("foreseen").take_below(2, 1) != 0;
    take_each(source.of("points"), advice.scored);
    take_each(source, advice.standing);
    for (auto count = source.of("changes").take_below(board_place_count + 1U, 1); count > 0 && source.ok(); --count)
    {
        advice.changes.push_back(take_change(source));
    }
    advice.loser = static_cast<Seat>(source.of("loser").take(1));
    if (advice.loser >= max_players && advice.loser != nobody)
    {
        source.refuse();
    }
    advice.recruits = source.of("court").take_signed(1);
    advice.court = source.take_signed(1);
    advice.order = static_cast<int>(source.of("order").take_below(max_players + 2, 1));
    advice.aim = static_cast<CardId>(source.of("card").take(1));
    if (advice.aim >= catalogue().size() && advice.aim != no_card)
    {
        source.refuse();
    }
    return answer;
}

void put_optional(ByteSink& sink, const std::optional<int>& value)
{
    sink.put(value ? 1 : 0, 1);
    sink.put_signed(value.value_or(0), number_bytes);
}

std::optional<int> take_optional(ByteSource& source)
{
    const bool is_there = source.take_below(2, 1) != 0;
    const int value = source.take_signed(number_bytes);
    return is_there ? std::optional(value) : std::nullopt;
}

void put(ByteSink& sink, const TurnAnswer& answer)
{
    sink.put(answer.found ? 1 : 0, 1);
    sink.put(answer.exact ? 1 : 0, 1);
    sink.put_signed(answer.value, number_bytes);
    put_optional(sink, answer.second);
    put_optional(sink, answer.played);
    sink.put(answer.best_ends, 8);
    sink.put(answer.ends, 8);
    sink.put(answer.positions, 8);
    sink.put(answer.turns.size(), 1);
    for (const std::vector<Action>& turn : answer.turns)
    {
        put_actions(sink, turn);
    }
}

TurnAnswer take_turn(ByteSource& source)
{
    TurnAnswer answer;
    answer.found = source.of("found").take_below(2, 1) != 0;
    answer.exact = source.of("exact").take_below(2, 1) != 0;
    answer.value = source.of("value").take_signed(number_bytes);
    answer.second = take_optional(source.of("second value"));
    answer.played = take_optional(source.of("played value"));
    answer.best_ends = source.of("counts").take(8);
    answer.ends = source.take(8);
    answer.positions = source.take(8);
    for (auto count = source.of("turns").take_below(most_turns + 1, 1); count > 0 && source.ok(); --count)
    {
        answer.turns.push_back(take_actions(source, longest_way));
    }
    return answer;
}

void put(ByteSink& /*sink*/, const Refused& /*answer*/) {}

void put(ByteSink& sink, const PuzzleAnswer& answer)
{
    sink.put(answer.solved ? 1 : 0, 1);
    sink.put_signed(answer.value, number_bytes);
    put_optional(sink, answer.second);
    put_optional(sink, answer.greedy);
    sink.put(answer.best_ends, 8);
    sink.put(answer.ends, 8);
    sink.put(answer.others_answer ? 1 : 0, 1);
    sink.put(static_cast<std::uint8_t>(answer.grade), 1);
}

PuzzleAnswer take_puzzle(ByteSource& source)
{
    PuzzleAnswer answer;
    answer.solved = source.of("solved").take_below(2, 1) != 0;
    answer.value = source.of("value").take_signed(number_bytes);
    answer.second = take_optional(source.of("second"));
    answer.greedy = take_optional(source.of("greedy"));
    answer.best_ends = source.of("ends").take(8);
    answer.ends = source.take(8);
    answer.others_answer = source.of("others").take_below(2, 1) != 0;
    answer.grade = static_cast<int>(source.of("grade").take_below(puzzles::hardest_grade + 1, 1));
    if (answer.grade < 1 || answer.best_ends > answer.ends || answer.second >= std::optional(answer.value))
    {
        source.refuse();
    }
    return answer;
}

Answer take_answer(ByteSource& source, std::size_t kind)
{
    switch (kind)
    {
    case 0:
        return take_move(source);
    case 1:
        return take_turn(source);
    case 3:
        return take_puzzle(source);
    default:
        return Refused{};
    }
}

} // namespace

std::optional<Bytes> write_question(const MoveQuestion& question)
{
    const std::optional<State> twin = twin_of(question.seen);
    if (!twin)
    {
        return std::nullopt;
    }
    ByteSink sink;
    put_head(sink, 'Q', 0);
    sink.put(static_cast<std::uint8_t>(question.level), 1);
    sink.put(question.seed, 8);
    sink.put(question.budget.playouts, 4);
    put_state(sink, *twin);
    return sink.take();
}

Bytes write_question(const TurnQuestion& question)
{
    ByteSink sink;
    put_head(sink, 'Q', 1);
    sink.put(static_cast<std::uint8_t>(question.objective), 1);
    sink.put(question.positions, 4);
    put_actions(sink, question.played);
    put_state(sink, question.state);
    return sink.take();
}

Bytes write_question(const PuzzleQuestion& question)
{
    ByteSink sink;
    put_head(sink, 'Q', 2);
    sink.put(static_cast<std::uint8_t>(question.objective), 1);
    sink.put(question.positions, 4);
    put_state(sink, question.state);
    return sink.take();
}

record::Loaded<Question> read_question(std::span<const std::byte> bytes)
{
    if (bytes.size() > most_question_bytes)
    {
        return record::LoadError{.message = "a question that is too long", .kind = record::ErrorKind::TooLarge};
    }
    ByteSource source(bytes);
    const std::size_t kind = take_head(source, 'Q');
    if (!source.ok() && std::string_view(source.field()) == mark_field)
    {
        return wrong("this is no question, or one of another version");
    }
    if (kind >= std::variant_size_v<Question>)
    {
        source.refuse();
    }
    if (!source.ok())
    {
        return wrong_field("a question", source);
    }
    return kind == 0 ? read_move(source) : kind == 1 ? read_turn(source) : read_puzzle(source);
}

Bytes write_answer(const Answer& answer)
{
    ByteSink sink;
    put_head(sink, 'A', answer.index());
    std::visit([&sink](const auto& one) { put(sink, one); }, answer);
    return sink.take();
}

record::Loaded<Answer> read_answer(std::span<const std::byte> bytes)
{
    if (bytes.size() > most_answer_bytes)
    {
        return record::LoadError{.message = "an answer that is too long", .kind = record::ErrorKind::TooLarge};
    }
    ByteSource source(bytes);
    const std::size_t kind = take_head(source, 'A');
    if (!source.ok() && std::string_view(source.field()) == mark_field)
    {
        return wrong("this is no answer, or one of another version");
    }
    record::Loaded<Answer> answer = take_answer(source, kind);
    if (!source.is_done())
    {
        return wrong_field("an answer", source);
    }
    return answer;
}

} // namespace elgrande::brains
