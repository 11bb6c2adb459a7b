#pragma once

#include "record/archive/ranged.hpp"

#include <cereal/cereal.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace elgrande::record
{

/// A cereal archive for links. All values become the digits of one large number in a mixed radix: the base of each
/// digit is the number of its possible values, so that a choice out of n takes log₂ n bits without rounding up. The
/// number is written to the base 64 in the characters of link_alphabet, the lowest digit first, without trailing zeros:
/// equal values give equal texts.
class DigitWriter : public cereal::OutputArchive<DigitWriter>
{
public:
    DigitWriter() : OutputArchive(this) {}

    /// Adds `value`, which is less than `count`, as a digit of the base `count`, 1 … 2³².
    void put(std::uint32_t value, std::uint64_t count);

    /// Returns the text for all values so far; empty if all digits are zero.
    std::string text() const;

private:
    std::vector<std::pair<std::uint32_t, std::uint64_t>> digits_; ///< value and base
};

/// Reads what DigitWriter wrote. The constructor throws Malformed for a character outside link_alphabet.
class DigitReader : public cereal::InputArchive<DigitReader>
{
public:
    explicit DigitReader(std::string_view text);

    /// Returns the next digit of the base `count`; 0 after the end of the text. Never throws, so it does not need the
    /// name of the field that other archives put into their errors.
    std::uint32_t take(const char* /*what*/, std::uint64_t count);

    /// True if only zeros are left. A writer omits trailing zeros, so this is also true before values that are zero.
    bool at_end() const { return words_.empty(); }

private:
    void drop_zeros();

    std::vector<std::uint32_t> words_; ///< the number, lowest word first
};

/// The 64 characters of a link, in the order of their values.
inline constexpr std::string_view link_alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

} // namespace elgrande::record
