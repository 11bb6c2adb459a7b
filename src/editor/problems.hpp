#pragma once

#include "editor/edit.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::editor
{

/// What can be wrong with a draft.
enum class ProblemKind : std::uint8_t
{
    Caballeros,   ///< `seat` has `value` of them instead of `wanted`
    BlackOnes,    ///< black caballeros: there are `value` of them instead of `wanted`
    HandTooSmall, ///< `seat` has `value` power cards in hand; the remaining rounds need `wanted`
    HandOdd,      ///< `seat` has `value` own cards, in hand or used, instead of `wanted`
    BoardsMeet,   ///< both mobile scoreboards lie in the same place, which is Place number `value`
    SameBid,      ///< `seat` and seat `wanted` have both bid the power card with the number `value`
    Modifiers,    ///< `seat` has `value` modifiers instead of `wanted`
    TakenCards,   ///< `seat` has taken `value` action cards in this round instead of `wanted`
    Vetoes,       ///< the players have `value` Vetoes, more than cards that are Vetoes have come up
    Cards,        ///< other faults of the action cards: the stacks, the card in use
    Pieces,       ///< figures, discs, bearers, lasting effects of cards
    Question      ///< the question does not follow from the rest
};

inline constexpr int problem_kind_count = 12;

/// A reason why a draft is no position of a game.
struct Problem
{
    ProblemKind kind{};
    Seat seat = nobody;      ///< the seat concerned, if there is one
    int value = 0;           ///< see ProblemKind; 0 for kinds that do not use it
    int wanted = 0;          ///< see ProblemKind; 0 for kinds that do not use it
    std::optional<Edit> fix; ///< an edit that solves the problem; nothing if none is known

    /// True if both are the same problem, perhaps with other numbers.
    bool is_same(const Problem& other) const { return kind == other.kind && seat == other.seat; }
};

/// Returns the problems of a draft, each once. Empty if and only if validate_state() accepts it.
std::vector<Problem> problems_of(const State& state);

} // namespace elgrande::editor
