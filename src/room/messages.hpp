#pragma once

#include "record/game.hpp"
#include "record/loaded.hpp"
#include "rules/game.hpp"
#include "table/log.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The messages of a room: one table, which owns the game, and guests, each on a screen of its own. Messages may be
/// lost, repeated or arrive in another order, so each of them says all that its receiver needs, and is sent again until
/// it is answered. Reading validates everything, as the other side may be broken, hostile or of another version.
namespace elgrande::room
{

using Bytes = std::vector<std::byte>;

inline constexpr std::size_t most_message_bytes = 16 * 1024; ///< longer messages are neither written nor read
inline constexpr std::size_t most_answer_actions = 16;       ///< in one Answer
inline constexpr std::uint8_t version = 1;                   ///< of the messages; the second byte of each

/// 128 random bits.
struct Key
{
    std::array<std::uint8_t, 16> bytes{};

    bool operator==(const Key&) const = default;
};

/// Opens a room: in its link, and shown by each guest.
struct Secret : Key
{
};

/// Opens a seat of a room: given to the guest that holds the seat, which shows it to come back.
struct Token : Key
{
};

/// Who plays a seat.
enum class Holder : std::uint8_t
{
    Table,   ///< the people at the table's screen; a guest gets it if they agree
    Open,    ///< the people at the table's screen, until a guest claims it
    Screen,  ///< a guest that is connected
    Away,    ///< a guest that is not connected now
    Computer ///< a computer player, which runs at the table
};

inline constexpr int holder_count = 5;

/// A seat of the game as all guests see it.
struct Member
{
    record::Player player;
    Holder holder{};

    bool operator==(const Member&) const = default;
};

/// What became of the last Claim of a guest.
enum class ClaimState : std::uint8_t
{
    None,  ///< there was none
    Asked, ///< the people at the table are asked
    Granted,
    Denied
};

inline constexpr int claim_state_count = 4;

// --- from a guest to the table ---------------------------------------------------------------------------------------

/// The first message of a guest, repeated until an Update arrives. The table answers no other guest.
struct Hello
{
    Secret secret;
    std::optional<Token> token; ///< of the seat that the guest had before; a wrong token is ignored
};

/// Asks for a seat. Repeated until an Update has its number.
struct Claim
{
    std::uint32_t number = 0; ///< above that of the guest's earlier claims; at least 1
    Seat seat = nobody;       ///< nobody: gives the guest's seat back
    std::string name;         ///< the player's new name; empty: leave it. Plain text (record::is_plain_text)
};

/// Says which Update arrived.
struct Acknowledged
{
    std::uint32_t update = 0; ///< Update::number
};

/// The guest's answer to the question of its seat. Repeated until the game has changed, or until its refusal.
struct Answer
{
    std::uint32_t game = 0;      ///< Update::game for which it was chosen; the table ignores answers to others
    std::vector<Action> actions; ///< at most most_answer_actions, all by the guest's seat; empty if `put_back`
    std::uint8_t put_back = 0;   ///< while a hand is chosen: number of the own card that returns; 0: none
};

// --- from the table to a guest ---------------------------------------------------------------------------------------

/// Everything that a guest may know, and nothing else. Repeated until it is acknowledged.
struct Update
{
    std::uint32_t number = 0;   ///< from 1; higher for each later update of the connection
    std::uint32_t game = 0;     ///< changes with each change of the game that the guest can see
    Seat seat = nobody;         ///< the seat of the guest; nobody: it watches
    std::optional<Token> token; ///< of its seat
    std::uint32_t claim = 0;    ///< the guest's last Claim::number
    ClaimState claim_state{};
    std::vector<Member> members; ///< in seat order, one for each player
    /// `view(twin, seat)` is what the guest may know of the game; the rest is invented (twin_of()). A game can begin
    /// there: with `members` it passes record::validate_start().
    State twin;
    /// The guest's log keeps its lines before this index, drops the others and gets `lines` behind them.
    std::uint32_t first_line = 0;
    std::vector<table::LogLine> lines; ///< as table::log_line() for the seat; they can be shown, but may be untrue
    std::uint32_t line_count = 0;      ///< of the whole log; further lines follow in the next updates
};

/// The rule that forbids an Answer.
struct Refused
{
    std::uint32_t game = 0; ///< Answer::game
    Rule rule{};
};

/// Tells a guest that the table's messages have another version, which is that of this message.
struct OtherVersion
{
};

using Message = std::variant<OtherVersion, Hello, Claim, Acknowledged, Answer, Update, Refused>;

/// Returns the bytes of a message; empty bytes if a value is out of range or the message would be too long.
Bytes write_message(const Message& message);

/// Returns a valid message, or an error for any other bytes: record::ErrorKind::Newer for a message of another version.
record::Loaded<Message> read_message(std::span<const std::byte> bytes);

/// Returns how many bytes a line takes at most in an Update.
std::size_t most_bytes_of(const table::LogLine& line);

/// Returns the secret of a Hello of any version; nothing for other bytes.
std::optional<Secret> secret_of_hello(std::span<const std::byte> bytes);

/// Returns the 22 letters, digits, '-' and '_' that stand for a key in links and preferences.
std::string to_text(const Key& key);

/// The inverse of to_text(); nothing for other texts.
std::optional<Key> key_of_text(std::string_view text);

} // namespace elgrande::room
