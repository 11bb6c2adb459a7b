#pragma once

#include "screens/model/targets.hpp"

#include <cstdint>

namespace elgrande::screens
{

/// The piece that an announced step is about to move.
enum class Moved : std::uint8_t
{
    Nothing,
    Lifted, ///< the lifted caballero
    Group,  ///< Action::a: the seat of the one that leaves Action::place
    King,
    Grande, ///< of the active player, or of whom an ability names
    Board,  ///< Action::a: the mobile scoreboard
    Evicted ///< Action::a: the seat whose caballeros leave the region that is to be left
};

/// Properties of a kind of action for pages, except its sentences.
struct AnswerRow
{
    ActionKind kind{};
    /// The kind of spot touched. Steps that nobody chooses have a button's row, too, as they are never answers.
    Spot::Kind touched{};
    Moved moved{};
    /// Is Action::place where it happens, so that the map lights it when the step is announced?
    bool happens_at_place = false;
};

const AnswerRow& row_of(ActionKind kind);

} // namespace elgrande::screens
