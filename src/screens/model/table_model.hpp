#pragma once

#include "board/colour.hpp"
#include "record/game.hpp"
#include "rules/cards/card.hpp"
#include "rules/view.hpp"
#include "screens/model/lesson_shown.hpp"
#include "screens/model/puzzle_shown.hpp"
#include "screens/model/questions.hpp"
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

/// A row of the log.
struct LogRow
{
    std::string said;          ///< with style marks
    table::Moment moment = 0;  ///< the moment after it, which a touch shows; `never` if there is none
    bool tried = false;        ///< belongs to the try-out, not to the game
    std::uint64_t serial = 0;  ///< the order in which rows were written: later ones have higher numbers
    int turn = 0;              ///< rows with the same number describe the same turn; 0: none
    bool sums_up = false;      ///< sums up a turn that is over; stands before the other rows of the turn
    bool begins_round = false; ///< the first row of a round
};

/// The screen on which a seat is played.
enum class SeatScreen : std::uint8_t
{
    Here,      ///< this one, or that of the table
    Elsewhere, ///< another one
    Away       ///< another one, which is not connected now
};

/// Everything that the table screen draws: what one seat may see of a sitting, without the state itself. References,
/// spans and pointers must remain valid for its lifetime.
struct TableModel
{
    const words::Localizer& localizer;
    const PlayerView& view;
    std::span<const record::Player> players; ///< by seat, the dummy last
    words::Names names;                      ///< by owner; one of them may be "You", but see for_others()
    std::span<const LogRow> log;
    std::uint64_t log_changes = 0;                 ///< changes whenever rows of the log change
    table::Moment summed_up_until = table::never;  ///< the log sums up turns that end at or before it
    std::span<const Paint> letters_on_dark;        ///< by owner: the colour of its text on a dark ground
    std::span<const Paint> letters_on_light;       ///< by owner: the same on a light ground
    std::span<const table::ScoringSheet> scorings; ///< the general scorings so far
    bool can_undo = false;
    bool can_redo = false;
    bool can_reset = false;
    bool looking_back = false;
    bool replaying = false;             ///< the replay is running
    Speed replay_speed = Speed::Normal; ///< of the replay
    std::string comment{};              ///< the record's comment on the past moment that is shown
    bool trying_out = false;
    bool computer_asked = false;           ///< a computer has to answer
    bool answered_elsewhere = false;       ///< the question is answered at another screen
    bool of_guest = false;                 ///< this is the screen of one seat, whose game belongs to another table
    bool computers_paused = false;         ///< the players have paused the computers
    bool why_known = false;                ///< a computer can explain the moves that it has just played
    bool may_analyse = false;              ///< the turn that is shown, or the finished game, can be analysed
    const LessonShown* lesson = nullptr;   ///< nullptr if no lesson is on the table
    const PuzzleShown* puzzle = nullptr;   ///< nullptr if no puzzle or analysed turn is on the table
    std::string why{};                     ///< advice for newcomers: why the question matters; may be empty
    table::Moment moment = 0;              ///< the moment that is shown
    table::Moment now = 0;                 ///< the moment at which the game continues
    bool ranks = true;                     ///< the map shows the ranks 1 to 3
    bool banners = false;                  ///< each new turn and round is announced over the map
    bool shows_previews = true;            ///< shows what a scoring would pay now, and what an answer would change
    PowerCards last_hand = 0;              ///< the last_hand() of the player who has to answer; may be empty
    std::span<const double> thinking_ms{}; ///< by seat: the thinking time; empty without a clock
    std::span<const std::string> signs{}; ///< by seat: what its player shows to all now, or an empty text; may be empty
    bool can_sign = false;                ///< players at this screen can show signs
    std::span<const SeatScreen> screens{}; ///< by seat; may be empty
    /// Returns the view after answers by which the player who has to answer picks up a piece; nothing if the answers do
    /// anything else.
    std::function<std::optional<PlayerView>(std::span<const Action>)> ahead;

    /// Returns this model with another view, which must outlive the result.
    TableModel with(const PlayerView& other) const
    {
        return {.localizer = localizer,
                .view = other,
                .players = players,
                .names = names,
                .log = log,
                .log_changes = log_changes,
                .summed_up_until = summed_up_until,
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
                .answered_elsewhere = answered_elsewhere,
                .of_guest = of_guest,
                .computers_paused = computers_paused,
                .why_known = why_known,
                .may_analyse = may_analyse,
                .lesson = lesson,
                .puzzle = puzzle,
                .why = why,
                .moment = moment,
                .now = now,
                .ranks = ranks,
                .banners = banners,
                .shows_previews = shows_previews,
                .last_hand = last_hand,
                .thinking_ms = thinking_ms,
                .signs = signs,
                .can_sign = can_sign,
                .screens = screens,
                .ahead = ahead};
    }

    /// Returns this model as it was before the last action, with the view `other`: without the action's rows of the log
    /// and, if the action `scored`, without its general scoring.
    TableModel before(const PlayerView& other, bool scored) const
    {
        TableModel past = with(other);
        while (!past.log.empty() && past.log.back().moment == moment)
        {
            past.log = past.log.first(past.log.size() - 1);
        }
        past.summed_up_until = looking_back || moment == 0 ? summed_up_until : moment - 1;
        const bool newest = scored && !looking_back && !scorings.empty(); // looking back shows all of them
        past.scorings = scorings.first(scorings.size() - (newest ? 1 : 0));
        return past;
    }

    /// Returns this model for what leaves this screen, such as a posted text: nobody is "You".
    TableModel for_others() const
    {
        TableModel posted = *this;
        posted.names = names.named();
        return posted;
    }

    /// Returns a text in the wording of the game's edition.
    std::string said(words::Key key, words::Arguments arguments = {}) const
    {
        return localizer.text_in(view.setup.edition, key, arguments);
    }

    /// Returns the colour of an owner's pieces: board::black for `neutral`, red for nobody.
    record::Colour colour(Seat owner) const
    {
        return owner == neutral         ? static_cast<record::Colour>(board::black)
               : owner < players.size() ? players[owner].colour
                                        : record::Colour::Red;
    }

    /// Returns the number of the power card, or own card, that this seat has played in this round; 0 if it has not bid.
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

    /// Returns the value of the power card that the seat has bid, with its modifier: "7", "7+1". The seat must have
    /// bid.
    std::string bid_text(Seat seat) const
    {
        const ModifierId added = view.added[seat];
        const std::string value = std::to_string(bid_value(view.setup, view.bid[seat]));
        return added < no_modifier ? value + words::modifier_value(added) : value;
    }

    /// Returns the title of a computer's level; empty for a person.
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

    SeatScreen screen(Seat seat) const { return seat < screens.size() ? screens[seat] : SeatScreen::Here; }

    /// True if the sheet of a lesson, puzzle or analysed turn replaces the bar with the question.
    bool has_sheet() const { return lesson != nullptr || puzzle != nullptr; }

    bool over() const { return view.decision.question == Question::GameOver; }
};

/// Returns the text that replaces the question while a computer has to answer (TableModel::computer_asked).
inline std::string computer_thinks(const TableModel& shown)
{
    const Seat seat = shown.view.decision.seat;
    return shown.localizer.text(words::Key::PromptComputer,
                                {{"name", shown.title(seat)}, {"player", words::player(shown.names, seat)}});
}

/// Returns the text that replaces the question while it is answered at another screen (TableModel::answered_elsewhere):
/// who answers, and what, and whether that screen is not connected.
inline std::string waits_for_screen(const TableModel& shown)
{
    const Decision& asked = shown.view.decision;
    const bool away = shown.screen(asked.seat) == SeatScreen::Away;
    return shown.localizer.text(
        away ? words::Key::PromptElsewhereAway : words::Key::PromptElsewhere,
        {{"player", words::player(shown.names, asked.seat)}, {"question", shown.said(row_of(asked.question).waits)}});
}

} // namespace elgrande::screens
