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
    {ActionKind::Place, SpotKind::Place, MovedPiece::Nothing, true},
    {ActionKind::Done, SpotKind::Button},
    {ActionKind::Act, SpotKind::Button},
    {ActionKind::Skip, SpotKind::Button},
    {ActionKind::ChooseEffect, SpotKind::Button},
    {ActionKind::Lift, SpotKind::Group},
    {ActionKind::Drop, SpotKind::Place, MovedPiece::Lifted, true},
    {ActionKind::Return, SpotKind::Place, MovedPiece::Nothing, true},
    {ActionKind::Dismiss, SpotKind::Group, MovedPiece::Group, true},
    {ActionKind::ScorePlace, SpotKind::Place, MovedPiece::Nothing, true},
    {ActionKind::EvictFrom, SpotKind::Place, MovedPiece::Nothing, true},
    {ActionKind::MoveKing, SpotKind::Place, MovedPiece::King, true},
    {ActionKind::MoveGrande, SpotKind::Place, MovedPiece::Grande, true},
    {ActionKind::MoveBoard, SpotKind::Place, MovedPiece::Board, true},
    {ActionKind::TakeBack, SpotKind::Power},
    {ActionKind::SetDisk, SpotKind::Place, MovedPiece::Nothing, true},
    {ActionKind::Veto, SpotKind::Button},
    {ActionKind::Allow, SpotKind::Button},
    {ActionKind::AllowAll, SpotKind::Button},
    {ActionKind::SendBack, SpotKind::Button, MovedPiece::Nothing, true},
    {ActionKind::KeepVeto, SpotKind::Button},
    {ActionKind::CallDisks, SpotKind::Button},
    {ActionKind::ReinforceCourt, SpotKind::Button},
    {ActionKind::CallReturn, SpotKind::Button},
    {ActionKind::OpenKingsRegion, SpotKind::Button},
    {ActionKind::SwapKing, SpotKind::Grande, MovedPiece::King, true},
    {ActionKind::PassModifier, SpotKind::Button},
    {ActionKind::AddModifier, SpotKind::Button},
    {ActionKind::TakeBackModifier, SpotKind::Button},
    {ActionKind::ChooseGrande, SpotKind::Button},
    {ActionKind::NameBearer, SpotKind::Place},
    {ActionKind::MoveAway, SpotKind::Button, MovedPiece::Evicted, true},
    {ActionKind::ChooseCard, SpotKind::Power},
    {ActionKind::BuildBridge, SpotKind::Place, MovedPiece::Nothing, true},
    {ActionKind::PushCastillo, SpotKind::Place, MovedPiece::Nothing, true},
    {ActionKind::SendGrande, SpotKind::Button},
    {ActionKind::Claim, SpotKind::Group},
    {ActionKind::PutOnTable, SpotKind::Group},
    {ActionKind::MoveTable, SpotKind::Place, MovedPiece::Nothing, true},
    {ActionKind::RemoveCard, SpotKind::Card},
    {ActionKind::TakeInquisitor, SpotKind::Button},
    {ActionKind::BringDiscs, SpotKind::Button},
    {ActionKind::UseExtra, SpotKind::Button},
    {ActionKind::TakeToken, SpotKind::Button},
    {ActionKind::Imprison, SpotKind::Group, MovedPiece::Group, true},
    {ActionKind::Pardon, SpotKind::Place, MovedPiece::Nothing, true},
    {ActionKind::Give, SpotKind::Seat},
    {ActionKind::TakeAlong, SpotKind::Group},
    {ActionKind::TakeFigure, SpotKind::Button},
    {ActionKind::TakeRegionCard, SpotKind::Place, MovedPiece::Nothing, true},
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
