#pragma once

#include <cstdint>
#include <span>

/// Made by the build from data/fonts (scripts/pack/fonts.mjs).
namespace elgrande::board::packed
{

/// A TrueType file, four bytes a word in the order of memory, filled up with zeros. Lives as long as the program.
struct FontFile
{
    std::span<const std::uint32_t> words;
    std::uint32_t check; ///< of the words when they were packed, FNV-1a word by word
};

/// `face` counts as `Face` does.
FontFile font_file(int face);

} // namespace elgrande::board::packed
