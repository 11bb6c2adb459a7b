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
    QuestionRow{.question = Question::FirstBidder, .explained_by = Topic::FirstBidder},
    QuestionRow{.question = Question::Bid, .explained_by = Topic::Power},
    QuestionRow{.question = Question::Recruit, .explained_by = Topic::Recruit},
    QuestionRow{.question = Question::Recall,
                .explained_by = Topic::Recall,
                .by_place = ActionKind::Recall,
                .done = Key::ButtonDoneRecalling},
    QuestionRow{.question = Question::TakeCard, .explained_by = Topic::Card},
    QuestionRow{.question = Question::PlaceOrAct,
                .explained_by = Topic::PlaceOrAct,
                .by_place = ActionKind::Place,
                .held = Held::Court,
                .done = Key::ButtonFinish},
    QuestionRow{.question = Question::Place,
                .explained_by = Topic::Place,
                .by_place = ActionKind::Place,
                .held = Held::Court,
                .done = Key::ButtonDonePlacing},
    QuestionRow{.question = Question::ActOrSkip, .explained_by = Topic::Special},
    QuestionRow{.question = Question::ChooseEffect, .explained_by = Topic::Special},
    QuestionRow{.question = Question::Lift,
                .explained_by = Topic::Move,
                .by_group = ActionKind::Lift,
                .done = Key::ButtonDoneMoving},
    QuestionRow{
        .question = Question::Drop, .explained_by = Topic::Move, .by_place = ActionKind::Drop, .held = Held::Lifted},
    QuestionRow{.question = Question::PlaceAnywhere,
                .explained_by = Topic::Anywhere,
                .by_place = ActionKind::Place,
                .held = Held::Court,
                .done = Key::ButtonDonePlacing},
    QuestionRow{.question = Question::Return, .explained_by = Topic::Return, .by_place = ActionKind::Return},
    QuestionRow{.question = Question::Dismiss, .explained_by = Topic::Return, .by_group = ActionKind::Dismiss},
    QuestionRow{
        .question = Question::ScorePlace, .explained_by = Topic::ScorePlace, .by_place = ActionKind::ScorePlace},
    QuestionRow{.question = Question::EvictFrom, .explained_by = Topic::DiskEvict, .by_place = ActionKind::EvictFrom},
    QuestionRow{.question = Question::MoveKing,
                .explained_by = Topic::KingsMoves,
                .by_place = ActionKind::MoveKing,
                .held = Held::King},
    QuestionRow{.question = Question::MoveGrande,
                .explained_by = Topic::GrandeMoves,
                .by_place = ActionKind::MoveGrande,
                .held = Held::Grande},
    QuestionRow{.question = Question::MoveBoard, .explained_by = Topic::BoardMoves, .held = Held::Board},
    QuestionRow{.question = Question::TakeBack, .explained_by = Topic::TakeBack},
    QuestionRow{.question = Question::SetDisk, .explained_by = Topic::DiskCastillo, .by_place = ActionKind::SetDisk},
    QuestionRow{.question = Question::Veto, .explained_by = Topic::Veto},
    QuestionRow{.question = Question::GameOver, .explained_by = Topic::End},
    QuestionRow{.question = Question::PassModifier, .explained_by = Topic::PassModifier},
    QuestionRow{.question = Question::AddModifier, .explained_by = Topic::AddModifier},
    QuestionRow{.question = Question::UseAbility, .explained_by = Topic::Ability},
    QuestionRow{.question = Question::ChooseGrande, .explained_by = Topic::Ability},
    QuestionRow{.question = Question::NameBearer, .explained_by = Topic::Bearer, .by_place = ActionKind::NameBearer},
};

// A question without a row does not compile.
static_assert(is_complete(rows, &QuestionRow::question));

} // namespace

const QuestionRow& row_of(Question question)
{
    return rows[static_cast<std::size_t>(question)];
}

} // namespace elgrande::screens
