#include "screens/model/answers.hpp"

#include "rules/complete.hpp"

#include <array>

namespace elgrande::screens
{

namespace
{

using SpotKind = Spot::Kind;

/// In the order of ActionKind: one row for each.
constexpr std::array<AnswerRow, static_cast<std::size_t>(last_action_kind) + 1> answer_rows{{
    {ActionKind::FirstBidder, SpotKind::Seat},
    {ActionKind::Bid, SpotKind::Power},
    {ActionKind::Recruit, SpotKind::Button},
    {ActionKind::Recall, SpotKind::Place},
    {ActionKind::TakeCard, SpotKind::Card},
    {ActionKind::Place, SpotKind::Place, Moved::Nothing, true},
    {ActionKind::Done, SpotKind::Button},
    {ActionKind::Act, SpotKind::Button},
    {ActionKind::Skip, SpotKind::Button},
    {ActionKind::ChooseEffect, SpotKind::Button},
    {ActionKind::Lift, SpotKind::Group},
    {ActionKind::Drop, SpotKind::Place, Moved::Lifted, true},
    {ActionKind::Return, SpotKind::Place, Moved::Nothing, true},
    {ActionKind::Dismiss, SpotKind::Group, Moved::Group, true},
    {ActionKind::ScorePlace, SpotKind::Place, Moved::Nothing, true},
    {ActionKind::EvictFrom, SpotKind::Place, Moved::Nothing, true},
    {ActionKind::MoveKing, SpotKind::Place, Moved::King, true},
    {ActionKind::MoveGrande, SpotKind::Place, Moved::Grande, true},
    {ActionKind::MoveBoard, SpotKind::Place, Moved::Board, true},
    {ActionKind::TakeBack, SpotKind::Power},
    {ActionKind::SetDisk, SpotKind::Place, Moved::Nothing, true},
    {ActionKind::Veto, SpotKind::Button},
    {ActionKind::Allow, SpotKind::Button},
    {ActionKind::AllowAll, SpotKind::Button},
    {ActionKind::SendBack, SpotKind::Button, Moved::Nothing, true},
    {ActionKind::KeepVeto, SpotKind::Button},
    {ActionKind::CallDisks, SpotKind::Button},
    {ActionKind::ReinforceCourt, SpotKind::Button},
    {ActionKind::CallReturn, SpotKind::Button},
    {ActionKind::OpenKingsRegion, SpotKind::Button},
    {ActionKind::SwapKing, SpotKind::Grande, Moved::King, true},
    {ActionKind::PassModifier, SpotKind::Button},
    {ActionKind::AddModifier, SpotKind::Button},
    {ActionKind::TakeBackModifier, SpotKind::Button},
    {ActionKind::ChooseGrande, SpotKind::Button},
    {ActionKind::NameBearer, SpotKind::Place},
    {ActionKind::MoveAway, SpotKind::Button, Moved::Evicted, true},
    {ActionKind::ChooseCard, SpotKind::Power},
    {ActionKind::BuildBridge, SpotKind::Place, Moved::Nothing, true},
    {ActionKind::PushCastillo, SpotKind::Place, Moved::Nothing, true},
    {ActionKind::SendGrande, SpotKind::Button},
    {ActionKind::Claim, SpotKind::Group},
    {ActionKind::PutOnTable, SpotKind::Group},
    {ActionKind::MoveTable, SpotKind::Place, Moved::Nothing, true},
    {ActionKind::RemoveCard, SpotKind::Card},
    {ActionKind::TakeInquisitor, SpotKind::Button},
    {ActionKind::BringDiscs, SpotKind::Button},
    {ActionKind::UseExtra, SpotKind::Button},
    {ActionKind::TakeToken, SpotKind::Button},
    {ActionKind::Imprison, SpotKind::Group, Moved::Group, true},
    {ActionKind::Pardon, SpotKind::Place, Moved::Nothing, true},
    {ActionKind::Give, SpotKind::Seat},
    {ActionKind::TakeAlong, SpotKind::Group},
    {ActionKind::TakeFigure, SpotKind::Button},
    {ActionKind::TakeRegionCard, SpotKind::Place, Moved::Nothing, true},
    {ActionKind::Revolt, SpotKind::Button},
    {ActionKind::KeepMoves, SpotKind::Button},
}};

// A kind of action without a row does not compile.
static_assert(is_complete(answer_rows, &AnswerRow::kind));

} // namespace

const AnswerRow& row_of(ActionKind kind)
{
    return answer_rows[static_cast<std::size_t>(kind)];
}

} // namespace elgrande::screens
