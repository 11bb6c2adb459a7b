#include "search/counts/owner_bound.hpp"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace elgrande::search
{
namespace
{

/// Less than anything that can be paid, with room to add to it and to subtract from it.
constexpr std::int16_t unreachable = std::numeric_limits<std::int16_t>::min() / 2;

Lanes all_unreachable()
{
    Lanes none{};
    none.fill(unreachable);
    return none;
}

void raise(Lanes& most, const Lanes& other)
{
    for (std::size_t lane = 0; lane < most.size(); ++lane)
    {
        most[lane] = std::max(most[lane], other[lane]);
    }
}

/// What is unreachable stays so, as all places together pay less than half of it.
void raise(Lanes& most, const Lanes& paid, const Lanes& rest)
{
    for (std::size_t lane = 0; lane < most.size(); ++lane)
    {
        most[lane] = std::max(most[lane], static_cast<std::int16_t>(paid[lane] + rest[lane]));
    }
}

/// A change of a place and the most that it pays, without the player's disk and with it.
struct Choice
{
    const std::vector<OwnerStates::Step>* steps = nullptr;
    Lanes paid = all_unreachable();
    Lanes landed = all_unreachable();
};

/// Returns all changes of a place, each once.
std::vector<Choice> choices(OwnerStates& states, const PlaceOptions& place)
{
    std::vector<Choice> all;
    std::unordered_map<const void*, std::size_t> known;
    for (const Options& table : place.tables)
    {
        for (const Option& option : table)
        {
            const auto* const steps = &states.steps(option.change);
            const auto [found, fresh] = known.try_emplace(steps, all.size());
            if (fresh)
            {
                all.push_back({steps});
            }
            raise(all[found->second].paid, lanes_of(option.paid));
            raise(all[found->second].landed, lanes_of(sum(option.paid, option.disk_gain)));
        }
    }
    return all;
}

} // namespace

int value_allowed_by(const Lanes& lanes, int sums)
{
    const int total = lanes.back();
    const int mean = total >= 0 ? total / sums : -((sums - 1 - total) / sums);
    return std::min<int>(mean, *std::min_element(lanes.begin(), lanes.begin() + sums));
}

Lanes lanes_of(const Sums& paid)
{
    Lanes lanes{};
    int total = 0;
    for (std::size_t i = 0; i < paid.size(); ++i)
    {
        lanes[i] = paid[i];
        total += paid[i];
    }
    lanes.back() = static_cast<std::int16_t>(total);
    return lanes;
}

OwnerBound::OwnerBound(OwnerStates& states, const Problem& problem)
    : states_(states), uses_disk_(problem.uses_disk),
      most_((problem.places.size() + 1) * states.size() * 2, all_unreachable())
{
    Lanes* const last = &most_[problem.places.size() * states.size() * 2];
    for (std::size_t i = 0; i < states.size(); ++i)
    {
        if (states.can_end(static_cast<OwnerStates::Number>(i)))
        {
            last[2 * i] = {};
            last[2 * i + 1] = uses_disk_ ? all_unreachable() : Lanes{};
        }
    }
    for (std::size_t place = problem.places.size(); place-- > 0;)
    {
        fill(problem.places[place], &most_[place * states.size() * 2]);
    }
}

void OwnerBound::fill(const PlaceOptions& place, Lanes* here)
{
    const Lanes* const next = here + states_.size() * 2;
    for (const Choice& choice : choices(states_, place))
    {
        for (const OwnerStates::Step step : *choice.steps)
        {
            Lanes* const most = here + 2 * step.from;
            const Lanes* const rest = next + 2 * step.to;
            raise(most[0], choice.paid, rest[0]);
            if (uses_disk_)
            {
                raise(most[1], choice.paid, rest[1]);
            }
            if (uses_disk_ && place.disk_can_show)
            {
                raise(most[1], choice.landed, rest[0]);
            }
        }
    }
    for (std::size_t i = 0; !uses_disk_ && i < states_.size(); ++i)
    {
        here[2 * i + 1] = here[2 * i];
    }
}

std::optional<OwnerBound::Rest> OwnerBound::after(std::size_t place, const Tally& so_far) const
{
    const OwnerStates::Number state = states_.after(so_far);
    if (state == OwnerStates::none)
    {
        return std::nullopt;
    }
    const Lanes* const most = &most_[(place * states_.size() + state) * 2];
    return Rest{most, most + 1};
}

} // namespace elgrande::search
