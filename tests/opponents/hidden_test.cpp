// A computer player cannot cheat: its choice depends on nothing but its view.
#include "opponents/opponent.hpp"
#include "opponents/positions.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
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
        apply(other, random_action(options, random));
    }
    return other;
}

} // namespace

TEST_CASE("what is hidden from a computer player makes no difference to its choice", "[thorough]")
{
    constexpr Budget small{.playouts = 1};
    Random random(Catch::getSeed());
    const int questions = test::is_sanitized ? 550 : 1100;
    int same = 0;
    std::array<int, edition_count> different{};
    test::for_questions(questions, 6 * 1100 / questions, // the same number of games
                        [&](const State& state)
                        {
                            const Seat seat = state.decision.seat;
                            const State other = exchange_hidden(state, random);
                            if (view(state, seat) != view(other, seat))
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
    CHECK(*std::min_element(different.begin(), different.end())
          >= questions / static_cast<int>(edition_count) * 10 / 11);
}
