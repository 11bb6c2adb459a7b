#include "record/notation/sentence.hpp"

#include "record/archive/ranged.hpp"
#include "record/explain.hpp"
#include "record/notation/header_lines.hpp"
#include "record/notation/words.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/complete.hpp"

#include <algorithm>
#include <array>

namespace elgrande::record
{

namespace
{

/// In the order of Extra, and of the Queen and the court jester.
constexpr auto extra_words = table_of<std::string_view, extra_count>("ship", "prison", "pardon", "queen-to-place",
                                                                     "queen-to-court", "jester", "inquisitor");
constexpr auto figure_words = table_of<std::string_view, character_count>("queen", "jester");

/// Returns the index of `word` in `words`, compared by is_same_word(); nothing if it is not one of them.
template <std::size_t size>
std::optional<std::size_t> index_in(const std::array<std::string_view, size>& words, std::string_view word)
{
    for (std::size_t i = 0; i < size; ++i)
    {
        if (is_same_word(words[i], word))
        {
            return i;
        }
    }
    return std::nullopt;
}

/// Follows an action that takes the standard-bearer although other caballeros could go.
constexpr std::string_view with_bearer_words = " with bearer";

/// Follow an action that takes a caballero from a space or brings one there; in the order of Space.
constexpr auto space_words =
    table_of<std::string_view, space_count>("", "beside table", "with gold", "with gold beside table", "with wares",
                                            "with wares beside table", "on space 1", "on space 2", "on space 3");

/// Removes the words of a space from the end of a line, the longest that match. Returns Space::Region if there are
/// none.
Space take_space(std::vector<std::string_view>& words)
{
    Space found = Space::Region;
    std::size_t taken = 0;
    for (std::size_t i = 1; i < space_words.size(); ++i)
    {
        const auto wanted = words_of(space_words[i]);
        if (wanted.size() > taken && words.size() > wanted.size()
            && std::equal(wanted.begin(), wanted.end(), words.end() - static_cast<std::ptrdiff_t>(wanted.size()),
                          is_same_word))
        {
            found = static_cast<Space>(i);
            taken = wanted.size();
        }
    }
    words.resize(words.size() - taken);
    return found;
}

std::string card_operand(const State& state, int stack)
{
    return std::to_string(stack) + " " + std::string(card(offered(state, stack)).id);
}

std::string operand(const State& state, const Action& action, char kind, const std::vector<Player>& players)
{
    switch (kind)
    {
    case 'c':
        return card_operand(state, action.a);
    case 'e':
        return std::to_string(action.a + 1);
    case 's':
        return std::string(owner_word(players, owner_of(action)));
    case 'b':
        return board_word(action.a);
    case 'm':
        return std::string(modifier(action.a).id);
    case 'v':
        return std::to_string(bid_value(state.setup, action.a));
    case 'r':
        return std::string(word(static_cast<Place>(action.a)));
    case 'x':
        return std::string(extra_words[action.a]);
    case 'f':
        return std::string(figure_words[action.a]);
    case 'p':
        return std::string(word(action.place));
    default:
        return std::to_string(action.a);
    }
}

/// Reads the words of a sentence in order. The functions return false if the words do not match.
class SentenceReader
{
public:
    SentenceReader(const State& state, std::vector<std::string_view> words, const std::vector<Player>& players)
        : state_(state), words_(std::move(words)), players_(players)
    {
    }

    /// Reads the words after the subject as an action of this kind. Overwrites `action` even if the words do not
    /// match.
    bool phrase(const ActionKindRow& row, Action& action)
    {
        next_ = 1; // the subject is read
        action = {row.kind, 0, Place{}};
        for (const std::string_view part : words_of(row.phrase))
        {
            if (part.front() == '%' ? !operand(part[1], action) : !is_same_word(take(), part))
            {
                return false;
            }
        }
        const bool names_card = row.phrase.find("%c") != std::string_view::npos;
        return next_ == words_.size() || (names_card && card_id(action.a));
    }

private:
    std::string_view take() { return next_ < words_.size() ? words_[next_++] : std::string_view(); }

    bool operand(char kind, Action& action)
    {
        switch (kind)
        {
        case 'p':
            return place(action.place);
        case 'r':
            return region(action.a);
        case 's':
            return seat(action.a);
        case 'b':
            return small(board_of(take()), action.a);
        case 'm':
            return small(modifier_of(take()), action.a);
        case 'x':
            return small(index_in(extra_words, take()), action.a);
        case 'f':
            return small(index_in(figure_words, take()), action.a);
        case 'v':
            return small(power_card_of(state_.setup, take()), action.a);
        case 'e':
            return number(action.a) && action.a-- > 0;
        default:
            return number(action.a);
        }
    }

    bool region(std::uint8_t& value)
    {
        Place found{};
        const bool is_one = place(found) && is_region(found);
        value = static_cast<std::uint8_t>(found);
        return is_one;
    }

    template <class Number>
    static bool small(std::optional<Number> number, std::uint8_t& value)
    {
        value = static_cast<std::uint8_t>(number.value_or(0));
        return number.has_value();
    }

    bool number(std::uint8_t& value) { return small(number_of(take(), 255), value); }

    bool seat(std::uint8_t& value)
    {
        const std::string_view text = take();
        if (is_same_word(text, black_word) && has_black(state_.setup))
        {
            value = neutral;
            return true;
        }
        if (is_same_word(text, dummy_word))
        {
            value = static_cast<std::uint8_t>(players_.size());
            return true;
        }
        return small(seat_of_colour(players_, text), value);
    }

    /// Reads a place of one word, or of two as in "Basque Country".
    bool place(Place& place)
    {
        const std::string_view first = take();
        auto found = place_of(first);
        if (!found && next_ < words_.size())
        {
            found = place_of(std::string(first) + std::string(take()));
        }
        place = found.value_or(Place{});
        return found.has_value();
    }

    /// Reads the id of the card of a stack at the end of the line. Throws Malformed if the stack offers another card.
    bool card_id(int stack)
    {
        const std::string_view name = take();
        if (next_ != words_.size() || stack < 1 || stack > stack_count || offered(state_, stack) == no_card)
        {
            return false;
        }
        const std::string_view here = card(offered(state_, stack)).id;
        if (!is_same_word(name, here))
        {
            throw Malformed("the card of stack " + std::to_string(stack) + " is " + std::string(here) + ", not "
                            + excerpt(name));
        }
        return true;
    }

    const State& state_;
    std::vector<std::string_view> words_;
    const std::vector<Player>& players_;
    std::size_t next_ = 0;
};

/// Returns "expected …" with the sentences of some legal actions.
std::string expected(const State& state, const std::vector<Player>& players)
{
    constexpr int named = 3;
    const ActionList actions = legal(state);
    std::string text;
    for (int i = 0; i < actions.size() && i < named; ++i)
    {
        add_to_list(text, " or ", "'" + write_sentence(state, actions[i], players) + "'");
    }
    return "expected " + text + (actions.size() > named ? " or the like" : "");
}

} // namespace

std::string write_sentence(const State& state, Action action, const std::vector<Player>& players)
{
    if (takes_bearer(action))
    {
        return write_sentence(state, without_bearer(action), players) + std::string(with_bearer_words);
    }
    if (traits_of(action.kind).names_space && space_of(action) != Space::Region)
    {
        const std::string_view space = space_words[static_cast<std::size_t>(space_of(action))];
        return write_sentence(state, at_space(action, Space::Region), players) + " " + std::string(space);
    }
    std::string line(word(players[state.decision.seat].colour));
    for (const std::string_view part : words_of(traits_of(action.kind).phrase))
    {
        line += ' ';
        line += part.front() == '%' ? operand(state, action, part[1], players) : std::string(part);
    }
    return line;
}

Action read_sentence(const State& state, std::string_view line, const std::vector<Player>& players)
{
    if (is_over(state))
    {
        throw Malformed("the game is over, so " + excerpt(line) + " cannot follow");
    }
    auto words = words_of(line);
    if (words.empty() || colour_of(words[0]) != players[state.decision.seat].colour)
    {
        throw Malformed(expected(state, players) + ", not " + excerpt(line));
    }
    const bool bearer =
        words.size() > 2 && is_same_word(words[words.size() - 2], "with") && is_same_word(words.back(), "bearer");
    words.resize(words.size() - (bearer ? 2 : 0));
    const Space space = has_colonies(state.setup) ? take_space(words) : Space::Region;
    SentenceReader reader(state, words, players);
    for (const ActionKindRow& row : action_kind_rows)
    {
        Action action;
        if (!row.phrase.empty() && reader.phrase(row, action) && (!bearer || row.may_take_bearer)
            && (space == Space::Region || row.names_space))
        {
            action = space == Space::Region ? action : at_space(action, space);
            action.a = static_cast<std::uint8_t>(action.a | (bearer ? with_bearer : 0));
            const auto refused = refusal(state, action);
            if (!refused)
            {
                return action;
            }
            const std::string why = excerpt(line) + ": " + std::string(explain(*refused));
            throw refused->rule == Rule::OtherQuestion ? Malformed(why + "; " + expected(state, players))
                                                       : Malformed(LoadError{.message = why, .rule = refused->rule});
        }
    }
    throw Malformed(expected(state, players) + ", not " + excerpt(line));
}

} // namespace elgrande::record
