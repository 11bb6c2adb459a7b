#pragma once

#include "record/game.hpp"
#include "rules/game.hpp"
#include "rules/view.hpp"
#include "table/history.hpp"
#include "table/log.hpp"
#include "table/points.hpp"
#include "table/story.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace elgrande::table
{

/// The right to undo: free, or only with the consent of the players for the stated reason.
enum class UndoRight : std::uint8_t
{
    Free,           ///< nothing hidden was revealed, and nobody else decided since; or nobody else has to consent
    HiddenRevealed, ///< needs consent: hidden cards, disks or the Castillo have been revealed since
    AnotherDecided, ///< needs consent: another player has decided since
    Nothing         ///< there is nothing to undo
};

/// The curtain that hides the screen until the seat has taken it over.
struct Curtain
{
    Seat seat = nobody;  ///< the seat that takes over the screen
    Question question{}; ///< the question that it answers then

    bool operator==(const Curtain&) const = default;
};

/// A set of seats: bit s is set if it contains seat s.
using SeatBits = std::uint8_t;

/// A game that people play at one screen: decides what the screen may show and to whom, what may be played and what may
/// be undone. It has no clock, does not draw and does not store. It keeps the state at each moment, so undo, redo and
/// looking back are cheap.
///
/// Computers can have seats. The caller asks them and plays their answers here. No curtain falls for a computer, and
/// nobody sees its secrets. No curtain falls either for a person who plays alone against computers. In an analysis
/// people answer for all seats.
///
/// Seats can have screens of their own (set_other_screens()), where they answer; then everybody sees this screen.
/// give_to() makes this the screen of one seat.
///
/// "Now" is the moment at which the game continues, and the current question is the one asked then. look_at() only
/// changes the moment that is shown. An analysis (branch_here()) is a separate game, with a now of its own, in which
/// everything may be undone; the game itself stays as it is until end_analysis().
class Sitting
{
public:
    /// `game` must pass record::validate_game(). Its first `cursor` actions are played, the others can be redone. If
    /// the question at the cursor is secret, the curtain is down.
    explicit Sitting(record::Game game, Moment cursor = never);

    // --- what the screen shows -----------------------------------------------------------------------------------

    /// Returns what the screen may show of the shown moment. The viewer is
    /// - the asked seat in an analysis, or if it raised the curtain, or if the question is public, hands are open and
    ///   the seat has no screen of its own;
    /// - the only person at the table, whoever is asked;
    /// - the seat to which the screen was given, whoever is asked;
    /// - nobody in all other cases: while the curtain is down, a computer is asked, or hands are hidden.
    ///
    /// The legal actions are those of the asked seat. There are none while the curtain is down, while a computer is
    /// asked, while looking back, and while is_answered_elsewhere().
    PlayerView shown() const;

    /// Returns the curtain if it is down; nothing if the question may be shown. It is never down in an analysis, or for
    /// a disk with only one legal region. While looking back it may be down for the current question; the past moment
    /// is then shown as everybody may see it.
    std::optional<Curtain> curtain() const;

    /// Returns the seats that take over the screen one after another in the current round of secret answers: first
    /// those that have answered, then the asked one, then the others. Leaves out computers, seats with a screen of
    /// their own, and seats that have only one region for their disk. Empty if no such round is under way.
    std::vector<Seat> hand_overs() const;

    /// Raises the curtain, if it is down: its seat has the screen alone. It falls again at the next question, with
    /// these exceptions. If one device is passed round, it stays up for a secret question to the same seat, and for a
    /// bid right after the seat's answer. On a screen that all see, it stays up only within one choice: the cards of a
    /// hand, a power card and its modifier, and, with open hands, the steps that a Veto could stop.
    void raise_curtain();
    /// Sets whether one device is passed from hand to hand (true), or all see one screen (false).
    void set_hot_seat(bool hot_seat) { hot_seat_ = hot_seat; }
    bool is_hot_seat() const { return hot_seat_; }

    /// Lowers the curtain again, for a player who was called away. Does nothing at public questions.
    void lower_curtain();

    /// Returns the current question, even if the curtain is down; during an analysis, the question there.
    Decision decision() const { return history().state().decision; }
    bool over() const { return is_over(history().state()); }
    const Setup& setup() const { return history().state().setup; }
    std::span<const record::Player> players() const { return main_.game().players; }
    /// True if a computer has the seat, even in an analysis.
    bool is_computer(Seat seat) const { return seat < players().size() && !players()[seat].controller.is_person(); }
    /// True if a computer is asked now and may answer: not in an analysis, nor while looking back, nor on a screen of
    /// one seat.
    bool awaits_computer() const;
    /// Returns the view of the asked seat with its secrets, for the computer that answers for it. The game must not be
    /// over.
    PlayerView seen_by_asked() const { return view(history().state(), decision().seat); }

    // --- several screens -----------------------------------------------------------------------------------------

    /// Sets which seats have a screen of their own. No curtain falls for them, and they answer secret questions there;
    /// public ones can be answered here, too. Everybody sees this screen, so it never shows a secret of theirs.
    void set_other_screens(SeatBits seats);
    SeatBits other_screens() const { return other_screens_; }
    bool has_other_screen(Seat seat) const { return seat < max_players && ((other_screens_ >> seat) & 1U) != 0; }
    /// Lets a person play the seat from now on. `name` is valid (record::Player); if it is empty, the old one stays.
    void seat_person(Seat seat, std::string name);
    /// Lets a computer of this level, 1 … record::max_computer_level, play the seat from now on.
    void seat_computer(Seat seat, int level);
    /// Makes this the screen of one seat: it shows what that seat sees, no curtain falls, and only this seat answers
    /// here. With `nobody` it is for watching.
    void give_to(Seat owner) { owner_ = owner; }
    /// Returns the seat of give_to(); nothing if this is the screen of the table.
    std::optional<Seat> owner() const { return owner_; }
    /// Replaces what a screen of one seat shows; call give_to() before. Ends an analysis and looking back. `game`
    /// passes record::validate_game() and has no action: it begins at the state that is shown. `log` is what the seat
    /// may know of the actions before it, the oldest first, and `start` are the events before these. Lines that stay
    /// the same keep their keys.
    void follow(record::Game game, std::vector<LogLine> log, std::vector<Event> start);
    /// True if the current question must be answered at another screen. On a screen of one seat that is any question to
    /// another seat, including a computer's. False in an analysis and after the end of the game.
    bool is_answered_elsewhere() const;

    // --- playing -------------------------------------------------------------------------------------------------

    /// Answers the current question, also on behalf of other screens. If the action is illegal, changes nothing and
    /// returns the rule that forbids it; Rule::OtherQuestion also while the curtain is down or a past moment is shown.
    std::optional<Refusal> play(Action action);
    /// Plays several answers of the asked seat in a row, as play(Action). If one is illegal, or another seat is asked
    /// before it, plays none and returns the rule that forbids it (Rule::OtherQuestion for another seat).
    std::optional<Refusal> play(std::span<const Action> answers);

    /// Returns, without playing them, what the screen may show after answers that only pick up a piece: begin the
    /// special action, choose its effect, lift a caballero. Returns nothing if an answer is illegal or does anything
    /// else, so that nobody can look ahead, and while play() would refuse every answer.
    std::optional<PlayerView> ahead(std::span<const Action> answers) const;

    /// Returns the events of the action that led to now, for sounds and motion, as far as the viewer of the screen may
    /// know them. After a play() of several answers, these are the events of the last one.
    std::vector<VisibleEvent> last_events() const { return events_to(now()); }
    /// Returns the events of the action that led to a moment (0 … now), as far as the viewer of the screen could know
    /// them then. Empty for moment 0.
    std::vector<VisibleEvent> events_to(Moment moment) const;

    // --- undo and redo -------------------------------------------------------------------------------------------

    /// Returns whether undo() is free. It undoes the last decision of a person and all answers of computers after it.
    /// Undone actions count as decisions of their players, so two players cannot undo one after the other for free.
    /// Decisions of computers do not count, and a person alone with computers always undoes for free. An action that
    /// puts down a piece is undone together with those that picked it up.
    UndoRight undo_right() const;
    /// Returns whether reset_turn() is free.
    UndoRight reset_right() const;
    /// Returns whether undo_to() is free; UndoRight::Nothing if the moment is not before now.
    UndoRight right_to_undo_to(Moment moment) const;

    /// Returns the seats whose decisions an undo to the moment would undo, each once, in the order of their first one;
    /// none if the moment is not before now.
    std::vector<Seat> deciders_since(Moment moment) const;
    /// Returns the moment to which undo() leads: before the last decision of a person; now, if there is none.
    Moment before_last_decision() const;

    /// Undo if it is free. Return UndoRight::Free if they did, otherwise the reason why not.
    UndoRight undo();
    UndoRight reset_turn();
    UndoRight undo_to(Moment moment);

    /// Undo with the consent of all players. Return false if there is nothing to undo.
    bool undo_with_consent();
    bool reset_turn_with_consent();
    bool undo_to_with_consent(Moment moment);

    /// Plays an undone action again, which is always free. Returns false if !can_redo().
    bool redo();
    /// False if no action was undone, and while is_answered_elsewhere(): a secret answer is given again at its own
    /// screen.
    bool can_redo() const { return history().cursor() < history().end() && !is_answered_elsewhere(); }
    /// True if the last action picked up a piece, and the next one to redo continues the same move.
    bool redo_continues_move() const;

    /// Returns the moment to which reset_turn() leads: the beginning of the current turn, or a person's first decision
    /// in it if a computer was asked before. Outside of turns (bids, disks of a general scoring, before the first
    /// round, after the end), returns now.
    Moment turn_start() const;

    // --- the log, looking back and branching ----------------------------------------------------------------------

    /// Returns the number of log lines up to now, one for each action.
    std::size_t log_size() const { return history().cursor(); }
    /// Returns log line `index` (below log_size()) as the viewer of the screen may read it. On a screen that several
    /// people see, it holds no secrets at public questions and behind the curtain.
    LogLine log_line(std::size_t index) const;
    /// Returns table::turn_at() for a moment, 0 … now.
    int turn_at(Moment moment) const { return table::turn_at(history(), moment); }
    /// Returns the key of log_line(index). Lines with equal keys are equal.
    LogLineKey log_line_key(std::size_t index) const;
    /// Returns the comments of the record, by moments, including undone ones.
    std::span<const record::Comment> comments() const { return history().game().comments; }
    /// Returns the comments of the game itself, even in an analysis.
    std::span<const record::Comment> comments_before() const { return main_.game().comments; }
    /// Returns the events of the set-up of the game itself, even in an analysis; on a screen of one seat those of
    /// follow().
    std::span<const Event> start_events() const { return owner_ ? told_start_ : main_.start_events(); }
    /// Returns a number that changes whenever follow() changes start_events().
    std::size_t start_number() const { return start_number_; }

    /// Shows a past moment (0 … now) as it was known then. Now itself, or a later moment, ends looking back.
    void look_at(Moment moment);
    void return_to_now() { looking_.reset(); }
    bool looking_back() const { return looking_.has_value(); }
    Moment now() const { return history().cursor(); }
    /// Returns the moment that is shown.
    Moment moment() const { return looking_.value_or(now()); }

    /// Begins an analysis at the shown moment. What is hidden at this moment is dealt again, so that nobody learns it;
    /// a finished game has no secrets and is analysed as it was. Within an analysis, continues it from the shown
    /// moment; later actions can be redone.
    void branch_here();
    bool analysing() const { return analysis_.has_value(); }
    /// Returns the moment of the game at which the last analysis began.
    Moment branched_at() const { return branched_at_; }
    /// Returns line `index` (below lines_before()) of the log before that of history(): on a screen of one seat, the
    /// log of follow(); for an analysis with a log of its own, that of the game before it, as everybody may read it.
    LogLine line_before(std::size_t index) const;
    /// Returns the key of line_before(index).
    LogLineKey line_key_before(std::size_t index) const;
    /// Returns the number of lines for line_before(). Without follow(), 0 unless there is an analysis with a log of its
    /// own.
    std::size_t lines_before() const;
    /// True if something was played in the analysis.
    bool tried() const { return analysing() && now() > (continues_ ? branched_at_ : 0); }
    /// Drops the analysis, if there is one, and returns to now of the game itself.
    void end_analysis();

    /// Continues the game from the shown moment with the consent of all players, like undo_to_with_consent(). Returns
    /// the game as it was before, to be saved under another name; nothing if no past moment of the game itself is
    /// shown.
    std::optional<record::Game> play_on_from_here();

    // --- points --------------------------------------------------------------------------------------------------

    std::vector<Gain> gains() const { return table::gains(history()); }
    std::vector<ScoringSheet> scoring_sheets() const { return table::scoring_sheets(history()); }
    std::vector<PointsRow> points_by_source() const { return table::points_by_source(history()); }
    /// Returns the course of the game; on a screen of one seat, as far as the log of follow() tells it.
    Story story() const { return owner_ ? table::story(told_, main_.state()) : table::story(history()); }

    // --- saving and links ----------------------------------------------------------------------------------------

    /// Returns the game to save, with undone actions; never the analysis.
    const record::Game& game() const { return main_.game(); }
    /// Returns the number of its actions that are played.
    Moment cursor() const { return main_.cursor(); }
    /// Returns the state of game() at cursor() with all secrets, for the list of saved games. Screens draw shown().
    const State& saved_state() const { return main_.state(); }
    /// Returns a number that changes whenever game() or cursor() change and should be saved.
    std::uint64_t revision() const { return revision_; }

    /// Returns the game, or the analysis, without undone actions. For links and downloads.
    record::Game played() const;
    /// Returns the state at the shown moment with all secrets, for links and tests. Screens draw shown().
    const State& exact_state() const { return history().state_at(moment()); }
    /// Returns the seat whose view a link to the position shows: the one that has the screen alone, or nobody.
    Seat private_viewer() const { return reader(); }

    const History& history() const { return analysis_ ? *analysis_ : main_; }

private:
    History& current() { return analysis_ ? *analysis_ : main_; }
    Seat viewer() const;
    Seat reader() const;
    Seat only_person() const;
    bool keeps_screen(const Decision& before) const;
    void now_changed(const Decision& before);
    bool go_back_to(Moment moment);
    UndoRight go_back_if_free(Moment moment);

    History main_;
    std::optional<History> analysis_;
    Moment branched_at_ = 0;
    bool continues_ = false; ///< the analysis includes all moments of the game before it
    std::optional<Moment> looking_;
    Seat curtain_raised_by_ = nobody; ///< who has the screen alone; nobody at public questions
    bool hot_seat_ = false;
    SeatBits other_screens_ = 0;
    std::optional<Seat> owner_;               ///< the seat of give_to()
    std::vector<LogLine> told_;               ///< the log of follow()
    std::vector<std::uint64_t> told_numbers_; ///< LogLineKey::entry of each line of `told_`
    std::uint64_t last_told_ = 0;             ///< the last of these numbers
    std::vector<Event> told_start_;           ///< the start of follow()
    std::size_t start_number_ = 0;
    std::uint64_t revision_ = 0;
    std::uint64_t analyses_ = 0;
};

} // namespace elgrande::table
