#pragma once

#include "record/game.hpp"
#include "record/link/puzzle.hpp"

#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace elgrande::record
{

/// Links above this length are refused unread. Positions take at most 240 characters, with texts and as puzzles at most
/// 400, whole games at most 700, passed games at most 900.
inline constexpr std::size_t max_link_length = 4'096;

/// So are texts above this length, in bytes, in which a link might stand.
inline constexpr std::size_t max_text_around_link = 65'536;

/// How much of what is hidden travels in a link of a position.
enum class Sharing : std::uint8_t
{
    Seen,      ///< what `viewer` may know; the cards to come and hidden hands are dealt again when it is opened
    Everything ///< the state as it is, stacks included
};

// Whatever does not pass its check has no link: the functions below return an empty text then.

/// "p1.…": letters, digits, '-', '_' and the one dot. One state has one link.
/// `colours` in seat order. The state must pass validate_state().
std::string position_link(const State& state, std::span<const Colour> colours, Sharing sharing = Sharing::Seen,
                          Seat viewer = nobody);

/// What whoever shares a position says of it: as of puzzles, without a hint. They take at most max_puzzle_text_cost
/// characters together (text_cost()).
struct PositionTexts
{
    std::string title;
    std::string line;
    std::string author;

    bool empty() const { return title.empty() && line.empty() && author.empty(); }
    bool operator==(const PositionTexts&) const = default;
};

/// Why they cannot be in a link.
std::optional<LoadError> validate_texts(const PositionTexts& texts);

/// "s1.…": the same with texts, which must pass validate_texts(); where all are empty it is position_link()'s.
std::string told_position_link(const State& state, std::span<const Colour> colours, const PositionTexts& texts,
                               Sharing sharing = Sharing::Seen, Seat viewer = nobody);

/// "g1.…": the set-up with its seed, the colours and every action; names and comments do not travel. The game must pass
/// validate_game(). A stated start travels as the state that it leads to.
std::string game_link(const Game& game);

/// How much of a player's name travels in a passed game, in bytes: whole characters of it.
inline constexpr std::size_t max_passed_name_bytes = 20;

/// "t1.…": the same with the beginning of every player's name, for the next player to go on with.
std::string passed_link(const Game& game);

/// "z1.…": the position as its player sees it, the task and the texts; the answer is not in it. The puzzle must pass
/// validate_puzzle(). What the player cannot see is dealt again when the link is opened.
std::string puzzle_link(const Puzzle& puzzle);

struct OpenedPosition
{
    State state;
    std::vector<Player> players; ///< named by their colours
    PositionTexts texts{};
};

/// A game that somebody passed on.
struct PassedGame
{
    Game game;
};

using Opened = std::variant<OpenedPosition, Game, PassedGame, Puzzle>;

/// Opens the first link of any kind in `text`: the link alone, the address of the page, or a whole message with it,
/// whatever chats, mails and forums did to it on its way (record/link/link_search.hpp).
/// A cut or mistyped link, a newer kind of link and anything that is no game come back as an error.
Loaded<Opened> open_link(std::string_view text);

/// A game that goes on from an opened position or puzzle, or the opened game itself.
Game to_game(Opened opened);

} // namespace elgrande::record
