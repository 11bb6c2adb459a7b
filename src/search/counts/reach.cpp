#include "search/counts/reach.hpp"

#include "rules/game.hpp"

#include <algorithm>
#include <bit>
#include <span>

namespace elgrande::search
{
namespace
{

constexpr int max_moves_of_others = 7;

/// True if counts describe everything that the effect does.
bool is_counted(const Effect& effect)
{
    if (effect.black || effect.inquisitor || effect.overseas || effect.near)
    {
        return false;
    }
    return effect.verb == Verb::PlaceAnywhere || effect.verb == Verb::Dismiss
           || (effect.verb == Verb::Move && (effect.any == 0 || (effect.own == 0 && effect.foreign == 0))
               && effect.foreign + effect.any <= max_moves_of_others);
}

bool asks_at_the_beginning_of_a_part(const State& state)
{
    const Question question = state.decision.question;
    return !state.progress.running
           && (question == Question::PlaceOrAct || question == Question::ActOrSkip
               || (question == Question::Place && !state.turn.acting_over));
}

/// True if the effect can move a caballero there and back.
bool allows_round_trip(const State& state, const Effect& effect)
{
    if (effect.verb != Verb::Move || effect.one_region)
    {
        return false;
    }
    for (const Seat owner : state.owner_seats())
    {
        const int moves = owner == state.active() ? effect.own : effect.foreign;
        if (std::max<int>(moves, effect.any) > 1 && count_on_open_board(state, owner) > 0)
        {
            return true;
        }
    }
    return false;
}

/// True if it is not certain that the special action can be used.
bool may_be_unusable(const State& state, PlaceSet near)
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

bool opponent_has_veto(const State& state)
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

int count_on_open_board(const State& state, Seat owner)
{
    int count = 0;
    for (const Place region : regions(state.setup))
    {
        count += is_taboo(state, region) ? 0 : state.caballeros[index(region)][owner];
    }
    return count;
}

PlaceSet in_reach_of_court(const State& state)
{
    PlaceSet near = near_king(state);
    if ((state.grand.tokens >> state.active() & 1U) != 0)
    {
        near.insert(Place::Ship); // classic and expansions, line 297
    }
    return near;
}

std::vector<Reach> Reach::disjoint(const State& state)
{
    const std::optional<Reach> whole = of(state);
    if (!whole)
    {
        return {};
    }
    // One effect must move a foreign caballero, and the other cannot.
    const auto moves_one_foreign = [](const SpecialAction& action) {
        return action.effect.verb == Verb::Move && action.effect.own + action.effect.any == 0
               && !action.allows_round_trip;
    };
    const auto moves_own = [](const SpecialAction& action)
    { return action.effect.verb == Verb::Move && action.effect.foreign + action.effect.any == 0; };
    const std::vector<SpecialAction>& actions = whole->actions_;
    if (!whole->must_act_ || actions.size() != 2 || !moves_one_foreign(actions[0]) || !moves_own(actions[1]))
    {
        return {*whole};
    }
    return {of(state, actions[0].index).value(), of(state, actions[1].index).value()};
}

std::optional<Reach> Reach::of(const State& state, std::optional<int> only_effect)
{
    const Turn& turn = state.turn;
    if (!asks_at_the_beginning_of_a_part(state) || turn.kings_region_open || opponent_has_veto(state)
        || state.setup.modules.contains(Module::StandardBearers) || has_colonies(state.setup) || has_extras(state))
    {
        return std::nullopt;
    }
    const Card& row = card(turn.card);
    if (row.must && may_be_unusable(state, near_king(state)))
    {
        return std::nullopt;
    }
    Reach reach;
    reach.must_act_ = row.must;
    reach.player_ = state.active();
    reach.owners_ = state.owner_count();
    reach.near_ = in_reach_of_court(state);
    reach.court_ = state.court[reach.player_];
    const int left = placing_limit(state.setup, turn, state.turns_done) - turn.placed;
    reach.placed_ = turn.placing_over ? 0 : std::clamp(left, 0, reach.court_);
    reach.max_placed_ = reach.placed_;
    reach.add_places(state);
    for (int i = 0; i < row.effect_count; ++i)
    {
        const Effect& effect = row.effects[static_cast<std::size_t>(i)];
        const bool dismisses_in_order =
            effect.verb != Verb::Dismiss || (row.effect_count == 1 && (turn.placed == 0 || reach.placed_ == 0));
        if (!is_counted(effect) || !dismisses_in_order)
        {
            return std::nullopt;
        }
        if (only_effect.value_or(i) == i)
        {
            reach.add_action(state, effect, i);
        }
    }
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
    if (state.king != Place::Castillo)
    {
        places_.push_back(Place::Castillo);
    }
    const auto all = regions(state.setup);
    std::for_each(all.begin(), all.end(), add);
    if (near_.contains(Place::Ship))
    {
        places_.push_back(Place::Ship);
    }
}

void Reach::add_action(const State& state, const Effect& effect, int index)
{
    actions_.push_back({effect, index, allows_round_trip(state, effect)});
    const bool from_one_region = effect.verb == Verb::Move && effect.one_region;
    one_source_ = one_source_ && (from_one_region || effect.verb == Verb::PlaceAnywhere);
    restricts_source_ = restricts_source_ || from_one_region;
    castillo_matters_ = castillo_matters_ || (effect.verb == Verb::PlaceAnywhere && !effect.with_castillo);
    if (effect.verb == Verb::PlaceAnywhere)
    {
        max_placed_ = std::max(max_placed_, std::min(court_, placed_ + effect.count));
        max_far_ = std::max<int>(max_far_, effect.count);
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
        max_own_out_ = std::max(max_own_out_, own);
        max_far_ = std::max(max_far_, own);
        max_others_out_ = std::max(max_others_out_, others);
        max_out_ = std::max(max_out_, effect.any > 0 ? int{effect.any} : own + others);
    }
    else
    {
        const bool takes_own = effect.everyone && !state.setup.spares_own;
        dismisses_ = true;
        dismisses_own_ = takes_own;
        may_spare_own_ = !takes_own || count_on_open_board(state, player_) == 0;
        for (const Seat owner : state.owner_seats())
        {
            const bool loses = owner != player_ && count_on_open_board(state, owner) > 0;
            victims_ |= loses ? static_cast<std::uint8_t>(1U << owner) : std::uint8_t{0};
        }
        max_own_out_ = takes_own ? 1 : 0;
        max_others_out_ = std::popcount(victims_);
        max_out_ = max_own_out_ + max_others_out_;
    }
}

unsigned Reach::source_of(Place place) const
{
    return restricts_source_ ? static_cast<unsigned>(index(place) + 1) & Tally::several_places : Tally::no_place;
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
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        if (const int more = change[owner]; more < 0)
        {
            std::uint8_t& out = owner == player_ ? tally.own_out : tally.others_out;
            out = static_cast<std::uint8_t>(out - more);
            tally.source = static_cast<std::uint8_t>(source_of(place) & Tally::several_places);
        }
    }
    const auto arrived = static_cast<std::uint8_t>(std::max<int>(change[player_], 0));
    tally.own_far_in = is_near(place) ? 0 : arrived;
    if (castillo_matters_ && place == Place::Castillo)
    {
        tally.set_castillo_in(arrived);
    }
    tally.set_ship_in(place == Place::Ship ? arrived : 0);
    return tally;
}

} // namespace elgrande::search
