#include "rules/view.hpp"

#include "rules/game.hpp"
#include "rules/order.hpp"
#include "rules/play.hpp"
#include "rules/stacks.hpp"

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
    seen.board_at = state.board_at;
    for (const Place region : all_regions)
    {
        seen.caballeros[index(region)] = state.caballeros[index(region)];
        seen.payouts[index(region)] = payout(state, region);
    }
    for (int i = 0; i < place_count; ++i)
    {
        seen.board[static_cast<std::size_t>(i)] = board_at(state, static_cast<Place>(i));
    }
    if (state.setup.open_castillo || is_over(state))
    {
        seen.castillo = state.caballeros[index(Place::Castillo)];
        seen.payouts[index(Place::Castillo)] = payout(state, Place::Castillo);
    }
    seen.court = state.court;
    seen.province = state.province;
    seen.score = state.score;
}

void show_power_cards(const State& state, PlayerView& seen)
{
    for (const Seat seat : state.seats())
    {
        seen.hand_size[seat] = static_cast<std::uint8_t>(std::popcount(state.hand[seat]));
        if (seat == seen.viewer || !state.setup.hidden_hands)
        {
            seen.hand[seat] = state.hand[seat];
        }
    }
    seen.played = state.played;
    seen.bid = state.bid;
    seen.bids_made = state.bids_made;
    seen.first_bidder = state.first_bidder;
    seen.turn_order = state.turn_order;
    seen.turns_done = state.turns_done;
}

bool is_secret(const Setup& setup, const Event& event)
{
    return event.kind == EventKind::DiskSet
           || (event.kind == EventKind::TookBack && setup.hidden_hands && event.rank == 0);
}

/// The announced taking back of a power card must not tell which one, unless all see it on top.
bool hides_step(const State& state, Seat viewer)
{
    const Progress& progress = state.progress;
    return progress.step_announced && progress.step.kind == ActionKind::TakeBack && state.setup.hidden_hands
           && viewer != state.active() && state.bid[state.active()] != progress.step.a;
}

/// That a Veto owner let the announced step pass was seen; that he lets all the others pass too is his secret.
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

/// Whoever took a power card back in secret holds some of the cards that everybody saw him play.
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

/// Disks that others have set are asked for again.
void take_disks_back(State& state, Seat viewer)
{
    for (const Seat seat : state.seats())
    {
        if (seat != viewer && state.disk[seat] != Place::Nowhere)
        {
            state.disk[seat] = Place::Nowhere;
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

State deal_unknown(const State& state, Seat viewer, Random random)
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
    if (state.disk_purpose != DiskPurpose::None)
    {
        take_disks_back(dealt, viewer);
    }
    hide_allowances(dealt.progress, viewer);
    if (hides_step(state, viewer))
    {
        // The value that the active player announced is his secret: he is asked for it again.
        dealt.progress.step_announced = false;
        dealt.progress.step = {};
        dealt.progress.allowed_step = 0;
        dealt.decision = {Question::TakeBack, state.active()};
    }
    dealt.random = random;
    return dealt;
}

} // namespace elgrande
