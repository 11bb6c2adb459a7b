#include "search/counts/reach.hpp"

#include "rules/game.hpp"
#include "search/counts/overseas/limits.hpp"
#include "search/counts/overseas/rings.hpp"

#include <algorithm>
#include <bit>
#include <span>

namespace elgrande::search
{
namespace
{

constexpr int most_moves_of_others = 7;

/// Do counts tell all that the effect does?
bool is_counted(const Effect& effect)
{
    if (effect.black || effect.inquisitor || effect.overseas || effect.near)
    {
        return false;
    }
    return effect.verb == Verb::PlaceAnywhere || effect.verb == Verb::Dismiss
           || (effect.verb == Verb::Move && (effect.any == 0 || (effect.own == 0 && effect.foreign == 0))
               && effect.foreign + effect.any <= most_moves_of_others);
}

bool asks_at_the_beginning_of_a_part(const State& state)
{
    const Question question = state.decision.question;
    return !state.progress.running
           && (question == Question::PlaceOrAct || question == Question::ActOrSkip
               || (question == Question::Place && !state.turn.acting_over));
}

bool somebody_can_prevent(const State& state)
{
    for (const Seat seat : state.seats())
    {
        if (seat != state.active() && state.vetoes[seat] + state.old_vetoes[seat] > 0)
        {
            return true;
        }
    }
    return false;
}

bool on_open_board(const State& state, Seat owner)
{
    const auto open = regions(state.setup);
    return std::any_of(open.begin(), open.end(),
                       [&](Place region)
                       { return !is_taboo(state, region) && state.caballeros[index(region)][owner] > 0; });
}

/// Is there more to do in the turn than to place and to act (Grandissimo: by a symbol of the card or a figure in the
/// court)?
bool has_extras(const State& state)
{
    const Seat player = state.active();
    const auto& figures = state.grand.characters;
    return state.turn.symbols != 0 || figures[queen] == player || figures[jester] == player
           || state.grand.inquisitor == player;
}

/// Can what moves go there and back?
bool goes_there_and_back(const State& state, const Effect& effect)
{
    if (effect.verb != Verb::Move || effect.one_region)
    {
        return false;
    }
    for (const Seat owner : state.owner_seats())
    {
        const int moves = owner == state.active() ? effect.own : effect.foreign;
        if (std::max<int>(moves, effect.any) > 1 && on_open_board(state, owner))
        {
            return true;
        }
    }
    return false;
}

/// Must the card be used, although it is not certain that it can be?
bool may_be_a_vain_duty(const State& state, PlaceSet near)
{
    const auto near_regions =
        std::count_if(all_regions.begin(), all_regions.end(),
                      [&](Place region) { return near.contains(region) && !is_taboo(state, region); });
    return near_regions < 2 || !legal(state).contains(with(ActionKind::Act, 0));
}

} // namespace

std::optional<Reach> Reach::of(const State& state)
{
    return of(state, std::nullopt);
}

std::vector<Reach> Reach::apart(const State& state)
{
    const std::optional<Reach> whole = of(state);
    if (!whole)
    {
        return {};
    }
    // A foreign caballero must move by one of them, and none can by the other.
    const auto moves_one_foreign = [](const Form& form)
    { return form.effect.verb == Verb::Move && form.effect.own + form.effect.any == 0 && !form.there_and_back; };
    const auto moves_own = [](const Form& form)
    { return form.effect.verb == Verb::Move && form.effect.foreign + form.effect.any == 0; };
    const std::vector<Form>& forms = whole->forms_;
    if (!whole->must_act_ || forms.size() != 2 || !moves_one_foreign(forms[0]) || !moves_own(forms[1]))
    {
        return {*whole};
    }
    return {of(state, forms[0].index).value(), of(state, forms[1].index).value()};
}

std::optional<Reach> Reach::of(const State& state, std::optional<int> only_effect)
{
    const Turn& turn = state.turn;
    if (!asks_at_the_beginning_of_a_part(state) || turn.kings_region_open || somebody_can_prevent(state)
        || state.setup.modules.contains(Module::StandardBearers) || (is_grandissimo(state.setup) && has_extras(state)))
    {
        return std::nullopt;
    }
    const Card& row = card(turn.card);
    if (row.must && may_be_a_vain_duty(state, near_king(state)))
    {
        return std::nullopt;
    }
    Reach reach;
    reach.must_act_ = row.must;
    reach.has_colonies_ = elgrande::has_colonies(state.setup);
    reach.may_place_last_ = turn.placed == 0 || turn.placing_over;
    reach.player_ = state.active();
    reach.owners_ = state.owner_count();
    reach.near_ = near_king(state);
    reach.court_ = state.court[reach.player_];
    const int left = placing_limit(state.setup, turn, state.turns_done) - turn.placed;
    reach.placed_ = turn.placing_over ? 0 : std::clamp(left, 0, reach.court_);
    reach.most_placed_ = reach.placed_;
    reach.add_places(state);
    for (int i = 0; i < row.effect_count; ++i)
    {
        const Effect& effect = row.effects[static_cast<std::size_t>(i)];
        const bool dismisses_in_order =
            effect.verb != Verb::Dismiss || (row.effect_count == 1 && (turn.placed == 0 || reach.placed_ == 0));
        if (!is_counted(effect) || !dismisses_in_order || (reach.has_colonies_ && !is_counted_overseas(state, effect)))
        {
            return std::nullopt;
        }
        if (only_effect.value_or(i) == i)
        {
            reach.add_form(state, effect, i);
        }
    }
    if (reach.has_colonies_ && (reach.forms_.empty() || !are_colonies_counted(state, reach)))
    {
        return std::nullopt;
    }
    for (const Place place : reach.places_)
    {
        const bool near = reach.is_near(place) && reach.lets_go(place);
        reach.own_near_[index(place)] = near ? state.caballeros[index(place)][reach.player_] : std::uint8_t{0};
    }
    reach.can_link_ = reach.has_colonies_ && reach.most_others_out_ > 0 && spaces_can_link(state);
    return reach;
}

void Reach::add_places(const State& state)
{
    const auto add = [&](Place place)
    {
        if (!is_taboo(state, place))
        {
            places_.push_back(place);
        }
    };
    if (has_colonies_)
    {
        std::for_each(linkable_places.begin(), linkable_places.end(), add);
        linked_places_ = places_.size();
        add(Place::Mediterranean);
    }
    if (state.king != Place::Castillo)
    {
        places_.push_back(Place::Castillo);
    }
    const auto all = has_colonies_ ? std::span<const Place>(all_regions) : regions(state.setup);
    std::for_each(all.begin(), all.end(), add);
    if ((state.grand.tokens >> player_ & 1U) != 0)
    {
        places_.push_back(Place::Ship); // of who has a token (line 297)
        near_.insert(Place::Ship);
    }
}

void Reach::add_form(const State& state, const Effect& effect, int index)
{
    if (has_colonies_ && !can_begin(state, effect, placed_))
    {
        return; // discs are claimed after an action only
    }
    forms_.push_back({effect, index, goes_there_and_back(state, effect)});
    const bool from_one_region = effect.verb == Verb::Move && effect.one_region;
    one_source_ = one_source_ && (from_one_region || effect.verb == Verb::PlaceAnywhere);
    some_one_source_ = some_one_source_ || from_one_region;
    castillo_matters_ = castillo_matters_ || (effect.verb == Verb::PlaceAnywhere && !effect.with_castillo);
    if (effect.verb == Verb::PlaceAnywhere)
    {
        most_placed_ = std::max(most_placed_, std::min(court_, placed_ + effect.count));
        most_far_ = std::max<int>(most_far_, effect.count);
    }
    else if (effect.verb == Verb::Move)
    {
        int on_board = placed_;
        for (const Place region : regions(state.setup))
        {
            on_board += state.caballeros[elgrande::index(region)][player_];
        }
        const int own = std::min<int>(effect.own + effect.any, on_board);
        const int others = effect.foreign + effect.any;
        most_own_out_ = std::max(most_own_out_, own);
        most_far_ = std::max(most_far_, own);
        most_others_out_ = std::max(most_others_out_, others);
        most_out_ = std::max(most_out_, effect.any > 0 ? int{effect.any} : own + others);
    }
    else
    {
        const bool takes_own = effect.everyone && !state.setup.spares_own;
        dismisses_ = true;
        dismisses_own_ = takes_own;
        may_spare_own_ = !takes_own || !on_open_board(state, player_);
        for (const Seat owner : state.owner_seats())
        {
            const bool loses = owner != player_ && on_open_board(state, owner);
            victims_ |= loses ? static_cast<std::uint8_t>(1U << owner) : std::uint8_t{0};
        }
        most_own_out_ = takes_own ? 1 : 0;
        most_others_out_ = std::popcount(victims_);
        most_out_ = most_own_out_ + most_others_out_;
    }
}

unsigned Reach::source_of(Place place) const
{
    return some_one_source_ ? static_cast<unsigned>(index(place) + 1) & Tally::several_places : Tally::no_place;
}

Tally Reach::tally_of(Place place, const Change& change) const
{
    Tally tally;
    tally.balance = change;
    unsigned open = 0;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        if (const int more = change[owner]; more < 0)
        {
            std::uint8_t& out = owner == player_ ? tally.own_out : tally.others_out;
            out = static_cast<std::uint8_t>(out - more);
            tally.source = static_cast<std::uint8_t>(source_of(place) & Tally::several_places);
        }
        const bool placed = owner == player_ && change[owner] > 0 && is_near(place);
        open |= change[owner] == 0 ? 0U : placed ? unsigned{placed_outside} : unsigned{outside(owner)};
    }
    const auto arrived = static_cast<std::uint8_t>(std::max<int>(change[player_], 0));
    const bool far = !is_near(place) && arrived > 0;
    tally.own_far = static_cast<std::uint8_t>((far ? arrived : 0) & 127);
    tally.far_abroad = far && has_colonies_ && !is_region(place) ? 1 : 0;
    tally.set_in_castillo(castillo_matters_ && place == Place::Castillo ? arrived : 0);
    tally.set_on_ship(place == Place::Ship && !has_colonies_ ? arrived : 0);
    if (has_colonies_)
    {
        tally.set_near_out(is_near(place) ? tally.own_out : 0);
    }
    tally.outside = static_cast<std::uint8_t>((can_link_ ? open : 0U) & 127U);
    return tally;
}

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

int Reach::own_moves(const Tally& tally) const
{
    const int late = tally.own_late > 0 && !can_place_last(tally) ? int{tally.own_late} : 0;
    return std::max<int>(tally.own_out, tally.own_far + late);
}

/// Are there enough moves, also for those who wait for one another?
bool Reach::has_moves(const Effect& effect, const Tally& tally) const
{
    const Rings rings = can_link_ ? rings_of(tally, player_, can_place_last(tally)) : Rings{};
    const int own = own_moves(tally);
    if (effect.one_region && tally.is_france_full() && rings.all() > 0)
    {
        return false; // all leave France, and only who finds another space there can leave it again
    }
    if (effect.any > 0)
    {
        return own + tally.others_out + rings.all() <= effect.any;
    }
    const int own_left = effect.own - own;
    const int others_left = effect.foreign - tally.others_out - rings.of_others;
    return own_left >= 0 && others_left >= 0 && own_left + others_left >= rings.with_own;
}

bool Reach::by_moves(const Effect& effect, const Tally& tally) const
{
    const int placed = tally.balance[player_];
    if (placed < 0 || placed > placed_ || !others_even(tally))
    {
        return false;
    }
    const int own_moves = this->own_moves(tally);
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
    return has_moves(effect, tally);
}

bool Reach::by_extra_placing(const Effect& effect, const Tally& tally) const
{
    const int placed = tally.balance[player_];
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
