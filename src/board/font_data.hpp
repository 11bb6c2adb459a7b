#pragma once

#include <cstddef>
#include <cstdint>

/// What the build made of data/fonts (scripts/pack/fonts.mjs).
namespace elgrande::board::packed
{

/// A face as it was packed, four bytes a word in the order of memory. Lives as long as the program.
struct FontBytes
{
    const std::uint32_t* words;
    std::size_t size;    ///< in bytes
    std::uint32_t check; ///< check_of() when it was packed
};

/// `face` counts as `Face` does.
FontBytes font_bytes(int face);

} // namespace elgrande::board::packed
