#include "rules/view.hpp"

#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"
#include "rules/modifiers.hpp"
#include "rules/order.hpp"
#include "rules/play/transition.hpp"

#include <algorithm>
#include <bit>

namespace elgrande
{
namespace
{

void show_board(const State& state, PlayerView& seen)
{
    seen.king = state.king;
    seen.grande = state.grande;
    seen.bearer = state.bearers.at;
    seen.board_at = state.board_at;
    for (const Place region : all_regions)
    {
        seen.caballeros[index(region)] = state.caballeros[index(region)];
        seen.payouts[index(region)] = payout(state, region);
    }
    for (int i = 0; i < place_count; ++i)
    {
        seen.values[static_cast<std::size_t>(i)] = values_at(state, static_cast<Place>(i));
    }
    if (castillo_is_known(state))
    {
        seen.castillo = state.caballeros[index(Place::Castillo)];
        seen.payouts[index(Place::Castillo)] = payout(state, Place::Castillo);
    }
    seen.court = state.court;
    seen.province = state.province;
    seen.score = state.score;
}

/// Does the power card that the seat played last still lie open? In the classic game it is the top one of a stack; in
/// later ones it goes face down onto a pile when the round is over (Big Box, "End of round"; 2023, 4).
bool lies_open(const State& state, Seat seat)
{
    if (!state.setup.hidden_hands || state.setup.edition == Edition::Classic)
    {
        return true;
    }
    if (state.turns_done == state.owner_count() || seat >= state.players())
    {
        return state.turns_done < state.owner_count();
    }
    const bool has_bid = state.first_bidder != nobody
                         && (seat + state.players() - state.first_bidder) % state.players() < state.bids_made;
    return has_bid || state.decision == Decision{Question::AddModifier, seat};
}

void show_power_cards(const State& state, PlayerView& seen)
{
    const bool hidden = state.setup.hidden_hands;
    for (const Seat seat : state.seats())
    {
        seen.hand_size[seat] = static_cast<std::uint8_t>(std::popcount(state.hand[seat]));
        if (seat == seen.viewer || !hidden)
        {
            seen.hand[seat] = state.hand[seat];
        }
        // Modifiers are passed face down, whatever the table agreed on.
        if (seat == seen.viewer || (!hidden && !state.shift.passing))
        {
            seen.modifiers[seat] = state.shift.hand[seat];
        }
        seen.modifier_count[seat] = static_cast<std::uint8_t>(std::popcount(state.shift.hand[seat]));
    }
    for (const Seat seat : state.owner_seats())
    {
        const bool open = lies_open(state, seat);
        seen.bid[seat] = open ? state.bid[seat] : std::uint8_t{0};
        seen.added[seat] = open ? state.shift.added[seat] : no_modifier;
        const auto on_top = static_cast<std::uint16_t>(seen.bid[seat] == 0 ? 0U : 1U << seen.bid[seat]);
        seen.played[seat] = seat == seen.viewer || !hidden ? state.played[seat] : on_top;
    }
    seen.bids_made = state.bids_made;
    seen.first_bidder = state.first_bidder;
    seen.turn_order = state.turn_order;
    seen.turns_done = state.turns_done;
}

bool is_secret(const Setup& setup, const Event& event)
{
    const bool taken_back = event.kind == EventKind::TookBack || event.kind == EventKind::ModifierTakenBack;
    return event.kind == EventKind::DiskSet || event.kind == EventKind::ModifierPassed
           || (taken_back && setup.hidden_hands && event.rank == 0);
}

/// The announced taking back of a power card or modifier must not tell which one, unless all see it on top.
bool hides_step(const State& state, Seat viewer)
{
    const Progress& progress = state.progress;
    if (!progress.step_announced || !state.setup.hidden_hands || viewer == state.active())
    {
        return false;
    }
    return (progress.step.kind == ActionKind::TakeBack && state.bid[state.active()] != progress.step.a)
           || (progress.step.kind == ActionKind::TakeBackModifier
               && state.shift.added[state.active()] != progress.step.a);
}

/// That a Veto owner let the announced step pass was seen; that they let all the others pass too is their secret.
void hide_allowances(Progress& progress, Seat viewer)
{
    const unsigned own = viewer == nobody ? 0U : bit_of(viewer);
    if (progress.step_announced)
    {
        progress.allowed_step = static_cast<std::uint8_t>(progress.allowed_step | (progress.allowed_all & ~own));
    }
    progress.allowed_all = static_cast<std::uint8_t>(progress.allowed_all & own);
}

void shuffle_unseen_cards(State& state, Random& random)
{
    for (int stack = 1; stack <= shuffled_stacks(state.setup); ++stack)
    {
        const std::span<CardId> all = deck(state, stack);
        if (!all.empty())
        {
            put_in_order(all.subspan(state.rounds_begun)); // so that nothing of the old order is left
            shuffle_rest(state, stack, state.rounds_begun, random);
        }
    }
}

/// The order in which the dummy's region and power cards come up.
void shuffle_dummy(State& state, Random& random)
{
    Dummy& dummy = state.dummy;
    const auto power = std::span(dummy.power).subspan(state.rounds_begun);
    const auto regions = std::span(dummy.regions).subspan(dummy.regions_drawn);
    put_in_order(power);
    put_in_order(regions);
    random.shuffle(power);
    random.shuffle(regions);
}

/// Whoever took a power card back in secret holds some of the cards that everybody saw them play.
std::uint16_t possible_hand(const State& state, Seat seat, Random& random)
{
    std::array<int, power_card_count> candidates{};
    std::size_t count = 0;
    for (int value = 1; value <= power_card_count; ++value)
    {
        if ((state.played[seat] >> value & 1U) != 0 && state.bid[seat] != value)
        {
            candidates[count++] = value;
        }
    }
    random.shuffle(std::span<int>(candidates.data(), count));
    unsigned hand = full_hand & ~static_cast<unsigned>(state.played[seat]);
    for (std::size_t i = 0; std::popcount(hand) < std::popcount(state.hand[seat]); ++i)
    {
        hand |= 1U << candidates[i];
    }
    return static_cast<std::uint16_t>(hand);
}

/// Moves `count` random cards of a set into another.
void draw(unsigned& from, unsigned& to, int count, Random& random)
{
    for (; count > 0 && from != 0; --count)
    {
        unsigned left = from;
        for (auto skip = random.below(static_cast<std::uint32_t>(std::popcount(from))); skip > 0; --skip)
        {
            left &= left - 1U;
        }
        const unsigned card = left & (~left + 1U);
        from &= ~card;
        to |= card;
    }
}

/// Modifiers that a player may hold: of those that nobody has seen, and of their played ones as many as were taken back
/// in secret. Whoever played a power card of a taken value holds one that makes it free.
std::uint16_t possible_modifiers(const State& state, Seat seat, unsigned& unseen, Random& random)
{
    const PowerShift& shift = state.shift;
    unsigned used = shift.played[seat] & ~(1U << shift.added[seat]);
    int taken_back = std::popcount(shift.hand[seat]) + std::popcount(shift.played[seat]) - modifiers_each;
    int fresh = std::popcount(shift.hand[seat]) - taken_back;
    unsigned hand = 0;
    const Sums taken = taken_sums(state);
    if (state.decision == Decision{Question::AddModifier, seat} && taken.contains(state.bid[seat]))
    {
        unsigned fitting =
            fitting_modifiers(taken, (fresh > 0 ? unseen : 0U) | (taken_back > 0 ? used : 0U), state.bid[seat]);
        draw(fitting, hand, 1, random);
        --((hand & unseen) != 0 ? fresh : taken_back);
        unseen &= ~hand;
        used &= ~hand;
    }
    draw(used, hand, taken_back, random);
    draw(unseen, hand, fresh, random);
    return static_cast<std::uint16_t>(hand);
}

/// Modifiers in others' hands; those that others have passed on are asked for again.
void deal_modifiers(State& dealt, const State& state, Seat viewer, Random& random)
{
    unsigned unseen = all_modifiers;
    for (const Seat seat : state.seats())
    {
        unseen &= ~static_cast<unsigned>(state.shift.played[seat] | (seat == viewer ? state.shift.hand[seat] : 0U));
    }
    // Who is asked for one comes first: only some may fit there.
    Seat seat = state.decision.question == Question::AddModifier ? state.decision.seat : Seat{0};
    for (int i = 0; i < state.players(); ++i, seat = left_of(seat, state.players()))
    {
        if (seat == viewer)
        {
            continue;
        }
        dealt.shift.passed[seat] = no_modifier;
        if (state.setup.hidden_hands || state.shift.passing)
        {
            dealt.shift.hand[seat] = possible_modifiers(state, seat, unseen, random);
        }
    }
    ask_for_pass({dealt, {}});
}

/// Disks that others have set are asked for again.
void take_disks_back(State& state, Seat viewer)
{
    for (const Seat seat : state.seats())
    {
        if (seat != viewer && state.disk[seat] != Place::Nowhere)
        {
            state.disk[seat] = Place::Nowhere;
            state.bearers.returning = static_cast<std::uint8_t>(state.bearers.returning & ~bit_of(seat));
            state.disks_due = static_cast<std::uint8_t>(state.disks_due | bit_of(seat));
        }
    }
    const bool general = state.disk_purpose == DiskPurpose::GeneralScoring;
    ask_for_disk({state, {}}, general ? state.first_bidder : left_of(state.active(), state.players()));
}

} // namespace

PlayerView view(const State& state, Seat viewer)
{
    PlayerView seen;
    seen.viewer = viewer;
    seen.setup = state.setup;
    seen.setup.seed = 0;
    seen.decision = state.decision;
    seen.round = state.round;
    show_board(state, seen);
    show_power_cards(state, seen);
    for (int stack = 1; stack <= stack_count; ++stack)
    {
        seen.offered[static_cast<std::size_t>(stack - 1)] = offered(state, stack);
    }
    seen.taken_by = state.taken_by;
    seen.vetoes = state.vetoes;
    seen.old_vetoes = state.old_vetoes;
    seen.disk_purpose = state.disk_purpose;
    seen.disks_due = state.disks_due;
    for (int seat = 0; seat < state.players(); ++seat)
    {
        const bool set = state.disk[static_cast<std::size_t>(seat)] != Place::Nowhere;
        seen.disks_set = static_cast<std::uint8_t>(seen.disks_set | (set ? bit_of(static_cast<Seat>(seat)) : 0U));
    }
    if (disks_are_open(state))
    {
        seen.disk = state.disk;
    }
    seen.turn = state.turn;
    seen.progress = state.progress;
    hide_allowances(seen.progress, viewer);
    if (hides_step(state, viewer))
    {
        seen.progress.step.a = 0;
    }
    if (viewer == state.decision.seat && viewer != nobody)
    {
        seen.legal = legal(state);
    }
    return seen;
}

bool reveals_secret(const Setup& setup, const Event& event, Seat viewer)
{
    return is_secret(setup, event) && event.seat != viewer;
}

State determinize(const State& state, Seat viewer, Random random)
{
    State dealt = state;
    dealt.setup.seed = 0;
    shuffle_unseen_cards(dealt, random);
    if (has_dummy(state.setup))
    {
        shuffle_dummy(dealt, random);
    }
    for (const Seat seat : state.seats())
    {
        if (seat != viewer && state.setup.hidden_hands)
        {
            dealt.hand[seat] = possible_hand(state, seat, random);
        }
    }
    if (state.setup.modules.contains(Module::PowerShift))
    {
        deal_modifiers(dealt, state, viewer, random);
    }
    if (state.disk_purpose != DiskPurpose::None && !disks_are_open(state))
    {
        take_disks_back(dealt, viewer);
    }
    hide_allowances(dealt.progress, viewer);
    if (hides_step(state, viewer))
    {
        // The value that the active player announced is their secret: they are asked for it again.
        dealt.progress.step_announced = false;
        dealt.progress.step = {};
        dealt.progress.allowed_step = 0;
        dealt.decision = {Question::TakeBack, state.active()};
    }
    dealt.random = random;
    return dealt;
}

} // namespace elgrande
