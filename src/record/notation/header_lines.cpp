#include "record/notation/header_lines.hpp"

#include "record/archive/ranged.hpp"
#include "record/notation/words.hpp"

namespace elgrande::record
{

std::string line(std::string_view key, std::string_view value)
{
    return std::string(key) + ": " + std::string(value) + "\n";
}

std::optional<std::string_view> text_after(std::string_view key, std::string_view words)
{
    if (key.size() <= words.size() || !is_same_word(key.substr(0, words.size()), words))
    {
        return std::nullopt;
    }
    return trimmed(key.substr(words.size()));
}

int number_between(std::string_view value, int min, int max)
{
    const auto read = number_of(value, static_cast<std::uint64_t>(max));
    if (!read || static_cast<int>(*read) < min)
    {
        throw Malformed("expected a number from " + std::to_string(min) + " to " + std::to_string(max) + ", not "
                        + excerpt(value));
    }
    return static_cast<int>(*read);
}

Place place_on_board(std::string_view value)
{
    const auto found = place_of(value);
    if (!found || !is_on_board(*found))
    {
        throw Malformed("expected a region or Castillo, not " + excerpt(value));
    }
    return *found;
}

Seat seat_of(const std::vector<Player>& players, std::string_view value)
{
    if (const auto seat = seat_of_colour(players, value))
    {
        return *seat;
    }
    throw Malformed("expected the colour of a player, not " + excerpt(value));
}

Seat owner_of(const Setup& setup, const std::vector<Player>& players, std::string_view value)
{
    const bool black = is_same_word(value, black_word) && has_black(setup);
    const bool dummy = is_same_word(value, dummy_word) && has_dummy(setup);
    return black ? neutral : dummy ? Seat{dummy_seat(setup)} : seat_of(players, value);
}

std::string_view owner_word(const std::vector<Player>& players, Seat owner)
{
    return owner < players.size() ? word(players[owner].colour) : owner == neutral ? black_word : dummy_word;
}

} // namespace elgrande::record
