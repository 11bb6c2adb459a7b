#include "screens/table/map/previews.hpp"

#include "rules/outlook/outlook.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

/// Shows what a place would pay now.
void show_payout(board::Scene& scene, const PlayerView& view, Place place)
{
    const auto& payout = view.payouts[index(place)];
    if (!payout)
    {
        return;
    }
    board::Preview& preview = scene.previews[index(place)];
    preview = {.shown = true};
    for (const Seat seat : Seats(view.players()))
    {
        preview.points[seat] = static_cast<std::int16_t>(payout->total(seat));
    }
}

void show_change(board::Scene& scene, const PlayerView& view, const Consequence& outcome, Place place)
{
    board::Preview& preview = scene.previews[index(place)];
    preview = {.shown = true};
    for (const Seat seat : Seats(view.players()))
    {
        preview.points[seat] = outcome.after[index(place)][seat];
        preview.change[seat] = static_cast<std::int16_t>(outcome.difference(place, seat));
    }
}

void show_scored(board::Scene& scene, const PlayerView& view, const Effect& effect)
{
    const CardScoring scoring = card_scoring(view, effect);
    for (const Place place : places(view.setup))
    {
        const bool hidden = place == Place::Castillo && !view.castillo;
        if (scoring.places.contains(place) && !hidden && (!scoring.chosen || scoring.pays_somebody.contains(place)))
        {
            board::Preview& preview = scene.previews[index(place)];
            preview = {.shown = true};
            std::copy(scoring.paid[index(place)].begin(), scoring.paid[index(place)].end(), preview.points.begin());
        }
    }
}

} // namespace

void show_ranks(board::Scene& scene, const PlayerView& view)
{
    scene.ranks = {};
    // Seats and black caballeros have the same bits in the rules and on the board.
    const unsigned shown_owners = ((1U << view.owner_count()) - 1U) | (has_colonies(view.setup) ? 1U << neutral : 0U);
    for (const Place place : places(view.setup))
    {
        if (!view.payouts[index(place)])
        {
            continue;
        }
        std::size_t shown = 0;
        Payout payout = *view.payouts[index(place)];
        apply_region_cards(view.grand, place, view.caballeros[index(place)], payout);
        for (const RankGroup& group : ranks_of(payout))
        {
            const auto seats = static_cast<board::Bits>(group.owners & shown_owners);
            const bool nobodys =
                has_dummy(view.setup) ? group.owners == 1U << view.players() : group.owners == 1U << neutral;
            if (seats != 0 && (group.points > 0 || nobodys))
            {
                scene.ranks[index(place)][shown++] = {seats, group.points};
            }
        }
    }
}

void show_consequence(board::Scene& scene, const PlayerView& view, Action action, std::string_view to_court)
{
    if (action.kind == ActionKind::SetDisk)
    {
        if (sends_to_court(view, action.place))
        {
            scene.previews[index(action.place)] = {.shown = true, .warning = to_court};
        }
        return;
    }
    if (action.kind == ActionKind::Act || action.kind == ActionKind::ChooseEffect)
    {
        const bool of_card = view.turn.card < catalogue().size() && view.decision.question != Question::UseAbility;
        if (of_card && action.kind == ActionKind::Act)
        {
            show_scoring(scene, view, view.turn.card);
        }
        else if (of_card)
        {
            show_scored(scene, view, card(view.turn.card).effects[action.a]);
        }
        return;
    }
    const Consequence outcome = consequence(view, action);
    for (const Place place : places(view.setup))
    {
        if (outcome.scored.contains(place))
        {
            show_payout(scene, view, place);
        }
        else if (outcome.changed.contains(place)
                 || (outcome.foreseen && place == action.place && view.payouts[index(place)]))
        {
            show_change(scene, view, outcome, place);
        }
    }
}

void show_scoring(board::Scene& scene, const PlayerView& view, CardId id)
{
    const Card& row = card(id);
    for (std::size_t i = 0; i < row.effect_count; ++i)
    {
        show_scored(scene, view, row.effects[i]);
    }
}

} // namespace elgrande::screens
