#pragma once

#include "record/loaded.hpp"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace elgrande::record
{

/// Thrown for invalid input. The public functions of record/, brains/messages.hpp and room/messages.hpp catch it and
/// return its error().
class Malformed : public std::runtime_error
{
public:
    explicit Malformed(LoadError error) : runtime_error(error.message), error_(std::move(error)) {}
    explicit Malformed(std::string message, ErrorKind kind = ErrorKind::Wrong)
        : Malformed(LoadError{.message = std::move(message), .kind = kind})
    {
    }

    const LoadError& error() const { return error_; }

private:
    LoadError error_;
};

/// Converts a caught exception to a LoadError: Malformed::error(), or for any other exception an error with what() as
/// its message. Puts `prefix` before the message, and sets LoadError::line to `line`.
LoadError to_load_error(const std::exception& wrong, std::string_view prefix = {}, int line = 0);

/// Returns write(), or an empty value if it throws Malformed because a value is out of range. That is impossible for a
/// game or position that passes validation.
template <class Write>
auto written_or_empty(Write write) -> decltype(write())
{
    try
    {
        return write();
    }
    catch (const Malformed&)
    {
        return {};
    }
}

/// A number or enum with its range, for the archives of this folder. For a value outside the range they throw Malformed
/// with a message that begins with `what`.
template <class T>
struct Ranged
{
    const char* what;
    T& value;
    std::uint64_t min;
    std::uint64_t count; ///< of possible values, 1 … 2³²
};

/// A field whose value is one of min … min + count − 1.
template <class T>
Ranged<T> ranged(const char* what, T& value, std::uint64_t min, std::uint64_t count)
{
    return {what, value, min, count};
}

/// A field whose value is one of 0 … count − 1: an enum, or a number that counts from 0.
template <class T>
Ranged<T> below(const char* what, T& value, std::uint64_t count)
{
    return {what, value, 0, count};
}

/// Throws Malformed with the message "what: why".
[[noreturn]] inline void refuse(const char* what, const std::string& why, ErrorKind kind = ErrorKind::Wrong)
{
    throw Malformed(std::string(what) + ": " + why, kind);
}

// cereal calls save() and load() for a Ranged. Every archive of this folder has put(value, count) or take(what, count),
// where value < count ≤ 2³².
template <class Archive, class T>
void save(Archive& archive, const Ranged<T>& field)
{
    const auto value = static_cast<std::uint64_t>(field.value) - field.min;
    if (value >= field.count)
    {
        refuse(field.what, "out of range");
    }
    archive.put(static_cast<std::uint32_t>(value), field.count);
}

template <class Archive, class T>
void load(Archive& archive, Ranged<T>& field)
{
    field.value = static_cast<T>(archive.take(field.what, field.count) + field.min);
}

/// A field for an unsigned number that is usually small: groups of seven bits, the lowest first, each followed by a
/// flag that is set if another group follows.
template <class Archive, class T>
void small_number(Archive& archive, const char* what, T& value)
{
    auto rest = static_cast<std::uint64_t>(value);
    std::uint64_t sum = 0;
    for (unsigned shift = 0; shift < sizeof(T) * 8; shift += 7)
    {
        auto group = static_cast<std::uint8_t>(rest & 127U);
        bool more = rest > 127U;
        archive(below(what, group, 128), below(what, more, 2));
        sum |= static_cast<std::uint64_t>(group) << shift;
        if (!more)
        {
            value = static_cast<T>(sum);
            if (static_cast<std::uint64_t>(value) != sum)
            {
                break;
            }
            return;
        }
        rest >>= 7U;
    }
    refuse(what, "out of range");
}

/// A field of 64 bits without a smaller range.
template <class Archive>
void wide_number(Archive& archive, const char* what, std::uint64_t& value)
{
    auto low = static_cast<std::uint32_t>(value);
    auto high = static_cast<std::uint32_t>(value >> 32U);
    constexpr std::uint64_t all = std::uint64_t{1} << 32U;
    archive(below(what, low, all), below(what, high, all));
    value = static_cast<std::uint64_t>(high) << 32U | low;
}

} // namespace elgrande::record
