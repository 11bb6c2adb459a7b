#include "search/counts/reach.hpp"

#include "search/counts/overseas/rings.hpp"

#include <algorithm>

// Which changes a reach allows.
namespace elgrande::search
{

bool Reach::others_even(const Tally& tally) const
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
    return tally.own_out == 0 && tally.others_out == 0 && others_even(tally);
}

bool Reach::by_placing(const Tally& tally) const
{
    const int placed = tally.balance[player_];
    return !must_act_ && nobody_leaves(tally) && tally.own_far == 0 && tally.own_dismissed == 0 && tally.claims == 0
           && placed >= 0 && placed <= placed_;
}

bool Reach::can_place_last(const Tally& tally) const
{
    int near = 0;
    for (const Place place : places_)
    {
        const bool may_leave = tally.source == Tally::no_place || tally.source == source_of(place);
        near += may_leave ? own_near_[elgrande::index(place)] : 0;
    }
    return may_place_last_ && tally.own_far - tally.own_out <= std::max(near - tally.near_out(), 0);
}

int Reach::own_moves(const Tally& tally, bool places_last)
{
    return std::max<int>(tally.own_out, tally.own_far + (places_last ? 0 : tally.own_late));
}

/// Are there enough moves, also for those who wait for one another?
bool Reach::has_moves(const Effect& effect, const Tally& tally, bool places_last) const
{
    const Rings rings = can_link_ ? rings_of(tally, player_, places_last) : Rings{};
    const int own = own_moves(tally, places_last);
    const int others = tally.others_out + (moves_twice(tally) ? 1 : 0);
    if (effect.one_region && tally.is_france_full() && rings.all() > 0)
    {
        return false; // all leave France, and only who finds another space there can leave it again
    }
    if (effect.one_region && moves_twice(tally))
    {
        return false;
    }
    if (effect.any > 0)
    {
        return own + others + rings.all() <= effect.any;
    }
    const int own_left = effect.own - own;
    const int others_left = effect.foreign - others - rings.of_others;
    return own_left >= 0 && others_left >= 0 && own_left + others_left >= rings.with_own;
}

bool Reach::by_moves(const Effect& effect, const Tally& tally) const
{
    const int placed = tally.balance[player_];
    if (placed < 0 || placed > placed_ || !others_even(tally))
    {
        return false;
    }
    return (can_place_last(tally) && by_moves(effect, tally, true)) || by_moves(effect, tally, false);
}

bool Reach::by_moves(const Effect& effect, const Tally& tally, bool places_last) const
{
    const int placed = tally.balance[player_];
    const int own_moves = Reach::own_moves(tally, places_last);
    const int on_ship = has_colonies_ ? 0 : int{tally.on_ship};
    if (on_ship > placed - (own_moves - tally.own_out)) // those that are moved on go nowhere else
    {
        return false;
    }
    if (effect.one_region && tally.source != Tally::no_place)
    {
        if (tally.source == Tally::several_places)
        {
            return false;
        }
        // Where nothing can be placed, nothing that was placed can be moved on.
        if (!is_near(static_cast<Place>(tally.source - 1)) && own_moves > tally.own_out)
        {
            return false;
        }
    }
    return has_moves(effect, tally, places_last);
}

bool Reach::by_extra_placing(const Effect& effect, const Tally& tally) const
{
    const int placed = tally.balance[player_];
    const int by_card = std::max({0, placed - effect.count, effect.with_castillo ? 0 : int{tally.in_castillo}});
    if (tally.claims == 1 && !may_place_last_ && by_card == court_)
    {
        return false; // nobody is left in court with whom the action could begin
    }
    return nobody_leaves(tally) && placed >= 0 && placed <= std::min(court_, placed_ + effect.count)
           && tally.own_far <= effect.count && tally.far_abroad == 0
           && (effect.with_castillo || tally.in_castillo <= placed_);
}

bool Reach::by_dismissing(const Tally& tally) const
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
    if (tally.own_far > 0 || placed > placed_)
    {
        return false;
    }
    if (tally.own_dismissed == 0)
    {
        return may_spare_own_ && victims_ != 0 && tally.own_out == 0;
    }
    // One that stood there is gone, or one of those just placed.
    return tally.own_out <= 1 && placed >= (tally.own_out == 0 ? 1 : 0);
}

bool Reach::by(const Effect& effect, const Tally& tally) const
{
    switch (effect.verb)
    {
    case Verb::PlaceAnywhere:
        return by_extra_placing(effect, tally);
    case Verb::Dismiss:
        return by_dismissing(tally);
    default:
        return by_moves(effect, tally);
    }
}

/// Can it be moves that come to this, one at least?
bool Reach::is_some_step(const Form& form, const Tally& tally) const
{
    const Effect& effect = form.effect;
    const bool places_and_moves_on = tally.balance[player_] > 0 && std::max(effect.own, effect.any) > 0;
    return effect.verb != Verb::Move || tally.own_out + tally.own_far + tally.others_out > 0 || places_and_moves_on
           || form.there_and_back;
}

bool Reach::by(const Form& form, const Tally& tally) const
{
    return by(form.effect, tally) && (!must_act_ || is_some_step(form, tally));
}

bool Reach::allows(const Tally& tally) const
{
    return by_placing(tally)
           || std::any_of(forms_.begin(), forms_.end(), [&](const Form& form) { return by(form, tally); });
}

std::vector<int> Reach::effects_for(const Tally& tally) const
{
    if (by_placing(tally))
    {
        return {-1};
    }
    std::vector<int> effects;
    for (const Form& form : forms_)
    {
        if (by(form, tally))
        {
            effects.push_back(form.index);
        }
    }
    return effects;
}

bool Reach::may_become_allowed(const Tally& tally, bool whole) const
{
    // What is too much here must leave elsewhere.
    int others_out = tally.others_out;
    for (const Seat owner : owners())
    {
        others_out += owner == player_ ? 0 : std::max<int>(tally.balance[owner], 0);
    }
    const int own_out = tally.own_out + std::max(0, tally.balance[player_] - most_placed_);
    if (own_out > most_own_out_ || tally.own_far > most_far_ || others_out > most_others_out_
        || own_out + others_out > most_out_)
    {
        return false;
    }
    return std::any_of(forms_.begin(), forms_.end(),
                       [&](const Form& form) { return may_become(form.effect, tally, own_out, others_out, whole); });
}

bool Reach::may_become(const Effect& effect, const Tally& tally, int own_out, int others_out, bool whole) const
{
    if (effect.verb != Verb::Move)
    {
        const bool dismisses = effect.verb == Verb::Dismiss;
        return tally.own_far <= (dismisses ? 0 : effect.count) && tally.far_abroad == 0
               && (dismisses || own_out + others_out == 0);
    }
    if (effect.one_region && tally.source != Tally::no_place)
    {
        whole = whole && !fate_.has_moved(); // where it came from others may still leave
        const bool leave_elsewhere = whole && (own_out > tally.own_out || others_out > tally.others_out);
        const bool several = tally.source == Tally::several_places;
        if (several || leave_elsewhere
            || (whole && tally.own_far > tally.own_out && !is_near(static_cast<Place>(tally.source - 1))))
        {
            return false;
        }
    }
    const int own_moves = std::max<int>(own_out, tally.own_far);
    return effect.any > 0 ? own_moves + others_out <= effect.any
                          : own_moves <= effect.own && others_out <= effect.foreign;
}

bool Reach::may_end(int balance, int out) const
{
    return dismisses_ ? balance == -out && out <= 1 : balance == 0;
}

} // namespace elgrande::search
