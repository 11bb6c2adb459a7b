#pragma once

#include "record/game.hpp"
#include "rules/cards/card.hpp"
#include "rules/colonies/colonies.hpp"
#include "rules/place.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The words of the notation that are not sentences. They are the same in every language of the program.
namespace elgrande::record
{

/// The third colour of a game of two.
inline constexpr std::string_view dummy_word = "dummy";

/// The caballeros of the Inquisitor.
inline constexpr std::string_view black_word = "Black";

/// What a caballero with this disc is called: "plain", "gold" or "wares".
std::string_view word(Disc disc);

/// As records write it; data/editions has the same names in small letters.
std::string_view word(Edition edition);

/// "Basque-Country", "Castillo", "Court", …
std::string_view word(Place place);

/// Ignores case, spaces, '-' and '_'.
std::optional<Place> place_of(std::string_view text);
std::optional<Colour> colour_of(std::string_view text);

/// "8/4/0" or "4/0/0".
std::string board_word(int mobile_board);
std::optional<int> board_of(std::string_view text);

std::optional<ModifierId> modifier_of(std::string_view id);

/// The number of the power card or own card on which this value is printed; in a game with power cards any number up to
/// 255, so that whoever reads it can say why not.
std::optional<int> power_card_of(const Setup& setup, std::string_view value);

/// A number without sign, at most `most`.
std::optional<std::uint64_t> number_of(std::string_view text, std::uint64_t most);

bool is_same_word(std::string_view left, std::string_view right);

std::string_view trimmed(std::string_view text);

/// The parts between blanks.
std::vector<std::string_view> words_of(std::string_view text);

/// The parts between commas, trimmed.
std::vector<std::string_view> list_of(std::string_view text);

/// The text in quotation marks, so that '"' and '\' come back from unquoted().
std::string quoted(std::string_view text);

/// The whole of `text` is one quotation; nothing if it is not.
std::optional<std::string> unquoted(std::string_view text);

/// Adds `item` to `list`, behind `separator` unless it is the first.
void add_to_list(std::string& list, std::string_view separator, std::string_view item);

/// A token that came from outside, fit for a message: short and without strange bytes.
std::string shown(std::string_view text);

} // namespace elgrande::record
