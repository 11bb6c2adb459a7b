#include "search/counts/worst/judged_ends.hpp"

#include <cstdint>
#include <tuple>

namespace elgrande::search
{

bool JudgedEnds::InSomeOrder::operator()(const NetChange& a, const NetChange& b) const
{
    return std::tie(a.by_place, a.own_dismissed) < std::tie(b.by_place, b.own_dismissed);
}

JudgedEnds::JudgedEnds(const State& state, const Reach& reach, const Limits& limits, int unwanted)
    : state_(state), reach_(reach), limits_(limits), unwanted_(unwanted), worst_(reach.player())
{
}

State JudgedEnds::end_of(const NetChange& change) const
{
    State end = state_;
    for (const Place place : reach_.places())
    {
        for (const Seat owner : reach_.owners())
        {
            std::uint8_t& there = end.caballeros[index(place)][owner];
            there = static_cast<std::uint8_t>(there + change.by_place[index(place)][owner]);
        }
    }
    return end;
}

int JudgedEnds::worth(const NetChange& change, int floor)
{
    const auto [known, fresh] = judged_.try_emplace(change, 0);
    if (fresh)
    {
        known->second = worst_.lead(end_of(change), floor);
        note(known->second);
    }
    return known->second;
}

int JudgedEnds::worth(const NetChange& change)
{
    const int lead = worst_.lead(end_of(change));
    judged_[change] = lead;
    note(lead);
    return lead;
}

/// One that is a bound only, as the lead was asked for above a floor, is not above unwanted() and changes nothing.
void JudgedEnds::note(int lead)
{
    if (lead > unwanted_)
    {
        leads_.add(lead, 1, {});
    }
}

Landings JudgedEnds::landings(const NetChange& change, std::optional<Place> only)
{
    return {Leaving(end_of(change), &known_), reach_.player(), known_, only};
}

std::vector<Refutation> JudgedEnds::refutations(Place disk) const
{
    std::vector<Refutation> all;
    for (const Seat rival : state_.seats())
    {
        if (rival != reach_.player())
        {
            all.push_back({rival, worst_.refutations(disk)[all.size()]});
        }
    }
    return all;
}

/// Always in the same order: it goes through all that is judged.
BestChanges JudgedEnds::best() const
{
    Podium<NetChange> all(limits_.most_turns);
    for (const auto& [change, lead] : judged_)
    {
        if (lead > unwanted_)
        {
            all.add(lead, change);
        }
    }
    return {all.empty() ? 0 : all.best(), all.count(), all.second(), all.sources()};
}

std::size_t JudgedEnds::bytes() const
{
    constexpr std::size_t bytes_of_node = sizeof(decltype(judged_)::value_type) + 6 * sizeof(void*);
    return judged_.size() * bytes_of_node;
}

} // namespace elgrande::search
