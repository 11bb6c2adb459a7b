#include "search/counts/returns/contest.hpp"

#include <algorithm>
#include <optional>

namespace elgrande::search
{
namespace
{

constexpr std::size_t most_kept = 8; ///< answers that were worst

constexpr bool has_scoring(Objective objective)
{
    return objective == Objective::LeadAfterScoring || objective == Objective::LeadAfterWorstDisks;
}

} // namespace

Contest::Contest(const State& state, Objective objective, Budget& budget)
    : objective_(objective), budget_(budget), codes_(state, victims_of(state)),
      payer_(state, has_scoring(objective) ? Objective::Lead : objective, has_scoring(objective))
{
    const Leaving leaving(state);
    for (const Seat seat : state.seats())
    {
        if (objective == Objective::LeadAfterWorstDisks && seat != state.active() && leaving.leaves(seat))
        {
            leavers_.push_back(seat);
        }
    }
}

void Contest::add(const State& board)
{
    boards_.push_back(has_scoring(objective_) ? after_scoring(board) : as_it_stands(board));
}

Contest::Board Contest::as_it_stands(const State& board)
{
    Board result;
    for (std::size_t place = 0; place < codes_.places(); ++place)
    {
        result.costs[place] = &costs(board, place);
    }
    result.fixed = payer_.sums_of([&](Seat seat) { return board.score[seat]; });
    return result;
}

Contest::Board Contest::after_scoring(const State& board)
{
    const Seat player = board.active();
    Leaving leaving(board);
    for (const Seat seat : board.seats())
    {
        const bool is_settled = std::find(leavers_.begin(), leavers_.end(), seat) == leavers_.end();
        if (seat != player && is_settled && leaving.leaves(seat))
        {
            leaving.land(seat, home_disk(board, seat));
        }
    }
    Board result;
    result.fixed = payer_.sums_of([&](Seat seat) { return leaving.score()[seat]; });
    static const Costs nothing{1, {Sums{}}};
    for (std::size_t i = 0; i < codes_.places(); ++i)
    {
        const Place place = codes_.place(i);
        if (!is_region(board.setup, place))
        {
            result.costs[i] = &nothing;
            continue;
        }
        result.costs[i] = &costs(leaving, i, false);
        if (leaving.leaves(player) && is_region(place))
        {
            const Leaving::Before before = leaving.land(player, place);
            result.with_disk[i] = &costs(leaving, i, true);
            leaving.take_back(player, place, before);
        }
    }
    return result;
}

void Contest::pay(State board, std::size_t place, Costs& costs) const
{
    for (const int code : codes_.at(place))
    {
        costs.paid.push_back(payer_.paid_at(board, codes_.place(place), codes_.change_of(code)));
    }
}

const Contest::Costs& Contest::costs(const State& board, std::size_t place)
{
    const auto& there = board.caballeros[index(codes_.place(place))];
    Costs& costs = known_[{place, there[board.active()], false}];
    if (costs.paid.empty())
    {
        costs.codes = codes_.at(place).size();
        pay(board, place, costs);
    }
    return costs;
}

const Contest::Costs& Contest::costs(Leaving& landing, std::size_t place, bool own_landed)
{
    const Place region = codes_.place(place);
    Costs& costs = known_[{place, landing.state().caballeros[index(region)][landing.state().active()], own_landed}];
    if (!costs.paid.empty())
    {
        return costs;
    }
    costs.codes = codes_.at(place).size();
    // Disks show the regions of Spain.
    for (unsigned who = 0; who < (is_region(region) ? groups() : 1); ++who)
    {
        std::array<Leaving::Before, max_players> before{};
        for (std::size_t i = 0; i < leavers_.size(); ++i)
        {
            before[i] = (who >> i & 1U) != 0 ? landing.land(leavers_[i], region) : before[i];
        }
        pay(landing.state(), place, costs);
        for (std::size_t i = 0; i < leavers_.size(); ++i)
        {
            if ((who >> i & 1U) != 0)
            {
                landing.take_back(leavers_[i], region, before[i]);
            }
        }
    }
    return costs;
}

/// Those of one board together.
std::vector<Contest::Disposal> Contest::plans() const
{
    std::vector<Disposal> all;
    for (std::size_t i = 0; i < boards_.size(); ++i)
    {
        const Board& board = boards_[i];
        const std::size_t before = all.size();
        for (std::size_t place = 0; place < codes_.places(); ++place)
        {
            if (board.with_disk[place] != nullptr)
            {
                all.push_back({.board = i, .shown = place, .costs_there = board.with_disk[place]});
            }
        }
        if (all.size() == before)
        {
            all.push_back({.board = i, .shown = 0, .costs_there = board.costs[0]});
        }
    }
    return all;
}

void Contest::spend_on_disks()
{
    if (!leavers_.empty())
    {
        budget_.try_disks();
    }
}

/// With one place more.
Contest::ByLanded Contest::with(const ByLanded& some, const Costs& costs, std::size_t code, std::size_t sum) const
{
    ByLanded then{};
    for (unsigned all = 0; all < groups(); ++all)
    {
        int least = impossible;
        for (unsigned who = all & (costs.groups() - 1U);; who = (who - 1U) & all & (costs.groups() - 1U))
        {
            least = std::min(least, some[all & ~who] + costs.of(who, code)[sum]);
            if (who == 0)
            {
                break;
            }
        }
        then[all] = least;
    }
    return then;
}

/// What one sum comes to in plans of a board, in the order of what they show: all places but that one are added up once
/// for all of them.
void Contest::look(std::span<Looked> plans, const Numbers& returns, std::size_t sum) const
{
    const Board& board = boards_[plans.front().plan->board];
    std::array<ByLanded, most_places + 1> behind{};
    const std::size_t last = codes_.places();
    behind[last].fill(impossible);
    behind[last][0] = 0;
    for (std::size_t place = last; --place > plans.front().plan->shown;)
    {
        behind[place] = with(behind[place + 1], *board.costs[place], returns[place], sum);
    }
    ByLanded before = behind[last];
    before[0] = board.fixed[sum];
    std::size_t place = 0;
    for (Looked& looked : plans)
    {
        const Disposal& plan = *looked.plan;
        for (; place < plan.shown; ++place)
        {
            before = with(before, *board.costs[place], returns[place], sum);
        }
        const ByLanded up_to = with(before, *plan.costs_there, returns[place], sum);
        for (unsigned all = 0; all < groups(); ++all)
        {
            looked.value = std::min(looked.value, up_to[all] + behind[place + 1][groups() - 1U - all]);
        }
    }
}

/// Against these answers and the worst disks: the best of the plans and of what was the best before. Those that cannot
/// be the best against all answers are looked at only as far as `best` is below `high`, and what is unwanted not
/// exactly.
int Contest::best_of_board(std::span<Disposal> plans, const Numbers& returns, int unwanted, int best, int high)
{
    std::array<Looked, most_places> looked{};
    std::size_t count = 0;
    for (Disposal& plan : plans)
    {
        const bool may_be_best = plan.most > unwanted;
        if (may_be_best || best < high)
        {
            spend_on_disks();
            looked[count++] = {&plan, may_be_best ? unwanted : std::max(unwanted, best)};
        }
    }
    Board& board = boards_[plans.front().board];
    const auto sums = static_cast<std::size_t>(payer_.sums());
    const std::size_t first = board.worst_sum; // likely to be so again
    for (std::size_t i = 0; i < sums && count > 0; ++i)
    {
        const std::size_t sum = (first + i) % sums;
        look({looked.data(), count}, returns, sum);
        const auto goes_on =
            std::stable_partition(looked.begin(), looked.begin() + static_cast<std::ptrdiff_t>(count),
                                  [&](const Looked& one) { return i + 1 < sums && one.value > one.floor; });
        for (auto one = goes_on; one != looked.begin() + static_cast<std::ptrdiff_t>(count); ++one)
        {
            one->plan->most = std::min(one->plan->most, one->value);
            best = std::max(best, one->value);
        }
        count = static_cast<std::size_t>(goes_on - looked.begin());
        board.worst_sum = count == 0 ? sum : board.worst_sum;
    }
    return best;
}

/// The answers that are worst against a plan.
std::pair<int, Returns> Contest::least(const Disposal& plan)
{
    std::pair<int, Returns> worst{impossible, {}};
    for (std::size_t sum = 0; sum < static_cast<std::size_t>(payer_.sums()); ++sum)
    {
        const std::pair<int, Returns> found = least(plan, sum);
        worst = found.first < worst.first ? found : worst;
    }
    return worst;
}

/// `least` goes on by a place: it is the least of all places so far, by what has been returned and who has landed.
std::vector<Contest::Step> Contest::go_on(const Costs& costs, std::size_t place, std::size_t sum,
                                          std::vector<int>& least)
{
    std::vector<int> next(least.size(), impossible);
    std::vector<Step> taken(least.size());
    for (std::size_t i = 0; i < costs.codes && !budget_.is_over(); ++i)
    {
        spend_on_disks();
        const int code = codes_.at(place)[i];
        for (int before = 0; before + code < codes_.count(); ++before)
        {
            for (unsigned landed = 0; codes_.fits(before, code) && landed < groups(); ++landed)
            {
                const int so_far = least[number(before, landed)];
                for (unsigned who = 0; so_far < impossible && who < costs.groups(); ++who)
                {
                    const std::size_t after = number(before + code, landed | who);
                    const int value = so_far + costs.of(who, i)[sum];
                    if ((landed & who) == 0 && value < next[after])
                    {
                        next[after] = value;
                        taken[after] = {code, who};
                    }
                }
            }
        }
    }
    least = std::move(next);
    return taken;
}

/// Those that are worst for one of the sums.
std::pair<int, Returns> Contest::least(const Disposal& plan, std::size_t sum)
{
    const Board& board = boards_[plan.board];
    std::vector<int> least(number(codes_.count(), 0), impossible);
    least[0] = board.fixed[sum];
    std::array<std::vector<Step>, most_places> taken;
    for (std::size_t place = 0; place < codes_.places(); ++place)
    {
        taken[place] = go_on(plan.costs(board, place), place, sum, least);
    }
    int worst = impossible;
    Step last;
    for (int code = 0; code < codes_.count(); ++code)
    {
        const int value = least[number(code, groups() - 1U)];
        if (value < worst && codes_.can_be_all(code))
        {
            worst = value;
            last = {code, groups() - 1U};
        }
    }
    Returns returns{};
    for (std::size_t place = codes_.places(); place-- > 0;)
    {
        const Step step = taken[place][number(last.code, last.who)];
        returns[place] = codes_.change_of(step.code);
        last = {last.code - step.code, last.who & ~step.who};
    }
    return {worst, returns};
}

ValueBounds Contest::bounds(std::vector<Returns>& worst, int floor)
{
    std::vector<Disposal> all = plans();
    ValueBounds bounds{-impossible, impossible};
    const auto try_against = [&](const Returns& returns)
    {
        const std::optional<Numbers> numbers = codes_.numbers_of(returns);
        if (!numbers)
        {
            return; // it was another position in which these could be answered
        }
        const int unwanted = std::max(floor, bounds.low);
        int best = -impossible;
        for (std::size_t first = 0, last = 0; first < all.size(); first = last)
        {
            while (last < all.size() && all[last].board == all[first].board)
            {
                ++last;
            }
            best = best_of_board({all.data() + first, last - first}, *numbers, unwanted, best, bounds.high);
        }
        bounds.high = std::min(bounds.high, best);
    };
    std::for_each(worst.begin(), worst.end(), try_against);
    while (bounds.high > std::max(floor, bounds.low) && !budget_.is_over())
    {
        Disposal& next = *std::max_element(all.begin(), all.end(),
                                           [](const Disposal& a, const Disposal& b) { return a.most < b.most; });
        if (next.most <= std::max(floor, bounds.low))
        {
            break;
        }
        const auto [least_value, returns] = least(next);
        bounds.low = std::max(bounds.low, least_value);
        worst.insert(worst.begin(), returns);
        try_against(returns);
    }
    worst.resize(std::min(worst.size(), most_kept));
    return bounds;
}

} // namespace elgrande::search
