#pragma once

#include "record/archive/bytes.hpp"
#include "record/fields.hpp"
#include "record/fields/stated_fields.hpp"
#include "record/save.hpp"
#include "record/utf8.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

/// The fields of a save inside its envelope. Only for ByteWriter and ByteReader, so they need not be small.
namespace elgrande::record
{

// Bytes that an item of a list takes at least, for count_field().
inline constexpr std::size_t smallest_player = 6;
inline constexpr std::size_t action_size = 3;
inline constexpr std::size_t smallest_comment = 7;

/// The bytes of a text whose size is known.
inline void text_bytes(ByteWriter& archive, std::string& text)
{
    archive.put_bytes(text.data(), text.size());
}

inline void text_bytes(ByteReader& archive, std::string& text)
{
    archive.take_bytes("text", text.data(), text.size());
}

/// A text of at most `max_bytes` bytes of plain UTF-8, after its size; may be empty.
template <class Archive>
void text_field(Archive& archive, const char* what, std::string& text, std::size_t max_bytes = max_name_bytes)
{
    auto size = static_cast<std::uint32_t>(text.size());
    count_field(archive, what, size, max_bytes, 1);
    text.resize(size);
    text_bytes(archive, text);
    if (!is_plain_text(text))
    {
        refuse(what, "not plain UTF-8 text");
    }
}

template <class Archive>
void serialize(Archive& archive, Player& player)
{
    text_field(archive, "name", player.name);
    archive(below("colour", player.colour, colour_count),
            below("computer", player.controller.computer_level, max_computer_level + 1U));
}

template <class Archive>
void serialize(Archive& archive, Comment& comment)
{
    archive(below("moment of a comment", comment.moment, max_actions + 1));
    text_field(archive, "comment", comment.text, max_comment_bytes);
}

template <class Archive>
void serialize(Archive& archive, RoundStart& start)
{
    archive(start.setup);
    stated_fields(archive, start);
}

/// The start of a game with its set-up, which also becomes Game::setup.
template <class Archive>
void start_fields(Archive& archive, Game& game)
{
    alternative_field(archive, "start", game.start);
    if (auto* stated = std::get_if<RoundStart>(&game.start))
    {
        archive(*stated);
        game.setup = stated->setup;
    }
    else if (auto* state = std::get_if<State>(&game.start))
    {
        archive(*state);
        game.setup = state->setup;
    }
    else
    {
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
    Game& game = saved.game;
    list_fields(archive, "players", game.players, max_players, smallest_player,
                [&archive](Player& player) { archive(player); });
    list_fields(archive, "actions", game.actions, max_actions, action_size,
                [&](Action& action) { action_field(archive, action, game.setup); });
    list_fields(archive, "comments", game.comments, max_comments, smallest_comment,
                [&archive](Comment& comment) { archive(comment); });
}

} // namespace elgrande::record
