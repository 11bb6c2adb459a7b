#pragma once

#include <cstdint>

namespace elgrande::record
{

/// Bytes and meaning age apart: a format number changes when the bytes are laid out again, the rules number when the
/// same actions lead elsewhere. Whoever raises one of them keeps reading the old ones.
// A save is written in the lowest format that holds all of it, so that an older program opens it, too.
inline constexpr std::uint16_t save_format = 4;           ///< with all of a stated start
inline constexpr std::uint16_t computers_save_format = 3; ///< with comments and who decides for the seats
inline constexpr std::uint16_t commented_save_format = 2; ///< with comments; people have all seats
inline constexpr std::uint16_t plain_save_format = 1;     ///< with neither
inline constexpr int record_format = 2;                   ///< also says the rules number, which is the same
inline constexpr std::uint16_t rules_number = 2;

/// How many values the links and saves reserve for things that later editions will have more of.
inline constexpr std::uint32_t reserved_editions = 16;
inline constexpr std::uint32_t reserved_questions = 64;
inline constexpr std::uint32_t reserved_action_kinds = 64;
inline constexpr std::uint32_t reserved_rules_numbers = 64;
inline constexpr std::uint32_t reserved_sealed_purposes = 16;

} // namespace elgrande::record
