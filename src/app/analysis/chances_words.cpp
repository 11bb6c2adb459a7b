#include "app/analysis/chances_words.hpp"

#include "app/analysis/analysis_words.hpp"
#include "app/computers/reason.hpp"
#include "rules/view.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <cmath>

namespace elgrande::screens
{

namespace
{

using words::Key;

/// Returns the sentence of what was played in the turn.
std::string played_text(const TableModel& shown, const table::History& history, const PlayedTurn& turn)
{
    const words::Localizer& localizer = shown.localizer;
    const std::string played =
        turn_text(localizer, shown.names, history.state_at(turn.start), actions_of(history, turn), false);
    return localizer.text(Key::ChancesPlayed, {{"list", played}});
}

std::string with_percent_sign(const TableModel& shown, const std::string& number)
{
    return shown.localizer.text(Key::ChancesPercent, {{"value", number}});
}

void append_to(const TableModel& shown, std::string& list, Seat seat, const std::string& text)
{
    const std::string entry = words::player(shown.names, seat) + " " + text;
    list = list.empty() ? entry : shown.localizer.text(Key::EndComma, {{"player", list}, {"other", entry}});
}

} // namespace

int shown_percent(double chance)
{
    const bool certain = chance <= 0 || chance >= 1;
    const int rounded = static_cast<int>(std::lround(100 * chance));
    return certain ? rounded : std::clamp(rounded, 1, 99);
}

std::string percent_text(const TableModel& shown, double chance)
{
    return with_percent_sign(shown, std::to_string(shown_percent(chance)));
}

std::string turn_heading(const TableModel& shown, const EstimatedTurn& turn)
{
    return shown.localizer.text(Key::ChancesBefore, {{"round", round_number(shown.view.setup, turn.round)},
                                                     {"player", words::player(shown.names, turn.seat)}});
}

std::string chances_text(const TableModel& shown, const PooledChances& chances)
{
    std::string list;
    for (const Seat seat : Seats(shown.view.players()))
    {
        append_to(shown, list, seat, percent_text(shown, chances.of(seat)));
    }
    return list;
}

std::string own_changes_text(const TableModel& shown, const WinChances& chances)
{
    PerSeat<double> changes{};
    for (const EstimatedTurn& turn : chances.turns())
    {
        changes[turn.seat] += turn.known() ? turn.change() : 0;
    }
    std::string list;
    for (const Seat seat : Seats(shown.view.players()))
    {
        const auto change = static_cast<int>(std::lround(100 * changes[seat]));
        append_to(shown, list, seat, with_percent_sign(shown, (change > 0 ? "+" : "") + std::to_string(change)));
    }
    return shown.localizer.text(Key::ChancesOwn, {{"list", list}});
}

std::string chosen_turn_text(const TableModel& shown, const table::History& history, const EstimatedTurn& turn)
{
    const words::Localizer& localizer = shown.localizer;
    std::string text = turn_heading(shown, turn) + ": " + chances_text(shown, turn.before) + ". "
                       + played_text(shown, history, turn.turn);
    if (turn.after.known())
    {
        text += " " + localizer.text(Key::ChancesAfter, {{"list", chances_text(shown, turn.after)}});
    }
    return text;
}

std::string turning_point_text(const TableModel& shown, const table::History& history, const WinChances& chances,
                               std::size_t number, int rank)
{
    const words::Localizer& localizer = shown.localizer;
    const EstimatedTurn& turn = chances.turns()[number];
    const State& position = history.state_at(turn.turn.start);
    std::string text = localizer.text(Key::ChancesTurn, {{"count", rank},
                                                         {"round", round_number(shown.view.setup, turn.round)},
                                                         {"player", words::player(shown.names, turn.seat)},
                                                         {"from", percent_text(shown, turn.before.of(turn.seat))},
                                                         {"to", percent_text(shown, turn.after.of(turn.seat))}});
    text += " " + played_text(shown, history, turn.turn);
    const AlternativeTurn* other = chances.alternative(number);
    if (other == nullptr)
    {
        return text;
    }
    if (!chances.is_better(*other))
    {
        return text + " " + localizer.text(Key::ChancesNoBetter);
    }
    const State& decided = history.state_at(other->moment);
    const PlayerView seen = view(decided, decided.decision.seat);
    return text + " "
           + localizer.text(Key::ChancesBetter,
                            {{"list", turn_text(localizer, shown.names, position, other->answers, false)},
                             {"value", percent_text(shown, other->after.of(turn.seat))},
                             {"reason", reason_of(localizer, shown.names, seen, other->advice)}});
}

} // namespace elgrande::screens
