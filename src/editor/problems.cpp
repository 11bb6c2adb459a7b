#include "editor/problems.hpp"

#include "editor/change.hpp"
#include "editor/fields.hpp"
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

void find_wrong_counts(const State& state, std::vector<Problem>& problems)
{
    for (const Seat seat : state.owner_seats())
    {
        const int sum = all_caballeros(state, seat);
        if (const int expected = caballeros_each(state.setup); sum != expected)
        {
            problems.push_back({.kind = ProblemKind::Caballeros, .seat = seat, .count = sum, .expected = expected});
        }
    }
    if (has_black(state.setup) && all_caballeros(state, neutral) != black_of(state.setup))
    {
        problems.push_back({.kind = ProblemKind::BlackCaballeros,
                            .count = all_caballeros(state, neutral),
                            .expected = black_of(state.setup)});
    }
}

void find_wrong_hands(const State& state, std::vector<Problem>& problems)
{
    for (const Seat seat : state.seats())
    {
        const int cards = std::popcount(state.hand[seat] | state.played[seat]);
        if (has_own_cards(state.setup) && cards > 0 && cards != power_card_count)
        {
            problems.push_back(
                {.kind = ProblemKind::HandWrongSize, .seat = seat, .count = cards, .expected = power_card_count});
        }
        else if (const int expected = cards_to_hold(state, seat); std::popcount(state.hand[seat]) < expected)
        {
            problems.push_back({.kind = ProblemKind::HandTooSmall,
                                .seat = seat,
                                .count = std::popcount(state.hand[seat]),
                                .expected = expected});
        }
        const int modifiers = std::popcount(static_cast<unsigned>(state.shift.hand[seat] | state.shift.played[seat]));
        if (state.setup.modules.contains(Module::PowerShift) && modifiers != modifiers_each)
        {
            problems.push_back(
                {.kind = ProblemKind::Modifiers, .seat = seat, .count = modifiers, .expected = modifiers_each});
        }
    }
}

void find_equal_bids(const State& state, std::vector<Problem>& problems)
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
                problems.push_back(
                    {.kind = ProblemKind::SameBid, .seat = seat, .other_seat = other, .power_card = state.bid[seat]});
                return;
            }
        }
    }
}

/// Adds a problem for each seat that has taken too many or too few action cards.
void find_wrong_taken_cards(const State& state, std::vector<Problem>& problems)
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
        const int expected = std::find(state.turn_order.begin(), begun_until, seat) != begun_until ? 1 : 0;
        if (taken != expected)
        {
            problems.push_back({.kind = ProblemKind::TakenCards, .seat = seat, .count = taken, .expected = expected});
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
    std::vector<Problem> problems;
    const auto wrong = validate_state(state);
    if (!wrong)
    {
        return problems;
    }
    find_wrong_counts(state, problems);
    if (state.board_at[0] == state.board_at[1] && state.board_at[0] != Place::Aside)
    {
        problems.push_back({.kind = ProblemKind::ScoreboardsTogether, .place = state.board_at[0]});
    }
    find_wrong_hands(state, problems);
    find_equal_bids(state, problems);
    if (!problems.empty())
    {
        return problems;
    }
    const ProblemKind kind = kind_named_by(*wrong);
    if (kind == ProblemKind::Cards)
    {
        find_wrong_taken_cards(state, problems);
    }
    if (problems.empty())
    {
        problems.push_back({.kind = kind, .count = kind == ProblemKind::Vetoes ? all_vetoes(state) : 0});
    }
    return problems;
}

/// Returns edits that might solve the problem, those that change least first.
std::vector<Edit> fixes_for(const State& state, const Problem& problem)
{
    std::vector<Edit> fixes;
    switch (problem.kind)
    {
    case ProblemKind::Caballeros:
        fixes.push_back(fix_with(EditKind::Balance, problem.seat));
        break;
    case ProblemKind::BlackCaballeros:
        fixes.push_back(fix_with(EditKind::Balance, neutral));
        break;
    case ProblemKind::HandTooSmall:
    case ProblemKind::HandWrongSize:
        fixes.push_back(fix_with(EditKind::TakeBack, problem.seat));
        break;
    case ProblemKind::ScoreboardsTogether:
        fixes.push_back(set({Item::Board, 1}, static_cast<int>(Place::Aside)));
        break;
    default:
        break;
    }
    const Phase now = phase_of(state);
    fixes.push_back(go_to(now));
    fixes.push_back(go_to({Stage::Bidding, now.round, now.seat}));
    fixes.push_back(fix_with(EditKind::Rebuild));
    return fixes;
}

/// True if the edit is possible and the problem is gone after it.
bool solves(const State& state, const Edit& fix, const Problem& problem)
{
    State changed = state;
    if (!change(changed, fix))
    {
        return false;
    }
    const std::vector<Problem> left = find_problems(changed);
    return std::none_of(left.begin(), left.end(), [&](const Problem& one) { return one.is_same(problem); });
}

/// True if some other value of the field makes the state valid.
bool can_mend(const State& state, const Field& field)
{
    const auto mends = [&](int value)
    {
        State changed = state;
        set_value(changed, field, value);
        return !validate_state(changed);
    };
    Values values = values_of(state, field);
    for (int value = values.min; value <= values.max; ++value)
    {
        values.listed.push_back(value);
    }
    return std::any_of(values.listed.begin(), values.listed.end(), mends);
}

/// Returns the first field of cards or pieces that alone can solve the problem. Counts are left out, as any of many
/// might.
std::optional<Field> field_to_mend(const State& state)
{
    for (int item = 0; item < item_count; ++item)
    {
        switch (static_cast<Item>(item))
        {
        case Item::Score:
        case Item::Court:
        case Item::Province:
        case Item::At:
        case Item::PowerCard:
            continue;
        default:
            break;
        }
        const std::vector<Field> fields = fields_of(state, static_cast<Item>(item));
        const auto found =
            std::find_if(fields.begin(), fields.end(), [&](const Field& field) { return can_mend(state, field); });
        if (found != fields.end())
        {
            return *found;
        }
    }
    return std::nullopt;
}

bool names_nothing(const Problem& problem)
{
    return problem.kind == ProblemKind::Cards || problem.kind == ProblemKind::Pieces
           || problem.kind == ProblemKind::Question;
}

} // namespace

std::vector<Problem> problems_of(const State& state)
{
    std::vector<Problem> problems = find_problems(state);
    for (Problem& problem : problems)
    {
        problem.field = names_nothing(problem) ? field_to_mend(state) : std::nullopt;
        for (const Edit& fix : fixes_for(state, problem))
        {
            if (solves(state, fix, problem))
            {
                problem.fix = fix;
                break;
            }
        }
    }
    return problems;
}

} // namespace elgrande::editor
