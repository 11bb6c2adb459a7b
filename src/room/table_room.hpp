#pragma once

#include "room/messages.hpp"
#include "room/resend.hpp"
#include "room/stored_room.hpp"
#include "room/watching_secret.hpp"
#include "rules/seat.hpp"
#include "table/history.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace elgrande::room
{

/// The number of a connection, given by the network. A room never gets the same number twice.
using Peer = std::uint32_t;

inline constexpr std::int64_t sign_pause_ms = 2'000;  ///< minimum time between two signs of a seat
inline constexpr std::int64_t claim_pause_ms = 3'000; ///< minimum time between two claims of a guest
/// The maximum number of guests in a room. When it is full, a newcomer is kept out; but if the newcomer comes back to
/// its seat, a guest without a seat is kept out instead.
inline constexpr std::size_t max_peers = 16;
inline constexpr std::int64_t farewell_ms = 1'000; ///< from sending a guest KeptOut until its connection is closed

/// Bytes for a peer.
struct Outgoing
{
    Peer peer = 0;
    Bytes bytes;
};

/// An answer that a guest gave. It is legal in the published game.
struct GuestAnswer
{
    Peer peer = 0;
    Seat seat = nobody;          ///< the asked seat, which the guest holds
    std::vector<Action> actions; ///< at least one, unless `put_back`
    std::uint8_t put_back = 0;   ///< number of the card to take out of the hand being chosen; 0: none
};

/// A request of a guest to undo in the published game, not answered yet.
struct PendingUndo
{
    Seat seat = nobody;      ///< the guest's
    std::uint32_t game = 0;  ///< UndoRequest::game
    bool whole_turn = false; ///< UndoRequest::whole_turn
};

/// What a seat says to a question about an undo.
enum class Consent : std::uint8_t
{
    NotAsked, ///< there is no question, or it does not concern the seat
    Waits,    ///< the seat has not answered yet
    Agreed,
    Declined
};

/// A claim to a seat that waits for the people at the table, as only they can grant it: the seat is not Holder::Open,
/// or the guest has another seat.
struct PendingClaim
{
    Peer peer = 0;
    Seat seat = nobody;
    std::string name; ///< may be empty

    bool operator==(const PendingClaim&) const = default;
};

/// A seat that was granted to a guest.
struct GrantedSeat
{
    Seat seat = nobody;
    std::string name; ///< the player's new name; empty: keep the old one
};

/// The table's side of a room: who holds which seat, what each guest may know, and the answers of the guests. It has no
/// clock, no network and no game of its own. The caller
/// - passes on what the network reports: opened(), closed(), received();
/// - calls publish() once at the start, and after each change of the game or its players;
/// - plays take_answer() and publishes the result;
/// - sends due() and closes the connections of take_dropped(), after each of these calls and at due_ms().
class TableRoom
{
public:
    /// `make_key` returns 128 unpredictable bits at each call.
    TableRoom(StoredRoom room, std::function<Key()> make_key);

    // --- the game ------------------------------------------------------------------------------------------------

    /// Lets due() send each guest what its seat may know of the game at the cursor of `history`. `players` are in seat
    /// order. Keeps no reference to either. Seats of Holder::Open that have answered since the last call become
    /// Holder::Table, unless the question was who bids first.
    void publish(const table::History& history, std::span<const record::Player> players);
    /// Call before publish() with another History than the last one. All guests get the whole log again.
    void history_replaced();
    /// Call before publish() with a new game in which each player of the published one has moved to the next seat, and
    /// the last to the first. Who holds a seat moves with its player. Requests and answers in the old game lapse.
    void rotate_seats();

    /// Returns a guest's answer to the published question; nothing if there is none. The caller plays it and calls
    /// publish(), or calls refuse(); until then, further calls return nothing.
    std::optional<GuestAnswer> take_answer();
    /// Tells the guest that gave the answer of take_answer() why it was not played, if it is still connected.
    void refuse(const GuestAnswer& answer, Refusal refusal);

    /// Returns the requests of connected guests to undo that set_undo_state() has not answered, at most one for each
    /// seat. After UndoState::Asked or Declined, further requests of the seat are dropped until the game changes.
    std::vector<PendingUndo> pending_undos() const;
    /// Tells the guest what has become of its request, if the table does not undo at once: UndoState::Asked, Declined
    /// or Nothing. Does nothing if the game has changed since the request.
    void set_undo_state(const PendingUndo& asked, UndoState state);

    /// Asks these seats whether they agree to an undo, in place of an earlier question. `by` is the seat that wants it,
    /// not among `seats`, or nobody for the people at the table; `seen`: see UndoQuestion. Guests answer on their
    /// screens. The question ends with end_undo_question(), and when publish() gets another position.
    void ask_to_undo(Seat by, bool seen, std::span<const Seat> seats);
    void end_undo_question();
    Consent consent(Seat seat) const { return consents_[seat]; }
    /// Agrees for all asked seats that are not Holder::Screen.
    void agree_at_table();
    /// Tells the guests that something was undone. `by` as in ask_to_undo().
    void note_undo(Seat by);

    // --- seats ---------------------------------------------------------------------------------------------------

    /// Returns who plays a seat, which must be one of the players of the published game.
    Holder holder(Seat seat) const;
    /// True if a guest holds the seat, connected or not: the table's screen then shows none of its secrets.
    bool has_screen(Seat seat) const { return room_.tokens[seat].has_value(); }
    /// Sets whether guests without a seat see the game one round later, and no signs. From the next publish() on, they
    /// are sent nothing about what happened after the moment that they see: names and holders of the seats are also
    /// those of that moment. They see the end of a game at once.
    void set_watched_later(bool later) { room_.watched_later = later; }
    bool is_watched_later() const { return room_.watched_later; }
    /// Sets the thinking times that guests see: none without a clock, else at least one for each seat. While the clock
    /// runs, guests measure the time themselves. They are told at once if the clock appears, disappears, starts or
    /// stops; of other changes with their next update.
    void set_times(ThinkingTimes times);
    /// Returns the number of connected guests without a seat.
    int watchers() const;
    /// Sets whether the room is only for guests with seats. While it is closed, guests without a seat are kept out:
    /// those who are connected now, and whoever connects without the token of a seat.
    void set_closed(bool closed);
    bool is_closed() const { return room_.closed; }
    /// Returns the messages that tell all guests that the room has ended. The caller sends them and, farewell_ms later,
    /// ends all connections.
    std::vector<Outgoing> farewell() const;

    /// Returns the claims that the people at the table must decide on, at most one of each guest. A claim is looked at
    /// by due(), at the earliest claim_pause_ms after the guest's previous one; of those that wait, only the last one
    /// counts.
    std::vector<PendingClaim> pending_claims() const;
    /// Grant or deny a claim in pending_claims(). When it is granted, a guest that held the seat loses it and watches
    /// from then on. Both do nothing if the peer does not claim this seat any more: it may have claimed another one
    /// since the people were asked.
    void grant(Peer peer, Seat seat);
    void deny(Peer peer, Seat seat);
    /// Returns the next granted seat, each once, in the order of the grants; nothing if there is none. If a computer
    /// had the seat, the caller must make its player a person. The caller may let a computer play for a guest that is
    /// away: the seat is granted again when the guest comes back, and by take_back().
    std::optional<GrantedSeat> take_granted();

    /// Takes a seat back from its guest, if one has it. Then it is Holder::Table.
    void take_back(Seat seat);

    /// Returns the last sign that a seat has shown; its number is 0 if there is none. due() shows the next one
    /// sign_pause_ms later at the earliest: of the signs that arrive in the meantime, the last.
    const SeatSign& sign(Seat seat) const { return signs_[seat].shown; }
    /// True if the people at the table's screen show the signs of the seat: it is Holder::Table or Holder::Open.
    bool signs_at_table(Seat seat) const;
    /// Shows a sign of a seat on all screens. Does nothing unless signs_at_table().
    void show(Seat seat, Sign sign);

    /// Returns the data to store. They change with set_watched_later() and set_closed(), with each seat that is
    /// granted, given back or taken back, and when publish() makes a seat Holder::Table.
    const StoredRoom& to_store() const { return room_; }

    // --- the network ---------------------------------------------------------------------------------------------

    /// Report that a connection was made, or has ended.
    void opened(Peer peer);
    void closed(Peer peer);
    /// Reads bytes from a peer; any bytes are safe. Ignores those of peers that are not connected.
    void received(Peer peer, std::span<const std::byte> bytes);

    /// Returns the messages to send at `now_ms`, by any clock that never goes back.
    std::vector<Outgoing> due(std::int64_t now_ms);
    /// Returns when due() will next have something to send: due_now, a time, or not_due.
    std::int64_t due_ms() const;

    /// Returns the peers whose connections the caller must close, each once: they were told why they are kept out,
    /// there are too many, or they sent a wrong secret or many messages that no guest sends.
    std::vector<Peer> take_dropped();

private:
    /// The part of the published game that the holder of a seat, or a watcher, may know.
    struct PublishedView
    {
        std::optional<State> twin;           ///< nothing before publish(), and if no twin was found
        std::uint32_t game = 0;              ///< Update::game
        std::vector<table::LogLine> lines;   ///< the whole log
        std::vector<table::LogLineKey> keys; ///< of `lines`
    };

    /// A connected peer.
    struct Visitor
    {
        Peer peer = 0;
        int faults = 0;                ///< messages that no guest sends
        bool welcome = false;          ///< it showed a secret of the room
        bool only_watches = false;     ///< that was watching_secret()
        bool is_other_version = false; ///< an OtherVersion must be sent
        Seat seat = nobody;
        std::uint32_t claim = 0; ///< the last Claim::number
        ClaimState claim_state{};
        std::optional<Claim> claimed;         ///< waits for due(); meanwhile claim_state is Asked
        std::int64_t next_claim_ms = due_now; ///< when due() takes it
        Claim asked;                          ///< waits for the people at the table while Asked without `claimed`
        std::uint32_t undo = 0;               ///< the last UndoRequest::number
        std::optional<Answer> answer;
        std::optional<Refused> refused; ///< the refusal to send
        std::uint32_t sign = 0;         ///< the last ShowSign::number
        // The newest update:
        bool outdated = false; ///< another one must be written
        std::uint32_t number = 0;
        std::size_t held = 0; ///< lines of its log that it has acknowledged and that are still the same
        std::size_t sent = 0; ///< lines that it will hold after the update
        Bytes bytes;          ///< empty if it is acknowledged
        Resend resend;
    };

    /// A peer that is not a visitor any more, but is still connected so that it can be told why.
    struct Leaver
    {
        Peer peer = 0;
        KeptOutReason reason{};
        std::int64_t until_ms = due_now; ///< when due() drops it; due_now: it has not been told yet
    };

    /// The last request to undo of a seat.
    struct SeatUndo
    {
        PendingUndo asked; ///< PendingUndo::game is 0 if there was none
        UndoState state{};
    };

    /// The seats, without signs, as they were at a moment.
    struct SeatsThen
    {
        table::Moment moment = 0;
        std::vector<Member> members;
    };

    /// The signs of a seat.
    struct ShownSign
    {
        SeatSign shown;
        std::optional<Sign> wish;       ///< the one to show next
        std::int64_t next_ms = due_now; ///< when that can be shown
    };

    PublishedView& published_for(Seat seat) { return published_[seat < max_players ? seat : max_players]; }
    Visitor* visitor(Peer peer);
    Visitor* visitor_at(Seat seat);
    Visitor* claimant(Peer peer, Seat seat);
    void keep_at_table(Seat seat) { room_.at_table = static_cast<std::uint8_t>(room_.at_table | 1U << seat); }
    void update_view(Seat viewer, const table::History& history, table::Moment now);
    table::Moment watched_moment(const table::History& history) const;
    bool shows_later(const Visitor& guest) const { return guest.seat == nobody && later_; }
    void read(Visitor& from, Hello& hello);
    void read(Visitor& from, Claim& claim);
    void read(Visitor& from, Acknowledged& acknowledged);
    void read(Visitor& from, Answer& answer);
    void read(Visitor& from, UndoRequest& request);
    void read(Visitor& from, UndoConsent& consent);
    void read(Visitor& from, ShowSign& shown);
    void take_claim(Visitor& from, Claim claim);
    void show_signs(std::int64_t now_ms);
    void forget_wish(Seat seat);
    std::optional<Refusal> refusal_of(const Visitor& from, const Answer& answer) const;
    void fault(Visitor& from, int weight);
    void drop(Peer peer);
    void keep_out(Peer peer, KeptOutReason reason);
    bool admit(Peer peer, Seat seat);
    void dismiss(std::int64_t now_ms, std::vector<Outgoing>& outgoing);
    void sit(Visitor& guest, Seat seat);
    void get_up(Visitor& guest);
    void give(Visitor& guest, Seat seat, std::string name);
    void grant_again(Seat seat);
    std::vector<Member> members() const;
    void note_seats();
    void tell_watchers_seats(table::Moment watched);
    void outdate_all();
    void write_update(Visitor& guest);

    StoredRoom room_;
    Secret watching_secret_; ///< of `room_`
    std::function<Key()> make_key_;
    State state_;              ///< the published game
    table::Moment moment_ = 0; ///< the published moment
    bool later_ = false;       ///< watchers see an earlier moment than the published one
    std::vector<Event> start_; ///< its table::History::start_events()
    std::vector<record::Player> players_;
    std::vector<SeatsThen> seats_then_; ///< in order of moments, the first one 0; each differs from the one before
    std::vector<Member> watched_seats_; ///< of the moment that watchers see
    std::array<PublishedView, max_players + 1> published_; ///< by seat; the last one is for watchers
    std::array<SeatUndo, max_players> undos_;              ///< by seat; a request about another game has lapsed
    UndoQuestion question_;                                ///< the last question about an undo
    std::array<Consent, max_players> consents_{};          ///< by seat; of that question, while it lasts
    Undone undone_;
    std::array<ShownSign, max_players> signs_; ///< by seat
    ThinkingTimes times_;
    std::vector<Visitor> visitors_;    ///< at most max_peers that are welcome, and one more
    std::vector<Leaver> leavers_;      ///< at most max_peers
    std::uint32_t last_game_ = 0;      ///< the newest Update::game of all seats; watchers have numbers of their own
    std::vector<GrantedSeat> granted_; ///< at most one for each seat
    std::vector<Peer> dropped_;
    bool answer_taken_ = false;
};

} // namespace elgrande::room
