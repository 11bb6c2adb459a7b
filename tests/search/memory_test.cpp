// How much the solver allocates, counted by operators new and delete of this program.
#include "search/best_turns.hpp"

#include "search/positions.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <malloc.h>
#include <new>
#include <string>

namespace
{

std::size_t in_use = 0;
std::size_t most_in_use = 0;

void* try_to_allocate(std::size_t size) noexcept
{
    void* const memory = std::malloc(std::max<std::size_t>(size, 1));
    in_use += malloc_usable_size(memory);
    most_in_use = std::max(most_in_use, in_use);
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

TEST_CASE("random positions: a search allocates 32 MiB at most, also where it gives up")
{
    constexpr std::size_t most_bytes = 32U * 1024U * 1024U;
    std::size_t greatest = 0;
    for_positions(test::is_sanitized ? 8 : 25, Thinned::No,
                  [&](Sample& sample) -> std::string
                  {
                      const auto objective =
                          static_cast<search::Objective>(sample.random.below(search::objective_count));
                      const std::size_t before = in_use;
                      most_in_use = in_use;
                      search::best_turns(sample.state, objective);
                      greatest = std::max(greatest, most_in_use - before);
                      return greatest <= most_bytes ? "" : std::to_string(greatest) + " bytes";
                  });
    INFO(greatest << " bytes at most");
    CHECK(greatest > 0);
}
