#pragma once

#include "editor/edit.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::editor
{

/// The kinds of problems of a draft.
enum class ProblemKind : std::uint8_t
{
    Caballeros,        ///< `seat` has `value` caballeros instead of `wanted`
    BlackCaballeros,   ///< black caballeros: there are `value` of them instead of `wanted`
    HandTooSmall,      ///< `seat` has `value` power cards in hand; the remaining rounds need `wanted`
    HandWrongSize,     ///< `seat` has `value` own cards, in hand or used, instead of `wanted`
    BoardsShareAPlace, ///< both mobile scoreboards lie in the same place: `value` is that Place
    SameBid,           ///< `seat` and seat `wanted` have both bid the power card with the number `value`
    Modifiers,         ///< `seat` has `value` modifiers instead of `wanted`
    TakenCards,        ///< `seat` has taken `value` action cards in this round instead of `wanted`
    Vetoes,            ///< the players have `value` Vetoes, more than Veto cards have come up
    Cards,             ///< other faults of the action cards: the stacks, the card in use
    Pieces,            ///< figures, discs, bearers, lasting effects of cards
    Question           ///< the question does not follow from the rest
};

inline constexpr int problem_kind_count = 12;

/// A reason why a draft cannot occur in a game.
struct Problem
{
    ProblemKind kind{};
    Seat seat = nobody;      ///< the seat concerned, if there is one
    int value = 0;           ///< see ProblemKind; 0 for kinds that do not use it
    int wanted = 0;          ///< see ProblemKind; 0 for kinds that do not use it
    std::optional<Edit> fix; ///< an edit that solves the problem; nothing if none is known

    /// True if both have the same kind and seat; the numbers may differ.
    bool is_same(const Problem& other) const { return kind == other.kind && seat == other.seat; }
};

/// Returns the problems of a draft. Empty if and only if the state passes validate_state().
std::vector<Problem> problems_of(const State& state);

} // namespace elgrande::editor
