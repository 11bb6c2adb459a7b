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
    BlackOnes,    ///< there are `value` black caballeros instead of `wanted`
    HandTooSmall, ///< `seat` has fewer power cards than the remaining rounds need
    HandOdd,      ///< `seat` has the wrong number of own cards
    BoardsMeet,   ///< both mobile scoreboards lie in the same place
    SameBid,      ///< two players have the same bid
    Modifiers,    ///< `seat` does not have three modifiers
    Cards,        ///< the action cards: taken cards, Vetoes, the card in use
    Pieces,       ///< figures, discs, bearers, lasting effects of cards
    Question      ///< the question does not follow from the rest
};

inline constexpr int problem_kind_count = 10;

struct Problem
{
    ProblemKind kind{};
    Seat seat = nobody; ///< the seat concerned, if there is one
    int value = 0;
    int wanted = 0;
    std::optional<Edit> fix; ///< an edit that solves the problem

    bool is_same(const Problem& other) const { return kind == other.kind && seat == other.seat; }
};

/// Returns the problems of a draft, each once. Empty if and only if validate_state() accepts it.
std::vector<Problem> problems_of(const State& state);

} // namespace elgrande::editor
