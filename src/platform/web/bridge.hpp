#pragma once

#include "platform/storage.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>

/// Calls from this program to the page's JavaScript (web/host.js). Texts and bytes are copied: neither side refers to
/// the other's memory after a call.
namespace elgrande::platform::web
{

/// Texts and bytes that JavaScript passes to this program: it writes them here before it calls a function.
class Room
{
public:
    static constexpr std::size_t parts = 6;

    /// Returns memory of `length` bytes for part `i`, valid until the next call of resize().
    std::byte* resize(std::size_t i, std::size_t length);

    const Bytes& bytes(std::size_t i) const { return parts_[std::min(i, parts - 1)]; }
    std::string text(std::size_t i) const;

private:
    std::array<Bytes, parts> parts_;
};

class Browser;

/// Makes web/host.js call the functions of exports.cpp, with `browser` as their first argument.
void attach(Browser* browser);

/// Calls `host.name(...parts, ...numbers)`, where each part is a Uint8Array. Returns its result as a number.
double call(std::string_view name, std::initializer_list<std::string_view> parts = {},
            std::initializer_list<double> numbers = {});

/// The same for a function of the host that returns a text, which it writes to `room`. Returns an empty text if it
/// returns none.
std::string ask(const Room& room, std::string_view name, std::initializer_list<std::string_view> parts = {},
                std::initializer_list<double> numbers = {});

inline std::string_view as_text(const Bytes& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace elgrande::platform::web
