#include "record/archive/ranged.hpp"
#include "record/format.hpp"
#include "record/link/link.hpp"
#include "record/notation/header.hpp"
#include "record/notation/header_lines.hpp"
#include "record/notation/header_words.hpp"
#include "record/notation/stated_lines.hpp"
#include "record/notation/words.hpp"
#include "rules/cards/stacks.hpp"

namespace elgrande::record
{

namespace
{

CardId card_of(std::string_view name, Edition edition)
{
    for (const CardId id : cards_of(edition))
    {
        if (is_same_word(card(id).id, name))
        {
            return id;
        }
    }
    throw Malformed("the edition " + std::string(word(edition)) + " has no card " + excerpt(name));
}

Edition edition_of(std::string_view name)
{
    std::string known;
    for (int i = 0; i < edition_count; ++i)
    {
        const auto edition = static_cast<Edition>(i);
        if (is_same_word(word(edition), name))
        {
            return edition;
        }
        add_to_list(known, i + 1 < edition_count ? ", " : " or ", word(edition));
    }
    throw Malformed("expected the edition " + known + ", not " + excerpt(name));
}

Module module_of(std::string_view name)
{
    for (int i = 0; i < module_count; ++i)
    {
        if (is_same_word(module_id(static_cast<Module>(i)), name))
        {
            return static_cast<Module>(i);
        }
    }
    throw Malformed("there is no module " + excerpt(name));
}

} // namespace

bool HeaderReader::is_header_line(std::string_view line)
{
    return line.find(':') != std::string_view::npos && !text_after(line, "Points");
}

void HeaderReader::read(std::string_view line)
{
    if (!has_title_)
    {
        read_title(line);
        return;
    }
    const std::size_t colon = line.find(':');
    const std::string_view key = trimmed(line.substr(0, colon));
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (!read_setup_line(key, value) && !read_start_line(key, value))
    {
        throw Malformed("unknown kind of line " + excerpt(key));
    }
}

void HeaderReader::read_title(std::string_view line)
{
    const auto format = text_after(line, title_words.substr(0, title_words.size() - 1));
    if (!format || !number_of(*format, 1'000'000))
    {
        throw Malformed("expected '" + std::string(title_words) + std::to_string(record_format) + "' in the first line",
                        ErrorKind::Foreign);
    }
    const auto known = number_of(*format, record_format);
    if (known.value_or(0) == 0)
    {
        throw Malformed("this record has the format " + std::string(*format) + ", of another version of this program",
                        ErrorKind::Newer);
    }
    has_title_ = true;
}

bool HeaderReader::read_setup_line(std::string_view key, std::string_view value)
{
    if (is_same_word(key, "Edition"))
    {
        game_.setup.edition = edition_of(value);
    }
    else if (is_same_word(key, "Cards"))
    {
        read_last_cards(value);
    }
    else if (is_same_word(key, "Modules"))
    {
        for (const std::string_view name : list_of(value))
        {
            game_.setup.modules.insert(module_of(name));
        }
    }
    else if (is_same_word(key, "Left out"))
    {
        read_left_out(value);
    }
    else if (is_same_word(key, "Rounds"))
    {
        game_.setup.rounds = static_cast<std::uint8_t>(number_between(value, 6, 9));
    }
    else if (is_same_word(key, "Options"))
    {
        read_options(value);
    }
    else if (is_same_word(key, "Seed"))
    {
        const auto seed = number_of(value, ~std::uint64_t{0});
        if (!seed)
        {
            throw Malformed("expected a number below 2^64 as seed, not " + excerpt(value));
        }
        game_.setup.seed = *seed;
    }
    else if (is_same_word(key, "Player"))
    {
        read_player(value);
    }
    else if (is_same_word(key, "Start"))
    {
        read_start(value);
    }
    else
    {
        return false;
    }
    return true;
}

void HeaderReader::read_last_cards(std::string_view value)
{
    Setup& setup = game_.setup;
    const EditionRow& edition = edition_row(setup.edition);
    const auto numbers = words_of(value);
    const std::size_t wanted = edition.added_count > 0 ? 2 : 1;
    if (numbers.size() != wanted)
    {
        throw Malformed(wanted == 1 ? "expected the highest number of a card"
                                    : "expected the highest numbers of a card and of one of the expansion");
    }
    const auto last_of = [](std::string_view number, int highest, int every)
    {
        const int last = number_between(number, 1, added_numbers);
        if (last > highest)
        {
            throw Malformed("this program knows cards up to number " + std::to_string(highest) + " only",
                            ErrorKind::Newer);
        }
        return last == highest ? every : last;
    };
    setup.last_card = static_cast<std::uint8_t>(last_of(numbers[0], edition.last_card, added_numbers));
    if (wanted == 2)
    {
        const int last = last_of(numbers[1], edition.last_added_card - added_numbers, highest_number - added_numbers);
        setup.last_added_card = static_cast<std::uint8_t>(last + added_numbers);
    }
}

void HeaderReader::read_left_out(std::string_view value)
{
    for (const std::string_view name : list_of(value))
    {
        bool known = false;
        for (std::size_t part = 0; part < part_words.size(); ++part)
        {
            known = known || is_same_word(part_words[part], name);
            game_.setup.parts_left_out = static_cast<std::uint8_t>(
                game_.setup.parts_left_out | (is_same_word(part_words[part], name) ? 1U << part : 0U));
        }
        if (known)
        {
            continue;
        }
        const CardId id = card_of(name, game_.setup.edition);
        if (!is_grandissimo(game_.setup) || card(id).stack != sixth_stack)
        {
            throw Malformed("expected a part or a card of the sixth stack, not " + excerpt(name));
        }
        game_.setup.cards_left_out |= bit_of_left_out(card(id));
    }
}

void HeaderReader::read_options(std::string_view value)
{
    if (is_same_word(value, none_word))
    {
        return;
    }
    for (const std::string_view words : list_of(value))
    {
        bool known = false;
        for (const Option& option : option_words)
        {
            if (is_same_word(option.words, words))
            {
                game_.setup.*option.field = option.value;
                known = true;
            }
        }
        if (!known)
        {
            throw Malformed("expected none, no vetoes, open Castillo, hidden hands, spares own or first deck, not "
                            + excerpt(words));
        }
    }
}

void HeaderReader::read_player(std::string_view value)
{
    const std::size_t end = value.find_first_of(" \t");
    const auto colour = colour_of(value.substr(0, end));
    const std::string_view rest = end == std::string_view::npos ? std::string_view() : trimmed(value.substr(end));
    const std::size_t quote = rest.rfind('"');
    const std::string_view controller = quote == std::string_view::npos ? rest : trimmed(rest.substr(quote + 1));
    const auto name = unquoted(rest.substr(0, quote + 1)); // npos + 1 is 0
    if (!colour || !name)
    {
        throw Malformed("expected a colour and a name in quotation marks, as in 'Player: Red \"Ana\"'");
    }
    if (game_.players.size() == max_players)
    {
        throw Malformed("more than " + std::to_string(max_players) + " players");
    }
    Player player{*name, *colour};
    if (!controller.empty())
    {
        const auto level = text_after(controller, "computer");
        if (!level)
        {
            throw Malformed("expected nothing after the name, or 'computer' and its level, not " + excerpt(controller));
        }
        player.controller.computer_level = static_cast<std::uint8_t>(number_between(*level, 1, max_computer_level));
    }
    game_.players.push_back(player);
}

void HeaderReader::read_start(std::string_view value)
{
    if (is_same_word(value, "stated"))
    {
        game_.start = RoundStart{};
        return;
    }
    const auto opened = open_link(value);
    const auto* position = opened ? std::get_if<OpenedPosition>(&*opened) : nullptr;
    if (position == nullptr)
    {
        throw Malformed("expected 'stated' or the link of a position; "
                        + (opened ? std::string("this is the link of a game") : opened.error().message));
    }
    if (colours_of(position->players) != colours_of(game_.players))
    {
        throw Malformed("the link has other colours than the lines of the players above it");
    }
    game_.start = position->state;
}

RoundStart& HeaderReader::round_start()
{
    if (auto* stated = std::get_if<RoundStart>(&game_.start))
    {
        return *stated;
    }
    throw Malformed("'Start: stated' must stand before it");
}

bool HeaderReader::read_stated_line_once(std::string_view key, std::string_view value)
{
    if (!is_stated_line(key))
    {
        return false;
    }
    for (const std::string& before : stated_keys_)
    {
        if (is_same_word(before, key))
        {
            throw Malformed("there is a line " + excerpt(key) + " above");
        }
    }
    read_stated_line(round_start(), game_.setup, game_.players, key, value);
    stated_keys_.emplace_back(key);
    return true;
}

bool HeaderReader::read_start_line(std::string_view key, std::string_view value)
{
    game_.setup.players = static_cast<std::uint8_t>(game_.players.size());
    if (read_stated_line_once(key, value))
    {
        return true;
    }
    if (is_same_word(key, "Round"))
    {
        round_start().round = number_between(value, 1, last_round);
    }
    else if (is_same_word(key, "First bidder"))
    {
        round_start().first_bidder = seat_of(game_.players, value);
    }
    else if (is_same_word(key, "King"))
    {
        round_start().king = place_on_board(value);
    }
    else if (const auto board = text_after(key, "Board"); board && board_of(*board))
    {
        round_start().board_at[static_cast<std::size_t>(*board_of(*board))] = place_on_board(value);
    }
    else if (const auto where = text_after(key, "In"))
    {
        read_pieces(*where, value);
    }
    else if (const auto round = text_after(key, "Cards of round"))
    {
        read_cards(*round, value);
    }
    else
    {
        return read_player_line(key, value);
    }
    return true;
}

bool HeaderReader::read_player_line(std::string_view key, std::string_view value)
{
    if (const auto home = text_after(key, "Home of"))
    {
        round_start().home[seat_of(game_.players, *home)] = place_on_board(value);
    }
    else if (const auto whose = text_after(key, "Bearer of"))
    {
        round_start().bearer[seat_of(game_.players, *whose)] =
            is_same_word(value, none_word) ? RoundStart::no_bearer : place_on_board(value);
    }
    else if (const auto court = text_after(key, "Court of"))
    {
        round_start().court[seat_of(game_.players, *court)] = number_between(value, 0, caballeros_each(game_.setup));
    }
    else if (const auto score = text_after(key, "Score of"))
    {
        round_start().score[seat_of(game_.players, *score)] = number_between(value, 0, highest_start_score);
    }
    else if (const auto owner = text_after(key, "Hand of"))
    {
        round_start().hand[seat_of(game_.players, *owner)] = power_cards_of(game_.setup, value);
    }
    else if (const auto holder = text_after(key, "Modifiers of"))
    {
        round_start().modifiers[seat_of(game_.players, *holder)] = modifiers_of(value);
    }
    else
    {
        return false;
    }
    return true;
}

void HeaderReader::read_pieces(std::string_view where, std::string_view value)
{
    auto& stated = round_start().caballeros;
    if (!stated)
    {
        stated.emplace();
    }
    PerOwner<int>& counts = (*stated)[index(place_on_board(where))];
    for (const std::string_view part : list_of(value))
    {
        const auto words = words_of(part);
        if (words.size() != 2)
        {
            throw Malformed("expected colours and numbers, as in 'Red 2, Green 1', not " + excerpt(part));
        }
        counts[owner_of(game_.setup, game_.players, words[0])] =
            number_between(words[1], 0, caballeros_each(game_.setup));
    }
}

void HeaderReader::read_cards(std::string_view round, std::string_view value)
{
    RoundStart& stated = round_start();
    const auto read = number_of(round, last_round);
    const int number = static_cast<int>(read.value_or(0));
    const bool fits =
        next_cards_ == 0 ? number <= stated.round && rounds_until(game_.setup, number) > 0 : number == next_cards_;
    if (!fits)
    {
        throw Malformed("expected the cards of round " + std::to_string(next_cards_ == 0 ? stated.round : next_cards_)
                        + " here, or none");
    }
    next_cards_ = number == last_round ? last_round + 1 : round_after(game_.setup, number);
    const auto names = words_of(value);
    std::vector<std::size_t> stacks; // without those that are part of another one, or own cards
    for (const int stack : shuffled_stacks(game_.setup))
    {
        if (stack_shape(game_.setup, stack).size > 0)
        {
            stacks.push_back(static_cast<std::size_t>(stack - 1));
        }
    }
    if (names.size() != stacks.size())
    {
        throw Malformed("expected the names of " + std::to_string(stacks.size()) + " cards, one of each stack");
    }
    std::array<CardId, stack_count> ids{};
    ids.fill(no_card);
    for (std::size_t i = 0; i < stacks.size(); ++i)
    {
        ids[stacks[i]] = card_of(names[i], game_.setup.edition);
    }
    (number < stated.round ? stated.cards_before : stated.cards).push_back(ids);
}

Game HeaderReader::finish()
{
    if (!has_title_)
    {
        throw Malformed("expected '" + std::string(title_words) + std::to_string(record_format) + "' in the first line",
                        ErrorKind::Foreign);
    }
    if (game_.players.empty())
    {
        throw Malformed("no line names the players, as in 'Player: Red \"Ana\"'");
    }
    game_.setup.players = static_cast<std::uint8_t>(game_.players.size());
    if (auto* stated = std::get_if<RoundStart>(&game_.start))
    {
        if (stated->cards.empty() && !stated->cards_before.empty() && next_cards_ != stated->round)
        {
            throw Malformed("expected the cards of the rounds up to this one, or none");
        }
        stated->setup = game_.setup;
    }
    if (const auto wrong = validate_start(game_))
    {
        throw Malformed(*wrong);
    }
    return game_;
}

} // namespace elgrande::record
