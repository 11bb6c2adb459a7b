#pragma once

#include "record/game.hpp"

#include <cstdint>

namespace elgrande::screens
{

/// Returns a classic game of one person against three computers of this level, 1 … 3. The person's seat, which is
/// never the first, the first bidder and the seed are drawn by lot from `random`; the lot for the first bidder is the
/// game's first action.
record::Game quick_game(int level, std::uint64_t random);

} // namespace elgrande::screens
