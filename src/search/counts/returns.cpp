#include "search/counts/returns.hpp"

#include "rules/cards/card.hpp"
#include "search/counts/payer.hpp"
#include "search/general_scoring.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace elgrande::search
{
namespace
{

constexpr int impossible = std::numeric_limits<int>::max() / 4;
constexpr std::size_t most_placings = 300;
constexpr std::size_t most_kept = 8; ///< answers that were worst

/// Somebody who has still to return caballeros.
struct Victim
{
    Seat seat = nobody;
    int count = 0;
};

int count_on_open_board(const State& state, Seat seat)
{
    int count = 0;
    for (const Place region : all_regions)
    {
        count += is_taboo(state, region) ? 0 : state.caballeros[index(region)][seat];
    }
    return count;
}

bool is_about_returns(const State& state)
{
    const Progress& progress = state.progress;
    bool can_prevent = false;
    for (const Seat seat : state.seats())
    {
        can_prevent = can_prevent || (seat != state.active() && state.vetoes[seat] + state.old_vetoes[seat] > 0);
    }
    return progress.running && progress.source == EffectSource::ActionCard
           && state.decision.question == Question::Return && !can_prevent
           && card(state.turn.card).effects[progress.effect].verb == Verb::ReturnAny
           && !state.setup.modules.contains(Module::StandardBearers) && !has_colonies(state.setup)
           && !is_grandissimo(state.setup);
}

std::vector<Victim> victims_of(const State& state)
{
    const int count = card(state.turn.card).effects[state.progress.effect].count;
    std::vector<Victim> victims{{state.progress.victim, state.progress.any_left}};
    for (Seat seat = left_of(state.progress.victim, state.players()); seat != state.active();
         seat = left_of(seat, state.players()))
    {
        victims.push_back({seat, std::min(count, state.court[seat] + count_on_open_board(state, seat))});
    }
    return victims;
}

/// The boards after each placing that the player has left.
std::vector<State> placings(const State& state)
{
    const Seat player = state.active();
    const int limit = placing_limit(state.setup, state.turn, state.turns_done);
    const int left = state.turn.placing_over ? 0 : std::max(0, limit - state.turn.placed);
    const int most = std::min<int>(left, state.court[player]);
    const PlaceSet near = near_king(state);
    std::vector<State> boards{state};
    std::vector<std::pair<int, int>> last{{0, 0}}; // the last place of each, and how many were placed
    for (std::size_t i = 0; i < boards.size() && boards.size() <= most_placings; ++i)
    {
        for (int place = last[i].first; place < place_count && last[i].second < most; ++place)
        {
            if (near.contains(static_cast<Place>(place)))
            {
                boards.push_back(boards[i]);
                ++boards.back().caballeros[static_cast<std::size_t>(place)][player];
                last.emplace_back(place, last[i].second + 1);
            }
        }
    }
    return boards;
}

/// For each place, by its index, a number.
using Numbers = std::array<std::size_t, place_count>;

/// What the answers of the others can be, as numbers: how many each of them returns, one digit for each.
class Codes
{
public:
    Codes(const State& state, std::vector<Victim> victims) : victims_(std::move(victims))
    {
        for (const Victim& victim : victims_)
        {
            weights_.push_back(count_);
            count_ *= victim.count + 1;
        }
        for (const Place region : all_regions)
        {
            at_[index(region)] = at(state, region);
        }
        at_[index(Place::Castillo)] = {0};
        for (int code = 0; code < count_; ++code)
        {
            court_gives_the_rest_.push_back(court_gives_the_rest(state, code));
        }
    }

    int count() const { return count_; }

    /// All that can be returned from a place.
    const std::vector<int>& at(std::size_t place) const { return at_[place]; }

    /// Can this be all that is returned from regions? What is not comes from the court.
    bool can_be_all(int code) const { return court_gives_the_rest_[static_cast<std::size_t>(code)]; }

    /// Does nobody return too many?
    bool fits(int before, int code) const
    {
        for (std::size_t i = 0; i < victims_.size(); ++i)
        {
            if (digit(before, i) + digit(code, i) > victims_[i].count)
            {
                return false;
            }
        }
        return true;
    }

    Change change_of(int code) const
    {
        Change change{};
        for (std::size_t i = 0; i < victims_.size(); ++i)
        {
            change[victims_[i].seat] = static_cast<std::int16_t>(-digit(code, i));
        }
        return change;
    }

    /// The numbers in at() of what is taken from each place; nothing if that cannot be answered.
    std::optional<Numbers> numbers_of(const Returns& returns) const
    {
        Numbers numbers{};
        int total = 0;
        for (std::size_t place = 0; place < place_count; ++place)
        {
            const auto found = std::find_if(at_[place].begin(), at_[place].end(),
                                            [&](int code) { return change_of(code) == returns[place]; });
            if (found == at_[place].end() || total + *found >= count_ || !fits(total, *found))
            {
                return std::nullopt;
            }
            total += *found;
            numbers[place] = static_cast<std::size_t>(found - at_[place].begin());
        }
        return can_be_all(total) ? std::optional(numbers) : std::nullopt;
    }

private:
    int digit(int code, std::size_t victim) const { return code / weights_[victim] % (victims_[victim].count + 1); }

    bool court_gives_the_rest(const State& state, int code) const
    {
        for (std::size_t i = 0; i < victims_.size(); ++i)
        {
            if (victims_[i].count - digit(code, i) > state.court[victims_[i].seat])
            {
                return false;
            }
        }
        return true;
    }

    std::vector<int> at(const State& state, Place region) const
    {
        std::vector<int> codes{0};
        for (std::size_t i = 0; i < victims_.size() && !is_taboo(state, region); ++i)
        {
            const int there = state.caballeros[index(region)][victims_[i].seat];
            const std::size_t before = codes.size();
            for (int count = 1; count <= std::min(there, victims_[i].count); ++count)
            {
                for (std::size_t c = 0; c < before; ++c)
                {
                    codes.push_back(codes[c] + count * weights_[i]);
                }
            }
        }
        return codes;
    }

    std::vector<Victim> victims_;
    std::vector<int> weights_;
    int count_ = 1;
    std::array<std::vector<int>, place_count> at_;
    std::vector<bool> court_gives_the_rest_;
};

/// By the number of a code in Codes::at(): what a place pays then.
using Costs = std::vector<Sums>;

/// What the player can settle before the others answer: where to place and which disk to set.
struct Disposal
{
    const std::array<Costs, place_count>* costs = nullptr;
    const Costs* at_disk = nullptr; ///< of `disk`, in place of those
    std::size_t disk = 0;
    Sums fixed{};
    int most = -impossible; ///< against the answers that were looked at

    const Costs& at(std::size_t place) const
    {
        return at_disk != nullptr && place == disk ? *at_disk : (*costs)[place];
    }
};

/// A board after the rest of the placing, and what it pays.
struct Board
{
    std::array<Costs, place_count> costs;
    std::array<Costs, place_count> with_disk; ///< if the player lands there; empty if not
    Sums fixed{};
};

class Contest
{
public:
    Contest(const State& state, Objective objective)
        : objective_(objective), codes_(state, victims_of(state)),
          payer_(state, objective == Objective::LeadAfterScoring ? Objective::Lead : objective)
    {
    }

    /// The player places so, and sets any disk.
    void add(const State& board)
    {
        boards_.push_back(objective_ == Objective::LeadAfterScoring ? after_scoring(board) : as_it_stands(board));
    }

    ValueBounds bounds(std::vector<Returns>& worst, int floor);

private:
    Board as_it_stands(const State& board) const;
    Board after_scoring(const State& board) const;
    Costs costs(State& board, std::size_t place) const;
    int value(const Disposal& plan, const Numbers& returns) const;
    std::vector<Disposal> plans() const;
    std::pair<int, Returns> least(const Disposal& plan) const;
    std::pair<int, Returns> least(const Disposal& plan, std::size_t sum) const;

    Objective objective_;
    Codes codes_;
    Payer payer_;
    std::vector<Board> boards_;
};

Costs Contest::costs(State& board, std::size_t place) const
{
    Costs costs;
    for (const int code : codes_.at(place))
    {
        costs.push_back(payer_.paid_at(board, static_cast<Place>(place), codes_.change_of(code)));
    }
    return costs;
}

Board Contest::as_it_stands(const State& board) const
{
    Board result;
    State counted = board;
    for (std::size_t place = 0; place < place_count; ++place)
    {
        result.costs[place] = costs(counted, place);
    }
    result.fixed = payer_.sums_of([&](Seat seat) { return board.score[seat]; });
    return result;
}

Board Contest::after_scoring(const State& board) const
{
    const Seat player = board.active();
    OthersLanded at_home = others_landed(board, player, homes(board));
    Board result;
    result.fixed = payer_.sums_of([&](Seat seat) { return at_home.score[seat]; });
    result.costs[index(Place::Castillo)] = {Sums{}};
    for (const Place region : all_regions)
    {
        result.costs[index(region)] = costs(at_home.state, index(region));
        if (at_home.player_leaves)
        {
            State landed = with_disk(board, at_home, player, region);
            result.with_disk[index(region)] = costs(landed, index(region));
        }
    }
    return result;
}

std::vector<Disposal> Contest::plans() const
{
    std::vector<Disposal> all;
    for (const Board& board : boards_)
    {
        Disposal plan{.costs = &board.costs, .fixed = board.fixed, .most = impossible};
        const std::size_t before = all.size();
        for (std::size_t place = 0; place < place_count; ++place)
        {
            if (!board.with_disk[place].empty())
            {
                plan.disk = place;
                plan.at_disk = &board.with_disk[place];
                all.push_back(plan);
            }
        }
        if (all.size() == before)
        {
            all.push_back(plan);
        }
    }
    return all;
}

int Contest::value(const Disposal& plan, const Numbers& returns) const
{
    Sums total = plan.fixed;
    for (std::size_t place = 0; place < place_count; ++place)
    {
        const Sums& paid = plan.at(place)[returns[place]];
        for (std::size_t sum = 0; sum < total.size(); ++sum)
        {
            total[sum] = static_cast<std::int16_t>(total[sum] + paid[sum]);
        }
    }
    return *std::min_element(total.begin(), total.begin() + payer_.sums());
}

/// The answers that are worst against a plan.
std::pair<int, Returns> Contest::least(const Disposal& plan) const
{
    std::pair<int, Returns> worst{impossible, {}};
    for (std::size_t sum = 0; sum < static_cast<std::size_t>(payer_.sums()); ++sum)
    {
        const std::pair<int, Returns> found = least(plan, sum);
        worst = found.first < worst.first ? found : worst;
    }
    return worst;
}

/// Those that are worst for one of the sums: the least of all places so far, by what has been returned.
std::pair<int, Returns> Contest::least(const Disposal& plan, std::size_t sum) const
{
    const auto count = static_cast<std::size_t>(codes_.count());
    std::vector<std::vector<int>> least(place_count + 1, std::vector<int>(count, impossible));
    std::vector<std::vector<int>> taken(place_count + 1, std::vector<int>(count, 0));
    least[0][0] = plan.fixed[sum];
    for (std::size_t place = 0; place < place_count; ++place)
    {
        const std::vector<int>& codes = codes_.at(place);
        for (std::size_t i = 0; i < codes.size(); ++i)
        {
            const int paid = plan.at(place)[i][sum];
            for (int before = 0; before + codes[i] < codes_.count(); ++before)
            {
                const int value = least[place][static_cast<std::size_t>(before)] + paid;
                const int all = before + codes[i];
                const auto after = static_cast<std::size_t>(all);
                if (value < least[place + 1][after] && codes_.fits(before, codes[i]))
                {
                    least[place + 1][after] = value;
                    taken[place + 1][after] = codes[i];
                }
            }
        }
    }
    std::pair<int, Returns> worst{impossible, {}};
    int last = 0;
    for (int code = 0; code < codes_.count(); ++code)
    {
        if (least.back()[static_cast<std::size_t>(code)] < worst.first && codes_.can_be_all(code))
        {
            last = code;
            worst.first = least.back()[static_cast<std::size_t>(code)];
        }
    }
    for (std::size_t place = place_count; place-- > 0;)
    {
        const int code = taken[place + 1][static_cast<std::size_t>(last)];
        worst.second[place] = codes_.change_of(code);
        last -= code;
    }
    return worst;
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
        int best = -impossible;
        for (Disposal& plan : all)
        {
            const int against = value(plan, *numbers);
            plan.most = std::min(plan.most, against);
            best = std::max(best, against);
        }
        bounds.high = std::min(bounds.high, best);
    };
    std::for_each(worst.begin(), worst.end(), try_against);
    while (bounds.high > std::max(floor, bounds.low))
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

} // namespace

std::optional<ValueBounds> ReturnBounds::of(const State& state, int floor)
{
    const bool is_scored = objective_ == Objective::LeadAfterScoring && !needs_trying(state);
    if (!is_about_returns(state) || !(is_scored || is_paid_by_places(objective_)))
    {
        return std::nullopt;
    }
    const std::vector<State> boards = placings(state);
    if (boards.size() > most_placings)
    {
        return std::nullopt;
    }
    Contest contest(state, objective_);
    for (const State& board : boards)
    {
        contest.add(board);
    }
    return contest.bounds(worst_, floor);
}

} // namespace elgrande::search
