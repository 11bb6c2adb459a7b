#include "words/question_context.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <numeric>

namespace elgrande::words
{

namespace
{

int max_recruits(const PlayerView& view)
{
    int most = 0;
    for (const Action& action : view.legal)
    {
        most = std::max<int>(most, action.kind == ActionKind::Recruit ? action.a : 0);
    }
    return most > 0 || view.decision.seat >= max_players
               ? most
               : recruits(view.setup, std::max<int>(1, view.bid[view.decision.seat]));
}

/// True if no more caballeros can be lifted, but the Inquisitor can be taken.
bool only_inquisitor_is_left(const PlayerView& view)
{
    const auto offers = [&view](ActionKind kind)
    {
        return std::any_of(view.legal.begin(), view.legal.end(),
                           [kind](const Action& action) { return action.kind == kind; });
    };
    return offers(ActionKind::TakeInquisitor) && !offers(ActionKind::Lift);
}

std::string lift(const QuestionContext& context)
{
    const Progress& progress = context.view.progress;
    const Localizer& localizer = context.localizer;
    const Effect* effect = context.effect();
    if (progress.source == EffectSource::Extra)
    {
        return localizer.text(Key::PromptLiftBlackOne, {{"player", context.who()}});
    }
    const auto left = [&](int count) { return Argument("left", count); };
    const Argument who("player", context.who());
    if (only_inquisitor_is_left(context.view))
    {
        return localizer.text(Key::PromptTakeInquisitor, {who});
    }
    if (effect != nullptr && (effect->black || effect->overseas))
    {
        const int moves = effect->black ? progress.any_left : progress.own_left;
        return localizer.text(effect->black ? Key::PromptLiftBlack : Key::PromptLiftOverseas, {who, left(moves)});
    }
    if (progress.any_left > 0 && context.runs(Verb::MoveKing))
    {
        return localizer.text(Key::PromptLiftAlong, {who, left(progress.any_left)});
    }
    if (progress.any_left > 0 && context.runs(Verb::MoveGrande))
    {
        return localizer.text(Key::PromptLiftWithGrande, {who, left(progress.any_left)});
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

std::string drop(const QuestionContext& context)
{
    const Progress& progress = context.view.progress;
    if (progress.lifted_seat == context.view.decision.seat)
    {
        return context.localizer.text(Key::PromptDropOwn,
                                      {{"player", context.who()}, {"from", context.where(progress.lifted_from)}});
    }
    return context.localizer.text(Key::PromptDrop, {{"player", context.who()},
                                                    {"other", player(context.names, progress.lifted_seat)},
                                                    {"from", context.where(progress.lifted_from)}});
}

std::string dismiss(const QuestionContext& context)
{
    return context.localizer.text(
        Key::PromptDismiss, {{"player", context.who()}, {"left", std::popcount(context.view.progress.seats_left)}});
}

std::string add_modifier(const QuestionContext& context)
{
    return context.localizer.text(Key::PromptAddModifier,
                                  {{"player", context.who()}, {"value", context.view.bid[context.view.decision.seat]}});
}

std::string use_ability(const QuestionContext& context)
{
    const ModifierId added = context.view.added[context.view.decision.seat];
    return context.localizer.text(Key::PromptUseAbility,
                                  {{"player", context.who()}, {"card", ability(context.localizer, added)}});
}

std::string move_grande(const QuestionContext& context)
{
    const Argument who("player", context.who());
    const Seat whose = context.view.progress.victim;
    if (whose == nobody)
    {
        return context.localizer.text(Key::PromptMoveGrande, {who});
    }
    return context.localizer.text(Key::PromptMoveAGrande, {who, {"other", player(context.names, whose)}});
}

std::string set_disk(const QuestionContext& context)
{
    const Argument who("player", context.who());
    const auto moving = [&](const std::string& question)
    {
        const Place king = context.view.king;
        return sends_to_court(context.view, king)
                   ? question + " " + context.localizer.text(Key::PromptDiskToCourt, {{"place", context.where(king)}})
                   : question;
    };
    switch (context.view.sealed.purpose)
    {
    case SealedPurpose::Return:
        return context.localizer.text(Key::PromptSetDiskReturn, {who});
    case SealedPurpose::Evict:
        return moving(context.localizer.text(Key::PromptSetDiskEvict,
                                             {who, {"from", context.where(context.view.progress.region)}}));
    case SealedPurpose::Score:
        return context.localizer.text(Key::PromptSetDiskScore, {who});
    case SealedPurpose::FirstCaballero:
        return moving(context.localizer.text_in(context.view.setup.edition, Key::PromptSetDiskFirstCaballero, {who}));
    case SealedPurpose::SendGrandes:
        return context.localizer.text(Key::PromptSetDiskGrande, {who});
    case SealedPurpose::None:
    case SealedPurpose::GeneralScoring:
    case SealedPurpose::PassModifier:
    case SealedPurpose::ChooseHand:
        break;
    }
    return moving(context.localizer.text(Key::PromptSetDiskGeneralScoring, {who}));
}

std::string placing(const QuestionContext& context)
{
    const Seat seat = context.view.decision.seat;
    const int unused = std::max(0, context.limit() - context.view.turn.placed);
    const int left = seat < max_players ? std::min<int>(unused, context.view.court[seat]) : unused;
    return context.localizer.text(
        Key::PromptPlace, {{"player", context.who()}, {"left", left}, {"total", context.view.turn.placed + left}});
}

std::string place_or_act(const QuestionContext& context)
{
    const Seat seat = context.view.decision.seat;
    // Nobody can place more caballeros than their court holds.
    const int count = seat < max_players ? std::min<int>(context.limit(), context.view.court[seat]) : context.limit();
    return context.localizer.text(Key::PromptPlaceOrAct,
                                  {{"player", context.who()}, {"count", count}, {"card", context.title()}});
}

std::string veto(const QuestionContext& context)
{
    return context.localizer.text(
        Key::PromptVeto, {{"player", context.who()},
                          {"other", player(context.names, context.active())},
                          {"card", step(context.localizer, context.view, context.names, context.view.progress.step)}});
}

std::string recruit(const QuestionContext& context)
{
    return context.localizer.text(Key::PromptRecruit,
                                  {{"player", context.who()}, {"count", max_recruits(context.view)}});
}

std::string recall(const QuestionContext& context)
{
    const PlayerView& view = context.view;
    const int left = view.progress.running ? view.progress.any_left : view.turn.recalls_left;
    return context.localizer.text(Key::PromptRecall, {{"player", context.who()}, {"left", left}});
}

std::string move_king(const QuestionContext& context)
{
    return context.localizer.text(context.runs(Verb::SwapKing) ? Key::PromptSwapKing : Key::PromptMoveKing,
                                  {{"player", context.who()}});
}

std::string bid(const QuestionContext& context)
{
    return context.localizer.text_in(context.view.setup.edition, Key::PromptBid, {{"player", context.who()}});
}

std::string take_card(const QuestionContext& context)
{
    return context.localizer.text(has_own_cards(context.view.setup) ? Key::PromptUseCard
                                  : context.view.progress.running   ? Key::PromptSecondCard
                                                                    : Key::PromptTakeCard,
                                  {{"player", context.who()}});
}

std::string choose_hand(const QuestionContext& context)
{
    const Seat seat = context.view.decision.seat;
    const int chosen = seat < max_players ? context.view.hand_size[seat] : 0;
    return context.localizer.text(Key::PromptChooseHand,
                                  {{"player", context.who()}, {"left", power_card_count - chosen}});
}

std::string fill_table(const QuestionContext& context)
{
    int left = table_spaces(context.view.setup);
    for (const PerOwner<std::uint8_t>& on_it : context.view.colonies.on_table)
    {
        left = std::accumulate(on_it.begin(), on_it.end(), left, std::minus<>());
    }
    return context.localizer.text(Key::PromptFillTable, {{"player", context.who()}, {"left", left}});
}

std::string sail(const QuestionContext& context)
{
    return context.localizer.text(has_colonies(context.view.setup) ? Key::PromptSail : Key::PromptLand,
                                  {{"player", context.who()}});
}

std::string place_anywhere(const QuestionContext& context)
{
    const bool hers = context.view.progress.source == EffectSource::Extra;
    return context.localizer.text(hers ? Key::PromptPlaceQueen : Key::PromptPlaceAnywhere,
                                  {{"player", context.who()}, {"left", context.view.progress.any_left}});
}

/// Returns the question about a caballero that has moved, with the regions where it was and is.
template <Key key>
std::string along(const QuestionContext& context)
{
    const Progress& progress = context.view.progress;
    return context.localizer.text(key, {{"player", context.who()},
                                        {"from", context.where(progress.lifted_from)},
                                        {"to", context.where(progress.region)}});
}

std::string place_gift(const QuestionContext& context)
{
    const Seat seat = context.view.decision.seat;
    Seat giver = nobody;
    for (Seat other = 0; other < max_players && giver == nobody && seat < max_players; ++other)
    {
        giver = context.view.grand.gifts[seat][other] > 0 ? other : nobody;
    }
    return context.localizer.text(Key::PromptPlaceGift,
                                  {{"player", context.who()}, {"other", player(context.names, giver)}});
}

std::string free_lift(const QuestionContext& context)
{
    return context.localizer.text(Key::PromptFreeLift,
                                  {{"player", context.who()}, {"left", context.view.grand.free_left}});
}

std::string free_drop(const QuestionContext& context)
{
    return context.localizer.text(Key::PromptDropOwn,
                                  {{"player", context.who()}, {"from", context.where(context.view.grand.free_from)}});
}

/// Returns the sentence of a question whose text needs only the player, the number left and the card.
template <Key key>
std::string plain(const QuestionContext& context)
{
    return context.localizer.text(key, {{"player", context.who()},
                                        {"left", context.view.progress.any_left},
                                        {"count", context.limit()},
                                        {"card", context.title()}});
}

struct Prompt
{
    Question question{};
    std::string (*sentence)(const QuestionContext&) = nullptr;
};

/// In the order of Question: one row for each.
constexpr std::array<Prompt, static_cast<std::size_t>(last_question) + 1> prompts{{
    {Question::FirstBidder, plain<Key::PromptFirstBidder>},
    {Question::Bid, bid},
    {Question::Recruit, recruit},
    {Question::Recall, recall},
    {Question::TakeCard, take_card},
    {Question::PlaceOrAct, place_or_act},
    {Question::Place, placing},
    {Question::ActOrSkip, plain<Key::PromptActOrSkip>},
    {Question::ChooseEffect, plain<Key::PromptChooseEffect>},
    {Question::Lift, lift},
    {Question::Drop, drop},
    {Question::PlaceAnywhere, place_anywhere},
    {Question::Return, plain<Key::PromptReturn>},
    {Question::Dismiss, dismiss},
    {Question::ScorePlace, plain<Key::PromptScorePlace>},
    {Question::EvictFrom, plain<Key::PromptEvictFrom>},
    {Question::MoveKing, move_king},
    {Question::MoveGrande, move_grande},
    {Question::MoveBoard, plain<Key::PromptMoveBoard>},
    {Question::TakeBack, plain<Key::PromptTakeBack>},
    {Question::SetDisk, set_disk},
    {Question::Veto, veto},
    {Question::GameOver, plain<Key::PromptGameOver>},
    {Question::PassModifier, plain<Key::PromptPassModifier>},
    {Question::AddModifier, add_modifier},
    {Question::UseAbility, use_ability},
    {Question::ChooseGrande, plain<Key::PromptChooseGrande>},
    {Question::NameBearer, plain<Key::PromptNameBearer>},
    {Question::ChooseHand, choose_hand},
    {Question::BuildBridge, plain<Key::PromptBuildBridge>},
    {Question::PushCastillo, plain<Key::PromptPushCastillo>},
    {Question::JoinScoring, plain<Key::PromptJoinScoring>},
    {Question::Sail, sail},
    {Question::Claim, plain<Key::PromptClaim>},
    {Question::FillTable, fill_table},
    {Question::MoveTable, plain<Key::PromptMoveTable>},
    {Question::RemoveCard, plain<Key::PromptRemoveCard>},
    {Question::UseExtra, plain<Key::PromptUseExtra>},
    {Question::TakeToken, plain<Key::PromptTakeToken>},
    {Question::Imprison, plain<Key::PromptImprison>},
    {Question::Pardon, plain<Key::PromptPardon>},
    {Question::Give, plain<Key::PromptGive>},
    {Question::TakeAlong, along<Key::PromptTakeAlong>},
    {Question::GoAlong, along<Key::PromptGoAlong>},
    {Question::TakeFigure, plain<Key::PromptTakeFigure>},
    {Question::TakeRegionCard, plain<Key::PromptTakeRegionCard>},
    {Question::PlaceGift, place_gift},
    {Question::FreeLift, free_lift},
    {Question::FreeDrop, free_drop},
}};

// A question without a sentence does not compile.
static_assert(is_complete(prompts, &Prompt::question));

} // namespace

std::string prompt(const Localizer& localizer, const PlayerView& view, Names names)
{
    const Names said = names_for(view.decision.seat, names);
    return prompts[static_cast<std::size_t>(view.decision.question)].sentence({localizer, view, said});
}

} // namespace elgrande::words
