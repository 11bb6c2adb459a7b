#include "search/counts/bounds/owners_bound.hpp"

#include "search/podium.hpp"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace elgrande::search
{
namespace
{

Mixed all_unreachable()
{
    Mixed none{};
    none.fill(unreachable);
    return none;
}

/// Makes it as much as this at least. What is unreachable stays below everything, with room for all places.
void raise(Mixed& most, const Mixed& paid, const Mixed& rest)
{
    for (std::size_t lane = 0; lane < most.size(); ++lane)
    {
        most[lane] = std::max(most[lane], static_cast<std::int16_t>(paid[lane] + rest[lane]));
    }
}

void raise(Mixed& most, const Mixed& other)
{
    for (std::size_t lane = 0; lane < most.size(); ++lane)
    {
        most[lane] = std::max(most[lane], other[lane]);
    }
}

} // namespace

OwnersBound::OwnersBound(OwnerStates& states, const Problem& problem)
    : states_(states), lands_(problem.lands), lanes_(problem.mixtures.size()),
      most_((problem.places.size() + 1) * states.size() * 2, all_unreachable())
{
    Mixed* const last = &most_[problem.places.size() * states.size() * 2];
    for (std::size_t i = 0; i < states.size(); ++i)
    {
        if (states.can_end(static_cast<OwnerStates::Number>(i)))
        {
            last[2 * i] = {};
            last[2 * i + 1] = lands_ ? all_unreachable() : Mixed{};
        }
    }
    for (std::size_t place = problem.places.size(); place-- > 0;)
    {
        fill(problem.places[place], &most_[place * states.size() * 2]);
    }
    set_groups(problem.places.size() + 1);
    highest_ = std::numeric_limits<int>::max();
    for (std::size_t lane = 0; lane < lanes_; ++lane)
    {
        highest_ = std::min(highest_, Mixture::points_in(highest(problem, lane)));
    }
}

void OwnersBound::set_groups(std::size_t places)
{
    most_of_group_.assign(places * states_.groups() * 2, all_unreachable());
    for (std::size_t place = 0; place < places; ++place)
    {
        for (std::size_t i = 0; i < states_.size(); ++i)
        {
            const Mixed* const most = &most_[(place * states_.size() + i) * 2];
            const std::size_t group = states_.group(static_cast<OwnerStates::Number>(i));
            Mixed* const of_group = &most_of_group_[(place * states_.groups() + group) * 2];
            raise(of_group[0], most[0]);
            raise(of_group[1], most[1]);
        }
    }
}

void OwnersBound::add(const Choice& choice, bool shows_disk, Mixed* here, const Mixed* behind) const
{
    for (const OwnerStates::Step step : *choice.steps)
    {
        Mixed* const most = here + 2 * step.from;
        const Mixed* const rest = behind + 2 * step.to;
        raise(most[0], choice.paid, rest[0]);
        if (lands_)
        {
            raise(most[1], choice.paid, rest[1]);
        }
        if (lands_ && shows_disk)
        {
            raise(most[1], choice.landed, rest[0]);
        }
    }
}

/// All that can happen in a place, each change once, as it pays most.
std::vector<OwnersBound::Choice> OwnersBound::choices(const PlaceOptions& place) const
{
    std::vector<Choice> all;
    std::unordered_map<const void*, std::size_t> known;
    for (const OptionTable& table : place.tables)
    {
        for (const Option& option : table.options)
        {
            const Choice choice{&states_.steps(option.change), option.mixed, option.mixed_landed};
            const auto [found, fresh] = known.try_emplace(choice.steps, all.size());
            if (fresh)
            {
                all.push_back(choice);
            }
            else
            {
                raise(all[found->second].paid, choice.paid);
                raise(all[found->second].landed, choice.landed);
            }
        }
    }
    return all;
}

void OwnersBound::fill(const PlaceOptions& place, Mixed* here)
{
    const Mixed* const behind = here + states_.size() * 2;
    for (const Choice& choice : choices(place))
    {
        add(choice, place.shows_disk, here, behind);
    }
    for (std::size_t i = 0; !lands_ && i < states_.size(); ++i)
    {
        here[2 * i + 1] = here[2 * i];
    }
}

int OwnersBound::highest(const Problem& problem, std::size_t lane) const
{
    const Mixture& mixture = problem.mixtures[lane];
    int highest = any_value;
    for (const Start& start : problem.starts)
    {
        const std::optional<UpperBound::Rest> rest = of(0, start.tally);
        if (rest)
        {
            int most = (*rest->with_disk)[lane];
            for (const Sums& landed : problem.landed_elsewhere)
            {
                most = std::max(most, (*rest->without_disk)[lane] + mixture.of(landed, {}));
            }
            highest = std::max(highest, most + mixture.of(start.paid, start.tally) + mixture.fixed());
        }
    }
    return highest;
}

std::optional<UpperBound::Rest> OwnersBound::of(std::size_t place, const Tally& so_far) const
{
    const OwnerStates::Number state = states_.after(so_far);
    if (state == OwnerStates::none)
    {
        return std::nullopt;
    }
    const Mixed* const most = &most_[(place * states_.size() + state) * 2];
    return UpperBound::Rest{most, most + 1};
}

std::optional<UpperBound::Rest> OwnersBound::of(std::size_t place, const Flow& so_far) const
{
    const OwnerStates::Number group = states_.group_after(so_far);
    if (group == OwnerStates::none)
    {
        return std::nullopt;
    }
    const Mixed* const most = &most_of_group_[(place * states_.groups() + group) * 2];
    return UpperBound::Rest{most, most + 1};
}

} // namespace elgrande::search
