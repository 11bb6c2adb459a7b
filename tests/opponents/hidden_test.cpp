// A computer player cannot cheat: its choice depends on nothing but its view.
#include "opponents/opponent.hpp"
#include "opponents/positions.hpp"
#include "rules/game.hpp"
#include "support/print.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

using namespace elgrande;
using namespace elgrande::opponents;

namespace
{

/// Returns another state that looks the same to the player asked: with other cards to come, hidden hands and face-down
/// disks.
State exchange_hidden(const State& state, Random& random)
{
    const Decision asked = state.decision;
    State other = determinize(state, asked.seat, Random(random.next()));
    while (!is_over(other) && other.decision.seat != asked.seat)
    {
        const ActionList options = legal(other);
        apply(other, options[static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())))]);
    }
    return other;
}

/// True if the board, the pieces and the scores look the same.
bool pieces_look_the_same(const PlayerView& a, const PlayerView& b)
{
    return a.king == b.king && a.grande == b.grande && a.bearer == b.bearer && a.board_at == b.board_at
           && a.lasting == b.lasting && a.colonies == b.colonies && a.grand == b.grand && a.values == b.values
           && a.caballeros == b.caballeros && a.castillo == b.castillo && a.court == b.court && a.province == b.province
           && a.score == b.score;
}

bool cards_look_the_same(const PlayerView& a, const PlayerView& b)
{
    return a.hand_size == b.hand_size && a.hand == b.hand && a.played == b.played && a.bid == b.bid
           && a.modifier_count == b.modifier_count && a.modifiers == b.modifiers && a.added == b.added
           && a.offered == b.offered && a.taken_by == b.taken_by && a.vetoes == b.vetoes
           && a.old_vetoes == b.old_vetoes;
}

/// True if both states look the same to `seat`.
bool looks_the_same(const State& left, const State& right, Seat seat)
{
    const PlayerView a = view(left, seat);
    const PlayerView b = view(right, seat);
    return a.viewer == b.viewer && a.setup == b.setup && a.decision == b.decision && a.round == b.round
           && pieces_look_the_same(a, b) && cards_look_the_same(a, b) && a.bids_made == b.bids_made
           && a.first_bidder == b.first_bidder && a.turn_order == b.turn_order && a.turns_done == b.turns_done
           && a.sealed == b.sealed && a.turn == b.turn && a.progress == b.progress && a.remembered == b.remembered
           && std::equal(a.legal.begin(), a.legal.end(), b.legal.begin(), b.legal.end());
}

} // namespace

TEST_CASE("what is hidden from a computer player makes no difference to its choice", "[thorough]")
{
    constexpr Budget small{.playouts = 1};
    Random random(Catch::getSeed());
    const int questions =
        test::is_sanitized ? 550 : 1100; // a quarter would contain too few states that differ in some edition
    int same = 0;
    std::array<int, edition_count> different{};
    test::for_questions(questions, 6 * 1100 / questions, // the same number of games
                        [&](const State& state)
                        {
                            const Seat seat = state.decision.seat;
                            const State other = exchange_hidden(state, random);
                            if (!looks_the_same(state, other, seat))
                            {
                                return; // other random answers of opponents have led to a different view
                            }
                            ++same;
                            different[static_cast<std::size_t>(state.setup.edition)] += state == other ? 0 : 1;
                            for (const Level level : {Level::Easy, Level::Medium, Level::Hard})
                            {
                                if (level == Level::Hard && same % 3 != 0)
                                {
                                    continue; // it takes a hundred times as long
                                }
                                const Action chosen = choose(view(state, seat), level, 11, small);
                                const Action blind = choose(view(other, seat), level, 11, small);
                                if (chosen != blind)
                                {
                                    FAIL("level " << static_cast<int>(level) << " answers " << test::print(chosen)
                                                  << ", and " << test::print(blind)
                                                  << " if what is hidden differs: " << test::print(state));
                                }
                            }
                        });
    CHECK(same >= questions * 10 / 11);
    CHECK(*std::min_element(different.begin(), different.end()) > 60 * questions / 1100);
}
