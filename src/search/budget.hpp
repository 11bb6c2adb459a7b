#pragma once

#include "search/best_turns.hpp"

namespace elgrande::search
{

/// How much a search has done, and whether it has to end.
class Budget
{
public:
    explicit Budget(const Limits& limits) : limits_(limits) {}

    /// One position more was looked at. Returns whether the search may go on.
    bool spend()
    {
        ++spent_;
        if (spent_ % positions_between_questions == 0 && limits_.cancelled && limits_.cancelled())
        {
            over_ = true;
        }
        return !over_;
    }

    /// Are so many positions too many to be kept? The search ends then.
    bool exceeded_by(std::uint64_t kept)
    {
        over_ = over_ || kept > limits_.most_positions;
        return over_;
    }

    /// The same of a search that keeps something else: for each position there are 64 bytes.
    bool exceeded_by_bytes(std::uint64_t bytes) { return exceeded_by(bytes / bytes_of_position); }

    /// Would so many be no more than half of what may be kept?
    bool has_half_for_bytes(std::uint64_t bytes) const
    {
        return 2 * bytes / bytes_of_position <= limits_.most_positions;
    }

    /// So many changes of counts are put together to tell how many ends there are. Returns whether the search may go
    /// on.
    bool put_together(std::uint64_t sums)
    {
        const std::uint64_t before = sums_ / sums_between_questions;
        sums_ += sums;
        const bool asks = sums_ / sums_between_questions > before && limits_.cancelled;
        over_ = over_ || sums_ / sums_for_a_position > limits_.most_positions || (asks && limits_.cancelled());
        return !over_;
    }

    bool is_over() const { return over_; }
    std::uint64_t spent() const { return spent_; }
    std::uint64_t sums() const { return sums_; }
    const Limits& limits() const { return limits_; }

private:
    static constexpr std::uint64_t positions_between_questions = 1024;
    static constexpr std::uint64_t bytes_of_position = 64;
    static constexpr std::uint64_t sums_for_a_position = 16;
    static constexpr std::uint64_t sums_between_questions = sums_for_a_position * positions_between_questions;

    const Limits& limits_;
    std::uint64_t spent_ = 0;
    std::uint64_t sums_ = 0;
    bool over_ = false;
};

} // namespace elgrande::search
