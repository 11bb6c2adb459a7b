#pragma once

#include "record/game.hpp"
#include "record/link/puzzle.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace elgrande::record
{

/// Longer links are rejected without being read. Positions take at most 240 characters, puzzles and positions with
/// texts 400, whole games 700, or 900 with an expansion. A passed game takes up to 140 more.
inline constexpr std::size_t max_link_length = 4'096;

/// Longer texts, in bytes, are not searched for links.
inline constexpr std::size_t max_text_around_link = 65'536;

/// The hidden information that the link of a position contains.
enum class Sharing : std::uint8_t
{
    Seen,      ///< what `viewer` may know; hidden cards are dealt again when the link is opened
    Everything ///< the whole state, with the stacks
};

// The functions that return a link return an empty text instead if an argument fails the validation that they require.

/// Returns the link of a position, "p1.…": letters, digits, '-', '_' and one dot. Equal states have equal links. The
/// state must pass validate_state(). `colours`: in seat order, one for each player. `viewer`: for Sharing::Seen, a seat
/// or `nobody` for what everybody may know.
std::string position_link(const State& state, std::span<const Colour> colours, Sharing sharing = Sharing::Seen,
                          Seat viewer = nobody);

/// The optional texts that a player adds when sharing a position: PuzzleTexts without a hint. Together they take at
/// most max_puzzle_text_cost characters of the link (text_cost()).
struct PositionTexts
{
    std::string title;
    std::string line;
    std::string author;

    bool empty() const { return title.empty() && line.empty() && author.empty(); }
    bool operator==(const PositionTexts&) const = default;
};

/// Returns why the texts cannot be in a link; nothing if they can.
std::optional<LoadError> validate_texts(const PositionTexts& texts);

/// Returns the link of a position with texts, "s1.…", or position_link() if all texts are empty. They must pass
/// validate_texts().
std::string link_with_texts(const State& state, std::span<const Colour> colours, const PositionTexts& texts,
                            Sharing sharing = Sharing::Seen, Seat viewer = nobody);

/// Returns the link of a game, "g1.…": the set-up with its seed, the colours and all actions, without names and
/// comments. The game must pass validate_game(), apart from the names. A stated start is replaced by its first state.
std::string game_link(const Game& game);

/// The maximum number of bytes of a player's name that the link of a passed game contains. Longer names are cut at a
/// whole character.
inline constexpr std::size_t max_passed_name_bytes = 20;

/// Returns the link of a game that is passed to the next player, "t1.…": like game_link(), but with the players' names.
/// An invalid name is replaced by the word of the colour.
std::string passed_link(const Game& game);

/// Returns the link of a puzzle, "z1.…": the position as_posed(), the task and the texts, but no solution. The puzzle
/// must pass validate_puzzle(). Hidden cards are dealt again when the link is opened.
std::string puzzle_link(const Puzzle& puzzle);

/// A position from a link.
struct OpenedPosition
{
    State state;
    std::vector<Player> players; ///< named by their colours
    PositionTexts texts{};       ///< all empty for a link "p1.…"
};

/// A game that another player passed on, from a link "t1.…".
struct PassedGame
{
    Game game;
};

/// The contents of a link.
using Opened = std::variant<OpenedPosition, Game, PassedGame, Puzzle>;

/// Opens the first valid link of any kind in `text`: the link itself, an address of the page with it, or a whole
/// message, even if chats, mails and forums have changed it (see record/link/link_search.hpp). Returns an error for a
/// cut or mistyped link, for a link of a newer version or with invalid contents, for a text without a link, and for a
/// text longer than max_text_around_link.
Loaded<Opened> open_link(std::string_view text);

/// Returns the opened game, or a new game that starts at the opened position or puzzle, without its texts and task.
Game to_game(Opened opened);

} // namespace elgrande::record
