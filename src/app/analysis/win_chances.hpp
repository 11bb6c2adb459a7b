#pragma once

#include "app/analysis/played_turns.hpp"
#include "app/game_session.hpp"
#include "brains/messages.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace elgrande::screens
{

/// The estimated chance of winning for each seat, pooled from all answers of the second program about one position.
class PooledChances
{
public:
    /// Adds the playouts of an answer.
    void add(const brains::ChancesAnswer& answer);

    /// True if at least one playout was added.
    bool known() const { return playouts_ > 0; }
    std::uint32_t playouts() const { return playouts_; }

    /// Returns the chance of a seat, 0 … 1. Call only if known().
    double of(Seat seat) const;

private:
    PerSeat<std::int64_t> sums_{}; ///< of the chances of all playouts, in units of opponents::certain
    std::uint32_t playouts_ = 0;
};

/// Returns the standard error of the difference between two chances, 0 … 1, that are estimated with `playouts` and
/// `others` playouts, at least 1 each. Assumes chances around one third.
double error_of_difference(std::uint32_t playouts, std::uint32_t others);

/// A turn of a finished game.
struct EstimatedTurn
{
    PlayedTurn turn;
    Seat seat = nobody;     ///< who played it
    std::uint8_t round = 0; ///< State::round
    PooledChances before;   ///< the chances at its beginning
    PooledChances after;    ///< the chances at its end, before new cards are shown or a general scoring begins

    bool known() const { return before.known() && after.known(); }
    /// Returns how much the turn has changed the chance of its player. Call only if known().
    double change() const { return after.of(seat) - before.of(seat); }
};

/// A turn that the hardest computer level would have played instead of the one in the game.
struct AlternativeTurn
{
    std::size_t number = 0;      ///< index in WinChances::turns()
    table::Moment moment = 0;    ///< where it begins to differ: after recruiting and recalling, as they were played
    std::vector<Action> answers; ///< from the turn's beginning to its end, or to a question to another seat
    opponents::Advice advice;    ///< the reasons
    PooledChances after;         ///< after `answers`
};

/// Estimates the chances of winning at each turn of a finished game. Asks the second program one question at a time:
/// first about all turns with few playouts, then about all turns with more, then for better play in the turns that
/// changed the chances most.
///
/// The number of playouts is chosen, by the time that earlier answers took, so that all answers together take at most
/// max_thinking_ms. They take longer if a playout takes more than about 0.1 s, because each position is estimated at
/// least once.
class WinChances
{
public:
    static constexpr double max_thinking_ms = 20'000;

    /// Begins with nothing known about the session's game, which must be over.
    explicit WinChances(const GameSession& session);

    /// True if this is about the session's game, and no action has been undone or played since.
    bool is_about(const GameSession& session) const;

    std::span<const EstimatedTurn> turns() const { return turns_; }

    /// Returns the seat's share of the victory: 1, 1/n if n players tied for it, or 0.
    double result(Seat seat) const;

    /// Returns the indices of up to three turns that changed the chances of their players most, the greatest change
    /// first. Empty until all turns have been estimated once.
    std::vector<std::size_t> turning_points() const;

    /// Returns the alternative to turns()[number]; nullptr if it is not known.
    const AlternativeTurn* alternative(std::size_t number) const;

    /// True if the alternative is better by more than the error of the estimates.
    bool is_better(const AlternativeTurn& other) const;

    /// Returns the progress in per cent, 0 … 100; 100 only once it is done.
    int percent() const;
    /// Returns percent() rounded down to a multiple of ten, for pages that are not drawn again for each answer.
    int percent_in_tens() const { return percent() / 10 * 10; }
    bool done() const { return step_ == step_count(); }

    /// Returns the next question. `history` must be that of the game. Call it only while done() is false.
    brains::Bytes question(const table::History& history) const;

    /// Takes the answer to question(), which arrived `elapsed_ms` after it was asked, and continues with the next
    /// question in any case. Returns false, and learns nothing, if the answer is not valid or advises nothing that can
    /// be played.
    bool accept(const table::History& history, const brains::Bytes& bytes, double elapsed_ms);

    /// True if the caller has found that there is no way to compute answers.
    bool failed() const { return failed_; }
    void set_failed(bool failed) { failed_ = failed; }

private:
    /// A position to be estimated.
    struct Position
    {
        std::size_t turn = 0; ///< index in turns_
        bool at_end = false;  ///< the end of the turn, not its beginning
    };

    std::size_t estimate_count() const;
    std::size_t step_count() const;
    double playout_ms() const;
    double affordable_playouts() const;
    std::uint32_t playouts_at_most(std::uint32_t most) const;
    void add_time(const brains::ChancesAnswer* estimate, double elapsed_ms);
    bool estimates() const { return step_ < estimate_count(); }
    bool asks_advice() const { return (step_ - estimate_count()) % 2 == 0; }
    const Position& position() const { return positions_[step_ % positions_.size()]; }
    std::size_t turning_point() const { return turning_points()[(step_ - estimate_count()) / 2]; }
    bool is_followed_at_once(std::size_t turn) const;
    brains::Bytes estimate_question(const table::History& history) const;
    brains::Bytes alternative_question(const table::History& history) const;
    bool accept_estimate(const brains::Answer& answer);
    bool accept_alternative(const table::History& history, const brains::Answer& answer);

    std::uint64_t session_;         ///< GameSession::number() of the game
    std::uint64_t last_action_ = 0; ///< table::Entry::number of its last action
    unsigned winners_;              ///< a bit for each seat
    std::vector<EstimatedTurn> turns_;
    std::vector<Position> positions_;           ///< all that differ, in order
    std::vector<AlternativeTurn> alternatives_; ///< the last one may lack its chances
    bool failed_ = false;
    std::size_t step_ = 0; ///< number of questions that have been answered or are no longer needed
    double spent_ms_ = 0;  ///< total thinking time, without the first answer, which waits for the program to be fetched
    double estimating_ms_ = 0;             ///< the part of it that was spent on estimates
    std::uint64_t estimated_playouts_ = 0; ///< playouts of these estimates
    bool has_first_answer_ = false;        ///< the first answer has arrived
};

} // namespace elgrande::screens
