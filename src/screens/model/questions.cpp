#include "screens/model/questions.hpp"

#include "rules/complete.hpp"

#include <array>

namespace elgrande::screens
{

namespace
{

using words::Key;
using words::Topic;

/// In the order of Question: one row for each.
constexpr std::array<QuestionRow, static_cast<std::size_t>(last_question) + 1> rows{
    QuestionRow{.question = Question::FirstBidder, .explained_by = Topic::FirstBidder, .why = Key::WhyFirstBidder},
    QuestionRow{.question = Question::Bid, .explained_by = Topic::Power, .why = Key::WhyBid},
    QuestionRow{.question = Question::Recruit, .explained_by = Topic::Recruit, .why = Key::WhyRecruit},
    QuestionRow{.question = Question::Recall,
                .explained_by = Topic::Recall,
                .by_place = ActionKind::Recall,
                .held = Held::Homeward,
                .done = Key::ButtonDoneRecalling},
    QuestionRow{.question = Question::TakeCard, .explained_by = Topic::Card, .why = Key::WhyTakeCard},
    QuestionRow{.question = Question::PlaceOrAct,
                .explained_by = Topic::PlaceOrAct,
                .by_place = ActionKind::Place,
                .held = Held::Court,
                .why = Key::WhyPlace,
                .done = Key::ButtonFinish},
    QuestionRow{.question = Question::Place,
                .explained_by = Topic::Place,
                .by_place = ActionKind::Place,
                .held = Held::Court,
                .why = Key::WhyPlace,
                .done = Key::ButtonDonePlacing},
    QuestionRow{.question = Question::ActOrSkip, .explained_by = Topic::Special, .why = Key::WhyAct},
    QuestionRow{.question = Question::ChooseEffect, .explained_by = Topic::Special},
    QuestionRow{.question = Question::Lift,
                .explained_by = Topic::Move,
                .by_group = ActionKind::Lift,
                .why = Key::WhyMove,
                .done = Key::ButtonDoneMoving},
    QuestionRow{
        .question = Question::Drop, .explained_by = Topic::Move, .by_place = ActionKind::Drop, .held = Held::Lifted},
    QuestionRow{.question = Question::PlaceAnywhere,
                .explained_by = Topic::Anywhere,
                .by_place = ActionKind::Place,
                .held = Held::Court,
                .why = Key::WhyAnywhere,
                .done = Key::ButtonDonePlacing},
    QuestionRow{.question = Question::Return,
                .explained_by = Topic::Return,
                .by_place = ActionKind::Return,
                .held = Held::Homeward},
    QuestionRow{.question = Question::Dismiss,
                .explained_by = Topic::Return,
                .by_group = ActionKind::Dismiss,
                .held = Held::Homeward,
                .why = Key::WhyDismiss},
    QuestionRow{.question = Question::ScorePlace,
                .explained_by = Topic::ScorePlace,
                .by_place = ActionKind::ScorePlace,
                .why = Key::WhyScorePlace},
    QuestionRow{.question = Question::EvictFrom, .explained_by = Topic::DiskEvict, .by_place = ActionKind::EvictFrom},
    QuestionRow{.question = Question::MoveKing,
                .explained_by = Topic::KingsMoves,
                .by_place = ActionKind::MoveKing,
                .held = Held::King,
                .why = Key::WhyMoveKing},
    QuestionRow{.question = Question::MoveGrande,
                .explained_by = Topic::GrandeMoves,
                .by_place = ActionKind::MoveGrande,
                .held = Held::Grande,
                .why = Key::WhyMoveGrande},
    QuestionRow{.question = Question::MoveBoard,
                .explained_by = Topic::BoardMoves,
                .held = Held::Board,
                .why = Key::WhyMoveBoard},
    QuestionRow{.question = Question::TakeBack, .explained_by = Topic::TakeBack, .why = Key::WhyTakeBack},
    QuestionRow{.question = Question::SetDisk,
                .explained_by = Topic::DiskCastillo,
                .by_place = ActionKind::SetDisk,
                .why = Key::WhyDisk},
    QuestionRow{.question = Question::Veto, .explained_by = Topic::Veto, .why = Key::WhyVeto},
    QuestionRow{.question = Question::GameOver, .explained_by = Topic::End},
    QuestionRow{.question = Question::PassModifier, .explained_by = Topic::PassModifier},
    QuestionRow{.question = Question::AddModifier, .explained_by = Topic::AddModifier},
    QuestionRow{.question = Question::UseAbility, .explained_by = Topic::Ability},
    QuestionRow{.question = Question::ChooseGrande, .explained_by = Topic::Ability},
    QuestionRow{.question = Question::NameBearer, .explained_by = Topic::Bearer, .by_place = ActionKind::NameBearer},
    QuestionRow{.question = Question::ChooseHand, .explained_by = Topic::ChooseHand},
    QuestionRow{.question = Question::BuildBridge, .explained_by = Topic::Bridge},
    QuestionRow{.question = Question::EmptyCastillo,
                .explained_by = Topic::DiskCastillo,
                .by_place = ActionKind::EmptyCastillo},
    QuestionRow{.question = Question::JoinScoring,
                .explained_by = Topic::ScorePlace,
                .by_place = ActionKind::Place,
                .held = Held::Court,
                .why = Key::WhyJoinScoring},
    QuestionRow{.question = Question::Sail,
                .explained_by = Topic::Sail,
                .by_group = ActionKind::Lift,
                .why = Key::WhySail,
                .done = Key::ButtonDoneSailing},
    QuestionRow{.question = Question::Claim,
                .explained_by = Topic::Disc,
                .by_group = ActionKind::Claim,
                .why = Key::WhyClaim,
                .done = Key::ButtonDoneClaiming},
    QuestionRow{.question = Question::FillTable,
                .explained_by = Topic::LimitTable,
                .by_group = ActionKind::PutOnTable,
                .why = Key::WhyFillTable},
    QuestionRow{.question = Question::MoveTable,
                .explained_by = Topic::LimitTable,
                .by_place = ActionKind::MoveTable,
                .why = Key::WhyMoveTable},
    QuestionRow{.question = Question::RemoveCard, .explained_by = Topic::Card, .why = Key::WhyRemoveCard},
};

// A question without a row does not compile.
static_assert(is_complete(rows, &QuestionRow::question));

} // namespace

const QuestionRow& row_of(Question question)
{
    return rows[static_cast<std::size_t>(question)];
}

} // namespace elgrande::screens
