#include "app/posting/majority_table.hpp"

#include "screens/model/majority.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;

/// The cells of a line. The first two are aligned left, the others right.
using TableLine = std::vector<std::string>;

bool continues_letter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Returns the number of letters of a text in UTF-8.
std::size_t letters(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return !continues_letter(byte); }));
}

/// Cuts a name to its first letters, so that a long one does not make the table too wide for a phone.
std::string first_letters(std::string_view name)
{
    constexpr std::size_t most = 8;
    std::size_t end = 0;
    for (std::size_t count = 0; end < name.size(); ++end)
    {
        if (!continues_letter(name[end]) && count++ == most)
        {
            break;
        }
    }
    return std::string(name.substr(0, end));
}

std::string cell_of(const PlayerView& view, Place place, Seat owner)
{
    const std::optional<Majority> there = majority_of(view, place, owner);
    if (!there)
    {
        return "?";
    }
    std::string cell = there->caballeros > 0 ? std::to_string(there->caballeros) : "-";
    cell += there->grande ? "*" : "";
    return cell + (there->points ? " (" + std::to_string(*there->points) + ")" : std::string());
}

TableLine line_of_place(const TableModel& shown, Place place, const std::vector<Seat>& owners)
{
    const PlayerView& view = shown.view;
    const std::string king = view.king == place ? " +" : "";
    TableLine line{words::short_place(shown.localizer, view.setup.edition, place) + king,
                   words::score_values(view.values[index(place)])};
    for (const Seat owner : owners)
    {
        line.push_back(cell_of(view, place, owner));
    }
    return line;
}

/// Returns a line with a number for each player, and nothing for other owners.
TableLine line_of_players(const TableModel& shown, std::string label, const std::vector<Seat>& owners,
                          int (*number)(const PlayerView&, Seat))
{
    TableLine line{std::move(label), ""};
    for (const Seat owner : owners)
    {
        line.push_back(owner < shown.view.players() ? std::to_string(number(shown.view, owner)) : "");
    }
    return line;
}

std::string in_columns(const std::vector<TableLine>& lines)
{
    std::vector<std::size_t> widths(lines.front().size());
    for (const TableLine& line : lines)
    {
        for (std::size_t i = 0; i < line.size(); ++i)
        {
            widths[i] = std::max(widths[i], letters(line[i]));
        }
    }
    std::string text;
    for (const TableLine& line : lines)
    {
        std::string row;
        for (std::size_t i = 0; i < line.size(); ++i)
        {
            const std::string space(widths[i] - letters(line[i]), ' ');
            row += (i == 0 ? "" : "  ") + (i < 2 ? line[i] + space : space + line[i]);
        }
        row.erase(row.find_last_not_of(' ') + 1);
        text += row + "\n";
    }
    return text;
}

} // namespace

std::string majority_table(const TableModel& shown)
{
    const PlayerView& view = shown.view;
    std::vector<Seat> owners;
    TableLine head{"", ""};
    for (const Seat owner : view.owners_on_board())
    {
        owners.push_back(owner);
        head.push_back(first_letters(shown.names[owner]));
    }
    std::vector<TableLine> lines{head};
    for (const Place place : places(view.setup))
    {
        lines.push_back(line_of_place(shown, place, owners));
    }
    const auto points = [](const PlayerView& of, Seat seat) { return static_cast<int>(of.score[seat]); };
    const auto court = [](const PlayerView& of, Seat seat) { return static_cast<int>(of.court[seat]); };
    const auto province = [](const PlayerView& of, Seat seat) { return static_cast<int>(of.province[seat]); };
    lines.push_back(line_of_players(shown, shown.localizer.text(Key::SeatPoints), owners, points));
    lines.push_back(line_of_players(shown, shown.localizer.text(Key::SeatCourt), owners, court));
    lines.push_back(line_of_players(shown, shown.localizer.text(Key::SeatProvince), owners, province));
    return in_columns(lines) + shown.localizer.text(Key::PosterLegend) + "\n";
}

} // namespace elgrande::screens
