#pragma once

#include "search/best_turns.hpp"

namespace elgrande::search
{

/// Counts the work of a search, and ends it when it reaches one of the limits. The Limits must outlive it.
class Budget
{
public:
    explicit Budget(const Limits& limits) : limits_(limits) {}

    /// Counts one more position, without limiting their number: only those in memory are limited, by exceeded_by().
    /// Returns false if the search must stop.
    bool spend()
    {
        ++spent_;
        check_cancelled_if(spent_ % positions_between_checks == 0);
        return !over_;
    }

    /// Counts `count` additions of tallies, which store no position. Ends the search after about
    /// 16 × Limits::max_positions additions in total. Returns false if the search must stop.
    bool spend_on_sums(std::uint64_t count)
    {
        const std::uint64_t before = sums_ / sums_between_checks;
        sums_ += count;
        over_ = over_ || sums_ / sums_per_position > limits_.max_positions;
        check_cancelled_if(sums_ / sums_between_checks > before);
        return !over_;
    }

    /// Ends the search if `stored`, the number of positions in memory, exceeds the limit. Returns is_over().
    bool exceeded_by(std::uint64_t stored)
    {
        over_ = over_ || stored > limits_.max_positions;
        return over_;
    }

    /// Ends the search if `bytes` of memory, which hold something other than positions, exceed the limit. Returns
    /// is_over().
    bool exceeded_by_bytes(std::uint64_t bytes) { return exceeded_by(bytes / bytes_per_position); }

    /// True if the search must stop: it has reached a limit, or it was cancelled. Stays true from then on.
    bool is_over() const { return over_; }

    /// Returns the number of positions that spend() has counted.
    std::uint64_t spent() const { return spent_; }
    const Limits& limits() const { return limits_; }

private:
    static constexpr std::uint64_t positions_between_checks = 1024;
    static constexpr std::uint64_t bytes_per_position = 64;
    static constexpr std::uint64_t sums_per_position = 16;
    static constexpr std::uint64_t sums_between_checks = sums_per_position * positions_between_checks;

    void check_cancelled_if(bool is_time) { over_ = over_ || (is_time && limits_.is_cancelled()); }

    const Limits& limits_;
    std::uint64_t spent_ = 0;
    std::uint64_t sums_ = 0;
    bool over_ = false;
};

} // namespace elgrande::search
