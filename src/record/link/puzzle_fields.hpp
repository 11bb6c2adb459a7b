#pragma once

#include "record/link/link_fields.hpp"
#include "record/link/puzzle.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

namespace elgrande::record
{

/// The fields of the link of a puzzle.
struct PuzzleFields
{
    PositionFields position;
    Task task;
    PuzzleTexts texts;
};

template <class Archive>
void serialize(Archive& archive, Task& task)
{
    std::uint8_t number = wire_number(task.objective);
    archive(below("objective", number, reserved_objectives), below("aim", task.aim, reserved_aims));
    const auto known = objective_of_wire(number);
    if (!known || task.aim > Aim::AtLeast)
    {
        refuse("task", "of a kind that this program does not know; a newer version may open the link",
               ErrorKind::Newer);
    }
    task.objective = *known;
    if (task.aim == Aim::AtLeast)
    {
        int above_least = task.value - min_task_value;
        archive(below("value", above_least, max_task_value - min_task_value + 1));
        task.value = static_cast<std::int16_t>(above_least + min_task_value);
    }
}

/// A text. Printable ASCII characters are one digit of the link each; any other byte is two.
template <class Archive>
void puzzle_text(Archive& archive, std::string& text)
{
    constexpr int first = 32;
    constexpr int typed = 127 - first;
    std::size_t length = text.size();
    archive(below("length of a text", length, max_puzzle_text_cost + 1));
    text.resize(length);
    for (char& letter : text)
    {
        const auto byte = static_cast<unsigned char>(letter);
        int code = std::clamp(byte - first, 0, typed); // control characters cannot occur, see validate_texts()
        archive(below("letter", code, typed + 1));
        int high = byte & 0x7fU;
        if (code == typed)
        {
            archive(below("letter", high, 0x80));
        }
        letter = static_cast<char>(code < typed ? code + first : high | 0x80);
    }
}

template <class Archive>
void serialize(Archive& archive, PuzzleFields& puzzle)
{
    archive(puzzle.position);
    archive(puzzle.task);
    puzzle_text(archive, puzzle.texts.title);
    puzzle_text(archive, puzzle.texts.line);
    puzzle_text(archive, puzzle.texts.author);
    puzzle_text(archive, puzzle.texts.hint);
}

} // namespace elgrande::record
