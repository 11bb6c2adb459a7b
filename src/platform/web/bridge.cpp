#include "platform/web/bridge.hpp"

#include <emscripten.h>

#include <cstdint>
#include <vector>

namespace
{

/// A string or byte sequence in this program's memory, as JavaScript reads it.
struct Span
{
    std::uint32_t address;
    std::uint32_t length;
};

} // namespace

// JavaScript follows
// clang-format off
EM_JS(double, elgrande_call, (const void* name, int length, const void* parts, int part_count,
                              const double* numbers, int number_count), {
    const values = [];
    for (let i = 0; i < part_count; ++i) {
        const address = HEAPU32[(parts >>> 2) + 2 * i];
        values.push(HEAPU8.slice(address, address + HEAPU32[(parts >>> 2) + 2 * i + 1]));
    }
    for (let i = 0; i < number_count; ++i) {
        values.push(HEAPF64[(numbers >>> 3) + i]);
    }
    // The name is ASCII, and this runs in each frame; a TextDecoder would be slower.
    const method = String.fromCharCode(...HEAPU8.subarray(name, name + length));
    const host = Module['host'];
    const result = host[method](...values);
    if (typeof result === 'string') {
        host.game.put([result]);
        return 1;
    }
    return Number(result) || 0;
})
// clang-format on

namespace elgrande::platform::web
{

namespace
{

std::uint32_t address_of(const void* pointer)
{
    return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(pointer));
}

} // namespace

std::byte* ArgumentBuffers::resize(std::size_t i, std::size_t length)
{
    Bytes& part = parts_[std::min(i, part_count - 1)];
    part.resize(length);
    return part.data();
}

std::string ArgumentBuffers::text(std::size_t i) const
{
    return std::string(as_text(bytes(i)));
}

double call(std::string_view name, std::initializer_list<std::string_view> parts, std::initializer_list<double> numbers)
{
    std::vector<Span> list;
    for (std::string_view part : parts)
    {
        list.push_back({address_of(part.data()), static_cast<std::uint32_t>(part.size())});
    }
    return elgrande_call(name.data(), static_cast<int>(name.size()), list.data(), static_cast<int>(list.size()),
                         numbers.begin(), static_cast<int>(numbers.size()));
}

std::string ask(ArgumentBuffers& buffers, std::string_view name, std::initializer_list<std::string_view> parts,
                std::initializer_list<double> numbers)
{
    buffers.resize(0, 0); // a function that returns no string leaves it empty
    call(name, parts, numbers);
    return buffers.text(0);
}

} // namespace elgrande::platform::web
