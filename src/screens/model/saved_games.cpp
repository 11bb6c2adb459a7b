#include "screens/model/saved_games.hpp"

#include "record/utf8.hpp"
#include "words/localizer.hpp"
#include "words/names.hpp"
#include "words/rule_set.hpp"

#include <array>
#include <cstdio>

namespace elgrande::screens
{

using words::Key;

std::string fitting_name(std::string_view name)
{
    std::string text(record::utf8_prefix(words::plain(name), record::max_name_bytes));
    const std::size_t last = text.find_last_not_of(" \t");
    text.resize(last == std::string::npos ? 0 : last + 1);
    return record::is_plain_text(text) ? text : std::string();
}

std::string title_of(const words::Localizer& localizer, std::string_view name, std::span<const record::Player> players)
{
    if (record::can_be_seen(name))
    {
        return words::plain(name);
    }
    std::string list;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        list += (list.empty() ? "" : ", ") + words::titled_name(localizer, players, static_cast<Seat>(seat));
    }
    return list;
}

std::string title_of(const words::Localizer& localizer, const SaveRow& row)
{
    return title_of(localizer, row.name, row.players);
}

std::string facts_of(const words::Localizer& localizer, const SaveRow& row)
{
    const words::Argument edition("edition", localizer.text(words::edition_name(row.edition)));
    return row.over ? localizer.text(Key::HomeSaveOver, {edition})
                    : localizer.text(Key::HomeSaveLine, {edition, {"round", row.round}});
}

std::string turn_of(const words::Localizer& localizer, const SaveRow& row)
{
    if (row.asked >= row.players.size())
    {
        return {};
    }
    const std::string name = row.asked == words::seat_of_you(row.players)
                                 ? words::player_you(localizer, row.asked)
                                 : words::seat_name(localizer, row.players[row.asked]);
    return localizer.text(Key::BannerTurn, {{"player", name}});
}

std::string whole_name_of(const words::Localizer& localizer, const SaveRow& row, const platform::LocalTime& time)
{
    if (record::can_be_seen(row.name))
    {
        return words::plain(row.name);
    }
    const std::string list =
        localizer.text(Key::ListDots, {{"list", title_of(localizer, row)}, {"other", facts_of(localizer, row)}});
    return localizer.text(Key::ListDots, {{"list", list}, {"other", date_text(time)}});
}

std::string date_text(const platform::LocalTime& time)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02d-%02d %02d:%02d", time.year % 10000, time.month % 100,
                  time.day % 100, time.hour % 100, time.minute % 100);
    return text.data();
}

} // namespace elgrande::screens
