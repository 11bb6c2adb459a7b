#include "editor/carry_over.hpp"

#include "editor/change.hpp"
#include "editor/fields.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/validation/ask_again.hpp"
#include "rules/validation/validate_state.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <span>

namespace elgrande::editor
{
namespace
{

using CarriedPart = void (*)(State&, const State&);

int common_seats(const State& state, const State& draft)
{
    return std::min(state.players(), draft.players());
}

bool same_pieces(const Setup& one, const Setup& other)
{
    return one.players == other.players && has_dummy(one) == has_dummy(other)
           && has_colonies(one) == has_colonies(other) && is_grandissimo(one) == is_grandissimo(other)
           && one.parts_left_out == other.parts_left_out
           && one.modules.contains(Module::StandardBearers) == other.modules.contains(Module::StandardBearers);
}

/// Copies all of the board and its surroundings, if the rules have the same pieces.
void whole_board(State& state, const State& draft)
{
    if (!same_pieces(state.setup, draft.setup))
    {
        return;
    }
    state.caballeros = draft.caballeros;
    state.court = draft.court;
    state.province = draft.province;
    state.castillo_seen = draft.castillo_seen;
    state.bearers.at = draft.bearers.at;
    const Colonies now = state.colonies;
    state.colonies = draft.colonies;
    state.colonies.filler = now.filler;
    state.colonies.spaces_freed = now.spaces_freed;
    state.colonies.claiming = now.claiming;
    state.colonies.arrived = now.arrived;
    state.colonies.new_captain = now.new_captain;
    state.colonies.new_viceroy = now.new_viceroy;
    state.grand.prison = draft.grand.prison;
    state.grand.gifts = draft.grand.gifts;
    tidy_gifts(state);
}

int on_board(const State& state, Seat seat)
{
    return std::accumulate(state.caballeros.begin(), state.caballeros.end(), 0,
                           [seat](int sum, const auto& place) { return sum + place[seat]; });
}

/// Copies the caballeros in Spain and in the Castillo, if the rules have other pieces. Court and province get the rest.
void spain(State& state, const State& draft)
{
    if (same_pieces(state.setup, draft.setup))
    {
        return;
    }
    for (int i = 0; i < common_seats(state, draft); ++i)
    {
        const auto seat = static_cast<Seat>(i);
        for (std::size_t place = 0; place < place_count; ++place)
        {
            state.caballeros[place][seat] = draft.caballeros[place][seat];
        }
        const int beside = caballeros_each(state.setup) - on_board(state, seat);
        state.court[seat] = static_cast<std::uint8_t>(std::clamp<int>(draft.court[seat], 0, std::max(beside, 0)));
        state.province[seat] = static_cast<std::uint8_t>(std::max(beside - state.court[seat], 0));
    }
    tidy(state);
}

void king(State& state, const State& draft)
{
    state.king = king_can_be(state.setup, draft.king) ? draft.king : state.king;
    tidy(state);
}

void grandes(State& state, const State& draft)
{
    for (int i = 0; i < common_seats(state, draft); ++i)
    {
        const Place at = draft.grande[static_cast<std::size_t>(i)];
        Place& grande = state.grande[static_cast<std::size_t>(i)];
        grande = grande_can_be(state.setup, at) ? at : grande;
    }
    tidy(state);
}

void boards(State& state, const State& draft)
{
    for (std::size_t i = 0; i < state.board_at.size(); ++i)
    {
        const Place at = draft.board_at[i];
        const bool fits = at == Place::Aside || at == Place::Castillo || is_region(state.setup, at);
        state.board_at[i] = fits ? at : state.board_at[i];
    }
}

void scores(State& state, const State& draft)
{
    std::copy_n(draft.score.begin(), common_seats(state, draft), state.score.begin());
}

void lasting(State& state, const State& draft)
{
    const bool joined = state.lasting.scoring_joined;
    state.lasting = draft.lasting;
    state.lasting.scoring_joined = joined;
}

void courts(State& state, const State& draft)
{
    if (is_grandissimo(state.setup) && is_grandissimo(draft.setup) && state.players() == draft.players())
    {
        const PerSeat<std::uint8_t> prison = state.grand.prison;
        const auto gifts = state.grand.gifts;
        state.grand = draft.grand;
        state.grand.prison = prison;
        state.grand.gifts = gifts;
        state.grand.free_from = Place::Nowhere;
        state.grand.free_left = state.grand.free_mover == nobody ? std::uint8_t{0} : free_moves;
        tidy(state);
    }
}

void vetoes(State& state, const State& draft)
{
    std::copy_n(draft.vetoes.begin(), common_seats(state, draft), state.vetoes.begin());
    std::copy_n(draft.old_vetoes.begin(), common_seats(state, draft), state.old_vetoes.begin());
}

/// Returns the cards that the seat has played in `draft`, but not yet where `state` is: the card bid in this round, as
/// the round is bid again, and in an earlier round the card played last.
PowerCards cards_to_bid_again(const State& state, const State& draft, Seat seat)
{
    const bool again = has_bid(draft, seat) || state.round < draft.round;
    return again && draft.bid[seat] != 0 ? bit_of_power_card(draft.bid[seat]) : 0;
}

/// Copies the hands, and which cards lie open from an earlier round. Cards to bid again go back to the hand.
void hands(State& state, const State& draft)
{
    if (has_own_cards(state.setup) != has_own_cards(draft.setup))
    {
        return;
    }
    const PowerCards all = every_power_card(state.setup);
    for (int i = 0; i < common_seats(state, draft); ++i)
    {
        const auto seat = static_cast<Seat>(i);
        if (draft.hand[seat] == 0 && draft.played[seat] == 0)
        {
            continue; // this seat has not chosen its hand yet
        }
        const PowerCards again = cards_to_bid_again(state, draft, seat);
        state.hand[seat] = (draft.hand[seat] | again) & all;
        state.played[seat] = draft.played[seat] & ~again & all;
        if (!has_own_cards(state.setup))
        {
            state.hand[seat] |= all & ~state.played[seat];
        }
        const bool lies = draft.bid[seat] != 0 && (state.played[seat] & bit_of_power_card(draft.bid[seat])) != 0;
        state.bid[seat] = lies ? draft.bid[seat] : std::uint8_t{0};
    }
}

void modifier_cards(State& state, const State& draft)
{
    if (state.setup.modules.contains(Module::PowerShift) && draft.setup.modules.contains(Module::PowerShift)
        && state.players() == draft.players())
    {
        state.shift = draft.shift;
        state.shift.added = for_each_seat(no_modifier);
    }
}

/// Copies the order of the action cards, if only the seeds differ.
void stacks(State& state, const State& draft)
{
    Setup one = state.setup;
    Setup other = draft.setup;
    one.seed = other.seed = 0;
    if (one == other)
    {
        state.decks = draft.decks;
    }
}

/// Copies these parts. `whole`: leaves out those with which the state would be invalid.
void carry_over(State& state, const State& draft, std::span<const CarriedPart> parts, bool whole)
{
    for (const CarriedPart part : parts)
    {
        State kept = state;
        part(kept, draft);
        if (ask_again(kept) || !whole)
        {
            state = kept;
        }
    }
}

} // namespace

void carry_over_pieces(State& state, const State& draft, bool whole)
{
    constexpr std::array<CarriedPart, 8> parts{whole_board, spain, king, grandes, boards, scores, lasting, courts};
    carry_over(state, draft, parts, whole);
}

void carry_over_cards(State& state, const State& draft, bool whole)
{
    constexpr std::array<CarriedPart, 4> parts{stacks, hands, modifier_cards, vetoes};
    carry_over(state, draft, parts, whole);
}

} // namespace elgrande::editor
