#include "rules/order.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace elgrande::words
{

namespace
{

/// Totals of the events of a turn.
struct Sum
{
    CardId card = no_card;
    std::array<int, board_place_count> placed{};
    int moved = 0;
    int sent_back = 0;
    Place king = Place::Nowhere;
    Place grande = Place::Nowhere;
    Seat prevented_by = nobody;
    PerOwner<int> points{};

    /// Counts an event of the turn.
    void add(const Event& event)
    {
        switch (event.kind)
        {
        case EventKind::CardTaken:
            card = event.card;
            break;
        case EventKind::Placed:
            placed[index(event.to)] += std::max<int>(1, event.count);
            break;
        case EventKind::Moved:
            ++moved;
            break;
        case EventKind::SentBack:
            sent_back += event.count;
            break;
        case EventKind::GrandeMoved:
            grande = event.to;
            break;
        case EventKind::KingMoved:
            king = event.to;
            break;
        case EventKind::VetoUsed:
            prevented_by = event.seat;
            break;
        default: // not part of the line; the other lines of the log have it
            break;
        }
        if (pays(event))
        {
            points[event.seat] += event.points;
        }
    }
};

/// A line of parts with separators between them.
class Line
{
public:
    explicit Line(const Localizer& localizer) : localizer_(localizer) {}

    void add(const std::string& part)
    {
        text_ = text_.empty() ? part : localizer_.text(Key::ListDots, {{"list", text_}, {"other", part}});
    }

    const std::string& text() const { return text_; }

private:
    const Localizer& localizer_;
    std::string text_;
};

void add_moves(const Localizer& localizer, const Setup& setup, const Sum& sum, Line& line)
{
    for (std::size_t at = 0; at < sum.placed.size(); ++at)
    {
        if (sum.placed[at] > 0)
        {
            line.add(localizer.text(
                Key::LogTurnPlaced,
                {{"value", sum.placed[at]}, {"place", place(localizer, setup.edition, static_cast<Place>(at))}}));
        }
    }
    if (sum.moved > 0)
    {
        line.add(localizer.text(Key::LogTurnMoved, {{"count", sum.moved}}));
    }
    if (sum.sent_back > 0)
    {
        line.add(localizer.text(Key::LogTurnSent, {{"count", sum.sent_back}}));
    }
    if (sum.grande != Place::Nowhere)
    {
        line.add(localizer.text(Key::LogTurnGrande, {{"place", place(localizer, setup.edition, sum.grande)}}));
    }
    if (sum.king != Place::Nowhere)
    {
        line.add(localizer.text(Key::LogTurnKing, {{"place", kings_place(localizer, setup.edition, sum.king)}}));
    }
}

} // namespace

std::string turn_line(const Localizer& localizer, std::span<const Event> events, Names names, const Setup& setup,
                      Seat active)
{
    Sum sum;
    std::for_each(events.begin(), events.end(), [&](const Event& event) { sum.add(event); });
    Line line(localizer);
    if (sum.card != no_card)
    {
        line.add(card_name(localizer, sum.card));
    }
    add_moves(localizer, setup, sum, line);
    if (sum.prevented_by != nobody)
    {
        line.add(localizer.text(Key::LogTurnVeto, {{"player", player(names, sum.prevented_by)}}));
    }
    for (Seat seat = 0; seat < setup.players; ++seat)
    {
        if (sum.points[seat] > 0)
        {
            line.add(
                localizer.text(Key::LogTurnPoints, {{"player", player(names, seat)}, {"points", sum.points[seat]}}));
        }
    }
    if (line.text().empty()) // a game that began within this turn
    {
        const std::vector<std::string> all = log_lines(localizer, events, names, setup);
        return all.empty() ? player(names, active) : all.back();
    }
    return localizer.text(Key::LogTurn, {{"player", player(names, active)}, {"list", line.text()}});
}

} // namespace elgrande::words
