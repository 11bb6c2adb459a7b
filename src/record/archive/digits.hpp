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

/// A cereal archive for links. All values become the digits of one large number, each digit in a base of its own, so
/// that a choice out of n takes log₂ n bits and not the next whole number of bits. The number is written with 64
/// letters, digits, '-' and '_', lowest first, without zeros at the end: equal values, equal text.
class DigitWriter : public cereal::OutputArchive<DigitWriter>
{
public:
    DigitWriter() : OutputArchive(this) {}

    void put(std::uint32_t value, std::uint64_t count);

    std::string text() const;

private:
    std::vector<std::pair<std::uint32_t, std::uint64_t>> digits_; ///< value and base
};

/// Reads what DigitWriter wrote. Throws Malformed for a foreign character.
class DigitReader : public cereal::InputArchive<DigitReader>
{
public:
    explicit DigitReader(std::string_view text);

    std::uint32_t take(const char* what, std::uint64_t count);

    /// Nothing but zeros follows: the end of the text, if its writer wrote no more.
    bool at_end() const { return words_.empty(); }

private:
    void drop_zeros();

    std::vector<std::uint32_t> words_; ///< the number, lowest word first
};

/// The 64 characters of a link, in the order of their values.
inline constexpr std::string_view link_alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

} // namespace elgrande::record
