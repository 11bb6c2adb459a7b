#pragma once

#include "room/messages.hpp"
#include "room/table_room.hpp"

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
    Joining,     ///< no update has arrived since the connection was opened
    Present,     ///< connected
    Away,        ///< the connection is closed; what was seen last stays
    OtherVersion ///< the table's program has other messages
};

/// A guest's side of a room: what it may know of the game, and what it wants from the table. It has no clock and no
/// network. The caller
/// - passes on what the network reports: opened(), closed(), received();
/// - sends due() after each call, and at due_ms().
class Guest
{
public:
    /// `token`: of the seat that this device had in the room before.
    explicit Guest(Secret secret, std::optional<Token> token = std::nullopt);

    // --- what it sees --------------------------------------------------------------------------------------------

    Standing standing() const;

    /// Returns the newest update; nullptr before the first one. Show `view(update.twin, update.seat)`.
    const Update* update() const { return update_ ? &*update_ : nullptr; }
    /// Returns the log up to the newest update; while it arrives in parts, its beginning.
    const std::vector<table::LogLine>& lines() const { return lines_; }
    /// Returns the index of the first line that the newest update brought, for sounds and motion; lines().size() if it
    /// brought none, or the lines are only what the guest has missed.
    std::size_t first_new_line() const { return first_new_line_; }

    /// Returns the token to keep, for the constructor; nothing while the guest watches.
    std::optional<Token> token() const { return token_; }

    // --- what it wants -------------------------------------------------------------------------------------------

    /// Asks for a seat; Update::claim_state tells what became of it. `name`: see Claim.
    void claim(Seat seat, std::string name);
    /// Gives the seat back to the table.
    void leave();
    /// True until the table has noticed the last claim() or leave().
    bool claims() const;

    /// Sends answers of the own seat, which is asked. Returns the rule that forbids the first of them that is not legal
    /// in update()->twin; sends nothing then, nor while answering(), or if there are too many.
    std::optional<Refusal> answer(std::vector<Action> actions);
    /// Wants back a card from the hand that the seat is choosing. `card`: the number of the own card.
    void put_back(std::uint8_t card);
    /// True while an answer is on its way: nothing else can be answered.
    bool answering() const { return answer_.has_value(); }
    /// Returns why the table refused the last answer, once.
    std::optional<Refusal> take_refusal();

    // --- the network ---------------------------------------------------------------------------------------------

    void opened();
    void closed();
    /// Reads bytes from the table; any bytes are safe. Returns true if what is to be shown may have changed.
    bool received(std::span<const std::byte> bytes);

    /// Returns what to send at `now_ms`, on any clock that does not go back; nothing while not connected.
    std::vector<Bytes> due(std::int64_t now_ms);
    /// Returns the time of the next due() that is not empty: at most now if something waits, or not_due.
    std::int64_t due_ms() const;

private:
    Secret secret_;
    std::optional<Token> token_;
    std::optional<Update> update_;
    std::vector<table::LogLine> lines_;
    std::size_t first_new_line_ = 0;
    std::optional<Claim> claim_;
    std::optional<Answer> answer_;
    std::optional<Refusal> refusal_;
};

} // namespace elgrande::room
