#include "record/notation/words.hpp"

#include "record/utf8.hpp"
#include "rules/complete.hpp"

#include <algorithm>
#include <charconv>

namespace elgrande::record
{

namespace
{

constexpr std::string_view blank = " \t\r";

constexpr auto place_words = table_of<std::string_view, place_rows.size()>(
    "Galicia", "Basque-Country", "Aragon", "Catalonia", "Old-Castile", "New-Castile", "Seville", "Granada", "Valencia",
    "Castillo", "France", "Portugal", "Ship", "America", "Mediterranean", "Court", "Province", "Aside", "Nowhere");

char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool counts(char letter)
{
    return letter != '-' && letter != '_' && letter != ' ' && letter != '\t';
}

std::string letters_of(std::string_view text)
{
    std::string letters;
    for (const char letter : text)
    {
        if (counts(letter))
        {
            letters += lower(letter);
        }
    }
    return letters;
}

} // namespace

std::string_view word(Place place)
{
    return place_words[index(place)];
}

std::string_view word(Disc disc)
{
    static constexpr auto names = table_of<std::string_view, disc_count>("plain", "gold", "wares");
    return names[static_cast<std::size_t>(disc)];
}

std::string_view word(Edition edition)
{
    static constexpr auto words = table_of<std::string_view, edition_count>("Classic", "Big-Box", "2023", "Intrigue",
                                                                            "Colonies", "King-Colonies", "Grandissimo");
    return words[static_cast<std::size_t>(edition)];
}

bool is_same_word(std::string_view left, std::string_view right)
{
    return letters_of(left) == letters_of(right);
}

std::optional<Place> place_of(std::string_view text)
{
    // An index, as an iterator of an array is a pointer in one standard library and a class in another.
    for (std::size_t i = 0; i < place_words.size(); ++i)
    {
        if (is_same_word(place_words[i], text))
        {
            return static_cast<Place>(i);
        }
    }
    return std::nullopt;
}

std::optional<Colour> colour_of(std::string_view text)
{
    for (int i = 0; i < colour_count; ++i)
    {
        if (is_same_word(word(static_cast<Colour>(i)), text))
        {
            return static_cast<Colour>(i);
        }
    }
    return std::nullopt;
}

std::optional<Seat> seat_of_colour(const std::vector<Player>& players, std::string_view text)
{
    const std::optional<Colour> colour = colour_of(text);
    const auto found = std::find_if(players.begin(), players.end(),
                                    [colour](const Player& player) { return colour == player.colour; });
    return found == players.end() ? std::nullopt : std::optional(static_cast<Seat>(found - players.begin()));
}

std::string board_word(int mobile_board)
{
    std::string text;
    for (const std::uint8_t value : mobile_boards[static_cast<std::size_t>(mobile_board)])
    {
        add_to_list(text, "/", std::to_string(value));
    }
    return text;
}

std::optional<int> board_of(std::string_view text)
{
    for (int board = 0; board < mobile_board_count; ++board)
    {
        if (board_word(board) == text)
        {
            return board;
        }
    }
    return std::nullopt;
}

std::optional<ModifierId> modifier_of(std::string_view id)
{
    for (ModifierId i = 0; i < no_modifier; ++i)
    {
        if (is_same_word(modifier(i).id, id))
        {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<int> power_card_of(const Setup& setup, std::string_view value)
{
    const auto wanted = number_of(value, 255);
    if (!wanted || !has_own_cards(setup))
    {
        return wanted ? std::optional(static_cast<int>(*wanted)) : std::nullopt;
    }
    for (int number = 1; number <= power_cards(setup); ++number)
    {
        if (bid_value(setup, number) == static_cast<int>(*wanted))
        {
            return number;
        }
    }
    return std::nullopt;
}

std::optional<std::uint64_t> number_of(std::string_view text, std::uint64_t max)
{
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stopped == end && number <= max ? std::optional(number) : std::nullopt;
}

std::string_view trimmed(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(blank), text.size()));
    text.remove_suffix(text.size() - (text.find_last_not_of(blank) + 1));
    return text;
}

std::vector<std::string_view> words_of(std::string_view text)
{
    std::vector<std::string_view> words;
    for (text = trimmed(text); !text.empty(); text = trimmed(text))
    {
        words.push_back(text.substr(0, text.find_first_of(blank)));
        text.remove_prefix(words.back().size());
    }
    return words;
}

std::vector<std::string_view> list_of(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (std::size_t comma = text.find(','); comma != std::string_view::npos; comma = text.find(','))
    {
        parts.push_back(trimmed(text.substr(0, comma)));
        text.remove_prefix(comma + 1);
    }
    parts.push_back(trimmed(text));
    return parts;
}

std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (const char letter : text)
    {
        if (letter == '"' || letter == '\\')
        {
            result += '\\';
        }
        result += letter;
    }
    return result + '"';
}

std::optional<std::string> unquoted(std::string_view text)
{
    if (text.size() < 2 || text.front() != '"')
    {
        return std::nullopt;
    }
    std::string result;
    for (std::size_t i = 1; i < text.size(); ++i)
    {
        if (text[i] == '"')
        {
            return i + 1 == text.size() ? std::optional(result) : std::nullopt;
        }
        i += text[i] == '\\' ? 1 : 0;
        if (i < text.size())
        {
            result += text[i];
        }
    }
    return std::nullopt;
}

void add_to_list(std::string& list, std::string_view separator, std::string_view item)
{
    if (!list.empty())
    {
        list += separator;
    }
    list += item;
}

std::string excerpt(std::string_view text)
{
    constexpr std::size_t longest = 60;
    if (!is_plain_text(text))
    {
        return "something unreadable";
    }
    if (text.size() <= longest)
    {
        return "'" + std::string(text) + "'";
    }
    return "'" + std::string(utf8_prefix(text, longest)) + "…'";
}

} // namespace elgrande::record
