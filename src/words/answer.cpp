#include "words/sentences.hpp"

#include "rules/order.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace elgrande::words
{

namespace
{

std::string take_card(const Speech& speech, const PlayerView& view, int stack)
{
    const CardId id = stack >= 1 && stack <= stack_count ? view.offered[static_cast<std::size_t>(stack - 1)] : no_card;
    return speech.say(Key::AnswerTakeCard, {{"card", card_name(speech, id)}, {"count", stack}});
}

} // namespace

std::string act_name(const Speech& speech, const PlayerView& view)
{
    const Seat seat = view.decision.seat;
    const ModifierId added = seat < max_players ? view.added[seat] : no_modifier;
    return view.decision.question == Question::UseAbility && added < no_modifier ? modifier_name(speech, added)
                                                                                 : card_title(speech, view.turn.card);
}

bool sends_to_court(const PlayerView& view, Place region)
{
    const bool moves = view.disk_purpose == DiskPurpose::GeneralScoring || view.disk_purpose == DiskPurpose::Evict;
    const bool left = view.disk_purpose == DiskPurpose::Evict && region == view.progress.region;
    return moves && (region == view.king || left) && view.legal.contains(at(ActionKind::SetDisk, region));
}

std::string answer(const Speech& speech, const PlayerView& view, Names names, Action action)
{
    if (takes_bearer(action))
    {
        return speech.say(Key::AnswerWithBearer, {{"card", answer(speech, view, names, without_bearer(action))}});
    }
    const Argument where("place", place(speech, view.setup.edition, action.place));
    const Argument whose("player", player(names, action.a));
    const Argument value("value", action.a);
    const Argument modifier("card", action.a < modifier_count ? modifier_name(speech, action.a) : "");
    switch (action.kind)
    {
    case ActionKind::FirstBidder:
        return speech.say(Key::AnswerFirstBidder, {whose});
    case ActionKind::Bid:
        return speech.say(Key::AnswerBid, {value});
    case ActionKind::Recruit:
        return speech.say(Key::AnswerRecruit, {{"count", action.a}});
    case ActionKind::Recall:
        return speech.say(Key::AnswerRecall, {where});
    case ActionKind::TakeCard:
        return take_card(speech, view, action.a);
    case ActionKind::Place:
        return speech.say(Key::AnswerPlace, {where});
    case ActionKind::Done:
        return speech.say(Key::AnswerDone);
    case ActionKind::Act:
        return speech.say(Key::AnswerAct, {{"card", act_name(speech, view)}});
    case ActionKind::Skip:
        return speech.say(view.decision.question == Question::AddModifier ? Key::ButtonNoModifier : Key::AnswerSkip);
    case ActionKind::ChooseEffect:
        return effect_name(speech, view.turn.card, action.a);
    case ActionKind::Lift:
        return speech.say(Key::AnswerLift, {whose, where});
    case ActionKind::Drop:
        return speech.say(Key::AnswerDrop, {where});
    case ActionKind::Return:
        return speech.say(Key::AnswerReturn, {where});
    case ActionKind::Dismiss:
        return speech.say(Key::AnswerDismiss, {whose, where});
    case ActionKind::ScorePlace:
        return speech.say(Key::AnswerScorePlace, {where});
    case ActionKind::EvictFrom:
        return speech.say(Key::AnswerEvictFrom, {where});
    case ActionKind::MoveKing:
        return speech.say(Key::AnswerMoveKing, {{"place", kings_place(speech, view.setup.edition, action.place)}});
    case ActionKind::SwapKing:
        return speech.say(Key::AnswerSwapKing, {whose, where});
    case ActionKind::MoveGrande:
        return speech.say(Key::AnswerMoveGrande, {where});
    case ActionKind::MoveBoard:
        return speech.say(Key::AnswerMoveBoard,
                          {{"board", board(mobile_boards[action.a % mobile_board_count])}, where});
    case ActionKind::TakeBack:
        return speech.say(Key::AnswerTakeBack, {value});
    case ActionKind::SetDisk:
        return speech.say(sends_to_court(view, action.place) ? Key::AnswerSetDiskCourt : Key::AnswerSetDisk, {where});
    case ActionKind::Veto:
        return speech.say(Key::AnswerVeto);
    case ActionKind::Allow:
        return speech.say(Key::AnswerAllow);
    case ActionKind::AllowAll:
        return speech.say(Key::AnswerAllowAll);
    case ActionKind::PassModifier:
        return speech.say(Key::AnswerPassModifier, {modifier});
    case ActionKind::AddModifier:
        return speech.say(Key::AnswerAddModifier, {modifier});
    case ActionKind::TakeBackModifier:
        return speech.say(Key::AnswerTakeBackModifier, {modifier});
    case ActionKind::ChooseGrande:
        return speech.say(Key::AnswerChooseGrande, {whose});
    case ActionKind::NameBearer:
        return speech.say(Key::AnswerNameBearer, {where});
    case ActionKind::SendBack:
    case ActionKind::KeepVeto:
    case ActionKind::CallDisks:
    case ActionKind::ReinforceCourt:
    case ActionKind::CallReturn:
    case ActionKind::OpenKingsRegion:
    case ActionKind::MoveAway:
        break; // nobody chooses these
    }
    return step(speech, view, names, action);
}

std::string payout_list(const Speech& speech, const Payout& payout, int players, Names names)
{
    std::array<Seat, max_players> seats{};
    std::iota(seats.begin(), seats.end(), Seat{0});
    put_in_order(std::span(seats).first(static_cast<std::size_t>(players)),
                 [&](Seat a, Seat b) { return payout.total(a) > payout.total(b); });
    std::string list;
    for (int i = 0; i < players; ++i)
    {
        const Seat seat = seats[static_cast<std::size_t>(i)];
        if (payout.total(seat) > 0)
        {
            const Argument points("points", payout.total(seat));
            list += (list.empty() ? "" : ", ")
                    + speech.say(Key::TablePreviewEntry, {{"player", player(names, seat)}, points});
        }
    }
    return list;
}

} // namespace elgrande::words
