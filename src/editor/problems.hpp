#pragma once

#include "editor/edit.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::editor
{

/// What of a draft cannot be.
enum class Trouble : std::uint8_t
{
    Caballeros,   ///< `seat` has `value` of them instead of `wanted`
    BlackOnes,    ///< the Inquisitor has `value` instead of `wanted`
    HandTooSmall, ///< `seat` has fewer power cards than the rounds to come ask for
    HandOdd,      ///< `seat` has another number of own cards than a hand has
    BoardsMeet,   ///< both mobile scoreboards lie on one another
    SameBid,      ///< two players cannot have bid this
    Modifiers,    ///< `seat` has not three of them
    Cards,        ///< the action cards: taken, Vetoes, what is in use
    Pieces,       ///< figures, discs, bearers, what cards have left behind
    Question      ///< what is asked does not follow from the rest
};

inline constexpr int trouble_count = 10;

struct Problem
{
    Trouble trouble{};
    Seat seat = nobody; ///< whose it is, if it is somebody's
    int value = 0;
    int wanted = 0;
    std::optional<Edit> way_out; ///< an edit after which it is none any more

    bool is_same(const Problem& other) const { return trouble == other.trouble && seat == other.seat; }
};

/// What is wrong with a draft, each thing once; empty just if validate_state() accepts it.
std::vector<Problem> problems_of(const State& state);

} // namespace elgrande::editor
