#include "search/counts/scoring/ends_above.hpp"

#include "search/disks/leaving.hpp"
#include "search/general_scoring.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <utility>

namespace elgrande::search
{
namespace
{

/// Less than any sum, with room to add to it.
constexpr int out_of_reach = std::numeric_limits<int>::min() / 2;
constexpr std::size_t states_for_a_position = 16;
constexpr std::size_t visits_for_a_position = 16;

int whole_points(int total, int unit)
{
    return total >= 0 ? total / unit : -((unit - 1 - total) / unit);
}

} // namespace

EndsOfReach::EndsOfReach(RegionTables& tables, OwnerStates& states) : tables_(tables), states_(states)
{
    const Reach& reach = tables.reach();
    ways_.resize(static_cast<std::size_t>(reach.most_own_in()) + 1);
    castillo_.resize(1);
    if (reach.changes(Place::Castillo))
    {
        castillo_ = options_of(tables.state(), reach, Place::Castillo);
    }
    for (const Place place : reach.places())
    {
        if (place != Place::Castillo && !too_many_)
        {
            const OptionTable& table = tables.options(place);
            too_many_ = table.options.size() > std::numeric_limits<std::uint16_t>::max();
            places_.push_back(place);
            steps_.emplace_back(states, table);
            bytes_ += steps_.back().bytes();
        }
    }
}

EndsAbove::EndsAbove(EndsOfReach& all, Place disk, int more, Budget& budget)
    : all_(all), player_(all.tables_.reach().player()), generation_(all.tables_.generation()),
      ways_(all.ways_[static_cast<std::size_t>(more)]), disk_(disk), budget_(budget), rows_(all.places_.size())
{
    for (const Option& castillo : all.castillo_)
    {
        const Tally& tally = castillo.tally;
        if (castillo.change[player_] == more && all.states_.after(tally) != OwnerStates::none)
        {
            State filled = all.tables_.state();
            auto& inside = filled.caballeros[index(Place::Castillo)];
            for (std::size_t owner = 0; owner < inside.size(); ++owner)
            {
                inside[owner] = static_cast<std::uint8_t>(inside[owner] + castillo.change[owner]);
            }
            Start& start =
                starts_.emplace_back(Start{.castillo = castillo.change, .tally = tally, .leaving = Leaving(filled)});
            for (const Seat seat : filled.seats())
            {
                start.leavers |= seat != player_ && start.leaving.leaves(seat) ? 1U << seat : 0U;
            }
            start.tables.resize(rows_.size());
        }
    }
}

void EndsAbove::mix(const std::vector<Refutation>& refutations, const std::vector<int>& times)
{
    refutations_.clear();
    times_.clear();
    for (std::size_t i = 0; i < refutations.size(); ++i)
    {
        if (times[i] > 0)
        {
            refutations_.push_back(refutations[i]);
            times_.push_back(times[i]);
        }
    }
    unit_ = std::accumulate(times_.begin(), times_.end(), 0);
    rows_.assign(rows_.size(), {});
    landed_.clear();
    for (const Place region : all_.places_)
    {
        landed_.push_back(landed_in(region));
    }
    if (generation_ != all_.tables_.generation())
    {
        generation_ = all_.tables_.generation();
        for (Start& start : starts_)
        {
            start.tables.assign(rows_.size(), {});
        }
    }
    for (Start& start : starts_)
    {
        start.fixed.clear();
        start.fixed_of_mean = 0;
        for (std::size_t i = 0; i < refutations_.size(); ++i)
        {
            start.fixed.push_back(lead_of_rest(start, refutations_[i]));
            start.fixed_of_mean += times_[i] * start.fixed.back();
        }
        start.rows.assign(rows_.size(), 0);
        for (std::size_t region = 0; region < rows_.size(); ++region)
        {
            add_row(region, start);
        }
    }
    if (ways_.reachable.empty())
    {
        find_ways();
    }
    bound();
}

EndsAbove::Landed EndsAbove::landed_in(Place region) const
{
    Landed landed;
    for (std::size_t i = 0; i < refutations_.size(); ++i)
    {
        SeatSet set = 0;
        for (const Seat seat : all_.tables_.state().seats())
        {
            set |= seat != player_ && refutations_[i].disks[seat] == region ? 1U << seat : 0U;
        }
        const auto known = std::find(landed.sets.begin(), landed.sets.end(), set);
        landed.of.push_back(static_cast<std::size_t>(known - landed.sets.begin()));
        if (known == landed.sets.end())
        {
            landed.sets.push_back(set);
            landed.weights.emplace_back();
        }
        PerSeat<int>& weights = landed.weights[landed.of.back()];
        weights[player_] += times_[i];
        weights[refutations_[i].rival] -= times_[i];
    }
    return landed;
}

/// Those of the others, and the player if it is the disk's region.
void EndsAbove::land(Leaving& leaving, Place region, SeatSet who) const
{
    for (const Seat seat : leaving.state().seats())
    {
        const bool lands = seat == player_ ? region == disk_ && leaving.leaves(seat) : (who >> seat & 1U) != 0;
        if (lands)
        {
            leaving.land(seat, region);
        }
    }
}

const EndsAbove::Payouts& EndsAbove::payouts(Start& start, std::size_t region, SeatSet who) const
{
    const Payouts*& table = start.tables[region][who];
    if (table == nullptr)
    {
        Leaving leaving = start.leaving;
        land(leaving, all_.places_[region], who);
        table = &all_.tables_.payouts(leaving.state(), all_.places_[region]);
    }
    return *table;
}

/// What the Castillo and the regions that do not change come to.
int EndsAbove::lead_of_rest(const Start& start, const Refutation& refutation) const
{
    int lead = start.leaving.score()[player_] - start.leaving.score()[refutation.rival];
    for (const Place region : regions(all_.tables_.state().setup))
    {
        if (!all_.tables_.reach().changes(region))
        {
            SeatSet who = 0;
            for (const Seat seat : start.leaving.state().seats())
            {
                who |= refutation.disks[seat] == region ? start.leavers & 1U << seat : 0U;
            }
            Leaving leaving = start.leaving;
            land(leaving, region, who);
            const PerSeat<std::uint8_t> points = points_in_general(leaving.state(), region);
            lead += points[player_] - points[refutation.rival];
        }
    }
    return lead;
}

void EndsAbove::add_row(std::size_t region, Start& start)
{
    const Landed& landed = landed_[region];
    Row row;
    row.tables.reserve(landed.sets.size());
    for (const SeatSet set : landed.sets)
    {
        row.tables.push_back(&payouts(start, region, set & start.leavers));
    }
    std::vector<Row>& rows = rows_[region];
    const auto known =
        std::find_if(rows.begin(), rows.end(), [&](const Row& other) { return other.tables == row.tables; });
    start.rows[region] = static_cast<std::size_t>(known - rows.begin());
    if (known == rows.end())
    {
        pay(landed, row);
        rows.push_back(std::move(row));
    }
}

void EndsAbove::pay(const Landed& landed, Row& row) const
{
    row.paid.assign(row.tables.front()->size(), 0);
    for (std::size_t set = 0; set < landed.sets.size(); ++set)
    {
        const Payouts& points = *row.tables[set];
        const PerSeat<int>& weights = landed.weights[set];
        for (std::size_t option = 0; option < row.paid.size(); ++option)
        {
            for (Seat seat = 0; seat < max_players; ++seat)
            {
                row.paid[option] += weights[seat] * points[option][seat];
            }
        }
    }
}

/// The states that the starts can come to, by depth: with many own caballeros in the Castillo these are few.
void EndsAbove::find_ways()
{
    ways_.order.resize(rows_.size());
    std::iota(ways_.order.begin(), ways_.order.end(), std::size_t{0});
    std::stable_partition(ways_.order.begin(), ways_.order.end(),
                          [&](std::size_t region) { return rows_[region].size() > 1; });
    std::vector<bool> is_reached(all_.states_.size());
    std::vector<OwnerStates::Number> reached;
    const auto reach = [&](OwnerStates::Number state)
    {
        if (!is_reached[state])
        {
            is_reached[state] = true;
            reached.push_back(state);
        }
    };
    for (const Start& start : starts_)
    {
        reach(state_of(start));
    }
    for (std::size_t depth = 0; depth < rows_.size(); ++depth)
    {
        ways_.reachable.push_back(std::exchange(reached, {}));
        is_reached.assign(is_reached.size(), false);
        const StateSteps& steps = all_.steps_[region_at(depth)];
        for (const OwnerStates::Number state : ways_.reachable.back())
        {
            for (const StateSteps::Step* step = steps.begin(state); step != steps.end(state); ++step)
            {
                reach(step->to);
            }
        }
    }
    ways_.reachable.push_back(std::move(reached));
    for (const std::vector<OwnerStates::Number>& states : ways_.reachable)
    {
        all_.bytes_ += states.capacity() * sizeof(OwnerStates::Number);
    }
}

/// From the last region to the first.
void EndsAbove::bound()
{
    const OwnerStates& states = all_.states_;
    most_.resize(rows_.size() + 1, std::vector<int>(states.size())); // highest() may be asked also if the budget ends
    for (const OwnerStates::Number state : ways_.reachable.back())
    {
        most_.back()[state] = states.can_end(state) ? 0 : out_of_reach;
    }
    std::size_t looked_at = 0;
    for (std::size_t depth = rows_.size(); depth-- > 0;)
    {
        const std::vector<Row>& rows = rows_[region_at(depth)];
        std::vector<int> paid = rows.front().paid;
        for (const Row& row : rows)
        {
            std::transform(paid.begin(), paid.end(), row.paid.begin(), paid.begin(),
                           [](int a, int b) { return std::max(a, b); });
        }
        const StateSteps& steps = all_.steps_[region_at(depth)];
        const std::vector<int>& behind = most_[depth + 1];
        std::vector<int>& here = most_[depth];
        for (const OwnerStates::Number state : ways_.reachable[depth])
        {
            int best = out_of_reach;
            for (const StateSteps::Step* step = steps.begin(state); step != steps.end(state); ++step)
            {
                best = std::max(best, paid[step->option] + behind[step->to]);
            }
            here[state] = best;
            if (++looked_at % states_for_a_position == 0 && !budget_.spend())
            {
                return; // what was found means nothing then
            }
        }
    }
}

int EndsAbove::highest() const
{
    int highest = out_of_reach;
    for (const Start& start : starts_)
    {
        highest = std::max(highest, start.fixed_of_mean + most_.front()[state_of(start)]);
    }
    return whole_points(highest, unit_);
}

/// From one start through all regions.
class EndsAbove::Walk
{
public:
    Walk(const EndsAbove& ends, int floor, std::size_t most, std::size_t most_visited)
        : ends_(ends), floor_(floor), most_(most), most_visited_(most_visited)
    {
    }

    void go(const Start& start)
    {
        start_ = &start;
        change_.by_place[index(Place::Castillo)] = start.castillo;
        visit(0, ends_.state_of(start), start.tally, start.fixed_of_mean);
    }

    Found found() &&
    {
        found_.all = !is_over();
        return std::move(found_);
    }

private:
    void visit(std::size_t depth, OwnerStates::Number state, const Tally& tally, int paid)
    {
        if (depth == ends_.rows_.size())
        {
            add_end(tally);
            return;
        }
        const std::size_t region = ends_.region_at(depth);
        const std::vector<int>& here = ends_.rows_[region][start_->rows[region]].paid;
        const std::vector<int>& behind = ends_.most_[depth + 1];
        const Place place = ends_.all_.places_[region];
        const std::vector<Option>& options = ends_.all_.tables_.options(place).options;
        const StateSteps& steps = ends_.all_.steps_[region];
        for (const StateSteps::Step* step = steps.begin(state); step != steps.end(state) && !is_over(); ++step)
        {
            const int paid_then = paid + here[step->option];
            if (paid_then + behind[step->to] >= floor_ * ends_.unit_)
            {
                const Option& option = options[step->option];
                const Tally then = sum(tally, option.tally);
                if (reach_.may_become_allowed(then))
                {
                    change_.by_place[index(place)] = option.change;
                    chosen_[region] = step->option;
                    visit(depth + 1, step->to, then, paid_then);
                }
            }
        }
        change_.by_place[index(place)] = {};
    }

    bool is_over() const { return found_.ends.size() >= most_ || visited_ >= most_visited_ || ends_.budget_.is_over(); }

    bool is_refuted_by(std::size_t refutation) const
    {
        int lead = start_->fixed[refutation];
        for (std::size_t region = 0; region < ends_.rows_.size(); ++region)
        {
            const Row& row = ends_.rows_[region][start_->rows[region]];
            const std::size_t set = ends_.landed_[region].of[refutation];
            const PerSeat<std::uint8_t>& points = (*row.tables[set])[chosen_[region]];
            lead += points[player_] - points[ends_.refutations_[refutation].rival];
        }
        return lead < floor_;
    }

    bool is_refuted()
    {
        for (std::size_t i = 0; i < ends_.refutations_.size(); ++i)
        {
            const std::size_t refutation = (latest_ + i) % ends_.refutations_.size(); // likely to do it again
            if (is_refuted_by(refutation))
            {
                latest_ = refutation;
                return true;
            }
        }
        return false;
    }

    void add_end(Tally tally)
    {
        change_.own_dismissed = tally.own_dismissed;
        if (std::has_single_bit(++visited_)) // from all parts of them
        {
            found_.likely.emplace_back(change_, reach_.allows(tally));
        }
        if (visited_ % visits_for_a_position == 0 && !ends_.budget_.spend())
        {
            return;
        }
        if (is_refuted())
        {
            return;
        }
        add_if_allowed(tally);
        if (reach_.can_dismiss_own())
        {
            tally.own_dismissed = true;
            change_.own_dismissed = true;
            add_if_allowed(tally);
        }
    }

    void add_if_allowed(const Tally& tally)
    {
        if (!is_over() && ends_.budget_.spend() && reach_.allows(tally))
        {
            found_.ends.push_back(change_);
        }
    }

    const EndsAbove& ends_;
    const Reach& reach_ = ends_.all_.tables_.reach();
    Seat player_ = ends_.player_;
    const Start* start_ = nullptr;
    int floor_;
    std::size_t most_;
    std::size_t most_visited_;
    NetChange change_;
    std::array<std::uint16_t, board_place_count> chosen_{}; ///< options
    std::size_t latest_ = 0;
    std::size_t visited_ = 0;
    Found found_;
};

EndsAbove::Found EndsAbove::ends(int floor, std::size_t most, std::size_t most_visited) const
{
    Walk walk(*this, floor, most, most_visited);
    for (const Start& start : starts_)
    {
        if (start.fixed_of_mean + most_.front()[state_of(start)] >= floor * unit_)
        {
            walk.go(start);
        }
    }
    return std::move(walk).found();
}

} // namespace elgrande::search
