#pragma once

#include "rules/complete.hpp"
#include "rules/setup.hpp"

#include <array>
#include <string_view>

/// What the head of a record says in both directions.
namespace elgrande::record
{

inline constexpr std::string_view title_words = "El Grande record ";

/// No option, or no standard-bearer.
inline constexpr std::string_view none_word = "none";

struct Option
{
    std::string_view words;
    bool Setup::*field;
    bool value; ///< that the words stand for; the other one needs no words
};

/// In the order of Part.
inline constexpr auto part_words = table_of<std::string_view, part_count>("ships", "prison", "inquisitor");

inline constexpr std::array<Option, 5> option_words{{{"no vetoes", &Setup::vetoes, false},
                                                     {"open Castillo", &Setup::open_castillo, true},
                                                     {"hidden hands", &Setup::hidden_hands, true},
                                                     {"spares own", &Setup::spares_own, true},
                                                     {"first deck", &Setup::first_deck, true}}};

} // namespace elgrande::record
