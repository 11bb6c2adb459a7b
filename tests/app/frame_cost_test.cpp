// What a frame must not do again. Counted, not timed: a machine that is busy changes nothing of it.
// Not inlined, so that the compiler does not take a pair of these for a pair of malloc and delete.
#include "support/app_driver.hpp"

#include "record/link/link.hpp"
#include "rules/random.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <new>

namespace
{

long pieces_taken = 0; // pieces of memory, ever

} // namespace

[[gnu::noinline]] void* operator new(std::size_t size)
{
    ++pieces_taken;
    void* piece = std::malloc(size); // NOLINT: this is where memory comes from
    if (piece == nullptr)
    {
        throw std::bad_alloc();
    }
    return piece;
}

// std::stable_sort's: sanitizers have one of their own, which does not go together with the delete below.
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    ++pieces_taken;
    return std::malloc(size); // NOLINT
}

[[gnu::noinline]] void operator delete(void* piece) noexcept
{
    std::free(piece); // NOLINT
}

[[gnu::noinline]] void operator delete(void* piece, std::size_t) noexcept
{
    std::free(piece); // NOLINT
}

using namespace elgrande;

TEST_CASE("a frame in which only the pointer moves says the table's texts not again")
{
    // data/golden/five-players.elg without its last 17 lines: round 9, 120 caballeros, places are lit.
    testing::AppDriver driver(1366, 768, false);
    driver.app().open_link("p1.4LghBgFFbqaJW7jV40JMw0U4ZF0wFTaJ93mlziWyHcIMeZW7di9hGPwWJuwWD73FYKKPX9HAuOpwLqmNOYsjo"
                           "-nX6Rm02gUkDGA59JeMUZyJFc7B");
    REQUIRE(driver.settle());
    REQUIRE(driver.app().mirror().title == "Round 9 of 9");
    const std::uint64_t version = driver.app().mirror_version();
    constexpr int frames = 60;
    const long before = pieces_taken;
    for (int i = 0; i < frames; ++i)
    {
        ImGui::GetIO().AddMousePosEvent(static_cast<float>(100 + 5 * i), static_cast<float>(150 + 3 * i));
        driver.frame();
    }
    // The position, the log and the answers alone are 500 pieces when the mirror is told of them.
    CHECK((pieces_taken - before) / frames < 450);
    CHECK(driver.app().mirror_version() == version);
}

TEST_CASE("a click late in a game takes no more memory than one at its beginning")
{
    // Whatever is encoded, played or said again for the whole game takes pieces for each of its actions.
    testing::AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(testing::game_of({.players = 5, .seed = 8})));
    REQUIRE(driver.settle());
    Random random(8);
    constexpr int last = 320;
    std::array<long, last> pieces{};
    for (int click = 0; click < last;)
    {
        screens::App& app = driver.app();
        const auto& answers = app.mirror().answers;
        if (answers.empty())
        {
            REQUIRE(driver.perform("I am ")); // the screen is handed over
            continue;
        }
        const int id = answers[random.below(static_cast<std::uint32_t>(answers.size()))].id;
        const long before = pieces_taken;
        app.perform(id);
        driver.frame();
        pieces[static_cast<std::size_t>(click++)] = pieces_taken - before;
        driver.settle();
    }
    // One question takes more than another: of fifty clicks each the middle one.
    const auto middle = [&](auto from)
    {
        std::sort(from, from + 50);
        return from[25];
    };
    const long early = middle(pieces.begin() + 10);
    const long late = middle(pieces.begin() + last - 50);
    INFO(early << " pieces early, " << late << " late");
    CHECK(late * 10 <= early * 13);
}
