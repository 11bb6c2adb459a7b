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
    Caballeros,          ///< `seat` has `count` caballeros instead of `expected`
    BlackCaballeros,     ///< there are `count` black caballeros instead of `expected`
    HandTooSmall,        ///< `seat` has `count` power cards in hand; the remaining rounds need `expected`
    HandWrongSize,       ///< `seat` has `count` own cards, in hand or used, instead of `expected`
    ScoreboardsTogether, ///< both mobile scoreboards lie in `place`
    SameBid,             ///< `seat` and `other_seat` have both bid the power card with the number `power_card`
    Modifiers,           ///< `seat` has `count` modifiers instead of `expected`
    TakenCards,          ///< `seat` has taken `count` action cards in this round instead of `expected`
    Vetoes,              ///< the players have `count` Vetoes, more than Veto cards have come up
    Cards,               ///< other faults of the action cards: the stacks, the card in use
    Pieces,              ///< figures, discs, bearers, lasting effects of cards
    Question             ///< the question does not follow from the rest
};

inline constexpr int problem_kind_count = 12;

/// A reason why a draft cannot occur in a game. ProblemKind says which of the members its kind uses; the others have
/// their defaults.
struct Problem
{
    ProblemKind kind{};
    Seat seat = nobody;
    Seat other_seat = nobody;
    int count = 0;
    int expected = 0;
    int power_card = 0;
    Place place = Place::Nowhere;
    std::optional<Field> field{}; ///< of Cards, Pieces and Question: one that alone can solve the problem, if there is
    std::optional<Edit> fix{};    ///< an edit that solves the problem; nothing if none is known

    /// True if both have the same kind and seat; the numbers may differ.
    bool is_same(const Problem& other) const { return kind == other.kind && seat == other.seat; }
};

/// Returns the problems of a draft. Empty if and only if the state passes validate_state().
std::vector<Problem> problems_of(const State& state);

} // namespace elgrande::editor
