#pragma once

#include "record/game.hpp"
#include "rules/cards/card.hpp"
#include "rules/colonies/colonies.hpp"
#include "rules/place.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Words of the notation that stand for values. They do not depend on the language of the program.
namespace elgrande::record
{

/// The word for the dummy of a two-player game as the owner of caballeros.
inline constexpr std::string_view dummy_word = "dummy";

/// The word for the owner of the Inquisitor's caballeros.
inline constexpr std::string_view black_word = "Black";

/// Returns the word for a caballero with this disc: "plain", "gold" or "wares".
std::string_view word(Disc disc);

/// Returns the name of the edition in records: the id from data/editions, with capitals.
std::string_view word(Edition edition);

/// Returns the word for a place: "Basque-Country", "Castillo", "Court", …
std::string_view word(Place place);

/// Return the value of a word, compared by is_same_word(); nothing for other words.
std::optional<Place> place_of(std::string_view text);
std::optional<Colour> colour_of(std::string_view text);

/// Returns the seat of the player with this colour; nothing for other words and for colours of no player.
std::optional<Seat> seat_of_colour(const std::vector<Player>& players, std::string_view text);

/// Returns the values of a mobile scoreboard (0 … mobile_board_count − 1), such as "8/4/0".
std::string board_word(int mobile_board);
/// The inverse of board_word(); nothing for other texts.
std::optional<int> board_of(std::string_view text);

/// Returns the modifier with this id, compared by is_same_word(); nothing for other texts.
std::optional<ModifierId> modifier_of(std::string_view id);

/// Returns the number of the power card or own card with this value; nothing if there is none. With power cards returns
/// any number up to 255, so that the caller can report why it is not legal.
std::optional<int> power_card_of(const Setup& setup, std::string_view value);

/// Returns the value of a text that consists of digits; nothing for other texts and for values above `max`.
std::optional<std::uint64_t> number_of(std::string_view text, std::uint64_t max);

/// True if the texts are equal, ignoring case, blanks, '-' and '_'.
bool is_same_word(std::string_view left, std::string_view right);

/// Returns the text without blanks at its ends.
std::string_view trimmed(std::string_view text);

/// Returns the parts of a text that are separated by blanks.
std::vector<std::string_view> words_of(std::string_view text);

/// Returns the parts of a text that are separated by commas, trimmed; one empty part for an empty text.
std::vector<std::string_view> list_of(std::string_view text);

/// Returns the text in quotation marks, with '"' and '\' escaped by '\'.
std::string quoted(std::string_view text);

/// The inverse of quoted(); nothing unless the whole of `text` is one quotation.
std::optional<std::string> unquoted(std::string_view text);

/// Appends `item` to `list`, after `separator` unless the list is empty.
void add_to_list(std::string& list, std::string_view separator, std::string_view item);

/// Returns text from outside for an error message: in quotation marks, and cut with "…" after 60 bytes; or "something
/// unreadable" if it is not plain (is_plain_text()).
std::string excerpt(std::string_view text);

} // namespace elgrande::record
