#include "words/sentence_table.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <bit>

namespace elgrande::words
{

namespace
{

using QuestionSentence = Sentence<Question>;

/// Questions that say no more than who, how many are left, and which card. The others are in prompt().
constexpr std::array plain_questions{
    QuestionSentence{Question::FirstBidder, Key::PromptFirstBidder},
    QuestionSentence{Question::Bid, Key::PromptBid},
    QuestionSentence{Question::TakeCard, Key::PromptTakeCard},
    QuestionSentence{Question::PlaceOrAct, Key::PromptPlaceOrAct},
    QuestionSentence{Question::ActOrSkip, Key::PromptActOrSkip},
    QuestionSentence{Question::ChooseEffect, Key::PromptChooseEffect},
    QuestionSentence{Question::PlaceAnywhere, Key::PromptPlaceAnywhere},
    QuestionSentence{Question::Return, Key::PromptReturn},
    QuestionSentence{Question::ScorePlace, Key::PromptScorePlace},
    QuestionSentence{Question::EvictFrom, Key::PromptEvictFrom},
    QuestionSentence{Question::MoveBoard, Key::PromptMoveBoard},
    QuestionSentence{Question::TakeBack, Key::PromptTakeBack},
    QuestionSentence{Question::NameBearer, Key::PromptNameBearer},
    QuestionSentence{Question::GameOver, Key::PromptGameOver},
};

/// Everything that the sentences of one question need.
struct Asked
{
    const Localizer& localizer;
    const PlayerView& view;
    Names names;

    std::string who() const { return player(names, view.decision.seat); }
    std::string where(Place p) const { return place(localizer, view.setup.edition, p); }
    std::string title() const { return card_title(localizer, view.turn.card); }
    Seat active() const { return view.turns_done < max_players ? view.turn_order[view.turns_done] : nobody; }
    bool runs(Verb verb) const
    {
        return view.turn.card < catalogue().size() && card(view.turn.card).effects[view.progress.effect].verb == verb;
    }
    int stack() const { return view.turn.card < catalogue().size() ? card(view.turn.card).stack : 0; }
};

int most_recruits(const PlayerView& view)
{
    int most = 0;
    for (const Action& action : view.legal)
    {
        most = std::max<int>(most, action.kind == ActionKind::Recruit ? action.a : 0);
    }
    return most > 0 || view.decision.seat >= max_players ? most
                                                         : recruits(std::max<int>(1, view.bid[view.decision.seat]));
}

std::string lift(const Asked& asked)
{
    const Progress& progress = asked.view.progress;
    const Localizer& localizer = asked.localizer;
    const auto left = [&](int count) { return Argument("left", count); };
    const Argument who("player", asked.who());
    if (progress.any_left > 0 && asked.runs(Verb::MoveKing))
    {
        return localizer.text(Key::PromptLiftAlong, {who, left(progress.any_left)});
    }
    if (progress.any_left > 0)
    {
        return localizer.text(Key::PromptLiftAny, {who, left(progress.any_left)});
    }
    if (progress.own_left > 0 && progress.foreign_left > 0)
    {
        return localizer.text(Key::PromptLiftBoth, {who, left(progress.own_left), {"count", progress.foreign_left}});
    }
    if (progress.foreign_left > 0)
    {
        return localizer.text(Key::PromptLiftForeign, {who, left(progress.foreign_left)});
    }
    if (progress.own_left > 10)
    {
        return localizer.text(Key::PromptLiftOwnFree, {who});
    }
    return localizer.text(Key::PromptLiftOwn, {who, left(progress.own_left)});
}

std::string drop(const Asked& asked)
{
    const Progress& progress = asked.view.progress;
    if (progress.lifted_seat == asked.view.decision.seat)
    {
        return asked.localizer.text(Key::PromptDropOwn,
                                    {{"player", asked.who()}, {"from", asked.where(progress.lifted_from)}});
    }
    return asked.localizer.text(Key::PromptDrop, {{"player", asked.who()},
                                                  {"other", player(asked.names, progress.lifted_seat)},
                                                  {"from", asked.where(progress.lifted_from)}});
}

/// A lifted caballero goes to a place. Only moves have this step, and their stage tells the standard-bearer.
std::string drop_step(const Asked& asked, const Argument& where)
{
    const Progress& progress = asked.view.progress;
    const std::string said = asked.localizer.text(
        Key::StepDrop,
        {{"player", player(asked.names, progress.lifted_seat)}, {"from", asked.where(progress.lifted_from)}, where});
    return progress.stage == 0 ? said : asked.localizer.text(Key::AnswerWithBearer, {{"card", said}});
}

std::string dismiss(const Asked& asked)
{
    return asked.localizer.text(Key::PromptDismiss,
                                {{"player", asked.who()}, {"left", std::popcount(asked.view.progress.seats_left)}});
}

/// The questions of modifiers, and of what their abilities do.
std::string modifiers(const Asked& asked)
{
    const Localizer& localizer = asked.localizer;
    const PlayerView& view = asked.view;
    const Seat seat = view.decision.seat;
    const Argument who("player", asked.who());
    switch (view.decision.question)
    {
    case Question::PassModifier:
        return localizer.text(Key::PromptPassModifier, {who});
    case Question::AddModifier:
        return localizer.text(Key::PromptAddModifier, {who, {"value", view.bid[seat]}});
    case Question::UseAbility:
        return localizer.text(Key::PromptUseAbility, {who, {"card", ability(localizer, view.added[seat])}});
    default:
        return localizer.text(Key::PromptChooseGrande, {who});
    }
}

std::string move_grande(const Asked& asked)
{
    const Argument who("player", asked.who());
    const Seat whose = asked.view.progress.victim;
    if (whose == nobody)
    {
        return asked.localizer.text(Key::PromptMoveGrande, {who});
    }
    return asked.localizer.text(Key::PromptMoveAGrande, {who, {"other", player(asked.names, whose)}});
}

std::string set_disk(const Asked& asked)
{
    const Argument who("player", asked.who());
    const auto moving = [&](const std::string& question)
    {
        const Place king = asked.view.king;
        return sends_to_court(asked.view, king)
                   ? question + " " + asked.localizer.text(Key::PromptDiskToCourt, {{"place", asked.where(king)}})
                   : question;
    };
    switch (asked.view.disk_purpose)
    {
    case DiskPurpose::Return:
        return asked.localizer.text(Key::PromptSetDiskReturn, {who});
    case DiskPurpose::Evict:
        return moving(
            asked.localizer.text(Key::PromptSetDiskEvict, {who, {"from", asked.where(asked.view.progress.region)}}));
    case DiskPurpose::Score:
        return asked.localizer.text(Key::PromptSetDiskScore, {who});
    case DiskPurpose::None:
    case DiskPurpose::GeneralScoring:
        break;
    }
    return moving(asked.localizer.text(Key::PromptSetDiskGeneralScoring, {who}));
}

std::string placing(const Asked& asked)
{
    const Seat seat = asked.view.decision.seat;
    const int unused = std::max(0, asked.stack() - asked.view.turn.placed);
    const int left = seat < max_players ? std::min<int>(unused, asked.view.court[seat]) : unused;
    return asked.localizer.text(Key::PromptPlace,
                                {{"player", asked.who()}, {"left", left}, {"total", asked.view.turn.placed + left}});
}

std::string veto(const Asked& asked)
{
    return asked.localizer.text(Key::PromptVeto,
                                {{"player", asked.who()},
                                 {"other", player(asked.names, asked.active())},
                                 {"card", step(asked.localizer, asked.view, asked.names, asked.view.progress.step)}});
}

} // namespace

std::string prompt(const Localizer& localizer, const PlayerView& view, Names names)
{
    const Asked asked{localizer, view, names};
    const Argument who("player", asked.who());
    switch (view.decision.question)
    {
    case Question::Recruit:
        return localizer.text(Key::PromptRecruit, {who, {"count", most_recruits(view)}});
    case Question::Recall:
        return localizer.text(Key::PromptRecall,
                              {who, {"left", view.progress.running ? view.progress.any_left : view.turn.recalls_left}});
    case Question::Place:
        return placing(asked);
    case Question::Lift:
        return lift(asked);
    case Question::Drop:
        return drop(asked);
    case Question::Dismiss:
        return dismiss(asked);
    case Question::MoveKing:
        return localizer.text(asked.runs(Verb::SwapKing) ? Key::PromptSwapKing : Key::PromptMoveKing, {who});
    case Question::MoveGrande:
        return move_grande(asked);
    case Question::SetDisk:
        return set_disk(asked);
    case Question::Veto:
        return veto(asked);
    case Question::PassModifier:
    case Question::AddModifier:
    case Question::UseAbility:
    case Question::ChooseGrande:
        return modifiers(asked);
    default:
        break;
    }
    const auto key = sentence_of(plain_questions, view.decision.question);
    return localizer.text(key.value_or(Key::PromptGameOver),
                          {who, {"left", view.progress.any_left}, {"count", asked.stack()}, {"card", asked.title()}});
}

std::string step(const Localizer& localizer, const PlayerView& view, Names names, Action action)
{
    if (takes_bearer(action))
    {
        return localizer.text(Key::AnswerWithBearer, {{"card", step(localizer, view, names, without_bearer(action))}});
    }
    const Asked asked{localizer, view, names};
    const Argument where("place", asked.where(action.place));
    const Argument whose("player", player(names, action.a));
    switch (action.kind)
    {
    case ActionKind::Act:
        return localizer.text(Key::StepWhole);
    case ActionKind::SendBack:
        return localizer.text(Key::StepSendBack, {whose, where});
    case ActionKind::KeepVeto:
        return localizer.text(Key::StepKeepVeto);
    case ActionKind::CallDisks:
        return localizer.text(Key::StepCallDisks);
    case ActionKind::ReinforceCourt:
        return localizer.text(Key::StepReinforceCourt);
    case ActionKind::CallReturn:
        return localizer.text(Key::StepCallReturn, {whose});
    case ActionKind::Place:
        return localizer.text(Key::StepPlace, {where});
    case ActionKind::Drop:
        return drop_step(asked, where);
    case ActionKind::Dismiss:
        return localizer.text(Key::StepDismiss, {whose, where});
    case ActionKind::Return:
        return localizer.text(Key::StepReturn, {{"player", player(names, view.progress.victim)}, where});
    case ActionKind::ScorePlace:
        return localizer.text(Key::StepScore, {where});
    case ActionKind::EvictFrom:
        return localizer.text(Key::StepEvict, {where});
    case ActionKind::MoveAway:
        return localizer.text(Key::StepMoveAway, {whose, where});
    case ActionKind::MoveKing:
        return localizer.text(Key::StepKing, {{"place", kings_place(localizer, view.setup.edition, action.place)}});
    case ActionKind::OpenKingsRegion:
        return answer(localizer, view, names, {ActionKind::Act, 0, {}});
    case ActionKind::MoveGrande:
        return localizer.text(Key::StepGrande, {where});
    case ActionKind::MoveBoard:
        return localizer.text(Key::StepBoard, {{"board", score_values(mobile_boards[action.a])}, where});
    case ActionKind::TakeBack:
        return localizer.text(Key::StepTakeBack);
    default:
        return answer(localizer, view, names, action);
    }
}

} // namespace elgrande::words
