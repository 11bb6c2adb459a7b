#include "editor/carry_over.hpp"

#include "editor/fields.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/validation/repair_question.hpp"
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

/// Copies a part of a draft to a state. The state keeps its fields that belong to the current question
/// (Colonies::filling_seat, claiming, arrived …).
using CarriedPart = void (*)(State&, const State&);

int common_seats(const State& state, const State& draft)
{
    return std::min(state.players(), draft.players());
}

bool same_pieces(const Setup& a, const Setup& b)
{
    return a.players == b.players && has_dummy(a) == has_dummy(b) && has_colonies(a) == has_colonies(b)
           && is_grandissimo(a) == is_grandissimo(b) && a.parts_left_out == b.parts_left_out
           && a.modules.contains(Module::StandardBearers) == b.modules.contains(Module::StandardBearers);
}

/// Copies all places of caballeros and what belongs to them, if both games use the same set of pieces.
void copy_whole_board(State& state, const State& draft)
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
    state.colonies.filling_seat = now.filling_seat;
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

/// Copies the caballeros in Spain and in the Castillo, if the games use different sets of pieces. The remaining
/// caballeros go to the court, as many as in the draft, then to the province.
void copy_spain(State& state, const State& draft)
{
    if (same_pieces(state.setup, draft.setup))
    {
        return;
    }
    for (const Seat seat : Seats(common_seats(state, draft)))
    {
        for (std::size_t place = 0; place < place_count; ++place)
        {
            state.caballeros[place][seat] = draft.caballeros[place][seat];
        }
        const int off_board = std::max(caballeros_each(state.setup) - on_board(state, seat), 0);
        state.court[seat] = static_cast<std::uint8_t>(std::min<int>(draft.court[seat], off_board));
        state.province[seat] = static_cast<std::uint8_t>(off_board - state.court[seat]);
    }
    tidy(state);
}

void copy_king(State& state, const State& draft)
{
    if (king_can_be(state.setup, draft.king))
    {
        state.king = draft.king;
    }
    tidy(state);
}

void copy_grandes(State& state, const State& draft)
{
    for (int i = 0; i < common_seats(state, draft); ++i)
    {
        const auto seat = static_cast<std::size_t>(i);
        if (grande_can_be(state.setup, draft.grande[seat]))
        {
            state.grande[seat] = draft.grande[seat];
        }
    }
    tidy(state);
}

void copy_scoreboards(State& state, const State& draft)
{
    for (std::size_t i = 0; i < state.board_at.size(); ++i)
    {
        const Place at = draft.board_at[i];
        if (at == Place::Aside || at == Place::Castillo || is_region(state.setup, at))
        {
            state.board_at[i] = at;
        }
    }
}

void copy_scores(State& state, const State& draft)
{
    std::copy_n(draft.score.begin(), common_seats(state, draft), state.score.begin());
}

void copy_lasting_effects(State& state, const State& draft)
{
    const bool joined = state.lasting.scoring_joined;
    state.lasting = draft.lasting;
    state.lasting.scoring_joined = joined;
}

/// Copies all of Grandissimo but the caballeros in prison and given away, which copy_whole_board() copies.
void copy_grandissimo(State& state, const State& draft)
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

void copy_vetoes(State& state, const State& draft)
{
    std::copy_n(draft.vetoes.begin(), common_seats(state, draft), state.vetoes.begin());
    std::copy_n(draft.old_vetoes.begin(), common_seats(state, draft), state.old_vetoes.begin());
}

/// Returns the card that the seat has played in `draft` but not yet in `state`, as a set: the card bid in this round,
/// because the round is bid again, or in an earlier round the card played last.
PowerCards cards_to_bid_again(const State& state, const State& draft, Seat seat)
{
    const bool again = has_bid(draft, seat) || state.round < draft.round;
    return again && draft.bid[seat] != 0 ? bit_of_power_card(draft.bid[seat]) : 0;
}

/// Copies the hands and the cards that lie open from an earlier round. Cards to bid again go back to the hand.
void copy_hands(State& state, const State& draft)
{
    if (has_own_cards(state.setup) != has_own_cards(draft.setup))
    {
        return;
    }
    const PowerCards all = every_power_card(state.setup);
    for (const Seat seat : Seats(common_seats(state, draft)))
    {
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

void copy_modifiers(State& state, const State& draft)
{
    if (state.setup.modules.contains(Module::PowerShift) && draft.setup.modules.contains(Module::PowerShift)
        && state.players() == draft.players())
    {
        state.shift = draft.shift;
        state.shift.added = for_each_seat(no_modifier);
    }
}

/// Copies the order of the action cards, if only the seeds differ.
void copy_stacks(State& state, const State& draft)
{
    Setup a = state.setup;
    Setup b = draft.setup;
    a.seed = b.seed = 0;
    if (a == b)
    {
        state.decks = draft.decks;
    }
}

/// Applies each part in turn. If `only_valid`, skips parts that would make the state invalid.
void carry_over(State& state, const State& draft, std::span<const CarriedPart> parts, bool only_valid)
{
    for (const CarriedPart part : parts)
    {
        State candidate = state;
        part(candidate, draft);
        if (repair_question(candidate) || !only_valid)
        {
            state = candidate;
        }
    }
}

} // namespace

void carry_over_pieces(State& state, const State& draft, bool only_valid)
{
    constexpr std::array<CarriedPart, 8> parts{copy_whole_board,     copy_spain,       copy_king,
                                               copy_grandes,         copy_scoreboards, copy_scores,
                                               copy_lasting_effects, copy_grandissimo};
    carry_over(state, draft, parts, only_valid);
}

void carry_over_cards(State& state, const State& draft, bool only_valid)
{
    constexpr std::array<CarriedPart, 4> parts{copy_stacks, copy_hands, copy_modifiers, copy_vetoes};
    carry_over(state, draft, parts, only_valid);
}

} // namespace elgrande::editor
