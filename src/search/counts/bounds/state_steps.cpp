#include "search/counts/bounds/state_steps.hpp"

namespace elgrande::search
{

StateSteps::StateSteps(OwnerStates& states, const OptionTable& table) : first_(states.size() + 1)
{
    for (const Option& option : table.options)
    {
        for (const OwnerStates::Step step : states.steps(option.change))
        {
            ++first_[step.from + 1U];
        }
    }
    for (std::size_t i = 1; i < first_.size(); ++i)
    {
        first_[i] += first_[i - 1];
    }
    steps_.resize(first_.back());
    std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
    for (std::size_t i = 0; i < table.options.size(); ++i)
    {
        for (const OwnerStates::Step step : states.steps(table.options[i].change))
        {
            steps_[next[step.from]++] = {static_cast<std::uint16_t>(i), step.to};
        }
    }
}

} // namespace elgrande::search
