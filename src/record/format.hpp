#pragma once

#include <cstdint>

namespace elgrande::record
{

/// The numbers of the save format, the record format and the rules. A format number is raised when the layout of bytes
/// or lines changes, the rules number when the same actions lead to another position. README.md gives the cases.
inline constexpr std::uint16_t save_format = 1;
inline constexpr int record_format = 1;
inline constexpr std::uint16_t rules_number = 1;

// Ranges of fields in saves and links, with room for values added later. Up to these counts no format changes.
inline constexpr std::uint32_t reserved_editions = 16;
inline constexpr std::uint32_t reserved_questions = 128;
inline constexpr std::uint32_t reserved_action_kinds = 128;
inline constexpr std::uint32_t reserved_places = 32;
inline constexpr std::uint32_t reserved_rules_numbers = 64;
inline constexpr std::uint32_t reserved_sealed_purposes = 16;
inline constexpr std::uint32_t reserved_effect_sources = 8;
inline constexpr std::uint32_t reserved_extras = 8;
inline constexpr std::uint32_t reserved_parts = 4;
inline constexpr std::uint32_t reserved_spaces = 16;
inline constexpr std::uint32_t reserved_discs = 4;
inline constexpr std::uint32_t reserved_objectives = 16;
inline constexpr std::uint32_t reserved_aims = 4;

} // namespace elgrande::record
