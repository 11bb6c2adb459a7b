// Edits drafts of games by every rule set at random: their problems agree with validate_state().
#include "random_draft.hpp"
#include "record/link/link.hpp"
#include "rules/view.hpp"
#include "support/setups.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::editor;

namespace
{

constexpr int drafts = test::fewer_if_sanitized(2'000);
constexpr int edits = 14;

/// True if the state has the problem, perhaps with other numbers.
bool has(const State& state, const Problem& problem)
{
    const auto list = problems_of(state);
    return std::any_of(list.begin(), list.end(), [&](const Problem& one) { return one.is_same(problem); });
}

/// Checks that a draft without problems can be opened by its link and played to the end of the game.
void check_valid(const Draft& draft, Random& random)
{
    const auto opened =
        record::open_link(record::position_link(draft.state(), draft.colours(), record::Sharing::Everything));
    REQUIRE(opened.ok());
    CHECK(std::get<record::OpenedPosition>(*opened).state == draft.state());
    State state = draft.state();
    play_out(state, random);
    CHECK(is_over(state));
}

/// Checks that the fix of each problem solves it, and that fixes one after the other make the draft valid.
void check_fixes(const Draft& draft)
{
    for (const Problem& problem : draft.problems())
    {
        REQUIRE(problem.fix.has_value());
        Draft mended = draft;
        REQUIRE(mended.edit(*problem.fix));
        CHECK_FALSE(has(mended.state(), problem));
    }
    Draft mended = draft;
    for (int i = 0; i < 30 && !mended.is_valid(); ++i)
    {
        REQUIRE(mended.edit(*mended.problems().front().fix));
    }
    CHECK(mended.is_valid());
}

/// Checks that undo leads back to a valid start, and redo to the same end.
void check_history(Draft draft)
{
    const State end = draft.state();
    int steps = 0;
    for (; draft.can_undo(); ++steps)
    {
        draft.undo();
    }
    CHECK(draft.is_valid()); // it started from a position in a game
    const State start = draft.state();
    for (; draft.can_redo(); --steps)
    {
        draft.redo();
    }
    CHECK(steps == 0);
    CHECK(draft.state() == end);
    while (draft.can_undo())
    {
        draft.undo();
    }
    CHECK(draft.state() == start);
}

} // namespace

TEST_CASE("a draft has no problem if and only if its state passes validate_state(), and every problem has a fix",
          "[thorough]")
{
    Random random(Catch::getSeed());
    const std::uint64_t first = random.next() % 1'000'000;
    int valid = 0;
    int invalid = 0;
    for (int i = 0; i < drafts; ++i)
    {
        const Setup setup = setups::any_setup(first + static_cast<std::uint64_t>(i));
        CAPTURE(Catch::getSeed(), i);
        const Draft draft = test::random_draft(setup, random, edits);
        const auto refused = validate_state(draft.state());
        INFO(refused.value_or("a valid state"));
        REQUIRE(draft.is_valid() == !refused.has_value());
        view(draft.state(), nobody); // any state can be viewed
        ++(draft.is_valid() ? valid : invalid);
        if (draft.is_valid())
        {
            check_valid(draft, random);
        }
        check_fixes(draft);
        check_history(draft);
    }
    CHECK(valid > drafts / 20);
    CHECK(invalid > drafts / 20);
}

TEST_CASE("a saved draft is read back unchanged, and changed bytes are not trusted")
{
    Random random(Catch::getSeed());
    int read_changed = 0;
    for (int i = 0; i < 60; ++i)
    {
        CAPTURE(Catch::getSeed(), i);
        const Draft draft = test::random_draft(setups::any_setup(random.next() % 1'000'000), random, edits);
        const std::vector<std::byte> bytes = draft.bytes();
        auto read = Draft::read(bytes);
        REQUIRE(read.ok());
        CHECK(read->state() == draft.state());
        CHECK(read->colours() == draft.colours());
        CHECK(read->bytes() == bytes);
        for (std::size_t length = 0; length < bytes.size(); length += 1 + random.below(9))
        {
            const auto cut = Draft::read(std::span(bytes).first(length));
            CHECK((!cut.ok() || cut->bytes().size() < bytes.size()));
        }
        for (int change = 0; change < 20; ++change)
        {
            auto damaged = bytes;
            damaged[random.below(static_cast<std::uint32_t>(damaged.size()))] =
                static_cast<std::byte>(random.below(256));
            if (const auto other = Draft::read(damaged); other.ok())
            {
                ++read_changed;
                REQUIRE(other->is_valid() == !validate_state(other->state()).has_value());
            }
        }
    }
    CHECK(read_changed > 0);
}
