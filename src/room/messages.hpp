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
/// lost, repeated or reordered, so each contains all that its receiver needs. Hello, Claim, Answer, UndoRequest,
/// UndoConsent, ShowSign and Update are sent again until they are answered. Reading validates everything, as the other
/// side may be broken, hostile or of another version.
namespace elgrande::room
{

using Bytes = std::vector<std::byte>;

inline constexpr std::size_t max_message_bytes = 16 * 1024; ///< longer messages are neither written nor read
inline constexpr std::size_t max_answer_actions = 16;       ///< in one Answer
inline constexpr std::size_t max_start_events = 64;         ///< in an Update
inline constexpr std::uint8_t version = 5;                  ///< of the messages; the second byte of each

/// 128 random bits.
struct Key
{
    std::array<std::uint8_t, 16> bytes{};

    bool operator==(const Key&) const = default;
};

/// The key of a room, or its watching_secret(). Each link of the room contains one of the two, and a guest sends the
/// one from its link in Hello.
struct Secret : Key
{
};

/// The key of a seat: the table gives it to the guest that holds the seat, which sends it to get the seat back.
struct Token : Key
{
};

/// The holder of a seat.
enum class Holder : std::uint8_t
{
    Table,   ///< the people at the table's screen, who are asked if a guest claims it
    Open,    ///< the people at the table's screen; the first guest that claims it gets it
    Screen,  ///< a guest that is connected
    Away,    ///< a guest that is not connected now
    Computer ///< a computer player, which runs at the table
};

inline constexpr int holder_count = 5;

/// The signs that a player can show to all others.
enum class Sign : std::uint8_t
{
    Hello,
    Bravo,
    Thanks,
    Ouch,
    Thinking,
    Hurry
};

inline constexpr int sign_count = 6;

/// The last sign of a seat.
struct SeatSign
{
    Sign sign{};
    std::uint32_t number = 0; ///< the number of signs that the seat has shown; 0: none

    bool operator==(const SeatSign&) const = default;
};

/// A player of the game, the holder of the seat, and its last sign. The same for all guests who see the game live.
struct Member
{
    record::Player player;
    Holder holder{};
    SeatSign sign{};

    bool operator==(const Member&) const = default;
};

/// The outcome of a guest's last Claim.
enum class ClaimState : std::uint8_t
{
    None,  ///< there was none
    Asked, ///< the people at the table have not decided yet
    Granted,
    Denied
};

inline constexpr int claim_state_count = 4;

/// The outcome of a seat's last request to undo in the present position.
enum class UndoState : std::uint8_t
{
    None,     ///< there was none, or nobody has looked at it yet
    Asked,    ///< the people at the table or other guests have not decided yet
    Declined, ///< one of them has declined
    Nothing   ///< there is nothing to undo
};

inline constexpr int undo_state_count = 4;

/// Asks a seat whether it agrees to an undo that takes back a decision of that seat.
struct UndoQuestion
{
    std::uint32_t number = 0; ///< counts the questions of the table; 0: nothing is asked
    Seat by = nobody;         ///< the seat that wants to undo, never the asked one; nobody: the people at the table
    bool seen = false;        ///< something hidden has been revealed since the first decision to be undone

    bool operator==(const UndoQuestion&) const = default;
};

/// The last undo.
struct Undone
{
    std::uint32_t number = 0; ///< counts the undos of the table; 0: there was none
    Seat by = nobody;         ///< the seat that wanted it; nobody: the people at the table

    bool operator==(const Undone&) const = default;
};

// --- from a guest to the table ---------------------------------------------------------------------------------------

/// The first message of a guest, repeated until an Update arrives. The table sends nothing to a peer before it.
struct Hello
{
    Secret secret;              ///< the room's, or its watching_secret(), with which the guest can only watch
    std::optional<Token> token; ///< of the seat that the guest had before; a wrong token is ignored
};

/// Asks for a seat. Repeated until an Update has its number.
struct Claim
{
    std::uint32_t number = 0; ///< above that of the guest's earlier claims; at least 1
    Seat seat = nobody;       ///< nobody: gives the guest's seat back
    std::string name;         ///< the player's new name; empty: keep the old one. Plain text (record::is_plain_text)
};

/// Confirms that an Update has arrived.
struct Acknowledged
{
    std::uint32_t update = 0; ///< Update::number
};

/// The guest's answer to the question of its seat. Repeated until the game has changed or the table has refused it.
struct Answer
{
    std::uint32_t game = 0;      ///< the Update::game that it answers; ignored if that is not the current one
    std::vector<Action> actions; ///< at most max_answer_actions, all by the guest's seat; empty if `put_back`
    std::uint8_t put_back = 0;   ///< number of the card to take out of the hand being chosen; 0: none
};

/// Asks the table to undo. Repeated until an Update has its number, or the game has changed.
struct UndoRequest
{
    std::uint32_t number = 0; ///< above that of the guest's earlier requests; at least 1
    std::uint32_t game = 0;   ///< the Update::game that the guest saw; nothing is undone if that is not the current one
    bool whole_turn = false;  ///< back to the beginning of the turn, not only before the last decision
};

/// Answers an UndoQuestion. Repeated until an Update no longer has it.
struct UndoConsent
{
    std::uint32_t number = 0; ///< UndoQuestion::number; at least 1
    bool agrees = false;
};

/// Shows a sign beside the player's name on all screens. Repeated until an Update has its number.
struct ShowSign
{
    std::uint32_t number = 0; ///< above that of the guest's earlier signs; at least 1
    Sign sign{};
};

/// The thinking time of each seat, if the table measures it.
struct ThinkingTimes
{
    std::vector<std::uint32_t> ms; ///< by seat; empty if the table shows no clock
    bool are_running = false;      ///< the clock runs: the time of the asked seat increases

    bool operator==(const ThinkingTimes&) const = default;
};

// --- from the table to a guest ---------------------------------------------------------------------------------------

/// Everything that a guest may know, and nothing else. Repeated until it is acknowledged.
struct Update
{
    std::uint32_t number = 0;   ///< from 1; higher for each later update of the connection
    std::uint32_t game = 0;     ///< changes with each change of the game that the guest can see
    Seat seat = nobody;         ///< the seat of the guest; nobody: it watches
    std::optional<Token> token; ///< for the guest's seat
    std::uint32_t claim = 0;    ///< the guest's last Claim::number that has arrived; 0: none
    ClaimState claim_state{};
    /// In seat order, one for each player. If `later`, as they were at the moment that `twin` shows, without signs.
    std::vector<Member> members;
    /// `view(twin, seat)` is what the guest may know of the game; everything else in it is invented (twin_of()). It can
    /// be the start of a record::Game: with the players of `members` it passes record::validate_start().
    State twin;
    std::vector<Event> start; ///< the events before the first line of the log; at most max_start_events, safe to show
    /// The guest keeps its log lines before this index, and replaces all others by `lines`.
    std::uint32_t first_line = 0;
    std::vector<table::LogLine> lines; ///< as table::log_line() for the seat; checked to be safe to show, not true
    std::uint32_t line_count = 0;      ///< of the whole log; missing lines follow in later updates
    std::uint32_t undo = 0;            ///< the guest's last UndoRequest::number that has arrived; 0: none
    UndoState undo_state{};            ///< of the seat's last request; None in each new `game`
    std::uint32_t sign = 0;            ///< the guest's last ShowSign::number that has arrived; 0: none
    bool later = false;                ///< the game is shown as it was a round ago
    bool only_watches = false;         ///< the guest has shown the watching_secret(): it cannot get a seat
    UndoQuestion undo_question;        ///< to the guest's seat, until it has answered
    Undone undone;                     ///< number 0 if `later`
    ThinkingTimes times;               ///< as the table shows them; none if `later`
};

/// The rule that forbids an Answer.
struct Refused
{
    std::uint32_t game = 0; ///< Answer::game
    Rule rule{};
};

/// Why the table sends a guest no updates.
enum class KeptOutReason : std::uint8_t
{
    Closed, ///< the people at the table let in only guests that have a seat
    Full,   ///< there are as many guests as the room can have
    Ended   ///< the room has ended; its links never lead to it again
};

inline constexpr int kept_out_reason_count = 3;

/// Tells a guest that has shown a secret of the room why it gets no update. The table then ends the connection.
struct KeptOut
{
    KeptOutReason reason{};
};

/// Tells a guest that the table uses another version of the messages: that of this message.
struct OtherVersion
{
};

using Message = std::variant<OtherVersion, Hello, Claim, Acknowledged, Answer, Update, Refused, UndoRequest, ShowSign,
                             UndoConsent, KeptOut>;

/// Returns the bytes of a message; empty bytes if a value is out of range or the message would be too long.
Bytes write_message(const Message& message);

/// Returns a valid message, or an error for any other bytes: record::ErrorKind::Newer for a message of another version.
record::Loaded<Message> read_message(std::span<const std::byte> bytes);

/// Returns an upper bound of the bytes that a line takes in an Update.
std::size_t max_bytes_of(const table::LogLine& line);

/// Returns the secret from a Hello of any version of the messages; nothing for other bytes.
std::optional<Secret> secret_of_hello(std::span<const std::byte> bytes);

/// Encodes a key for links and preferences, as 22 letters, digits, '-' and '_' (base64url).
std::string to_text(const Key& key);

/// The inverse of to_text(); nothing for other texts.
std::optional<Key> key_of_text(std::string_view text);

} // namespace elgrande::room
