// What a frame must not repeat. Allocations are counted instead of time, so a busy machine does not matter.
// The operators are not inlined, so that the compiler does not see a malloc paired with a delete.
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

long pieces_taken = 0; // number of allocations so far

} // namespace

[[gnu::noinline]] void* operator new(std::size_t size)
{
    ++pieces_taken;
    void* piece = std::malloc(size); // NOLINT: implements operator new
    if (piece == nullptr)
    {
        throw std::bad_alloc();
    }
    return piece;
}

// For std::stable_sort: the sanitizers' version does not match the delete below.
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

TEST_CASE("a frame in which only the pointer moves does not compose the table's texts again")
{
    // data/golden/five-players.elg without its last 17 lines: round 9, 120 caballeros, places are highlighted.
    testing::AppDriver driver(1366, 768, false);
    driver.app().open_link("p1.eixrBgF3e_1EbsNMGTcCS2uIjz_Z3S68yn2Z2CzcK0_T16rqCYP6BkblEqSYuziHwj_Qzj6USN0DnLNhmeTyl"
                           "8cfWMen1mIA11d1Q-sMQ7djfPeifKG");
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
    // Composing position, log and answers for the mirror alone takes 500 allocations.
    CHECK((pieces_taken - before) / frames < 450);
    CHECK(driver.app().mirror_version() == version);
}

TEST_CASE("a click late in a game takes no more memory than one at its beginning")
{
    // Whatever encodes, replays or composes the whole game allocates for each of its actions.
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
            REQUIRE(driver.perform("I am ")); // the curtain
            continue;
        }
        const int id = answers[random.below(static_cast<std::uint32_t>(answers.size()))].id;
        const long before = pieces_taken;
        app.perform(id);
        driver.frame();
        pieces[static_cast<std::size_t>(click++)] = pieces_taken - before;
        driver.settle();
    }
    // Questions differ in cost: takes the median of 50 clicks each.
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
