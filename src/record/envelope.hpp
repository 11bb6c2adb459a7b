#pragma once

#include <cstddef>
#include <span>
#include <vector>

/// The header before the bytes of a save: magic, kind, format, rules, length and hash. README.md describes the bytes.
namespace elgrande::record
{

/// Returns the envelope followed by `body`.
std::vector<std::byte> put_in_envelope(std::span<const std::byte> body);

/// Checks the envelope and returns the body that follows it, a part of `bytes`. Throws Malformed if the envelope is
/// invalid, of a newer version, or does not fit the body, and if there are more than max_save_bytes bytes.
std::span<const std::byte> open_envelope(std::span<const std::byte> bytes);

} // namespace elgrande::record
