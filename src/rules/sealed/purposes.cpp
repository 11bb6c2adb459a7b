// The rules of secret choices, one row for each purpose.
#include "rules/sealed/purposes.hpp"

#include "rules/complete.hpp"

#include <array>

namespace elgrande
{
namespace
{

Seat first_bidder(const State& state)
{
    return state.first_bidder;
}

Seat left_of_active(const State& state)
{
    return left_of(state.active(), state.players());
}

Seat first_at_table(const State& /*state*/)
{
    return 0;
}

bool may_set_disk(const State& state, Seat seat, std::uint8_t answer)
{
    const auto place = static_cast<Place>(answer);
    return is_region(place) && disk_choices(state, seat).contains(place);
}

bool may_pass(const State& state, Seat seat, std::uint8_t answer)
{
    return answer < no_modifier && (state.shift.hand[seat] >> answer & 1U) != 0;
}

bool may_have_chosen(const State& state, Seat seat, std::uint8_t answer)
{
    return answer == 0 && hand_is_chosen(state, seat);
}

bool never_possible(const State& /*state*/, Seat /*seat*/, std::uint8_t /*answer*/)
{
    return false;
}

void continue_nowhere(const Transition& /*transition*/) {}

/// In the order of SealedPurpose: one row for each.
constexpr std::array<SealedRules, static_cast<std::size_t>(last_sealed_purpose) + 1> rules_by_purpose{{
    {SealedPurpose::None, SealedKind::Nothing, Question::GameOver, first_at_table, never_possible, continue_nowhere},
    {SealedPurpose::GeneralScoring, SealedKind::Place, Question::SetDisk, first_bidder, may_set_disk,
     continue_general_scoring},
    {SealedPurpose::Return, SealedKind::Place, Question::SetDisk, left_of_active, may_set_disk,
     continue_special_action},
    {SealedPurpose::Evict, SealedKind::Place, Question::SetDisk, left_of_active, may_set_disk, continue_special_action},
    {SealedPurpose::Score, SealedKind::Place, Question::SetDisk, left_of_active, may_set_disk, continue_special_action},
    {SealedPurpose::PassModifier, SealedKind::Modifier, Question::PassModifier, first_at_table, may_pass,
     continue_passing},
    {SealedPurpose::FirstCaballero, SealedKind::Place, Question::SetDisk, first_at_table, may_set_disk,
     place_first_caballeros},
    {SealedPurpose::ChooseHand, SealedKind::Hand, Question::ChooseHand, first_at_table, may_have_chosen,
     continue_choosing},
    {SealedPurpose::SendGrandes, SealedKind::Place, Question::SetDisk, left_of_active, may_set_disk,
     continue_special_action},
}};

// Fails to compile if a purpose has no row.
static_assert(is_complete(rules_by_purpose, &SealedRules::purpose));

} // namespace

const SealedRules& rules_of(SealedPurpose purpose)
{
    return rules_by_purpose[static_cast<std::size_t>(purpose)];
}

SealedKind kind_of(SealedPurpose purpose)
{
    return rules_of(purpose).kind;
}

bool ask_for_sealed(const Transition& transition)
{
    const State& state = transition.state;
    if (state.sealed.due == 0)
    {
        return false;
    }
    const SealedRules& rules = rules_of(state.sealed.purpose);
    Seat seat = rules.first(state);
    for (int i = 0; i < state.players(); ++i, seat = left_of(seat, state.players()))
    {
        if (state.sealed.is_due(seat))
        {
            transition.ask(rules.question, seat);
            return true;
        }
    }
    return false;
}

void continue_sealed(const Transition& transition)
{
    rules_of(transition.state.sealed.purpose).continue_after_answer(transition);
}

bool sealed_fits(const State& state, SealedPurpose purpose, std::uint8_t seats)
{
    const Sealed& sealed = state.sealed;
    if (sealed.purpose != purpose)
    {
        return false;
    }
    const unsigned given = sealed.given();
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        if (sealed.is_given(seat)
            && (seat >= state.players() || !rules_of(purpose).may_answer(state, seat, sealed.answers[seat])))
        {
            return false;
        }
    }
    return (given & sealed.due) == 0 && (given | sealed.due) == seats;
}

} // namespace elgrande
