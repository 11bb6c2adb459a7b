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

bool has_extras(const State& state)
{
    const Seat player = state.active();
    const auto& figures = state.grand.characters;
    return is_grandissimo(state.setup)
           && (state.turn.symbols != 0 || figures[queen] == player || figures[jester] == player
               || state.grand.inquisitor == player);
}

PlaceSet in_reach_of_court(const State& state)
{
    PlaceSet near = near_king(state);
    if ((state.grand.tokens >> state.active() & 1U) != 0)
    {
        near.insert(Place::Ship); // line 297
    }
    return near;
}

std::optional<Reach> Reach::of(const State& state)
{
    return of(state, std::nullopt, Ending::OfTurn, {});
}

std::vector<Reach> Reach::apart(const State& state)
{
    const std::optional<Reach> whole = of(state);
    if (!whole)
    {
        return {};
    }
    if (whole->has_colonies_)
    {
        std::vector<Reach> all;
        bool told = whole->add_endings(state, {}, all);
        for (const Fate& carrier : movable_carriers(state, whole->most_own_out_ > 0, whole->most_others_out_ > 0))
        {
            for (const Fate& fate : fates_of(state, carrier))
            {
                told = told && whole->add_endings(state, fate, all);
            }
        }
        return told ? all : std::vector<Reach>{};
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
    return {of(state, forms[0].index, Ending::OfTurn, {}).value(),
            of(state, forms[1].index, Ending::OfTurn, {}).value()};
}

/// False if counts do not tell all.
bool Reach::add_endings(const State& state, const Fate& fate, std::vector<Reach>& all) const
{
    for (const Ending ending : {Ending::OfTurn, Ending::Question, Ending::QuestionBeforePlacing})
    {
        const bool can_wait = placed_ > 0 && may_place_last_;
        if (ending != Ending::OfTurn && (!table_ || (ending == Ending::QuestionBeforePlacing && !can_wait)))
        {
            continue;
        }
        if (const std::optional<Reach> one = of(state, std::nullopt, ending, fate))
        {
            const bool asks = one->table_.has_value(); // else there is room if nobody is placed
            all.insert(all.end(), ending == Ending::OfTurn || asks ? 1 : 0, *one);
        }
        else if (ending == Ending::OfTurn || most_out_ > 0)
        {
            return false;
        }
    }
    return true;
}

std::optional<Reach> Reach::of(const State& before, std::optional<int> only_effect, Ending ending, const Fate& fate)
{
    const State state = with_fate(before, fate);
    const Turn& turn = state.turn;
    if (!asks_at_the_beginning_of_a_part(state) || turn.kings_region_open || somebody_can_prevent(state)
        || state.setup.modules.contains(Module::StandardBearers) || has_extras(state))
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
    reach.ending_ = ending;
    reach.fate_ = fate;
    reach.may_place_last_ = ending == Ending::OfTurn && (turn.placed == 0 || turn.placing_over);
    reach.player_ = state.active();
    reach.owners_ = state.owner_count();
    reach.near_ = in_reach_of_court(state);
    reach.court_ = state.court[reach.player_];
    const int left = placing_limit(state.setup, turn, state.turns_done) - turn.placed;
    reach.placed_ =
        turn.placing_over || ending == Ending::QuestionBeforePlacing ? 0 : std::clamp(left, 0, reach.court_);
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
        if (only_effect.value_or(i) == i && (ending == Ending::OfTurn || effect.verb == Verb::Move))
        {
            reach.add_form(before, effect, i); // whoever makes room for the one with a disc moves, too
        }
    }
    if (reach.has_colonies_ && !reach.add_overseas(state))
    {
        return std::nullopt;
    }
    reach.add_start(before);
    return reach;
}

/// False if counts do not tell all.
bool Reach::add_overseas(const State& state)
{
    const bool room = has_room_on_table(state, *this);
    if (forms_.empty() || !are_colonies_counted(state, *this) || (!room && !is_table_counted(state, *this, placed_)))
    {
        return false;
    }
    if (!room)
    {
        table_ = limit_table(state);
        places_.erase(std::find(places_.begin(), places_.end(), table_->place));
        places_.insert(places_.begin() + static_cast<std::ptrdiff_t>(linked_places_), table_->place);
        ++linked_places_;
    }
    for (const Place place : places_)
    {
        const bool near = is_near(place) && lets_go(place);
        own_near_[elgrande::index(place)] = near ? state.caballeros[elgrande::index(place)][player_] : std::uint8_t{0};
    }
    can_link_ = most_others_out_ > 0 && spaces_can_link(state, table());
    return !fate_.has_moved() || !castillo_matters_;
}

/// What the fate of one with a disc comes to.
void Reach::add_start(const State& before)
{
    if (!fate_.has_moved())
    {
        return;
    }
    const Seat holder = holder_before(before, fate_);
    const bool both_in_france = holder != nobody && fate_.from == Place::France;
    one_source_ = false; // others can leave that place, too
    start_.others_out = 1;
    start_.source = (holder == nobody || both_in_france ? source_of(fate_.from)
                     : some_one_source_                 ? Tally::several_places
                                                        : Tally::no_place)
                    & Tally::several_places;
    start_.balance[fate_.owner] = fate_.is_delivered() ? -1 : 0;
    if (holder != nobody)
    {
        std::uint8_t& out = holder == player_ ? start_.own_out : start_.others_out;
        ++out;
        --start_.balance[holder];
    }
    can_link_ = can_link_ || both_in_france;
    start_.links = both_in_france ? link(holder, ghost) & 0x7fffU : 0U;
    // Else whoever comes there leaves no such space.
    start_.outside = can_link_ && holder != nobody && !both_in_france ? outside(holder) & 127U : 0U;
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
    if (!has_colonies_ && near_.contains(Place::Ship))
    {
        places_.push_back(Place::Ship);
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
        // One can come onto a Limit table and leave it again.
        const bool twice = has_colonies_ && effect.own > 0 && !effect.one_region;
        const int own = twice ? int{effect.own} : std::min<int>(effect.own + effect.any, on_board);
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

Tally Reach::tally_of(const NetChange& change) const
{
    Tally tally;
    tally.own_dismissed = change.own_dismissed;
    for (const Place place : places_)
    {
        tally = sum(tally, tally_of(place, change.by_place[index(place)]));
    }
    return tally;
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
        const bool brings = owner == bringer() && change[owner] > 0 && is_region(place);
        open |= change[owner] == 0 || brings ? 0U : placed ? unsigned{placed_outside} : unsigned{outside(owner)};
        tally.set_in_castillo(brings ? change[owner] : tally.in_castillo);
    }
    const auto arrived = static_cast<std::uint8_t>(std::max<int>(change[player_], 0));
    const bool far = !is_near(place) && arrived > 0;
    tally.set_own_far(far ? arrived : 0);
    tally.far_abroad = far && has_colonies_ && !is_region(place) ? 1 : 0;
    if (castillo_matters_ && place == Place::Castillo)
    {
        tally.set_in_castillo(arrived);
    }
    tally.set_on_ship(place == Place::Ship && !has_colonies_ ? arrived : 0);
    if (has_colonies_)
    {
        tally.set_near_out(is_near(place) ? tally.own_out : 0);
    }
    tally.outside = static_cast<std::uint8_t>((can_link_ ? open : 0U) & 127U);
    return tally;
}

} // namespace elgrande::search
