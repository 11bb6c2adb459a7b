#pragma once

#include "record/game.hpp"
#include "rules/cards/card.hpp"
#include "rules/view.hpp"
#include "screens/model/lesson_shown.hpp"
#include "screens/model/puzzle_shown.hpp"
#include "screens/model/settings.hpp"
#include "table/history.hpp"
#include "table/points.hpp"
#include "ui/theme.hpp"
#include "words/localizer.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace elgrande::screens
{

/// A line of the log as it is written, and the moment that it leads to.
struct LogRow
{
    std::string said;
    table::Moment moment = 0;  ///< `never`: it cannot be gone to
    bool tried = false;        ///< in the try-out, not in the game
    std::uint64_t serial = 0;  ///< the rows that were said later have higher numbers
    int turn = 0;              ///< rows with the same number, above 0, tell one turn
    bool sums_up = false;      ///< the turn, which is over, in one line, before its other rows
    bool begins_round = false; ///< the first row that tells of a round
};

/// Everything that the table screen draws: what one seat may see of a sitting, never the state itself.
struct TableModel
{
    const words::Localizer& localizer;
    const PlayerView& view;
    std::span<const record::Player> players; ///< by seat, the dummy behind the others
    std::span<const std::string> names;
    std::span<const LogRow> log;
    std::uint64_t log_changes = 0;                 ///< another number when rows of the log are others
    table::Moment told_until = table::never;       ///< turns that ended later are told as if they were not over yet
    std::span<const Paint> letters_on_dark;        ///< by seat
    std::span<const Paint> letters_on_light;       ///< by seat
    std::span<const table::ScoringSheet> scorings; ///< the general ones so far
    bool can_undo = false;
    bool can_redo = false;
    bool can_reset = false;
    bool looking_back = false;
    bool replaying = false;             ///< it goes on by itself
    Speed replay_speed = Speed::Normal; ///< in which it does
    std::string comment{};              ///< of the record, on the past moment that is shown
    bool trying_out = false;
    bool computer_asked = false;         ///< nobody at the screen is
    bool why_known = false;              ///< a computer can say why it has played what it played
    bool may_analyse = false;            ///< what is shown, or the finished game
    const LessonShown* lesson = nullptr; ///< nothing but in a lesson
    const PuzzleShown* puzzle = nullptr; ///< nothing but in a puzzle
    std::string why{};                   ///< what the question is about, for who does not know yet; or nothing
    table::Moment moment = 0;
    table::Moment now = 0;
    bool ranks = true;                    ///< the map shows who is first, second and third
    bool banners = false;                 ///< each new turn and round is told over the map
    bool foretells = true;                ///< what a scoring would bring now, and what an answer would change, is told
    PowerCards last_hand = 0;             ///< the own cards that the asked player chose in another game, or none
    std::span<const double> thought_ms{}; ///< by seat, how long they have been asked; nothing without a clock
    /// The views after each answer by which the asked player takes up a piece; nothing if they do not.
    std::function<std::optional<PlayerView>(std::span<const Action>)> ahead;

    /// The same with another view.
    TableModel with(const PlayerView& other) const
    {
        return {.localizer = localizer,
                .view = other,
                .players = players,
                .names = names,
                .log = log,
                .log_changes = log_changes,
                .told_until = told_until,
                .letters_on_dark = letters_on_dark,
                .letters_on_light = letters_on_light,
                .scorings = scorings,
                .can_undo = can_undo,
                .can_redo = can_redo,
                .can_reset = can_reset,
                .looking_back = looking_back,
                .replaying = replaying,
                .replay_speed = replay_speed,
                .comment = comment,
                .trying_out = trying_out,
                .computer_asked = computer_asked,
                .why_known = why_known,
                .may_analyse = may_analyse,
                .lesson = lesson,
                .puzzle = puzzle,
                .why = why,
                .moment = moment,
                .now = now,
                .ranks = ranks,
                .banners = banners,
                .foretells = foretells,
                .last_hand = last_hand,
                .thought_ms = thought_ms,
                .ahead = ahead};
    }

    /// Before the last action was told: without its lines of the log, and without its general scoring if it `scored`.
    TableModel before(const PlayerView& other, bool scored) const
    {
        TableModel past = with(other);
        while (!past.log.empty() && past.log.back().moment == moment)
        {
            past.log = past.log.first(past.log.size() - 1);
        }
        past.told_until = looking_back || moment == 0 ? told_until : moment - 1;
        const bool newest = scored && !looking_back && !scorings.empty(); // looking back shows all of them
        past.scorings = scorings.first(scorings.size() - (newest ? 1 : 0));
        return past;
    }

    /// A text as the edition of the game says it.
    std::string said(words::Key key, words::Arguments arguments = {}) const
    {
        return localizer.text_in(view.setup.edition, key, arguments);
    }

    record::Colour colour(Seat seat) const
    {
        return seat < players.size() ? players[seat].colour : record::Colour::Red;
    }

    /// The number of the power card, or own card, that this seat has played in this round, or 0: that of the round
    /// before counts no more.
    int bid(Seat seat) const
    {
        if (seat >= view.players())
        {
            return view.bid[seat];
        }
        const int turn = (seat + view.players() - view.first_bidder) % view.players();
        const bool has_bid = view.first_bidder < view.players() && turn < view.bids_made;
        return has_bid || view.decision == Decision{Question::AddModifier, seat} ? view.bid[seat] : 0;
    }

    /// The power card that it played last with its modifier: "7", "7+1".
    std::string bid_text(Seat seat) const
    {
        const ModifierId added = view.added[seat];
        const std::string value = std::to_string(bid_value(view.setup, view.bid[seat]));
        return added < no_modifier ? value + words::modifier_value(added) : value;
    }

    /// The name of a computer's level; empty for a person.
    std::string title(Seat seat) const
    {
        return is_computer(seat) ? words::court_title(localizer, players[seat].controller.computer_level)
                                 : std::string();
    }

    bool has_computers() const
    {
        return std::any_of(players.begin(), players.end(),
                           [](const record::Player& player) { return !player.controller.is_person(); });
    }

    bool is_computer(Seat seat) const { return seat < players.size() && !players[seat].controller.is_person(); }

    /// A sheet with a heading stands in place of the question's bar.
    bool has_sheet() const { return lesson != nullptr || puzzle != nullptr; }

    bool over() const { return view.decision.question == Question::GameOver; }
};

/// The text instead of a question while a computer is asked.
inline std::string computer_thinks(const TableModel& shown)
{
    const Seat seat = shown.view.decision.seat;
    return shown.localizer.text(words::Key::PromptComputer,
                                {{"name", shown.title(seat)}, {"player", words::player(shown.names, seat)}});
}

} // namespace elgrande::screens
