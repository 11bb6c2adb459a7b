#pragma once

#include "rules/view.hpp"
#include "words/book.hpp"

#include <cstdint>
#include <optional>

namespace elgrande::screens
{

/// The piece that the player can drag to answer a question.
enum class HeldPiece : std::uint8_t
{
    Nothing,
    Lifted, ///< the lifted caballero
    Court,  ///< a caballero from the court
    King,
    Grande,
    Board,   ///< a mobile scoreboard
    Homeward ///< a caballero that goes from the map to its court or province
};

/// The properties of a question that pages need; its text is words::prompt().
struct QuestionRow
{
    Question question{};
    words::Topic explained_by{}; ///< the topic of the rules; for SetDisk see topic_of()
    /// The kind of answer that touching a region or the Castillo gives.
    std::optional<ActionKind> by_place;
    /// The kind of answer that touching a group of caballeros gives.
    std::optional<ActionKind> by_group;
    HeldPiece held{};
    std::optional<words::Key> why{};          ///< the advice for newcomers: why the question matters
    words::Key done = words::Key::ButtonDone; ///< the label of the button for ActionKind::Done
    words::Key waits = words::Key::WaitTurn;  ///< what the others wait for: a few words that everybody may read
};

/// Returns the row of a question.
const QuestionRow& row_of(Question question);

} // namespace elgrande::screens
