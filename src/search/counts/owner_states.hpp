#pragma once

#include "search/counts/reach.hpp"
#include "search/counts/tally.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <vector>

namespace elgrande::search
{

/// The states of the dynamic program of OwnerBound, numbered. Once the changes of the first places of a reach are
/// fixed, the state says what is left for the other places: how many caballeros of each owner they must still gain (or,
/// below 0, lose), and how many they may still lose. It ignores the rest of a Tally. States that cannot lead to the end
/// of a turn have no number.
class OwnerStates
{
public:
    using Number = std::uint16_t;
    static constexpr Number none = std::numeric_limits<Number>::max();

    /// `reach` must outlive the object.
    explicit OwnerStates(const Reach& reach);

    /// True if there are too many states to number. Then no other function may be called.
    bool too_many() const { return numbers_.empty(); }

    std::size_t size() const { return states_.size(); }

    /// Returns the state after places whose changes have this tally; none if it cannot lead to the end of a turn.
    Number after(const Tally& tally) const;

    /// True if the remaining places can stay unchanged: what is still owed comes from the court or is dismissed.
    bool can_end(Number state) const { return states_[state].can_end; }

    /// A change of one place leads from one state to another.
    struct Step
    {
        Number from = none;
        Number to = none;
    };

    /// Returns the steps of a change from all states that allow it. They are computed once, and the reference stays
    /// valid.
    const std::vector<Step>& steps(const Change& change);

    /// Returns the approximate number of bytes allocated.
    std::size_t bytes() const { return bytes_; }

private:
    /// One byte for each owner, which holds a number plus 64.
    using Packed = std::uint64_t;

    struct State
    {
        Packed owed = 0;       ///< how many caballeros of each owner the remaining places must still gain
        std::int32_t code = 0; ///< `owed` in a mixed radix: one digit for each owner
        int losses_left = 0;   ///< how many the remaining places may still lose, as a code; see losses_left_after()
        bool can_end = false;
    };

    /// The numbers of caballeros of one owner that can be owed.
    struct Range
    {
        int low = 0;
        int high = 0;
        std::int32_t weight = 0; ///< of the owner's digit in State::code
    };

    int losses_left_after(int losses_left, int own_out, int others_out) const;
    bool is_possible(const Change& owed, int losses_left) const;
    bool is_end(const Change& owed) const;
    bool is_in_range(Packed owed) const;
    void add_states(Change& owed, Seat owner, int coming, int going);
    std::int32_t code_of(const Change& change) const;
    std::size_t slot(std::int32_t code, int losses_left) const;

    const Reach& reach_;
    int losses_codes_ = 1;    ///< State::losses_left is below this
    int all_losses_left_ = 0; ///< State::losses_left before any loss
    std::array<Range, max_owners> ranges_{};
    std::int32_t codes_ = 1;       ///< number of codes, from lowest_code_ on
    std::int32_t lowest_code_ = 0; ///< State::code if each owner has Range::low
    Packed below_lowest_ = 0;      ///< for is_in_range()
    Packed above_highest_ = 0;     ///< for is_in_range()
    std::vector<State> states_;
    std::vector<Number> numbers_; ///< of states, by State::losses_left and State::code
    std::unordered_map<Packed, std::vector<Step>> steps_;
    std::size_t bytes_ = 0;
};

} // namespace elgrande::search
