#pragma once

#include "platform/storage.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>

/// The way between this program and the page's JavaScript (web/host.js). Texts and bytes are copied; nothing refers
/// to the other side's memory afterwards.
namespace elgrande::platform::web
{

/// What JavaScript handed over for the call that it makes next.
class Room
{
public:
    static constexpr std::size_t parts = 6;

    /// Memory for part `i`, valid until the next call of resize() or attach().
    std::byte* resize(std::size_t i, std::size_t length);

    const Bytes& bytes(std::size_t i) const { return parts_[std::min(i, parts - 1)]; }
    std::string text(std::size_t i) const;

private:
    std::array<Bytes, parts> parts_;
};

class Browser;

/// Tells the page who answers its events: web/host.js calls the functions of exports.cpp with `browser`.
void attach(Browser* browser);

/// Calls `host.name(...parts, ...numbers)`; parts arrive as Uint8Array. Returns its result as a number.
double call(std::string_view name, std::initializer_list<std::string_view> parts = {},
            std::initializer_list<double> numbers = {});

/// The same for a function that returns a text; empty if it returns none. The host puts it into `room`.
std::string ask(const Room& room, std::string_view name, std::initializer_list<std::string_view> parts = {},
                std::initializer_list<double> numbers = {});

inline std::string_view as_text(const Bytes& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace elgrande::platform::web
