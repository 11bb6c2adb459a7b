#pragma once

#include "platform/storage.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

/// Direct connections between screens that play one game.
namespace elgrande::platform
{

/// The maximum length of a message between two screens, in bytes.
inline constexpr std::size_t largest_room_message = 16 * 1024;

/// The maximum length of an introduction code, in characters.
inline constexpr std::size_t longest_room_code = 480;

/// Another screen that is or was connected to this one. A room uses no number twice, and never 0.
using PeerId = std::uint32_t;

/// Tables connect only to guests, and guests only to tables. The values match web/room.js.
enum class RoomSide : std::uint8_t
{
    Table,
    Guest
};

/// Whether relays introduce the screens of a room to each other. The values match web/room.js.
enum class Introductions : std::uint8_t
{
    ByCode,  ///< no, codes are needed: this build has no relays, or no room is open
    Trying,  ///< not yet known, or no relay has been reached yet
    ByRelay, ///< yes
    /// No relay, or the part of the page for rooms, can be reached now, or this device has no network. The platform
    /// keeps trying.
    CutOff,
    /// Another tab of this browser is the table of this room. The room opens automatically when that tab closes it.
    Elsewhere
};

struct RoomEvent
{
    enum class Kind : std::uint8_t
    {
        Opened,   ///< a connection to `peer` was made
        Received, ///< `peer` has sent `message`
        Closed    ///< the connection to `peer` has ended; it stays closed
    };

    Kind kind = Kind::Opened;
    PeerId peer = 0;
    Bytes message; ///< if Received: 1 to largest_room_message bytes, unchecked
};

/// The outcome of a request about an introduction code. The values match web/room.js.
enum class CodeOutcome : std::uint8_t
{
    Done,
    NotACode,    ///< truncated, altered, of another version, or of the other kind
    OtherOffer,  ///< the answer to an offer that this page did not make, that has expired, or that was answered before
    NoConnection ///< WebRTC fails, or the browser reveals no address of this screen although it is online
};

/// A room, in which guests are connected to tables that have the same secret. Screens find each other through relays,
/// or by two codes that people pass on: the table makes an offer, the guest answers it, and the table takes the answer.
/// Messages may be lost, repeated or reordered. Connections end when a screen leaves, sleeps for long or changes its
/// network; relays connect it again, as a new peer. One room is open at a time.
class Rooms
{
public:
    virtual ~Rooms() = default;

    /// True if this platform can connect to other screens. If not, only possible(), introductions(), take_event() and
    /// close() may be called.
    virtual bool possible() const = 0;

    /// Opens a room, and closes the one that was open. `secret` has 128 bits in base64url (22 characters); whoever
    /// knows it can join. Only one tab of a browser can be the table of a room; the others wait (Elsewhere).
    virtual void open(RoomSide side, const std::string& secret) = 0;

    /// Closes the room and all of its connections, without events; does nothing if none is open.
    virtual void close() = 0;

    virtual Introductions introductions() const = 0;

    /// Makes a code for one guest. `answer` is called by a later event, never inside this call and not after close(),
    /// with Done and a code of A–Z, a–z, 0–9, - and _, or with NoConnection. The request waits while the device
    /// is offline, and like those below while the room cannot open: introductions() is then CutOff or Elsewhere. The
    /// offer expires with the room, or after 16 later offers. Call it only for a table.
    virtual void make_offer(std::function<void(CodeOutcome, const std::string& code)> answer) = 0;

    /// Takes the code of an offer. `answer` gets the code that the table must take next, or the reason why there is
    /// none, as in make_offer(). Call it only for a guest.
    virtual void take_offer(const std::string& code,
                            std::function<void(CodeOutcome, const std::string& code)> answer) = 0;

    /// Takes the code of an answer. `answer` is called as in make_offer(); after Done, an Opened event follows if the
    /// two screens can reach each other. Call it only for a table.
    virtual void take_answer(const std::string& code, std::function<void(CodeOutcome)> answer) = 0;

    /// Hands the code of an answer to the page in another tab of this browser that has made the offer: there it arrives
    /// as a link (Address::take_link()), "ra1." and the code. `answer` is called as in make_offer(), with Done once it
    /// is there, or with OtherOffer if there is no such page. Needs no open room.
    virtual void hand_over(const std::string& code, std::function<void(CodeOutcome)> answer) = 0;

    /// Sends a message of 1 to largest_room_message bytes. Returns false if it is certainly lost: it has another
    /// length, there is no such peer, or too much waits to be sent to the peer.
    virtual bool send(PeerId peer, const Bytes& message) = 0;

    /// Ends a connection without a Closed event, and discards its waiting events; does nothing if there is none.
    virtual void drop(PeerId peer) = 0;

    /// Returns the next event; nothing if there is none. The platform requests a frame for each event. If too many
    /// messages of one peer wait (RoomEvents::max_waiting in the page), its oldest are lost.
    virtual std::optional<RoomEvent> take_event() = 0;
};

/// For platforms that cannot connect to other screens.
class NoRooms final : public Rooms
{
public:
    bool possible() const override { return false; }
    void open(RoomSide, const std::string&) override {}
    void close() override {}
    Introductions introductions() const override { return Introductions::ByCode; }
    void make_offer(std::function<void(CodeOutcome, const std::string&)>) override {}
    void take_offer(const std::string&, std::function<void(CodeOutcome, const std::string&)>) override {}
    void take_answer(const std::string&, std::function<void(CodeOutcome)>) override {}
    void hand_over(const std::string&, std::function<void(CodeOutcome)>) override {}
    bool send(PeerId, const Bytes&) override { return false; }
    void drop(PeerId) override {}
    std::optional<RoomEvent> take_event() override { return std::nullopt; }
};

} // namespace elgrande::platform
