#include "table/sitting.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::table
{

namespace
{

/// Does the state belong to the turn of a player with his action card (not to bidding or to a general scoring)?
bool within_a_turn(const State& state)
{
    const Question question = state.decision.question;
    return question != Question::FirstBidder && question != Question::Bid && question != Question::AddModifier
           && question != Question::PassModifier && question != Question::GameOver
           && state.disk_purpose != DiskPurpose::GeneralScoring;
}

bool same_turn(const State& left, const State& right)
{
    return within_a_turn(left) && within_a_turn(right) && left.rounds_begun == right.rounds_begun
           && left.turns_done == right.turns_done;
}

} // namespace

bool is_secret(const Setup& setup, Question question)
{
    switch (question)
    {
    case Question::SetDisk:
    case Question::Veto:
    case Question::PassModifier:
        return true;
    case Question::Bid:
    case Question::AddModifier:
    case Question::TakeBack:
        return setup.hidden_hands;
    default:
        return false;
    }
}

Sitting::Sitting(record::Game game, Moment cursor) : main_(std::move(game), cursor) {}

// --- what the screen shows -------------------------------------------------------------------------------------------

Seat Sitting::viewer() const
{
    const Decision asked = decision();
    if (analysing())
    {
        return asked.seat;
    }
    if (is_secret(setup(), asked.question))
    {
        return curtain_raised_by_;
    }
    return setup().hidden_hands ? nobody : asked.seat;
}

PlayerView Sitting::shown() const
{
    PlayerView result = view(exact_state(), viewer());
    if (looking_back())
    {
        result.legal = ActionList{};
    }
    else if (viewer() == nobody && !curtain() && !over())
    {
        result.legal = legal(line().state());
    }
    return result;
}

std::optional<Curtain> Sitting::curtain() const
{
    const Decision asked = decision();
    if (analysing() || !is_secret(setup(), asked.question) || curtain_raised_by_ == asked.seat)
    {
        return std::nullopt;
    }
    return Curtain{asked.seat, asked.question};
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

/// After every change of now: only the player who raised the curtain keeps the screen, and only for secret questions.
void Sitting::now_changed()
{
    looking_.reset();
    if (analysing())
    {
        return;
    }
    ++revision_;
    const Decision asked = decision();
    if (!is_secret(setup(), asked.question) || asked.seat != curtain_raised_by_)
    {
        curtain_raised_by_ = nobody;
    }
}

// --- playing ---------------------------------------------------------------------------------------------------------

std::optional<Refusal> Sitting::play(Action action)
{
    if (looking_back() || curtain())
    {
        return Refusal{Rule::OtherQuestion};
    }
    if (const auto forbidden = refusal(line().state(), action))
    {
        return forbidden;
    }
    current().play(action);
    now_changed();
    return std::nullopt;
}

std::vector<Told> Sitting::last_events() const
{
    return now() == 0 ? std::vector<Told>{} : log_line(now() - 1).events;
}

// --- undo and redo ---------------------------------------------------------------------------------------------------

UndoRight Sitting::right_to_undo_to(Moment moment) const
{
    if (moment >= now())
    {
        return UndoRight::Nothing;
    }
    if (analysing())
    {
        return UndoRight::Free;
    }
    // What was undone already counts as well: it was seen and decided.
    const auto since = line().entries().subspan(moment);
    if (std::any_of(since.begin(), since.end(), [](const Entry& entry) { return entry.reveals; }))
    {
        return UndoRight::HiddenRevealed;
    }
    const Seat seat = since.front().seat;
    const bool alone = std::all_of(since.begin(), since.end(), [&](const Entry& e) { return e.seat == seat; });
    return alone ? UndoRight::Free : UndoRight::AnotherDecided;
}

UndoRight Sitting::undo_right() const
{
    return now() == 0 ? UndoRight::Nothing : right_to_undo_to(now() - 1);
}

UndoRight Sitting::reset_right() const
{
    return right_to_undo_to(turn_start());
}

Moment Sitting::turn_start() const
{
    Moment start = now();
    while (start > 0 && same_turn(line().state_at(start - 1), line().state()))
    {
        --start;
    }
    return start;
}

bool Sitting::go_back_to(Moment moment)
{
    if (moment >= now())
    {
        return false;
    }
    current().go_to(moment);
    now_changed();
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
    return now() == 0 ? UndoRight::Nothing : go_back_if_free(now() - 1);
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
    return now() != 0 && go_back_to(now() - 1);
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
    current().go_to(now() + 1);
    now_changed();
    return true;
}

// --- the log, looking back and branching -----------------------------------------------------------------------------

LogLine Sitting::log_line(std::size_t index) const
{
    return table::log_line(line(), index, now(), analysing() ? viewer() : curtain_raised_by_);
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
        const State dealt = deal_unknown(truth, nobody, Random(hash(truth) + ++analyses_));
        game = record::Game{dealt.setup, main_.game().players, dealt, {}};
    }
    analysis_.emplace(std::move(game), finished ? from : 0);
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
    record::Game result = line().game();
    result.actions.resize(now());
    return result;
}

} // namespace elgrande::table
