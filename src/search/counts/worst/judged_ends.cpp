#include "search/counts/worst/judged_ends.hpp"

#include <cstdint>
#include <tuple>

namespace elgrande::search
{

bool JudgedEnds::InSomeOrder::operator()(const NetChange& a, const NetChange& b) const
{
    return std::tie(a.by_place, a.own_dismissed) < std::tie(b.by_place, b.own_dismissed);
}

JudgedEnds::JudgedEnds(const RegionTables& tables, const Limits& limits, int unwanted)
    : tables_(tables), limits_(limits), unwanted_(unwanted), worst_(tables.reach().player())
{
}

int JudgedEnds::worth(const NetChange& change, int floor)
{
    const auto [known, fresh] = judged_.try_emplace(change, 0);
    if (fresh)
    {
        known->second = worst_.lead(tables_.end_of(change), floor);
        note(known->second);
    }
    return known->second;
}

int JudgedEnds::worth(const NetChange& change)
{
    const int lead = worst_.lead(tables_.end_of(change));
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
    return {Leaving(tables_.end_of(change), &known_), tables_.reach().player(), known_, only};
}

std::vector<Refutation> JudgedEnds::refutations(Place disk) const
{
    std::vector<Refutation> all;
    for (const Seat rival : tables_.state().seats())
    {
        if (rival != tables_.reach().player())
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
