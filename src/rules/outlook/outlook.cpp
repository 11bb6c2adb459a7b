#include "rules/outlook/outlook.hpp"

#include "rules/game.hpp"
#include "rules/play/transition.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

PerSeat<std::uint8_t> totals(const Payout& payout)
{
    PerSeat<std::uint8_t> points{};
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        points[seat] = static_cast<std::uint8_t>(payout.total(seat));
    }
    return points;
}

bool pays_anybody(const PerSeat<std::uint8_t>& points)
{
    return std::any_of(points.begin(), points.end(), [](std::uint8_t due) { return due > 0; });
}

/// True if a disk that shows the region sends caballeros to the court.
bool is_taboo(const PlayerView& view, Place region)
{
    return region == view.king || region == view.lasting.quarantine;
}

/// Returns where the asked player's disk sends their caballeros.
Consequence of_disk(const PlayerView& view, Place region)
{
    Consequence result;
    const Seat seat = view.decision.seat;
    switch (view.sealed.purpose)
    {
    case SealedPurpose::GeneralScoring:
        result.sent = view.castillo ? (*view.castillo)[seat] : 0;
        result.sent_to = is_taboo(view, region) ? Place::Court : region;
        break;
    case SealedPurpose::Evict:
        result.sent = view.caballeros[index(view.progress.region)][seat];
        result.sent_to = is_taboo(view, region) || region == view.progress.region ? Place::Court : region;
        break;
    default:
        break;
    }
    return result;
}

/// An observer that collects the scorings while an answer is played.
struct Tally
{
    Consequence& result;
    bool castillo_known;
    std::optional<Place> only; ///< the chosen place; later scorings of other places are not part of the answer

    void operator()(const Event& event) const
    {
        if (!is_of_scoring(event) || (only && event.to != *only))
        {
            return;
        }
        if (event.to == Place::Castillo && !castillo_known)
        {
            result.covered = true;
            result.scored.insert(event.to);
        }
        else if (pays(event))
        {
            result.points[event.seat] += event.points;
        }
        else
        {
            result.scored.insert(event.to);
        }
    }
};

/// Returns the only effect that `action` runs, if it scores.
const Effect* sole_scoring(const PlayerView& view, Action action)
{
    if (view.turn.card >= catalogue().size() || view.decision.question == Question::UseAbility)
    {
        return nullptr;
    }
    const Card& row = card(view.turn.card);
    const bool one = action.kind == ActionKind::Act && row.effect_count == 1;
    const bool named = action.kind == ActionKind::ChooseEffect;
    if (!one && !named)
    {
        return nullptr;
    }
    const Effect& effect = row.effects[named ? action.a : 0];
    return effect.verb == Verb::Score ? &effect : nullptr;
}

} // namespace

Ranks ranks_of(const Payout& payout)
{
    Ranks ranks;
    const auto last = static_cast<std::uint8_t>(ranks.groups.size());
    for (std::uint8_t rank = 1; rank <= last; ++rank)
    {
        RankGroup group{.rank = rank};
        for (Seat owner = 0; owner < max_owners; ++owner)
        {
            if (payout.standing.rank[owner] == rank)
            {
                group.owners = static_cast<std::uint8_t>(group.owners | bit_of(owner));
                group.points = owner < max_players
                                   ? static_cast<std::uint8_t>(std::max<int>(group.points, payout.total(owner)))
                                   : group.points;
            }
        }
        if (group.owners != 0)
        {
            ranks.groups[static_cast<std::size_t>(ranks.size++)] = group;
        }
    }
    return ranks;
}

ScoredNow scored_now(const PlayerView& view)
{
    ScoredNow result;
    result.castillo = view.castillo.has_value();
    for (std::size_t place = 0; place < view.payouts.size(); ++place)
    {
        auto payout = view.payouts[place];
        if (payout)
        {
            apply_region_cards(view.grand, static_cast<Place>(place), view.caballeros[place], *payout);
        }
        for (const Seat seat : Seats(payout ? view.players() : 0))
        {
            result.points[seat] += payout->total(seat);
        }
    }
    return result;
}

CardScoring card_scoring(const PlayerView& view, const Effect& effect)
{
    CardScoring result;
    result.scores = effect.verb == Verb::Score;
    if (!result.scores)
    {
        return result;
    }
    const bool alone = effect.scoring == Scoring::OwnTwo;
    result.chosen = effect.scoring == Scoring::Chosen || alone;
    result.by_disks = effect.scoring == Scoring::UniqueDisks;
    const State state = sketch_of(view);
    result.places = places_to_score(state, effect);
    for (const Place place : elgrande::places(state.setup))
    {
        if (!result.places.contains(place))
        {
            continue;
        }
        if (place == Place::Castillo && !view.castillo)
        {
            result.covered = true;
            continue;
        }
        PerSeat<std::uint8_t>& paid = result.paid[index(place)];
        if (alone)
        {
            paid = totals(first_rank_payout(state, state.active(), place));
        }
        else
        {
            paid = totals(payout(state, place, effect.scoring == Scoring::FirstRanks));
        }
        if (pays_anybody(paid))
        {
            result.pays_somebody.insert(place);
        }
        for (const Seat seat : state.seats())
        {
            int& points = result.points[seat];
            points = result.chosen ? std::max<int>(points, paid[seat]) : points + paid[seat];
        }
    }
    return result;
}

Profit profit_of(const CardScoring& scoring, Seat seat)
{
    if (!scoring.scores || scoring.by_disks || seat >= max_players)
    {
        return Profit::Unknown;
    }
    if (scoring.points[seat] > 0)
    {
        return Profit::Own;
    }
    return scoring.covered ? Profit::Unknown : scoring.pays_somebody.empty() ? Profit::Nobody : Profit::OthersOnly;
}

Profit profit_of(const PlayerView& view, Action action)
{
    const Seat seat = view.decision.seat;
    if (const Effect* effect = sole_scoring(view, action))
    {
        return profit_of(card_scoring(view, *effect), seat);
    }
    if (action.kind != ActionKind::ScorePlace || seat >= max_players)
    {
        return Profit::Unknown;
    }
    const Consequence predicted = consequence(view, action);
    if (predicted.covered || predicted.scored.empty())
    {
        return Profit::Unknown;
    }
    const bool pays =
        std::any_of(predicted.points.begin(), predicted.points.end(), [](int points) { return points > 0; });
    return predicted.points[seat] > 0 ? Profit::Own : pays ? Profit::OthersOnly : Profit::Nobody;
}

Consequence consequence(const PlayerView& view, Action action)
{
    if (!view.legal.contains(action))
    {
        return {};
    }
    if (action.kind == ActionKind::SetDisk)
    {
        return of_disk(view, action.place);
    }
    if (!traits_of(action.kind).acts_at_once)
    {
        return {};
    }
    Consequence result;
    result.foreseen = true;
    State state = sketch_of(view);
    state.vetoes = {};
    state.old_vetoes = {};
    state.lasting.scoring_joined = state.lasting.scoring_joined || scoring_joiner(state) != nobody; // nobody joins
    const bool scores_one = action.kind == ActionKind::ScorePlace;
    Tally tally{result, view.castillo.has_value(), scores_one ? std::optional(action.place) : std::nullopt};
    apply_within_turn(state, action, tally);
    for (const Place place : places(view.setup))
    {
        const std::size_t number = index(place);
        if (!view.payouts[number])
        {
            continue;
        }
        result.before[number] = totals(*view.payouts[number]);
        result.after[number] = totals(payout(state, place));
        if (result.before[number] != result.after[number])
        {
            result.changed.insert(place);
        }
    }
    return result;
}

bool sends_to_court(const PlayerView& view, Place region)
{
    const Action disk = at(ActionKind::SetDisk, region);
    return view.legal.contains(disk) && of_disk(view, region).sent_to == Place::Court;
}

} // namespace elgrande
