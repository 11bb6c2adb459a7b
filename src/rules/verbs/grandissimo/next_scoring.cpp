// Cards whose action comes in the next general scoring: the Alliance and the Boycott take a region card that nobody has
// taken (classic and expansions, line 396), and the free choice saves moves (line 394). Their effects are in
// rules/grandissimo/next_scoring.cpp and general_payout().
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

bool is_taken(const State& state, Place region)
{
    const auto& taken = state.grand.region_card;
    return std::find(taken.begin(), taken.end(), region) != taken.end();
}

std::size_t number_of(const Effect& effect)
{
    return static_cast<std::size_t>(effect.allies ? RegionCard::Alliance : RegionCard::Boycott);
}

bool can_take(const State& state, const Effect& effect)
{
    return state.grand.region_card_of[number_of(effect)] == nobody;
}

void legal_cards(const State& state, const Effect&, ActionList& list)
{
    for (const Place region : all_regions)
    {
        if (!is_taboo(state, region) && !is_taken(state, region))
        {
            list.add(at(ActionKind::TakeRegionCard, region));
        }
    }
}

void take(const Transition& transition, const Effect& effect, Action step)
{
    State& state = transition.state;
    const std::size_t number = number_of(effect);
    state.grand.region_card_of[number] = state.active();
    state.grand.region_card[number] = step.place;
    state.progress.stage = 1;
    transition.emit({.kind = EventKind::RegionCardTaken,
                     .seat = state.active(),
                     .to = step.place,
                     .count = static_cast<std::uint8_t>(number)});
}

Rule why_no_card(const State& state, const Effect& /*effect*/, Action action)
{
    return is_taboo(state, action.place) ? why_taboo(state, action.place) : Rule::NoRegionCard;
}

bool can_keep(const State& state, const Effect&)
{
    return state.grand.free_mover == nobody;
}

void keep(const Transition& transition, const Effect& effect, Action)
{
    State& state = transition.state;
    state.grand.free_mover = state.active();
    state.grand.free_left = effect.own;
    state.progress.stage = 1;
    transition.emit({.kind = EventKind::MovesKept, .seat = state.active()});
}

} // namespace

const VerbRules take_region_card_verb{.possible = can_take,
                                      .begin = begin_nothing,
                                      .next = ask_once<Question::TakeRegionCard>,
                                      .legal = legal_cards,
                                      .why_not = why_no_card,
                                      .answer = announce_answer,
                                      .execute = take,
                                      .valid = valid_without_progress};

const VerbRules keep_moves_verb{.possible = can_keep,
                                .begin = begin_nothing,
                                .next = announce_once<ActionKind::KeepMoves>,
                                .legal = legal_nothing,
                                .why_not = why_nothing,
                                .answer = answer_nothing,
                                .execute = keep,
                                .valid = valid_without_progress};

} // namespace elgrande
