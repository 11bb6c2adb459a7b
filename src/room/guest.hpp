#pragma once

#include "room/messages.hpp"
#include "room/resend.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace elgrande::room
{

/// The state of a guest's connection to the table.
enum class ConnectionState : std::uint8_t
{
    Away,        ///< not connected; the last update stays
    Joining,     ///< connected, but no update has arrived yet
    Present,     ///< updates arrive
    KeptOut,     ///< connected, but the table sends no updates: see kept_out()
    OtherVersion ///< connected, but the table's messages have another version
};

/// How a guest has lost its seat without giving it back.
enum class SeatLoss : std::uint8_t
{
    TakenBack, ///< the people at the table have it; also if the guest cannot know who has it
    Elsewhere  ///< another screen has it: another guest, to whom it was granted, or one that has the same token
};

/// A guest's side of a room: the last update from the table, and the requests to the table. It has no clock and no
/// network. The caller
/// - passes on what the network reports: opened(), closed(), received();
/// - sends due() after each call, and at due_ms().
class Guest
{
public:
    /// `secret` comes from a link of the room; `token` belongs to the seat that this device held in the room before,
    /// nothing if it held none.
    explicit Guest(Secret secret, std::optional<Token> token = std::nullopt) : secret_(secret), token_(token) {}

    // --- its view ------------------------------------------------------------------------------------------------

    ConnectionState connection() const { return connection_; }

    /// Returns the reason of the last KeptOut message; nothing if there was none, or if an update has arrived since.
    std::optional<KeptOutReason> kept_out() const { return kept_out_; }

    /// Returns how the guest has lost its seat; nothing if it has one, has given it back, has never had one, or has
    /// called claim() since. A guest without an update has had a seat if it has a token.
    std::optional<SeatLoss> lost_seat() const { return lost_seat_; }

    /// Returns the newest update; nullptr before the first one. Show `view(update.twin, update.seat)` and lines(); its
    /// Update::lines is empty.
    const Update* update() const { return update_ ? &*update_ : nullptr; }
    /// Counts the updates that have become update(), over all connections; 0 before the first one.
    std::uint32_t revision() const { return revision_; }
    /// Returns the beginning of the log, as far as it has arrived: up to Update::line_count lines.
    const std::vector<table::LogLine>& lines() const { return lines_; }
    /// Returns the index in lines() of the first line that the newest update added, for sounds and motion. Returns
    /// lines().size() if none is to be announced: after an undo, after the guest was away or changed its seat, and if
    /// the log was not complete before.
    std::size_t first_new_line() const { return first_new_line_; }

    /// Returns the token to store and to pass to the next constructor: the token of the guest's seat, nothing if it has
    /// none; before the first update, the token that was passed to this object's constructor.
    std::optional<Token> token() const { return token_; }

    // --- its requests --------------------------------------------------------------------------------------------

    /// Asks for a seat, in place of an earlier request. Update::claim_state will be the outcome. `name`: see Claim.
    void claim(Seat seat, std::string name);
    /// Gives the seat back to the table.
    void leave() { claim(nobody, {}); }
    /// True until an update shows that the last claim() or leave() has arrived.
    bool is_claiming() const { return claim_.has_value(); }

    /// Answers the question to the guest's seat with 1 … max_answer_actions actions. Checks the first one in
    /// update()->twin; the table checks them all. If the first one is not legal, sends nothing and returns the rule
    /// that forbids it; Rule::OtherQuestion if the seat is not asked, while answering(), and for another number of
    /// actions.
    std::optional<Refusal> answer(std::vector<Action> actions);
    /// Takes the card with this number, 1 or more, out of the hand that the seat is choosing. Does nothing while
    /// answering() or if the seat is not choosing a hand; the table checks that the hand has the card.
    void put_back(std::uint8_t card);
    /// True after answer() or put_back(), until the game has changed or the table has refused it.
    bool answering() const { return answer_.has_value(); }
    /// Asks the table to undo the last decision, or the whole turn, whichever seat has decided. Does nothing without a
    /// seat, while answering(), and if undo_state() is Asked or Declined: the others are asked once in each position.
    /// If the table undoes, the next update shows the position before; otherwise undo_state() becomes the outcome.
    void undo(bool whole_turn);
    /// Returns the outcome of undo() in the present position.
    UndoState undo_state() const { return update_ ? update_->undo_state : UndoState::None; }
    /// Returns the question whether the guest's seat agrees to an undo. Its number is 0 if there is none, if it was
    /// answered, or unless connection() is Present.
    UndoQuestion undo_question() const;
    /// Answers undo_question(). Does nothing if there is none.
    void consent(bool agrees);
    /// Shows a sign on all screens, in place of an earlier one that has not arrived. Does nothing without a seat or
    /// unless connection() is Present: signs are not kept for later.
    void show(Sign sign);
    /// Returns why the table refused the last answer, once; nothing if it did not.
    std::optional<Refusal> take_refusal();

    // --- the network ---------------------------------------------------------------------------------------------

    /// Report that the connection to the table was made, or has ended.
    void opened();
    void closed();
    /// Reads bytes from the table; any bytes are safe. Returns true if the screen may have to change. Ignores bytes
    /// unless the connection is open.
    bool received(std::span<const std::byte> bytes);

    /// Returns the messages to send at `now_ms`, by any clock that never goes back.
    std::vector<Bytes> due(std::int64_t now_ms);
    /// Returns when due() will next have something to send: due_now, a time, or not_due.
    std::int64_t due_ms() const;

private:
    bool is_asked() const;
    void note_loss(const Update& update);
    bool read(Update& update);
    bool read(const Refused& refused);
    bool read(const KeptOut& told);
    bool read(const OtherVersion& told);

    Secret secret_;
    std::optional<Token> token_;
    ConnectionState connection_ = ConnectionState::Away;
    std::optional<KeptOutReason> kept_out_;
    std::optional<SeatLoss> lost_seat_;
    Resend hello_resend_;

    std::uint32_t revision_ = 0;
    std::optional<Update> update_; ///< without lines, which are in `lines_`
    std::uint32_t number_ = 0;     ///< of the newest update in this connection
    bool owes_acknowledgement_ = false;
    std::vector<table::LogLine> lines_;
    std::size_t first_new_line_ = 0;

    std::optional<Claim> claim_;
    std::uint32_t last_claim_ = 0;
    Resend claim_resend_;
    std::optional<Answer> answer_;
    Resend answer_resend_;
    std::optional<UndoRequest> undo_;
    std::uint32_t last_undo_ = 0;
    Resend undo_resend_;
    std::optional<UndoConsent> consent_; ///< for this connection; after it, the question is asked again
    Resend consent_resend_;
    std::optional<ShowSign> sign_;
    std::uint32_t last_sign_ = 0;
    Resend sign_resend_;
    std::optional<Refusal> refusal_;
};

} // namespace elgrande::room
