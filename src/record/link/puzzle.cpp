#include "record/link/puzzle.hpp"

#include "record/utf8.hpp"
#include "rules/view.hpp"

#include <array>
#include <string_view>

namespace elgrande::record
{
namespace
{

/// Costs of puzzle_text() (puzzle_fields.hpp) in tenths of a link's character of 6 bits, rounded up.
constexpr int printable_cost = 11;  ///< printable ASCII: log₂ 96 bits
constexpr int other_byte_cost = 23; ///< log₂ 96 + 7 bits
constexpr int length_cost = 12;     ///< log₂ 121 bits
constexpr int tenths_per_character = 10;

} // namespace

int text_cost(const PuzzleTexts& texts)
{
    int tenths = 0;
    for (const std::string* text : {&texts.title, &texts.line, &texts.author, &texts.hint})
    {
        tenths += length_cost;
        for (const char byte : *text)
        {
            tenths += static_cast<unsigned char>(byte) < 0x7f ? printable_cost : other_byte_cost;
        }
    }
    return (tenths + tenths_per_character - 1) / tenths_per_character;
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
        return LoadError{.message = "texts: they take " + std::to_string(cost) + " characters of a link; at most "
                                    + std::to_string(max_puzzle_text_cost) + " are allowed",
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
                              ? puzzle.task.value >= min_task_value && puzzle.task.value <= max_task_value
                              : puzzle.task.value == 0;
    if (static_cast<int>(puzzle.task.objective) >= objective_count || puzzle.task.aim > Aim::AtLeast || !in_range)
    {
        return LoadError{.message = "task: unknown, or its value is out of range"};
    }
    return validate_texts(puzzle.texts);
}

} // namespace elgrande::record
