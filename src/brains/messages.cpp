#include "brains/messages.hpp"

#include "puzzles/verdict.hpp"
#include "record/archive/bytes.hpp"
#include "record/fields.hpp"
#include "record/link/puzzle.hpp"
#include "rules/game.hpp"
#include "rules/twin.hpp"
#include "rules/validation/validate_state.hpp"

#include <string>
#include <utility>

// Each message has one serialize() function, which lists its fields for both writing and reading. When reading, it also
// checks that the values are consistent, and throws record::Malformed if not; the functions of the header catch it.
namespace elgrande::brains
{

using record::below;
using record::Malformed;
using record::ranged;

namespace
{

constexpr std::uint8_t version = 9; ///< the second byte of every message; messages of other versions are not read

/// True if the actions can be played in `state` one after the other, within one turn.
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

} // namespace

// --- fields of several messages --------------------------------------------------------------------------------------

/// A signed 16-bit number.
template <class Archive>
void signed_field(Archive& archive, const char* what, int& value)
{
    constexpr auto least = static_cast<std::uint64_t>(-0x8000); // ranges count modulo 2⁶⁴
    archive(ranged(what, value, least, 0x10000));
}

template <class Archive>
void signed_field(Archive& archive, const char* what, std::optional<int>& value)
{
    record::field_or_default(archive, what, value, std::optional<int>(),
                             [&] { signed_field(archive, what, value ? *value : value.emplace()); });
}

template <class Archive, std::size_t count>
void signed_fields(Archive& archive, const char* what, std::array<int, count>& values)
{
    for (int& value : values)
    {
        signed_field(archive, what, value);
    }
}

/// An action without a set-up, which record::action_field() would need and an answer does not contain.
template <class Archive>
void bare_action_field(Archive& archive, Action& action)
{
    record::kind_and_place_fields(archive, action);
    archive(below("action", action.a, 256));
}

template <class Archive>
void actions_field(Archive& archive, const char* what, std::vector<Action>& actions, std::size_t most)
{
    constexpr std::size_t action_bytes = 3;
    record::list_fields(archive, what, actions, most, action_bytes,
                        [&archive](Action& action) { bare_action_field(archive, action); });
}

template <class Archive>
void state_field(Archive& archive, State& state)
{
    archive(state);
    if (const auto wrong = Archive::is_loading::value ? validate_state(state) : std::nullopt)
    {
        throw Malformed("position: " + *wrong);
    }
}

/// A position in which a puzzle can begin.
template <class Archive>
void posed_field(Archive& archive, State& state)
{
    state_field(archive, state);
    if (auto unposed = Archive::is_loading::value ? record::validate_posed(state) : std::nullopt)
    {
        throw Malformed(std::move(*unposed));
    }
}

template <class Archive, class Search>
void search_fields(Archive& archive, Search& question)
{
    archive(below("objective", question.objective, search::objective_count),
            ranged("positions", question.positions, 1, max_positions));
}

template <class Archive>
void ideas_field(Archive& archive, Ideas& ideas)
{
    std::uint32_t bits = ideas.bits();
    archive(below("ideas", bits, 1U << idea_count));
    ideas = Ideas(bits);
}

// --- questions -------------------------------------------------------------------------------------------------------

/// The view is written as its twin.
template <class Archive>
void serialize(Archive& archive, MoveQuestion& question)
{
    archive(below("level", question.level, opponents::level_count));
    record::wide_number(archive, "seed", question.seed);
    archive(below("playouts", question.budget.playouts, max_playouts + 1));
    std::optional<State> twin = Archive::is_loading::value ? State() : twin_of(question.seen);
    if (!twin)
    {
        record::refuse("view", "no state looks like it");
    }
    state_field(archive, *twin);
    if (is_over(*twin))
    {
        record::refuse("position", "nobody is asked for a move in a finished game");
    }
    question.seen = view(*twin, twin->decision.seat);
}

template <class Archive>
void serialize(Archive& archive, TurnQuestion& question)
{
    search_fields(archive, question);
    actions_field(archive, "played actions", question.played, max_line_actions);
    archive(below("by card", question.by_card, 2), below("with ideas", question.with_ideas, 2));
    state_field(archive, question.state);
    if (Archive::is_loading::value && !can_follow(question.state, question.played))
    {
        record::refuse("played actions", "they cannot be played there");
    }
}

template <class Archive>
void serialize(Archive& archive, PuzzleQuestion& question)
{
    search_fields(archive, question);
    posed_field(archive, question.state);
}

template <class Archive>
void serialize(Archive& archive, ChancesQuestion& question)
{
    record::wide_number(archive, "seed", question.seed);
    archive(ranged("playouts", question.playouts, 1, max_playouts));
    actions_field(archive, "played actions", question.played, max_line_actions);
    state_field(archive, question.state);
    if (Archive::is_loading::value && (is_over(question.state) || !can_follow(question.state, question.played)))
    {
        record::refuse("played actions", "they cannot be played there");
    }
}

template <class Archive>
void serialize(Archive& archive, FreshQuestion& question)
{
    archive(ranged("games", question.games, 1, max_fresh_games), question.setup);
}

// --- answers ---------------------------------------------------------------------------------------------------------

template <class Archive>
void change_fields(Archive& archive, opponents::PlaceChange& change)
{
    record::place_field(archive, "place", change.place);
    if (!is_on_board(change.place))
    {
        record::refuse("place", "not on the board");
    }
    signed_fields(archive, "points of a place", change.points);
    signed_fields(archive, "caballeros of a place", change.caballeros);
    signed_field(archive, "points of a place", change.for_viewer);
}

template <class Archive>
void advice_fields(Archive& archive, opponents::Advice& advice)
{
    actions_field(archive, "plan", advice.plan, max_turn_actions);
    archive(below("foreseen", advice.foreseen, 2));
    signed_fields(archive, "points", advice.scored);
    signed_fields(archive, "points", advice.standing);
    record::list_fields(archive, "changes", advice.changes, board_place_count, 1,
                        [&archive](opponents::PlaceChange& change) { change_fields(archive, change); });
    record::seat_field(archive, "loser", advice.loser, max_players);
    signed_field(archive, "recruits", advice.recruits);
    signed_field(archive, "court", advice.court);
    archive(below("order", advice.order, max_players + 2), below("card", advice.aim, 256));
    if (advice.aim >= catalogue().size() && advice.aim != no_card)
    {
        record::refuse("card", "not of this game");
    }
}

template <class Archive>
void serialize(Archive& archive, MoveAnswer& answer)
{
    bare_action_field(archive, answer.action);
    advice_fields(archive, answer.advice);
    answer.advice.action = answer.action;
}

template <class Archive>
void serialize(Archive& archive, TurnAnswer& answer)
{
    archive(below("found", answer.found, 2), below("exact", answer.exact, 2));
    signed_field(archive, "value", answer.value);
    signed_field(archive, "second value", answer.second);
    signed_field(archive, "played value", answer.played);
    record::wide_number(archive, "best ends", answer.best_ends);
    record::wide_number(archive, "ends", answer.ends);
    record::wide_number(archive, "positions", answer.positions);
    record::list_fields(archive, "turns", answer.turns, max_listed_turns, 1,
                        [&archive](std::vector<Action>& turn)
                        { actions_field(archive, "turn", turn, max_turn_actions); });
    actions_field(archive, "best line", answer.best_line, max_line_actions);
    actions_field(archive, "played line", answer.played_line, max_line_actions);
    record::list_fields(archive, "other cards", answer.other_cards, max_offered_cards, 3,
                        [&archive](TurnWithCard& other)
                        {
                            signed_field(archive, "value with a card", other.value);
                            actions_field(archive, "turn with a card", other.turn, max_turn_actions);
                        });
    ideas_field(archive, answer.ideas);
}

template <class Archive>
void serialize(Archive& /*archive*/, Refused& /*answer*/)
{
}

template <class Archive>
void fault_field(Archive& archive, std::optional<PuzzleFault>& fault)
{
    record::field_or_default(archive, "fault", fault, std::optional<PuzzleFault>(),
                             [&] { archive(below("fault", fault ? *fault : fault.emplace(), puzzle_fault_count)); });
}

template <class Archive>
void serialize(Archive& archive, PuzzleAnswer& answer)
{
    archive(below("solved", answer.solved, 2));
    signed_field(archive, "value", answer.value);
    signed_field(archive, "second value", answer.second);
    signed_field(archive, "greedy value", answer.greedy);
    record::wide_number(archive, "best ends", answer.best_ends);
    record::wide_number(archive, "ends", answer.ends);
    archive(below("others", answer.others_answer, 2), ranged("grade", answer.grade, 1, puzzles::hardest_grade));
    ideas_field(archive, answer.ideas);
    fault_field(archive, answer.fault);
    if (answer.best_ends > answer.ends || answer.second >= std::optional(answer.value))
    {
        record::refuse("best ends", "more than all, or not the best");
    }
}

template <class Archive>
void serialize(Archive& archive, ChancesAnswer& answer)
{
    for (int& chance : answer.chances)
    {
        archive(ranged("chance", chance, 0, opponents::certain + 1));
    }
    archive(ranged("playouts", answer.playouts, 1, max_playouts));
}

template <class Archive>
void fresh_puzzle_fields(Archive& archive, FreshPuzzle& puzzle)
{
    archive(below("objective", puzzle.objective, objective_count),
            ranged("grade", puzzle.grade, 1, puzzles::hardest_grade),
            below("within", puzzle.within_grade, puzzles::hardest_within_grade + 1));
    ideas_field(archive, puzzle.ideas);
    posed_field(archive, puzzle.position);
}

template <class Archive>
void serialize(Archive& archive, FreshAnswer& answer)
{
    constexpr std::size_t min_bytes = 10;
    record::list_fields(archive, "puzzles", answer.puzzles, max_fresh_puzzles, min_bytes,
                        [&archive](FreshPuzzle& puzzle) { fresh_puzzle_fields(archive, puzzle); });
}

// --- header of a message ---------------------------------------------------------------------------------------------

template <class Archive, class Message>
void message_fields(Archive& archive, char mark, Message& message)
{
    char marked = mark;
    std::uint8_t made_by = version;
    archive(below("mark", marked, 256), below("version", made_by, 256));
    if (marked != mark || made_by != version)
    {
        throw Malformed("it is not a message, or has another version", record::ErrorKind::Foreign);
    }
    record::alternative_field(archive, "kind", message);
    std::visit([&archive](auto& one) { archive(one); }, message);
}

template <class Archive>
void serialize(Archive& archive, Question& question)
{
    message_fields(archive, 'Q', question);
}

template <class Archive>
void serialize(Archive& archive, Answer& answer)
{
    message_fields(archive, 'A', answer);
}

template <class Message>
record::Loaded<Message> read_message(std::span<const std::byte> bytes, std::size_t most, const char* beginning)
{
    try
    {
        if (bytes.size() > most)
        {
            throw Malformed("it is too long", record::ErrorKind::TooLarge);
        }
        return record::read_bytes<Message>(bytes);
    }
    catch (const std::exception& wrong)
    {
        return record::to_load_error(wrong, beginning);
    }
}

Bytes write_question(const Question& question)
{
    return record::written_bytes(question);
}

record::Loaded<Question> read_question(std::span<const std::byte> bytes)
{
    return read_message<Question>(bytes, max_question_bytes, "this question cannot be read: ");
}

Bytes write_answer(const Answer& answer)
{
    return record::written_bytes(answer);
}

record::Loaded<Answer> read_answer(std::span<const std::byte> bytes)
{
    return read_message<Answer>(bytes, max_answer_bytes, "this answer cannot be read: ");
}

} // namespace elgrande::brains
