#include "rules/game.hpp"

#include "rules/cards/stacks.hpp"
#include "rules/modifiers.hpp"
#include "rules/play/play.hpp"
#include "rules/verbs/verb.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace elgrande
{
namespace
{

constexpr std::uint8_t caballeros_at_home = 2;
constexpr std::uint8_t first_court = 7;

void shuffle_stacks(State& state)
{
    const EditionRow& edition = edition_row(state.setup.edition);
    state.decks.fill(no_card);
    for (int stack = 1; stack <= shuffled_stacks(state.setup); ++stack)
    {
        auto next = deck(state, stack).begin();
        for (int i = edition.first_card; i < edition.first_card + edition.card_count; ++i)
        {
            const auto id = static_cast<CardId>(i);
            next = std::fill_n(next, lies_in(state.setup, card(id), stack) ? copies(state.setup, card(id)) : 0, id);
        }
        shuffle_rest(state, stack, 0, state.random);
    }
}

/// The first region card is the King's, then each player draws his home.
void draw_regions(State& state)
{
    std::array<Place, region_count> cards = all_regions;
    state.random.shuffle(std::span<Place>(cards));
    state.king = cards[0];
    for (const Seat seat : state.seats())
    {
        const Place home = cards[static_cast<std::size_t>(seat) + 1];
        state.grande[seat] = home;
        state.caballeros[index(home)][seat] = caballeros_at_home;
    }
}

/// 2023, "2-player game": its caballeros, power cards and a stack of all region cards.
void set_up_dummy(State& state)
{
    const Seat seat = dummy_seat(state.setup);
    state.hand[seat] = full_hand;
    state.province[seat] = caballeros_per_player;
    std::iota(state.dummy.power.begin(), state.dummy.power.end(), std::uint8_t{1});
    state.random.shuffle(std::span(state.dummy.power));
    state.dummy.regions = all_regions;
    state.random.shuffle(std::span(state.dummy.regions));
}

void take_card(const Play& play, int stack)
{
    State& state = play.state;
    const Seat seat = state.active();
    state.taken_by[static_cast<std::size_t>(stack - 1)] = seat;
    state.turn = {};
    state.turn.card = offered(state, stack);
    play.tell({.kind = EventKind::CardTaken,
               .seat = seat,
               .count = static_cast<std::uint8_t>(stack),
               .card = state.turn.card});
    continue_turn(play);
}

void end_bid(const Play& play)
{
    ++play.state.bids_made;
    continue_bidding(play);
}

void bid(const Play& play, Seat seat, int value)
{
    State& state = play.state;
    const auto card_bit = static_cast<std::uint16_t>(1U << value);
    state.hand[seat] = static_cast<std::uint16_t>(state.hand[seat] & ~card_bit);
    state.played[seat] = static_cast<std::uint16_t>(state.played[seat] | card_bit);
    state.bid[seat] = static_cast<std::uint8_t>(value);
    state.shift.added[seat] = no_modifier;
    play.tell({.kind = EventKind::Bid, .seat = seat, .count = static_cast<std::uint8_t>(value)});
    if (state.shift.hand[seat] != 0)
    {
        // Asked even if none would fit: what a hidden hand holds must not show.
        play.ask(Question::AddModifier, seat);
        return;
    }
    end_bid(play);
}

void place_from_court(const Play& play, Place place)
{
    State& state = play.state;
    const Seat seat = state.active();
    --state.court[seat];
    play.arrive(seat, place);
    ++state.turn.placed;
    play.tell({.kind = EventKind::Placed, .seat = seat, .from = Place::Court, .to = place, .count = 1});
    continue_turn(play);
}

void answer_placing(const Play& play, Action action)
{
    State& state = play.state;
    if (action.kind == ActionKind::Place)
    {
        place_from_court(play, action.place);
    }
    else if (action.kind == ActionKind::Act)
    {
        begin_special_action(play);
    }
    else if (action.kind == ActionKind::Skip)
    {
        state.turn.acting_over = true;
        play.tell({.kind = EventKind::Skipped, .seat = state.active(), .card = state.turn.card});
        continue_turn(play);
    }
    else
    {
        state.turn.placing_over = true;
        continue_turn(play);
    }
}

void set_disk(const Play& play, Seat seat, Action action)
{
    State& state = play.state;
    const Place region = action.place;
    state.bearers.returning |= takes_bearer(action) ? bit_of(seat) : std::uint8_t{0};
    state.disk[seat] = region;
    state.disks_due = static_cast<std::uint8_t>(state.disks_due & ~bit_of(seat));
    play.tell({.kind = EventKind::DiskSet, .seat = seat, .to = region});
    if (state.disk_purpose == DiskPurpose::GeneralScoring)
    {
        continue_general_scoring(play);
    }
    else
    {
        continue_special_action(play);
    }
}

void answer_veto(const Play& play, Seat seat, ActionKind kind)
{
    State& state = play.state;
    if (kind != ActionKind::Veto)
    {
        std::uint8_t& passed = kind == ActionKind::Allow ? state.progress.allowed_step : state.progress.allowed_all;
        passed = static_cast<std::uint8_t>(passed | bit_of(seat));
        continue_special_action(play);
        return;
    }
    // The Veto that would be lost sooner goes first.
    --(state.old_vetoes[seat] > 0 ? state.old_vetoes[seat] : state.vetoes[seat]);
    play.tell({.kind = EventKind::VetoUsed, .seat = seat, .by = state.active(), .card = state.turn.card});
    end_special_action(play);
}

void answer_verb(const Play& play, Action action)
{
    const Effect& effect = running_effect(play.state);
    rules_of(effect.verb).answer(play, effect, action);
    continue_special_action(play);
}

/// The question is one of the running special action and not the engine's about it.
bool asked_by_verb(const State& state)
{
    const Question question = state.decision.question;
    return state.progress.running && question != Question::ChooseEffect && question != Question::SetDisk
           && question != Question::Veto && question != Question::NameBearer;
}

void legal_bids(const State& state, ActionList& list)
{
    const unsigned values = bids(state, state.decision.seat);
    for (int value = 1; value <= power_card_count; ++value)
    {
        if ((values >> value & 1U) != 0)
        {
            list.add(with(ActionKind::Bid, value));
        }
    }
}

void legal_recruits(const State& state, ActionList& list)
{
    const Seat seat = state.decision.seat;
    const int most = std::min<int>(recruits(state.bid[seat]), state.province[seat]);
    for (int count = most; count >= 0; --count)
    {
        list.add(with(ActionKind::Recruit, count));
    }
}

void legal_recalls(const State& state, ActionList& list)
{
    for (const Place region : all_regions)
    {
        if (may_leave(state, state.decision.seat, region))
        {
            add_with_bearer(state, list, at(ActionKind::Recall, region), state.decision.seat, 1);
        }
    }
    list.add(with(ActionKind::Done, 0));
}

void legal_cards(const State& state, ActionList& list)
{
    for (int stack = 1; stack <= stack_count; ++stack)
    {
        if (state.taken_by[static_cast<std::size_t>(stack - 1)] == nobody && offered(state, stack) != no_card)
        {
            list.add(with(ActionKind::TakeCard, stack));
        }
    }
}

/// From the court to where the King's presence allows it.
void legal_places(const State& state, ActionList& list)
{
    PlaceSet open = near_king(state);
    if (state.turn.kings_region_open)
    {
        open.insert(state.king);
    }
    for (int i = 0; i < place_count; ++i)
    {
        if (const auto place = static_cast<Place>(i); open.contains(place))
        {
            list.add(at(ActionKind::Place, place));
        }
    }
    if (state.decision.question == Question::PlaceOrAct)
    {
        list.add(with(ActionKind::Act, 0));
    }
    list.add(with(ActionKind::Done, 0));
}

void legal_effects(const State& state, ActionList& list)
{
    for (int effect = 0; effect < 2; ++effect)
    {
        if (effect_possible(state, card(state.turn.card).effects[static_cast<std::size_t>(effect)]))
        {
            list.add(with(ActionKind::ChooseEffect, effect));
        }
    }
}

void legal_disks(const State& state, ActionList& list)
{
    const PlaceSet choices = disk_choices(state, state.decision.seat);
    const int returned = state.disk_purpose == DiskPurpose::Return ? running_effect(state).count : all_of_them;
    for (const Place region : all_regions)
    {
        if (choices.contains(region))
        {
            add_with_bearer(state, list, at(ActionKind::SetDisk, region), state.decision.seat, returned);
        }
    }
}

} // namespace

State new_game(const Setup& setup)
{
    assert(!problem(setup));
    State state;
    state.setup = setup;
    state.random = Random(setup.seed);
    shuffle_stacks(state);
    draw_regions(state);
    for (const Seat seat : state.seats())
    {
        state.hand[seat] = full_hand;
        state.court[seat] = first_court;
        state.province[seat] = caballeros_per_player - first_court - caballeros_at_home;
    }
    if (has_dummy(setup))
    {
        set_up_dummy(state);
    }
    if (setup.modules.contains(Module::PowerShift))
    {
        deal_modifiers(state);
    }
    set_out_bearers(state);
    state.round = static_cast<std::uint8_t>(first_round(setup));
    begin_play({state, {}});
    return state;
}

void announce_start(const State& state, Observer observer)
{
    if (!round_has_begun(state))
    {
        return; // modifiers are passed first
    }
    observer({.kind = EventKind::RoundBegan, .count = state.round});
    if (state.dummy.regions_drawn > 0)
    {
        State again = state;
        again.dummy.regions_drawn = 0;
        again.province[dummy_seat(state.setup)] = caballeros_per_player;
        begin_dummys_round({again, observer});
    }
}

ActionList legal(const State& state)
{
    ActionList list;
    if (asked_by_verb(state))
    {
        rules_of(running_effect(state).verb).legal(state, running_effect(state), list);
        return list;
    }
    switch (state.decision.question)
    {
    case Question::FirstBidder:
        for (int seat = 0; seat < state.players(); ++seat)
        {
            list.add(with(ActionKind::FirstBidder, seat));
        }
        break;
    case Question::Bid:
        legal_bids(state, list);
        break;
    case Question::Recruit:
        legal_recruits(state, list);
        break;
    case Question::Recall:
        legal_recalls(state, list);
        break;
    case Question::TakeCard:
        legal_cards(state, list);
        break;
    case Question::PlaceOrAct:
    case Question::Place:
        legal_places(state, list);
        break;
    case Question::ActOrSkip:
    case Question::UseAbility:
        list.add(with(ActionKind::Act, 0));
        list.add(with(ActionKind::Skip, 0));
        break;
    case Question::ChooseEffect:
        legal_effects(state, list);
        break;
    case Question::SetDisk:
        legal_disks(state, list);
        break;
    case Question::Veto:
        list.add(with(ActionKind::Veto, 0));
        list.add(with(ActionKind::Allow, 0));
        if (state.progress.step.kind != ActionKind::Act)
        {
            list.add(with(ActionKind::AllowAll, 0));
        }
        break;
    case Question::PassModifier:
        legal_passes(state, list);
        break;
    case Question::AddModifier:
        legal_modifiers(state, list);
        break;
    case Question::NameBearer:
        legal_bearers(state, list);
        break;
    default: // the game is over
        break;
    }
    return list;
}

void apply(State& state, Action action, Observer observer)
{
    assert(legal(state).contains(action));
    const Play play{state, observer};
    const Seat seat = state.decision.seat;
    if (asked_by_verb(state))
    {
        answer_verb(play, action);
        return;
    }
    switch (state.decision.question)
    {
    case Question::FirstBidder:
        state.first_bidder = action.a;
        play.tell({.kind = EventKind::FirstBidder, .seat = action.a});
        continue_bidding(play);
        break;
    case Question::Bid:
        bid(play, seat, action.a);
        break;
    case Question::Recruit:
        recruit(play, action.a);
        break;
    case Question::Recall:
        if (action.kind == ActionKind::Recall)
        {
            --state.turn.recalls_left;
            recall_one(play, action);
            continue_recalling(play);
        }
        else
        {
            state.turn.recalls_left = 0;
            continue_recalling(play);
        }
        break;
    case Question::TakeCard:
        take_card(play, action.a);
        break;
    case Question::PlaceOrAct:
    case Question::Place:
    case Question::ActOrSkip:
        answer_placing(play, action);
        break;
    case Question::ChooseEffect:
        choose_effect(play, action.a);
        break;
    case Question::SetDisk:
        set_disk(play, seat, action);
        break;
    case Question::Veto:
        answer_veto(play, seat, action.kind);
        break;
    case Question::PassModifier:
        pass_modifier(play, seat, action.a);
        break;
    case Question::AddModifier:
        if (action.kind == ActionKind::AddModifier)
        {
            add_modifier(play, seat, action.a);
        }
        end_bid(play);
        break;
    case Question::NameBearer:
        answer_bearer(play, seat, action.place);
        break;
    case Question::UseAbility:
        (action.kind == ActionKind::Act ? begin_ability : end_ability)(play);
        break;
    default: // the game is over
        break;
    }
}

unsigned leaders(const State& state)
{
    unsigned seats = 0;
    int best = -1;
    for (const Seat seat : state.seats())
    {
        if (state.score[seat] > best)
        {
            best = state.score[seat];
            seats = 0;
        }
        seats |= state.score[seat] == best ? bit_of(seat) : 0U;
    }
    return seats;
}

} // namespace elgrande
