#pragma once

#include "platform/storage.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

/// Calls from this program to the page's JavaScript (web/host.js). Strings and bytes are copied: neither side refers
/// to the other's memory after a call.
namespace elgrande::platform::web
{

/// Strings and bytes that JavaScript passes to this program: it writes them here before it calls a function.
class ArgumentBuffers
{
public:
    static constexpr std::size_t part_count = 6; ///< indices are clamped to 0 … 5

    /// Returns memory of `length` bytes for part `i`, valid until the next call of resize() for that part.
    std::byte* resize(std::size_t i, std::size_t length);

    /// Return part `i`, as bytes or as a string. It keeps its contents until JavaScript overwrites it.
    const Bytes& bytes(std::size_t i) const { return parts_[std::min(i, part_count - 1)]; }
    std::string text(std::size_t i) const;

private:
    std::array<Bytes, part_count> parts_;
};

class Browser;

/// Makes web/host.js call the functions of exports.cpp, with `browser` as their first argument. `browser` must live as
/// long as the page.
void attach(Browser* browser);

/// Calls `host.name(...parts, ...numbers)` of web/host.js, where each part is a Uint8Array. Returns its result: a
/// number unchanged, true as 1, a string as 1 with the string itself in part 0 of Browser::arguments, all else as 0.
double call(std::string_view name, std::initializer_list<std::string_view> parts = {},
            std::initializer_list<double> numbers = {});

/// Calls a function of the host like call(), and returns the string that it returns, or an empty one if it returns
/// none. `buffers` must be Browser::arguments of the attached browser, and no part may refer to their memory.
std::string ask(ArgumentBuffers& buffers, std::string_view name, std::initializer_list<std::string_view> parts = {},
                std::initializer_list<double> numbers = {});

/// Returns a view of the bytes as a string.
inline std::string_view as_text(const Bytes& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace elgrande::platform::web
