#include "table/history.hpp"

#include "rules/game.hpp"
#include "rules/view.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::table
{

namespace
{

/// True if the event reveals information that was hidden from some player.
bool reveals(const Setup& setup, const Event& event)
{
    const Reveal revealed = traits_of(event.kind).reveals;
    return revealed == Reveal::Always || (revealed == Reveal::ClosedCastillo && !setup.open_castillo);
}

/// Returns the seats whose secrets are in the entry, as a bit mask.
std::uint8_t secrets(const Setup& setup, const Entry& entry)
{
    unsigned seats = entry.public_from == never ? 1U << entry.seat : 0;
    for (const Event& event : entry.events)
    {
        if (event.seat < max_players && is_hidden_from(setup, event, nobody))
        {
            seats |= 1U << event.seat;
        }
    }
    return static_cast<std::uint8_t>(seats);
}

} // namespace

History::History(record::Game game, Moment cursor) : game_(std::move(game))
{
    const std::vector<Action> actions = std::exchange(game_.actions, {});
    game_.actions.reserve(actions.size());
    states_.reserve(actions.size() + 1);
    entries_.reserve(actions.size());
    auto collect = [this](const Event& event) { start_events_.push_back(event); };
    states_.push_back(record::first_state(game_, collect));
    for (const Action action : actions)
    {
        append(action);
    }
    cursor_ = std::min(cursor, end());
}

void History::seat_person(Seat seat, std::string name)
{
    record::Player& player = game_.players[seat];
    player.controller = {};
    if (!name.empty())
    {
        player.name = std::move(name);
    }
}

void History::seat_computer(Seat seat, int level)
{
    game_.players[seat].controller.computer_level = static_cast<std::uint8_t>(level);
}

void History::play(Action action)
{
    if (cursor_ == end() || entries_[cursor_].action != action)
    {
        drop_undone_actions();
        append(action);
    }
    ++cursor_;
}

void History::append(Action action)
{
    const State& before = states_.back();
    Entry entry{.action = action, .seat = before.decision.seat, .round = before.round, .public_from = never};
    entry.number = ++played_;
    State after = before;
    auto collect = [&entry](const Event& event) { entry.events.push_back(event); };
    elgrande::apply(after, action, collect);

    const Moment moment = states_.size();
    entry.reveals = std::any_of(entry.events.begin(), entry.events.end(),
                                [&](const Event& event) { return reveals(before.setup, event); });
    entry.public_from = is_public(before, action) ? moment : never;
    entry.secret_of = secrets(before.setup, entry);
    game_.actions.push_back(action);
    entries_.push_back(std::move(entry));
    states_.push_back(after);
    for (const Event& event : entries_.back().events)
    {
        if (event.kind == EventKind::DiskRevealed)
        {
            reveal_disk(event.seat);
        }
    }
}

void History::reveal_disk(Seat seat)
{
    const auto set = std::find_if(entries_.rbegin(), entries_.rend(),
                                  [seat](const Entry& entry)
                                  { return entry.seat == seat && entry.action.kind == ActionKind::SetDisk; });
    if (set != entries_.rend())
    {
        set->public_from = std::min(set->public_from, end());
    }
}

void History::drop_undone_actions()
{
    record::truncate(game_, cursor_);
    states_.resize(cursor_ + 1);
    entries_.resize(cursor_);
    for (Entry& entry : entries_)
    {
        if (entry.public_from > cursor_)
        {
            entry.public_from = never;
        }
    }
}

} // namespace elgrande::table
