#pragma once

#include "screens/model/targets.hpp"

#include <cstdint>

namespace elgrande::screens
{

/// The piece that an announced step (PlayerView::progress.step, an Action) moves.
enum class MovedPiece : std::uint8_t
{
    Nothing,
    Lifted, ///< the lifted caballero
    Group,  ///< of the seat Action::a, leaving Action::place
    King,
    Grande, ///< of the active player, or of the player whom an ability names
    Board,  ///< Action::a: the mobile scoreboard
    Evicted ///< of the seat Action::a, leaving the region that is being emptied
};

/// The properties of a kind of action that pages need; its texts are in words/sentences.hpp.
struct AnswerRow
{
    ActionKind kind{};
    /// The kind of spot that the player touches to give the answer; Button for kinds that are only announced.
    Spot::Kind touched{};
    MovedPiece moved{};
    /// True if the map highlights Action::place when the step is announced.
    bool happens_at_place = false;
};

/// Returns the row of a kind of action.
const AnswerRow& row_of(ActionKind kind);

} // namespace elgrande::screens
