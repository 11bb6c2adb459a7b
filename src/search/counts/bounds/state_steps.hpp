#pragma once

#include "search/counts/bounds/owner_states.hpp"
#include "search/counts/options.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace elgrande::search
{

/// Where the options of a place lead, by the state before it.
class StateSteps
{
public:
    struct Step
    {
        std::uint16_t option = 0;
        OwnerStates::Number to = OwnerStates::none;
    };

    /// Of 65,536 options at most.
    StateSteps(OwnerStates& states, const OptionTable& table);

    const Step* begin(std::size_t state) const { return steps_.data() + first_[state]; }
    const Step* end(std::size_t state) const { return steps_.data() + first_[state + 1]; }

    std::size_t bytes() const { return first_.size() * sizeof(std::uint32_t) + steps_.size() * sizeof(Step); }

private:
    std::vector<std::uint32_t> first_; ///< by state, and the number of all
    std::vector<Step> steps_;
};

} // namespace elgrande::search
