#include "words/question_context.hpp"

#include "rules/cards/own_cards.hpp"
#include "rules/order.hpp"

#include <array>

namespace elgrande::words
{

namespace
{

/// The arguments of the functions that write an answer.
struct AnswerContext : QuestionContext
{
    Action action;

    Argument where() const { return {"place", QuestionContext::where(action.place)}; }
    Argument whose() const { return {"player", player(names, takes_caballero() ? owner_of(action) : action.a)}; }
    bool takes_caballero() const { return has_colonies(view.setup) && action.kind != ActionKind::SendGrande; }
    std::string text(Key key) const { return localizer.text(key); }
};

using AnswerSentence = std::string (*)(const AnswerContext&);

/// Returns the sentence of an action whose text needs only the owner, the place and a number.
template <Key key>
std::string plain(const AnswerContext& context)
{
    const int number = context.action.a;
    return context.localizer.text(
        key, {context.where(),
              context.whose(),
              {"value", number},
              {"count", number},
              {"card", number < modifier_count ? modifier_name(context.localizer, context.action.a) : ""}});
}

std::string take_card(const AnswerContext& context)
{
    const int stack = context.action.a;
    const CardId id =
        stack >= 1 && stack <= stack_count ? context.view.offered[static_cast<std::size_t>(stack - 1)] : no_card;
    if (has_own_cards(context.view.setup))
    {
        Turn turn = context.view.turn;
        turn.card = id;
        const int most = id < catalogue().size() ? placing_limit(context.view.setup, turn, context.view.turns_done) : 0;
        return context.localizer.text(Key::AnswerUseCard,
                                      {{"card", card_name(context.localizer, id)}, {"count", most}});
    }
    const int most = id < catalogue().size() ? card(id).places : stack;
    return context.localizer.text(Key::AnswerTakeCard, {{"card", card_name(context.localizer, id)}, {"count", most}});
}

template <Key key>
std::string remove_card(const AnswerContext& context)
{
    const auto stack = static_cast<std::size_t>(context.action.a);
    const CardId id = stack >= 1 && stack <= stack_count ? context.view.offered[stack - 1] : no_card;
    return context.localizer.text(key, {{"card", card_name(context.localizer, id)}});
}

/// Returns the sentence of a bid, with the value of the power card or own card.
std::string bid(const AnswerContext& context)
{
    const int value = bid_value(context.view.setup, context.action.a);
    return context.localizer.text(Key::AnswerBid, {{"value", value}});
}

/// Returns the sentence of a bridge between two regions, Action::a and Action::place.
template <Key key>
std::string bridge(const AnswerContext& context)
{
    return context.localizer.text(key, {{"from", context.QuestionContext::where(static_cast<Place>(context.action.a))},
                                        {"to", context.QuestionContext::where(context.action.place)}});
}

std::string send_grande(const AnswerContext& context)
{
    return context.action.a == nobody ? context.text(Key::StepGrandesFollow) : plain<Key::StepSendGrande>(context);
}

std::string choose_card(const AnswerContext& context)
{
    return context.localizer.text(
        Key::AnswerChooseCard,
        {{"value", bid_value(context.view.setup, context.action.a)},
         {"card", card_name(context.localizer, own_card(context.view.setup, context.action.a))}});
}

std::string use(const AnswerContext& context)
{
    return context.localizer.text(Key::AnswerAct, {{"card", act_name(context.localizer, context.view)}});
}

std::string skip(const AnswerContext& context)
{
    switch (context.view.decision.question)
    {
    case Question::AddModifier:
        return context.text(Key::ButtonNoModifier);
    case Question::JoinScoring:
        return context.text(Key::AnswerNotInScoring);
    case Question::GoAlong:
        return context.text(Key::AnswerStayHere);
    default:
        return context.text(Key::AnswerSkip);
    }
}

std::string use_extra(const AnswerContext& context)
{
    static constexpr std::array keys{Key::AnswerExtraToken,       Key::AnswerExtraPrison,        Key::AnswerExtraPardon,
                                     Key::AnswerExtraQueenPlaces, Key::AnswerExtraQueenRecruits, Key::AnswerExtraJester,
                                     Key::AnswerExtraInquisitor};
    static_assert(keys.size() == extra_count);
    return context.action.a < extra_count ? context.text(keys[context.action.a]) : std::string();
}

template <Key hers, Key his>
std::string take_figure(const AnswerContext& context)
{
    return context.text(context.action.a == queen ? hers : his);
}

std::string allow(const AnswerContext& context)
{
    return context.text(context.view.decision.question == Question::GoAlong ? Key::AnswerGoAlong : Key::AnswerAllow);
}

std::string choose_effect(const AnswerContext& context)
{
    return effect_name(context.localizer, context.view.turn.card, context.action.a);
}

std::string set_disk(const AnswerContext& context)
{
    const bool to_court = sends_to_court(context.view, context.action.place);
    return context.localizer.text(to_court ? Key::AnswerSetDiskCourt : Key::AnswerSetDisk, {context.where()});
}

/// Returns the sentence of a move of the King, who is never inside the Castillo (kings_place()).
template <Key key>
std::string king_to(const AnswerContext& context)
{
    return context.localizer.text(
        key, {{"place", kings_place(context.localizer, context.view.setup.edition, context.action.place)}});
}

template <Key key>
std::string board_to(const AnswerContext& context)
{
    const ScoreValues& values = mobile_boards[context.action.a % mobile_board_count];
    return context.localizer.text(key, {{"board", score_values(values)}, context.where()});
}

/// Returns the sentence of the announced step that puts down a lifted caballero.
std::string drop_step(const AnswerContext& context)
{
    const Progress& progress = context.view.progress;
    if (progress.lifted_from == context.action.place)
    {
        return context.localizer.text(Key::StepChangeSpace,
                                      {{"player", player(context.names, progress.lifted_seat)}, context.where()});
    }
    const std::string moved =
        context.localizer.text(Key::StepDrop, {{"player", player(context.names, progress.lifted_seat)},
                                               {"from", context.QuestionContext::where(progress.lifted_from)},
                                               context.where()});
    const bool is_bearer = progress.stage == 1;
    return is_bearer ? context.localizer.text(Key::AnswerWithBearer, {{"card", moved}}) : moved;
}

std::string return_step(const AnswerContext& context)
{
    return context.localizer.text(Key::StepReturn,
                                  {{"player", player(context.names, context.view.progress.victim)}, context.where()});
}

/// The sentences of a kind of action: as an answer, and as an announced step of a special action. They are the same for
/// kinds that are used only as answers or only as steps.
struct Row
{
    ActionKind kind{};
    AnswerSentence answer = nullptr;
    AnswerSentence step = answer;
};

/// In the order of ActionKind: one row for each.
constexpr std::array<Row, static_cast<std::size_t>(last_action_kind) + 1> action_rows{{
    {ActionKind::FirstBidder, plain<Key::AnswerFirstBidder>},
    {ActionKind::Bid, bid},
    {ActionKind::Recruit, plain<Key::AnswerRecruit>},
    {ActionKind::Recall, plain<Key::AnswerRecall>},
    {ActionKind::TakeCard, take_card},
    {ActionKind::Place, plain<Key::AnswerPlace>, plain<Key::StepPlace>},
    {ActionKind::Done, plain<Key::AnswerDone>},
    {ActionKind::Act, use, plain<Key::StepWhole>},
    {ActionKind::Skip, skip},
    {ActionKind::ChooseEffect, choose_effect},
    {ActionKind::Lift, plain<Key::AnswerLift>},
    {ActionKind::Drop, plain<Key::AnswerDrop>, drop_step},
    {ActionKind::Return, plain<Key::AnswerReturn>, return_step},
    {ActionKind::Dismiss, plain<Key::AnswerDismiss>, plain<Key::StepDismiss>},
    {ActionKind::ScorePlace, plain<Key::AnswerScorePlace>, plain<Key::StepScore>},
    {ActionKind::EvictFrom, plain<Key::AnswerEvictFrom>, plain<Key::StepEvict>},
    {ActionKind::MoveKing, king_to<Key::AnswerMoveKing>, king_to<Key::StepKing>},
    {ActionKind::MoveGrande, plain<Key::AnswerMoveGrande>, plain<Key::StepGrande>},
    {ActionKind::MoveBoard, board_to<Key::AnswerMoveBoard>, board_to<Key::StepBoard>},
    {ActionKind::TakeBack, plain<Key::AnswerTakeBack>, plain<Key::StepTakeBack>},
    {ActionKind::SetDisk, set_disk},
    {ActionKind::Veto, plain<Key::AnswerVeto>},
    {ActionKind::Allow, allow},
    {ActionKind::AllowAll, plain<Key::AnswerAllowAll>},
    {ActionKind::SendBack, plain<Key::StepSendBack>},
    {ActionKind::KeepVeto, plain<Key::StepKeepVeto>},
    {ActionKind::CallDisks, plain<Key::StepCallDisks>},
    {ActionKind::ReinforceCourt, plain<Key::StepReinforceCourt>},
    {ActionKind::CallReturn, plain<Key::StepCallReturn>},
    {ActionKind::OpenKingsRegion, use},
    {ActionKind::SwapKing, plain<Key::AnswerSwapKing>},
    {ActionKind::PassModifier, plain<Key::AnswerPassModifier>},
    {ActionKind::AddModifier, plain<Key::AnswerAddModifier>},
    {ActionKind::TakeBackModifier, plain<Key::AnswerTakeBackModifier>},
    {ActionKind::ChooseGrande, plain<Key::AnswerChooseGrande>},
    {ActionKind::NameBearer, plain<Key::AnswerNameBearer>},
    {ActionKind::MoveAway, plain<Key::StepMoveAway>},
    {ActionKind::ChooseCard, choose_card},
    {ActionKind::BuildBridge, bridge<Key::AnswerBuildBridge>, bridge<Key::StepBridge>},
    {ActionKind::PushCastillo, plain<Key::AnswerPushCastillo>, plain<Key::StepPushCastillo>},
    {ActionKind::SendGrande, send_grande},
    {ActionKind::Claim, plain<Key::AnswerClaim>},
    {ActionKind::PutOnTable, plain<Key::AnswerPutOnTable>},
    {ActionKind::MoveTable, plain<Key::AnswerMoveTable>, plain<Key::StepMoveTable>},
    {ActionKind::RemoveCard, remove_card<Key::AnswerRemoveCard>, remove_card<Key::StepRemoveCard>},
    {ActionKind::TakeInquisitor, plain<Key::AnswerTakeInquisitor>, plain<Key::StepTakeInquisitor>},
    {ActionKind::BringDiscs, plain<Key::StepBringDiscs>},
    {ActionKind::UseExtra, use_extra},
    {ActionKind::TakeToken, plain<Key::AnswerTakeToken>},
    {ActionKind::Imprison, plain<Key::AnswerImprison>},
    {ActionKind::Pardon, plain<Key::AnswerPardon>},
    {ActionKind::Give, plain<Key::AnswerGive>},
    {ActionKind::TakeAlong, plain<Key::AnswerTakeAlong>},
    {ActionKind::TakeFigure, take_figure<Key::AnswerTakeQueen, Key::AnswerTakeJester>,
     take_figure<Key::StepTakeQueen, Key::StepTakeJester>},
    {ActionKind::TakeRegionCard, plain<Key::AnswerTakeRegionCard>, plain<Key::StepTakeRegionCard>},
    {ActionKind::Revolt, plain<Key::StepRevolt>},
    {ActionKind::KeepMoves, plain<Key::StepKeepMoves>},
}};

// A kind of action without a sentence does not compile.
static_assert(is_complete(action_rows, &Row::kind));

const Row& row_of(ActionKind kind)
{
    return action_rows[static_cast<std::size_t>(kind)];
}

std::string with_space(const AnswerContext& context, AnswerSentence sentence)
{
    const std::string name = traits_of(context.action.kind).names_space
                                 ? space_name(context.localizer, context.action.place, space_of(context.action))
                                 : std::string();
    return name.empty() ? sentence(context)
                        : context.localizer.text(Key::AnswerAtSpace, {{"card", sentence(context)}, {"value", name}});
}

/// Returns the sentence of an action, with the space or the standard-bearer if the action names one.
std::string with_space_or_bearer(const AnswerContext& context, AnswerSentence sentence)
{
    if (has_colonies(context.view.setup))
    {
        return with_space(context, sentence);
    }
    if (!takes_bearer(context.action))
    {
        return sentence(context);
    }
    AnswerContext other = context;
    other.action = without_bearer(context.action);
    return context.localizer.text(Key::AnswerWithBearer, {{"card", sentence(other)}});
}

} // namespace

std::string act_name(const Localizer& localizer, const PlayerView& view)
{
    const Seat seat = view.decision.seat;
    const ModifierId added = seat < max_players ? view.added[seat] : no_modifier;
    return view.decision.question == Question::UseAbility && added < no_modifier
               ? modifier_name(localizer, added)
               : card_title(localizer, view.turn.card);
}

std::string answer(const Localizer& localizer, const PlayerView& view, Names names, Action action)
{
    const Names said = names_for(view.decision.seat, names);
    return with_space_or_bearer({{localizer, view, said}, action}, row_of(action.kind).answer);
}

std::string step(const Localizer& localizer, const PlayerView& view, Names names, Action action)
{
    return with_space_or_bearer({{localizer, view, names}, action}, row_of(action.kind).step);
}

std::optional<std::string> post_of(const Localizer& localizer, const Setup& setup, Action action)
{
    const bool has_post = has_colonies(setup) && traits_of(action.kind).names_space && is_post(space_of(action));
    return has_post ? std::optional(space_name(localizer, action.place, space_of(action))) : std::nullopt;
}

} // namespace elgrande::words
