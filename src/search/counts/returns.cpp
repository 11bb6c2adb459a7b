#include "search/counts/returns.hpp"

#include "rules/cards/card.hpp"
#include "search/counts/payout_sums.hpp"
#include "search/counts/reach.hpp"
#include "search/general_scoring.hpp"
#include "search/scoring_in_progress.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <tuple>
#include <utility>

namespace elgrande::search
{
namespace
{

constexpr std::size_t max_placings = 300;
constexpr std::size_t max_kept_answers = 8;

bool is_supported(const State& state)
{
    const Progress& progress = state.progress;
    return progress.running && progress.source == EffectSource::ActionCard
           && state.decision.question == Question::Return && !opponent_has_veto(state)
           && card(state.turn.card).effects[progress.effect].verb == Verb::ReturnAny
           && !state.setup.modules.contains(Module::StandardBearers) && !has_colonies(state.setup)
           && !has_extras(state);
}

/// Returns a board for each way in which the player can still place caballeros. Stops early once there are more than
/// max_placings.
std::vector<State> placings(const State& state)
{
    const Seat player = state.active();
    const int limit = placing_limit(state.setup, state.turn, state.turns_done);
    const int left = state.turn.placing_over ? 0 : std::max(0, limit - state.turn.placed);
    const int most = std::min<int>(left, state.court[player]);
    const PlaceSet near = in_reach_of_court(state);
    const std::span<const Place> all = places(state.setup);
    std::vector<State> boards{state};
    std::vector<std::pair<std::size_t, int>> last{{0, 0}}; // by board: the last place, and how many were placed
    for (std::size_t i = 0; i < boards.size() && boards.size() <= max_placings; ++i)
    {
        for (std::size_t place = last[i].first; place < all.size() && last[i].second < most; ++place)
        {
            if (near.contains(all[place]))
            {
                boards.push_back(boards[i]);
                ++boards.back().caballeros[index(all[place])][player];
                last.emplace_back(place, last[i].second + 1);
            }
        }
    }
    return boards;
}

/// What a place pays, by the index in ReturnCodes::at() of what is returned there.
using PaidByCode = std::vector<Sums>;

/// A placing and a disk, fixed before the opponents answer.
struct FixedPlan
{
    Sums fixed{}; ///< what no answer changes
    std::array<const PaidByCode*, max_places> paid{};
    int most = infinity; ///< an upper bound: the value against the worst of the answers that were tried
};

/// The plans of the player against the answers of the opponents who return caballeros.
class ReturnsGame
{
public:
    ReturnsGame(const State& state, Objective objective)
        : after_scoring_(objective == Objective::LeadAfterScoring), codes_(state),
          payout_sums_(state, after_scoring_ ? Objective::Lead : objective, after_scoring_)
    {
        for (const State& board : placings(state))
        {
            if (after_scoring_)
            {
                add_plans_for_disks(board);
            }
            else
            {
                add_plan(board);
            }
        }
    }

    ValueBounds bounds(std::vector<Returns>& worst, int floor);

private:
    void add_plan(const State& board);
    void add_plans_for_disks(const State& board);
    const PaidByCode& paid(const State& board, std::size_t place, bool is_shown);
    int best_against(const std::array<std::size_t, max_places>& answer);
    std::pair<int, Returns> worst_answer(const FixedPlan& plan) const;
    std::pair<int, Returns> worst_answer(const FixedPlan& plan, std::size_t sum) const;
    std::vector<int> add_place(const FixedPlan& plan, std::size_t place, std::size_t sum,
                               std::vector<int>& least) const;

    bool after_scoring_;
    ReturnCodes codes_;
    PayoutSums payout_sums_;
    std::vector<FixedPlan> plans_;
    /// By place, own caballeros there and whether the player's disk shows it. The boards differ in nothing else that
    /// matters to the pay of a place.
    std::map<std::tuple<std::size_t, int, bool>, PaidByCode> paid_cache_;
};

const PaidByCode& ReturnsGame::paid(const State& board, std::size_t place, bool is_shown)
{
    const int own = board.caballeros[index(codes_.place(place))][board.active()];
    PaidByCode& paid = paid_cache_[{place, own, is_shown}];
    State changed = board;
    for (std::size_t i = paid.size(); i < codes_.at(place).size(); ++i)
    {
        paid.push_back(payout_sums_.paid_at(changed, codes_.place(place), codes_.change_of(codes_.at(place)[i])));
    }
    return paid;
}

void ReturnsGame::add_plan(const State& board)
{
    FixedPlan& plan = plans_.emplace_back();
    plan.fixed = payout_sums_.sums_of([&](Seat seat) { return board.score[seat]; });
    for (std::size_t place = 0; place < codes_.places(); ++place)
    {
        plan.paid[place] = &paid(board, place, false);
    }
}

/// Adds a plan for each region that the player's disk can show, or a single one if the disk moves no piece.
void ReturnsGame::add_plans_for_disks(const State& board)
{
    static const PaidByCode nothing{Sums{}};
    const Seat player = board.active();
    ScoringInProgress scoring = scoring_after_opponents(board, player);
    FixedPlan plan;
    plan.fixed = payout_sums_.sums_of([&](Seat seat) { return scoring.score()[seat]; });
    for (std::size_t i = 0; i < codes_.places(); ++i)
    {
        plan.paid[i] = is_region(board.setup, codes_.place(i)) ? &paid(scoring.state(), i, false) : &nothing;
    }
    if (!scoring.disk_moves_piece(player))
    {
        plans_.push_back(plan);
        return;
    }
    for (std::size_t i = 0; i < codes_.places(); ++i)
    {
        if (const Place place = codes_.place(i); is_region(place))
        {
            const ScoringInProgress::Undo undo = scoring.play_disk(player, place);
            FixedPlan& shown = plans_.emplace_back(plan);
            shown.paid[i] = &paid(scoring.state(), i, true);
            scoring.undo_disk(player, place, undo);
        }
    }
}

/// Returns the value of the best plan against an answer. Lowers FixedPlan::most of all plans to their values.
int ReturnsGame::best_against(const std::array<std::size_t, max_places>& answer)
{
    int best = -infinity;
    for (FixedPlan& plan : plans_)
    {
        Sums total = plan.fixed;
        for (std::size_t place = 0; place < codes_.places(); ++place)
        {
            total = sum(total, (*plan.paid[place])[answer[place]]);
        }
        const int value = *std::min_element(total.begin(), total.begin() + payout_sums_.sum_count());
        plan.most = std::min(plan.most, value);
        best = std::max(best, value);
    }
    return best;
}

/// Returns the value of a plan against the worst answer to it, and that answer.
std::pair<int, Returns> ReturnsGame::worst_answer(const FixedPlan& plan) const
{
    std::pair<int, Returns> worst{infinity, {}};
    for (std::size_t sum = 0; sum < static_cast<std::size_t>(payout_sums_.sum_count()); ++sum)
    {
        const std::pair<int, Returns> found = worst_answer(plan, sum);
        worst = found.first < worst.first ? found : worst;
    }
    return worst;
}

/// A step of the dynamic program: adds a place to those that `least` covers. least[c] is the least sum if the codes
/// returned from these places add up to c; infinity if that is impossible. Returns, for each c of the new `least`, the
/// code that is returned from the added place.
std::vector<int> ReturnsGame::add_place(const FixedPlan& plan, std::size_t place, std::size_t sum,
                                        std::vector<int>& least) const
{
    std::vector<int> next(least.size(), infinity);
    std::vector<int> chosen(least.size());
    for (std::size_t i = 0; i < codes_.at(place).size(); ++i)
    {
        const int code = codes_.at(place)[i];
        const int paid = (*plan.paid[place])[i][sum];
        for (int before = 0; before + code < codes_.count(); ++before)
        {
            const int paid_before = least[static_cast<std::size_t>(before)];
            const int with_code = before + code;
            const auto after = static_cast<std::size_t>(with_code);
            if (paid_before < infinity && paid_before + paid < next[after] && codes_.fits(before, code))
            {
                next[after] = paid_before + paid;
                chosen[after] = code;
            }
        }
    }
    least = std::move(next);
    return chosen;
}

/// Returns the least that one of the sums can be with a plan, and the answer that leads to it.
std::pair<int, Returns> ReturnsGame::worst_answer(const FixedPlan& plan, std::size_t sum) const
{
    std::vector<int> least(static_cast<std::size_t>(codes_.count()), infinity);
    least[0] = plan.fixed[sum];
    std::array<std::vector<int>, max_places> chosen;
    for (std::size_t place = 0; place < codes_.places(); ++place)
    {
        chosen[place] = add_place(plan, place, sum, least);
    }
    int worst = infinity;
    int left = 0;
    for (int code = 0; code < codes_.count(); ++code)
    {
        if (least[static_cast<std::size_t>(code)] < worst && codes_.can_be_total(code))
        {
            worst = least[static_cast<std::size_t>(code)];
            left = code;
        }
    }
    Returns returns{};
    for (std::size_t place = codes_.places(); place-- > 0;)
    {
        const int code = chosen[place][static_cast<std::size_t>(left)];
        returns[place] = codes_.change_of(code);
        left -= code;
    }
    return {worst, returns};
}

/// Finds the worst answer to the most promising plan, until no plan can be better than the best that is known.
ValueBounds ReturnsGame::bounds(std::vector<Returns>& worst, int floor)
{
    ValueBounds bounds{-infinity, infinity};
    const auto try_against = [&](const Returns& returns)
    {
        if (const auto answer = codes_.indices_of(returns)) // nothing if it is impossible in this position
        {
            bounds.high = std::min(bounds.high, best_against(*answer));
        }
    };
    std::for_each(worst.begin(), worst.end(), try_against);
    while (bounds.high > std::max(floor, bounds.low))
    {
        const FixedPlan& next = *std::max_element(
            plans_.begin(), plans_.end(), [](const FixedPlan& a, const FixedPlan& b) { return a.most < b.most; });
        if (next.most <= std::max(floor, bounds.low))
        {
            break;
        }
        const auto [value, returns] = worst_answer(next);
        bounds.low = std::max(bounds.low, value);
        worst.insert(worst.begin(), returns);
        try_against(returns);
    }
    worst.resize(std::min(worst.size(), max_kept_answers));
    return bounds;
}

} // namespace

std::optional<ValueBounds> ReturnBounds::of(const State& state, int floor)
{
    const bool after_scoring = objective_ == Objective::LeadAfterScoring && !state.lasting.grandes_follow;
    if (!is_supported(state) || !(after_scoring || is_paid_by_places(objective_))
        || placings(state).size() > max_placings)
    {
        return std::nullopt;
    }
    return ReturnsGame(state, objective_).bounds(worst_, floor);
}

} // namespace elgrande::search
