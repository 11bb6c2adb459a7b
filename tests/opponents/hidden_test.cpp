// A computer player cannot cheat: what its view does not tell makes no difference to it.
#include "opponents/opponent.hpp"
#include "opponents/positions.hpp"
#include "rules/game.hpp"
#include "support/print.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <array>

using namespace elgrande;
using namespace elgrande::opponents;

namespace
{

/// Another state that looks the same to whoever is asked: other cards to come, hidden hands, disks that lie face down.
State exchanged(const State& state, Random& random)
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

/// Is all that can be seen the same? A view is a function of it.
bool looks_the_same(const State& left, const State& right, Seat seat)
{
    const PlayerView a = view(left, seat);
    const PlayerView b = view(right, seat);
    return a.decision == b.decision && a.caballeros == b.caballeros && a.court == b.court && a.score == b.score
           && a.hand == b.hand && a.hand_size == b.hand_size && a.modifiers == b.modifiers && a.sealed == b.sealed
           && a.turn == b.turn && a.progress == b.progress && a.remembered == b.remembered;
}

} // namespace

TEST_CASE("what is hidden from a computer player makes no difference to its choice")
{
    constexpr Budget small{.playouts = 1};
    Random random(Catch::getSeed());
    int same = 0;
    int different = 0;
    test::for_questions(1000, 6,
                        [&](const State& state)
                        {
                            const Seat seat = state.decision.seat;
                            const State other = exchanged(state, random);
                            if (!looks_the_same(state, other, seat))
                            {
                                return; // others' new disks have led elsewhere
                            }
                            ++same;
                            different += state == other ? 0 : 1;
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
    CHECK(same > 900);
    CHECK(different > 800);
}
