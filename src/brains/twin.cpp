#include "brains/twin.hpp"

#include "rules/game.hpp"
#include "rules/random.hpp"

#include <algorithm>

namespace elgrande::brains
{

namespace
{

constexpr int tries = 64;               ///< of twin_of()
constexpr int most_secret_answers = 64; ///< of other seats

/// True if the board, the pieces and the scores are equal.
bool same_pieces(const PlayerView& left, const PlayerView& right)
{
    return left.king == right.king && left.grande == right.grande && left.bearer == right.bearer
           && left.board_at == right.board_at && left.lasting == right.lasting && left.colonies == right.colonies
           && left.grand == right.grand && left.values == right.values && left.caballeros == right.caballeros
           && left.castillo == right.castillo && left.court == right.court && left.province == right.province
           && left.score == right.score;
}

bool same_cards(const PlayerView& left, const PlayerView& right)
{
    return left.hand_size == right.hand_size && left.hand == right.hand && left.played == right.played
           && left.bid == right.bid && left.modifier_count == right.modifier_count && left.modifiers == right.modifiers
           && left.added == right.added && left.offered == right.offered && left.taken_by == right.taken_by
           && left.vetoes == right.vetoes && left.old_vetoes == right.old_vetoes;
}

/// True if the question and the stage of the game are equal.
bool same_stage(const PlayerView& left, const PlayerView& right)
{
    return left.viewer == right.viewer && left.setup == right.setup && left.decision == right.decision
           && left.round == right.round && left.bids_made == right.bids_made && left.first_bidder == right.first_bidder
           && left.turn_order == right.turn_order && left.turns_done == right.turns_done && left.sealed == right.sealed
           && left.turn == right.turn && left.progress == right.progress && left.remembered == right.remembered;
}

/// Returns a random state that fits the view, in which other seats have answered the questions before the viewer's.
State possible(const PlayerView& seen, Random& random)
{
    State state = determinize(seen, Random(random.next()));
    for (int i = 0; i < most_secret_answers && !is_over(state) && state.decision.seat != seen.viewer; ++i)
    {
        const ActionList options = legal(state);
        apply(state, options[static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())))]);
    }
    return state;
}

} // namespace

bool same_view(const PlayerView& left, const PlayerView& right)
{
    return same_stage(left, right) && same_pieces(left, right) && same_cards(left, right)
           && std::equal(left.legal.begin(), left.legal.end(), right.legal.begin(), right.legal.end());
}

std::optional<State> twin_of(const PlayerView& seen)
{
    Random random;
    for (int i = 0; i < tries; ++i)
    {
        const State state = possible(seen, random);
        if (same_view(view(state, seen.viewer), seen))
        {
            return state;
        }
    }
    return std::nullopt;
}

} // namespace elgrande::brains
