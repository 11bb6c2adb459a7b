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

/// How a guest stands with its table.
enum class Standing : std::uint8_t
{
    Away,        ///< not connected; what was seen last stays
    Joining,     ///< connected, but no update has arrived yet
    Present,     ///< updates arrive
    OtherVersion ///< connected, but the table's messages have another version
};

/// A guest's side of a room: what it may know of the game, and what it wants from the table. It has no clock and no
/// network. The caller
/// - passes on what the network reports: opened(), closed(), received();
/// - sends due() after each call, and at due_ms().
class Guest
{
public:
    /// `token`: of the seat that this device had in the room before.
    explicit Guest(Secret secret, std::optional<Token> token = std::nullopt) : secret_(secret), token_(token) {}

    // --- what it sees --------------------------------------------------------------------------------------------

    Standing standing() const { return standing_; }

    /// Returns the newest update; nullptr before the first one. Show `view(update.twin, update.seat)`, and lines() in
    /// place of its lines.
    const Update* update() const { return update_ ? &*update_ : nullptr; }
    /// Returns the log up to the newest update; while it arrives in parts, its beginning.
    const std::vector<table::LogLine>& lines() const { return lines_; }
    /// Returns the index of the first line that the newest update brought as news, for sounds and motion;
    /// lines().size() if there is none: after an undo, or for lines that the guest had missed.
    std::size_t first_new_line() const { return first_new_line_; }

    /// Returns the token to keep, for the constructor; nothing while the guest watches.
    std::optional<Token> token() const { return token_; }

    // --- what it wants -------------------------------------------------------------------------------------------

    /// Asks for a seat; Update::claim_state tells what becomes of it. `name`: see Claim.
    void claim(Seat seat, std::string name);
    /// Gives the seat back to the table.
    void leave() { claim(nobody, {}); }
    /// True until the table has noticed the last claim() or leave().
    bool claims() const { return claim_.has_value(); }

    /// Sends answers to the question of the own seat. If the first one is not legal in update()->twin, returns the rule
    /// that forbids it and sends nothing; likewise Rule::OtherQuestion while answering(), or if there are none or too
    /// many. The table checks them all.
    std::optional<Refusal> answer(std::vector<Action> actions);
    /// Wants back a card from the hand that the seat is choosing. `card`: the number of the own card. Does nothing
    /// while answering() or if no hand is being chosen.
    void put_back(std::uint8_t card);
    /// True while an answer is on its way: until the game has changed, or the table has refused it.
    bool answering() const { return answer_.has_value(); }
    /// Returns why the table refused the last answer, once.
    std::optional<Refusal> take_refusal();

    // --- the network ---------------------------------------------------------------------------------------------

    void opened();
    void closed() { standing_ = Standing::Away; }
    /// Reads bytes from the table; any bytes are safe. Returns true if what is to be shown may have changed.
    bool received(std::span<const std::byte> bytes);

    /// Returns what to send at `now_ms`, on any clock that does not go back.
    std::vector<Bytes> due(std::int64_t now_ms);
    /// Returns when due() has something to send: due_now, a time, or not_due.
    std::int64_t due_ms() const;

private:
    bool is_asked() const;
    bool read(Update& update);
    bool read(const Refused& refused);
    bool read(const OtherVersion& told);

    Secret secret_;
    std::optional<Token> token_;
    Standing standing_ = Standing::Away;
    Resend hello_resend_;

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
    std::optional<Refusal> refusal_;
};

} // namespace elgrande::room
