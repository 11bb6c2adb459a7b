#include "rules/view.hpp"

#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"
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
    seen.lasting = state.lasting;
    seen.colonies = state.colonies;
    seen.grand = state.grand;
    for (const Place region : regions(state.setup))
    {
        seen.caballeros[index(region)] = state.caballeros[index(region)];
        seen.payouts[index(region)] = payout(state, region);
    }
    if (has_ship(state.setup))
    {
        seen.caballeros[index(Place::Ship)] = state.caballeros[index(Place::Ship)];
    }
    for (const Place place : places(state.setup))
    {
        const bool scored = place == Place::Castillo || is_region(state.setup, place);
        seen.values[index(place)] = scored ? values_at(state, place) : ScoreValues{};
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

/// True if the power card that the seat played last lies open. In the classic game it is the top one of a stack; in
/// later editions it goes face down onto a pile at the end of the round (Big Box, "End of round"; 2023, 4).
bool lies_open(const State& state, Seat seat)
{
    const bool may_be_used = state.decision.question == Question::JoinScoring; // own cards, up to the last scoring
    if (!state.setup.hidden_hands || state.setup.edition == Edition::Classic || may_be_used)
    {
        return true;
    }
    if (state.turns_done == state.owner_count() || seat >= state.players())
    {
        return state.turns_done < state.owner_count();
    }
    return has_bid(state, seat);
}

void show_power_cards(const State& state, PlayerView& seen)
{
    const bool hidden = state.setup.hidden_hands;
    for (const Seat seat : state.seats())
    {
        // The number of cards chosen so far is hidden, even with open hands.
        const bool chooses = hands_are_chosen(state);
        if (seat == seen.viewer || !chooses)
        {
            seen.hand_size[seat] = static_cast<std::uint8_t>(std::popcount(state.hand[seat]));
        }
        if (seat == seen.viewer || (!hidden && !chooses))
        {
            seen.hand[seat] = state.hand[seat];
        }
        // Modifiers are passed face down, even with open hands.
        if (seat == seen.viewer || (!hidden && !modifiers_are_passed(state)))
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
        const PowerCards on_top = seen.bid[seat] == 0 ? PowerCards{0} : bit_of_power_card(seen.bid[seat]);
        seen.played[seat] = seat == seen.viewer || !hidden ? state.played[seat] : on_top;
    }
    seen.bids_made = state.bids_made;
    seen.first_bidder = state.first_bidder;
    seen.turn_order = state.turn_order;
    seen.turns_done = state.turns_done;
}

bool is_secret(const Setup& setup, const Event& event)
{
    const Secrecy secrecy = traits_of(event.kind).secrecy;
    const bool lay_on_top = event.rank != 0;
    return secrecy == Secrecy::Sealed || (secrecy == Secrecy::WithHand && setup.hidden_hands && !lay_on_top);
}

/// True if the announced step takes back a card or modifier that the viewer may not know: one that does not lie on top.
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

/// Hides from other seats that an owner of a Veto allows all steps. That they allow the announced step is public.
void hide_allowances(Progress& progress, Seat viewer)
{
    const unsigned own = viewer == nobody ? 0U : bit_of(viewer);
    if (progress.step_announced)
    {
        progress.allowed_step = static_cast<std::uint8_t>(progress.allowed_step | (progress.allowed_all & ~own));
    }
    progress.allowed_all = static_cast<std::uint8_t>(progress.allowed_all & own);
}

/// Fills in PlayerView::remembered.
void remember(const State& state, PlayerView& seen)
{
    Remembered& known = seen.remembered;
    known.rounds_begun = state.rounds_begun;
    known.castillo_seen = state.castillo_seen;
    known.played = state.played;
    known.bid = state.bid;
    known.played_modifiers = state.shift.played;
    known.added = state.shift.added;
    known.decks.fill(no_card);
    for (const int stack : shuffled_stacks(state.setup))
    {
        const std::span<const CardId> all = deck(state, stack);
        const auto begun = all.empty() ? std::size_t{0} : std::size_t{state.rounds_begun};
        const auto first = known.decks.begin() + (stack - 1) * stack_slots;
        std::copy_n(all.begin(), begun, first);
    }
    const Dummy& dummy = state.dummy;
    known.dummy.regions_drawn = dummy.regions_drawn;
    std::copy_n(dummy.regions.begin(), dummy.regions_drawn, known.dummy.regions.begin());
    if (has_dummy(state.setup))
    {
        std::copy_n(dummy.power.begin(), state.rounds_begun, known.dummy.power.begin());
    }
    const bool has_seat = seen.viewer != nobody;
    const unsigned known_disks = disks_are_open(state) ? ~0U : has_seat ? bit_of(seen.viewer) : 0U;
    known.returning_bearers = static_cast<std::uint8_t>(state.bearers.returning & known_disks);
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
    seen.sealed = state.sealed.seen_by(viewer);
    seen.turn = state.turn;
    seen.progress = state.progress;
    hide_allowances(seen.progress, viewer);
    if (hides_step(state, viewer))
    {
        seen.progress.step.a = 0;
        seen.remembered.step_hidden = true;
    }
    remember(state, seen);
    if (viewer == state.decision.seat && viewer != nobody)
    {
        seen.legal = legal(state);
    }
    return seen;
}

bool is_hidden_from(const Setup& setup, const Event& event, Seat viewer)
{
    return is_secret(setup, event) && event.seat != viewer;
}

} // namespace elgrande
