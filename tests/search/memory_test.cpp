// Counts the solver's allocations with this program's operators new and delete.
#include "record/link/link.hpp"
#include "rules/cards/card.hpp"
#include "search/best_turns.hpp"

#include "search/positions.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <malloc.h>
#include <new>
#include <string>
#include <variant>

namespace
{

std::size_t in_use = 0;
std::size_t peak_bytes = 0;

void* try_to_allocate(std::size_t size) noexcept
{
    void* const memory = std::malloc(std::max<std::size_t>(size, 1));
    in_use += malloc_usable_size(memory);
    peak_bytes = std::max(peak_bytes, in_use);
    return memory;
}

void* allocate(std::size_t size)
{
    void* const memory = try_to_allocate(size);
    if (memory == nullptr)
    {
        throw std::bad_alloc();
    }
    return memory;
}

void release(void* memory)
{
    in_use -= malloc_usable_size(memory);
    std::free(memory);
}

} // namespace

void* operator new(std::size_t size)
{
    return allocate(size);
}

void* operator new[](std::size_t size)
{
    return allocate(size);
}

void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept
{
    return try_to_allocate(size);
}

void* operator new[](std::size_t size, const std::nothrow_t& /*tag*/) noexcept
{
    return try_to_allocate(size);
}

void operator delete(void* memory) noexcept
{
    release(memory);
}

void operator delete[](void* memory) noexcept
{
    release(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept
{
    release(memory);
}

void operator delete[](void* memory, std::size_t /*size*/) noexcept
{
    release(memory);
}

using namespace elgrande;
using namespace elgrande::test;

namespace
{

constexpr std::size_t max_bytes = 32U * 1024U * 1024U;

/// Returns the most memory that a search has in use at a time.
std::size_t bytes_of_search(const State& state, search::Objective objective)
{
    const std::size_t before = in_use;
    peak_bytes = in_use;
    search::best_turns(state, objective);
    return peak_bytes - before;
}

/// Fails if a search of one of these random positions allocates more than the limit.
void check_random_positions(int positions, const std::function<bool(const Setup&)>& wanted_games)
{
    std::size_t greatest = 0;
    for_positions(
        positions, Thinning::No,
        [&](Sample& sample) -> Finding
        {
            const auto objective = static_cast<search::Objective>(sample.random.below(search::objective_count));
            greatest = std::max(greatest, bytes_of_search(sample.state, objective));
            return greatest <= max_bytes ? "" : std::to_string(greatest) + " bytes";
        },
        nullptr, wanted_games);
    INFO(greatest << " bytes at most");
    CHECK(greatest > 0);
}

} // namespace

TEST_CASE("random positions: a search allocates at most 32 MiB, even if it gives up")
{
    check_random_positions(25, nullptr);
}

TEST_CASE("random positions with the colonies: a search allocates at most 32 MiB, even if it gives up", "[thorough]")
{
    check_random_positions(25, [](const Setup& setup) { return has_colonies(setup); });
}
