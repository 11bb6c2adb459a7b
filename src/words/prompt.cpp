#include "words/asked.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <numeric>

namespace elgrande::words
{

namespace
{

int most_recruits(const PlayerView& view)
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

/// True if no caballero can be lifted any more, but the Inquisitor can be taken.
bool only_inquisitor_is_left(const PlayerView& view)
{
    const auto offers = [&view](ActionKind kind)
    {
        return std::any_of(view.legal.begin(), view.legal.end(),
                           [kind](const Action& action) { return action.kind == kind; });
    };
    return offers(ActionKind::TakeInquisitor) && !offers(ActionKind::Lift);
}

std::string lift(const Asked& asked)
{
    const Progress& progress = asked.view.progress;
    const Localizer& localizer = asked.localizer;
    const Effect* effect = asked.effect();
    if (progress.source == EffectSource::Extra)
    {
        return localizer.text(Key::PromptLiftBlackOne, {{"player", asked.who()}});
    }
    const auto left = [&](int count) { return Argument("left", count); };
    const Argument who("player", asked.who());
    if (only_inquisitor_is_left(asked.view))
    {
        return localizer.text(Key::PromptTakeInquisitor, {who});
    }
    if (effect != nullptr && (effect->black || effect->overseas))
    {
        const int moves = effect->black ? progress.any_left : progress.own_left;
        return localizer.text(effect->black ? Key::PromptLiftBlack : Key::PromptLiftOverseas, {who, left(moves)});
    }
    if (progress.any_left > 0 && asked.runs(Verb::MoveKing))
    {
        return localizer.text(Key::PromptLiftAlong, {who, left(progress.any_left)});
    }
    if (progress.any_left > 0 && asked.runs(Verb::MoveGrande))
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

std::string dismiss(const Asked& asked)
{
    return asked.localizer.text(Key::PromptDismiss,
                                {{"player", asked.who()}, {"left", std::popcount(asked.view.progress.seats_left)}});
}

std::string add_modifier(const Asked& asked)
{
    return asked.localizer.text(Key::PromptAddModifier,
                                {{"player", asked.who()}, {"value", asked.view.bid[asked.view.decision.seat]}});
}

std::string use_ability(const Asked& asked)
{
    const ModifierId added = asked.view.added[asked.view.decision.seat];
    return asked.localizer.text(Key::PromptUseAbility,
                                {{"player", asked.who()}, {"card", ability(asked.localizer, added)}});
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
    switch (asked.view.sealed.purpose)
    {
    case SealedPurpose::Return:
        return asked.localizer.text(Key::PromptSetDiskReturn, {who});
    case SealedPurpose::Evict:
        return moving(
            asked.localizer.text(Key::PromptSetDiskEvict, {who, {"from", asked.where(asked.view.progress.region)}}));
    case SealedPurpose::Score:
        return asked.localizer.text(Key::PromptSetDiskScore, {who});
    case SealedPurpose::FirstCaballero:
        return moving(asked.localizer.text_in(asked.view.setup.edition, Key::PromptSetDiskFirstCaballero, {who}));
    case SealedPurpose::SendGrandes:
        return asked.localizer.text(Key::PromptSetDiskGrande, {who});
    case SealedPurpose::None:
    case SealedPurpose::GeneralScoring:
    case SealedPurpose::PassModifier:
    case SealedPurpose::ChooseHand:
        break;
    }
    return moving(asked.localizer.text(Key::PromptSetDiskGeneralScoring, {who}));
}

std::string placing(const Asked& asked)
{
    const Seat seat = asked.view.decision.seat;
    const int unused = std::max(0, asked.limit() - asked.view.turn.placed);
    const int left = seat < max_players ? std::min<int>(unused, asked.view.court[seat]) : unused;
    return asked.localizer.text(Key::PromptPlace,
                                {{"player", asked.who()}, {"left", left}, {"total", asked.view.turn.placed + left}});
}

std::string place_or_act(const Asked& asked)
{
    const Seat seat = asked.view.decision.seat;
    // Not more than are in the court.
    const int count = seat < max_players ? std::min<int>(asked.limit(), asked.view.court[seat]) : asked.limit();
    return asked.localizer.text(Key::PromptPlaceOrAct,
                                {{"player", asked.who()}, {"count", count}, {"card", asked.title()}});
}

std::string veto(const Asked& asked)
{
    return asked.localizer.text(Key::PromptVeto,
                                {{"player", asked.who()},
                                 {"other", player(asked.names, asked.active())},
                                 {"card", step(asked.localizer, asked.view, asked.names, asked.view.progress.step)}});
}

std::string recruit(const Asked& asked)
{
    return asked.localizer.text(Key::PromptRecruit, {{"player", asked.who()}, {"count", most_recruits(asked.view)}});
}

std::string recall(const Asked& asked)
{
    const PlayerView& view = asked.view;
    const int left = view.progress.running ? view.progress.any_left : view.turn.recalls_left;
    return asked.localizer.text(Key::PromptRecall, {{"player", asked.who()}, {"left", left}});
}

std::string move_king(const Asked& asked)
{
    return asked.localizer.text(asked.runs(Verb::SwapKing) ? Key::PromptSwapKing : Key::PromptMoveKing,
                                {{"player", asked.who()}});
}

std::string bid(const Asked& asked)
{
    return asked.localizer.text_in(asked.view.setup.edition, Key::PromptBid, {{"player", asked.who()}});
}

std::string take_card(const Asked& asked)
{
    return asked.localizer.text(has_own_cards(asked.view.setup) ? Key::PromptUseCard
                                : asked.view.progress.running   ? Key::PromptSecondCard
                                                                : Key::PromptTakeCard,
                                {{"player", asked.who()}});
}

std::string choose_hand(const Asked& asked)
{
    const Seat seat = asked.view.decision.seat;
    const int chosen = seat < max_players ? asked.view.hand_size[seat] : 0;
    return asked.localizer.text(Key::PromptChooseHand, {{"player", asked.who()}, {"left", power_card_count - chosen}});
}

std::string fill_table(const Asked& asked)
{
    int left = table_spaces(asked.view.setup);
    for (const PerOwner<std::uint8_t>& on_it : asked.view.colonies.on_table)
    {
        left = std::accumulate(on_it.begin(), on_it.end(), left, std::minus<>());
    }
    return asked.localizer.text(Key::PromptFillTable, {{"player", asked.who()}, {"left", left}});
}

std::string sail(const Asked& asked)
{
    return asked.localizer.text(has_colonies(asked.view.setup) ? Key::PromptSail : Key::PromptLand,
                                {{"player", asked.who()}});
}

std::string place_anywhere(const Asked& asked)
{
    const bool hers = asked.view.progress.source == EffectSource::Extra;
    return asked.localizer.text(hers ? Key::PromptPlaceQueen : Key::PromptPlaceAnywhere,
                                {{"player", asked.who()}, {"left", asked.view.progress.any_left}});
}

/// The sentence about a black caballero: the region that it has left, and where it is now.
template <Key key>
std::string along(const Asked& asked)
{
    const Progress& progress = asked.view.progress;
    return asked.localizer.text(
        key,
        {{"player", asked.who()}, {"from", asked.where(progress.lifted_from)}, {"to", asked.where(progress.region)}});
}

std::string place_gift(const Asked& asked)
{
    const Seat seat = asked.view.decision.seat;
    Seat giver = nobody;
    for (Seat other = 0; other < max_players && giver == nobody && seat < max_players; ++other)
    {
        giver = asked.view.grand.gifts[seat][other] > 0 ? other : nobody;
    }
    return asked.localizer.text(Key::PromptPlaceGift, {{"player", asked.who()}, {"other", player(asked.names, giver)}});
}

std::string free_lift(const Asked& asked)
{
    return asked.localizer.text(Key::PromptFreeLift, {{"player", asked.who()}, {"left", asked.view.grand.free_left}});
}

std::string free_drop(const Asked& asked)
{
    return asked.localizer.text(Key::PromptDropOwn,
                                {{"player", asked.who()}, {"from", asked.where(asked.view.grand.free_from)}});
}

/// The sentence of questions whose texts need only the player, the number left and the card.
template <Key key>
std::string plain(const Asked& asked)
{
    return asked.localizer.text(key, {{"player", asked.who()},
                                      {"left", asked.view.progress.any_left},
                                      {"count", asked.limit()},
                                      {"card", asked.title()}});
}

struct Prompt
{
    Question question{};
    std::string (*sentence)(const Asked&) = nullptr;
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
    return prompts[static_cast<std::size_t>(view.decision.question)].sentence({localizer, view, names});
}

} // namespace elgrande::words
