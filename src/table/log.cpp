#include "table/log.hpp"

#include "rules/view.hpp"

namespace elgrande::table
{

namespace
{

Told tell(const Setup& setup, const Event& event, Seat viewer, bool told)
{
    if (told || !reveals_secret(setup, event, viewer))
    {
        return {event, false};
    }
    Event fact;
    fact.kind = event.kind;
    fact.seat = event.seat;
    fact.card = event.card;
    return {fact, true};
}

} // namespace

Reading reading(const History& history, std::size_t index, Moment now, Seat viewer)
{
    const Entry& entry = history.entries()[index];
    const bool concerned = viewer < max_players && (entry.secret_of >> viewer & 1U) != 0;
    return {entry.number, entry.told_at <= now, concerned ? viewer : nobody};
}

LogLine log_line(const History& history, std::size_t index, Moment now, Seat viewer)
{
    const Entry& entry = history.entries()[index];
    const State& before = history.state_at(index);
    const bool told = entry.told_at <= now;

    LogLine result;
    result.moment = index + 1;
    result.seat = entry.seat;
    result.round = entry.round;
    result.question = before.decision.question;
    if (told || entry.seat == viewer)
    {
        result.action = entry.action;
    }
    result.events.reserve(entry.events.size());
    for (const Event& event : entry.events)
    {
        result.events.push_back(tell(before.setup, event, viewer, told && event.kind == EventKind::DiskSet));
    }
    return result;
}

} // namespace elgrande::table
