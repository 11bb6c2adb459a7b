#include "editor/problems.hpp"

#include "editor/change.hpp"
#include "editor/moments.hpp"
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
            list.push_back({Trouble::Caballeros, seat, sum, wanted, {}});
        }
    }
    if (has_black(state.setup) && all_caballeros(state, neutral) != black_of(state.setup))
    {
        list.push_back({Trouble::BlackOnes, nobody, all_caballeros(state, neutral), black_of(state.setup), {}});
    }
}

void find_hands(const State& state, std::vector<Problem>& list)
{
    for (const Seat seat : state.seats())
    {
        const int cards = std::popcount(state.hand[seat] | state.played[seat]);
        if (has_own_cards(state.setup) && cards > 0 && cards != power_card_count)
        {
            list.push_back({Trouble::HandOdd, seat, cards, power_card_count, {}});
        }
        else if (const int wanted = cards_to_hold(state, seat); std::popcount(state.hand[seat]) < wanted)
        {
            list.push_back({Trouble::HandTooSmall, seat, std::popcount(state.hand[seat]), wanted, {}});
        }
        const int modifiers = std::popcount(static_cast<unsigned>(state.shift.hand[seat] | state.shift.played[seat]));
        if (state.setup.modules.contains(Module::PowerShift) && modifiers != modifiers_each)
        {
            list.push_back({Trouble::Modifiers, seat, modifiers, modifiers_each, {}});
        }
    }
}

void find_bids(const State& state, std::vector<Problem>& list)
{
    Sums sums;
    bool same = false;
    for (int i = 0; i < state.bids_made && state.first_bidder < state.players(); ++i)
    {
        const auto seat = static_cast<Seat>((state.first_bidder + i) % state.players());
        if (state.bid[seat] != 0)
        {
            same = same || sums.contains(bid_sum(state, seat));
            sums.insert(bid_sum(state, seat));
        }
    }
    if (same && !state.setup.modules.contains(Module::PowerShift))
    {
        list.push_back({Trouble::SameBid, nobody, 0, 0, {}});
    }
}

/// By the field with which its sentence begins.
Trouble trouble_of(std::string_view sentence)
{
    using Row = std::pair<std::string_view, Trouble>;
    static constexpr std::array rows{Row{"caballeros", Trouble::Pieces},
                                     Row{"power cards", Trouble::Cards},
                                     Row{"mobile", Trouble::Pieces},
                                     Row{"first bidder", Trouble::Cards},
                                     Row{"turn", Trouble::Cards},
                                     Row{"action card", Trouble::Cards},
                                     Row{"vetoes", Trouble::Cards},
                                     Row{"modifiers", Trouble::Cards},
                                     Row{"hands", Trouble::Cards},
                                     Row{"dummy", Trouble::Cards},
                                     Row{"special action", Trouble::Question},
                                     Row{"question", Trouble::Question},
                                     Row{"secret", Trouble::Question},
                                     Row{"round", Trouble::Question}};
    for (const auto& [beginning, trouble] : rows)
    {
        if (sentence.starts_with(beginning))
        {
            return trouble;
        }
    }
    return Trouble::Pieces;
}

std::vector<Problem> found_in(const State& state)
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
        list.push_back({Trouble::BoardsMeet, nobody, 0, 0, {}});
    }
    find_hands(state, list);
    find_bids(state, list);
    if (list.empty())
    {
        list.push_back({trouble_of(*wrong), nobody, 0, 0, {}});
    }
    return list;
}

/// What could end it, the gentlest first.
std::vector<Edit> ways_out(const State& state, const Problem& problem)
{
    std::vector<Edit> ways;
    switch (problem.trouble)
    {
    case Trouble::Caballeros:
        ways.push_back(mend(EditKind::Balance, problem.seat));
        break;
    case Trouble::BlackOnes:
        ways.push_back(mend(EditKind::Balance, neutral));
        break;
    case Trouble::HandTooSmall:
    case Trouble::HandOdd:
        ways.push_back(mend(EditKind::TakeBack, problem.seat));
        break;
    case Trouble::BoardsMeet:
        ways.push_back(set({Item::Board, 1}, static_cast<int>(Place::Aside)));
        break;
    default:
        break;
    }
    const Moment now = moment_of(state);
    ways.push_back(go_to(now));
    ways.push_back(go_to({Stage::Bidding, now.round, now.seat}));
    ways.push_back(mend(EditKind::Rebuild));
    return ways;
}

bool ends(const State& state, const Edit& way, const Problem& problem)
{
    State mended = state;
    if (!change(mended, way))
    {
        return false;
    }
    const std::vector<Problem> left = found_in(mended);
    return std::none_of(left.begin(), left.end(), [&](const Problem& one) { return one.is_same(problem); });
}

} // namespace

std::vector<Problem> problems_of(const State& state)
{
    std::vector<Problem> list = found_in(state);
    for (Problem& problem : list)
    {
        for (const Edit& way : ways_out(state, problem))
        {
            if (ends(state, way, problem))
            {
                problem.way_out = way;
                break;
            }
        }
    }
    return list;
}

} // namespace elgrande::editor
