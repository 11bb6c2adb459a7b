// Messages between the page and its worker: any bytes as a question, which is answered with a small budget, and as an
// answer. Input with neither mark selects a rule set and plays a game, whose position is solved.
#include "brains/brain.hpp"
#include "play_on.hpp"
#include "record/link/puzzle.hpp"
#include "rules/validation/validate_state.hpp"
#include "search/best_turns.hpp"
#include "support/setups.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

using namespace elgrande;
using namespace elgrande::brains;
using record::fuzz::require;

namespace
{

using Input = std::span<const std::byte>;

constexpr std::uint32_t few_positions = 400;
constexpr std::uint32_t few_playouts = 2;
constexpr int max_slices = 200'000;

/// Limits a four-byte number of the question to `most`.
void at_most(Bytes& question, std::size_t at, std::uint32_t most)
{
    std::uint32_t asked = 0;
    for (std::size_t i = 0; i < 4; ++i)
    {
        asked |= std::to_integer<std::uint32_t>(question[at + i]) << 8U * i;
    }
    for (std::size_t i = 0; i < 4; ++i)
    {
        question[at + i] = static_cast<std::byte>(std::min(asked, most) >> 8U * i);
    }
}

/// Every answer must be legal, except for a disk that is owed: opponents are asked before it.
void require_turns(const State& start, const std::vector<std::vector<Action>>& turns)
{
    for (const std::vector<Action>& turn : turns)
    {
        State state = start;
        bool ended = false;
        for (const Action& action : turn)
        {
            require(!ended, "a turn ends with its last answer");
            if (state.decision.seat != start.active())
            {
                require(action.kind == ActionKind::SetDisk && &action == &turn.back(), "an owed disk comes last");
                break;
            }
            require(legal(state).contains(action), "a best turn can be played");
            ended = apply_within_turn(state, action);
        }
    }
}

/// A line must end the turn from `state` with its last answer, or be empty.
void require_line(State state, const std::vector<Action>& line)
{
    bool ended = line.empty();
    for (const Action& action : line)
    {
        require(legal(state).contains(action), "a line can be played");
        ended = apply_within_turn(state, action);
        require(ended == (&action == &line.back()), "a line ends the turn with its last answer");
    }
}

void require_sound(const State& state, const TurnAnswer& answer)
{
    require(answer.found || answer.turns.empty(), "turns are only listed if an end was found");
    require(answer.best_ends <= answer.ends, "the best ends are some of the ends");
    require(!answer.second || *answer.second < answer.value, "the next value is lower");
    require(!answer.exact || !answer.played || *answer.played <= answer.value, "nothing is better than the best");
    require_turns(state, answer.turns);
    require_line(state, answer.best_line);
    require_line(state, answer.played_line);
}

void require_sound(const PuzzleAnswer& answer)
{
    require(!answer.solved || (answer.best_ends > 0 && answer.best_ends <= answer.ends), "a best end is an end");
    require(!answer.solved || !answer.second || *answer.second < answer.value, "the next value is lower");
    require(!answer.solved || !answer.greedy || *answer.greedy <= answer.value, "a greedy turn is not above the best");
}

/// Every question that can be read must be answered soon.
void ask(const Bytes& bytes)
{
    const auto question = read_question(bytes);
    require(question.ok(), "a smaller budget can be read, too");
    Brain brain;
    const bool begun = !brain.begin(bytes);
    int slices = 0;
    for (; !brain.think() && slices < max_slices; ++slices)
    {
    }
    require(slices < max_slices, "a computation ends");
    const auto answer = read_answer(brain.answer());
    require(answer.ok(), "the answer can be read");
    if (const auto* turn = std::get_if<TurnAnswer>(&*answer))
    {
        require_sound(std::get<TurnQuestion>(*question).state, *turn);
    }
    else if (const auto* move = std::get_if<MoveAnswer>(&*answer))
    {
        const PlayerView& seen = std::get<MoveQuestion>(*question).seen;
        require(seen.legal.contains(move->action), "the choice is legal");
    }
    else if (const auto* puzzle = std::get_if<PuzzleAnswer>(&*answer))
    {
        require_sound(*puzzle);
    }
    else
    {
        require(!begun, "a question that is accepted is not refused later");
    }
}

void try_question(Input input)
{
    const auto question = read_question(input);
    if (!question.ok())
    {
        const std::string& told = question.error().message;
        require(!told.empty() && told.find('\n') == std::string::npos, "a refusal is one line");
        return;
    }
    if (std::holds_alternative<FreshQuestion>(*question))
    {
        return; // a whole game takes too long here
    }
    Bytes bytes(input.begin(), input.end());
    constexpr std::size_t playouts_at = 12;
    constexpr std::size_t positions_at = 4;
    const bool move = std::holds_alternative<MoveQuestion>(*question);
    at_most(bytes, move ? playouts_at : positions_at, move ? few_playouts : few_positions);
    ask(bytes);
}

void try_answer(Input input)
{
    const auto answer = read_answer(input);
    if (!answer.ok())
    {
        require(!answer.error().message.empty(), "a refusal says why");
        return;
    }
    const Bytes written = write_answer(*answer);
    const auto again = read_answer(written);
    require(again.ok() && write_answer(*again) == written, "an answer written reads as the same answer");
}

/// The input: rule set (3 bytes), objective or level, then one byte for each answer.
void try_game(Input input)
{
    constexpr std::size_t head = 4;
    if (input.size() < head)
    {
        return;
    }
    const auto at = [&input](std::size_t i) { return std::to_integer<std::uint32_t>(input[i]); };
    State state = new_game(setups::any_setup(at(0) | at(1) << 8U | at(2) << 16U));
    for (std::size_t i = head; i < input.size() && !is_over(state); ++i)
    {
        const ActionList answers = legal(state);
        apply(state, answers[static_cast<int>(at(i)) % answers.size()]);
    }
    require(!validate_state(state), "a moment of a game is valid");
    if (is_within_turn(state))
    {
        const auto objective = static_cast<search::Objective>(at(3) % search::objective_count);
        ask(write_question(
            TurnQuestion{.state = state, .objective = objective, .positions = few_positions, .played = {}}));
        if (!record::validate_posed(state))
        {
            ask(write_question(PuzzleQuestion{.state = state, .objective = objective, .positions = few_positions}));
        }
    }
    if (!is_over(state))
    {
        const Bytes question =
            write_question(MoveQuestion{.seen = view(state, state.decision.seat),
                                        .level = static_cast<opponents::Level>(at(3) % opponents::level_count),
                                        .seed = at(3),
                                        .budget = {.playouts = 1}});
        require(!question.empty(), "every view can be asked about");
        ask(question);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Input input = std::as_bytes(std::span(data, size));
    if (size > 0 && data[0] == 'Q')
    {
        try_question(input);
    }
    else if (size > 0 && data[0] == 'A')
    {
        try_answer(input);
    }
    else
    {
        try_game(input);
    }
    return 0;
}
