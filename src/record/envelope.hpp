#pragma once

#include "record/format.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// The header before the bytes of a save: magic, kind, format, rules, length and hash. README.md describes the bytes.
namespace elgrande::record
{

/// Returns the envelope followed by `body`.
std::vector<std::byte> put_in_envelope(std::span<const std::byte> body);

/// Checks the envelope and returns the body that follows it. Throws Malformed.
std::span<const std::byte> take_out(std::span<const std::byte> bytes);

} // namespace elgrande::record
