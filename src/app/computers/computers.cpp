#include "app/computers/computers.hpp"

#include "app/computers/reason.hpp"
#include "app/passing/game_list.hpp"
#include "rules/complete.hpp"
#include "rules/random.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

/// The budget of the hardest level for a turn: about a second as WebAssembly.
constexpr std::uint32_t playouts = 2500;

/// The pause before the second retry; the later ones double up to max_retry_pause_ms.
constexpr double first_retry_pause_ms = 2000;
constexpr double max_retry_pause_ms = 60'000;
constexpr double aside_ms = 6000; ///< pause while a scoring page is open

/// Returns the seed for a seat. It depends on nothing else, so that a choice depends only on the seat's view.
std::uint64_t seed_of(const PlayerView& seen)
{
    return Random(std::uint64_t{seen.viewer} + 1).next();
}

opponents::Level level_of(const record::Player& player)
{
    const int level = std::clamp<int>(player.controller.computer_level, 1, opponents::level_count);
    return static_cast<opponents::Level>(level - 1);
}

} // namespace

/// True if a computer is asked in a game that is on the screen.
bool Computers::is_wanted() const
{
    return state_.session && !state_.lesson && !state_.puzzle && !state_.analysis && !pages_.at_home()
           && state_.session->sitting().awaits_computer();
}

/// True if an answer may be played now: the players have not paused the computers, the table is visible and usable, and
/// no animation must be waited for.
bool Computers::may_play() const
{
    const Page* dialog = pages_.dialog();
    return !state_.computers_paused && pages_.shows(PageStack::Screen::Table)
           && (dialog == nullptr || dialog->is_modeless()) && !state_.animation.is_scoring()
           && (!state_.animation.going() || hurried_ != nobody);
}

void Computers::forget()
{
    if (asked_ && !answer_)
    {
        state_.platform.brains.cancel(); // after an answer, the question that is pending may be another part's
    }
    asked_.reset();
    answer_.reset();
    unblocked_since_ms_.reset();
    retry_at_ms_.reset();
    plays_again_ = false;
}

/// Returns the pause before an answer is played. It is shorter between answers of the same decision.
double Computers::pause_ms() const
{
    constexpr auto first_ms = table_of<double, speed_count>(1800.0, 900.0, 350.0, 0.0);
    constexpr auto next_ms = table_of<double, speed_count>(900.0, 350.0, 120.0, 0.0);
    if (const Page* dialog = pages_.dialog(); dialog != nullptr)
    {
        return aside_ms;
    }
    if (hurried_ != nobody)
    {
        return 0;
    }
    const auto speed = static_cast<std::size_t>(state_.settings.computers);
    return last_ == asked_->decision ? next_ms[speed] : first_ms[speed];
}

std::optional<Action> Computers::due()
{
    follow_advice();
    if (!is_wanted())
    {
        forget();
        hurried_ = nobody;
        return std::nullopt;
    }
    const table::Sitting& sitting = state_.session->sitting();
    const Asked now{state_.session->number(), sitting.now(), sitting.decision()};
    const Seat seat = now.decision.seat;
    hurried_ = state_.ui.input_begins() ? seat : hurried_ == seat ? hurried_ : nobody;
    if (asked_ != now)
    {
        forget();
        asked_ = now;
        plays_again_ = sitting.can_redo();
        answer_ = plays_again_ ? std::optional(sitting.history().entries()[sitting.now()].action) : std::nullopt;
        retry_at_ms_ = plays_again_ ? std::nullopt : std::optional(state_.now_ms);
    }
    if (retry_at_ms_ && *retry_at_ms_ <= state_.now_ms)
    {
        ask();
    }
    if (!may_play())
    {
        unblocked_since_ms_.reset();
        return std::nullopt;
    }
    unblocked_since_ms_ = unblocked_since_ms_.value_or(state_.now_ms);
    const double at_ms = *unblocked_since_ms_ + pause_ms();
    if (retry_at_ms_)
    {
        state_.ui.wake_at(*retry_at_ms_);
    }
    if (!answer_)
    {
        return std::nullopt;
    }
    if (state_.now_ms < at_ms)
    {
        state_.ui.wake_at(at_ms);
        return std::nullopt;
    }
    last_ = now.decision;
    if (!plays_again_)
    {
        keep_reason(sitting.seen_by_asked());
    }
    return answer_;
}

/// Keeps the reason for the answer. Within a turn the first reason stays: it explains the whole turn.
void Computers::keep_reason(const PlayerView& seen)
{
    const bool continues = reason_view_ && state_.why_known && session_ == state_.session->number()
                           && reason_view_->viewer == seen.viewer && reason_view_->round == seen.round
                           && reason_view_->turns_done == seen.turns_done && last_reason_.plan.size() > 1;
    if (!continues)
    {
        last_reason_ = reason_;
        reason_view_ = seen;
        session_ = state_.session->number();
        state_.why_known = true;
    }
}

void Computers::ask()
{
    retry_at_ms_.reset();
    const table::Sitting& sitting = state_.session->sitting();
    const PlayerView seen = sitting.seen_by_asked();
    const brains::Bytes question = brains::write_question(brains::MoveQuestion{
        .seen = seen,
        .level = level_of(sitting.players()[seen.viewer]),
        .seed = seed_of(seen),
        .budget = {.playouts = playouts},
    });
    if (question.empty())
    {
        reason_ = {.action = seen.legal[0]};
        answer_ = seen.legal[0]; // no twin of this view was found, so any answer is as good
        return;
    }
    state_.platform.brains.ask(question, [this](const platform::Bytes& bytes) { on_answer(bytes); });
}

void Computers::on_answer(const platform::Bytes& bytes)
{
    state_.stale = true;
    notify_if_in_page();
    const table::Sitting* sitting = state_.session ? &state_.session->sitting() : nullptr;
    if (sitting == nullptr || asked_ != Asked{state_.session->number(), sitting->now(), sitting->decision()})
    {
        asked_.reset(); // the game has changed since the last frame
        return;
    }
    const auto answer = brains::read_answer(bytes);
    const auto* move = answer.ok() ? std::get_if<brains::MoveAnswer>(&*answer) : nullptr;
    if (move != nullptr && sitting->seen_by_asked().legal.contains(move->action))
    {
        answer_ = move->action;
        reason_ = move->advice;
        retry_pause_ms_ = 0;
        return;
    }
    if (!bytes.empty())
    {
        state_.platform.brains.report_invalid_answer();
    }
    pages_.notify(state_.localizer.text(bytes.empty() ? Key::ComputersNotFetched : Key::ComputersNonsense));
    retry_later();
}

void Computers::show_message(Key title, std::string text)
{
    pages_.ask({state_.localizer.text(title), std::move(text), {state_.localizer.text(Key::ButtonOk)}}, {nullptr});
}

void Computers::show_reason()
{
    if (!reason_view_ || !state_.session || session_ != state_.session->number())
    {
        show_message(Key::ReasonTitle, state_.localizer.text(Key::ReasonUnknown));
        return;
    }
    const TableModel shown = state_.session->shown();
    show_message(Key::ReasonTitle,
                 shown.title(reason_view_->viewer) + " "
                     + words::plain(words::player(shown.names, reason_view_->viewer)) + ": "
                     + words::plain(reason_of(state_.localizer, shown.names, *reason_view_, last_reason_)));
}

void Computers::advise()
{
    const table::Sitting& sitting = state_.session->sitting();
    if (without_advice(state_.platform.preferences).contains(state_.session->key()))
    {
        show_message(Key::AdviceTitle, state_.localizer.text(Key::AdviceAgreed));
        return;
    }
    // Everybody sees this screen, so advice must not come from the cards of a seat with a screen of its own.
    if (sitting.over() || sitting.looking_back() || sitting.curtain() || sitting.awaits_computer()
        || sitting.is_answered_elsewhere() || sitting.has_other_screen(sitting.decision().seat))
    {
        show_message(Key::AdviceTitle, state_.localizer.text(Key::AdviceNobodyAsked));
        return;
    }
    const PlayerView seen = sitting.seen_by_asked();
    const brains::Bytes question = brains::write_question(brains::MoveQuestion{
        .seen = seen, .level = opponents::Level::Hard, .seed = seed_of(seen), .budget = {.playouts = playouts}});
    if (question.empty())
    {
        show_message(Key::AdviceTitle, state_.localizer.text(Key::ReasonUnknown));
        return;
    }
    advised_for_ = Asked{state_.session->number(), sitting.now(), sitting.decision()};
    pages_.notify(state_.localizer.text(Key::AdviceComes));
    state_.platform.brains.ask(question, [this, seen](const platform::Bytes& bytes) { on_advice(bytes, seen); });
}

/// Cancels the request for advice if the question has changed or is no longer visible.
void Computers::follow_advice()
{
    if (!advised_for_)
    {
        return;
    }
    const table::Sitting* sitting = state_.session && !pages_.at_home() ? &state_.session->sitting() : nullptr;
    if (sitting == nullptr || sitting->looking_back() || state_.analysis
        || sitting->has_other_screen(sitting->decision().seat)
        || *advised_for_ != Asked{state_.session->number(), sitting->now(), sitting->decision()})
    {
        advised_for_.reset();
        state_.platform.brains.cancel();
    }
}

void Computers::on_advice(const platform::Bytes& bytes, const PlayerView& seen)
{
    state_.stale = true;
    follow_advice();
    if (!std::exchange(advised_for_, std::nullopt))
    {
        return;
    }
    notify_if_in_page();
    const auto answer = brains::read_answer(bytes);
    const auto* move = answer.ok() ? std::get_if<brains::MoveAnswer>(&*answer) : nullptr;
    const int number = move != nullptr ? seen.legal.find(move->action) : -1;
    const std::vector<MirrorButton>& labels = state_.session->mirror().answers;
    if (number < 0 || number >= static_cast<int>(labels.size()))
    {
        show_message(Key::AdviceTitle,
                     state_.localizer.text(bytes.empty() ? Key::ComputersNotFetched : Key::ReasonUnknown));
        return;
    }
    show_message(Key::AdviceTitle,
                 labels[static_cast<std::size_t>(number)].label + ": "
                     + words::plain(reason_of(state_.localizer, state_.session->shown().names, seen, move->advice)));
}

/// Notifies once that the page itself computes the answers, which can make it slow.
void Computers::notify_if_in_page()
{
    if (!state_.platform.brains.in_parallel() && !std::exchange(notified_in_page_, true))
    {
        pages_.notify(state_.localizer.text(Key::ComputersHere));
    }
}

/// Asks again: at once after the first failure, then after growing pauses.
void Computers::retry_later()
{
    retry_at_ms_ = state_.now_ms + retry_pause_ms_;
    retry_pause_ms_ = std::clamp(2 * retry_pause_ms_, first_retry_pause_ms, max_retry_pause_ms);
    state_.stale = true;
}

} // namespace elgrande::screens
