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
#include <vector>

namespace elgrande::table
{

/// Whether something may be undone, and why the table has to be asked before.
enum class UndoRight : std::uint8_t
{
    Free,           ///< nothing hidden was revealed, and nobody else decided since
    HiddenRevealed, ///< ask the table: cards, disks or the Castillo were seen since
    AnotherDecided, ///< ask the table: another player decided since
    Nothing         ///< there is nothing to undo
};

/// The screen must be handed over before the question can be shown.
struct Curtain
{
    Seat seat = nobody; ///< who takes the screen
    Question question{};

    bool operator==(const Curtain&) const = default;
};

/// People around one screen playing one game: what the screen may show, who has it, what was played, what may be taken
/// back. It never reads a clock, draws or stores; it keeps every moment, so undo, redo and looking back cost nothing.
///
/// A computer has some of the seats, or all of them: somebody else asks it and plays its answers here. It needs no
/// screen, so nobody sees what only its seat may see, and no curtain falls for it; nor does one for a person who sits
/// alone with computers, and who has the screen all the time. In an analysis people answer for all seats.
///
/// The game goes on at "now". Looking back (look_at) only changes what is shown. An analysis (branch_here) is a game of
/// its own on top, in which everything may be undone; the game below is untouched until end_analysis().
class Sitting
{
public:
    /// `game` must pass record::validate_game(). Its first `cursor` actions are played, the others can be redone: a
    /// reload restores undo and redo alike. If the question at the cursor is secret, the curtain is down.
    explicit Sitting(record::Game game, Moment cursor = never);

    // --- what the screen shows -----------------------------------------------------------------------------------

    /// What may be on the screen now, of the moment that is looked at or of now. The viewer is
    /// - the asked seat, if the question is public and hands are open, or if they raised the curtain;
    /// - the only person at the table, whoever is asked;
    /// - nobody while a curtain is down (no legal actions then), and, so that no hand is shown, at public questions
    ///   of a game with hidden hands (the legal actions are those of the asked seat), and while a computer is asked.
    /// There are no legal actions where a computer is asked, nor
    /// while looking back.
    PlayerView shown() const;

    /// Who must take the screen; nothing if the question may be seen as it is. Never down in an analysis, nor before a
    /// disk that can be set in one way only.
    /// While looking back it may be down for now: the past moment is then shown as everybody may see it.
    std::optional<Curtain> curtain() const;

    /// The seat of the curtain has the screen alone. Of a device that is passed round it stays up for their next
    /// question if that is secret too, and does not fall before the bid of whoever answered the question before. On a
    /// screen that all see it stays up only within one choice: the cards of a hand, a power card and its modifier, and,
    /// where hands lie open, the steps that a Veto could stop.
    void raise_curtain();
    /// One device that goes from hand to hand; else a screen that all see.
    void set_passed_round(bool passed_round) { passed_round_ = passed_round; }
    bool passed_round() const { return passed_round_; }

    /// Down again, for a player who was called away. Nothing happens at public questions.
    void lower_curtain();

    /// Seat and question at now, curtain or not.
    Decision decision() const { return history().state().decision; }
    bool over() const { return is_over(history().state()); }
    const Setup& setup() const { return history().state().setup; }
    std::span<const record::Player> players() const { return main_.game().players; }
    /// Does a computer play the seat in the game itself?
    bool is_computer(Seat seat) const { return seat < players().size() && !players()[seat].controller.is_person(); }
    /// A computer is asked now, in the game itself, and nothing keeps it from answering.
    bool awaits_computer() const;
    /// What the seat that is asked may see: for whoever thinks for it.
    PlayerView seen_by_asked() const { return view(history().state(), decision().seat); }

    // --- playing -------------------------------------------------------------------------------------------------

    /// Plays at now. The rule that forbids it otherwise, and nothing has changed; Rule::OtherQuestion also while the
    /// curtain is down or a past moment is shown.
    std::optional<Refusal> play(Action action);
    /// Several answers of the asked player, one after the other: all of them, or none and the rule that forbids it.
    std::optional<Refusal> play(std::span<const Action> answers);

    /// What they would see after answers by which they take up a piece: they begin their special action, choose its
    /// effect and lift. Nothing if one of them is not legal, or if they lead to anything else: nobody looks ahead by
    /// it.
    std::optional<PlayerView> ahead(std::span<const Action> answers) const;

    /// What the last play() told, for sounds and motion; as whoever sees the screen now may know it.
    std::vector<Told> last_events() const { return events_to(now()); }
    /// What the action told that led to a moment, 0 … now, as it was known then: for motion in the past. None to 0.
    std::vector<Told> events_to(Moment moment) const;

    // --- undo and redo -------------------------------------------------------------------------------------------

    /// Of the last decision of a person, with all that computers answered since. What was undone counts as "since":
    /// two players cannot undo one after the other for free. What computers decided stands in nobody's way, and a
    /// person alone with them asks nobody. What lays down a piece goes back together with what took it up.
    UndoRight undo_right() const;
    /// Of everything that was done in the turn of now.
    UndoRight reset_right() const;
    /// Of everything after the moment; Nothing if it is not before now.
    UndoRight right_to_undo_to(Moment moment) const;

    /// Who decided what would be taken back to the moment, each once, in the order in which they began.
    std::vector<Seat> deciders_since(Moment moment) const;
    /// Where undo() leads: before the last decision of a person; now, if there is none.
    Moment before_last_decision() const;

    /// Do it if it is free; the answer says whether it was done (Free) and why not.
    UndoRight undo();
    UndoRight reset_turn();
    UndoRight undo_to(Moment moment);

    /// The table was asked and agrees. False if there is nothing to undo.
    bool undo_with_consent();
    bool reset_turn_with_consent();
    bool undo_to_with_consent(Moment moment);

    /// One action that was undone, always free. False if there is none.
    bool redo();
    bool can_redo() const { return history().cursor() < history().end(); }
    /// The action before now took up a piece, and the next one to be redone goes on with it.
    bool goes_on_to_redo() const;

    /// Where reset_turn() leads: the beginning of the turn, or of the bid or disk, that is asked for now.
    Moment turn_start() const;

    // --- the log, looking back and branching ----------------------------------------------------------------------

    /// Log lines up to now, one an action; line n is log_line(n).
    std::size_t log_size() const { return history().cursor(); }
    /// As the one who has the screen may read it: nobody's secrets at public questions and behind the curtain.
    LogLine log_line(std::size_t index) const;
    /// The turn that is played at a moment up to now, see log.hpp.
    int turn_at(Moment moment) const { return table::turn_at(history(), moment); }
    /// As long as it is the same, so is log_line(index).
    Reading reading(std::size_t index) const;
    /// What the record says, by moments, also of moments that were taken back.
    std::span<const record::Comment> comments() const { return history().game().comments; }
    /// The same of the game below an analysis.
    std::span<const record::Comment> comments_before() const { return main_.game().comments; }
    /// What the set-up of the game told, also in an analysis.
    std::span<const Event> start_events() const { return main_.start_events(); }

    /// Shows a past moment, 0 … now: what was open then. Now itself ends looking back.
    void look_at(Moment moment);
    void return_to_now() { looking_.reset(); }
    bool looking_back() const { return looking_.has_value(); }
    Moment now() const { return history().cursor(); }
    /// The moment that is shown.
    Moment moment() const { return looking_.value_or(now()); }

    /// Opens an analysis at the shown moment. What is hidden at this moment is dealt again, so nobody learns what will
    /// come; a finished game has no secrets and is analysed as it was. Nothing of the game is lost.
    /// Within an analysis it goes on from the shown moment, and what came after can be redone.
    void branch_here();
    bool analysing() const { return analysis_.has_value(); }
    /// The moment of the game at which the analysis began.
    Moment branched_at() const { return branched_at_; }
    /// Of an analysis that has a log of its own: line `index` of the game's log before it, as everybody may read it.
    LogLine line_before(std::size_t index) const { return table::log_line(main_, index, main_.cursor(), nobody); }
    Reading reading_before(std::size_t index) const { return table::reading(main_, index, main_.cursor(), nobody); }
    /// How many of them there are; 0 where the analysis goes on with the log of the game.
    std::size_t lines_before() const { return analysing() && !continues_ ? branched_at_ : 0; }
    /// Something was played in it.
    bool tried() const { return analysing() && now() > (continues_ ? branched_at_ : 0); }
    /// Back to the game at its now.
    void end_analysis();

    /// The table agrees to play on from the shown moment: undo_to_with_consent() that also hands out the game as it was
    /// for keeping under another name. Nothing happens without a past moment of the game itself.
    std::optional<record::Game> play_on_from_here();

    // --- points --------------------------------------------------------------------------------------------------

    std::vector<Gain> gains() const { return table::gains(history()); }
    std::vector<ScoringSheet> scoring_sheets() const { return table::scoring_sheets(history()); }
    std::vector<PointsRow> points_by_source() const { return table::points_by_source(history()); }
    Story story() const { return table::story(history()); }

    // --- saving and links ----------------------------------------------------------------------------------------

    /// The game to be saved, with what was undone; never the analysis.
    const record::Game& game() const { return main_.game(); }
    /// How many of its actions are played.
    Moment cursor() const { return main_.cursor(); }
    /// The state of game() at cursor(), with everything in it: for the list of saved games, screens draw shown().
    const State& saved_state() const { return main_.state(); }
    /// Changes whenever game() or cursor() do: then it is time to save.
    std::uint64_t revision() const { return revision_; }

    /// What is played now, without what was undone; in an analysis the analysed game. For links and downloads.
    record::Game played() const;
    /// The state at the shown moment with everything in it: for links and tests only, screens draw shown().
    const State& exact_state() const { return history().state_at(moment()); }
    /// As whose view a link of the position is made: who has the screen alone, else nobody.
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
    bool continues_ = false; ///< the analysis has all moments of the game before it
    std::optional<Moment> looking_;
    Seat curtain_raised_by_ = nobody; ///< who has the screen alone; nobody at public questions
    bool passed_round_ = false;
    std::uint64_t revision_ = 0;
    std::uint64_t analyses_ = 0;
};

} // namespace elgrande::table
