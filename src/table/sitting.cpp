#include "table/sitting.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::table
{

namespace
{

/// True if the state is in a player's turn with their action card, not in the bids or in a general scoring.
bool within_a_turn(const State& state)
{
    const Question question = state.decision.question;
    return question != Question::FirstBidder && question != Question::Bid && question != Question::AddModifier
           && !is_before_play(state) && question != Question::GameOver
           && state.sealed.purpose != SealedPurpose::GeneralScoring;
}

bool same_turn(const State& left, const State& right)
{
    return within_a_turn(left) && within_a_turn(right) && left.rounds_begun == right.rounds_begun
           && left.turns_done == right.turns_done;
}

bool picks_up(ActionKind kind)
{
    return traits_of(kind).piece == PieceHandling::PicksUp;
}

bool puts_down(ActionKind kind)
{
    return traits_of(kind).piece == PieceHandling::PutsDown;
}

/// True if a player answers both questions as one choice: the cards of a hand, a power card and its modifier.
bool is_one_choice(Question before, Question asked)
{
    const auto bids = [](Question question) { return question == Question::Bid || question == Question::AddModifier; };
    return (before == Question::ChooseHand && asked == Question::ChooseHand)
           || (bids(before) && bids(asked) && before != asked);
}

/// True if a disk can be set in one way only. That is no secret, as everybody sees the only choice, so no curtain falls
/// for it. It is asked all the same, like the choice of the last action card: saved games and links contain its action,
/// and an answer by the program could not be undone, because undo would lead back to the question.
bool is_forced(const State& state)
{
    return state.decision.question == Question::SetDisk && legal(state).size() == 1;
}

/// True if the question is one of a round in which seats answer in secret and reveal their answers together.
bool is_of_secret_round(Question question)
{
    return question == Question::SetDisk || question == Question::PassModifier || question == Question::ChooseHand;
}

/// True for questions about a piece that has been picked up or is being picked up.
bool asks_for_piece(Question question)
{
    return question == Question::ChooseEffect || question == Question::ChooseGrande || question == Question::Lift
           || question == Question::Drop || question == Question::MoveKing || question == Question::MoveGrande
           || question == Question::MoveBoard;
}

} // namespace

Sitting::Sitting(record::Game game, Moment cursor) : main_(std::move(game), cursor) {}

// --- what the screen shows -------------------------------------------------------------------------------------------

/// Returns the seat that the screen belongs to: that of give_to(), or of the only person among computers; nobody if
/// there are several persons or none, or if others see the screen.
Seat Sitting::only_person() const
{
    if (owner_ || other_screens_ != 0)
    {
        return owner_.value_or(nobody);
    }
    Seat found = nobody;
    for (const Seat seat : Seats(static_cast<int>(players().size())))
    {
        if (!is_computer(seat))
        {
            if (found != nobody)
            {
                return nobody;
            }
            found = seat;
        }
    }
    return found;
}

/// Returns the seat that has the screen alone, or nobody.
Seat Sitting::reader() const
{
    const Seat alone = only_person();
    return alone != nobody ? alone : curtain_raised_by_;
}

Seat Sitting::viewer() const
{
    const Decision asked = decision();
    if (analysing())
    {
        return asked.seat;
    }
    if (const Seat alone = only_person(); alone != nobody || owner_)
    {
        return alone;
    }
    if (is_computer(asked.seat))
    {
        return nobody;
    }
    // A past moment with a secret question stays secret: at a public question, nobody sees its secrets.
    if (is_secret(setup(), asked.question) || is_secret(setup(), exact_state().decision.question))
    {
        return curtain_raised_by_;
    }
    return setup().hidden_hands || has_other_screen(asked.seat) ? nobody : asked.seat;
}

bool Sitting::awaits_computer() const
{
    return !owner_ && !analysing() && !looking_back() && !over() && is_computer(decision().seat);
}

PlayerView Sitting::shown() const
{
    PlayerView result = view(exact_state(), viewer());
    if (looking_back() || (!analysing() && is_computer(decision().seat)) || is_answered_elsewhere())
    {
        result.legal = ActionList{};
    }
    else if (viewer() == nobody && !curtain() && !over())
    {
        result.legal = legal(history().state());
    }
    return result;
}

std::optional<Curtain> Sitting::curtain() const
{
    const Decision asked = decision();
    if (analysing() || !is_secret(setup(), asked.question) || curtain_raised_by_ == asked.seat
        || is_computer(asked.seat) || has_other_screen(asked.seat) || owner_ || only_person() != nobody
        || is_forced(history().state()))
    {
        return std::nullopt;
    }
    return Curtain{asked.seat, asked.question};
}

std::vector<Seat> Sitting::hand_overs() const
{
    std::vector<Seat> answered;
    std::vector<Seat> due;
    State trial = history().state();
    const Decision asked = trial.decision;
    if (!is_of_secret_round(asked.question))
    {
        return answered;
    }
    for (int i = 0; i < trial.players(); ++i)
    {
        const Seat seat = trial.decision.seat;
        if (!is_computer(seat) && !has_other_screen(seat) && !is_forced(trial))
        {
            if (trial.sealed.is_given(seat))
            {
                answered.push_back(seat);
            }
            else if (trial.sealed.is_due(seat))
            {
                due.push_back(seat);
            }
        }
        trial.decision.seat = left_of(seat, trial.players());
    }
    answered.insert(answered.end(), due.begin(), due.end());
    return answered;
}

void Sitting::raise_curtain()
{
    if (const auto down = curtain())
    {
        curtain_raised_by_ = down->seat;
    }
}

void Sitting::lower_curtain()
{
    curtain_raised_by_ = nobody;
}

/// True if the player who raised the curtain for the question `before` still has the screen for the current one.
bool Sitting::keeps_screen(const Decision& before) const
{
    const Decision asked = decision();
    if (!is_secret(setup(), asked.question) || asked.seat != curtain_raised_by_)
    {
        return false;
    }
    const bool hides_hand = setup().hidden_hands;
    return hot_seat_ || is_one_choice(before.question, asked.question)
           || (!hides_hand && before.question == Question::Veto && asked.question == Question::Veto);
}

/// Called after each change of now. Only the player who raised the curtain keeps the screen, and only for secret
/// questions.
void Sitting::now_changed(const Decision& before)
{
    looking_.reset();
    if (analysing())
    {
        return;
    }
    ++revision_;
    if (!keeps_screen(before))
    {
        curtain_raised_by_ = nobody;
    }
}

// --- several screens -------------------------------------------------------------------------------------------------

void Sitting::set_other_screens(SeatBits seats)
{
    if (std::exchange(other_screens_, seats) != seats)
    {
        curtain_raised_by_ = nobody; // others now see the screen
    }
}

void Sitting::seat_person(Seat seat, std::string name)
{
    main_.seat_person(seat, std::move(name));
    ++revision_;
}

void Sitting::seat_computer(Seat seat, int level)
{
    main_.seat_computer(seat, level);
    ++revision_;
}

void Sitting::follow(record::Game game, std::vector<LogLine> log, std::vector<Event> start)
{
    const auto same = static_cast<std::size_t>(std::mismatch(told_.begin(), told_.end(), log.begin(), log.end()).first
                                               - told_.begin());
    told_numbers_.resize(same);
    while (told_numbers_.size() < log.size())
    {
        told_numbers_.push_back(++last_told_);
    }
    told_ = std::move(log);
    start_number_ += told_start_ == start ? 0 : 1;
    told_start_ = std::move(start);
    main_ = History(std::move(game), 0);
    analysis_.reset();
    looking_.reset();
    ++revision_;
}

bool Sitting::is_answered_elsewhere() const
{
    const Decision asked = decision();
    if (analysing() || over())
    {
        return false;
    }
    return owner_ ? asked.seat != *owner_
                  : !is_computer(asked.seat) && has_other_screen(asked.seat) && is_secret(setup(), asked.question)
                        && !is_forced(history().state());
}

// --- playing ---------------------------------------------------------------------------------------------------------

std::optional<Refusal> Sitting::play(Action action)
{
    return play(std::span(&action, 1));
}

std::optional<Refusal> Sitting::play(std::span<const Action> answers)
{
    if (looking_back() || curtain())
    {
        return Refusal{Rule::OtherQuestion};
    }
    State trial = history().state();
    const Seat seat = trial.decision.seat;
    for (const Action answer : answers)
    {
        if (trial.decision.seat != seat)
        {
            return Refusal{Rule::OtherQuestion};
        }
        if (const auto forbidden = refusal(trial, answer))
        {
            return forbidden;
        }
        apply(trial, answer);
    }
    const Decision before = decision();
    for (const Action answer : answers)
    {
        current().play(answer);
    }
    now_changed(before);
    // Who ends a round may be the first to bid in the next one, and then already holds a device that is passed round.
    // The seat that bids first in the game is entered by the whole table, so nobody holds the device alone.
    const Decision asked = decision();
    if (hot_seat_ && !analysing() && asked.question == Question::Bid && setup().hidden_hands
        && asked.seat == before.seat && before.question != Question::FirstBidder && !has_other_screen(asked.seat))
    {
        curtain_raised_by_ = asked.seat;
    }
    return std::nullopt;
}

std::optional<PlayerView> Sitting::ahead(std::span<const Action> answers) const
{
    State trial = history().state();
    if (looking_back() || curtain() || is_over(trial))
    {
        return std::nullopt;
    }
    const Seat seat = trial.decision.seat;
    for (const Action answer : answers)
    {
        if (trial.decision.seat != seat || !picks_up(answer.kind) || refusal(trial, answer))
        {
            return std::nullopt;
        }
        apply(trial, answer);
    }
    if (trial.decision.seat != seat || !asks_for_piece(trial.decision.question))
    {
        return std::nullopt;
    }
    PlayerView result = view(trial, viewer());
    result.legal = legal(trial);
    return result;
}

std::vector<VisibleEvent> Sitting::events_to(Moment moment) const
{
    return moment == 0 ? std::vector<VisibleEvent>{}
                       : table::log_line(history(), moment - 1, moment, analysing() ? viewer() : reader()).events;
}

// --- undo and redo ---------------------------------------------------------------------------------------------------

UndoRight Sitting::right_to_undo_to(Moment moment) const
{
    if (moment >= now())
    {
        return UndoRight::Nothing;
    }
    if (analysing() || only_person() != nobody)
    {
        return UndoRight::Free; // nobody else has to consent
    }
    // Undone actions count as well: they were seen and decided.
    const auto since = history().entries().subspan(moment);
    if (std::any_of(since.begin(), since.end(), [](const Entry& entry) { return entry.reveals; }))
    {
        return UndoRight::HiddenRevealed;
    }
    const auto person =
        std::find_if(since.begin(), since.end(), [this](const Entry& e) { return !is_computer(e.seat); });
    const Seat seat = person != since.end() ? person->seat : nobody;
    const bool alone =
        std::all_of(person, since.end(), [&](const Entry& e) { return e.seat == seat || is_computer(e.seat); });
    return alone ? UndoRight::Free : UndoRight::AnotherDecided;
}

/// In an analysis, people decide for all seats. Picking a piece up and putting it down is one decision, as it is one
/// drag.
Moment Sitting::before_last_decision() const
{
    const auto played = history().entries().first(now());
    const auto last = std::find_if(played.rbegin(), played.rend(),
                                   [this](const Entry& entry) { return analysing() || !is_computer(entry.seat); });
    if (last == played.rend())
    {
        return now();
    }
    Moment moment = static_cast<Moment>(played.rend() - last) - 1;
    const Seat seat = last->seat;
    const bool is_laid = puts_down(last->action.kind);
    while (is_laid && moment > 0 && played[moment - 1].seat == seat && picks_up(played[moment - 1].action.kind))
    {
        --moment;
    }
    return moment;
}

std::vector<Seat> Sitting::deciders_since(Moment moment) const
{
    std::vector<Seat> seats;
    for (const Entry& entry : history().entries().first(now()).subspan(std::min(moment, now())))
    {
        if (std::find(seats.begin(), seats.end(), entry.seat) == seats.end())
        {
            seats.push_back(entry.seat);
        }
    }
    return seats;
}

UndoRight Sitting::undo_right() const
{
    return right_to_undo_to(before_last_decision());
}

UndoRight Sitting::reset_right() const
{
    return right_to_undo_to(turn_start());
}

Moment Sitting::turn_start() const
{
    Moment start = now();
    while (start > 0 && same_turn(history().state_at(start - 1), history().state()))
    {
        --start;
    }
    // What a computer did before a person was asked is not part of that person's turn.
    while (start < now() && !analysing() && is_computer(history().entries()[start].seat))
    {
        ++start;
    }
    return start;
}

bool Sitting::go_back_to(Moment moment)
{
    if (moment >= now())
    {
        return false;
    }
    const Decision before = decision();
    current().go_to(moment);
    now_changed(before);
    return true;
}

UndoRight Sitting::go_back_if_free(Moment moment)
{
    const UndoRight right = right_to_undo_to(moment);
    if (right == UndoRight::Free)
    {
        go_back_to(moment);
    }
    return right;
}

UndoRight Sitting::undo()
{
    return go_back_if_free(before_last_decision());
}

UndoRight Sitting::reset_turn()
{
    return go_back_if_free(turn_start());
}

UndoRight Sitting::undo_to(Moment moment)
{
    return go_back_if_free(moment);
}

bool Sitting::undo_with_consent()
{
    return go_back_to(before_last_decision());
}

bool Sitting::reset_turn_with_consent()
{
    return go_back_to(turn_start());
}

bool Sitting::undo_to_with_consent(Moment moment)
{
    return go_back_to(moment);
}

bool Sitting::redo()
{
    if (!can_redo())
    {
        return false;
    }
    const Decision before = decision();
    current().go_to(now() + 1);
    now_changed(before);
    return true;
}

bool Sitting::redo_continues_move() const
{
    if (now() == 0 || !can_redo())
    {
        return false;
    }
    const Entry& done = history().entries()[now() - 1];
    const Entry& next = history().entries()[now()];
    return picks_up(done.action.kind) && done.seat == next.seat
           && (picks_up(next.action.kind) || puts_down(next.action.kind));
}

// --- the log, looking back and branching -----------------------------------------------------------------------------

LogLine Sitting::log_line(std::size_t index) const
{
    return table::log_line(history(), index, now(), analysing() ? viewer() : reader());
}

LogLineKey Sitting::log_line_key(std::size_t index) const
{
    return table::log_line_key(history(), index, now(), analysing() ? viewer() : reader());
}

LogLine Sitting::line_before(std::size_t index) const
{
    return told_.empty() ? table::log_line(main_, index, main_.cursor(), nobody) : told_[index];
}

LogLineKey Sitting::line_key_before(std::size_t index) const
{
    return told_.empty() ? table::log_line_key(main_, index, main_.cursor(), nobody)
                         : LogLineKey{told_numbers_[index], false, nobody};
}

std::size_t Sitting::lines_before() const
{
    return !told_.empty() ? told_.size() : analysing() && !continues_ ? branched_at_ : 0;
}

void Sitting::look_at(Moment moment)
{
    looking_.reset();
    if (moment < now())
    {
        looking_ = moment;
    }
}

void Sitting::branch_here()
{
    const Moment from = moment();
    if (analysing())
    {
        go_back_to(from);
        looking_.reset();
        return;
    }
    const bool finished = is_over(main_.state_at(main_.end()));
    record::Game game = main_.game();
    if (!finished)
    {
        const State& truth = main_.state_at(from);
        const State dealt = determinize(truth, nobody, Random(hash(truth) + ++analyses_));
        game = record::Game{dealt.setup, main_.game().players, dealt, {}};
    }
    analysis_.emplace(std::move(game), finished ? from : 0);
    branched_at_ = from;
    continues_ = finished;
    looking_.reset();
    curtain_raised_by_ = nobody;
}

void Sitting::end_analysis()
{
    analysis_.reset();
    looking_.reset();
}

std::optional<record::Game> Sitting::play_on_from_here()
{
    if (analysing() || !looking_back())
    {
        return std::nullopt;
    }
    record::Game old = main_.game();
    go_back_to(*looking_);
    return old;
}

// --- saving and links ------------------------------------------------------------------------------------------------

record::Game Sitting::played() const
{
    record::Game result = history().game();
    record::truncate(result, now());
    return result;
}

} // namespace elgrande::table
