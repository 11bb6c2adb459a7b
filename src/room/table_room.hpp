#pragma once

#include "room/messages.hpp"
#include "rules/seat.hpp"
#include "table/history.hpp"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::room
{

/// A connection, by the number that the network gave it. A number is not used again.
using Peer = std::uint32_t;

inline constexpr std::size_t most_peers = 16; ///< further connections are dropped

/// A point in time that never comes, see due_ms().
inline constexpr std::int64_t not_due = std::numeric_limits<std::int64_t>::max();

/// Bytes for a peer.
struct Outgoing
{
    Peer peer = 0;
    Bytes bytes;
};

/// What a room needs to open again under the same link, with the seats of its guests. Only for the table's storage.
struct KeptRoom
{
    Secret secret;
    PerSeat<std::optional<Token>> tokens; ///< of the seats that guests hold
    std::uint8_t at_table = 0;            ///< bit s: only the people at the table's screen play seat s

    bool operator==(const KeptRoom&) const = default;
};

/// Returns the bytes of a room, for storage.
Bytes write_room(const KeptRoom& room);
/// Returns nothing for other bytes.
std::optional<KeptRoom> read_room(std::span<const std::byte> bytes);

/// An answer that a guest gave. It is legal in the published game.
struct GivenAnswer
{
    Peer peer = 0;
    Seat seat = nobody;          ///< the asked seat, which the guest holds
    std::vector<Action> actions; ///< at least one, unless `put_back`
    std::uint8_t put_back = 0;   ///< number of a card in the hand that the seat is choosing; 0: none
};

/// A claim that only the people at the table can grant, as the seat is not Holder::Open.
struct AskedClaim
{
    Peer peer = 0;
    Seat seat = nobody;
    std::string name; ///< may be empty

    bool operator==(const AskedClaim&) const = default;
};

/// The table's side of a room: who holds which seat, what each guest gets to know, and what they answered. It has no
/// clock, no network and no game of its own. The caller
/// - passes on what the network reports: opened(), closed(), received();
/// - calls publish() once at the start, and after each change of the game or its players;
/// - plays take_answer() and publishes the result;
/// - sends due() and closes the connections of take_dropped(), after each of these calls and at due_ms().
class TableRoom
{
public:
    /// `make_key` returns 128 unpredictable bits at each call.
    TableRoom(KeptRoom room, std::function<Key()> make_key);

    // --- the game ------------------------------------------------------------------------------------------------

    /// Shows the guests the game at the cursor of `history`, each what its seat may know. `players`: in seat order.
    /// `history` is read during the call only.
    void publish(const table::History& history, std::span<const record::Player> players);
    /// Call before publish() with another History than the last one. The guests' logs begin anew.
    void history_replaced();

    /// Returns the next answer to the published question, once; nothing if there is none. Play it and publish, or
    /// refuse() it. If the table does neither, the guest sends it again.
    std::optional<GivenAnswer> take_answer();
    /// Tells the guest why its answer was not played.
    void refuse(const GivenAnswer& answer, Refusal refusal);

    // --- seats ---------------------------------------------------------------------------------------------------

    /// Returns who plays a seat.
    Holder holder(Seat seat) const;
    /// True if the seat's player has a screen, connected or not: the table's screen shows none of its secrets.
    bool has_screen(Seat seat) const;
    /// Returns how many guests are connected that have no seat.
    int watchers() const;

    /// Returns the claims that the table is asked about, in the order of their arrival.
    std::vector<AskedClaim> asked_claims() const;
    /// Gives the seat to the peer. A guest that held it watches from now on, and its token is void.
    void grant(Peer peer);
    void deny(Peer peer);

    /// Returns a player's new name from a granted claim, once: it becomes the name in the next publish().
    std::optional<std::pair<Seat, std::string>> take_name();

    /// Takes a seat back from its guest. `open`: any guest can claim it; otherwise the table plays it.
    void take_back(Seat seat, bool open);

    /// Returns what to store. It changes with each granted claim.
    const KeptRoom& kept() const { return room_; }

    // --- the network ---------------------------------------------------------------------------------------------

    void opened(Peer peer);
    void closed(Peer peer);
    /// Reads bytes from a peer; any bytes are safe.
    void received(Peer peer, std::span<const std::byte> bytes);

    /// Returns what to send at `now_ms`, on any clock that does not go back.
    std::vector<Outgoing> due(std::int64_t now_ms);
    /// Returns the time of the next due() that is not empty: at most now if something waits, or not_due.
    std::int64_t due_ms() const;

    /// Returns the peers whose connections should be closed, once: there are too many, or they sent what no guest
    /// sends.
    std::vector<Peer> take_dropped();

private:
    /// What a seat, or `nobody`, may know of the published game.
    struct Sight
    {
        State twin;
        std::vector<table::LogLineKey> keys; ///< of all log lines
    };

    struct Visitor
    {
        Peer peer = 0;
        bool welcome = false; ///< showed the secret
        Seat seat = nobody;
    };

    KeptRoom room_;
    std::function<Key()> make_key_;
};

} // namespace elgrande::room
