#include "record/format.hpp"
#include "record/link/link.hpp"
#include "record/notation/header.hpp"
#include "record/notation/header_words.hpp"
#include "record/notation/words.hpp"

namespace elgrande::record
{

namespace
{

std::string line(std::string_view key, std::string_view value)
{
    return std::string(key) + ": " + std::string(value) + "\n";
}

std::string options_of(const Setup& setup)
{
    std::string text;
    for (const Option& option : option_words)
    {
        if (setup.*option.field == option.value)
        {
            add_to_list(text, ", ", option.words);
        }
    }
    return text.empty() ? "none" : text;
}

std::string modules_of(const Setup& setup)
{
    std::string text;
    for (int i = 0; i < module_count; ++i)
    {
        if (const auto module = static_cast<Module>(i); setup.modules.contains(module))
        {
            add_to_list(text, ", ", module_id(module));
        }
    }
    return text;
}

/// Parts and cards of Grandissimo that stay in the box.
std::string left_out_of(const Setup& setup)
{
    std::string text;
    for (std::size_t part = 0; part < part_words.size(); ++part)
    {
        if ((setup.parts_left_out >> part & 1U) != 0)
        {
            add_to_list(text, ", ", part_words[part]);
        }
    }
    const CardId first = edition_row(setup.edition).first_added;
    for (unsigned number = 0; number < most_sixth_cards; ++number)
    {
        if ((setup.cards_left_out >> number & 1U) != 0)
        {
            add_to_list(text, ", ", card(static_cast<CardId>(first + number)).id);
        }
    }
    return text;
}

std::string values_of(const Setup& setup, PowerCards hand)
{
    std::string text;
    for (int number = 1; number <= power_cards(setup); ++number)
    {
        if ((hand & bit_of_power_card(number)) != 0)
        {
            add_to_list(text, " ", std::to_string(bid_value(setup, number)));
        }
    }
    return text;
}

std::string modifiers_of(std::uint16_t hand)
{
    std::string text;
    for (ModifierId id = 0; id < no_modifier; ++id)
    {
        if ((hand >> id & 1U) != 0)
        {
            add_to_list(text, " ", modifier(id).id);
        }
    }
    return text;
}

/// What differs from the usual set-up of `player`.
std::string write_player(const RoundStart& start, std::size_t seat, Colour colour)
{
    static const RoundStart usual;
    const std::string of = " of " + std::string(word(colour));
    std::string text = line("Home" + of, word(start.home[seat]));
    if (start.court[seat] != usual.court[seat])
    {
        text += line("Court" + of, std::to_string(start.court[seat]));
    }
    if (start.score[seat] != 0)
    {
        text += line("Score" + of, std::to_string(start.score[seat]));
    }
    if (start.hand[seat] != 0)
    {
        text += line("Hand" + of, values_of(start.setup, start.hand[seat]));
    }
    if (start.modifiers[seat] != 0)
    {
        text += line("Modifiers" + of, modifiers_of(start.modifiers[seat]));
    }
    if (start.bearer[seat] != Place::Nowhere)
    {
        text += line("Bearer" + of, word(start.bearer[seat]));
    }
    return text;
}

std::string write_pieces(const RoundStart& start, const std::vector<Player>& players)
{
    std::string text;
    for (std::size_t place = 0; start.caballeros && place < place_count; ++place)
    {
        std::string list;
        for (std::size_t seat = 0; seat < players.size(); ++seat)
        {
            if (const int count = (*start.caballeros)[place][seat]; count != 0)
            {
                add_to_list(list, ", ", std::string(word(players[seat].colour)) + " " + std::to_string(count));
            }
        }
        if (const int count = (*start.caballeros)[place][players.size() % max_players];
            has_dummy(start.setup) && count != 0)
        {
            add_to_list(list, ", ", std::string(dummy_word) + " " + std::to_string(count));
        }
        if (!list.empty())
        {
            text += line("In " + std::string(word(static_cast<Place>(place))), list);
        }
    }
    if (start.caballeros && text.empty())
    {
        // Without such a line, two would stand in each home.
        text = line("In " + std::string(word(Place::Castillo)), std::string(word(players.front().colour)) + " 0");
    }
    return text;
}

std::string write_cards(const RoundStart& start)
{
    std::string text;
    int round = start.round;
    for (const auto& stacks : start.cards)
    {
        std::string list;
        for (std::size_t i = 0; i < shuffled_stacks(start.setup).size(); ++i)
        {
            if (const CardId id = stacks[i]; id != no_card)
            {
                add_to_list(list, " ", card(id).id);
            }
        }
        text += line("Cards of round " + std::to_string(round), list);
        round = round_after(start.setup, round);
    }
    return text;
}

std::string write_round_start(const RoundStart& start, const std::vector<Player>& players)
{
    std::string text = line("Start", "stated") + line("Round", std::to_string(start.round));
    if (start.first_bidder != nobody)
    {
        text += line("First bidder", word(players[start.first_bidder].colour));
    }
    text += line("King", word(start.king));
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        text += write_player(start, seat, players[seat].colour);
    }
    text += write_pieces(start, players);
    for (int board = 0; board < mobile_board_count; ++board)
    {
        if (const Place place = start.board_at[static_cast<std::size_t>(board)]; place != Place::Aside)
        {
            text += line("Board " + board_word(board), word(place));
        }
    }
    return text + write_cards(start);
}

} // namespace

std::string write_header(const Game& game)
{
    std::string text = std::string(title_words) + std::to_string(record_format) + "\n";
    text += line("Edition", word(game.setup.edition));
    if (!game.setup.modules.empty())
    {
        text += line("Modules", modules_of(game.setup));
    }
    if (const std::string left_out = left_out_of(game.setup); !left_out.empty())
    {
        text += line("Left out", left_out);
    }
    text += line("Rounds", std::to_string(game.setup.rounds));
    text += line("Options", options_of(game.setup)) + line("Seed", std::to_string(game.setup.seed));
    for (const Player& player : game.players)
    {
        const Controller by = player.controller;
        text += line("Player", std::string(word(player.colour)) + " " + quoted(player.name)
                                   + (by.is_person() ? "" : " computer " + std::to_string(by.computer_level)));
    }
    if (const auto* stated = std::get_if<RoundStart>(&game.start))
    {
        text += write_round_start(*stated, game.players);
    }
    else if (const auto* state = std::get_if<State>(&game.start))
    {
        text += line("Start", position_link(*state, colours_of(game.players), Sharing::Everything));
    }
    return text;
}

} // namespace elgrande::record
