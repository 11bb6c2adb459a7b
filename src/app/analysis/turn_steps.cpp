#include "app/analysis/turn_steps.hpp"

#include "app/analysis/analysis_words.hpp"
#include "rules/game.hpp"
#include "rules/order.hpp"
#include "rules/outlook/breakdown.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

/// True if `action` by the same seat belongs to the step that ends with `before`.
bool belongs_to_step(Action before, Action action)
{
    const bool same_place = before.kind == ActionKind::Place && action == before;
    const bool ends = action.kind == ActionKind::Done;
    return traits_of(before.kind).piece == PieceHandling::PicksUp || same_place || ends;
}

/// A position of the turn with its value.
struct ValuedPosition
{
    State state;
    Breakdown value;
};

/// The effect of one step.
struct StepPlayed
{
    ValuedPosition before;
    ValuedPosition after;
    std::vector<Event> events;
};

StepPlayed play_step(const State& begin, Objective objective, std::span<const std::vector<Action>> steps,
                     std::size_t number)
{
    const Seat player = begin.active();
    std::vector<Event> turn; // from the beginning of the turn
    auto keep = [&turn](const Event& event) { turn.push_back(event); };
    State state = begin;
    std::optional<StepPlayed> played;
    for (std::size_t step = 0; step <= number; ++step)
    {
        const std::size_t first = turn.size();
        const ValuedPosition before{state, breakdown_of(state, player, objective, turn)};
        for (const Action action : steps[step])
        {
            apply_within_turn(state, action, keep);
        }
        if (step == number)
        {
            const auto from = turn.begin() + static_cast<std::ptrdiff_t>(first);
            played = StepPlayed{
                before, {state, breakdown_of(state, player, objective, turn)}, std::vector<Event>(from, turn.end())};
        }
    }
    return *played;
}

/// Returns "Red +4, Blue –2"; empty if nobody's points change.
std::string point_changes_text(const words::Localizer& localizer, words::Names names, const State& state,
                               const PerSeat<int>& before, const PerSeat<int>& after)
{
    std::string list;
    for (const Seat seat : state.seats())
    {
        const int change = after[seat] - before[seat];
        if (change == 0)
        {
            continue;
        }
        const std::string one =
            words::player(names, seat) + " " + (change < 0 ? "–" : "+") + std::to_string(std::abs(change));
        list = list.empty() ? one : localizer.text(Key::EndComma, {{"player", list}, {"other", one}});
    }
    return list;
}

/// Returns the changes in the two places that change most.
std::string place_changes_text(const words::Localizer& localizer, words::Names names, const StepPlayed& step)
{
    constexpr std::size_t max_lines = 2;
    std::vector<std::pair<int, std::string>> changes; // by how much they change
    for (std::size_t i = 0; i < step.before.value.parts.size(); ++i)
    {
        const PointsPart& part = step.before.value.parts[i];
        const PerSeat<int>& after = step.after.value.parts[i].points;
        if (part.kind != PartKind::Place)
        {
            continue;
        }
        int size = 0;
        for (const Seat seat : step.after.state.seats())
        {
            size += std::abs(after[seat] - part.points[seat]);
        }
        if (size > 0)
        {
            const std::string list = point_changes_text(localizer, names, step.after.state, part.points, after);
            const std::string place = words::place(localizer, step.after.state.setup.edition, part.place);
            changes.emplace_back(size, localizer.text(Key::StepChange, {{"place", place}, {"list", list}}));
        }
    }
    put_in_order(changes, [](const auto& one, const auto& other) { return one.first > other.first; });
    std::string text;
    for (std::size_t i = 0; i < std::min(changes.size(), max_lines); ++i)
    {
        text += " " + changes[i].second;
    }
    return text;
}

} // namespace

TurnSteps steps_of(const State& begin, std::span<const Action> actions)
{
    TurnSteps steps;
    State state = begin;
    Seat seat = nobody;
    for (const Action action : actions)
    {
        if (!legal(state).contains(action))
        {
            break;
        }
        const bool continues =
            !steps.empty() && seat == state.decision.seat && belongs_to_step(steps.back().back(), action);
        if (!continues)
        {
            steps.emplace_back();
        }
        steps.back().push_back(action);
        seat = state.decision.seat;
        if (apply_within_turn(state, action))
        {
            break;
        }
    }
    return steps;
}

std::string step_text(const words::Localizer& localizer, words::Names names, const State& begin, Objective objective,
                      std::span<const std::vector<Action>> steps, std::size_t number)
{
    const StepPlayed step = play_step(begin, objective, steps, number);
    std::string text;
    for (const std::string& line : words::log_lines(localizer, step.events, names, begin.setup))
    {
        text += (text.empty() ? "" : " ") + line + ".";
    }
    if (text.empty())
    {
        const std::string who = words::player(names, step.before.state.decision.seat);
        text = localizer.text(Key::StepNothing, {{"player", who}});
    }
    text += place_changes_text(localizer, names, step);
    const int value = step.after.value.value;
    if (value != step.before.value.value)
    {
        text += " " + localizer.text(Key::StepValue, {{"value", value_text(localizer, objective, value)}});
    }
    return text;
}

} // namespace elgrande::screens
