#pragma once

#include "record/loaded.hpp"
#include "rules/action.hpp"
#include "rules/round_start.hpp"
#include "rules/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace elgrande::record
{

/// The five sets of wooden pieces. Links and saves hold the numbers, which never change.
enum class Colour : std::uint8_t
{
    Red = 0,
    Blue = 1,
    Green = 2,
    Yellow = 3,
    Purple = 4
};

inline constexpr int colour_count = 5;

/// The English word, as records write it.
std::string_view word(Colour colour);

/// Who decides for a seat. Links do not carry it: there a person has every seat.
struct Controller
{
    std::uint8_t computer_level = 0; ///< 0: a person; 1 … max_computer_level: a computer that plays so well

    bool is_person() const { return computer_level == 0; }
    bool operator==(const Controller&) const = default;
};

inline constexpr std::uint8_t max_computer_level = 9;

/// Somebody at the table. Colours are different for every seat; names may be equal.
struct Player
{
    std::string name; ///< UTF-8, 1 … max_name_bytes, without control characters, not invisible
    Colour colour{};
    Controller controller;

    bool operator==(const Player&) const = default;
};

inline constexpr std::size_t max_name_bytes = 64;

/// A game takes fewer actions than this, whatever is played.
inline constexpr std::size_t max_actions = 16'384;

/// Where a game begins if not at its set-up: a stated position, or a moment of another game (from a link or a save).
using Start = std::variant<std::monostate, RoundStart, State>;

/// What the author of a record says at a moment of the game.
struct Comment
{
    std::uint32_t moment = 0; ///< it is said after so many actions
    std::string text;         ///< UTF-8, 1 … max_comment_bytes, without control characters, not invisible

    bool operator==(const Comment&) const = default;
};

inline constexpr std::size_t max_comments = 256;
inline constexpr std::size_t max_comment_bytes = 500;
inline constexpr std::size_t max_bytes_of_comments = 12'000; ///< all of them together

/// A game is a set-up and the actions so far. `setup` is the one of the start, if there is one.
struct Game
{
    Setup setup;
    std::vector<Player> players; ///< in seat order, setup.players of them
    Start start;
    std::vector<Action> actions;
    std::vector<Comment> comments; ///< by their moments; they change nothing of the game
};

/// The game as it was after its first `count` actions; what was said of later ones goes, too.
void cut(Game& game, std::size_t count);

/// What is wrong with the set-up, the players or the start of a game; nothing if first_state() can be called.
std::optional<LoadError> validate_start(const Game& game);

/// The state before the first action. The game must pass validate_start().
State first_state(const Game& game);

/// The state after the first `count` actions, which must be legal one after another.
State replay(const Game& game, std::size_t count);

/// The state after all actions.
inline State last_state(const Game& game)
{
    return replay(game, game.actions.size());
}

/// Checks set-up, players, start, comments and every action through refusal(); nothing if the whole game is legal.
/// The message of an illegal action names its number (from 1) and the rule that forbids it.
std::optional<LoadError> validate_game(const Game& game);

/// A name for every seat where none is known: the colour's word.
std::vector<Player> players_of(std::span<const Colour> colours);

/// The first colour that none of the players has; at most four of them.
Colour free_colour(std::span<const Player> players);

/// The colours of all seats, in seat order.
std::vector<Colour> colours_of(const std::vector<Player>& players);

/// How many of their first actions two games have in common; nothing if they do not begin alike: with the same set-up,
/// shuffle, start and colours. Names do not count. By this a game that comes back is known.
std::optional<std::size_t> common_actions(const Game& left, const Game& right);

/// Do both games begin alike (players included) and hold the same actions? Comments do not count.
bool same(const Game& left, const Game& right);

} // namespace elgrande::record
