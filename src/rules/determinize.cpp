// Deals anew what a seat does not know. Uses only its view, so that the result cannot depend on hidden information.
#include "rules/view.hpp"

#include "rules/cards/stacks.hpp"
#include "rules/modifiers.hpp"
#include "rules/order.hpp"
#include "rules/play/transition.hpp"
#include "rules/sealed/purposes.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace elgrande
{
namespace
{

/// Returns the number of a player's caballeros that are not on the board.
int off_board(const PlayerView& seen, Seat owner)
{
    int sum = seen.court[owner] + seen.province[owner] + seen.grand.prison[owner];
    for (const PerSeat<std::uint8_t>& gifts : seen.grand.gifts)
    {
        sum += gifts[owner];
    }
    return sum;
}

/// Sets up the board and the courts. Caballeros that are nowhere else are in the Castillo.
void set_up_board(const PlayerView& seen, State& state)
{
    state.king = seen.king;
    state.grande = seen.grande;
    state.bearers.at = seen.bearer;
    state.bearers.returning = seen.remembered.returning_bearers;
    state.board_at = seen.board_at;
    state.lasting = seen.lasting;
    state.castillo_seen = seen.remembered.castillo_seen;
    state.court = seen.court;
    state.province = seen.province;
    state.score = seen.score;
    state.colonies = seen.colonies;
    state.grand = seen.grand;
    std::copy(seen.caballeros.begin(), seen.caballeros.end(), state.caballeros.begin());
    for (const Seat owner : state.owners_on_board())
    {
        const bool black = owner == neutral;
        int elsewhere = black ? 0 : off_board(seen, owner);
        for (const auto& place : seen.caballeros)
        {
            elsewhere += place[owner];
        }
        const int all = black ? black_of(state.setup) : caballeros_each(state.setup);
        state.caballeros[index(Place::Castillo)][owner] = static_cast<std::uint8_t>(all - elsewhere);
    }
}

/// Sets up power cards and modifiers. Hidden hands get any cards, in the right number; they are dealt again later.
void set_up_hands(const PlayerView& seen, State& state)
{
    const Remembered& known = seen.remembered;
    state.played = known.played;
    state.bid = known.bid;
    state.shift.played = known.played_modifiers;
    state.shift.added = known.added;
    for (const Seat seat : state.seats())
    {
        state.hand[seat] = seen.hand[seat].value_or(lowest_cards(every_power_card(seen.setup), seen.hand_size[seat]));
        state.shift.hand[seat] =
            seen.modifiers[seat].value_or(static_cast<std::uint16_t>((1U << seen.modifier_count[seat]) - 1U));
    }
    if (has_dummy(state.setup))
    {
        const Seat dummy = dummy_seat(state.setup);
        state.hand[dummy] = full_hand & ~state.played[dummy];
    }
}

/// Sets up the stacks: the cards that have come up, then all others.
void set_up_stacks(const PlayerView& seen, State& state)
{
    state.decks.fill(no_card);
    for (const int stack : shuffled_stacks(state.setup))
    {
        lay_out(state, stack);
        const std::span<CardId> all = deck(state, stack);
        for (std::size_t i = 0; i < (all.empty() ? 0 : state.rounds_begun); ++i)
        {
            const auto slot = static_cast<std::size_t>((stack - 1) * stack_slots) + i;
            const auto place = all.begin() + static_cast<std::ptrdiff_t>(i);
            std::iter_swap(place, std::find(place, all.end(), seen.remembered.decks[slot]));
        }
    }
}

/// Moves the items that were drawn to the front.
template <class T, std::size_t n>
void draw_first(std::array<T, n>& all, const std::array<T, n>& drawn, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
    {
        const auto place = all.begin() + static_cast<std::ptrdiff_t>(i);
        std::iter_swap(place, std::find(place, all.end(), drawn[i]));
    }
}

void set_up_dummy(const PlayerView& seen, State& state)
{
    const Dummy& known = seen.remembered.dummy;
    std::iota(state.dummy.power.begin(), state.dummy.power.end(), std::uint8_t{1});
    state.dummy.regions = all_regions;
    state.dummy.regions_drawn = known.regions_drawn;
    draw_first(state.dummy.power, known.power, state.rounds_begun);
    draw_first(state.dummy.regions, known.regions, known.regions_drawn);
}

} // namespace

State sketch_of(const PlayerView& seen)
{
    State state;
    state.setup = seen.setup;
    state.rounds_begun = seen.remembered.rounds_begun;
    state.round = seen.round;
    state.first_bidder = seen.first_bidder;
    state.bids_made = seen.bids_made;
    state.turn_order = seen.turn_order;
    state.turns_done = seen.turns_done;
    state.taken_by = seen.taken_by;
    state.vetoes = seen.vetoes;
    state.old_vetoes = seen.old_vetoes;
    state.decision = seen.decision;
    state.turn = seen.turn;
    state.progress = seen.progress;
    state.sealed = seen.sealed;
    set_up_board(seen, state);
    set_up_hands(seen, state);
    set_up_stacks(seen, state);
    if (has_dummy(state.setup))
    {
        set_up_dummy(seen, state);
    }
    return state;
}

namespace
{

void shuffle_unseen_cards(State& state, Random& random)
{
    for (const int stack : shuffled_stacks(state.setup))
    {
        const std::span<CardId> all = deck(state, stack);
        if (!all.empty())
        {
            put_in_order(all.subspan(state.rounds_begun)); // the result must not depend on the old order
            shuffle_rest(state, stack, state.rounds_begun, random);
        }
    }
}

/// Shuffles the region cards and power cards that the dummy has not turned over yet.
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

/// Returns as many random unplayed own cards as the seat has in hand. Played ones never come back.
PowerCards possible_own_cards(const State& state, Seat seat, Random& random)
{
    std::array<int, max_power_cards> candidates{};
    std::size_t count = 0;
    const PowerCards left = every_power_card(state.setup) & ~state.played[seat];
    for (int number = 1; number <= power_cards(state.setup); ++number)
    {
        if ((left & bit_of_power_card(number)) != 0)
        {
            candidates[count++] = number;
        }
    }
    random.shuffle(std::span<int>(candidates.data(), count));
    PowerCards hand = 0;
    for (std::size_t i = 0; std::popcount(hand) < std::popcount(state.hand[seat]); ++i)
    {
        hand |= bit_of_power_card(candidates[i]);
    }
    return hand;
}

/// Returns a random hand of the right size. A seat that has secretly taken back power cards holds some played ones.
PowerCards possible_hand(const State& state, Seat seat, Random& random)
{
    if (has_own_cards(state.setup))
    {
        return possible_own_cards(state, seat, random);
    }
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
    PowerCards hand = full_hand & ~state.played[seat];
    for (std::size_t i = 0; std::popcount(hand) < std::popcount(state.hand[seat]); ++i)
    {
        hand |= bit_of_power_card(candidates[i]);
    }
    return hand;
}

/// Moves `count` random cards from one set to another, or all if there are fewer.
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

/// Returns random modifiers for the hand of a player: from those that nobody has seen, and from the played ones as many
/// as were secretly taken back. If the player has bid a value that is taken, one of them must change it to a free
/// value.
std::uint16_t possible_modifiers(const State& state, Seat seat, unsigned& unseen, Random& random)
{
    const PowerShift& shift = state.shift;
    unsigned used = shift.played[seat] & ~(1U << shift.added[seat]);
    int taken_back = std::popcount(shift.hand[seat]) + std::popcount(shift.played[seat]) - modifiers_each;
    int fresh = std::popcount(shift.hand[seat]) - taken_back;
    unsigned hand = 0;
    const BidSums taken = taken_sums(state);
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

/// Deals modifiers to the hidden hands.
void deal_modifiers(State& dealt, const State& state, Seat viewer, Random& random)
{
    unsigned unseen = all_modifiers;
    for (const Seat seat : state.seats())
    {
        unseen &= ~static_cast<unsigned>(state.shift.played[seat] | (seat == viewer ? state.shift.hand[seat] : 0U));
    }
    // The seat that is asked for a modifier comes first, as not all of them may fit there.
    Seat seat = state.decision.question == Question::AddModifier ? state.decision.seat : Seat{0};
    for (int i = 0; i < state.players(); ++i, seat = left_of(seat, state.players()))
    {
        if (seat == viewer)
        {
            continue;
        }
        if (state.setup.hidden_hands || modifiers_are_passed(state))
        {
            dealt.shift.hand[seat] = possible_modifiers(state, seat, unseen, random);
        }
    }
}

} // namespace

State determinize(const PlayerView& seen, Random random)
{
    const State state = sketch_of(seen);
    State dealt = state;
    shuffle_unseen_cards(dealt, random);
    if (has_dummy(state.setup))
    {
        shuffle_dummy(dealt, random);
    }
    for (const Seat seat : state.seats())
    {
        if (seat != seen.viewer && state.setup.hidden_hands)
        {
            dealt.hand[seat] = possible_hand(state, seat, random);
        }
    }
    if (state.setup.modules.contains(Module::PowerShift))
    {
        deal_modifiers(dealt, state, seen.viewer, random);
    }
    dealt.sealed = state.sealed.asked_again();
    ask_for_sealed({dealt, {}});
    if (seen.remembered.step_hidden)
    {
        // The announced card is the secret of the active player, who is asked for it again.
        dealt.progress.step_announced = false;
        dealt.progress.step = {};
        dealt.progress.allowed_step = 0;
        dealt.decision = {Question::TakeBack, state.active()};
    }
    dealt.random = random;
    return dealt;
}

State determinize(const State& state, Seat viewer, Random random)
{
    return determinize(view(state, viewer), random);
}

} // namespace elgrande
