#include "record/link/puzzle.hpp"

#include "record/utf8.hpp"
#include "rules/view.hpp"

#include <array>
#include <string_view>

namespace elgrande::record
{
namespace
{

/// In tenths of a character, which has 6 bits, rounded up: log₂ 96 bits for a typed letter, 7 bits more for other
/// bytes.
constexpr int typed_letter = 11;
constexpr int other_byte = 23;
constexpr int length_of_text = 12;
constexpr int whole = 10;

} // namespace

int text_cost(const PuzzleTexts& texts)
{
    int tenths = 0;
    for (const std::string* text : {&texts.title, &texts.line, &texts.author, &texts.hint})
    {
        tenths += length_of_text;
        for (const char letter : *text)
        {
            tenths += static_cast<unsigned char>(letter) < 0x7f ? typed_letter : other_byte;
        }
    }
    return (tenths + whole - 1) / whole;
}

std::optional<LoadError> validate_texts(const PuzzleTexts& texts)
{
    struct Named
    {
        std::string_view name;
        const std::string& text;
    };
    const std::array<Named, 4> all{
        {{"title", texts.title}, {"line", texts.line}, {"author", texts.author}, {"hint", texts.hint}}};
    for (const auto& [name, text] : all)
    {
        if (!text.empty() && (!is_plain_text(text) || !can_be_seen(text)))
        {
            return LoadError{.message = std::string(name) + ": not plain UTF-8 text that can be seen"};
        }
    }
    if (const int cost = text_cost(texts); cost > max_puzzle_text_cost)
    {
        return LoadError{.message = "texts: they take " + std::to_string(cost) + " characters of a link, not "
                                    + std::to_string(max_puzzle_text_cost) + " at most",
                         .kind = ErrorKind::TooLarge};
    }
    return std::nullopt;
}

State as_posed(const State& position)
{
    return determinize(position, position.active(), Random());
}

std::optional<LoadError> validate_posed(const State& position)
{
    if (auto wrong = validate_state(position))
    {
        return LoadError{std::move(*wrong)};
    }
    const auto asks_its_player = [](const State& state)
    { return state.active() < state.players() && state.decision.seat == state.active(); };
    return asks_its_player(position) && asks_its_player(as_posed(position))
               ? std::nullopt
               : std::optional(LoadError{.message = "position: the question is not for the player whose turn it is"});
}

std::optional<LoadError> validate_puzzle(const Puzzle& puzzle)
{
    const Game game{puzzle.position.setup, players_of(puzzle.colours), puzzle.position, {}};
    if (auto wrong = validate_start(game))
    {
        return wrong;
    }
    if (auto wrong = validate_posed(puzzle.position))
    {
        return wrong;
    }
    const bool in_range = puzzle.task.aim == Aim::AtLeast
                              ? puzzle.task.value >= least_task_value && puzzle.task.value <= most_task_value
                              : puzzle.task.value == 0;
    if (static_cast<int>(puzzle.task.objective) >= objective_count || puzzle.task.aim > Aim::AtLeast || !in_range)
    {
        return LoadError{.message = "task: unknown, or its value is out of range"};
    }
    return validate_texts(puzzle.texts);
}

} // namespace elgrande::record
