#include "search/counts/returns.hpp"

#include "rules/cards/card.hpp"
#include "search/counts/payer.hpp"

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

/// Somebody who has still to return caballeros.
struct Victim
{
    Seat seat = nobody;
    int count = 0;
};

using Counts = std::array<Change, place_count>;

int on_open_board(const State& state, Seat seat)
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
        victims.push_back({seat, std::min(count, state.court[seat] + on_open_board(state, seat))});
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

/// The answers that are worst against one board, for one of the sums of an objective.
class WorstReturns
{
public:
    WorstReturns(const State& board, const std::vector<Victim>& victims, Payer& payer)
        : board_(board), victims_(victims), payer_(payer)
    {
        for (const Victim& victim : victims)
        {
            weights_.push_back(codes_);
            codes_ *= victim.count + 1;
        }
    }

    /// The least of this sum over all places, and the changes by which it comes.
    std::pair<int, Counts> least(std::size_t sum)
    {
        const auto codes = static_cast<std::size_t>(codes_);
        std::vector<std::vector<int>> least(place_count + 1, std::vector<int>(codes, impossible));
        std::vector<std::vector<int>> taken(place_count + 1, std::vector<int>(codes, 0));
        least[0][0] = 0;
        for (std::size_t place = 0; place < place_count; ++place)
        {
            for (const int code : codes_at(static_cast<Place>(place)))
            {
                const int paid = payer_.paid_at(board_, static_cast<Place>(place), change_of(code))[sum];
                for (int before = 0; before + code < codes_; ++before)
                {
                    const std::size_t after = static_cast<std::size_t>(before) + static_cast<std::size_t>(code);
                    const int value = least[place][static_cast<std::size_t>(before)] + paid;
                    if (value < least[place + 1][after] && fits(before, code))
                    {
                        least[place + 1][after] = value;
                        taken[place + 1][after] = code;
                    }
                }
            }
        }
        return best_of(least.back(), taken);
    }

private:
    int digit(int code, std::size_t victim) const { return code / weights_[victim] % (victims_[victim].count + 1); }

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

    /// All that can be returned from a place.
    std::vector<int> codes_at(Place place) const
    {
        std::vector<int> codes{0};
        for (std::size_t i = 0; i < victims_.size() && is_region(place) && !is_taboo(board_, place); ++i)
        {
            const int there = board_.caballeros[index(place)][victims_[i].seat];
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

    /// What is not returned from regions comes from the court.
    bool court_gives_the_rest(int code) const
    {
        for (std::size_t i = 0; i < victims_.size(); ++i)
        {
            if (victims_[i].count - digit(code, i) > board_.court[victims_[i].seat])
            {
                return false;
            }
        }
        return true;
    }

    std::pair<int, Counts> best_of(const std::vector<int>& least, const std::vector<std::vector<int>>& taken) const
    {
        int best = 0;
        int value = impossible;
        for (int code = 0; code < codes_; ++code)
        {
            if (least[static_cast<std::size_t>(code)] < value && court_gives_the_rest(code))
            {
                best = code;
                value = least[static_cast<std::size_t>(code)];
            }
        }
        Counts changes{};
        for (std::size_t place = place_count; place-- > 0;)
        {
            const int code = taken[place + 1][static_cast<std::size_t>(best)];
            changes[place] = change_of(code);
            best -= code;
        }
        return {value, changes};
    }

    State board_;
    const std::vector<Victim>& victims_;
    Payer& payer_;
    std::vector<int> weights_;
    int codes_ = 1;
};

State after(State board, const Counts& changes)
{
    for (std::size_t place = 0; place < place_count; ++place)
    {
        for (std::size_t owner = 0; owner < max_owners; ++owner)
        {
            std::uint8_t& there = board.caballeros[place][owner];
            there = static_cast<std::uint8_t>(there + changes[place][owner]);
        }
    }
    return board;
}

} // namespace

std::optional<ValueBounds> value_of_returns(const State& state, Objective objective)
{
    if (!is_about_returns(state) || !is_paid_by_places(objective))
    {
        return std::nullopt;
    }
    const std::vector<Victim> victims = victims_of(state);
    const std::vector<State> boards = placings(state);
    if (boards.size() > most_placings)
    {
        return std::nullopt;
    }
    Payer payer(state, objective);
    const Sums fixed = payer.sums_of([&](Seat seat) { return state.score[seat]; });
    ValueBounds bounds{-impossible, impossible};
    for (const State& board : boards)
    {
        WorstReturns worst(board, victims, payer);
        std::pair<int, Counts> least{impossible, {}};
        for (std::size_t sum = 0; sum < static_cast<std::size_t>(payer.sums()); ++sum)
        {
            std::pair<int, Counts> found = worst.least(sum);
            found.first += fixed[sum];
            least = found.first < least.first ? found : least;
        }
        bounds.low = std::max(bounds.low, least.first);
        int best_against = -impossible;
        for (const State& other : boards)
        {
            best_against = std::max(best_against, worth(after(other, least.second), state.active(), objective, 0));
        }
        bounds.high = std::min(bounds.high, best_against);
    }
    return bounds;
}

} // namespace elgrande::search
