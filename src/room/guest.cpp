#include "room/guest.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace elgrande::room
{

void Guest::claim(Seat seat, std::string name)
{
    claim_ = Claim{++last_claim_, seat, std::move(name)};
    claim_resend_ = Resend();
    lost_seat_.reset();
}

bool Guest::is_asked() const
{
    return update_ && update_->seat != nobody && update_->twin.decision.seat == update_->seat && !answering();
}

std::optional<Refusal> Guest::answer(std::vector<Action> actions)
{
    if (!is_asked() || actions.empty() || actions.size() > max_answer_actions)
    {
        return Refusal{Rule::OtherQuestion};
    }
    if (const auto refused = refusal(update_->twin, actions.front()))
    {
        return refused;
    }
    answer_ = Answer{update_->game, std::move(actions)};
    answer_resend_ = Resend();
    return std::nullopt;
}

void Guest::put_back(std::uint8_t card)
{
    if (is_asked() && update_->twin.decision.question == Question::ChooseHand && card != 0)
    {
        answer_ = Answer{.game = update_->game, .actions = {}, .put_back = card};
        answer_resend_ = Resend();
    }
}

void Guest::undo(bool whole_turn)
{
    const bool is_decided = undo_state() == UndoState::Asked || undo_state() == UndoState::Declined;
    if (update_ && update_->seat != nobody && !answering() && !is_decided)
    {
        undo_ = UndoRequest{++last_undo_, update_->game, whole_turn};
        undo_resend_ = Resend();
    }
}

UndoQuestion Guest::undo_question() const
{
    const bool is_open = update_ && connection_ == ConnectionState::Present && !consent_;
    return is_open ? update_->undo_question : UndoQuestion();
}

void Guest::consent(bool agrees)
{
    if (const UndoQuestion question = undo_question(); question.number != 0)
    {
        consent_ = UndoConsent{question.number, agrees};
        consent_resend_ = Resend();
    }
}

void Guest::show(Sign sign)
{
    if (update_ && update_->seat != nobody && connection_ == ConnectionState::Present)
    {
        sign_ = ShowSign{++last_sign_, sign};
        sign_resend_ = Resend();
    }
}

std::optional<Refusal> Guest::take_refusal()
{
    return std::exchange(refusal_, std::nullopt);
}

// --- the network -----------------------------------------------------------------------------------------------------

void Guest::opened()
{
    connection_ = ConnectionState::Joining;
    number_ = 0;
    owes_acknowledgement_ = false;
    hello_resend_ = Resend();
    claim_resend_ = Resend();
    answer_resend_ = Resend();
    undo_resend_ = Resend();
}

void Guest::closed()
{
    connection_ = ConnectionState::Away;
    sign_.reset();
    consent_.reset();
}

bool Guest::received(std::span<const std::byte> bytes)
{
    if (connection_ == ConnectionState::Away)
    {
        return false;
    }
    auto message = read_message(bytes);
    if (!message)
    {
        return message.error().kind == record::ErrorKind::Newer && read(OtherVersion{});
    }
    return std::visit(
        [this](auto& one)
        {
            if constexpr (requires { read(one); })
            {
                return read(one);
            }
            else
            {
                return false; // only guests send it
            }
        },
        *message);
}

bool Guest::read(const KeptOut& told)
{
    connection_ = ConnectionState::KeptOut;
    kept_out_ = told.reason;
    return true;
}

bool Guest::read(const OtherVersion& /*told*/)
{
    if (connection_ == ConnectionState::Present)
    {
        return false; // the table has not changed its version since
    }
    connection_ = ConnectionState::OtherVersion;
    return true;
}

/// Notes how the guest loses its seat by this update, unless it gives the seat back.
void Guest::note_loss(const Update& update)
{
    if (update.seat != nobody)
    {
        lost_seat_.reset();
        return;
    }
    const bool leaves = claim_ && claim_->seat == nobody;
    if (!token_ || leaves)
    {
        return;
    }
    // Watchers of a later game are told the holders of that moment.
    const Seat before = update_ && !update.later ? update_->seat : nobody;
    const Holder holder = before < update.members.size() ? update.members[before].holder : Holder::Table;
    const bool is_elsewhere = holder == Holder::Screen || holder == Holder::Away;
    lost_seat_ = is_elsewhere ? SeatLoss::Elsewhere : SeatLoss::TakenBack;
}

bool Guest::read(Update& update)
{
    const bool known = connection_ == ConnectionState::Present;
    if (update.number <= number_ || update.first_line > lines_.size())
    {
        owes_acknowledgement_ = owes_acknowledgement_ || update.number == number_;
        return false;
    }
    // Update::game starts over if the table reloads, but requests about the same position remain valid.
    const bool same_game = update_ && update_->seat == update.seat && update_->twin == update.twin
                           && update_->line_count == update.line_count;
    const bool follows_all = known && update_->seat == update.seat && lines_.size() == update_->line_count;
    const std::size_t lines_before = lines_.size();
    lines_.resize(update.first_line);
    std::move(update.lines.begin(), update.lines.end(), std::back_inserter(lines_));
    update.lines.clear();
    first_new_line_ = follows_all ? std::min(lines_before, lines_.size()) : lines_.size();

    connection_ = ConnectionState::Present;
    kept_out_.reset();
    number_ = update.number;
    owes_acknowledgement_ = true;
    note_loss(update);
    token_ = update.token;
    if (claim_ && update.claim >= claim_->number)
    {
        claim_.reset();
    }
    if (answer_ && same_game)
    {
        answer_->game = update.game;
    }
    else
    {
        answer_.reset();
    }
    if (undo_ && same_game && update.undo < undo_->number)
    {
        undo_->game = update.game;
    }
    else
    {
        undo_.reset();
    }
    if (consent_ && consent_->number != update.undo_question.number)
    {
        consent_.reset();
    }
    if (sign_ && update.sign >= sign_->number)
    {
        sign_.reset();
    }
    update_ = std::move(update);
    ++revision_;
    return true;
}

bool Guest::read(const Refused& refused)
{
    if (!answer_ || answer_->game != refused.game)
    {
        return false;
    }
    answer_.reset();
    refusal_ = Refusal{refused.rule};
    return true;
}

std::vector<Bytes> Guest::due(std::int64_t now_ms)
{
    std::vector<Bytes> outgoing;
    const auto send = [&](Resend& resend, const Message& message)
    {
        if (resend.due_ms() <= now_ms)
        {
            resend.sent(now_ms);
            outgoing.push_back(write_message(message));
        }
    };
    if (connection_ == ConnectionState::Joining)
    {
        send(hello_resend_, Hello{secret_, token_});
    }
    if (connection_ != ConnectionState::Present)
    {
        return outgoing;
    }
    if (std::exchange(owes_acknowledgement_, false))
    {
        outgoing.push_back(write_message(Acknowledged{number_}));
    }
    if (claim_)
    {
        send(claim_resend_, *claim_);
    }
    if (answer_)
    {
        send(answer_resend_, *answer_);
    }
    if (undo_)
    {
        send(undo_resend_, *undo_);
    }
    if (consent_)
    {
        send(consent_resend_, *consent_);
    }
    if (sign_)
    {
        send(sign_resend_, *sign_);
    }
    return outgoing;
}

std::int64_t Guest::due_ms() const
{
    if (connection_ == ConnectionState::Joining)
    {
        return hello_resend_.due_ms();
    }
    if (connection_ != ConnectionState::Present)
    {
        return not_due;
    }
    return owes_acknowledgement_
               ? due_now
               : std::min({claim_ ? claim_resend_.due_ms() : not_due, answer_ ? answer_resend_.due_ms() : not_due,
                           undo_ ? undo_resend_.due_ms() : not_due, consent_ ? consent_resend_.due_ms() : not_due,
                           sign_ ? sign_resend_.due_ms() : not_due});
}

} // namespace elgrande::room
