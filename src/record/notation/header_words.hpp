#pragma once

#include "rules/complete.hpp"
#include "rules/setup.hpp"

#include <array>
#include <string_view>

/// Words in the header of a record, for reading and writing.
namespace elgrande::record
{

inline constexpr std::string_view title_words = "El Grande record ";

/// The value for no options, and for no standard-bearer.
inline constexpr std::string_view none_word = "none";

/// An option in the line "Options": words that state the value of a field.
struct Option
{
    std::string_view words;
    bool Setup::*field;
    bool value; ///< the value of the field with the words; without them it is the other one
};

/// The parts in the line "Left out", in the order of Part.
inline constexpr auto part_words = table_of<std::string_view, part_count>("ships", "prison", "inquisitor");

inline constexpr std::array<Option, 5> option_words{{{"no vetoes", &Setup::vetoes, false},
                                                     {"open Castillo", &Setup::open_castillo, true},
                                                     {"hidden hands", &Setup::hidden_hands, true},
                                                     {"spares own", &Setup::spares_own, true},
                                                     {"first deck", &Setup::first_deck, true}}};

} // namespace elgrande::record
