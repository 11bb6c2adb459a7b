// What must hold at every step of any game, over thousands of random ones. A failure prints the seed and the steps
// that lead to the position; tests/record does the same with links.
#include "rules/play.hpp"
#include "rules/stacks.hpp"
#include "rules/view.hpp"
#include "setups.hpp"
#include "table.hpp"

#include <set>
#include <tuple>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

/// Plays game `seed` at random and calls visit(state, action, before the action) at each decision.
template <class Visit>
void play_at_random(std::uint64_t seed, Visit visit)
{
    State state = new_game(setups::any_setup(seed));
    Random random(seed * 2654435761U + 1);
    for (int step = 0; !is_over(state); ++step)
    {
        const ActionList answers = legal(state);
        REQUIRE_FALSE(answers.empty());
        const Action action = answers[static_cast<int>(random.below(static_cast<std::uint32_t>(answers.size())))];
        INFO("seed " << seed << ", step " << step << ", question " << static_cast<int>(state.decision.question));
        visit(state, action);
        apply(state, action);
    }
    visit(state, Action{});
}

/// Everything that a region or the Castillo holds, but the King himself.
auto held(const State& state, Place region)
{
    unsigned grandes = 0;
    for (Seat seat = 0; seat < state.players(); ++seat)
    {
        grandes |= state.grande[seat] == region ? 1U << seat : 0U;
    }
    return std::tuple{state.caballeros[index(region)], grandes, mobile_board_on(state, region)};
}

/// Cards of New Regency say themselves what they do to the King's region (2023): caballeros go along with him, a grande
/// comes where he was, or into the Castillo that he leaves, and some place into his region.
bool overrides_taboo(const State& state, Action action)
{
    const bool regency = state.setup.modules.contains(Module::NewRegency);
    const bool leaves_castillo = action.kind == ActionKind::MoveKing && state.king == Place::Castillo;
    const bool takes_along = action.kind == ActionKind::Lift && running_effect(state).verb == Verb::MoveKing;
    const bool infiltrates = action.kind == ActionKind::Place && state.turn.kings_region_open;
    return regency && (leaves_castillo || takes_along || infiltrates || action.kind == ActionKind::SwapKing);
}

bool empties_castillo(const State& state)
{
    return state.disk_purpose == DiskPurpose::GeneralScoring;
}

} // namespace

TEST_CASE("random games: every moment is sound, its actions are distinct, legal and nothing else is")
{
    for (std::uint64_t seed = 1; seed <= 400; ++seed)
    {
        play_at_random(seed,
                       [](const State& state, Action)
                       {
                           const auto wrong = problem(state);
                           INFO(wrong.value_or(""));
                           REQUIRE_FALSE(wrong.has_value());
                           std::set<Action> distinct;
                           for (const Action action : legal(state))
                           {
                               REQUIRE(distinct.insert(action).second);
                               REQUIRE_FALSE(refusal(state, action).has_value());
                           }
                           if (is_over(state))
                           {
                               REQUIRE(refusal(state, done) == Refusal{Rule::GameIsOver});
                           }
                       });
    }
}

TEST_CASE("random games: every action that is not listed is refused, whatever its bytes")
{
    Random random(99);
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
    {
        play_at_random(seed,
                       [&](const State& state, Action)
                       {
                           const ActionList answers = legal(state);
                           for (int i = 0; i < 20; ++i)
                           {
                               const Action any{static_cast<ActionKind>(random.below(40)),
                                                static_cast<std::uint8_t>(random.below(16)),
                                                static_cast<Place>(random.below(17))};
                               const State before = state;
                               REQUIRE(refusal(state, any).has_value() != answers.contains(any));
                               REQUIRE(before == state);
                           }
                       });
    }
}

TEST_CASE(
    "random games: nothing enters or leaves the King's region but by moving the King or a general scoring's courts")
{
    // classic 1996, "The King's Region is taboo!"
    for (std::uint64_t seed = 1; seed <= 400; ++seed)
    {
        State before;
        bool first = true;
        bool overridden = false;
        play_at_random(seed,
                       [&](const State& state, Action action)
                       {
                           // The dummy's caballeros may enter the region that the King has just left.
                           first = first || (has_dummy(state.setup) && before.rounds_begun != state.rounds_begun);
                           if (!first && !overridden && !is_abroad(before.king))
                           {
                               REQUIRE(held(before, before.king) == held(state, before.king));
                           }
                           if (!first && empties_castillo(before))
                           {
                               REQUIRE(before.king == state.king);
                           }
                           before = state;
                           first = false;
                           overridden = !is_over(state) && overrides_taboo(state, action);
                       });
    }
}

TEST_CASE("random games: caballeros leave the Castillo in a general scoring only")
{
    // classic 1996, card rule C
    for (std::uint64_t seed = 1; seed <= 200; ++seed)
    {
        PerSeat<std::uint8_t> inside{};
        bool general_scoring = false;
        play_at_random(seed,
                       [&](const State& state, Action)
                       {
                           for (Seat seat = 0; seat < state.players() && !general_scoring; ++seat)
                           {
                               REQUIRE(count(state, Place::Castillo, seat) >= inside[seat]);
                           }
                           inside = state.caballeros[index(Place::Castillo)];
                           general_scoring = empties_castillo(state);
                       });
    }
}

TEST_CASE("random games: the points that events tell are the points on the track, in the order of play")
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed)
    {
        State state = new_game(setups::any_setup(seed));
        Random random(seed);
        PerSeat<int> told{};
        while (!is_over(state))
        {
            std::vector<Event> events;
            auto keep = [&](const Event& event) { events.push_back(event); };
            const ActionList answers = legal(state);
            apply(state, answers[static_cast<int>(random.below(static_cast<std::uint32_t>(answers.size())))], keep);
            const PerSeat<int> more = points(events);
            for (Seat seat = 0; seat < state.players(); ++seat)
            {
                told[seat] += more[seat];
                REQUIRE(told[seat] == state.score[seat]);
            }
        }
    }
}

TEST_CASE("random games: a view tells nothing that its seat may not know")
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
    {
        Random random(seed);
        play_at_random(seed,
                       [&](const State& state, Action)
                       {
                           const Seat viewer = static_cast<Seat>(random.below(state.setup.players));
                           // Whatever he does not know may be dealt anew without a change of what he sees, except
                           // that players who have set a secret disk or named a secret card are asked again.
                           const State other = deal_unknown(state, viewer, Random(random.next()));
                           REQUIRE_FALSE(problem(other).has_value());
                           const PlayerView seen = view(state, viewer);
                           const PlayerView same = view(other, viewer);
                           REQUIRE(seen.caballeros == same.caballeros);
                           REQUIRE(seen.castillo == same.castillo);
                           REQUIRE(seen.hand == same.hand);
                           REQUIRE(seen.hand_size == same.hand_size);
                           REQUIRE(seen.modifiers == same.modifiers);
                           REQUIRE(seen.modifier_count == same.modifier_count);
                           REQUIRE(seen.added == same.added);
                           REQUIRE(seen.offered == same.offered);
                           REQUIRE(seen.bearer == same.bearer);
                           REQUIRE(seen.score == same.score);
                           REQUIRE(seen.setup == same.setup);
                           if (state.disk_purpose == DiskPurpose::None && other.decision == state.decision)
                           {
                               REQUIRE(seen.progress == same.progress);
                           }
                           if (state.decision.seat != viewer)
                           {
                               REQUIRE(seen.legal.empty());
                           }
                           if (state.setup.hidden_hands)
                           {
                               REQUIRE_FALSE(seen.hand[(viewer + 1U) % state.setup.players].has_value());
                               REQUIRE_FALSE(seen.modifiers[(viewer + 1U) % state.setup.players].has_value());
                           }
                       });
    }
}

TEST_CASE("random games: unknown cards dealt anew come in another order, the known ones stay")
{
    const State state = new_game(setups::any_setup(4));
    const State other = deal_unknown(state, 0, Random(12345));
    CHECK(other.decks != state.decks);
    for (std::size_t stack = 0; stack < stack_count; ++stack)
    {
        CHECK(offered(other, static_cast<int>(stack) + 1) == offered(state, static_cast<int>(stack) + 1));
    }
    CHECK(deal_unknown(state, 0, Random(12345)) == other);
}

TEST_CASE("damaged states are recognised, or can be played to their end")
{
    // What a hostile link could decode to: random fields of sound states overwritten with random values.
    Random random(2026);
    int sound = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
    {
        play_at_random(
            seed,
            [&](const State& state, Action)
            {
                State damaged = state;
                const auto byte = static_cast<std::uint8_t>(random.below(random.below(4) == 0 ? 256 : 16));
                const Seat seat = static_cast<Seat>(random.below(max_players));
                switch (random.below(18))
                {
                case 0:
                    damaged.decision.question = static_cast<Question>(random.below(32));
                    break;
                case 1:
                    damaged.decision.seat = byte;
                    break;
                case 2:
                    damaged.turn.placed = byte;
                    break;
                case 3:
                    damaged.turn.card = byte;
                    break;
                case 4:
                    damaged.progress.any_left = byte;
                    break;
                case 5:
                    damaged.progress.victim = byte;
                    break;
                case 6:
                    damaged.progress.lifted_seat = byte;
                    break;
                case 7:
                    damaged.disk[seat] = static_cast<Place>(byte);
                    break;
                case 8:
                    damaged.turn_order[seat] = byte;
                    break;
                case 9:
                    damaged.king = static_cast<Place>(byte);
                    break;
                case 10:
                    damaged.progress.stage = byte;
                    break;
                case 11:
                    damaged.shift.hand[seat] = static_cast<std::uint16_t>(damaged.shift.hand[seat] ^ 1U << byte % 16);
                    damaged.shift.played[seat] =
                        static_cast<std::uint16_t>(damaged.shift.played[seat] ^ 1U << byte % 16);
                    break;
                case 12:
                    damaged.shift.added[seat] = byte;
                    break;
                case 13:
                    damaged.shift.passed[seat] = byte;
                    break;
                case 14:
                    damaged.bearers.at[seat] = static_cast<Place>(byte);
                    break;
                case 15:
                    damaged.bearers.returning = byte;
                    break;
                case 16:
                    damaged.turn.ability_over = !damaged.turn.ability_over;
                    damaged.shift.passing = damaged.shift.passing != (byte == 3);
                    break;
                default:
                    damaged.turns_done = byte;
                    break;
                }
                if (problem(damaged).has_value())
                {
                    return;
                }
                ++sound;
                for (int step = 0; step < 5000 && !is_over(damaged); ++step)
                {
                    const ActionList answers = legal(damaged);
                    REQUIRE_FALSE(answers.empty());
                    apply(damaged, answers[static_cast<int>(random.below(static_cast<std::uint32_t>(answers.size())))]);
                }
                REQUIRE(is_over(damaged));
            });
    }
    CHECK(sound > 0);
}
