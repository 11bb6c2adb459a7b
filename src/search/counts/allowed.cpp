#include "search/counts/reach.hpp"

#include <algorithm>

// Decides which changes a reach allows.
namespace elgrande::search
{

bool Reach::others_balance(const Tally& tally) const
{
    for (const Seat owner : owners())
    {
        if (owner != player_ && tally.balance[owner] != 0)
        {
            return false;
        }
    }
    return true;
}

bool Reach::nobody_leaves(const Tally& tally) const
{
    return tally.own_out == 0 && tally.others_out == 0 && others_balance(tally);
}

bool Reach::allowed_by_placing(const Tally& tally) const
{
    const int placed = tally.balance[player_];
    return !must_act_ && nobody_leaves(tally) && tally.own_far_in == 0 && !tally.own_dismissed && placed >= 0
           && placed <= placed_;
}

bool Reach::allowed_by_moves(const Effect& effect, const Tally& tally) const
{
    const int placed = tally.balance[player_];
    if (placed < 0 || placed > placed_ || !others_balance(tally))
    {
        return false;
    }
    const int own_moves = std::max(tally.own_out, tally.own_far_in);
    if (int{tally.ship_in} > placed - (own_moves - tally.own_out)) // those that are moved on do not stay on the ship
    {
        return false;
    }
    if (effect.one_region && tally.source != Tally::no_place)
    {
        if (tally.source == Tally::several_places)
        {
            return false;
        }
        // Nothing can be placed in this source to be moved on.
        if (!is_near(static_cast<Place>(tally.source - 1)) && own_moves > tally.own_out)
        {
            return false;
        }
    }
    return effect.any > 0 ? own_moves + tally.others_out <= effect.any
                          : own_moves <= effect.own && tally.others_out <= effect.foreign;
}

bool Reach::allowed_by_extra_placing(const Effect& effect, const Tally& tally) const
{
    const int placed = tally.balance[player_];
    return nobody_leaves(tally) && placed >= 0 && placed <= std::min(court_, placed_ + effect.count)
           && tally.own_far_in <= effect.count && (effect.with_castillo || tally.castillo_in <= placed_);
}

bool Reach::allowed_by_dismissing(const Tally& tally) const
{
    for (const Seat owner : owners())
    {
        const bool loses = (victims_ >> owner & 1U) != 0;
        if (owner != player_ && tally.balance[owner] != (loses ? -1 : 0))
        {
            return false;
        }
    }
    const int placed = tally.balance[player_] + tally.own_dismissed;
    if (tally.own_far_in > 0 || placed > placed_)
    {
        return false;
    }
    if (!tally.own_dismissed)
    {
        return may_spare_own_ && victims_ != 0 && tally.own_out == 0;
    }
    // The dismissed one stood there before, or it was just placed.
    return tally.own_out <= 1 && placed >= (tally.own_out == 0 ? 1 : 0);
}

/// True if the special action can be used at all for this tally, perhaps by moves that leave no trace.
bool Reach::can_be_used(const SpecialAction& action, const Tally& tally) const
{
    const Effect& effect = action.effect;
    const bool places_and_moves_on = tally.balance[player_] > 0 && std::max(effect.own, effect.any) > 0;
    return effect.verb != Verb::Move || tally.own_out + tally.own_far_in + tally.others_out > 0 || places_and_moves_on
           || action.allows_round_trip;
}

bool Reach::allowed_by(const SpecialAction& action, const Tally& tally) const
{
    if (must_act_ && !can_be_used(action, tally))
    {
        return false;
    }
    switch (action.effect.verb)
    {
    case Verb::PlaceAnywhere:
        return allowed_by_extra_placing(action.effect, tally);
    case Verb::Dismiss:
        return allowed_by_dismissing(tally);
    default:
        return allowed_by_moves(action.effect, tally);
    }
}

bool Reach::allows(const Tally& tally) const
{
    return allowed_by_placing(tally)
           || std::any_of(actions_.begin(), actions_.end(),
                          [&](const SpecialAction& action) { return allowed_by(action, tally); });
}

std::vector<int> Reach::effects_for(const Tally& tally) const
{
    if (allowed_by_placing(tally))
    {
        return {-1};
    }
    std::vector<int> effects;
    for (const SpecialAction& action : actions_)
    {
        if (allowed_by(action, tally))
        {
            effects.push_back(action.index);
        }
    }
    return effects;
}

bool Reach::may_become_allowed(const Tally& tally) const
{
    // Surplus caballeros must still leave other places.
    int others_out = tally.others_out;
    for (const Seat owner : owners())
    {
        others_out += owner == player_ ? 0 : std::max<int>(tally.balance[owner], 0);
    }
    const int own_out = tally.own_out + std::max(0, tally.balance[player_] - max_placed_);
    if (own_out > max_own_out_ || tally.own_far_in > max_far_ || others_out > max_others_out_
        || own_out + others_out > max_out_)
    {
        return false;
    }
    return std::any_of(actions_.begin(), actions_.end(),
                       [&](const SpecialAction& action)
                       { return may_become_allowed_by(action.effect, tally, own_out, others_out); });
}

bool Reach::may_become_allowed_by(const Effect& effect, const Tally& tally, int own_out, int others_out) const
{
    if (effect.verb != Verb::Move)
    {
        const bool dismisses = effect.verb == Verb::Dismiss;
        return tally.own_far_in <= (dismisses ? 0 : effect.count) && (dismisses || own_out + others_out == 0);
    }
    if (effect.one_region && tally.source != Tally::no_place)
    {
        const bool leave_elsewhere = own_out > tally.own_out || others_out > tally.others_out;
        const bool several = tally.source == Tally::several_places;
        if (several || leave_elsewhere
            || (tally.own_far_in > tally.own_out && !is_near(static_cast<Place>(tally.source - 1))))
        {
            return false;
        }
    }
    const int own_moves = std::max<int>(own_out, tally.own_far_in);
    return effect.any > 0 ? own_moves + others_out <= effect.any
                          : own_moves <= effect.own && others_out <= effect.foreign;
}

bool Reach::may_end(int balance, int out) const
{
    return dismisses_ ? balance == -out && out <= 1 : balance == 0;
}

} // namespace elgrande::search
