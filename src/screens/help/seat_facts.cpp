#include "screens/help/seat_facts.hpp"

#include "rules/outlook/outlook.hpp"
#include "screens/model/round_cards.hpp"

#include <numeric>

namespace elgrande::screens
{

namespace
{

using words::Key;

void append(std::string& list, const std::string& entry, const char* between = ", ")
{
    list += (list.empty() ? "" : between) + entry;
}

/// Returns the values as "1, 4, 13", or a dash if there are none.
std::string values_of(const Setup& setup, PowerCards cards)
{
    std::string list;
    for (const int number : card_numbers(cards))
    {
        append(list, std::to_string(bid_value(setup, number)));
    }
    return list.empty() ? "–" : list;
}

} // namespace

std::string home_of(const TableModel& shown, Seat seat)
{
    const Place home = seat < shown.view.players() ? shown.view.grande[seat] : Place::Nowhere;
    return home == Place::Nowhere ? std::string() : words::place(shown.localizer, shown.view.setup.edition, home);
}

std::string seat_status(const TableModel& shown, Seat seat)
{
    const PlayerView& view = shown.view;
    if (view.shows_disk(seat))
    {
        return words::short_place(shown.localizer, view.setup.edition, view.sealed.place(seat));
    }
    if (shown.over() || seat == view.decision.seat)
    {
        return {};
    }
    if (view.bids_made < view.players())
    {
        const bool next = view.decision.question == Question::Bid && left_of(view.decision.seat, view.players()) == seat
                          && view.bids_made + 1 < view.players();
        return next ? shown.localizer.text(Key::SeatNext) : std::string();
    }
    for (int i = 0; i < view.owner_count(); ++i)
    {
        if (view.turn_order[static_cast<std::size_t>(i)] == seat)
        {
            return i < view.turns_done        ? shown.localizer.text(Key::SeatDone)
                   : i == view.turns_done + 1 ? shown.localizer.text(Key::SeatNext)
                                              : std::string();
        }
    }
    return {};
}

std::string power_facts(const TableModel& shown, Seat seat)
{
    const PlayerView& view = shown.view;
    const words::Localizer& localizer = shown.localizer;
    std::string said;
    if (seat < view.players())
    {
        const auto& hand = view.hand[seat];
        said = hand ? shown.said(Key::SeatCardsLeft, {{"list", values_of(view.setup, *hand)}})
                    : shown.said(Key::SeatCardsCount, {{"count", view.hand_size[seat]}});
    }
    append(said, localizer.text(Key::SeatCardsUsed, {{"list", values_of(view.setup, view.played[seat])}}), "; ");
    return said;
}

std::string point_facts(const TableModel& shown, Seat seat)
{
    const words::Localizer& localizer = shown.localizer;
    int castillo = 0;
    int regions = 0;
    int king = 0;
    int home = 0;
    for (const table::ScoringSheet& sheet : shown.scorings)
    {
        castillo += sheet.board[index(Place::Castillo)][seat];
        regions += std::accumulate(sheet.board.begin(), sheet.board.begin() + region_count, 0,
                                   [seat](int sum, const PerSeat<int>& row) { return sum + row[seat]; });
        king += sheet.king[seat];
        home += sheet.home[seat];
    }
    const int rest = shown.view.score[seat] - castillo - regions - king - home;
    std::string list;
    const auto add = [&](Key key, int points)
    {
        if (points > 0)
        {
            append(list, localizer.text(key, {{"points", points}}));
        }
    };
    add(Key::SeatFromRegions, regions);
    add(Key::SeatFromCastillo, castillo);
    add(Key::SeatFromKing, king);
    add(Key::SeatFromHome, home);
    add(Key::SeatFromCards, rest);
    return localizer.text(Key::SeatPointsFrom, {{"list", list.empty() ? "0" : list}});
}

std::string now_points(const TableModel& shown, Seat seat)
{
    return shown.shows_previews ? "+" + std::to_string(scored_now(shown.view).points[seat]) : std::string();
}

std::string now_facts(const TableModel& shown, Seat seat)
{
    const ScoredNow now = scored_now(shown.view);
    return shown.localizer.text(Key::SeatNowPoints, {{"points", now.points[seat]}}) + ", "
           + shown.localizer.text(now.castillo ? Key::SeatNowOpen : Key::SeatNowCovered);
}

std::string thinking_time(const TableModel& shown, Seat seat)
{
    if (seat >= shown.thinking_ms.size() || seat >= shown.view.players())
    {
        return {};
    }
    constexpr int minute = 60;
    constexpr int hour = 3600;
    const int seconds = static_cast<int>(shown.thinking_ms[seat] / 1000);
    const auto padded = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    const int minutes = seconds % hour / minute;
    const std::string tail = ":" + padded(seconds % minute);
    return seconds < hour ? std::to_string(minutes) + tail
                          : std::to_string(seconds / hour) + ":" + padded(minutes) + tail;
}

std::string screen_of(const TableModel& shown, Seat seat)
{
    const SeatScreen screen = shown.screen(seat);
    return screen == SeatScreen::Here
               ? std::string()
               : shown.localizer.text(screen == SeatScreen::Away ? Key::SeatAway : Key::SeatElsewhere);
}

std::string all_facts(const TableModel& shown, Seat seat)
{
    const std::string home = home_of(shown, seat);
    const std::string title = shown.title(seat);
    const std::string screen = screen_of(shown, seat);
    const std::string named = (title.empty() ? title : title + "; ") + (screen.empty() ? screen : screen + "; ")
                              + (home.empty() ? home : shown.localizer.text(Key::EndHomeBonus) + ": " + home + "; ");
    const std::string time = thinking_time(shown, seat);
    const std::string thinks = time.empty() ? time : "; " + shown.localizer.text(Key::SeatThought, {{"value", time}});
    const std::string now = shown.shows_previews ? "; " + now_facts(shown, seat) : std::string();
    return named + power_facts(shown, seat) + "; " + point_facts(shown, seat) + now + thinks;
}

Letters name_letters(const TableModel& shown, Seat seat, float size)
{
    return {.face = shown.is_computer(seat) ? Face::Italic : Face::Bold, .size = size, .colour = theme::current.ink};
}

} // namespace elgrande::screens
