#include "words/sentences.hpp"

#include "rules/order.hpp"
#include "words/sentence_table.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace elgrande::words
{

namespace
{

std::string take_card(const Localizer& localizer, const PlayerView& view, int stack)
{
    const CardId id = stack >= 1 && stack <= stack_count ? view.offered[static_cast<std::size_t>(stack - 1)] : no_card;
    return localizer.text(Key::AnswerTakeCard, {{"card", card_name(localizer, id)}, {"count", stack}});
}

using AnswerSentence = Sentence<ActionKind>;

/// Answers that say no more than whose, where and how much. The others are in answer() and step().
constexpr std::array plain_answers{
    AnswerSentence{ActionKind::FirstBidder, Key::AnswerFirstBidder},
    AnswerSentence{ActionKind::Bid, Key::AnswerBid},
    AnswerSentence{ActionKind::Recruit, Key::AnswerRecruit},
    AnswerSentence{ActionKind::Recall, Key::AnswerRecall},
    AnswerSentence{ActionKind::Place, Key::AnswerPlace},
    AnswerSentence{ActionKind::Done, Key::AnswerDone},
    AnswerSentence{ActionKind::Lift, Key::AnswerLift},
    AnswerSentence{ActionKind::Drop, Key::AnswerDrop},
    AnswerSentence{ActionKind::Return, Key::AnswerReturn},
    AnswerSentence{ActionKind::Dismiss, Key::AnswerDismiss},
    AnswerSentence{ActionKind::ScorePlace, Key::AnswerScorePlace},
    AnswerSentence{ActionKind::EvictFrom, Key::AnswerEvictFrom},
    AnswerSentence{ActionKind::SwapKing, Key::AnswerSwapKing},
    AnswerSentence{ActionKind::MoveGrande, Key::AnswerMoveGrande},
    AnswerSentence{ActionKind::TakeBack, Key::AnswerTakeBack},
    AnswerSentence{ActionKind::Veto, Key::AnswerVeto},
    AnswerSentence{ActionKind::Allow, Key::AnswerAllow},
    AnswerSentence{ActionKind::AllowAll, Key::AnswerAllowAll},
    AnswerSentence{ActionKind::PassModifier, Key::AnswerPassModifier},
    AnswerSentence{ActionKind::AddModifier, Key::AnswerAddModifier},
    AnswerSentence{ActionKind::TakeBackModifier, Key::AnswerTakeBackModifier},
    AnswerSentence{ActionKind::ChooseGrande, Key::AnswerChooseGrande},
    AnswerSentence{ActionKind::NameBearer, Key::AnswerNameBearer},
};

} // namespace

std::string act_name(const Localizer& localizer, const PlayerView& view)
{
    const Seat seat = view.decision.seat;
    const ModifierId added = seat < max_players ? view.added[seat] : no_modifier;
    return view.decision.question == Question::UseAbility && added < no_modifier
               ? modifier_name(localizer, added)
               : card_title(localizer, view.turn.card);
}

bool sends_to_court(const PlayerView& view, Place region)
{
    const bool moves = view.disk_purpose == DiskPurpose::GeneralScoring || view.disk_purpose == DiskPurpose::Evict;
    const bool left = view.disk_purpose == DiskPurpose::Evict && region == view.progress.region;
    return moves && (region == view.king || left) && view.legal.contains(at(ActionKind::SetDisk, region));
}

std::string answer(const Localizer& localizer, const PlayerView& view, Names names, Action action)
{
    if (takes_bearer(action))
    {
        return localizer.text(Key::AnswerWithBearer,
                              {{"card", answer(localizer, view, names, without_bearer(action))}});
    }
    const Argument where("place", place(localizer, view.setup.edition, action.place));
    switch (action.kind)
    {
    case ActionKind::TakeCard:
        return take_card(localizer, view, action.a);
    case ActionKind::Act:
        return localizer.text(Key::AnswerAct, {{"card", act_name(localizer, view)}});
    case ActionKind::Skip:
        return localizer.text(view.decision.question == Question::AddModifier ? Key::ButtonNoModifier
                                                                              : Key::AnswerSkip);
    case ActionKind::ChooseEffect:
        return effect_name(localizer, view.turn.card, action.a);
    case ActionKind::MoveKing:
        return localizer.text(Key::AnswerMoveKing,
                              {{"place", kings_place(localizer, view.setup.edition, action.place)}});
    case ActionKind::MoveBoard:
        return localizer.text(Key::AnswerMoveBoard,
                              {{"board", score_values(mobile_boards[action.a % mobile_board_count])}, where});
    case ActionKind::SetDisk:
        return localizer.text(sends_to_court(view, action.place) ? Key::AnswerSetDiskCourt : Key::AnswerSetDisk,
                              {where});
    default:
        break;
    }
    if (const auto key = sentence_of(plain_answers, action.kind))
    {
        return localizer.text(*key, {where,
                                     {"player", player(names, action.a)},
                                     {"value", action.a},
                                     {"count", action.a},
                                     {"card", action.a < modifier_count ? modifier_name(localizer, action.a) : ""}});
    }
    return step(localizer, view, names, action); // nobody chooses these
}

std::string payout_list(const Localizer& localizer, const Payout& payout, int players, Names names)
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
                    + localizer.text(Key::TablePreviewEntry, {{"player", player(names, seat)}, points});
        }
    }
    return list;
}

} // namespace elgrande::words
