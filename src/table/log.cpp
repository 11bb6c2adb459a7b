#include "table/log.hpp"

#include "rules/view.hpp"

#include <algorithm>

namespace elgrande::table
{

namespace
{

VisibleEvent visible_event(const Setup& setup, const Event& event, Seat viewer, bool is_public)
{
    if (is_public || !is_hidden_from(setup, event, viewer))
    {
        return {event, false};
    }
    Event fact;
    fact.kind = event.kind;
    fact.seat = event.seat;
    fact.card = event.card;
    return {fact, true};
}

/// True if the event belongs to what follows the action, such as a card taken by the dummy, which nobody plays.
bool begins_what_is_next(const Event& event, int players)
{
    return traits_of(event.kind).follows_turn || (event.kind == EventKind::CardTaken && event.seat >= players);
}

} // namespace

int turn_at(const History& history, Moment moment)
{
    const State& state = history.state_at(moment);
    const bool in_turn = state.bids_made >= state.players() && state.turns_done < state.owner_count()
                         && state.sealed.purpose != SealedPurpose::GeneralScoring
                         && state.decision.question != Question::GameOver;
    constexpr int most = 8; // more than the turns of a round
    return in_turn ? state.round * most + state.turns_done + 1 : 0;
}

LogLineKey log_line_key(const History& history, std::size_t index, Moment now, Seat viewer)
{
    const Entry& entry = history.entries()[index];
    const bool concerned = viewer < max_players && (entry.secret_of >> viewer & 1U) != 0;
    return {entry.number, entry.public_from <= now, concerned ? viewer : nobody};
}

LogLine log_line(const History& history, std::size_t index, Moment now, Seat viewer)
{
    const Entry& entry = history.entries()[index];
    const State& before = history.state_at(index);
    const bool is_public = entry.public_from <= now;

    LogLine result;
    result.moment = index + 1;
    result.seat = entry.seat;
    result.round = entry.round;
    result.question = before.decision.question;
    result.active = turn_at(history, index) != 0 ? before.active() : nobody;
    if (is_public || entry.seat == viewer)
    {
        result.action = entry.action;
    }
    const auto next = std::find_if(entry.events.begin(), entry.events.end(),
                                   [&](const Event& event) { return begins_what_is_next(event, before.players()); });
    result.of_turn = static_cast<std::size_t>(next - entry.events.begin());
    result.events.reserve(entry.events.size());
    for (const Event& event : entry.events)
    {
        result.events.push_back(
            visible_event(before.setup, event, viewer, is_public && event.kind == EventKind::DiskSet));
    }
    return result;
}

} // namespace elgrande::table
