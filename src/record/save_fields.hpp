#pragma once

#include "record/archive/bytes.hpp"
#include "record/fields.hpp"
#include "record/fields/stated_fields.hpp"
#include "record/save.hpp"
#include "record/utf8.hpp"

#include <algorithm>

/// What a save consists of inside its envelope: bytes only, as sizes are of no concern there.
namespace elgrande::record
{

inline constexpr std::uint64_t any_word = std::uint64_t{1} << 32U;
inline constexpr std::size_t smallest_player = 5;  ///< bytes
inline constexpr std::size_t action_size = 3;      ///< bytes
inline constexpr std::size_t smallest_comment = 7; ///< bytes

/// The size before things that can be many, in 32 bits everywhere. Refused before anything is made of it.
inline void count_field(ByteWriter& archive, const char* what, std::uint32_t& count, std::size_t most, std::size_t)
{
    if (count > most)
    {
        refuse(what, "too many");
    }
    archive(below(what, count, any_word));
}

inline void count_field(ByteReader& archive, const char* what, std::uint32_t& count, std::size_t most, std::size_t size)
{
    archive(below(what, count, any_word));
    if (count > most)
    {
        refuse(what, "too many");
    }
    archive.expect(what, count, size);
}

inline void characters(ByteWriter& archive, std::string& text)
{
    archive.put_bytes(text.data(), text.size());
}

inline void characters(ByteReader& archive, std::string& text)
{
    archive.take_bytes("text", text.data(), text.size());
}

template <class Archive>
void text_field(Archive& archive, const char* what, std::string& text, std::size_t most = max_name_bytes)
{
    auto size = static_cast<std::uint32_t>(text.size());
    count_field(archive, what, size, most, 1);
    text.resize(size);
    characters(archive, text);
    if (!is_plain_text(text))
    {
        refuse(what, "not plain UTF-8 text");
    }
}

template <class Archive>
void serialize(Archive& archive, Player& player)
{
    text_field(archive, "name", player.name);
    archive(below("colour", player.colour, colour_count));
}

template <class Archive, class T>
void list_fields(Archive& archive, const char* what, std::vector<T>& list, std::size_t most, std::size_t size)
{
    auto count = static_cast<std::uint32_t>(list.size());
    count_field(archive, what, count, most, size);
    list.resize(count);
    for (T& item : list)
    {
        archive(item);
    }
}

/// Of each round the cards of the stacks that are shuffled.
template <class Archive>
void stated_cards(Archive& archive, RoundStart& start)
{
    const std::size_t stacks = shuffled_stacks(start.setup).size();
    auto count = static_cast<std::uint32_t>(start.cards.size());
    count_field(archive, "cards", count, last_round, stacks);
    start.cards.resize(count);
    for (auto& cards : start.cards)
    {
        round_cards(archive, start.setup, cards);
    }
}

template <class Archive>
void serialize(Archive& archive, Comment& comment)
{
    archive(below("moment of a comment", comment.moment, max_actions + 1));
    text_field(archive, "comment", comment.text, max_comment_bytes);
}

template <class Archive>
void serialize(Archive& archive, Action& action)
{
    action_fields(archive, action, every_place_and_overseas);
}

template <class Archive>
void round_start_pieces(Archive& archive, RoundStart& start)
{
    const auto most = static_cast<std::uint64_t>(caballeros_each(start.setup));
    bool stated = start.caballeros.has_value();
    archive(below("caballeros", stated, 2));
    if (!stated)
    {
        return;
    }
    if (!start.caballeros)
    {
        start.caballeros.emplace();
    }
    for (std::size_t place = 0; place < place_count; ++place)
    {
        for (std::size_t seat = 0; seat < max_players; ++seat)
        {
            archive(below("caballeros", (*start.caballeros)[place][seat], most + 1));
        }
    }
}

template <class Archive>
void serialize(Archive& archive, RoundStart& start)
{
    archive(start.setup, ranged("round", start.round, 1, last_round));
    seat_field(archive, "first bidder", start.first_bidder, max_players);
    place_field(archive, "King", start.king, places_of(start.setup));
    for (std::size_t seat = 0; seat < max_players; ++seat)
    {
        place_field(archive, "home", start.home[seat], board_places_of(start.setup));
        int& court = start.court[seat];
        court = court == RoundStart::usual_court ? first_court(start.setup) : court;
        archive(below("court", court, static_cast<std::uint64_t>(caballeros_each(start.setup)) + 1),
                below("score", start.score[seat], 0x10000),
                below("hand", start.hand[seat],
                      has_own_cards(start.setup) ? std::uint64_t{1} << 32U : std::uint64_t{0x10000}));
    }
    for (std::uint16_t& hand : start.modifiers)
    {
        if (start.setup.modules.contains(Module::PowerShift))
        {
            archive(below("modifiers", hand, 1U << modifier_count));
        }
    }
    for (std::size_t seat = 0; seat < max_players && start.setup.modules.contains(Module::StandardBearers); ++seat)
    {
        place_field(archive, "standard-bearer", start.bearer[seat]);
    }
    round_start_pieces(archive, start);
    for (Place& place : start.board_at)
    {
        place_field(archive, "mobile scoreboard", place, board_places_of(start.setup));
    }
    stated_cards(archive, start);
}

template <class Archive>
void start_fields(Archive& archive, Game& game)
{
    auto kind = static_cast<std::uint8_t>(game.start.index());
    archive(below("start", kind, 3));
    if (Archive::is_loading::value && kind == 1)
    {
        game.start.emplace<RoundStart>();
    }
    if (Archive::is_loading::value && kind == 2)
    {
        game.start.emplace<State>();
    }
    switch (kind)
    {
    case 1:
        archive(std::get<RoundStart>(game.start));
        game.setup = std::get<RoundStart>(game.start).setup;
        break;
    case 2:
        archive(std::get<State>(game.start));
        game.setup = std::get<State>(game.start).setup;
        break;
    default:
        archive(game.setup);
    }
}

template <class Archive>
void serialize(Archive& archive, SavedGame& saved)
{
    auto time = static_cast<std::uint64_t>(saved.saved_at_ms);
    text_field(archive, "name of the game", saved.name);
    wide_number(archive, "time", time);
    saved.saved_at_ms = static_cast<std::int64_t>(time);
    archive(below("cursor", saved.cursor, max_actions + 1));
    start_fields(archive, saved.game);
    list_fields(archive, "players", saved.game.players, max_players, smallest_player);
    list_fields(archive, "actions", saved.game.actions, max_actions, action_size);
}

/// The lowest format that holds all of the game.
inline std::uint16_t format_of(const Game& game)
{
    const auto* start = std::get_if<RoundStart>(&game.start);
    if (start != nullptr && has_more_to_state(*start))
    {
        return save_format;
    }
    const bool people = std::all_of(game.players.begin(), game.players.end(),
                                    [](const Player& player) { return player.controller.is_person(); });
    return !people ? computers_save_format : game.comments.empty() ? plain_save_format : commented_save_format;
}

/// What a format has behind the fields of format 1. Only the lowest one that holds all of a game is good: equal games
/// are the same bytes.
template <class Archive>
void later_fields(Archive& archive, Game& game, std::uint16_t format)
{
    if (format >= commented_save_format)
    {
        list_fields(archive, "comments", game.comments, max_comments, smallest_comment);
    }
    for (Player& player : game.players)
    {
        if (format >= computers_save_format)
        {
            archive(below("computer", player.controller.computer_level, max_computer_level + 1U));
        }
    }
    if (auto* start = std::get_if<RoundStart>(&game.start); start != nullptr && format >= save_format)
    {
        more_stated_fields(archive, *start);
    }
    if (format_of(game) != format)
    {
        refuse("format", "a lower one would hold all of this game");
    }
}

} // namespace elgrande::record
