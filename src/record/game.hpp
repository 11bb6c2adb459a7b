#pragma once

#include "record/loaded.hpp"
#include "rules/action.hpp"
#include "rules/event.hpp"
#include "rules/round_start.hpp"
#include "rules/state.hpp"

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

/// Returns the English word that records use for a valid colour: "Red", "Blue", …
std::string_view word(Colour colour);

/// The controller of a seat: a person or a computer. Links do not contain it: games from links have persons in all
/// seats.
struct Controller
{
    std::uint8_t computer_level = 0; ///< 0: a person; 1 … max_computer_level: a computer of this level

    bool is_person() const { return computer_level == 0; }
    bool operator==(const Controller&) const = default;
};

inline constexpr std::uint8_t max_computer_level = 9;

/// The player of a seat. All players of a game have different colours; names may be equal.
struct Player
{
    std::string name; ///< 1 … max_name_bytes bytes, plain (is_plain_text()) and visible (can_be_seen())
    Colour colour{};
    Controller controller;

    bool operator==(const Player&) const = default;
};

inline constexpr std::size_t max_name_bytes = 64;

/// More than any game takes; files and links with more actions are rejected.
inline constexpr std::size_t max_actions = 16'384;

/// Where a game begins: at its set-up (monostate), at a stated position, or at a state of another game (from a link or
/// a save).
using Start = std::variant<std::monostate, RoundStart, State>;

/// A comment by the author of a record.
struct Comment
{
    std::uint32_t moment = 0; ///< the number of actions before it, 0 … Game::actions.size()
    std::string text;         ///< 1 … max_comment_bytes bytes, plain (is_plain_text()) and visible (can_be_seen())

    bool operator==(const Comment&) const = default;
};

inline constexpr std::size_t max_comments = 256;
inline constexpr std::size_t max_comment_bytes = 500;
inline constexpr std::size_t max_bytes_of_comments = 12'000; ///< of all comments of a game together

/// A set-up and the actions so far. If `start` holds a position, `setup` equals that of the position. A Game can be
/// invalid: validate_start() and validate_game() check it.
struct Game
{
    Setup setup;
    std::vector<Player> players; ///< in seat order, setup.players of them
    Start start;
    std::vector<Action> actions;
    std::vector<Comment> comments; ///< sorted by `moment`
};

/// Removes all actions after the first `count`, and the comments whose moment is later. Does nothing if there are
/// fewer.
void truncate(Game& game, std::size_t count);

/// Returns an error in the set-up, the players or the start of a game; nothing if first_state() can be called.
std::optional<LoadError> validate_start(const Game& game);

/// Returns the state before the first action. The game must pass validate_start(). Sends the events of the set-up to
/// `observer`; none for a game that begins with a State.
State first_state(const Game& game, Observer observer = {});

/// Returns the state after the first `count` actions, which must exist and be legal. The game must pass
/// validate_start().
State replay(const Game& game, std::size_t count);

/// Returns the state after all actions, like replay().
inline State last_state(const Game& game)
{
    return replay(game, game.actions.size());
}

/// Checks set-up, players, start, comments and the number of actions, and every action by refusal(). Returns nothing if
/// the game is valid. The message for an illegal action has its number, counted from 1, and the rule that forbids it.
std::optional<LoadError> validate_game(const Game& game);

/// Returns persons with these colours, in seat order, each named by the word of the colour.
std::vector<Player> players_of(std::span<const Colour> colours);

/// Returns the first colour that none of the players has. There must be at most four.
Colour free_colour(std::span<const Player> players);

/// Returns the colours of the players, in seat order.
std::vector<Colour> colours_of(const std::vector<Player>& players);

/// Returns the length of the common prefix of the actions of two games, to recognise a game that comes back from
/// another device. Returns nothing unless they begin with the same state and colours, and both or neither begin at
/// their set-up. Ignores names. Both must pass validate_start().
std::optional<std::size_t> common_actions(const Game& left, const Game& right);

/// True if both games have the same kind of start, first state, players and actions. Comments are ignored. Both must
/// pass validate_start().
bool same(const Game& left, const Game& right);

} // namespace elgrande::record
