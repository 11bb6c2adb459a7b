#include "rules/order.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace elgrande::words
{

namespace
{

/// The subject of a part of the line.
enum class PartOfLine : std::uint8_t
{
    None, ///< other lines of the log have it
    Card,
    Placed,
    Moved,
    SentBack,
    Grande,
    King,
    Veto,
    Points
};

PartOfLine part_of(const Event& event)
{
    switch (event.kind)
    {
    case EventKind::CardTaken:
        return PartOfLine::Card;
    case EventKind::Placed:
        return PartOfLine::Placed;
    case EventKind::Moved:
        return PartOfLine::Moved;
    case EventKind::SentBack:
        return PartOfLine::SentBack;
    case EventKind::GrandeMoved:
        return PartOfLine::Grande;
    case EventKind::KingMoved:
        return PartOfLine::King;
    case EventKind::VetoUsed:
        return PartOfLine::Veto;
    default:
        return pays(event) ? PartOfLine::Points : PartOfLine::None;
    }
}

/// The sum of consecutive events of one part.
struct Sum
{
    PartOfLine part = PartOfLine::None;
    Event latest{};
    int count = 0; ///< of caballeros moved or sent back
    std::array<int, board_place_count> placed{};
    PerOwner<int> points{};

    void add(const Event& event)
    {
        latest = event;
        count += part == PartOfLine::SentBack ? event.count : 1;
        if (part == PartOfLine::Placed)
        {
            placed[index(event.to)] += std::max<int>(1, event.count);
        }
        else if (part == PartOfLine::Points)
        {
            points[event.seat] += event.points;
        }
    }
};

/// Writes the parts of a line.
class Parts
{
public:
    Parts(const Localizer& localizer, Names names, const Setup& setup)
        : localizer_(localizer), names_(names), setup_(setup)
    {
    }

    void add(const Sum& sum)
    {
        const Event& event = sum.latest;
        switch (sum.part)
        {
        case PartOfLine::Card:
            parts_.push_back(card_name(localizer_, event.card));
            break;
        case PartOfLine::Placed:
            add_placed(sum);
            break;
        case PartOfLine::Moved:
            parts_.push_back(localizer_.text(Key::LogTurnMoved, {{"count", sum.count}}));
            break;
        case PartOfLine::SentBack:
            parts_.push_back(localizer_.text(Key::LogTurnSent, {{"count", sum.count}}));
            break;
        case PartOfLine::Grande:
            parts_.push_back(
                localizer_.text(Key::LogTurnGrande, {{"place", place(localizer_, setup_.edition, event.to)}}));
            break;
        case PartOfLine::King:
            parts_.push_back(
                localizer_.text(Key::LogTurnKing, {{"place", kings_place(localizer_, setup_.edition, event.to)}}));
            break;
        case PartOfLine::Veto:
            parts_.push_back(localizer_.text(Key::LogTurnVeto, {{"player", player(names_, event.seat)}}));
            break;
        case PartOfLine::Points:
            add_points(sum);
            break;
        case PartOfLine::None:
            break;
        }
    }

    std::vector<std::string> take() { return std::move(parts_); }

private:
    void add_placed(const Sum& sum)
    {
        for (std::size_t at = 0; at < sum.placed.size(); ++at)
        {
            if (sum.placed[at] > 0)
            {
                const std::string where = place(localizer_, setup_.edition, static_cast<Place>(at));
                parts_.push_back(localizer_.text(Key::LogTurnPlaced, {{"value", sum.placed[at]}, {"place", where}}));
            }
        }
    }

    void add_points(const Sum& sum)
    {
        for (Seat seat = 0; seat < setup_.players; ++seat)
        {
            if (sum.points[seat] > 0)
            {
                parts_.push_back(localizer_.text(Key::LogTurnPoints,
                                                 {{"player", player(names_, seat)}, {"points", sum.points[seat]}}));
            }
        }
    }

    const Localizer& localizer_;
    Names names_;
    const Setup& setup_;
    std::vector<std::string> parts_;
};

} // namespace

std::vector<std::string> turn_parts(const Localizer& localizer, std::span<const Event> events, Names names,
                                    const Setup& setup)
{
    Parts parts(localizer, names, setup);
    Sum sum;
    for (const Event& event : events)
    {
        const PartOfLine part = part_of(event);
        if (part == PartOfLine::None)
        {
            continue;
        }
        if (part != sum.part)
        {
            parts.add(sum);
            sum = {.part = part};
        }
        sum.add(event);
    }
    parts.add(sum);
    return parts.take();
}

std::string turn_line(const Localizer& localizer, std::span<const Event> events, Names names, const Setup& setup,
                      Seat active)
{
    std::string line;
    for (const std::string& part : turn_parts(localizer, events, names, setup))
    {
        line = line.empty() ? part : localizer.text(Key::ListDots, {{"list", line}, {"other", part}});
    }
    if (line.empty()) // a game that began within this turn
    {
        const std::vector<std::string> all = log_lines(localizer, events, names, setup);
        return all.empty() ? player(names, active) : all.back();
    }
    return localizer.text(Key::LogTurn, {{"player", player(names, active)}, {"list", line}});
}

} // namespace elgrande::words
