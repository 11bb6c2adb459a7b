#pragma once

#include "record/format.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// What stands around the bytes of a save: magic, kind, format, rules, length and hash. README.md describes the bytes.
namespace elgrande::record
{

/// The envelope and `body` behind it, which was written by the rules and in the format of these numbers.
std::vector<std::byte> put_in_envelope(std::span<const std::byte> body, std::uint16_t rules = rules_number,
                                       std::uint16_t format = plain_save_format);

struct Body
{
    std::span<const std::byte> bytes;
    std::uint16_t rules = 0;  ///< the number of the rules by which it was written
    std::uint16_t format = 0; ///< how its bytes are laid out
};

/// What stands behind the envelope once the envelope is believed. Throws Malformed.
Body take_out(std::span<const std::byte> bytes);

} // namespace elgrande::record
