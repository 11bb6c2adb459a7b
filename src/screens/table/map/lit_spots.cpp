#include "screens/table/map/lit_spots.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

Spot spot_of(const words::Light& light, const PlayerView& view)
{
    switch (light.kind)
    {
    case words::Light::Kind::King:
        return {Spot::Kind::Place, 0, view.king};
    case words::Light::Kind::Card:
        return {Spot::Kind::Card, light.number, Place::Nowhere};
    case words::Light::Kind::Seat:
        return {Spot::Kind::Seat, static_cast<std::uint8_t>(light.number - 1), Place::Nowhere};
    case words::Light::Kind::Place:
    case words::Light::Kind::Nothing:
        break;
    }
    return {Spot::Kind::Place, 0, light.place};
}

} // namespace

std::vector<Spot> lit_spots(const TableModel& shown, const PendingSelection& picked)
{
    if (shown.lesson == nullptr)
    {
        return highlights(shown.view, picked);
    }
    std::vector<Spot> lit;
    if (shown.lesson->asks())
    {
        const auto wanted = std::find(shown.view.legal.begin(), shown.view.legal.end(), *shown.lesson->wanted);
        if (wanted != shown.view.legal.end())
        {
            lit.push_back(next_touch(shown.view, picked, static_cast<int>(wanted - shown.view.legal.begin())));
        }
        return lit;
    }
    for (const words::Light& light : shown.lesson->lights)
    {
        if (light.kind != words::Light::Kind::Nothing)
        {
            lit.push_back(spot_of(light, shown.view));
        }
    }
    return lit;
}

} // namespace elgrande::screens
