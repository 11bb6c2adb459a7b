#include "record/format.hpp"
#include "record/link/link.hpp"
#include "record/notation/header.hpp"
#include "record/notation/header_lines.hpp"
#include "record/notation/header_words.hpp"
#include "record/notation/stated_lines.hpp"
#include "record/notation/words.hpp"
#include "rules/cards/stacks.hpp"

#include <algorithm>

namespace elgrande::record
{

namespace
{

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
    return text.empty() ? std::string(none_word) : text;
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

/// Returns the words for the parts and cards of Grandissimo that stay in the box.
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
    for (const CardId id : cards_in(setup, sixth_stack))
    {
        if ((setup.cards_left_out & bit_of_left_out(card(id))) != 0)
        {
            add_to_list(text, ", ", card(id).id);
        }
    }
    return text;
}

/// Returns the highest numbers of the cards in the game: of its edition, and of an expansion if there is one.
std::string last_cards_of(const Setup& setup)
{
    const EditionRow& edition = edition_row(setup.edition);
    std::string text = std::to_string(std::min(setup.last_card, edition.last_card));
    if (edition.added_count > 0)
    {
        const int last = std::min(setup.last_added_card, edition.last_added_card);
        text += " " + std::to_string(last - added_numbers);
    }
    return text;
}

/// Returns the line for the home of a player, and lines for the values that are not the default.
std::string write_player(const RoundStart& start, std::size_t seat, Colour colour)
{
    const std::string of = " of " + std::string(word(colour));
    std::string text = line("Home" + of, word(start.home[seat]));
    if (start.court[seat] != RoundStart::default_court && start.court[seat] != first_court(start.setup))
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
        text += line("Bearer" + of, start.bearer[seat] == RoundStart::no_bearer ? none_word : word(start.bearer[seat]));
    }
    return text;
}

std::string write_pieces(const RoundStart& start, const std::vector<Player>& players)
{
    std::string text;
    for (std::size_t place = 0; start.caballeros && place < board_place_count; ++place)
    {
        std::string list;
        for (Seat owner = 0; owner < max_owners; ++owner)
        {
            if (const int count = (*start.caballeros)[place][owner]; count != 0)
            {
                add_to_list(list, ", ", std::string(owner_word(players, owner)) + " " + std::to_string(count));
            }
        }
        if (!list.empty())
        {
            text += line("In " + std::string(word(static_cast<Place>(place))), list);
        }
    }
    if (start.caballeros && text.empty())
    {
        // Without any such line, there would be two in each home.
        text = line("In " + std::string(word(Place::Castillo)), std::string(word(players.front().colour)) + " 0");
    }
    return text;
}

std::string write_cards(const RoundStart& start)
{
    std::string text;
    int round = start.round;
    for (std::size_t i = 0; i < start.cards_before.size(); ++i)
    {
        round = round_before(start.setup, round);
    }
    for (const auto* rounds : {&start.cards_before, &start.cards})
    {
        for (const auto& stacks : *rounds)
        {
            std::string list;
            for (const int stack : shuffled_stacks(start.setup))
            {
                if (const CardId id = stacks[static_cast<std::size_t>(stack - 1)];
                    stack_shape(start.setup, stack).size > 0)
                {
                    add_to_list(list, " ", card(id).id);
                }
            }
            text += line("Cards of round " + std::to_string(round), list);
            round = round_after(start.setup, round);
        }
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
    return text + write_stated_lines(start, players) + write_cards(start);
}

} // namespace

std::string write_header(const Game& game)
{
    std::string text = std::string(title_words) + std::to_string(record_format) + "\n";
    text += line("Edition", word(game.setup.edition)) + line("Cards", last_cards_of(game.setup));
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
