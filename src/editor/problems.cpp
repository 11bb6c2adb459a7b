#include "editor/problems.hpp"

#include "editor/change.hpp"
#include "editor/phases.hpp"
#include "rules/cards/card.hpp"
#include "rules/modifiers.hpp"
#include "rules/validation/validate_state.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>
#include <utility>

namespace elgrande::editor
{
namespace
{

void find_counts(const State& state, std::vector<Problem>& list)
{
    for (const Seat seat : state.owner_seats())
    {
        const int sum = all_caballeros(state, seat);
        if (const int wanted = caballeros_each(state.setup); sum != wanted)
        {
            list.push_back({ProblemKind::Caballeros, seat, sum, wanted, {}});
        }
    }
    if (has_black(state.setup) && all_caballeros(state, neutral) != black_of(state.setup))
    {
        list.push_back({ProblemKind::BlackOnes, nobody, all_caballeros(state, neutral), black_of(state.setup), {}});
    }
}

void find_hands(const State& state, std::vector<Problem>& list)
{
    for (const Seat seat : state.seats())
    {
        const int cards = std::popcount(state.hand[seat] | state.played[seat]);
        if (has_own_cards(state.setup) && cards > 0 && cards != power_card_count)
        {
            list.push_back({ProblemKind::HandOdd, seat, cards, power_card_count, {}});
        }
        else if (const int wanted = cards_to_hold(state, seat); std::popcount(state.hand[seat]) < wanted)
        {
            list.push_back({ProblemKind::HandTooSmall, seat, std::popcount(state.hand[seat]), wanted, {}});
        }
        const int modifiers = std::popcount(static_cast<unsigned>(state.shift.hand[seat] | state.shift.played[seat]));
        if (state.setup.modules.contains(Module::PowerShift) && modifiers != modifiers_each)
        {
            list.push_back({ProblemKind::Modifiers, seat, modifiers, modifiers_each, {}});
        }
    }
}

void find_bids(const State& state, std::vector<Problem>& list)
{
    if (state.setup.modules.contains(Module::PowerShift) || state.first_bidder >= state.players())
    {
        return;
    }
    const auto bidder = [&](int turn) { return static_cast<Seat>((state.first_bidder + turn) % state.players()); };
    for (int later = 1; later < state.bids_made; ++later)
    {
        for (int earlier = 0; earlier < later; ++earlier)
        {
            const Seat seat = bidder(later);
            const Seat other = bidder(earlier);
            if (state.bid[seat] != 0 && state.bid[other] != 0 && bid_sum(state, seat) == bid_sum(state, other))
            {
                list.push_back({ProblemKind::SameBid, seat, state.bid[seat], other, {}});
                return;
            }
        }
    }
}

/// Adds who has taken too many or too few action cards.
void find_taken_cards(const State& state, std::vector<Problem>& list)
{
    if (has_own_cards(state.setup))
    {
        return; // nobody takes cards
    }
    const int turns = state.turns_done + (state.turn.card != no_card ? 1 : 0);
    const auto begun_until = state.turn_order.begin() + std::min(turns, state.owner_count());
    for (const Seat seat : state.owner_seats())
    {
        const auto taken = static_cast<int>(std::count(state.taken_by.begin(), state.taken_by.end(), seat));
        const int wanted = std::find(state.turn_order.begin(), begun_until, seat) != begun_until ? 1 : 0;
        if (taken != wanted)
        {
            list.push_back({ProblemKind::TakenCards, seat, taken, wanted, {}});
        }
    }
}

int all_vetoes(const State& state)
{
    int sum = 0;
    for (const Seat seat : state.seats())
    {
        sum += state.vetoes[seat] + state.old_vetoes[seat];
    }
    return sum;
}

/// Returns the kind of a problem, from the field with which the sentence of validate_state() begins.
ProblemKind kind_named_by(std::string_view sentence)
{
    using Row = std::pair<std::string_view, ProblemKind>;
    static constexpr std::array rows{Row{"caballeros", ProblemKind::Pieces},
                                     Row{"power cards", ProblemKind::Cards},
                                     Row{"mobile", ProblemKind::Pieces},
                                     Row{"first bidder", ProblemKind::Cards},
                                     Row{"turn", ProblemKind::Cards},
                                     Row{"action card", ProblemKind::Cards},
                                     Row{"vetoes", ProblemKind::Vetoes},
                                     Row{"modifiers", ProblemKind::Cards},
                                     Row{"hands", ProblemKind::Cards},
                                     Row{"dummy", ProblemKind::Cards},
                                     Row{"special action", ProblemKind::Question},
                                     Row{"question", ProblemKind::Question},
                                     Row{"secret", ProblemKind::Question},
                                     Row{"round", ProblemKind::Question}};
    for (const auto& [beginning, kind] : rows)
    {
        if (sentence.starts_with(beginning))
        {
            return kind;
        }
    }
    return ProblemKind::Pieces;
}

/// Returns the problems without their fixes.
std::vector<Problem> find_problems(const State& state)
{
    std::vector<Problem> list;
    const auto wrong = validate_state(state);
    if (!wrong)
    {
        return list;
    }
    find_counts(state, list);
    if (state.board_at[0] == state.board_at[1] && state.board_at[0] != Place::Aside)
    {
        list.push_back({ProblemKind::BoardsMeet, nobody, static_cast<int>(state.board_at[0]), 0, {}});
    }
    find_hands(state, list);
    find_bids(state, list);
    if (!list.empty())
    {
        return list;
    }
    const ProblemKind kind = kind_named_by(*wrong);
    if (kind == ProblemKind::Cards)
    {
        find_taken_cards(state, list);
    }
    if (list.empty())
    {
        list.push_back({kind, nobody, kind == ProblemKind::Vetoes ? all_vetoes(state) : 0, 0, {}});
    }
    return list;
}

/// Returns edits that might solve the problem, those that change least first.
std::vector<Edit> fixes_for(const State& state, const Problem& problem)
{
    std::vector<Edit> ways;
    switch (problem.kind)
    {
    case ProblemKind::Caballeros:
        ways.push_back(fix_with(EditKind::Balance, problem.seat));
        break;
    case ProblemKind::BlackOnes:
        ways.push_back(fix_with(EditKind::Balance, neutral));
        break;
    case ProblemKind::HandTooSmall:
    case ProblemKind::HandOdd:
        ways.push_back(fix_with(EditKind::TakeBack, problem.seat));
        break;
    case ProblemKind::BoardsMeet:
        ways.push_back(set({Item::Board, 1}, static_cast<int>(Place::Aside)));
        break;
    default:
        break;
    }
    const Phase now = phase_of(state);
    ways.push_back(go_to(now));
    ways.push_back(go_to({Stage::Bidding, now.round, now.seat}));
    ways.push_back(fix_with(EditKind::Rebuild));
    return ways;
}

/// True if the edit is possible and the problem is gone after it.
bool solves(const State& state, const Edit& way, const Problem& problem)
{
    State changed = state;
    if (!change(changed, way))
    {
        return false;
    }
    const std::vector<Problem> left = find_problems(changed);
    return std::none_of(left.begin(), left.end(), [&](const Problem& one) { return one.is_same(problem); });
}

} // namespace

std::vector<Problem> problems_of(const State& state)
{
    std::vector<Problem> list = find_problems(state);
    for (Problem& problem : list)
    {
        for (const Edit& way : fixes_for(state, problem))
        {
            if (solves(state, way, problem))
            {
                problem.fix = way;
                break;
            }
        }
    }
    return list;
}

} // namespace elgrande::editor
