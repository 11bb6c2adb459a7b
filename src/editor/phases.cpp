#include "editor/phases.hpp"

#include "editor/carry_over.hpp"
#include "rules/cards/card.hpp"
#include "rules/game.hpp"
#include "rules/validation/validate_state.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <utility>

namespace elgrande::editor
{
namespace
{

constexpr int max_answers = 4000; ///< more than any game takes if quiet_answer() plays it

/// Ranks answers by how much they change: 0 is the least.
int rank_of_impact(const Action& action)
{
    constexpr std::array quiet{ActionKind::Done, ActionKind::Skip, ActionKind::AllowAll, ActionKind::Allow};
    const auto place = std::distance(quiet.begin(), std::find(quiet.begin(), quiet.end(), action.kind));
    return static_cast<int>(place) + (std::cmp_less(place, quiet.size()) ? 0 : action.a);
}

/// Returns the answer that changes least: one that does nothing, otherwise the one with the lowest Action::a.
Action quiet_answer(const State& state)
{
    const ActionList answers = legal(state);
    return *std::min_element(answers.begin(), answers.end(),
                             [](const Action& one, const Action& other)
                             { return rank_of_impact(one) < rank_of_impact(other); });
}

bool begins_round(const State& state)
{
    return state.decision.question == Question::Bid && state.bids_made == 0;
}

/// Plays until `is_reached` holds. Returns false if the game ends before.
template <class Reached, class Choose>
bool play_until(State& state, Reached is_reached, Choose choose)
{
    for (int i = 0; i < max_answers && !is_over(state); ++i)
    {
        if (is_reached(state))
        {
            return true;
        }
        apply(state, choose(state));
    }
    return is_reached(state);
}

/// Returns the bid of the draft if all bids of its round are known. Otherwise the seat of `phase` bids its highest
/// card, so that it takes the first turn, and the others their lowest; before a scoring, the other way round.
Action bid_again(const State& state, const State& draft, Phase phase)
{
    if (state.decision.question != Question::Bid)
    {
        return quiet_answer(state);
    }
    const Seat seat = state.decision.seat;
    const ActionList bids = legal(state);
    const bool was_bid = draft.bids_made == draft.players() && draft.players() == state.players();
    if (was_bid && bids.contains(with(ActionKind::Bid, draft.bid[seat])))
    {
        return with(ActionKind::Bid, draft.bid[seat]);
    }
    const auto lower = [](const Action& one, const Action& other) { return one.a < other.a; };
    const bool bids_highest = (seat == phase.seat) == (phase.stage != Stage::Scoring);
    return bids_highest ? *std::max_element(bids.begin(), bids.end(), lower)
                        : *std::min_element(bids.begin(), bids.end(), lower);
}

/// Returns the answer that takes the action card that the seat has in the draft, or else quiet_answer().
Action take_again(const State& state, const State& draft)
{
    if (state.decision.question == Question::TakeCard)
    {
        for (const Action action : legal(state))
        {
            if (action.kind == ActionKind::TakeCard && action.a >= 1 && action.a <= stack_count
                && draft.taken_by[action.a - 1U] == state.decision.seat)
            {
                return action;
            }
        }
    }
    return quiet_answer(state);
}

/// Plays from the beginning of the round to a turn. Returns false if that is impossible.
bool reach_turn(State& state, const State& draft, Phase phase)
{
    const int round = state.round;
    const bool bid = play_until(
        state, [](const State& s) { return s.bids_made == s.players() && s.active() != nobody; },
        [&](const State& s) { return bid_again(s, draft, phase); });
    const auto is_turn = [&](const State& s) { return s.round != round || s.active() == phase.seat; };
    if (!bid || !play_until(state, is_turn, [&](const State& s) { return take_again(s, draft); })
        || state.round != round)
    {
        return false;
    }
    if (phase.stage == Stage::Card)
    {
        const auto chooses = [&](const State& s)
        { return s.active() != phase.seat || s.turn.card != no_card || s.decision.question == Question::TakeCard; };
        play_until(state, chooses, quiet_answer);
    }
    return state.active() == phase.seat && state.round == round;
}

/// Plays to the first question after the last turn of the round. Returns false if that is impossible.
bool reach_scoring(State& state, const State& draft, Phase phase, bool only_valid)
{
    const auto scores = [&](const State& s)
    { return s.round != phase.round || (s.bids_made == s.players() && s.turns_done == s.owner_count()); };
    State before = state;
    for (int i = 0; i < max_answers && !is_over(state) && !scores(state); ++i)
    {
        before = state;
        carry_over_pieces(before, draft, only_valid);
        state = before;
        apply(state, before.bids_made < before.players() ? bid_again(before, draft, phase) : take_again(before, draft));
    }
    return scoring_follows(phase.round) && state.round == phase.round && !is_over(state);
}

/// Returns a new game played to the beginning of the round of `phase`, with its seat as the first bidder if that is
/// valid; nothing if the game has no such round or seat.
std::optional<State> round_of(const Setup& setup, Phase phase)
{
    State state = new_game(setup);
    const auto begins = [&](const State& s) { return s.round == phase.round && begins_round(s); };
    if (phase.seat >= setup.players || !play_until(state, begins, quiet_answer))
    {
        return std::nullopt;
    }
    State other = state;
    other.first_bidder = phase.seat;
    other.decision.seat = phase.seat;
    return validate_state(other) ? state : other;
}

} // namespace

Phase phase_of(const State& state)
{
    const Seat active = state.bids_made == state.players() ? state.active() : nobody;
    if (active < state.players())
    {
        const bool begins = state.decision.question == Question::Recruit || state.decision.question == Question::Recall;
        return {begins ? Stage::Recruiting : Stage::Card, state.round, active};
    }
    const bool scores = state.bids_made == state.players() && state.turns_done == state.owner_count();
    // After the last turn, the player who was last bids first.
    const Seat seat = state.first_bidder < state.players() ? state.first_bidder : Seat{0};
    return {scores && scoring_follows(state.round) ? Stage::Scoring : Stage::Bidding, state.round, seat};
}

std::optional<State> state_at(const State& draft, const Setup& setup, Phase phase, bool only_valid)
{
    std::optional<State> begun = round_of(setup, phase);
    if (!begun)
    {
        return std::nullopt;
    }
    State state = *begun;
    carry_over_pieces(state, draft, only_valid);
    carry_over_cards(state, draft, true);
    if (phase.stage == Stage::Bidding)
    {
        return state;
    }
    // Plays a valid game to the phase, then replaces its pieces by those of the draft.
    State played = *begun;
    carry_over_pieces(played, draft, true);
    carry_over_cards(played, draft, true);
    const bool is_reached =
        phase.stage == Stage::Scoring ? reach_scoring(played, draft, phase, true) : reach_turn(played, draft, phase);
    if (!is_reached)
    {
        return std::nullopt;
    }
    if (phase.stage != Stage::Scoring)
    {
        carry_over_pieces(played, draft, only_valid);
    }
    return played;
}

namespace
{

template <class Bits>
bool leave_out(Bits& bits, int count, int which, bool left_out)
{
    const auto bit = static_cast<Bits>(Bits{1} << static_cast<unsigned>(std::clamp(which, 0, count - 1)));
    bits = static_cast<Bits>(left_out ? bits | bit : bits & ~bit);
    return which < count;
}

void choose_edition(Setup& setup, Edition edition)
{
    Setup fresh;
    fresh.edition = edition;
    fresh.modules = setup.modules;
    fresh.players = setup.players;
    fresh.rounds = setup.rounds;
    fresh.open_castillo = setup.open_castillo;
    fresh.hidden_hands = hides_hands_by_default(edition);
    fresh.seed = setup.seed;
    setup = fresh;
}

void drop_modules(Setup& setup)
{
    for (int module = module_count - 1; module >= 0 && validate_setup(setup); --module)
    {
        setup.modules.erase(static_cast<Module>(module));
    }
}

bool choose_game(Setup& setup, SetupOption option, int value)
{
    if (option == SetupOption::Rounds)
    {
        setup.rounds = static_cast<std::uint8_t>(value);
        return value == 9 || value == 6;
    }
    if (option == SetupOption::Players)
    {
        setup.players = static_cast<std::uint8_t>(std::clamp(value, 2, max_players));
        drop_modules(setup);
        return value == setup.players;
    }
    if (value >= edition_count)
    {
        return false;
    }
    choose_edition(setup, static_cast<Edition>(value));
    drop_modules(setup);
    return true;
}

bool choose_option(Setup& setup, SetupOption option, int which, bool on)
{
    switch (option)
    {
    case SetupOption::Module:
        on ? setup.modules.insert(static_cast<Module>(which % module_count))
           : setup.modules.erase(static_cast<Module>(which % module_count));
        return which < module_count;
    case SetupOption::Vetoes:
        setup.vetoes = on;
        return true;
    case SetupOption::OpenCastillo:
        setup.open_castillo = on;
        return true;
    case SetupOption::HiddenHands:
        setup.hidden_hands = on;
        return true;
    case SetupOption::SparesOwn:
        setup.spares_own = on;
        return true;
    case SetupOption::FirstDeck:
        setup.first_deck = on;
        return true;
    case SetupOption::Part:
        return leave_out(setup.parts_left_out, part_count, which, !on);
    default:
        return leave_out(setup.cards_left_out, std::numeric_limits<std::uint32_t>::digits, which, !on);
    }
}

} // namespace

std::optional<Setup> with_option(Setup setup, SetupOption option, int which, int value)
{
    const bool known = option <= SetupOption::Rounds ? choose_game(setup, option, value)
                                                     : choose_option(setup, option, which, value != 0);
    return known && !validate_setup(setup) ? std::optional(setup) : std::nullopt;
}

} // namespace elgrande::editor
