#pragma once

#include "search/counts/options.hpp"
#include "search/counts/reach.hpp"
#include "search/counts/tally.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <vector>

namespace elgrande::search
{

/// What the changes of the first places of a reach leave to those behind them: how many caballeros of each owner have
/// still to come somewhere (or, below 0, to leave), and who may still leave. All such states that can lead to an end,
/// by numbers.
class OwnerStates
{
public:
    using Number = std::uint16_t;
    static constexpr Number none = std::numeric_limits<Number>::max();

    explicit OwnerStates(const Reach& reach);

    /// Are there too many to look at each of them? Nothing else may be asked then.
    bool are_too_many() const { return numbers_.empty(); }

    std::size_t size() const { return states_.size(); }

    /// After some places that come to this tally; none if no end can follow.
    Number after(const Tally& tally) const;

    /// The states that a flow can come to, whosever caballeros go, are a group; there are fewer of these than states.
    std::size_t groups() const { return group_count_; }
    Number group(Number state) const { return states_[state].group; }
    Number group_after(const Flow& flow) const;

    /// Is nothing left to be done?
    bool can_end(Number state) const { return states_[state].can_end; }

    /// A change of one place leads from the one state to the other.
    struct Step
    {
        Number from = none;
        Number to = none;
    };

    /// All steps that a change makes.
    const std::vector<Step>& steps(const Change& change);

    /// Allocated, about.
    std::size_t bytes() const { return bytes_; }

private:
    /// By owner, a byte each.
    using Packed = std::uint64_t;

    struct State
    {
        Packed owed = 0;
        std::int32_t code = 0; ///< the same as a number in which each owner is a digit
        int leave = 0;         ///< who may still leave
        bool can_end = false;
        Number group = none;
    };

    struct Range
    {
        int low = 0;
        int high = 0;
        std::int32_t weight = 0;
    };

    int leave_after(int leave, int own_out, int others_out) const;
    bool is_possible(const Change& owed, int leave) const;
    bool is_end(const Change& owed) const;
    bool is_in_range(Packed owed) const;
    std::size_t group_slot(int own, int others, int leave) const;
    void set_groups();
    void add_states(Change& owed, Seat owner, int coming, int going);
    std::int32_t code_of(const Change& change) const;
    std::size_t slot(std::int32_t code, int leave) const;

    const Reach& reach_;
    int leaves_ = 1;        ///< how many numbers `leave` has
    int all_can_leave_ = 0; ///< the highest of them: nobody has left
    std::array<Range, max_owners> ranges_{};
    std::int32_t codes_ = 1;
    std::int32_t lowest_code_ = 0;
    Packed below_lowest_ = 0;
    Packed above_highest_ = 0;
    std::vector<State> states_;
    std::vector<Number> numbers_;       ///< by leave and code
    std::vector<Number> group_numbers_; ///< by leave and what the player and all others are owed
    std::size_t group_count_ = 0;
    std::unordered_map<Packed, std::vector<Step>> steps_;
    std::size_t bytes_ = 0;
};

} // namespace elgrande::search
