#pragma once

#include <cstddef>
#include <span>
#include <vector>

/// What stands around the bytes of a save: magic, kind, format, rules, length and hash. README.md describes the bytes.
namespace elgrande::record
{

/// The envelope and `body` behind it.
std::vector<std::byte> put_in_envelope(std::span<const std::byte> body);

/// The part behind the envelope once the envelope is believed. Throws Malformed.
std::span<const std::byte> take_out(std::span<const std::byte> bytes);

} // namespace elgrande::record
