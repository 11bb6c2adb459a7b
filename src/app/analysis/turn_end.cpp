#include "app/analysis/turn_end.hpp"

#include "rules/game.hpp"

#include <utility>

namespace elgrande::screens
{

std::optional<TurnEnd> end_of_turn(const State& begin, std::span<const Action> answers)
{
    TurnEnd end{begin, {}};
    auto add_event = [&end](const Event& event) { end.events.push_back(event); };
    bool ended = false;
    for (const Action answer : answers)
    {
        if (ended || !legal(end.state).contains(answer))
        {
            return std::nullopt;
        }
        ended = apply_within_turn(end.state, answer, add_event);
    }
    return ended ? std::optional(std::move(end)) : std::nullopt;
}

} // namespace elgrande::screens
